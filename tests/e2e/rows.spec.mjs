// A large tree as rows of rectangles: its legend, picking, the other drawing on request, the compact layout that waits, the curve in the bar, the table by depth.
import { byNight, expect, holdClock, test } from './page.mjs';
import { Lab } from './lab.mjs';

const BIG = { game: { kind: 'tic-tac-toe' }, algorithm: { kind: 'alpha-beta' }, step: 41_000 };
const VISITS = { game: { kind: 'tic-tac-toe' }, algorithm: { kind: 'mcts', iterations: 3_000 }, step: 20_000 };

/** Opens the page on a search, which is all recorded. */
async function whole(page, spec, lang) {
  const lab = await Lab.withSpec(page, spec, lang);
  await lab.recorded();
  await lab.isAt(spec.step);
  return lab;
}

for (const [width, height] of [[1440, 900], [768, 1024], [390, 844]]) {
  test(`nothing covers the legend of the rows, nor the button beside it, ${width} pixels wide`, byNight(true), async ({ page }) => {
    await page.setViewportSize({ width, height });
    const lab = await whole(page, BIG);
    const legend = lab.host.getByRole('list', { name: 'Legend' });
    // A phone has no room for it.
    if (width > 400) {
      await expect(legend.getByRole('listitem').first()).toHaveText('width: nodes');
      await expect(legend).toContainText('▲ > 0');
      await expect(legend).toContainText('▼ < 0');
      await expect(legend).toContainText('not reached yet');
    }
    const covered = () => lab.host.evaluate((host) => {
      const foot = host.shadowRoot.querySelector('.foot');
      foot.scrollIntoView({ block: 'nearest' });
      return [...foot.querySelectorAll('li, button')].filter((part) => part.checkVisibility()).filter((part) => {
        const { left, top, width: across, height: down } = part.getBoundingClientRect();
        const over = host.shadowRoot.elementFromPoint(left + across / 2, top + down / 2);
        return !foot.contains(over);
      }).map((part) => part.textContent);
    });
    expect(await covered()).toEqual([]);
    // Neither does the overview, which comes when a part is in view, nor the way back from a subtree.
    await lab.pick('r.2');
    await page.keyboard.press('s');
    await expect(lab.host.locator('.rooted')).toBeVisible();
    for (let times = 0; times < 4; times += 1) await page.keyboard.press('+');
    await lab.settled();
    expect(await covered()).toEqual([]);
  });
}

test('a press on a row picks the node under it, however narrow, and the outline shows it', async ({ page }) => {
  const lab = await whole(page, BIG);
  const { width, height } = await lab.canvas.boundingBox();
  await lab.canvas.click({ position: { x: 0.17 * width, y: 0.63 * height } });
  await expect(lab.inspector.locator('h2 small')).toContainText('depth 7');
  await expect(lab.outline.getByRole('treeitem', { selected: true })).toBeVisible();
  const path = await lab.inspector.locator('h2 small').textContent();
  // Closer, the same node stands at the same place across.
  await page.keyboard.press('z');
  await lab.settled();
  await expect(lab.inspector.locator('h2 small')).toHaveText(path);
  await page.keyboard.press('0');
  await page.keyboard.press('Escape');
  await lab.pick('r.5');
  await expect(lab.inspector.locator('h2 small')).toContainText('r.5 ·');
});

test('a large tree is drawn as nodes and edges on request, by button and by key', byNight(true), async ({ page }) => {
  const lab = await whole(page, BIG);
  const before = (await lab.nodes())['r.3'];
  await lab.button('Nodes and edges').click();
  await expect(lab.button('Nodes and edges')).toHaveAttribute('aria-pressed', 'true');
  // The legend tells of nodes then.
  await expect(lab.host.getByRole('list', { name: 'Legend' })).toContainText('searching');
  await expect.poll(async () => (await lab.nodes())['r.3'].x).not.toBeCloseTo(before.x, 0);
  await page.keyboard.press('r');
  await expect(lab.button('Rows')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await lab.nodes())['r.3'].x).toBeCloseTo(before.x, 0);
});

