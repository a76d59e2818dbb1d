// Values of the moves, the game looked over, and matches between machines: by pointer and keyboard, in both languages.
import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { byNight, expect, stored, test } from './page.mjs';
import { Game } from './game.mjs';

const LANGUAGES = [{ lang: 'en', locale: 'en-US' }, { lang: 'zh', locale: 'zh-CN' }];
const WORDS = {
  en: {
    values: 'Values of the moves', hint: 'Hint', training: /^Training/u, review: 'Review the game', match: 'Match table', add: 'Add a player', rounds: 'Rounds of two games',
    random: 'First plies at random', start: 'Start', stop: 'Stop', save: 'Save the games (CSV)', again: 'New match', open: 'Open a game',
    fixed: /A new match can have other players/u, now: 'now', outcome: 'outcome', gaveAway: 'Move 2, a2: now Max wins. With b2 it stays a draw.',
    levels: ['random', 'strong'],
  },
  zh: {
    values: '各走法的值', hint: '提示', training: /^训练/u, review: '复盘', match: '比赛', add: '添加选手', rounds: '轮数（每轮两局）', random: '开局随机层数', start: '开始',
    stop: '停止', save: '保存棋谱（CSV）', again: '新比赛', open: '打开一局', fixed: /新比赛可换选手/u, now: '现在', outcome: '结果', gaveAway: '第 2 步 a2：现在 Max 能赢；b2 可守和。', levels: ['随机', '强'],
  },
};
const PERSONS = ['person', 'person'];
const EMPTY = { kind: 'tic-tac-toe' };
/** × in a corner, ○ beside it: only the middle would have held the draw. */
const BLUNDER = { game: EMPTY, seats: PERSONS, moves: [0, 2] };

/** The game's page with what stands beside it. */
async function at(page, record, lang) {
  const game = await Game.at(page, record, lang);
  const words = WORDS[lang];
  const rows = (name) => game.host.getByRole('table', { name, exact: true }).getByRole('row');
  const number = async (name, value) => {
    await game.host.getByRole('spinbutton', { name, exact: true }).fill(String(value));
    await game.host.getByRole('spinbutton', { name, exact: true }).press('Tab');
  };
  const enter = async (level) => {
    await expect(game.picker(words.add)).toBeVisible();
    const names = await game.picker(words.add).locator('option').allTextContents();
    await game.picker(words.add).selectOption({ index: names.findIndex((name) => name.startsWith(level)) });
  };
  return { game, words, rows, number, enter };
}

