// On slides: a figure with stops steps and then lets the deck go on, whatever the deck is. reveal.js itself drives it here, through its
// own keys, jumps, the notes window's state and its pages for paper.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { byNight, expect, test } from './page.mjs';
import { notes, ready } from './notes.mjs';
import { types } from './server.mjs';

const TREE = 'game="tree" tree="[[5,6],[2,1],[3,2]]" algorithm="alpha-beta"';
const LISTED = `view="slide" stops="3,12,20" ${TREE}`;
const SLIDE = 'style="height: 500px"';
const PLAIN = `view="slide" ${TREE}`;
const modules = fileURLToPath(new URL('../../node_modules/reveal.js/dist/', import.meta.url));

const figure = (page, nth = 0) => page.locator('ply-scope').nth(nth);
const stop = (page, nth = 0) => figure(page, nth).evaluate((element) => element.stop);
const step = (page, nth = 0) => figure(page, nth).evaluate((element) => element.spec?.step ?? 0);
const sentence = (page, nth = 0) => figure(page, nth).locator('.sentence');

/** A deck with these slides, and what it is started with. */
async function deck(page, slides, { address = 'deck.html', width = 1280, height = 720, options = '', css = '', before = '' } = {}) {
  await page.setViewportSize({ width, height });
  await page.route('**/reveal/**', (route) => {
    const [, name] = /\/reveal\/([\w./-]+)/.exec(route.request().url());
    return route.fulfill({ body: readFileSync(modules + name), contentType: types[name.slice(name.lastIndexOf('.'))] });
  });
  await page.route('**/deck.html*', (route) => route.fulfill({
    contentType: 'text/html; charset=utf-8',
    body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Deck</title><link rel="icon" href="data:,">
      <link rel="stylesheet" href="./reveal/reveal.css"><link rel="stylesheet" href="./reveal/theme/white.css"><style>${css}</style>
      <div class="reveal"><div class="slides">${slides.map((slide) => `<section>${slide}</section>`).join('')}</div></div>
      <script type="module" src="./ply-scope.js"></script>
      <script type="module">
        import Reveal from './reveal/reveal.mjs';
        import Plyscope from './plyscope-reveal.js';
        ${before}
        window.deck = new Reveal({ plugins: [Plyscope], transition: 'none', width: 960, height: 700, ${options} });
        await deck.initialize();
        window.counted = document.querySelectorAll('.fragment').length;
        window.isStarted = true;
      </script>`,
  }));
  await page.goto(address);
  await page.waitForFunction(() => window.isStarted);
}
const slideShown = (page) => page.evaluate(() => window.deck.getIndices().h);

test('the stops of a list are counted before anything is loaded, those of a name once the search is there', async ({ page }) => {
  await notes(page, `<div style="height: 4000px"></div><ply-scope ${LISTED}></ply-scope><ply-scope stops="cuts" ${TREE}></ply-scope>`);
  await page.evaluate(() => customElements.whenDefined('ply-scope'));
  const counts = () => page.locator('ply-scope').evaluateAll((elements) => elements.map((element) => element.stopCount));
  expect(await counts()).toEqual([3, undefined]);
  expect(await page.locator('ply-scope[data-state]').count()).toBe(0);
  await figure(page).scrollIntoViewIfNeeded();
  await ready(page, 2);
  await expect.poll(counts).toEqual([3, 3]);
});

test('next and prev go from stop to stop, tell each one, and answer false at the ends', byNight(true), async ({ page }) => {
  await notes(page, `<ply-scope loading="eager" ${LISTED}></ply-scope>`);
  await page.evaluate(() => {
    window.told = [];
    addEventListener('ply-scope:stop', ({ detail: { stop: at, of, step: shown } }) => window.told.push([at, of, shown]));
  });
  await ready(page);
  const go = (way) => figure(page).evaluate((element, name) => element[name](), way);
  expect(await go('prev')).toBe(false);
  for (const [number, shown] of [[1, 3], [2, 12], [3, 20]]) {
    expect(await go('next')).toBe(true);
    expect(await stop(page)).toBe(number);
    await expect.poll(() => step(page)).toBe(shown);
  }
  expect(await go('next')).toBe(false);
  expect(await go('prev')).toBe(true);
  await expect.poll(() => step(page)).toBe(12);
  await figure(page).evaluate((element) => { element.stop = 0; });
  await expect.poll(() => step(page)).toBe(0);
  expect((await page.evaluate(() => window.told)).slice(-5)).toEqual([[1, 3, 3], [2, 3, 12], [3, 3, 20], [2, 3, 12], [0, 3, 0]]);
});

test('a stop that was set before the element started, as a property or an attribute, is where it starts', byNight(true), async ({ page }) => {
  await page.addInitScript(() => addEventListener('DOMContentLoaded', () => { document.querySelector('ply-scope').stop = 2; }));
  await notes(page, `<ply-scope loading="eager" ${LISTED}></ply-scope><ply-scope loading="eager" stop="3" ${LISTED}></ply-scope>`);
  await ready(page, 2);
  await expect.poll(() => step(page, 0)).toBe(12);
  await expect.poll(() => step(page, 1)).toBe(20);
  await figure(page, 1).evaluate((element) => element.setAttribute('stop', '1'));
  await expect.poll(() => step(page, 1)).toBe(3);
});

test('the option of win-lose search that is called stop is one still, and pause() stands still', byNight(true), async ({ page }) => {
  await notes(page, '<ply-scope loading="eager" game="nim" heaps="1,2" algorithm="win-lose" stop="false"></ply-scope>');
  await ready(page);
  expect(await figure(page).evaluate((element) => element.spec.algorithm)).toEqual({ kind: 'win-lose', stop: false });
  await figure(page).evaluate((element) => { element.play(); element.pause(); });
});

test('a pause before a decision asks for it first and answers at the next stop', byNight(true), async ({ page }) => {
  await notes(page, `<ply-scope loading="eager" view="slide" stops="cuts" pause="decision" ${TREE}></ply-scope>`);
  await ready(page);
  const tag = figure(page).locator('.tag');
  await figure(page).evaluate((element) => element.next());
  await expect(tag).toHaveText('question');
  await expect(sentence(page)).toHaveText('Does the search visit the remaining moves of C, or does it cut them?');
  await figure(page).evaluate((element) => element.next());
  await expect(tag).toHaveText('cut');
  await expect(sentence(page)).toContainText('leaf 1');
  await figure(page).evaluate((element) => element.goto(1));
  await expect(tag).not.toHaveText('question');
});

test('a value that says no stops is refused on the card with its name, in both languages', byNight(true), async ({ page }) => {
  await notes(page, `<ply-scope loading="eager" stops="cut" ${TREE}></ply-scope>
    <ply-scope loading="eager" pause="always" lang="zh" ${TREE}></ply-scope>`);
  const cards = page.getByRole('alert');
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText('stops: expected every, cuts, phases, iterations, or steps');
  await expect(cards.last()).toContainText('pause：应为 decision');
});

test('on a slide there are picture and sentence alone, of the deck’s size and on its paper', async ({ page }) => {
  await notes(page, `<div style="font-size: 42px; width: 960px; background: rgb(250, 240, 220)"><ply-scope loading="eager" ${LISTED} ${SLIDE}></ply-scope></div>`);
  await ready(page);
  expect(await figure(page).locator('button, select, input, .pane, [role=slider]').filter({ visible: true }).count()).toBe(0);
  const box = (locator) => locator.evaluate((element) => element.getBoundingClientRect().toJSON());
  const [outer, stage, said] = [await box(figure(page)), await box(figure(page).locator('.stage')), await box(figure(page).locator('.why'))];
  expect(outer.height).toBe(500);
  expect(stage.height).toBeGreaterThan(300);
  expect(Math.abs(said.bottom - outer.bottom)).toBeLessThanOrEqual(1);
  const size = (locator) => locator.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  // 3 % of a slide that is 700 high, and 2.4 % for all other text.
  expect(await size(sentence(page))).toBeGreaterThanOrEqual(21);
  expect(await size(figure(page).locator('.tag'))).toBeGreaterThanOrEqual(17);
  expect(await size(figure(page).locator('canvas'))).toBeGreaterThanOrEqual(21);
  const paper = await figure(page).locator('.ply').evaluate((lab) => getComputedStyle(lab).getPropertyValue('--ply-paper'));
  expect(paper).toBe('rgb(250, 240, 220)');
});

for (const scale of [0.5, 1.5, 2]) {
  test(`on a slide that is scaled by ${scale} the picture has a pixel for each of the screen, and a press hits its node`, byNight(true), async ({ page }) => {
    await page.setViewportSize({ width: 1900, height: 1100 });
    await notes(page, `<div id="scaled" style="width: 900px; transform-origin: 0 0"><ply-scope loading="eager" ${LISTED} ${SLIDE}></ply-scope></div>`);
    await ready(page);
    await page.evaluate((factor) => { document.querySelector('#scaled').style.transform = `scale(${factor})`; }, scale);
    const canvas = figure(page).locator('canvas');
    await expect.poll(() => canvas.evaluate((element) => element.width / element.getBoundingClientRect().width)).toBeGreaterThanOrEqual(0.99);
    const node = (await figure(page).evaluate((element) => element.nodes())).find(({ path }) => path === 'r.1');
    const box = await canvas.boundingBox();
    const ink = await canvas.evaluate((element, { x, y }) => {
      const k = element.width / element.offsetWidth;
      const { data } = element.getContext('2d').getImageData(Math.round(x * k) - 40, Math.round(y * k) - 40, 80, 80);
      return data.some((value, index) => index % 4 === 3 && value > 0);
    }, node);
    expect(ink).toBe(true);
    await page.mouse.move(box.x + node.x * scale, box.y + node.y * scale);
    await expect(figure(page).locator('.peek')).toHaveCount(1);
  });
}

test('in reveal.js the next key steps the figure and then the deck, also after a press in the figure, and back the same way', async ({ page }) => {
  await deck(page, ['<h2>One</h2>', `<ply-scope ${LISTED} ${SLIDE}></ply-scope>`, '<h2>Three</h2>']);
  await page.keyboard.press('ArrowRight');
  await ready(page);
  expect(await slideShown(page)).toBe(1);
  await figure(page).locator('canvas').click();
  for (const [key, shown] of [['PageDown', 3], [' ', 12], ['ArrowRight', 20]]) {
    await page.keyboard.press(key);
    await expect.poll(() => step(page)).toBe(shown);
    expect(await slideShown(page)).toBe(1);
  }
  await page.keyboard.press('PageDown');
  await expect.poll(() => slideShown(page)).toBe(2);
  await page.keyboard.press('PageUp');
  await expect.poll(() => slideShown(page)).toBe(1);
  expect(await stop(page)).toBe(3);
  await page.keyboard.press('PageUp');
  await expect.poll(() => step(page)).toBe(12);
});

test('a jump to a place in the deck finds the stop of that place, as a notes window and a link do', byNight(true), async ({ page }) => {
  await deck(page, ['<h2>One</h2>', `<p class="fragment">First</p><ply-scope ${LISTED} ${SLIDE}></ply-scope><p class="fragment">Last</p>`]);
  await page.evaluate(() => window.deck.slide(1, 0, 2));
  await expect.poll(() => stop(page)).toBe(2);
  await page.evaluate(() => window.deck.slide(1, 0, 0));
  await expect.poll(() => stop(page)).toBe(0);
  // A notes window takes over the state as it is.
  await page.evaluate(() => window.deck.setState({ indexh: 1, indexv: 0, indexf: 4, paused: false, overview: false }));
  await expect.poll(() => stop(page)).toBe(3);
});

test('named stops become fragments before the deck begins, and questions are stops of it', async ({ page }) => {
  await deck(page, [`<ply-scope view="slide" stops="cuts" pause="decision" ${TREE} ${SLIDE}></ply-scope>`, '<h2>Two</h2>']);
  const of = await figure(page).evaluate((element) => element.stopCount);
  expect(of).toBeGreaterThan(2);
  expect(await page.evaluate(() => window.counted)).toBe(of);
  await page.keyboard.press('ArrowRight');
  await expect(figure(page).locator('.tag')).toHaveText('question');
  for (let press = 1; press < of; press += 1) await page.keyboard.press('ArrowRight');
  expect(await slideShown(page)).toBe(0);
  await expect.poll(() => stop(page)).toBe(of);
  await page.keyboard.press('ArrowRight');
  expect(await slideShown(page)).toBe(1);
});

test('on paper every stop has a page, with the figure at that stop, and a figure without stops is there as well', byNight(true), async ({ page }) => {
  const slides = [`<ply-scope ${LISTED} ${SLIDE}></ply-scope>`, '<h2>Two</h2>', '<h2>Three</h2>', `<ply-scope ${PLAIN} ${SLIDE}></ply-scope>`];
  await deck(page, slides, { address: 'deck.html?print-pdf' });
  await expect(page.locator('.pdf-page')).toHaveCount(7);
  await ready(page, 5);
  for (const [index, shown] of [0, 3, 12, 20].entries()) {
    await expect.poll(() => step(page, index)).toBe(shown);
  }
});

test('in a frame a press in the figure leaves the keys with the deck, which steps the figure and then itself', async ({ page }) => {
  const query = new URLSearchParams({ view: 'slide', stops: '3,12,20', game: 'tree', tree: '[[5,6],[2,1],[3,2]]', algorithm: 'alpha-beta' });
  await deck(page, [`<iframe width="900" height="500" src="./embed.html?${query}"></iframe>`, '<h2>Two</h2>']);
  const inside = page.frameLocator('iframe').locator('ply-scope');
  await expect(inside).toHaveAttribute('data-state', 'ready');
  await expect(page.locator('.fragment')).toHaveCount(3);
  await inside.locator('canvas').click();
  const shown = () => inside.evaluate((element) => element.spec.step ?? 0);
  for (const [key, at] of [['PageDown', 3], ['ArrowRight', 12], [' ', 20]]) {
    await page.keyboard.press(key);
    await expect.poll(shown).toBe(at);
    expect(await slideShown(page)).toBe(0);
  }
  await page.keyboard.press('PageDown');
  await expect.poll(() => slideShown(page)).toBe(1);
});

test('a frame that is there before the deck tells it its stops again', byNight(true), async ({ page }) => {
  const query = new URLSearchParams({ view: 'slide', stops: '3,12,20', game: 'tree', tree: '[[5,6],[2,1],[3,2]]', algorithm: 'alpha-beta' });
  const before = `const told = new Promise((done) => addEventListener('message', ({ data }) => data.type === 'plyscope:stop' && done()));
        document.querySelector('iframe').src = './embed.html?${query}';
        await told;`;
  await deck(page, ['<iframe width="900" height="500"></iframe>', '<h2>Two</h2>'], { before });
  await expect(page.locator('.fragment')).toHaveCount(3);
  const inside = page.frameLocator('iframe').locator('ply-scope');
  await page.keyboard.press('PageDown');
  await expect.poll(() => inside.evaluate((element) => element.spec.step ?? 0)).toBe(3);
  expect(await slideShown(page)).toBe(0);
});

test('the recipe for Marp goes to as many stops as fragments are active, as Marp marks them', byNight(true), async ({ page }) => {
  const docs = readFileSync(new URL('../../www/docs/slides.md', import.meta.url), 'utf8');
  const [, recipe] = /## Marp[\s\S]*?```html\n([\s\S]*?)```/.exec(docs);
  await page.route('**/marp.html', (route) => route.fulfill({
    contentType: 'text/html; charset=utf-8',
    body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Deck</title><link rel="icon" href="data:,">
      <svg viewBox="0 0 1280 720" width="1280" height="720"><foreignObject width="1280" height="720">
      <section style="font-size: 29px">${recipe.replace('plyscope/ply-scope-all.js', './ply-scope-all.js')}</section></foreignObject></svg>`,
  }));
  await page.goto('marp.html');
  await ready(page);
  const show = (active) => page.evaluate((count) => document.querySelectorAll('[data-marpit-fragment]').forEach((fragment, index) => {
    fragment.dataset.bespokeMarpFragment = index < count ? 'active' : 'inactive';
  }), active);
  for (const [active, shown] of [[0, 0], [1, 3], [3, 20], [2, 12]]) {
    await show(active);
    await expect.poll(() => step(page)).toBe(shown);
  }
});
