// The stage and what goes with it: one line of code lit at a time, nothing jumps, fog, a node selected by hand or by keyboard.
import { byNight, expect, test } from './page.mjs';
import { Lab } from './lab.mjs';

const board = (algorithm, position) => ({ game: { kind: 'tic-tac-toe', ...(position && { position }) }, algorithm });
const TREE = { kind: 'tree', tree: [[5, 6], [2, 1], [3, 2]] };

/** How far a node that two steps share has moved at most, over all steps walked. */
async function walkAndMeasure(lab, steps) {
  const first = new Map();
  let worst = { by: 0 };
  const measure = async (step) => {
    for (const [path, { x, y }] of Object.entries(await lab.nodes())) {
      const before = first.get(path) ?? { x, y, step };
      first.set(path, before);
      const by = Math.hypot(x - before.x, y - before.y);
      if (by > worst.by) worst = { by, path, since: before.step, step };
    }
  };
  const start = await lab.step();
  await measure(start);
  for (let step = start + 1; step <= start + steps; step += 1) {
    await lab.press('ArrowRight', step);
    await measure(step);
  }
  return { worst, seen: first.size };
}

const LISTINGS = [
  { name: 'alpha-beta', spec: { game: TREE, algorithm: { kind: 'alpha-beta' } }, steps: 38, lines: 10 },
  { name: 'minimax', spec: { game: TREE, algorithm: { kind: 'minimax' } }, steps: 36, lines: 8 },
  { name: 'MCTS', spec: board({ kind: 'mcts', iterations: 20 }), steps: 100, lines: 6 },
];
for (const { name, spec, steps, lines } of LISTINGS) {
  test(`every step of ${name} but the start lights exactly one line of the pseudo-code`, { tag: '@nightly' }, async ({ page }) => {
    // A hundred presses take a busy machine more than half a minute.
    test.slow();
    const lab = await Lab.withSpec(page, spec);
    expect((await lab.shown()).lit).toEqual([]);
    const lit = new Set();
    for (let step = 1; step <= steps; step += 1) {
      await lab.press('ArrowRight', step);
      const shown = await lab.shown();
      expect(shown.lit, `step ${step}: ${shown.sentence}`).toHaveLength(1);
      lit.add(await lab.host.locator('.code li').evaluateAll((all) => all.findIndex((line) => line.ariaCurrent === 'step')));
    }
    expect(lit.size).toBeGreaterThanOrEqual(lines);
  });
}

test('nothing jumps: over all steps of the opening tree no node moves by more than half a pixel', byNight(true), async ({ page }) => {
  const lab = await Lab.open(page);
  const { worst, seen } = await walkAndMeasure(lab, 38);
  expect(seen).toBe(10);
  expect(worst.by, JSON.stringify(worst)).toBeLessThanOrEqual(0.5);
});

for (const [position, from] of [['xo./.o./..x', 0], ['.../.../...', 0], ['.../.../...', 1200]]) {
  test(`nothing jumps: over 100 steps of MCTS on ${position} from step ${from} no node moves`, { tag: '@nightly' }, async ({ page }) => {
    test.slow();
    const lab = await Lab.withSpec(page, { ...board({ kind: 'mcts', iterations: 300 }, position), step: from });
    await lab.isAt(from);
    const { worst, seen } = await walkAndMeasure(lab, 100);
    expect(seen, 'nodes in view').toBeGreaterThan(5);
    expect(worst.by, JSON.stringify(worst)).toBeLessThanOrEqual(0.5);
  });
}

for (const [width, height] of [[1280, 800], [1440, 900], [1024, 768]]) {
  test(`the stage keeps its height over all steps of the opening tree at ${width} × ${height}`, byNight(true), async ({ page }) => {
    await page.setViewportSize({ width, height });
    const lab = await Lab.open(page);
    const drawn = () => lab.canvas.evaluate((canvas) => canvas.getBoundingClientRect().height);
    const before = await drawn();
    for (let step = 1; step <= 38; step += 1) {
      await lab.press('ArrowRight', step);
      expect(await drawn(), `step ${step}`).toBe(before);
    }
  });
}

