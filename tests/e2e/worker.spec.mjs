// What the page leaves to workers, and what it does meanwhile: it stays the reader's, shows the root until there is more, says why a
// worker has failed, and asks one what the panes want to know.
import { createServer } from 'node:http';
import { byNight, expect, test } from './page.mjs';
import { Lab } from './lab.mjs';
import { Game } from './game.mjs';
import { serve } from './server.mjs';

const NIM = { game: { kind: 'nim', heaps: [1, 2] }, algorithm: { kind: 'minimax' } };
/** A search without end in sight. */
const LONG = { game: { kind: 'nim', heaps: [9, 9, 9] }, algorithm: { kind: 'minimax' } };
/** No machine comes to its end: the browser lets a worker that it ends go on for a second or two. */
const ENDLESS = { game: { kind: 'chess' }, algorithm: { kind: 'minimax', depth: 9 } };
/** Every iteration takes a tenth of a second. */
const SLOW = { game: { kind: 'chess' }, algorithm: { kind: 'mcts', policy: { kind: 'exact', plies: 2 } } };

/** Has the page's workers run another script. */
const replaced = (page, body) => page.route('**/worker.js*', (route) => route.fulfill({ contentType: 'text/javascript', body }));

/** Opens a page of notes with the spec, and does not wait for its search. */
async function opened(page, spec, lang = 'en') {
  const config = JSON.stringify(spec).replaceAll('"', '&quot;');
  await page.route('**/notes.html', (route) => route.fulfill({
    contentType: 'text/html; charset=utf-8',
    body: `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>Notes</title>
      <script type="module" src="./ply-scope.js"></script><ply-scope view="page" config="${config}"></ply-scope>`,
  }));
  await page.goto('./notes.html');
  const lab = new Lab(page, lang);
  await expect(lab.sentence).not.toBeEmpty();
  return lab;
}

