// An exercise as a student meets it: what is asked, the tree as the field of the answer, what is said of it.
import { deflateRawSync } from 'node:zlib';
import { expect, open } from './page.mjs';

export const WORDS = {
  en: {
    check: 'Check', again: 'Try again', another: 'Another one', hint: /^Hint/, undo: 'Undo', clear: 'Clear', solution: 'Show the solution',
    yes: 'Show it', restart: 'Begin again', next: 'Next question', save: 'Save my answers', name: 'Your name or number', solved: 'Solved', looks: 'It looks as if',
    goOn: 'Go on', answer: 'Answer', value: 'value', below: 'and all leaves below',
  },
  zh: {
    check: '检查', again: '再试一次', another: '换一题', hint: /^提示/, undo: '撤销', clear: '清空', solution: '显示解答', yes: '显示', restart: '重做', next: '下一题',
    save: '保存我的答案', name: '姓名或学号', solved: '已解出', looks: '看来', goOn: '继续', answer: '作答', value: '值', below: '及其下全部叶节点',
  },
};

/** The fragment of a link to an exercise. */
export const link = (exercise) => `#ex=${deflateRawSync(JSON.stringify(exercise)).toString('base64url')}`;

/** Alpha-beta on the tree of a textbook: it does not visit 4 and 6. */
export const CUTS = {
  game: { kind: 'tree', tree: [[3, 12, 8], [2, 4, 6], [14, 5, 2]] },
  algorithm: { kind: 'alpha-beta' },
  ask: [{ kind: 'cut', points: 2 }],
};

export class Exercise {
  constructor(page, lang = 'en', host = page.locator('ply-scope').first()) {
    this.page = page;
    this.lang = lang;
    this.words = WORDS[lang];
    this.host = host;
    this.lead = host.locator('.asked .lead');
    this.question = host.locator('.asked h2');
    this.said = host.locator('.judged');
    this.slip = host.locator('.slip');
    this.score = host.locator('.total');
    this.status = host.locator('.status');
    this.fields = host.locator('.answer-tree input.number');
    this.marked = host.locator('.answer-tree .mark[aria-pressed=true]');
  }

  /** Opens the page on an exercise, with more behind it in the address. */
  static async open(page, exercise, { lang = 'en', more = '' } = {}) {
    await open(page, `./${link(exercise)}&lang=${lang}${more}`);
    const found = new Exercise(page, lang);
    await expect(found.question).toBeVisible();
    return found;
  }

  button(name) {
    return this.host.getByRole('button', { name, exact: typeof name === 'string' });
  }

  /** A leaf by its number. */
  leaf(value) {
    const name = this.lang === 'zh' ? new RegExp(`^叶节点 ${value}，`) : new RegExp(`^leaf ${value},`);
    return this.host.locator('.answer-tree').getByRole('button', { name });
  }

  async check() {
    await this.button(this.words.check).click();
  }

  /** What the element tells and keeps. */
  progress() {
    return this.host.evaluate((host) => host.progress);
  }
}
