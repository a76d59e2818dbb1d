// The position to search from, edited by hand, the options of the search, and the link that carries all of it.
import { byNight, expect, test } from './page.mjs';
import { Lab, specOf } from './lab.mjs';

test('clicking squares of the board plays, changes marks and clears them', byNight(true), async ({ page }) => {
  const lab = await Lab.open(page);
  await lab.startOf('Tic-tac-toe');
  const board = lab.host.getByRole('grid', { name: 'Position' });
  const square = (name) => board.getByRole('gridcell', { name: `square ${name}` });
  const text = lab.field('Position as text');
  await expect(text).toHaveValue('.../.../...');
  await square('b2: empty').click();
  await expect(text).toHaveValue('.../.x./...');
  await square('a3: empty').click();
  await expect(text).toHaveValue('o../.x./...');
  await square('c1: empty').click();
  await expect(text).toHaveValue('o../.x./..x');
  await expect.poll(async () => (await lab.spec()).game).toEqual({ kind: 'tic-tac-toe', position: 'o../.x./..x' });
  await lab.isAt(0);
  await square('c1: ×').click();
  await expect(square('c1: ○')).toHaveCount(0);
  await expect(text).toHaveValue('o../.x./...');
  await text.fill('xo./.o./..x');
  await expect(square('b3: ○')).toBeVisible();
  await expect(lab.picker('Positions').locator('option:checked')).toHaveText('Four marks, × to move');
  await square('a2: empty').click();
  await expect(lab.picker('Positions').locator('option:checked')).toHaveText('Your own position');
});

test('heaps are typed as they come, and taking the last stone can lose', byNight(true), async ({ page }) => {
  const lab = await Lab.open(page);
  await lab.picker('Game').selectOption('Nim');
  await lab.field('Position as text').fill('2, 1');
  await expect.poll(async () => (await lab.spec()).game).toEqual({ kind: 'nim', heaps: [2, 1] });
  await lab.slider.focus();
  await page.keyboard.press('End');
  await expect(lab.sentence).toHaveText(/^Max takes \(1,1\)/);
  await lab.host.getByRole('group', { name: 'Taking the last stone' }).getByRole('button', { name: 'loses' }).click();
  await expect.poll(async () => (await lab.spec()).game).toEqual({ kind: 'nim', heaps: [2, 1], misere: true });
  await lab.slider.focus();
  await page.keyboard.press('End');
  await expect(lab.sentence).toHaveText(/^Max takes \(0,1\)/);
});

test('the root of a bare list can be Min, and the values turn over', byNight(true), async ({ page }) => {
  const lab = await Lab.open(page);
  await lab.host.getByRole('group', { name: 'Root' }).getByRole('button', { name: 'Min' }).click();
  await expect.poll(async () => (await lab.spec()).game.root).toBe('min');
  await expect(lab.inspector.locator('h2')).toContainText('Min to move');
  await lab.slider.focus();
  await page.keyboard.press('End');
  await expect(lab.sentence).toHaveText(/^Min takes C, worth 2/);
});

test('a depth limit shortens the search and its values are called estimates', byNight(true), async ({ page }) => {
  const lab = await Lab.open(page);
  await lab.startOf('Tic-tac-toe');
  await lab.picker('Depth limit').selectOption('2');
  await expect.poll(async () => (await lab.spec()).algorithm).toEqual({ kind: 'alpha-beta', depth: 2 });
  const length = await lab.recorded();
  expect(length).toBeLessThan(1000);
  await lab.slider.focus();
  await lab.press('End', length);
  await expect(lab.inspector.locator('.big')).toContainText('≈');
  await expect(lab.inspector.locator('.big')).toContainText('estimate at the depth limit');
});

test('seeds: the same gives the same search, another another, and a new one is drawn and shown', byNight(true), async ({ page }) => {
  const lab = await Lab.open(page);
  await lab.startOf('Tic-tac-toe');
  await lab.chooseAlgorithm('MCTS');
  const number = (name) => lab.host.getByRole('spinbutton', { name, exact: true });
  await number('Iterations').fill('40');
  await number('Iterations').press('Enter');
  const walk = async (seed) => {
    await number('Seed').fill(String(seed));
    await number('Seed').press('Enter');
    await expect.poll(async () => (await lab.spec()).seed ?? 0).toBe(seed);
    await lab.slider.focus();
    await lab.press('End', await lab.recorded());
    return (await lab.facts(['r', 'r.0', 'r.4', 'r.8'])).map(({ n, w }) => [n, w]);
  };
  const [one, two, again] = [await walk(1), await walk(2), await walk(1)];
  expect(again).toEqual(one);
  expect(two).not.toEqual(one);
  expect(one[0][0]).toBe(40);
  await lab.button('New seed').click();
  await expect.poll(async () => (await lab.spec()).seed ?? 0).not.toBe(1);
  await expect(number('Seed')).toHaveValue(String((await lab.spec()).seed ?? 0));
  // A number that makes no sense is put back.
  const drawn = await number('Seed').inputValue();
  await number('Seed').fill('-3');
  await number('Seed').press('Enter');
  await expect(number('Seed')).toHaveValue(drawn);
});

