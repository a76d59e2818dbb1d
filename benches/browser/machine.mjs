// How fast this machine is today: a fixed loop in a page, as it is and throttled. Times are to be read beside it, and a throttle is a
// share of it.
import { launch, median, row } from './browser.mjs';
import { serve } from './server.mjs';
import { slowDown } from './visit.mjs';

const ROUNDS = 7;

/** Runs in the page: millions of turns a second of a loop over whole numbers and an array that no first cache holds. */
function loop() {
  const TURNS = 5_000_000;
  const table = (window.table ??= new Uint32Array(1 << 18));
  let state = 1;
  const start = performance.now();
  for (let turn = 0; turn < TURNS; turn += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    table[state >>> 14] += state;
  }
  return TURNS / 1000 / (performance.now() - start);
}

const site = await serve(import.meta.dirname, { '/index.html': '<!doctype html><meta charset="utf-8"><title>Machine</title>' });
const browser = await launch();
const page = await browser.newPage();
const rate = async (slowdown) => {
  // As in every visit the throttle is set before the page is loaded.
  await slowDown(page, slowdown);
  await page.goto(site.address);
  const rates = [];
  for (let round = -1; round < ROUNDS; round += 1) rates.push(await page.evaluate(loop));
  return median(rates.slice(1));
};
const free = await rate(1);
const throttled = await rate(4);
row('machine, a fixed loop', free, 'M turns/s');
row('machine, the same at CPU 4x', throttled, 'M turns/s', { peer: ['unthrottled', free] });
await browser.close();
site.end();
