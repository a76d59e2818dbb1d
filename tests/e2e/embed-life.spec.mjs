// What an embed lives through: moves that are made in it, hosts that move it, load it twice or take their styles back, and crashes.
import { AxeBuilder } from '@axe-core/playwright';
import { link } from './game.mjs';
import { instances, NIM, notes, ready, specs, spoil, watch } from './notes.mjs';
import { byNight, expect, test } from './page.mjs';

const TREE = 'game="tree" tree="[[5,6],[2,1],[3,2]]" algorithm="alpha-beta" view="tree"';

test('the state of a game that is played has its moves, and it is played on from there in another element', async ({ page }) => {
  const config = link({ v: 1, game: { kind: 'nim', heaps: [1, 2, 3] }, seats: ['person', 'person'], moves: [0, 0] }).slice(1);
  await notes(page, `<ply-scope config="${config}"></ply-scope><ply-scope ${NIM}></ply-scope>`);
  await ready(page, 2);
  const [one, two] = [0, 1].map((index) => page.locator('ply-scope').nth(index));
  const game = (element) => element.evaluate((lab) => lab.state?.game);
  const before = await game(one);
  await one.locator('.game .cell.open, .game .moves .btn').first().click();
  await expect(one.locator('.played li')).toHaveCount(3);
  await expect.poll(() => game(one)).not.toBe(before);
  const state = await one.evaluate((lab) => JSON.parse(JSON.stringify(lab.state)));
  expect(state).toEqual({ v: 1, spec: expect.objectContaining({ v: 1 }), game: expect.stringMatching(/^play=[\w-]+$/) });
  await two.evaluate((lab, given) => { lab.state = given; }, state);
  await expect(two.locator('.played li')).toHaveCount(3);
  await expect.poll(() => game(two)).toBe(state.game);
});

test('a state that cannot be shown leaves what is shown; a spec is a state, and a stop may be any number', byNight(true), async ({ page }) => {
  await notes(page, `<ply-scope loading="eager" ${NIM} stops="every" stop="${'9'.repeat(40)}"></ply-scope>`);
  await ready(page);
  const element = page.locator('ply-scope');
  const game = () => element.evaluate(({ spec }) => spec.game);
  const [shown, card] = [await game(), element.locator('.card')];
  await element.evaluate((it) => { it.state = { v: 1, game: 'play=nonsense' }; });
  await expect(card).toBeVisible();
  await expect(element.getByRole('slider')).toBeVisible();
  expect(await game()).toEqual(shown);
  await element.evaluate((it) => { it.state = { v: 1, game: { kind: 'nim', heaps: [4] }, algorithm: { kind: 'minimax' } }; });
  await expect.poll(game).toEqual({ kind: 'nim', heaps: [4] });
  await expect(card).toBeHidden();
});

test('a figure whose texts a translator has put into elements of its own comes back at its step and goes on', async ({ page, trouble }) => {
  trouble.allow(/panicked|RuntimeError|failed to insert/);
  await notes(page, `<ply-scope ${TREE} step="4"></ply-scope>`);
  await ready(page);
  const element = page.locator('ply-scope');
  // Translators that ask leave it alone.
  expect(await element.evaluate((it) => it.shadowRoot.querySelector('.ply').closest('[translate=no]') !== null)).toBe(true);
  // This one does not ask.
  await element.evaluate((it) => {
    const texts = document.createTreeWalker(it.shadowRoot, NodeFilter.SHOW_TEXT);
    const all = [];
    while (texts.nextNode()) all.push(texts.currentNode);
    for (const text of all) {
      const font = document.createElement('font');
      font.textContent = text.data;
      text.replaceWith(font);
    }
  });
  const step = async () => (await specs(page))[0].step;
  const press = () => element.getByRole('button', { name: 'Forward', exact: true }).click();
  for (let times = 0; times < 12; times += 1) await press();
  await ready(page);
  const reached = await step();
  expect(reached).toBeGreaterThan(4);
  await press();
  await expect.poll(step).toBe(reached + 1);
  await expect(element.getByText('Step', { exact: false }).first()).toBeVisible();
});