test('tree, sentence, scrub bar and keys stay where they are on the page from the first step to the last', async ({ page }) => {
  const lab = await Lab.open(page);
  // The sentence begins behind a tag, which is as wide as its word, and ends where it ends.
  const parts = {
    canvas: ['x', 'y', 'width', 'height'], '[role=slider]': ['x', 'y', 'width'], '[aria-label=Forward]': ['x', 'y'], '.sentence': ['y'],
  };
  const places = () => lab.host.evaluate(({ shadowRoot }, asked) => Object.entries(asked).map(([part, sides]) => {
    const box = shadowRoot.querySelector(part).getBoundingClientRect();
    return sides.map((side) => Math.round(2 * box[side]));
  }), parts);
  const before = await places();
  for (let step = 1; step <= 38; step += 1) {
    await lab.press('ArrowRight', step);
    expect(await places(), `step ${step}`).toEqual(before);
  }
});

test('fog hides what the search has not seen, in the drawing and in the outline, and gives it back', byNight(true), async ({ page }) => {
  const lab = await Lab.open(page);
  const paths = async () => Object.keys(await lab.nodes()).sort();
  const whole = await paths();
  expect(whole).toHaveLength(10);
  await lab.button('Hide unvisited: leave out nodes that have not been visited').click();
  await expect.poll(paths).toEqual(['r']);
  await expect(lab.outline.getByRole('treeitem')).toHaveCount(1);
  await page.keyboard.press('c');
  await lab.isAt(25);
  expect(await paths()).toEqual(['r', 'r.0', 'r.0.0', 'r.0.1', 'r.1', 'r.1.0']);
  await expect(lab.outline.getByRole('treeitem')).toHaveCount(6);
  await page.keyboard.press('f');
  await expect.poll(paths).toEqual(whole);
});

test('a click on a node shows it in the inspector, at every step, until Escape returns to the search', async ({ page }) => {
  const lab = await Lab.open(page);
  await page.keyboard.press('End');
  await lab.isAt(38);
  const click = (path) => lab.pick(path);
  await click('r.1');
  await expect(lab.inspector.locator('h2')).toContainText('r.1 · depth 1 · Min to move');
  await expect(lab.inspector.locator('.big')).toHaveText('≤ 2upper bound, not a value');
  await expect(lab.outline.getByRole('treeitem', { selected: true })).toHaveText('C, Min, ≤ 2, cut, 1 not searched');
  await click('r.1.1');
  await expect(lab.inspector.locator('.big')).toHaveText('cut: never visited');
  await expect(lab.button('Follow the search')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lab.button('Follow the search')).toHaveCount(0);
  await expect(lab.inspector.locator('h2')).toContainText('r · depth 0 · Max to move');
  await click('r.0');
  await lab.button('Follow the search').click();
  await expect(lab.inspector.locator('h2')).toContainText('r · depth 0');
  await click('r.2');
  await expect(lab.inspector.locator('h2')).toContainText('r.2');
  // The node in hand stays in hand while the steps go by.
  await lab.press('ArrowLeft', 37);
  await expect(lab.inspector.locator('h2')).toContainText('r.2');
});

