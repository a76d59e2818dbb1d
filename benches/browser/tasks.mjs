// The longest task of the page's thread, unthrottled, while a search is opened, stepped and gone through to its end: the examples that the
// page offers, and the largest inputs that it takes.
import { setTimeout as sleep } from 'node:timers/promises';
import { DIST, launch, median, missing, row } from './browser.mjs';
import { examples } from './examples.mjs';
import { LARGEST } from './largest.mjs';
import { serve } from './server.mjs';
import { awaited, listen } from './trouble.mjs';

/** Chromium tells of no shorter task, in milliseconds. */
const LEAST = 50;
/** Seconds that a page may take to answer, and that a search may take before its end is gone to anyway. */
const [PATIENCE, SEARCH] = [30, 5];
/** How often a search is gone through that has had a long task: others use this machine, too. */
const ROUNDS = 3;

const NOTES = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Notes</title><link rel="icon" href="data:,">
  <link rel="stylesheet" href="/plyscope-page.css"><script type="module" src="/ply-scope.js"></script>
  <ply-scope view="page" game="nim" heaps="1,1" algorithm="minimax"></ply-scope></html>`;

/** Runs in the page before anything else. */
function install() {
  const element = () => document.querySelector('ply-scope');
  const root = () => element().shadowRoot;
  const shown = () => Number(root().querySelector('[role=slider]').getAttribute('aria-valuenow'));
  const frame = () => new Promise((resolve) => { requestAnimationFrame(() => setTimeout(resolve)); });
  const settled = async () => { do await frame(); while (shown() !== (element().spec.step ?? 0)); };
  const isSearching = () => [...root().querySelectorAll('.progress button')].some(({ textContent }) => textContent === 'Stop');
  let longest = 0;
  const note = (entries) => { for (const { duration } of entries) longest = Math.max(longest, duration); };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'longtask' });
  const press = async (key) => {
    root().querySelector('.ply').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
    await settled();
  };
  /** Opens a search, steps it, goes to its end; says the longest task in milliseconds. */
  window.walk = async (make, limit) => {
    const spec = typeof make === 'string' ? new Function(`return ${make}`)()() : make;
    // What was made for it is not the page's work, nor is what the last search left to be collected.
    await frame();
    await frame();
    note(observer.takeRecords());
    longest = 0;
    element().spec = spec;
    await settled();
    const end = performance.now() + 1000 * limit;
    while (isSearching() && performance.now() < end) await frame();
    for (let step = 0; step < 10; step += 1) await press('ArrowRight');
    await press('End');
    // What has happened is told a little later.
    for (let wait = 0; wait < 5; wait += 1) await frame();
    note(observer.takeRecords());
    return longest;
  };
}

const site = await serve(DIST, { '/notes.html': NOTES });
let browser;
let page;

async function reopen() {
  await browser?.close();
  browser = await launch();
  page = listen(await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US', reducedMotion: 'reduce' }));
  await page.addInitScript(install);
  await page.goto(`${site.address}/notes.html`);
  await awaited(page, 'the lab', () => document.querySelector('ply-scope[data-state=ready]'));
}

/** The longest task of a walk; of a page that answers no more, as long as it was waited for. */
async function walk(make) {
  const walked = page.evaluate((asked) => window.walk(...asked), [make, SEARCH]);
  // It may end long after nobody waits for it any more.
  walked.catch(() => undefined);
  const longest = await Promise.race([walked, sleep(1000 * (SEARCH + PATIENCE), Infinity, { ref: false })]);
  if (longest < Infinity) return Math.max(longest, LEAST);
  await reopen();
  return 1000 * PATIENCE;
}

async function middle(make) {
  const times = [await walk(make)];
  while (times[0] > LEAST && times[0] < 1000 * PATIENCE && times.length < ROUNDS) times.push(await walk(make));
  return median(times);
}

/** Prints the row of some searches, `[name, spec]` each: the longest task of all, and which search has it. */
async function measure(title, searches, goal) {
  await reopen();
  const found = [];
  const refused = [];
  for (const [name, make] of searches) {
    try {
      found.push([await middle(make), name]);
    } catch (error) {
      refused.push(`${name}: ${String(error.message).split('\n')[0].replace(/^page.evaluate: (\w*Error: )?/, '')}`);
    }
  }
  const told = found.sort(([one], [other]) => other - one).map(([time, name]) => {
    if (time === LEAST) return `${name}: none`;
    return `${name}: ${time < 1000 * PATIENCE ? `${Math.round(time)} ms` : `no answer for ${PATIENCE} s`}`;
  });
  const why = [...told, ...refused].join('; ');
  const name = `longest task, ${title}`;
  if (found.length) row(name, found[0][0], 'ms', { goal, why });
  else missing(name, why, goal);
}

for (const [game, searches] of await examples(site.address)) await measure(game, searches, { value_at_most: 50 });
for (const [title, searches] of LARGEST) await measure(title, searches, { value_at_most: 200 });
await browser.close();
site.end();