test('a copied link brings position, algorithm, options, seed, step and language to somebody else', async ({ page, browser }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const lab = await Lab.open(page);
  await lab.startOf('Tic-tac-toe');
  await lab.field('Position as text').fill('xo./.o./..x');
  await lab.chooseAlgorithm('MCTS');
  await lab.openSettings();
  const set = async (name, value) => {
    await lab.host.getByRole('spinbutton', { name, exact: true }).fill(value);
    await lab.host.getByRole('spinbutton', { name, exact: true }).press('Enter');
  };
  await set('c', '0.5');
  await set('Iterations', '60');
  await set('Seed', '7');
  await expect.poll(() => lab.spec()).toMatchObject({ algorithm: { c: 0.5, iterations: 60 }, seed: 7 });
  await lab.slider.focus();
  for (let iteration = 1; iteration <= 20; iteration += 1) await page.keyboard.press('i');
  await expect(lab.sentence).toHaveText('Iteration 20 starts at the root; 19 are complete.');
  const start = await lab.settled();
  await lab.press('ArrowRight', start + 1);
  await lab.button('中文（切换到中文）').click();
  await expect(lab.button('复制链接')).toBeVisible();
  await lab.settled();
  const here = await lab.shown();
  const spec = await lab.spec();
  expect(spec).toMatchObject({
    game: { kind: 'tic-tac-toe', position: 'xo./.o./..x' }, algorithm: { kind: 'mcts', c: 0.5, iterations: 60 }, seed: 7,
  });
  await lab.button('复制链接').click();
  await expect(lab.told).toContainText('已复制链接');
  // The button says it for a moment, and the sentence keeps its place.
  await expect(lab.button('已复制')).toBeVisible();
  await expect(lab.button('复制链接')).toBeVisible();
  await expect(lab.notice).toBeEmpty();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toMatch(/#1=[\w-]+&lang=zh$/);
  expect(specOf(address)).toEqual(spec);

  const elsewhere = await browser.newContext({ locale: 'en-US', viewport: { width: 1440, height: 900 } });
  const there = await Lab.open(await elsewhere.newPage(), { address, lang: 'zh' });
  await there.isAt(spec.step);
  expect(await there.spec()).toEqual(spec);
  await expect.poll(() => there.shown()).toEqual(here);
  await elsewhere.close();
});

test('the address follows each step, so that a reload comes back to the same moment', async ({ page }) => {
  const lab = await Lab.open(page);
  const untouched = page.url();
  expect(untouched).toMatch(/\/#lab$/);
  await lab.press('c', 25);
  await lab.press('c', 35);
  await expect.poll(() => specOf(page.url())?.step).toBe(35);
  const here = await lab.shown();
  await page.reload();
  await expect(lab.host).toHaveAttribute('data-state', 'ready');
  await lab.isAt(35);
  expect(await lab.shown()).toEqual(here);
  // Stepping does not fill the history: one step back leaves the page.
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
});

test('without a clipboard the link is put into the address bar, and the page says so', byNight(true), async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined }));
  const lab = await Lab.open(page);
  await lab.press('c', 25);
  await lab.button('Copy link').click();
  await expect(lab.notice).toContainText('The link is in the address bar');
  expect(page.url()).toMatch(/#1=[\w-]+&lang=en$/);
});

const EDGES = [
  ['chess', { kind: 'chess' }, 'abcdefgh', '87654321'],
  ['Go, without the ninth letter', { kind: 'go', size: 9 }, 'abcdefghj', '987654321'],
  ['Connect Four, whose moves are columns', { kind: 'connect-four' }, '1234567', ''],
];
for (const [name, game, columns, rows] of EDGES) {
  test(`a board says at its edges what its columns and rows are called: ${name}`, byNight(true), async ({ page }) => {
    const lab = await Lab.withSpec(page, { game, algorithm: { kind: 'alpha-beta', depth: 1 } });
    const said = await lab.host.evaluate((host) => ['.cell', '[role=row]'].map((kind) =>
      [...host.shadowRoot.querySelectorAll(`.cells ${kind}[data-at]`)].map((place) =>
        getComputedStyle(place, '::before').content.replace(/ \/.*/, '').replaceAll('"', '')).join('')));
    expect(said).toEqual([columns, rows]);
  });
}

test('a file is opened by the button, the same one again, and a bad one says where it is wrong', async ({ page }) => {
  const lab = await Lab.open(page);
  const file = (name, text) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  const small = file('small.efg', 'EFG 2 R "small" { "One" "Two" }\n\np "" 1 1 "" { "l" "r" } 0\nt "" 1 "" { 3 -3 }\nt "" 2 "" { 5 -5 }\n');
  const opener = lab.host.getByLabel('Open a file…');
  await expect(opener).toHaveAccessibleDescription(/PGN/);
  for (const text of [small, small]) {
    await opener.setInputFiles(text);
    await expect.poll(async () => (await lab.spec()).game.tree).toMatchObject({ max: [3, 5] });
    await lab.field('Tree as text').fill('[[1,2],[3,4]]');
    await expect.poll(async () => (await lab.spec()).game.tree).toEqual([[1, 2], [3, 4]]);
  }
  await opener.setInputFiles(file('bad.txt', '[[5,6],\n[2,x]]'));
  await expect(lab.host.locator('.notice')).toContainText('line 2, column 4');
  await expect.poll(async () => (await lab.spec()).game.tree).toEqual([[1, 2], [3, 4]]);
  await opener.setInputFiles(file('game.pgn', '1. e4 e5 2. Nf3 *'));
  await expect(lab.host.getByRole('grid').first()).toBeVisible();
});
