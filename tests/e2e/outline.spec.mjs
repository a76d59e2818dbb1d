// The outline of a tree that no box holds: only the rows in and near the box are written, and every row can be come to.
import { byNight, expect, test } from './page.mjs';
import { Lab } from './lab.mjs';

/** A root with 1,000 children, each with three leaves: 4,001 nodes, all known before the search. */
const WIDE = {
  game: { kind: 'tree', tree: Array.from({ length: 1000 }, (_, index) => [index % 7, index % 5, index % 3]) },
  algorithm: { kind: 'minimax' },
};

/** The row that has the focus: which node, where among those beside it, and whether the box shows it. */
const focused = (lab) => lab.host.evaluate((host) => {
  const row = host.shadowRoot.activeElement;
  if (row?.getAttribute('role') !== 'treeitem') return null;
  const [box, own] = [row.closest('.outline').getBoundingClientRect(), row.getBoundingClientRect()];
  const told = (name) => Number(row.getAttribute(name));
  return {
    words: row.textContent,
    level: told('aria-level'),
    place: told('aria-posinset'),
    of: told('aria-setsize'),
    isShown: own.top >= box.top - 1 && own.bottom <= box.bottom + 1,
  };
});

const box = (lab) => lab.host.locator('.outline');

/** Waits until the row with the focus is at this place, and says the rest of it. */
async function isOn(lab, place, level = 2) {
  await expect.poll(async () => {
    const { place: at, level: on, isShown } = (await focused(lab)) ?? {};
    return { at, on, isShown };
  }).toEqual({ at: place, on: level, isShown: true });
  return focused(lab);
}

test('a thousand siblings are walked row by row, by pages, to the end and back, and few are ever written', { tag: '@nightly' }, async ({ page }) => {
  const lab = await Lab.withSpec(page, WIDE);
  const rows = lab.outline.getByRole('treeitem');
  await rows.first().focus();
  for (let place = 1; place <= 60; place += 1) {
    await page.keyboard.press('ArrowDown');
    await isOn(lab, place);
    expect(await rows.count()).toBeLessThan(60);
  }
  expect((await focused(lab)).of).toBe(1000);
  await page.keyboard.press('End');
  await isOn(lab, 1000);
  for (let place = 999; place > 960; place -= 1) {
    await page.keyboard.press('ArrowUp');
    await isOn(lab, place);
  }
  await page.keyboard.press('PageUp');
  await isOn(lab, 951);
  await page.keyboard.press('PageDown');
  await isOn(lab, 961);
  // Down into a branch and out of it again.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await isOn(lab, 1, 3)).toMatchObject({ of: 3 });
  await page.keyboard.press('ArrowLeft');
  await isOn(lab, 961);
  await page.keyboard.press('Home');
  await isOn(lab, 1, 1);
  await expect(lab.outline.locator('[tabindex="0"]')).toHaveCount(1);
  await expect(lab.outline.locator('[style]')).toHaveCount(0);
});

test('the scroll bar tells how many rows there are, and whatever part it shows is written', byNight(true), async ({ page }) => {
  const lab = await Lab.withSpec(page, WIDE);
  // The numbers of a large tree stand above it.
  await lab.outline.scrollIntoViewIfNeeded();
  const height = await lab.outline.getByRole('treeitem').first().evaluate((row) => row.getBoundingClientRect().height);
  expect(await box(lab).evaluate((element) => element.scrollHeight)).toBeCloseTo(1001 * height, -1);
  for (const part of [0.5, 0.9, 0.1, 1, 0]) {
    const top = Math.round(part * 1000) * height;
    await box(lab).evaluate((element, to) => { element.scrollTop = to; }, top);
    // The row in the middle of the box is the one that stands there.
    await expect.poll(() => box(lab).evaluate((element) => {
      const { left, top: above, height: high } = element.getBoundingClientRect();
      const row = element.getRootNode().elementFromPoint(left + 40, above + high / 2);
      const middle = (element.scrollTop + high / 2) / row.getBoundingClientRect().height;
      return Number(row.getAttribute('aria-posinset')) - Math.floor(middle) * (row.getAttribute('aria-level') === '2');
    }), `${part}`).toBe(0);
  }
});

test('the row with the focus keeps it while the box is scrolled away, and the next key goes on from there', byNight(true), async ({ page }) => {
  const lab = await Lab.withSpec(page, WIDE);
  await lab.outline.getByRole('treeitem').first().focus();
  for (let place = 1; place <= 3; place += 1) {
    await page.keyboard.press('ArrowDown');
    await isOn(lab, place);
  }
  await box(lab).evaluate((element) => { element.scrollTop = 12_000; });
  await expect(lab.outline.locator('[aria-posinset="470"]')).toBeAttached();
  expect((await focused(lab)).place).toBe(3);
  await page.keyboard.press('ArrowDown');
  await isOn(lab, 4);
  // Whoever comes back by the tab key finds the row again.
  await box(lab).evaluate((element) => { element.scrollTop = 12_000; });
  await expect(lab.outline.locator('[aria-posinset="470"]')).toBeAttached();
  await lab.slider.focus();
  await page.keyboard.press('Shift+Tab');
  for (let presses = 0; (await focused(lab)) === null && presses < 12; presses += 1) await page.keyboard.press('Shift+Tab');
  await isOn(lab, 4);
});

