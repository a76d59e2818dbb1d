// What befalls a figure on a reader's machine: workers that are ended, networks that break off or are slow, tabs that are hidden, put
// aside or open twice, storage that fills up, commands by the thousand, and a reader who changes the language in the middle.
import { chromium } from '@playwright/test';
import { whole } from './chromium.mjs';
import { Game } from './game.mjs';
import { Lab } from './lab.mjs';
import { NIM, notes, ready } from './notes.mjs';
import { byNight, expect, rests, stored, test } from './page.mjs';

const TREE = 'game="tree" tree="[[5,6],[2,1],[3,2]]" algorithm="alpha-beta"';
/** A search that goes on for longer than the page would search itself, and ends. */
const LONG = 'game="tic-tac-toe" algorithm="alpha-beta"';
const ALL_OF_LONG = 98_751;
/** One that does not end, nor goes on in slices without a worker. */
const ENDLESS = 'game="nim" heaps="9,9,9" algorithm="minimax"';
const PLAYED = { game: { kind: 'tic-tac-toe' }, seats: ['person', 'person'] };

const figure = (page, nth = 0) => new Lab(page, 'en', page.locator('ply-scope').nth(nth));

/** Presses the button that goes one stride on, which leads to this step. */
async function forward(lab, step) {
  await lab.button(lab.words.forward).click();
  await lab.isAt(step);
}

// A browser that ends a worker tells nobody: it is a worker that says no more.
for (const [when, told, script] of [
  ['before it has told anything', 0, "addEventListener('message', () => close());"],
  ['in the middle of its work', 4, `addEventListener('message', async ({ data: { app, module, request } }) => {
    const { initSync, work } = await import(app);
    initSync({ module });
    let told = 0;
    work(request, (message) => { if ((told += 1) < 4) postMessage(message); });
    close();
  });`],
]) {
  test(`a worker that is ended ${when} leaves the page to the reader, who ends the waiting and begins anew`, async ({ page }) => {
    await page.route('**/worker.js*', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
    await notes(page, `<ply-scope loading="eager" ${ENDLESS}></ply-scope>`);
    const lab = figure(page);
    await expect(lab.sentence).not.toBeEmpty();
    await expect.poll(() => page.workers().length).toBe(0);
    await expect(lab.host.locator('.progress')).toContainText('Searching …');
    if (told) await forward(lab, 1);
    await lab.button('Stop').click();
    await expect(lab.host.locator('.progress')).toContainText('Stopped');
    await expect(lab.host).toHaveAttribute('data-state', 'ready');
    await page.unroute('**/worker.js*');
    await lab.host.evaluate((element) => element.reset());
    await expect.poll(() => lab.length(), { timeout: 20_000 }).toBeGreaterThan(20_000);
    await forward(lab, 1);
  });
}

test('where the network breaks off before a file, the figure says so, and starts once there is one', byNight(true), async ({ page, trouble }) => {
  trouble.allow(/Failed to load resource|request failed|ERR_INTERNET_DISCONNECTED|ply-scope: TypeError|Failed to fetch/);
  for (const file of ['app-*.js*', 'app-*.wasm', 'plyscope.css']) {
    await page.route(`**/${file}`, (route) => route.abort('internetdisconnected'));
    await notes(page, `<ply-scope loading="eager" ${TREE}>The picture.</ply-scope>`);
    const { host } = figure(page);
    await expect(host, file).toHaveAttribute('data-state', 'error');
    await expect(host.getByRole('alert'), file).toContainText('could not start');
    await expect(host.getByText('The picture.')).toBeVisible();
    await page.unroute(`**/${file}`);
    await host.evaluate((element) => element.reset());
    await ready(page);
    await forward(figure(page), 1);
  }
});

test('a module that is a module but an empty one ends in a card, which names the way out: a reload', byNight(true), async ({ page, trouble }) => {
  trouble.allow(/ply-scope: |LinkError|TypeError/);
  const empty = Buffer.from([0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00]);
  await page.route('**/app-*.wasm', (route) => route.fulfill({ contentType: 'application/wasm', body: empty }));
  await notes(page, `<ply-scope loading="eager" ${TREE}>The picture.</ply-scope>`);
  const { host } = figure(page);
  await expect(host).toHaveAttribute('data-state', 'error');
  await expect(host.getByRole('alert')).toContainText('could not start');
  await expect(host.getByRole('alert')).toContainText('Reloading the page may help');
  await expect(host.getByText('The picture.')).toBeVisible();
  await page.unroute('**/app-*.wasm');
  await page.reload();
  await ready(page);
  await forward(figure(page), 1);
});

test('where the network breaks off before the worker, the page searches for a while and says why no further; later nothing is missing', byNight(true), async ({ page, context, trouble }) => {
  trouble.allow(/Failed to load resource|request failed|ERR_INTERNET_DISCONNECTED/);
  await page.route('**/worker.js*', (route) => route.abort('internetdisconnected'));
  await notes(page, `<ply-scope loading="eager" ${ENDLESS}></ply-scope>`);
  await ready(page);
  const lab = figure(page);
  await expect(lab.notice).toContainText('could not be loaded');
  expect(await lab.length()).toBeGreaterThan(100);
  await forward(lab, 1);
  await page.unroute('**/worker.js*');
  await lab.host.evaluate((element) => element.reset());
  await ready(page);
  await expect(lab.host.locator('.progress')).toContainText('Searching …');
  await expect(lab.notice).toBeEmpty();
  // All is there now.
  await context.setOffline(true);
  await forward(lab, 1);
  await lab.host.evaluate((element) => element.setAttribute('heaps', '1,2'));
  await expect.poll(async () => (await lab.spec())?.game.heaps).toEqual([1, 2]);
  await forward(lab, 1);
});

test('on a slow network what stands in the figure is seen until the search is there, and nothing below it moves', byNight(true), async ({ page }) => {
  await page.addInitScript(() => {
    window.moved = 0;
    new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => { window.moved += value; })).observe({ type: 'layout-shift', buffered: true });
  });
  const held = [];
  for (const file of ['lab.js', 'parts.js', 'app-*.js*', 'app-*.wasm', 'plyscope.css']) {
    await page.route(`**/${file}`, (route) => new Promise((go) => { held.push(() => { go(); return route.continue(); }); }));
  }
  await page.route('**/notes.html', (route) => route.fulfill({
    contentType: 'text/html',
    body: `<!doctype html><html lang="en"><title>Notes</title><link rel="icon" href="data:,"><script type="module" src="./ply-scope.js"></script>
      <ply-scope loading="eager" ${TREE} view="tree" style="height: 560px">The picture.</ply-scope><p>Below.</p>`,
  }));
  await page.goto('./notes.html', { waitUntil: 'commit' });
  const picture = page.getByText('The picture.');
  let passed = 0;
  while (await page.locator('ply-scope[data-state=ready]').count() === 0) {
    if (held.length > passed) {
      await expect(picture).toBeVisible();
      await held[passed]();
      passed += 1;
    }
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  expect(passed).toBeGreaterThanOrEqual(5);
  await rests(figure(page).host);
  expect(await page.evaluate(() => window.moved)).toBeLessThan(0.1);
});

