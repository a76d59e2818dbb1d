// A game in the page as a person meets it: the board, what is said, the moves and who plays.
import { deflateRawSync } from 'node:zlib';
import { expect, open, rests, stored } from './page.mjs';

/** The words of the page that tests look for, in both languages. */
export const WORDS = {
  en: {
    game: 'Game', play: 'Play', lab: 'Lab', yourTurn: 'Your turn', draw: 'A draw', win: 'You win', lose: 'You lose',
    takeBack: 'Take back', redo: 'Redo', back: 'Back to the game', why: /^Why .*\?$/, person: 'Person', newGame: 'New game',
    swap: 'Swap sides', setUp: 'Set up a position', from: 'Play from this position', copy: 'Copy link', strong: 'strong',
    ticTacToe: 'Tic-tac-toe', connectFour: 'Connect Four', nothingLeft: 'You win: nothing is left to take.', nim: 'Nim', pig: 'Pig', wins: /^[▲▼ ]*(Max|Min) wins:/u,
  },
  zh: {
    game: '游戏', play: '对弈', lab: '实验室', yourTurn: '轮到你', draw: '平局', win: '你赢了', lose: '你输了',
    takeBack: '悔棋', redo: '重做', back: '回到对局', why: /^为什么选.*？$/u, person: '真人', newGame: '新对局',
    swap: '交换双方', setUp: '摆局面', from: '从此局面开始对弈', copy: '复制链接', strong: '强',
    ticTacToe: '井字棋', connectFour: '四子棋', nothingLeft: '你赢了：没有石子可取。', nim: 'Nim 取石子', pig: '掷骰争先（Pig）', wins: /^[▲▼ ]*(Max|Min) 胜：/u,
  },
};

/** The fragment of a link to a game. */
export const link = (record) => `#play=${deflateRawSync(JSON.stringify(record)).toString('base64url')}`;

export class Game {
  constructor(page, lang = 'en') {
    this.page = page;
    this.words = WORDS[lang];
    this.host = page.locator('ply-scope').first();
    this.board = this.host.locator('.game');
    this.talk = this.host.locator('.talk');
    this.turn = this.talk.locator('h2');
    this.moves = this.host.locator('.played li');
    this.now = this.host.locator('.played [aria-current]');
    this.notice = this.host.locator('.notice');
    this.cells = this.board.locator('.cell.open');
    this.ways = this.board.locator('.moves .btn');
  }

  /** Opens the page at a game. */
  static async at(page, record, lang) {
    await open(page, `./${link({ v: 1, ...record })}`);
    const game = new Game(page, lang);
    await expect(game.turn).not.toBeEmpty();
    return game;
  }

  /** Opens the page, chooses a game in the lab and begins to play it. */
  static async begin(page, kind, lang = 'en') {
    await open(page);
    const game = new Game(page, lang);
    // On a phone the bar is in a menu.
    const menu = game.host.locator('.menu-key');
    if (await menu.isVisible()) await menu.click();
    await game.picker(game.words.game).selectOption(game.words[kind]);
    await game.part(game.words.play).click();
    await expect(game.turn).not.toBeEmpty();
    return game;
  }

  button(name) {
    return this.host.getByRole('button', { name, exact: true });
  }

  /** Shows a part of what stands beside the board: `search`, `values`, `moves`, `review` or `match`. */
  async show(part) {
    const index = ['search', 'values', 'moves', 'review', 'match'].indexOf(part);
    await this.host.getByRole('tablist').getByRole('tab').nth(index).click();
  }

  /** A part of the page in its bar: lab, game, notes. */
  part(name) {
    return this.host.getByRole('navigation').getByRole('link', { name, exact: true });
  }

  picker(name) {
    return this.host.getByRole('combobox', { name, exact: true });
  }

  /** Lets a level play a side, by the beginning of its name; or a person. */
  async sit(side, name) {
    await expect(this.picker(side)).toBeVisible();
    const names = await this.picker(side).locator('option').allTextContents();
    await this.picker(side).selectOption({ index: names.findIndex((each) => each.startsWith(name)) });
  }

  /** Waits until a person may move or the game is over. Says whether it is. */
  async awaited() {
    const { yourTurn, draw, win, lose } = this.words;
    // Whose turn it was before the last move is not said any more then.
    await rests(this.host);
    await expect(this.turn).toHaveText(new RegExp([yourTurn, draw, win, lose].join('|'), 'u'), { timeout: 20_000 });
    return !(await this.turn.textContent()).includes(yourTurn);
  }

  /** Waits until what is kept of the game is this. */
  async keeps(pattern) {
    await expect.poll(() => stored(this.page, 'plyscope')).toMatch(pattern);
  }

  /** Walks over the board by an arrow key and waits until the next key goes on from the cell it leads to. */
  async walk(key) {
    const here = () => this.board.locator('.cell:focus[tabindex="0"]').evaluateAll((cells) => cells.map((cell) => cell.dataset.cell).join());
    const before = await here();
    await this.page.keyboard.press(key);
    await expect.poll(async () => [before, ''].includes(await here())).toBe(false);
  }
}