test('the box follows the search, step by step and to the last', byNight(true), async ({ page }) => {
  const lab = await Lab.withSpec(page, WIDE);
  const isNowShown = () => box(lab).evaluate((element) => {
    const [row, frame] = [element.querySelector('[aria-current]'), element.getBoundingClientRect()];
    const own = row?.getBoundingClientRect();
    return Boolean(own) && own.top >= frame.top - 1 && own.bottom <= frame.bottom + 1;
  });
  const length = await lab.length();
  for (const part of [0.3, 0.7, 0.2]) {
    const bar = await lab.slider.boundingBox();
    await page.mouse.click(bar.x + part * bar.width, bar.y + bar.height / 2);
    await lab.settled();
    await expect.poll(isNowShown).toBe(true);
    for (let presses = 0; presses < 4; presses += 1) {
      await page.keyboard.press('ArrowRight');
      await lab.settled();
      await expect.poll(isNowShown).toBe(true);
    }
  }
  await lab.press('End', length);
  await expect.poll(isNowShown).toBe(true);
});

test('every node of a tree has its row: an asterisk opens all siblings, and arrows meet each node once', async ({ page }) => {
  const tree = Array.from({ length: 5 }, (_, outer) => Array.from({ length: 5 }, (__, inner) => [outer, inner, outer + inner]));
  const lab = await Lab.withSpec(page, { game: { kind: 'tree', tree }, algorithm: { kind: 'alpha-beta' } });
  const rows = lab.outline.getByRole('treeitem');
  await rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await isOn(lab, 1);
  await page.keyboard.press('*');
  await expect(rows.nth(1)).toHaveAttribute('aria-expanded', 'true');
  const expected = ['A'];
  for (let outer = 0; outer < 5; outer += 1) expected.push(`2.${outer + 1}`, ...[1, 2, 3, 4, 5].map((inner) => `3.${inner}`));
  const seen = [];
  await page.keyboard.press('Home');
  await isOn(lab, 1, 1);
  for (let row = 1; row < expected.length; row += 1) {
    const { words } = await focused(lab);
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => (await focused(lab))?.words).not.toBe(words);
    const { level, place } = await focused(lab);
    seen.push(`${level}.${place}`);
  }
  expect(seen).toEqual(expected.slice(1));
});

test('a click on the mark opens and closes, a click on the words selects', byNight(true), async ({ page }) => {
  const lab = await Lab.withSpec(page, WIDE);
  const row = lab.outline.getByRole('treeitem').nth(2);
  await row.click({ position: { x: 26, y: 12 } });
  await expect(row).toHaveAttribute('aria-expanded', 'true');
  await expect(lab.outline.getByRole('treeitem', { selected: true })).toHaveCount(0);
  await row.click({ position: { x: 26, y: 12 } });
  await expect(row).toHaveAttribute('aria-expanded', 'false');
  await row.click({ position: { x: 80, y: 12 } });
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await expect(row).toHaveAttribute('aria-expanded', 'false');
});

test('a node chosen on the drawing has its row opened and shown, though its branch was closed by hand', byNight(true), async ({ page }) => {
  const lab = await Lab.open(page);
  const item = (text) => lab.outline.getByRole('treeitem').filter({ hasText: text });
  await item(/^B, Min/).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(item(/^leaf\s5/)).toHaveCount(0);
  await lab.pick('r.0.0');
  await expect(item(/^leaf\s5/)).toHaveAttribute('aria-selected', 'true');
  await expect(item(/^leaf\s5/)).toHaveAttribute('tabindex', '0');
});

test('the bounds by which a child is chosen, the best line and a playout are said', byNight(true), async ({ page }) => {
  const lab = await Lab.withSpec(page, {
    game: { kind: 'tic-tac-toe', position: 'xo./.o./..x' }, algorithm: { kind: 'mcts', iterations: 60 }, step: 300,
  });
  const said = async () => (await lab.shown()).outline.join('\n');
  const length = await lab.length();
  for (const pattern of [/w \d.*UCB \d\.\d\d/, /best line, w /, /playout (0|1|−1)/]) {
    let step = await lab.step();
    while (!pattern.test(await said()) && step < length) {
      step += 1;
      await lab.press('ArrowRight', step);
    }
    expect(await said()).toMatch(pattern);
  }
  // Every child of the choice has its bound, with the numbers of the table beside it.
  await lab.press('Home', 0);
  for (let presses = 0; presses < 40; presses += 1) await page.keyboard.press('i');
  await expect(lab.count).toContainText('iteration 40');
  const chosen = await lab.settled();
  await page.keyboard.press('ArrowRight');
  await lab.leaves(chosen);
  const table = await lab.host.locator('table.ucb tbody tr td:last-child').allTextContents();
  const outline = (await said()).match(/UCB \d+\.\d\d/g).map((found) => found.slice(4));
  expect(outline.sort()).toEqual(table.map((total) => Number(total).toFixed(2)).sort());
});