test('compact rows stay as they are while steps go by, and are laid out when the step has rested', byNight(true), async ({ page }) => {
  await holdClock(page);
  const lab = await whole(page, BIG);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.keyboard.press('m');
  await page.clock.runFor(1_000);
  // At this step three of nine first moves are not known, and have no place.
  const isThere = async (path) => path in (await lab.nodes());
  expect(await isThere('r.8')).toBe(false);
  await page.keyboard.press('End');
  await page.clock.runFor(120);
  await page.keyboard.press('ArrowLeft');
  await page.clock.runFor(120);
  expect(await isThere('r.8')).toBe(false);
  await page.clock.runFor(800);
  expect(await isThere('r.8')).toBe(true);
});

test('the bar of a long recording has the value of the root over its moves', byNight(true), async ({ page }) => {
  const lab = await whole(page, BIG);
  await expect(lab.slider.locator('.course')).toHaveCount(1);
  await expect(lab.slider.locator('.band')).toHaveCount(9);
  // The move that the search is at is named before the others, wherever it is.
  const names = lab.slider.locator('.coursename');
  const { width, height } = await lab.slider.boundingBox();
  const seen = [];
  for (const part of [0.1, 0.9]) {
    await lab.slider.click({ position: { x: part * width, y: 0.8 * height } });
    seen.push(await lab.slider.locator('.coursename.now').textContent());
    await expect(names.first()).toHaveText(seen.at(-1));
  }
  expect(seen[0]).not.toBe(seen[1]);
});

test('the best line is walked move by move, and from its end again', async ({ page }) => {
  const lab = await whole(page, { ...BIG, step: 60_000 });
  const line = lab.host.locator('.best-line');
  const moves = await line.locator('.name').allTextContents();
  expect(moves.length).toBeGreaterThan(2);
  const walk = line.getByRole('button', { name: 'Walk it' });
  for (const move of [...moves, moves[0]]) {
    await walk.click();
    await expect(lab.inspector.locator('h2').first()).toContainText(move);
    await expect(walk).toBeFocused();
  }
  // Before the first value there is no line to walk.
  await page.keyboard.press('Home');
  await expect(walk).toHaveAttribute('aria-disabled', 'true');
});

test('the bar of a long Monte-Carlo tree search has the shares of visits of the best moves', byNight(true), async ({ page }) => {
  const lab = await whole(page, VISITS);
  await expect(lab.slider.locator('.course')).toHaveCount(3);
  await expect(lab.slider.locator('.coursename').first()).toHaveText(/^b2 \d+%$/);
  await expect(lab.host.getByRole('list', { name: 'Legend' })).toContainText('width: visits');
});

test('the table by depth counts every node once, as far as it is reached', byNight(true), async ({ page }) => {
  const lab = await whole(page, BIG);
  const sums = () => lab.inspector.locator('.depths:not(.firsts) tbody tr').evaluateAll((rows) => [2, 3].map((column) => rows
    .map((row) => Number(row.cells[column].textContent.replace(/\D/g, ''))).reduce((sum, count) => sum + count)));
  const [reached, all] = await sums();
  expect(all).toBe(18_297);
  expect(reached).toBeLessThan(all);
  await expect(lab.inspector.locator('.cert dt').first()).toHaveText(reached.toLocaleString('en'));
  await page.keyboard.press('End');
  await expect.poll(sums).toEqual([18_297, 18_297]);
});

test('the first moves stand in the order searched with value and nodes, lead to their nodes, and b goes to the next best one', async ({ page }) => {
  const lab = await whole(page, BIG);
  const table = lab.inspector.locator('.firsts');
  const rows = table.locator('tbody tr');
  await expect(rows).toHaveCount(9);
  const nodes = () => rows.evaluateAll((all) => all.map((row) => Number(row.cells[2].textContent.replace(/\D/g, ''))).reduce((sum, count) => sum + count));
  await page.keyboard.press('End');
  // All but the root.
  await expect.poll(nodes).toBe(18_296);
  await expect(rows.first()).toContainText('a3');
  await expect(rows.first().getByRole('img', { name: 'best so far' })).toBeVisible();
  await expect(rows.nth(1)).toContainText('≤');
  await rows.nth(2).getByRole('button').click();
  await expect(lab.inspector.locator('h2 small')).toContainText('r.2 ·');
  // The first move is the only one that was ever best.
  await page.keyboard.press('Shift+B');
  const step = (await lab.spec()).step;
  expect(step).toBeGreaterThan(0);
  await page.keyboard.press('Shift+B');
  await lab.isAt(0);
  await page.keyboard.press('b');
  await lab.isAt(step);
});