test('in a tab that is hidden the figure starts and searches; shown again it is drawn', byNight(true), async ({ page }) => {
  // A hidden tab has no frames.
  await page.addInitScript(() => {
    const { requestAnimationFrame: frame, cancelAnimationFrame: cancel } = window;
    // What waits has a negative number, and one of the browser's once the tab is shown.
    const [waiting, numbers] = [[], []];
    let isHidden = true;
    Object.defineProperty(document, 'hidden', { get: () => isHidden });
    Object.defineProperty(document, 'visibilityState', { get: () => (isHidden ? 'hidden' : 'visible') });
    window.requestAnimationFrame = (call) => (isHidden ? -waiting.push(call) : frame(call));
    window.cancelAnimationFrame = (number) => {
      if (number < 0) delete waiting[-number - 1];
      cancel(number < 0 ? numbers[-number - 1] : number);
    };
    window.showTab = () => {
      isHidden = false;
      document.dispatchEvent(new Event('visibilitychange'));
      waiting.forEach((call, at) => { numbers[at] = frame(call); });
    };
  });
  await notes(page, `<ply-scope loading="eager" ${LONG}></ply-scope>`);
  await ready(page);
  const lab = figure(page);
  await expect.poll(() => lab.length(), { timeout: 20_000 }).toBe(ALL_OF_LONG);
  await page.evaluate(() => window.showTab());
  await forward(lab, 1);
  const inked = () => lab.canvas.evaluate((canvas) => canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data.some(Boolean));
  await expect.poll(inked).toBe(true);
});

