// Boards: played on by pointer and by keyboard, their cells read out, their rules at hand, in every game.
import { byNight, expect, test } from './page.mjs';
import { Lab } from './lab.mjs';

const LANGUAGES = [{ lang: 'en', locale: 'en-US' }, { lang: 'zh', locale: 'zh-CN' }];
const position = async (lab) => (await lab.spec()).game;
const cell = (lab, name) => lab.host.getByRole('gridcell', { name });

test('the arrow keys walk over the board, Enter plays, and Tab passes the board by in one step', async ({ page }) => {
  const lab = await Lab.withSpec(page, { game: { kind: 'tic-tac-toe' }, algorithm: { kind: 'alpha-beta' } });
  await cell(lab, 'square a3: empty').focus();
  const walk = [['ArrowRight', 'b3'], ['ArrowDown', 'b2'], ['ArrowDown', 'b1'], ['ArrowUp', 'b2'], ['ArrowLeft', 'a2'], ['ArrowLeft', 'a2']];
  for (const [key, square] of walk) {
    await page.keyboard.press(key);
    await expect(cell(lab, `square ${square}: empty`)).toBeFocused();
    // The next key goes on from there.
    await expect(cell(lab, `square ${square}: empty`)).toHaveAttribute('tabindex', '0');
  }
  await page.keyboard.press('Enter');
  await expect.poll(() => position(lab)).toEqual({ kind: 'tic-tac-toe', position: '.../x../...' });
  await expect(cell(lab, 'square a2: ×')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(lab.field('Position as text')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(cell(lab, 'square a2: ×')).toBeFocused();
});

test('a frame is whole, its lower corners too', byNight(true), async ({ page }) => {
  const lab = await Lab.withSpec(page, { game: { kind: 'connect-four' }, algorithm: { kind: 'alpha-beta', depth: 2 } });
  const cut = await lab.host.locator('.pos .board svg').evaluate((board) => {
    const { x, y, width, height } = board.viewBox.baseVal;
    const frame = board.querySelector('path').getBBox();
    return [x - frame.x, y - frame.y, frame.x + frame.width - x - width, frame.y + frame.height - y - height];
  });
  for (const side of cut) expect(Math.abs(side)).toBeLessThan(0.02);
});

test('a stone that is pressed goes with all above it', byNight(true), async ({ page }) => {
  const lab = await Lab.withSpec(page, { game: { kind: 'nim', heaps: [3, 4, 5] }, algorithm: { kind: 'win-lose' } });
  await cell(lab, 'heap 3, stone 2').click();
  await expect.poll(() => position(lab)).toEqual({ kind: 'nim', heaps: [3, 4, 1] });
  await expect(lab.field('Position as text')).toHaveValue('(3,4,1)');
});

test('a piece goes where it is pressed next, and a pawn that comes to the end asks what to become', async ({ page }) => {
  const game = { kind: 'chess', fen: '8/P3k3/8/8/8/8/8/4K3 w - - 0 1' };
  const lab = await Lab.withSpec(page, { game, algorithm: { kind: 'alpha-beta', depth: 1 } });
  await cell(lab, 'square a7: Max pawn').click();
  await expect(cell(lab, 'square a7: Max pawn')).toHaveAttribute('aria-selected', 'true');
  await cell(lab, 'square a8: empty').click();
  await lab.host.locator('.moves').getByRole('button', { name: 'a8=N' }).click();
  await expect(cell(lab, 'square a8: Max knight')).toBeVisible();
  await lab.button('Undo').click();
  await expect(cell(lab, 'square a7: Max pawn')).toBeVisible();
});

test('what only may be taken can be pressed', byNight(true), async ({ page }) => {
  const lab = await Lab.withSpec(page, { game: { kind: 'subtraction', stones: 7, take: [2, 3] }, algorithm: { kind: 'win-lose' } });
  await cell(lab, 'heap 1, stone 7').click();
  await expect.poll(() => position(lab)).toEqual({ kind: 'subtraction', stones: 7, take: [2, 3] });
  await cell(lab, 'heap 1, stone 5').click();
  await expect.poll(() => position(lab)).toEqual({ kind: 'subtraction', stones: 4, take: [2, 3] });
});

test('an estimate is shown as the sum of the features with their weights, and a weight is moved in its own field', byNight(true), async ({ page }) => {
  const game = { kind: 'chess', fen: '4k3/8/8/8/8/8/8/R3K3 w Q - 0 1' };
  const lab = await Lab.withSpec(page, { game, algorithm: { kind: 'minimax', depth: 1 } });
  const table = lab.inspector.getByRole('table').filter({ hasText: 'material' });
  for (let step = 1; !await table.isVisible(); step += 1) await lab.press('ArrowRight', step);
  const parts = await table.locator('td:last-child').allTextContents();
  const value = (text) => Number(text.replace('−', '-').replace('≈', ''));
  const shown = value(await lab.inspector.locator('.big span').textContent());
  expect(parts.map(value).reduce((sum, part) => sum + part, 0)).toBeCloseTo(shown, 2);
  await lab.host.getByRole('spinbutton', { name: 'material' }).fill('0.02');
  await lab.host.getByRole('spinbutton', { name: 'material' }).press('Enter');
  await expect.poll(async () => (await lab.spec()).algorithm.evaluation?.weights?.[0]).toBe(0.02);
});

test('moves that stand on no cell have buttons with their names', byNight(true), async ({ page }) => {
  const lab = await Lab.withSpec(page, { game: { kind: 'st-petersburg', tosses: 6 }, algorithm: { kind: 'expectimax' } });
  await lab.button('T').click();
  await expect.poll(() => position(lab)).toEqual({ kind: 'st-petersburg', tosses: 6, tails: 1 });
  await expect(lab.field('Position as text')).toHaveValue('6; 1');
});

for (const { lang, locale } of LANGUAGES) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale });

    const rules = async (page, chosen) => {
      const lab = await Lab.open(page, { lang });
      const games = await lab.picker(lab.words.game).locator('option').allTextContents();
      const cards = [];
      // Trees with chance need another search, which other tests are about.
      for (const game of games.slice(1)) {
        await lab.picker(lab.words.game).selectOption(game);
        const fold = lab.host.locator('.pos details').first();
        if (!await fold.evaluate((details) => details.open)) await fold.locator('summary').click();
        const card = lab.host.locator('.rules');
        await expect.poll(async () => cards.includes(await card.textContent()), game).toBe(false);
        cards.push(await card.textContent());
        expect(cards.at(-1).length).toBeGreaterThan(lang === 'en' ? 80 : 30);
        const names = await lab.picker(lab.words.positions).locator('option:not([disabled])').allTextContents();
        expect(names.length).toBeGreaterThan(2);
        for (const name of chosen(names)) {
          await lab.picker(lab.words.positions).selectOption(name);
          await expect(lab.picker(lab.words.positions).locator('option:checked')).toHaveText(name);
          await expect(lab.refusal).toHaveCount(0);
          await expect(lab.sentence).not.toBeEmpty();
        }
      }
      expect(cards).toHaveLength(games.length - 1);
    };

    test('every game has its rules at hand, says how it is typed, and opens at its last position', byNight(true), async ({ page }) => {
      test.slow();
      await rules(page, (names) => names.slice(-1));
    });

    // A position is the same in either language.
    if (lang === 'en') {
      test('every game opens at each of its positions', byNight(true), async ({ page }) => {
        test.slow();
        await rules(page, (names) => names);
      });
    }
  });
}

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('moves that are called by words are called so in Chinese', byNight(true), async ({ page }) => {
    const lab = await Lab.withSpec(page, { game: { kind: 'go', size: 3 }, algorithm: { kind: 'mcts', iterations: 20 } }, 'zh');
    await lab.button('停一手').click();
    await expect(lab.field('局面的文字写法')).toHaveValue('3; 0.5; pass');
    await lab.picker('游戏').selectOption('掷骰争先（Pig）');
    await lab.button('掷').click();
    await lab.button('5').click();
    await expect(lab.button('收手')).toBeVisible();
    await expect(lab.field('局面的文字写法')).toHaveValue(/; 5$/);
  });
});