test('a move on the board is told, with the position it leads to', byNight(true), async ({ page }) => {
  await page.addInitScript(() => {
    window.moves = [];
    document.addEventListener('ply-scope:move', ({ detail }) => window.moves.push(detail.spec.game));
  });
  await page.setViewportSize({ width: 1300, height: 900 });
  await notes(page, '<ply-scope game="tic-tac-toe" position="xox/.o./..." algorithm="minimax" depth="2"></ply-scope>');
  await ready(page);
  await page.locator('.pos .cell.open').first().click();
  await expect.poll(() => page.evaluate(() => window.moves)).toEqual([{ kind: 'tic-tac-toe', position: expect.stringMatching(/^xox\/[.x]o[.x]\/[.x]{3}$/) }]);
});

test('where a framework finds a property of an attribute’s name and assigns it, the attribute is set, and nothing of the element is lost', async ({ page }) => {
  await notes(page, '<div id="root"></div>');
  const lost = await page.evaluate(async () => {
    // Every attribute that an embed reads: those that anybody may set, and where links lead.
    const { NAMES } = await import(new URL('./ply-scope.js', location.href).href);
    await customElements.whenDefined('ply-scope');
    // As React and Vue do it.
    window.assign = (element, name, text) => {
      if (name in element) element[name] = text;
      else element.setAttribute(name, text);
    };
    const element = document.createElement('ply-scope');
    return ['home', ...NAMES].filter((name) => {
      window.assign(element, name, '1');
      return element.getAttribute(name) !== '1';
    });
  });
  expect(lost).toEqual([]);
  await page.evaluate(() => {
    const element = document.createElement('ply-scope');
    const given = { game: 'nim', heaps: '1,2', algorithm: 'win-lose', stop: 'false', step: '3', view: 'tree', home: 'https://notes.example/' };
    for (const [name, text] of Object.entries(given)) window.assign(element, name, text);
    document.querySelector('#root').append(element);
  });
  await ready(page);
  const spec = { v: 1, game: { kind: 'nim', heaps: [1, 2] }, algorithm: { kind: 'win-lose', stop: false }, step: 3 };
  expect(await specs(page)).toEqual([spec]);
  await page.locator('ply-scope').evaluate((element) => window.assign(element, 'stop', 'true'));
  await expect.poll(() => specs(page)).toEqual([{ ...spec, algorithm: { kind: 'win-lose' } }]);
  await page.locator('ply-scope').evaluate((element) => element.step(2));
  await expect.poll(async () => (await specs(page))[0].step).toBe(5);
  await page.locator('ply-scope').evaluate((element) => element.remove());
});

test('the file may run twice, from any folder, for a page in any other', byNight(true), async ({ page }) => {
  const asked = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const dist = new URL('../../dist/', import.meta.url).pathname;
  await page.route('**/course/plyscope/*', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').pop();
    return route.fulfill({ path: dist + name });
  });
  await notes(page, `<script type="module" src="../plyscope/ply-scope.js?v=1"></script><ply-scope ${NIM} step="2"></ply-scope>`, {
    address: './course/week1/', module: '../plyscope/ply-scope.js?v=2',
  });
  await ready(page);
  await page.locator('ply-scope').getByRole('button', { name: 'Forward' }).click();
  await expect.poll(async () => (await specs(page))[0].step).toBe(3);
  const [app, more, ...others] = asked.filter((path) => path.endsWith('.wasm'));
  expect(app).toMatch(/^\/course\/plyscope\/app-\w+\.wasm$/);
  // What the panes need, where there is room for them.
  expect(more ?? app.replace('app-', 'more-')).toBe(app.replace('app-', 'more-'));
  expect(others).toEqual([]);
});