for (const { lang, locale } of LANGUAGES) {
  test.describe(`in ${lang}`, byNight(lang === 'zh'), () => {
    test.use({ locale });

    test('every move has its value beside the board and on it, and the best have a star', async ({ page }) => {
      const { game, words, rows } = await at(page, { game: { kind: 'tic-tac-toe', position: 'x../.../...' }, seats: PERSONS }, lang);
      await game.show('values');
      const training = game.host.getByRole('checkbox', { name: words.training });
      await training.check();
      await expect(rows(words.values)).toHaveCount(8);
      await expect(rows(words.values).filter({ hasText: '★' })).toHaveCount(1);
      await expect(rows(words.values).filter({ hasText: '★' })).toContainText('b2');
      await expect(game.board.locator('.cell small')).toHaveText(Array.from({ length: 8 }, (_, at) => (at === 3 ? '★ 0' : /1$/)));
      // A move takes its position's values away, and those of the next come.
      await game.board.getByRole('gridcell').nth(4).click();
      await expect(rows(words.values)).toHaveCount(7);
      await training.uncheck();
      await expect(game.board.locator('.cell small')).toHaveCount(0);
      // Without it a hint is for one move.
      await game.button(words.hint).click();
      await expect(rows(words.values)).toHaveCount(7);
      await game.cells.first().click();
      await expect(rows(words.values)).toHaveCount(0);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    });

    test('the values are switched by a key', byNight(true), async ({ page }) => {
      const { game, words, rows } = await at(page, { game: { kind: 'nim', heaps: [1, 2] }, seats: PERSONS }, lang);
      await game.show('values');
      await page.keyboard.press('v');
      await expect(rows(words.values)).toHaveCount(3);
      await expect(game.button(words.values)).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('v');
      await expect(rows(words.values)).toHaveCount(0);
    });

    test('a game looked over shows the mistake, and a row leads to its position', async ({ page }) => {
      const { game, words, rows } = await at(page, BLUNDER, lang);
      await game.show('review');
      await game.button(words.review).click();
      await expect(game.host.locator('.wrong li')).toHaveCount(1);
      await expect(game.host.locator('.wrong li')).toContainText(words.gaveAway);
      await game.host.locator('.wrong .btn').click();
      await expect(game.board.locator('.cell small')).toHaveText(['✗', '★']);
      await game.host.locator('.looked-over summary').click();
      await expect(rows(words.review)).toHaveCount(4);
      await expect(rows(words.review).nth(2)).toContainText('? −1');
      await expect(rows(words.review).nth(2)).toContainText('b2');
      await expect(rows(words.review).last().getByRole('rowheader')).toHaveText(`3${words.now}`);
      await expect(game.host.locator('.graph circle')).toHaveCount(3);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await rows(words.review).nth(2).getByRole('button').focus();
      await page.keyboard.press('Enter');
      await expect(game.now).toHaveText(/^1/u);
      await game.host.locator('.graph g').nth(2).click();
      await expect(game.now).toHaveText(/^2/u);
      // The list of moves has the mark too. Another move in its place is none of this.
      await expect(game.moves.nth(0)).not.toContainText('?');
      await expect(game.moves.nth(1)).toContainText('?');
      await game.show('moves');
      await game.moves.nth(0).getByRole('button').click();
      await expect(game.now).toHaveText(/^1/u);
      await expect(game.board.getByRole('gridcell').nth(3)).toHaveClass(/open/u);
      await game.board.getByRole('gridcell').nth(4).click();
      await expect(game.moves).toHaveCount(2);
      await expect(game.moves.nth(1)).not.toContainText('?');
      await game.show('review');
      await expect(rows(words.review)).toHaveCount(2);
    });

    test('the last row of a game that is over is its outcome', byNight(true), async ({ page }) => {
      const { game, words, rows } = await at(page, { game: { kind: 'nim', heaps: [1, 1] }, seats: PERSONS, moves: [0, 0] }, lang);
      await game.show('review');
      await game.button(words.review).click();
      await game.host.locator('.looked-over summary').click();
      await expect(rows(words.review)).toHaveCount(4);
      await expect(rows(words.review).last().getByRole('rowheader')).toHaveText(`3${words.outcome}`);
    });

    test('a match is played, its games are saved and opened, and a reload keeps it', async ({ page }) => {
      const { game, words, rows, number, enter } = await at(page, { game: EMPTY, seats: PERSONS }, lang);
      await game.show('match');
      for (const level of words.levels) await enter(level);
      await number(words.rounds, 2);
      await number(words.random, 1);
      await game.button(words.start).click();
      await expect(game.host.getByText('4 / 4')).toBeVisible();
      // A row for the heads, and one for each.
      await expect(rows(words.match)).toHaveCount(3);
      await expect(rows(words.match).nth(2)).toContainText('−0');
      await expect(game.host.getByText(words.fixed)).toBeVisible();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      const download = page.waitForEvent('download');
      await game.button(words.save).click();
      const text = await readFile(await (await download).path(), 'utf8');
      const lines = text.trim().split('\n');
      expect(lines[0]).toBe('game,max,min,seed,random plies,result,plies,moves');
      expect(lines).toHaveLength(5);
      await page.reload();
      await expect(game.turn).not.toBeEmpty();
      await game.show('match');
      await expect(game.host.getByText('4 / 4')).toBeVisible();
      await game.picker(words.open).selectOption({ index: 1 });
      const plies = Number(/,(\d+),[^,]*$/u.exec(lines[1])[1]);
      await expect(game.moves).toHaveCount(plies);
      await game.button(words.again).click();
      await expect(game.host.getByText('0 / 4')).toBeVisible();
      await expect(game.host.getByText(words.fixed)).toHaveCount(0);
      await expect(game.picker(words.add)).toBeVisible();
    });

    test('a match that is stopped goes on where it was', byNight(true), async ({ page }) => {
      // Long enough that nobody sees the end of it.
      const { game, words, number } = await at(page, { game: { kind: 'connect-four' }, seats: PERSONS }, lang);
      await game.show('match');
      for (const level of [2, 3]) await game.picker(words.add).selectOption({ index: level });
      await number(words.rounds, 10_000);
      await game.button(words.start).click();
      await expect(game.host.getByText(/^[1-9]\d* \/ 20000/u)).toBeVisible();
      await game.button(words.stop).click();
      // It says how many are played once it has stopped, and keeps them.
      await expect(game.button(words.start)).toBeVisible();
      const done = Number(/^\d+/u.exec(await game.host.getByText(/ \/ 20000/u).textContent())[0]);
      await expect.poll(async () => JSON.parse(await stored(page, 'plyscope-match')).played.length).toBe(done);
      await page.reload();
      await expect(game.turn).not.toBeEmpty();
      await game.show('match');
      await expect(game.host.getByText(`${done} / 20000`)).toBeVisible();
      await game.button(words.start).click();
      await expect.poll(async () => Number(/^\d+/u.exec(await game.host.getByText(/ \/ 20000/u).textContent())[0])).toBeGreaterThan(done);
    });
  });
}