test('a search whose every event takes long leaves the page to the reader', byNight(true), async ({ page }) => {
  const lab = await Lab.withSpec(page, SLOW);
  const status = lab.host.locator('.progress');
  await expect(status).toContainText('Searching …');
  await lab.press('ArrowRight', 1);
  await page.keyboard.press('l');
  await expect(status).toContainText('搜索中');
  await lab.button('按键与帮助').click();
  await expect(lab.host.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  // There is more to see before it has ended.
  const before = await lab.length();
  await expect.poll(() => lab.length()).toBeGreaterThan(before);
  await lab.button('停止').click();
  await expect(status).toContainText('已停止');
  await expect.poll(() => page.workers().length).toBe(0);
});

for (const [key, what, tag] of [['ArrowRight', 'the first event'], ['c', 'the first cut', 'cut']]) {
  test(`${key} pressed before the search has told of anything goes to ${what} once it has`, byNight(true), async ({ page }) => {
    let release;
    const held = new Promise((resolve) => { release = resolve; });
    await page.route('**/worker.js*', async (route) => {
      await held;
      await route.continue();
    });
    const lab = await opened(page, { game: { kind: 'tic-tac-toe' }, algorithm: { kind: 'alpha-beta' } });
    await lab.host.focus();
    await page.keyboard.press(key);
    await expect(lab.host.locator('.progress')).toContainText('Searching …');
    expect(await lab.step()).toBe(0);
    release();
    await expect(lab.slider).not.toHaveAttribute('aria-valuenow', '0');
    if (tag) await expect(lab.host.locator('.why .tag')).toHaveText(tag);
    else expect(await lab.step()).toBe(1);
  });
}

test('until the search tells something the stage shows the root; then the host hears of the step that was asked for', byNight(true), async ({ page }) => {
  let release;
  const held = new Promise((resolve) => { release = resolve; });
  await page.route('**/worker.js*', async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript(() => {
    window.told = [];
    for (const name of ['ready', 'step']) {
      addEventListener(`ply-scope:${name}`, ({ detail }) => window.told.push([name, detail.step ?? null, detail.spec.step ?? 0]));
    }
  });
  const lab = await opened(page, { ...NIM, step: 9 });
  await expect(lab.host.locator('.progress')).toContainText('Searching …');
  await expect.poll(async () => Object.keys(await lab.nodes())).toEqual(['r']);
  expect(await lab.length()).toBe(0);
  await expect(lab.host).toHaveAttribute('data-state', 'loading');
  expect(await page.evaluate(() => window.told)).toEqual([]);
  // It can be worked with, and nothing that is pressed takes the step away that was asked for.
  await lab.host.locator('.ply').focus();
  for (const key of ['ArrowRight', 'i', ' ', ' ', '+', 'x', 'x']) await page.keyboard.press(key);
  await lab.button('Keys and help').click();
  await expect(lab.host.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  release();
  await expect(lab.host).toHaveAttribute('data-state', 'ready');
  await lab.isAt(9);
  expect(await page.evaluate(() => window.told)).toEqual([['ready', null, 9], ['step', 9, 9]]);
  expect(Object.keys(await lab.nodes()).length).toBeGreaterThan(5);
});

test('what a script asks right behind another search is answered there', byNight(true), async ({ page }) => {
  const lab = await Lab.withSpec(page, NIM);
  await lab.host.evaluate((element, spec) => {
    element.spec = spec;
    element.goto(7);
  }, { game: { kind: 'nim', heaps: [2, 2] }, algorithm: { kind: 'minimax' } });
  await lab.isAt(7);
  expect(await lab.spec()).toMatchObject({ game: { heaps: [2, 2] }, step: 7 });
});

for (const [lang, locale, stopped, unloaded, ended, refused] of [
  ['en', 'en-US', 'The search was stopped by an error', 'could not be loaded', 'the browser has ended its worker', 'an algorithm with chance nodes'],
  ['zh', 'zh-CN', '搜索因出错而中止', '无法加载', '浏览器结束了它的 Worker', '不处理机会节点'],
]) {
  test.describe(`in ${lang}`, byNight(lang === 'zh'), () => {
    test.use({ locale });

    test('why a worker has failed reaches the reader', byNight(true), async ({ page, trouble }) => {
      trouble.allow(/worker\.js|503/);
      await replaced(page, "addEventListener('message', () => postMessage({ error: 'RangeError: out of memory' }));");
      let lab = await opened(page, NIM, lang);
      await expect(lab.notice).toContainText(stopped);
      await expect(lab.notice).toContainText('RangeError: out of memory');
      await expect(lab.host).toHaveAttribute('data-state', 'ready');
      await replaced(page, "throw new Error('spoilt');");
      trouble.allow(/spoilt/);
      lab = await opened(page, NIM, lang);
      await expect(lab.notice).toContainText('Error: spoilt');
      await replaced(page, "addEventListener('message', () => postMessage('nonsense'));");
      lab = await opened(page, NIM, lang);
      await expect(lab.notice).toContainText(stopped);
      await page.route('**/worker.js*', (route) => route.fulfill({ status: 503 }));
      lab = await opened(page, LONG, lang);
      await expect(lab.notice).toContainText(unloaded);
    });

    test('a worker that the browser has ended is told, and what it has found is kept', async ({ page }) => {
      await page.addInitScript(() => {
        window.workers = [];
        const { postMessage } = Worker.prototype;
        Worker.prototype.postMessage = function post(...order) {
          window.workers.push(this);
          postMessage.apply(this, order);
        };
      });
      const lab = await opened(page, ENDLESS, lang);
      await expect.poll(() => lab.length()).toBeGreaterThan(0);
      // No event tells the page of it, as when memory is short.
      await page.evaluate(() => window.workers.at(-1).terminate());
      await expect(lab.notice).toContainText(stopped);
      await expect(lab.notice).toContainText(ended);
      expect(await lab.length()).toBeGreaterThan(0);
    });

    test("a request that a worker refuses is explained in the reader's language", byNight(true), async ({ page }) => {
      await page.addInitScript(() => {
        const { postMessage } = Worker.prototype;
        const spec = '{"game":{"kind":"pig"},"algorithm":{"kind":"minimax","depth":2}}';
        Worker.prototype.postMessage = function post(order, ...rest) {
          postMessage.call(this, { ...order, request: { Search: { spec, limit: 100 } } }, ...rest);
        };
      });
      const lab = await opened(page, NIM, lang);
      await expect(lab.notice).toContainText(refused);
    });
  });
}

test('where there can be no worker the page searches for a while, and says why it searches no further', async ({ page }) => {
  await page.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new DOMException('Workers are forbidden here', 'SecurityError');
      }
    };
  });
  const lab = await opened(page, { ...NIM, step: 9 });
  await lab.isAt(9);
  await expect(lab.host.locator('.progress')).toHaveCount(0);
  await expect(lab.notice).toBeEmpty();
  const long = await opened(page, LONG);
  await expect(long.notice).toContainText('Workers are forbidden here');
  await expect(long.host).toHaveAttribute('data-state', 'ready');
  await expect(long.host.locator('.progress')).toContainText('Stopped: recorded');
  expect(await long.length()).toBeGreaterThan(100);
  await long.press('ArrowRight', 1);
});

for (const [under, isNight, policy] of [
  ['', false, () => ''],
  [', under a policy that trusts no text', true, (from) => `default-src 'none'; script-src ${from} 'wasm-unsafe-eval'; connect-src ${from}; img-src data:; `
    + `worker-src blob:; require-trusted-types-for 'script'; trusted-types plyscope`],
]) {
  test(`a figure whose scripts come from elsewhere has a worker all the same${under}`, byNight(true), async ({ page }) => {
    // Two servers that are there: a page that the test makes up may not load scripts from this machine.
    const elsewhere = await serve(0, undefined, { 'Access-Control-Allow-Origin': '*' });
    const head = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy(elsewhere.address) };
    const notes = createServer((_request, response) => response.writeHead(200, head).end(
      `<!doctype html><html lang="en"><title>Notes</title><link rel="icon" href="data:,">
        <script type="module" src="${elsewhere.address}/ply-scope.js"></script>
        <ply-scope loading="eager" view="lab" game="tic-tac-toe" algorithm="alpha-beta"></ply-scope>`,
    ));
    await new Promise((done) => { notes.listen(0, '127.0.0.1', done); });
    const lab = await Lab.open(page, { address: `http://127.0.0.1:${notes.address().port}/` });
    // All of it, which is more than the page would search itself.
    await expect(lab.host.locator('.progress')).toHaveCount(0, { timeout: 20_000 });
    await expect(lab.notice).toBeEmpty();
    expect(await lab.length()).toBe(98_751);
    elsewhere.end();
    notes.close();
    notes.closeAllConnections();
  });
}