test('an element is moved with what it shows, and there and back again instant navigation finds everything in place', byNight(true), async ({ page }) => {
  const asked = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await notes(page, `<ply-scope ${NIM} id="first"></ply-scope><ply-scope ${TREE}></ply-scope>`);
  await ready(page, 2);
  await page.locator('#first').evaluate((element) => { element.goto(4); });
  await expect.poll(async () => (await specs(page))[0].step).toBe(4);
  const moved = await page.locator('#first').evaluate(async (element) => {
    const before = element.shadowRoot.querySelector('.ply');
    document.querySelector('main').append(element);
    await new Promise((resolve) => { setTimeout(resolve); });
    return element.shadowRoot.querySelector('.ply') === before && element.spec.step === 4;
  });
  expect(moved).toBe(true);
  for (const round of [1, 2, 3]) {
    // What Material's instant navigation does: another page's content comes in, and styles that are not that page's go out.
    await page.evaluate(() => {
      window.away = document.querySelector('main').innerHTML;
      for (const style of document.head.querySelectorAll('style, link[rel=stylesheet]')) style.remove();
      document.querySelector('main').innerHTML = '<h1>Elsewhere</h1>';
    });
    await expect(page.locator('ply-scope')).toHaveCount(0);
    await page.evaluate(() => { document.querySelector('main').innerHTML = window.away.replaceAll('data-state="ready"', ''); });
    await ready(page, 2);
    const border = await page.locator('.ply').first().evaluate((lab) => getComputedStyle(lab).borderTopStyle);
    expect(border, `round ${round}`).toBe('solid');
  }
  const modules = asked.filter((path) => path.endsWith('.wasm'));
  // Each part once, in whatever order the figures come.
  expect(modules.filter((path) => path.startsWith('/app-'))).toHaveLength(1);
  expect(modules.filter((path) => !path.startsWith('/app-')).map((path) => path.replace(/-\w+/, ''))).toEqual(['/more.wasm']);
});

test('keys that the notes listen to reach them from anywhere, and arrows stay in the embed that is reached by keys', byNight(true), async ({ page }) => {
  await notes(page, `<button>Elsewhere</button><ply-scope ${TREE}></ply-scope>`);
  await ready(page);
  await page.evaluate(() => {
    window.heard = [];
    document.addEventListener('keydown', ({ key }) => window.heard.push(key));
  });
  await page.getByRole('button', { name: 'Elsewhere' }).focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => window.heard.splice(0))).toEqual(['Tab']);
  const letters = ['s', 'f', '/', 'n', 'p', ',', '.', 'q'];
  for (const key of [...letters, 'ArrowRight']) await page.keyboard.press(key);
  expect(await page.evaluate(() => window.heard.splice(0))).toEqual(letters);
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Meta+j');
  expect(await page.evaluate(() => window.heard)).toEqual(['Control', 'b', 'Meta', 'j']);
  await page.getByRole('button', { name: 'Elsewhere' }).focus();
  await page.keyboard.press('n');
  expect(await page.evaluate(() => window.heard.at(-1))).toBe('n');
});


