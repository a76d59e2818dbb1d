// The lab as a person meets it: what stands where, by the names that are said of it, and what the page tells of a step.
import { inflateRawSync } from 'node:zlib';
import { expect, open, rests } from './page.mjs';

/** The words of the page that tests look for, in both languages. */
export const WORDS = {
  en: {
    game: 'Game', algorithm: 'Algorithm', positions: 'Positions', position: 'Position', code: 'Code', done: 'Done',
    node: 'Node', tree: 'Tree', outline: 'Outline', step: 'Step', first: 'To the first step', back: 'Back', play: 'Play',
    pause: 'Pause', forward: 'Forward', last: 'To the last step', treeText: 'Tree as text', positionText: 'Position as text',
    lectureNotes: 'Lecture notes: Y with A, B, C', minimax: 'Minimax', alphaBeta: 'Alpha-beta', mcts: 'MCTS',
    ticTacToe: 'Tic-tac-toe', nim: 'Nim',
  },
  zh: {
    game: '游戏', algorithm: '算法', positions: '局面示例', position: '局面', code: '代码', done: '完成', node: '节点', tree: '树',
    outline: '大纲', step: '步', first: '回到开头', back: '后退', play: '播放', pause: '暂停', forward: '前进',
    last: '到末尾', treeText: '树的文字写法', positionText: '局面的文字写法',
    lectureNotes: '讲义：两层的树 Y、A、B、C', minimax: '极小化极大', alphaBeta: 'α-β 剪枝', ticTacToe: '井字棋',
    mcts: 'MCTS', nim: 'Nim 取石子',
  },
};

/** The spec in an address, undefined if it has none: `#1=` and the JSON, deflated, in base64url. */
export function specOf(address) {
  const [, payload] = /#1=([\w-]+)/.exec(address) ?? [];
  return payload && JSON.parse(inflateRawSync(Buffer.from(payload, 'base64url')).toString());
}

/** What the page shows of a step, read from it in one go. Runs in the page. */
function read(host) {
  const root = host.shadowRoot;
  const text = (element) => element?.textContent.replace(/\s+/g, ' ').trim() ?? '';
  const all = (selector) => [...root.querySelectorAll(selector)];
  const pane = root.querySelector('.pane.node');
  return {
    step: Number(root.querySelector('[role=slider]').getAttribute('aria-valuenow')),
    length: Number(root.querySelector('[role=slider]').getAttribute('aria-valuemax')),
    tag: text(root.querySelector('.why .tag')),
    sentence: text(root.querySelector('.sentence')),
    node: text(pane.querySelector('h2 span')),
    place: text(pane.querySelector('h2 small')),
    value: text(pane.querySelector('.big span')),
    meaning: text(pane.querySelector('.big small')),
    window: pane.querySelector('.numberline')?.getAttribute('aria-label') ?? '',
    lit: all('.code [aria-current]').map((line) => text(line.querySelector('span'))),
    variables: all('.code output').map(text),
    outline: all('[role=treeitem]').map(text),
    here: text(root.querySelector('[role=treeitem][aria-current]')),
  };
}

/** The lab on a page that is open: the first one, where it is not said which. */
export class Lab {
  constructor(page, lang = 'en', host = page.locator('ply-scope').first()) {
    this.page = page;
    this.words = WORDS[lang];
    this.host = host;
    this.slider = this.host.locator('[role=slider]');
    this.sentence = this.host.locator('.sentence');
    this.count = this.host.locator('.count');
    this.inspector = this.host.locator('.pane.node');
    this.outline = this.host.getByRole('tree');
    this.canvas = this.host.locator('canvas');
    this.refusal = this.host.locator('.refused');
    this.notice = this.host.locator('.notice');
    this.told = this.host.locator('.where:has(+ .notice)');
    this.settings = this.host.locator('.settings');
    this.algorithm = this.host.locator('.top .pick.strong');
  }

  /** Opens the page, perhaps at an address, and waits until it can be used. */
  static async open(page, { address = './#lab', lang = 'en' } = {}) {
    await open(page, address);
    const lab = new Lab(page, lang);
    await expect(lab.sentence).not.toBeEmpty();
    return lab;
  }

  /** Opens a page of notes with an element in it that shows a search: attributes by name, and perhaps text around it. */
  static async inNotes(page, attributes, { lang = 'en', before = '' } = {}) {
    await Lab.write(page, attributes, { lang, before });
    return Lab.open(page, { address: './notes.html', lang });
  }