test('the outline is walked with the keys of a tree, and Enter selects', byNight(true), async ({ page }) => {
  const lab = await Lab.open(page);
  const focused = () => lab.host.evaluate((host) => host.shadowRoot.activeElement?.textContent.replaceAll('\u00a0', ' ') ?? '');
  const item = (text) => lab.outline.getByRole('treeitem').filter({ hasText: text });
  await page.keyboard.press('c');
  await lab.isAt(25);
  await item(/^A, Max/).focus();
  const walk = [
    ['ArrowDown', 'B, Min, best line, 5'], ['ArrowRight', 'leaf 5, best line, 5'], ['ArrowDown', 'leaf 6, 6'], ['ArrowLeft', 'B, Min, best line, 5'],
    ['ArrowUp', 'A, Max, ≥ 5'], ['End', 'leaf 2, not visited yet'], ['Home', 'A, Max, ≥ 5'],
  ];
  for (const [key, name] of walk) {
    await page.keyboard.press(key);
    await expect.poll(focused, key).toContain(name);
  }
  // Only one row at a time is a stop of the tab key.
  await expect(lab.outline.locator('[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).toContain('B, Min');
  await page.keyboard.press('ArrowLeft');
  await expect(item(/^B, Min/)).toHaveAttribute('aria-expanded', 'false');
  await expect(lab.outline.getByRole('treeitem')).toHaveCount(8);
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).toContain('C, Min');
  await page.keyboard.press('ArrowUp');
  await expect.poll(focused).toContain('B, Min');
  await page.keyboard.press('ArrowRight');
  await expect(item(/^B, Min/)).toHaveAttribute('aria-expanded', 'true');
  await expect(lab.outline.getByRole('treeitem')).toHaveCount(10);
  await page.keyboard.press('Enter');
  await expect(item(/^B, Min/)).toHaveAttribute('aria-selected', 'true');
  await expect(lab.inspector.locator('h2')).toContainText('r.0 · depth 1');
  await lab.isAt(25);
  await page.keyboard.press('Escape');
  await expect(lab.outline.getByRole('treeitem', { selected: true })).toHaveCount(0);
  await expect(lab.inspector.locator('h2')).toContainText('r.1 · depth 1');
});

test('a drag moves the tree and a button brings it back; where nothing scrolls the wheel zooms, with Ctrl and without', byNight(true), async ({ page }) => {
  const lab = await Lab.open(page);
  const root = async () => (await lab.nodes()).r;
  const before = await root();
  const box = await lab.canvas.boundingBox();
  await page.mouse.move(box.x + 40, box.y + box.height - 40);
  await page.mouse.down();
  await page.mouse.move(box.x + 140, box.y + box.height - 90, { steps: 4 });
  await expect.poll(async () => Math.round((await root()).x - before.x)).toBeGreaterThan(80);
  // The tree stays in hand beyond the edge of the stage, until the hand lets go of it.
  await page.mouse.move(box.x - 60, box.y + box.height - 90, { steps: 4 });
  await expect.poll(async () => Math.round((await root()).x - before.x)).toBeLessThan(-80);
  await page.mouse.up();
  await page.mouse.move(box.x + 140, box.y + box.height - 90, { steps: 4 });
  await lab.settled();
  expect((await root()).x).toBeLessThan(before.x - 80);
  await expect(lab.button('Follow the search')).toHaveCount(0);
  await lab.button('Fit: show the whole tree').click();
  await expect.poll(root).toEqual(before);
  const spread = async () => (({ 'r.0': one, 'r.2': other }) => other.x - one.x)(await lab.nodes());
  const fitted = await spread();
  await page.evaluate(() => {
    window.taken = [];
    addEventListener('wheel', ({ defaultPrevented }) => window.taken.push(defaultPrevented));
  });
  const taken = () => page.evaluate(() => window.taken);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.wheel(0, -80);
  await expect.poll(spread).toBeGreaterThan(fitted * 1.1);
  const once = await spread();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -80);
  await page.keyboard.up('Control');
  await expect.poll(spread).toBeGreaterThan(once * 1.1);
  // The browser would zoom the whole page.
  expect(await taken()).toEqual([true, true]);
});

test('the button for light and dark paints the tree anew', byNight(true), async ({ page }) => {
  const lab = await Lab.open(page);
  const picture = () => lab.host.evaluate((element) => element.shadowRoot.querySelector('canvas').toDataURL());
  const light = await picture();
  await lab.button('Switch between light and dark').click();
  await expect.poll(picture).not.toBe(light);
});