for (const { lang, forward, stopped, again } of [
  { lang: 'en', forward: 'Forward', stopped: 'stopped by an error', again: 'Restart' },
  { lang: 'zh', forward: '前进', stopped: '因出错而停止', again: '重新开始' },
]) {
  test(`after a crash every embed comes back at its step, later only the one that crashes, and at last there is a card (${lang})`, byNight(lang === 'zh'), async ({ page, trouble }) => {
    trouble.allow(/RuntimeError|RangeError/);
    await watch(page);
    await notes(page, `<ply-scope ${TREE} step="4">The picture.</ply-scope><ply-scope ${NIM} step="3" view="tree"></ply-scope>`, { lang });
    await ready(page, 2);
    const [one, two] = [0, 1].map((index) => page.locator('ply-scope').nth(index));
    const press = (element) => element.getByRole('button', { name: forward, exact: true }).click();
    // Anything that runs in a spoiled memory ends it: where a frame has run before, there is nothing left to press.
    const look = (element) => element.evaluate((figure) => figure.shadowRoot.querySelector('.zoom .btn:not(.more)')?.click());
    const steps = async () => (await specs(page)).map((spec) => spec.step);
    await press(one);
    await expect.poll(steps).toEqual([5, 3]);
    await spoil(page, 0);
    await look(one);
    await expect.poll(() => instances(page)).toEqual([0, 2, 3]);
    await ready(page, 2);
    expect(await steps()).toEqual([5, 3]);
    await press(one);
    await press(two);
    await expect.poll(steps).toEqual([6, 4]);
    // Now each has an instance of its own, numbered in the order in which they stand; 1 is for whoever comes.
    await two.evaluate((element) => { element.mark = element.shadowRoot.querySelector('.ply'); });
    await spoil(page, 2);
    await look(one);
    await expect.poll(() => instances(page)).toEqual([0, 2, 3, 4]);
    await ready(page, 2);
    await spoil(page, 4);
    await look(one);
    await expect(one.getByRole('alert')).toContainText(stopped);
    await expect(one.getByText('The picture.')).toBeVisible();
    expect(await two.evaluate((element) => element.mark === element.shadowRoot.querySelector('.ply'))).toBe(true);
    await press(two);
    await expect.poll(async () => (await steps())[1]).toBe(5);
    await one.getByRole('button', { name: again }).click();
    await ready(page, 2);
    expect(await steps()).toEqual([6, 5]);
  });

  for (const width of [1000, 390]) {
    test(`an embed has nothing that axe objects to, ${width} pixels wide (${lang})`, byNight(true), async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const views = ['lab', 'lab', 'tree', 'board', 'both'];
      const figure = (view) => `<ply-scope game="nim" heaps="1,1" algorithm="minimax" view="${view}" loading="eager"></ply-scope>`;
      await notes(page, views.map(figure).join(''), { lang });
      await ready(page, views.length);
      const axe = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']);
      const { violations } = await axe.analyze();
      expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html.slice(0, 120)}`))).toEqual([]);
    });
  }
}

test('a widget whose model can keep nothing steps all the same, and letters in it are not the notebook’s', async ({ page }) => {
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await notes(page, '<div id="cell"></div>');
  await page.evaluate(async () => {
    const held = { game: 'nim', heaps: [2, 1], algorithm: 'minimax', step: 3 };
    const fails = () => { throw new Error('not implemented yet'); };
    const { default: widget } = await import('./ply-scope.js');
    const el = document.querySelector('#cell');
    widget.render({ model: { get: (name) => held[name], set: (name, value) => { held[name] = value; }, on() {}, save_changes: fails, off: fails, send: fails }, el });
    await new Promise((resolve) => { el.firstElementChild.addEventListener('ply-scope:ready', resolve); });
    el.firstElementChild.step(1);
  });
  const element = page.locator('#cell ply-scope');
  await expect.poll(() => element.evaluate(({ spec }) => spec.step)).toBe(4);
  await expect(element).toHaveAttribute('data-lm-suppress-shortcuts', 'true');
  expect(errors).toEqual([]);
});

test('for a notebook the element is a widget that its model steps and that steps its model', async ({ page }) => {
  await notes(page, '<div id="cell"></div>');
  const spec = await page.evaluate(async () => {
    const held = { game: 'nim', heaps: [2, 1], algorithm: 'minimax', view: 'tree', step: 3 };
    const listeners = [];
    window.model = {
      get: (name) => held[name],
      set: (name, value) => { held[name] = value; },
      on: (_, listener) => listeners.push(listener),
      save_changes() {},
      change(name, value) {
        held[name] = value;
        listeners.forEach((listener) => listener());
      },
    };
    const { default: widget } = await import('./ply-scope.js');
    window.leave = widget.render({ model: window.model, el: document.querySelector('#cell') });
    const element = document.querySelector('#cell ply-scope');
    await new Promise((resolve) => { element.addEventListener('ply-scope:ready', resolve); });
    return element.spec;
  });
  expect(spec).toEqual({ v: 1, game: { kind: 'nim', heaps: [2, 1] }, algorithm: { kind: 'minimax' }, step: 3 });
  await page.getByRole('button', { name: 'Forward' }).click();
  await expect.poll(() => page.evaluate(() => window.model.get('step'))).toBe(4);
  await page.evaluate(() => window.model.change('step', 6));
  await expect.poll(async () => (await specs(page))[0].step).toBe(6);
  await page.evaluate(() => window.leave());
  await expect(page.locator('ply-scope')).toHaveCount(0);
});

test('a spec that is set on an element that is nowhere yet is searched once it is in the document', async ({ page }) => {
  await notes(page, '<p id="here"></p>');
  const spec = { v: 1, game: { kind: 'nim', heaps: [3, 1] }, algorithm: { kind: 'win-lose' }, step: 2 };
  await page.evaluate(async (spec) => {
    await customElements.whenDefined('ply-scope');
    const element = document.createElement('ply-scope');
    element.loading = 'eager';
    element.spec = spec;
    document.querySelector('#here').after(element);
  }, spec);
  await expect(page.locator('ply-scope')).toHaveAttribute('data-state', 'ready');
  expect(await specs(page)).toEqual([spec]);
});
