// One visit to a page, from the navigation until its first step answers: what the page tells of it, and what it loaded.
import { pathOf } from './server.mjs';
import { awaited, listen } from './trouble.mjs';

/** Runs in the page before anything else: presses → as soon as the lab is ready, and notes when what is painted; times since navigation. */
function watch() {
  const seen = (window.seen = { longest: 0, blocked: 0 });
  const note = (type, take) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
    observer.observe({ type, buffered: true });
  };
  note('longtask', ({ startTime, duration }) => {
    // What comes after the answer is not in its way.
    if (startTime > (seen.answered ?? Infinity)) return;
    seen.longest = Math.max(seen.longest, duration);
    seen.blocked += duration;
  });
  note('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') seen.painted = startTime; });
  note('largest-contentful-paint', ({ startTime, element }) => {
    seen.largest = startTime;
    seen.largestElement = element && `${element.localName}.${element.className}`;
  });
  const find = () => document.querySelector('ply-scope[data-state=ready]');
  const frame = () => new Promise((resolve) => { requestAnimationFrame(() => setTimeout(resolve)); });
  const answer = async (element) => {
    const root = element.shadowRoot;
    const sentence = () => root.querySelector('.sentence')?.textContent;
    // The gallery's figure is in the document as SVG; the lab's picture is a canvas, and the element tells of a step when it is drawn.
    const picture = () => root.querySelector('.live .stage')?.innerHTML ?? element.spec?.step ?? 0;
    const [said, drawn] = [sentence(), picture()];
    root.querySelector('.ply').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, composed: true }));
    do await frame(); while (sentence() === said || picture() === drawn);
    seen.answered = performance.now();
  };
  const observer = new MutationObserver(() => {
    const element = document.getElementById('empty') ?? find();
    if (!element) return;
    observer.disconnect();
    seen.ready = performance.now();
    // A person's key comes as a task of its own.
    if (element.id !== 'empty') setTimeout(answer, 0, element);
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-state'] });
}

/** Makes the page's thread so many times slower; it does so with no worker. */
export async function slowDown(page, times) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** Visits an address; `until` is `answered`, or `ready` where there is nothing to step. Says times, and the paths of what was loaded by then. */
export async function visit(page, address, { slowdown = 1, until = 'answered' } = {}) {
  listen(page);
  const paths = new Set();
  const note = (request) => {
    if (!request.serviceWorker() && request.url().startsWith('http')) paths.add(pathOf(request.url()));
  };
  page.context().on('request', note);
  await page.addInitScript(watch);
  if (slowdown !== 1) await slowDown(page, slowdown);
  await page.goto(address, { waitUntil: 'commit' });
  await awaited(page, until === 'ready' ? 'the page' : 'the first step', (moment) => window.seen?.[moment], { argument: until });
  page.context().off('request', note);
  // Entries about what has just happened are told a frame later.
  await page.evaluate(() => new Promise((resolve) => { requestAnimationFrame(() => setTimeout(resolve, 50)); }));
  return { ...(await page.evaluate(() => window.seen)), paths: [...paths] };
}

/** The same with nothing in any cache. */
export async function coldVisit(browser, address, options) {
  const context = await browser.newContext();
  try {
    return await visit(await context.newPage(), address, options);
  } finally {
    await context.close();
  }
}