  /** Writes a page of notes, `notes.html`, with an element in it. */
  static async write(page, attributes, { lang = 'en', before = '' } = {}) {
    const quoted = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    const given = Object.entries(attributes).map(([name, value]) => ` ${name}="${quoted(value)}"`).join('');
    await page.route('**/notes.html', (route) => route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>Notes</title>
        <meta name="viewport" content="width=device-width"><link rel="stylesheet" href="./plyscope-page.css">
        <script type="module" src="./ply-scope.js"></script>${before}<ply-scope${given}></ply-scope>`,
    }));
  }

  /** Opens the page on a spec, as large as the page of its own. */
  static withSpec(page, spec, lang) {
    return Lab.inNotes(page, { view: 'page', config: JSON.stringify(spec) }, { lang });
  }

  /** Opens the menu that has the bar of a wide page, on a phone. */
  async openMenu() {
    await this.host.locator('.menu-key').click();
    await expect(this.picker(this.words.game)).toBeVisible();
  }

  /** Opens the sheet with the options of the search. */
  async openSettings() {
    if (await this.settings.count() === 0) await this.algorithm.click();
    await expect(this.settings).toBeVisible();
  }

  /** Searches the position with another algorithm. */
  async chooseAlgorithm(name) {
    await this.openSettings();
    await this.settings.getByRole('group', { name: this.words.algorithm, exact: true }).getByRole('button', { name, exact: true }).click();
    await this.settings.getByRole('button', { name: this.words.done }).click();
    await expect(this.settings).toHaveCount(0);
  }

  /** Opens the menu that has step, speed and both ends, on a phone. */
  async openPace() {
    await this.host.locator('.pace-key').click();
    await expect(this.button(this.words.last)).toBeVisible();
  }

  button(name) {
    return this.host.getByRole('button', { name, exact: true });
  }

  picker(name) {
    return this.host.getByRole('combobox', { name, exact: true });
  }

  /** Goes to the start of a game, which is not always the position that it opens on. */
  async startOf(game) {
    await this.picker(this.words.game).selectOption(game);
    await this.picker(this.words.positions).selectOption({ index: 1 });
  }

  field(name) {
    return this.host.getByRole('textbox', { name, exact: true });
  }

  /** Everything the page says of the step it shows. */
  async shown() {
    // The panes come after the tree: they are in the module that is fetched later.
    await this.inspector.waitFor({ state: 'attached' });
    return this.host.evaluate(read);
  }

  async step() {
    return Number(await this.slider.getAttribute('aria-valuenow'));
  }

  async length() {
    return Number(await this.slider.getAttribute('aria-valuemax'));
  }

  /** Waits until the page shows this step, and the drawing too. */
  async isAt(step) {
    await this.#comes(step, true, `to step ${step}`);
  }

  /** Waits until the page shows another step than this one; says which. */
  async leaves(step) {
    await this.#comes(step, false, `to another step than ${step}`);
    return this.step();
  }

  async #comes(step, same, where) {
    const arrives = await this.host.evaluate(async (element, [given, wanted]) => {
      const end = performance.now() + 10_000;
      const isThere = () => {
        const shown = element.shadowRoot.querySelector('[role=slider]')?.getAttribute('aria-valuenow');
        return element.spec && String(element.spec.step ?? 0) === shown && (Number(shown) === given) === wanted;
      };
      while (!isThere() && performance.now() < end) await new Promise(requestAnimationFrame);
      return isThere();
    }, [step, same]);
    if (!arrives) throw new Error(`The page should come ${where}; it shows step ${await this.step()}.`);
  }

  /** Waits until the page rests; says at which step. */
  settled() {
    return rests(this.host);
  }

  /** Waits until the search is over and all of it that is kept is recorded; says how many steps that is. */
  async recorded() {
    await expect(this.slider).toBeAttached();
    await expect(this.host.locator('.progress')).toHaveCount(0, { timeout: 25_000 });
    await this.settled();
    return this.length();
  }

  /** Where a node stands in the drawing, once it is there and stands still. */
  place(path) {
    return this.host.evaluate(async (element, asked) => {
      const here = () => element.nodes().find((node) => node.path === asked);
      let [before, now] = [undefined, here()];
      while (!now || now.x !== before?.x || now.y !== before.y) {
        await new Promise((resolve) => { requestAnimationFrame(() => setTimeout(resolve)); });
        [before, now] = [now, here()];
      }
      return { x: now.x, y: now.y };
    }, path);
  }

  /** Clicks on a node in the drawing. */
  async pick(path) {
    await this.canvas.click({ position: await this.place(path) });
  }

  /** Says how far one press is to go. */
  async choose(stride) {
    // A long recording has a menu.
    const menu = this.picker('Step size');
    if (await menu.count()) {
      await menu.selectOption(`by ${stride.toLowerCase()}`);
      return;
    }
    await this.button(stride).click();
    await expect(this.button(stride)).toHaveAttribute('aria-pressed', 'true');
  }

  /** Presses a key and waits for the step it should lead to. */
  async press(key, step) {
    await this.page.keyboard.press(key);
    await this.isAt(step);
  }

  /** Presses on, event by event, until the sentence is this one; says what the page shows there. */
  async walkTo(sentence) {
    const length = await this.length();
    for (let step = (await this.step()) + 1; step <= length; step += 1) {
      await this.press('ArrowRight', step);
      const shown = await this.shown();
      if (shown.sentence === sentence) return shown;
    }
    throw new Error(`The walk came to its end and never said: ${sentence}`);
  }

  /** The nodes drawn, by path. */
  nodes() {
    return this.host.evaluate((host) => Object.fromEntries(host.nodes().map(({ path, x, y }) => [path, { x, y }])));
  }

  facts(paths) {
    return this.host.evaluate((host, asked) => asked.map((path) => host.facts(path)), paths);
  }

  spec() {
    return this.host.evaluate((host) => host.spec);
  }
}