test('a page that is put aside by the browser and brought back goes on where it was, its search too', byNight(true), async ({ baseURL }) => {
  // Playwright switches off what this is about, and the engine without a window has none of it.
  const browser = await chromium.launch({ ...whole, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  const page = await browser.newPage();
  await page.addInitScript(() => addEventListener('pageshow', ({ persisted }) => { window.isBack = persisted; }));
  // Every iteration takes a tenth of a second.
  await page.goto(`${baseURL}embed.html?game=chess&algorithm=mcts&policy=exact&plies=2`);
  await ready(page);
  const lab = figure(page);
  await expect(lab.host.locator('.progress')).toContainText('Searching …');
  await forward(lab, 1);
  const before = await lab.length();
  await page.goto(`${baseURL}embed.html?game=nim&heaps=1&algorithm=minimax`);
  // What comes back is not loaded.
  await page.evaluate(() => history.back());
  await expect(async () => {
    expect(await page.evaluate(() => window.isBack && location.search.includes('chess'))).toBe(true);
  }).toPass({ timeout: 10_000 });
  await forward(lab, 2);
  await expect.poll(() => lab.length()).toBeGreaterThan(before);
  await browser.close();
});

test('two tabs with a game each keep their own: each comes back after a reload', byNight(true), async ({ page }) => {
  const one = await Game.at(page, PLAYED);
  await one.cells.nth(4).click();
  await expect(one.moves).toHaveCount(1);
  await one.keeps(/"moves":\[4\]/);
  const two = await Game.at(await page.context().newPage(), PLAYED);
  for (const [index, cell] of [0, 1, 2].entries()) {
    await two.cells.nth(cell).click();
    await expect(two.moves).toHaveCount(index + 1);
  }
  // The one in the background is played on, and takes nothing of the other.
  await one.cells.nth(0).click();
  await expect(one.moves).toHaveCount(2);
  await expect(two.moves).toHaveCount(3);
  for (const tab of [page, two.page]) await tab.reload();
  await expect(one.moves).toHaveCount(2);
  await expect(two.moves).toHaveCount(3);
});

test('storage that fills up while a game is played is said once, and no move is lost', async ({ page }) => {
  const game = await Game.at(page, PLAYED);
  await game.cells.first().click();
  await game.keeps(/"moves":\[0\]/);
  // To the last byte that the browser gives.
  await page.evaluate(() => {
    for (let size = 4 * 1024 * 1024; size >= 1; size /= 2) {
      for (let part = 0; ; part += 1) {
        try {
          localStorage.setItem(`filled-${size}-${part}`, 'x'.repeat(size));
        } catch {
          break;
        }
      }
    }
  });
  const before = await stored(page, 'plyscope');
  await game.cells.first().click();
  await expect(game.moves).toHaveCount(2);
  await expect(game.notice).toContainText('storage is full or blocked');
  expect(await stored(page, 'plyscope')).toBe(before);
  await game.cells.first().click();
  await expect(game.moves).toHaveCount(3);
  // The tab has a copy of its own.
  await page.reload();
  await expect(game.moves).toHaveCount(3);
});

test('ten thousand commands to a frame are carried out in order, and what is said is at the last of them', byNight(true), async ({ page }) => {
  await page.route('**/notes.html', (route) => route.fulfill({
    contentType: 'text/html',
    body: `<!doctype html><html lang="en"><title>Notes</title><link rel="icon" href="data:,">
      <iframe title="Figure" width="900" height="620" src="./embed.html?game=tree&tree=[[5,6],[2,1],[3,2]]&algorithm=alpha-beta&view=tree"></iframe>`,
  }));
  await page.goto('./notes.html');
  const inner = page.frameLocator('iframe').locator('ply-scope');
  await expect(inner).toHaveAttribute('data-state', 'ready');
  await page.evaluate(() => {
    const tell = (name, value) => frames[0].postMessage({ type: 'plyscope:cmd', v: 1, name, value }, '*');
    for (let sent = 0; sent < 5_000; sent += 1) {
      tell('goto', (sent * 7) % 38);
      tell(['step', 'next', 'play', 'nonsense'][sent % 4]);
    }
    tell('pause');
    tell('goto', 17);
  });
  const lab = new Lab(page, 'en', inner);
  await lab.isAt(17);
  await forward(lab, 18);
});

test('the language is changed while a search is played, and it plays on in the other one', byNight(true), async ({ page }) => {
  await notes(page, `<ply-scope loading="eager" ${LONG} view="tree"></ply-scope>`);
  await ready(page);
  const lab = figure(page);
  await expect.poll(() => lab.length(), { timeout: 20_000 }).toBe(ALL_OF_LONG);
  await lab.button('Play').click();
  const steps = () => lab.host.evaluate((element) => element.spec.step ?? 0);
  for (const [lang, pause] of [['zh', '暂停'], ['en', 'Pause'], ['zh', '暂停']]) {
    const before = await steps();
    await lab.host.evaluate((element, given) => { element.lang = given; }, lang);
    await expect(lab.button(pause)).toBeVisible();
    await expect.poll(steps).toBeGreaterThan(before);
  }
  await lab.button('暂停').click();
  const text = await lab.sentence.textContent();
  expect(text).toMatch(/[一-龥]/);
});

test('thirty figures on a page all start in one scroll', byNight(true), async ({ page }) => {
  await notes(page, Array.from({ length: 30 }, () => `<ply-scope ${NIM} view="tree"></ply-scope>`).join(''));
  await page.evaluate(async () => {
    for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight) {
      scrollTo(0, at);
      await new Promise(requestAnimationFrame);
    }
  });
  await ready(page, 30);
});

test('on a processor twenty times slower the figure starts and steps', byNight(true), async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  await notes(page, `<ply-scope loading="eager" ${TREE} view="tree"></ply-scope>`);
  await expect(page.locator('ply-scope')).toHaveAttribute('data-state', 'ready', { timeout: 40_000 });
  await forward(figure(page), 1);
});