/** A tree with more nodes than the page searches itself, under alpha-beta. */
const LARGE = {
  game: { kind: 'tree', tree: Array.from({ length: 45 }, (_, row) => Array.from({ length: 50 }, (_, leaf) => (row * 31 + leaf * 7) % 97)) },
  algorithm: { kind: 'alpha-beta' },
};

test('of a large tree a worker tells what another leaf would do, and ends when the reader goes on', async ({ page }) => {
  const lab = await Lab.withSpec(page, LARGE);
  await lab.recorded();
  await lab.slider.focus();
  await page.keyboard.press('c');
  const outcome = lab.inspector.locator('.outcome');
  await expect(outcome.first()).toContainText('the root is worth');
  await lab.inspector.getByRole('slider', { name: /\(the source of the bound\)/ }).fill('96');
  await expect(outcome.last()).toContainText('the root is worth');
  await expect(lab.inspector.getByText('the cut holds')).toHaveCount(1);
  await expect.poll(() => page.workers().length).toBe(0);
});

test('a node that is picked in a large tree stays picked when the tree is edited and the edit undone', byNight(true), async ({ page }) => {
  const lab = await Lab.withSpec(page, LARGE);
  await lab.recorded();
  await lab.outline.getByRole('treeitem').nth(1).click();
  await expect(lab.inspector.locator('h2')).toContainText('r.0 ');
  const children = async () => (await lab.spec()).game.tree[0].length;
  await page.keyboard.press('n');
  await expect.poll(children).toBe(51);
  await expect(lab.inspector.locator('h2')).toContainText('r.0 ');
  // The field of the new leaf's number has its own undo until it is left.
  await page.keyboard.press('Escape');
  await expect(lab.host.locator('.in-place')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect.poll(children).toBe(50);
  await expect(lab.inspector.locator('h2')).toContainText('r.0 ');
});

test('a number of the page that nothing stands behind does nothing', byNight(true), async ({ page }) => {
  const lab = await Lab.withSpec(page, { game: { kind: 'tree', tree: [[5, 6], [2, 1]] }, algorithm: { kind: 'alpha-beta', depth: 2 } });
  const before = await lab.spec();
  await lab.host.evaluate((element) => { element.mark = element.shadowRoot.querySelector('.ply'); });
  const set = (selector, name, number, events) => lab.host.evaluate((element, [where, attribute, value, types]) => {
    const target = element.shadowRoot.querySelector(where);
    const own = target.getAttribute(attribute);
    target.setAttribute(attribute, value);
    for (const type of types) {
      const made = type === 'keydown' ? new KeyboardEvent(type, { key: 'x', bubbles: true, composed: true }) : new Event(type, { bubbles: true, composed: true });
      target.dispatchEvent(made);
    }
    target.setAttribute(attribute, own);
  }, [selector, name, String(number), events]);
  for (const node of [7, 99_999, 4294967295]) await set('[role=treeitem]', 'data-node', node, ['click', 'keydown', 'focusin']);
  await lab.press('ArrowRight', 1);
  expect(await lab.spec()).toEqual({ ...before, step: 1 });
  const board = await Lab.withSpec(page, { game: { kind: 'tic-tac-toe', position: 'xo./.o./..x' }, algorithm: { kind: 'alpha-beta' } });
  await board.host.evaluate((element) => {
    element.mark = element.shadowRoot.querySelector('.ply');
    const cell = element.shadowRoot.querySelector('[data-cell]');
    cell.setAttribute('data-cell', '99');
    cell.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
  });
  await board.press('ArrowRight', 1);
  expect(await board.host.evaluate((element) => element.mark === element.shadowRoot.querySelector('.ply'))).toBe(true);
});

test('whoever is taken out of a match twice at once is gone once', byNight(true), async ({ page }) => {
  const game = await Game.at(page, { game: { kind: 'tic-tac-toe' } });
  await game.show('match');
  const add = page.getByRole('combobox', { name: 'Add a player' });
  await add.selectOption({ index: 1 });
  const remove = page.getByRole('button', { name: 'Remove' });
  await expect(remove).toHaveCount(1);
  await remove.evaluate((button) => {
    button.click();
    button.click();
  });
  await expect(remove).toHaveCount(0);
  await add.selectOption({ index: 1 });
  await expect(remove).toHaveCount(1);
  await game.cells.first().click();
  await expect(game.moves).not.toHaveCount(0);
});
