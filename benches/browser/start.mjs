// How soon the page is there: from the navigation to the lab in the document, with nothing in the cache, beside a Yew page that
// does nothing; from there to the answer to the first key; and what Lighthouse says of it.
import lighthouse from 'lighthouse';
import { BUILT, DIST, launch, median, row, serve } from './browser.mjs';

const ROUNDS = 15;
const AUDITS = 5;
const EMPTY = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><link rel="preload" as="fetch" crossorigin
  href="/empty_bg.wasm"><body><script type="module">import init from '/empty.js'; init({ module_or_path: '/empty_bg.wasm' });</script>`;

/** Runs in the page before anything else: says when the application is there. */
function watch() {
  const isThere = () => document.getElementById('empty') ?? document.querySelector('ply-scope[data-state=ready]');
  const observer = new MutationObserver(() => {
    if (!isThere()) return;
    window.ready = performance.now();
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-state'] });
}

/** Runs in the page: presses → at once, and says how long after the start of the page the step is painted. */
async function answer() {
  const root = document.querySelector('ply-scope').shadowRoot;
  const shown = () => root.querySelector('[role=slider]')?.getAttribute('aria-valuenow');
  const frame = () => new Promise((resolve) => { requestAnimationFrame(() => setTimeout(resolve)); });
  const before = shown();
  root.querySelector('main').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, composed: true }));
  do await frame(); while (shown() === before);
  return performance.now();
}

/** Milliseconds until the application is in the document of a fresh browser profile; and until the first step answers. */
async function start(browser, address, answers) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(watch);
  if (answers) {
    // In the page itself, so that no way to it and back is measured.
    await page.addInitScript(`addEventListener('DOMContentLoaded', async () => {
      while (!window.ready) await new Promise((resolve) => { setTimeout(resolve, 1); });
      window.answered = await (${answer})();
    });`);
  }
  await page.goto(address);
  await page.waitForFunction(answers ? () => window.answered : () => window.ready);
  const times = await page.evaluate(() => ({ ready: window.ready, answered: window.answered }));
  await context.close();
  return times;
}

const site = await serve(DIST);
const empty = await serve(`${BUILT}/web`, { '/index.html': EMPTY });
let browser = await launch();
const times = { ours: [], empty: [], answer: [] };
for (let round = -1; round < ROUNDS; round += 1) {
  const ours = await start(browser, site.address, true);
  const theirs = await start(browser, empty.address, false);
  if (round < 0) continue;
  times.ours.push(ours.ready);
  times.answer.push(ours.answered - ours.ready);
  times.empty.push(theirs.ready);
}
await browser.close();
const peer = ['empty Yew page', median(times.empty)];
row('start, app in DOM, cold', median(times.ours), 'ms', { peer, goal: { ratio_at_most: 1.6 } });
row('start, from there to the first step', median(times.answer), 'ms', { goal: { value_at_most: 100 } });

const PORT = 9000 + Math.floor(Math.random() * 1000);
browser = await launch(`--remote-debugging-port=${PORT}`);
const scores = {};
let why;
try {
  for (let audit = 0; audit < AUDITS; audit += 1) {
    const { lhr } = await lighthouse(`${site.address}/`, { port: PORT, logLevel: 'silent', output: 'json' });
    for (const { id, score } of Object.values(lhr.categories)) (scores[id] ??= []).push(100 * score);
  }
} catch (error) {
  why = String(error);
}
await browser.close();
for (const id of ['performance', 'accessibility', 'best-practices', 'seo']) {
  const value = why ? null : median(scores[id]);
  row(`Lighthouse, ${id}`, value, 'of 100', { goal: { value_at_least: 100 }, why });
}
site.end();
empty.end();
