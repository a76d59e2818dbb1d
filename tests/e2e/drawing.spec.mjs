// What the page shows of chance, of what is remembered and of deepening: in the outline, which says in words what the drawing
// shows; and the graph of positions, drawn at a press.
import { byNight, expect, test } from './page.mjs';
import { Lab } from './lab.mjs';

const NIM = { game: { kind: 'nim', heaps: [1, 2, 1] }, algorithm: { kind: 'win-lose', stop: false } };
const DICE = { game: { kind: 'tree', tree: { max: [{ chance: [[8, 9], [2, 3]], p: ['1/3', '2/3'] }, 3] } }, algorithm: { kind: 'expectimax' } };
const STAR = {
  game: { kind: 'tree', tree: { max: [{ chance: [[2, 2], [1, 2]] }, { chance: [[0, 2], [-1, 0]] }] } },
  algorithm: { kind: 'expectimax', prune: true, bounds: [-2, 2] },
};
const DEEPENING = {
  game: { kind: 'tic-tac-toe', position: 'xox/oxo/...' },
  algorithm: { kind: 'alpha-beta', depth: 3, deepening: true },
};

/** Steps from here to a step and says how far a node that two steps share has moved at most. */
async function farthest(lab, to) {
  const places = {};
  let most = 0;
  for (let step = await lab.step(); step <= to; step += 1) {
    if (step > await lab.step()) await lab.press('ArrowRight', step);
    for (const [path, { x, y }] of Object.entries(await lab.nodes())) {
      const before = places[path] ??= { x, y };
      most = Math.max(most, Math.hypot(x - before.x, y - before.y));
    }
  }
  return most;
}

test('chance is said with its probabilities, its sum so far and at last its value', byNight(true), async ({ page }) => {
  const lab = await Lab.withSpec(page, DICE);
  const outline = async () => (await lab.shown()).outline.join('\n');
  expect(await outline()).toContain('probability 1/3');
  const seen = [];
  for (let step = 1; step <= await lab.length(); step += 1) {
    await lab.press('ArrowRight', step);
    seen.push(await outline());
  }
  expect(seen.join('\n')).toContain('chance node, sum so far 2.667');
  expect(seen.at(-1)).toContain('B, chance node, best line, 4');
});

test('a chance node under Star1 says what it can still be', byNight(true), async ({ page }) => {
  const lab = await Lab.withSpec(page, STAR);
  await page.keyboard.press('c');
  await page.keyboard.press('c');
  await expect(lab.sentence).toContainText('at most 1');
  await expect.poll(async () => (await lab.shown()).outline.join('\n')).toMatch(/chance node, sum so far 0 \[−2, 1\]/);
});

test('the graph of positions has each of the twelve once, and its button brings the tree back', async ({ page }) => {
  const lab = await Lab.withSpec(page, NIM);
  const count = async () => Object.keys(await lab.nodes()).length;
  await lab.recorded();
  const tree = await count();
  expect(tree).toBeGreaterThan(30);
  const toggle = lab.button('Graph of positions: each one once');
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(count).toBe(12);
  const rows = Object.values(await lab.nodes()).map(({ y }) => Math.round(y));
  const layers = [...new Set(rows)].sort((one, other) => one - other).map((y) => rows.filter((row) => row === y).length);
  expect(layers).toEqual([1, 3, 4, 3, 1]);
  await page.keyboard.press('g');
  await expect.poll(count).toBe(tree);
});

test('nothing moves in the graph while its search is stepped through', { tag: '@nightly' }, async ({ page }) => {
  const lab = await Lab.withSpec(page, NIM);
  await page.keyboard.press('g');
  await expect.poll(async () => Object.keys(await lab.nodes()).length).toBe(12);
  expect(await farthest(lab, 60)).toBeLessThan(0.5);
});

test('what is recalled is said with where it was met first, and who wins in words', byNight(true), async ({ page }) => {
  const lab = await Lab.withSpec(page, NIM);
  await lab.press('End', await lab.recorded());
  const { outline } = await lab.shown();
  expect(outline[0]).toContain('the side to move wins');
  expect(outline.join('\n')).toMatch(/recalled from r\.0\.\d/);
});

test('a search without a memory offers no graph', byNight(true), async ({ page }) => {
  const lab = await Lab.withSpec(page, DICE);
  await expect(lab.button('Hide unvisited: leave out nodes that have not been visited')).toBeVisible();
  await expect(lab.button('Graph of positions: each one once')).toHaveCount(0);
});

test('deepening goes by depths, keeps what it has drawn where it stands, and counts', byNight(true), async ({ page }) => {
  const lab = await Lab.withSpec(page, DEEPENING);
  await lab.choose('Depth');
  await lab.press('ArrowRight', 1);
  await page.keyboard.press('ArrowRight');
  const second = await lab.leaves(1);
  await expect(lab.count).toContainText('depth 2');
  const before = await lab.nodes();
  await page.keyboard.press('Shift+ArrowRight');
  await lab.leaves(second);
  const after = await lab.nodes();
  for (const [path, at] of Object.entries(before)) expect(after[path], path).toEqual(at);
  await page.keyboard.press('i');
  await expect(lab.count).toContainText('depth 3');
  await expect(lab.host.locator('.depthname')).toHaveText(['1', '2', '3']);
});
