// For everybody: axe finds nothing in any state, theme, language and width; everything can be reached by keyboard; names and
// roles; both languages are whole.
import AxeBuilder from '@axe-core/playwright';
import { byNight, expect, open, test } from './page.mjs';
import { Game } from './game.mjs';
import { Lab } from './lab.mjs';

const MCTS = { game: { kind: 'tic-tac-toe', position: 'xo./.o./..x' }, algorithm: { kind: 'mcts', iterations: 60 } };

/** The states that are looked at: how a person gets there. */
const STATES = {
  'the gallery': async (page, lang) => {
    await open(page, './');
    const lab = new Lab(page, lang);
    await expect(lab.slider).toBeVisible();
    return Object.assign(lab, { settled: () => expect(lab.sentence).toBeVisible() });
  },
  start: (page, lang) => Lab.open(page, { lang }),
  cut: async (page, lang) => {
    const lab = await Lab.open(page, { lang });
    await lab.press('c', 25);
    return lab;
  },
  'a choice of MCTS': async (page, lang) => {
    const lab = await Lab.withSpec(page, MCTS, lang);
    for (let iteration = 1; iteration <= 12; iteration += 1) await page.keyboard.press('i');
    await expect(lab.sentence).toContainText('12');
    await page.keyboard.press('ArrowRight');
    await expect(lab.host.locator('table.ucb').first()).toBeAttached();
    return lab;
  },
  errors: async (page, lang) => {
    const lab = await Lab.open(page, { lang });
    await lab.field(lab.words.treeText).fill('[[5,6],');
    await expect(lab.refusal).toBeVisible();
    return lab;
  },
  'a selected node': async (page, lang) => {
    const lab = await Lab.open(page, { lang });
    await lab.press('c', 25);
    await lab.pick('r.0');
    await lab.settled();
    return lab;
  },
  'two searches': async (page, lang) => {
    const lab = await Lab.open(page, { lang });
    await lab.press('c', 25);
    await lab.host.locator('.beside-key').click();
    await lab.host.locator('#beside .btn').nth(1).click();
    await expect(lab.host.locator('.lane')).toHaveCount(2);
    // Each lane has its own sentence.
    return Object.assign(lab, { settled: () => expect(lab.host.locator('.lane .sentence').first()).toBeVisible() });
  },
  'many seeds': async (page, lang) => {
    const lab = await Lab.withSpec(page, { game: { kind: 'nim', heaps: [1, 2] }, algorithm: { kind: 'mcts', iterations: 50 } }, lang);
    await lab.host.locator('[popovertarget=seeds]').click();
    await expect(lab.host.locator('#seeds table')).toBeVisible();
    return lab;
  },
  'a board': async (page, lang) => {
    const lab = await Lab.withSpec(page, { game: { kind: 'chess' }, algorithm: { kind: 'alpha-beta', depth: 1 } }, lang);
    const tab = lab.host.getByRole('tab', { name: lab.words.position, exact: true });
    if (await tab.isVisible()) await tab.click();
    await lab.host.getByRole('gridcell').nth(52).click();
    await lab.host.locator('.pos details > summary').first().click();
    return lab;
  },
  'a game': async (page, lang) => {
    const seats = ['person', { algorithm: { kind: 'alpha-beta', depth: 2 } }];
    const game = await Game.at(page, { game: { kind: 'connect-four' }, seats, moves: [3] }, lang);
    await expect(game.moves).toHaveCount(2);
    // No stage shows the lab meanwhile.
    return Object.assign(new Lab(page, lang), { settled: () => game.awaited() });
  },
  'a game looked over': async (page, lang) => {
    const seats = ['person', 'person'];
    const game = await Game.at(page, { game: { kind: 'tic-tac-toe' }, seats, moves: [0, 0, 0, 0, 0, 0, 0] }, lang);
    await page.keyboard.press('v');
    await game.show('review');
    await game.button(lang === 'zh' ? '复盘' : 'Review the game').click();
    await expect(game.host.locator('.graph circle')).toHaveCount(8);
    return Object.assign(new Lab(page, lang), { settled: () => expect(game.turn).toHaveText(game.words.wins) });
  },
  'values of the moves and a match': async (page, lang) => {
    const game = await Game.at(page, { game: { kind: 'tic-tac-toe' }, seats: ['person', 'person'], moves: [0, 0, 0] }, lang);
    const [add, start, open] = lang === 'zh' ? ['添加选手', '开始', '打开一局'] : ['Add a player', 'Start', 'Open a game'];
    await page.keyboard.press('v');
    await game.show('values');
    await expect(game.host.locator('.seen td.best', { hasText: '★' }).first()).toBeVisible();
    await game.show('match');
    const players = game.host.getByRole('combobox', { name: add, exact: true });
    for (const index of [1, 2]) await players.selectOption({ index });
    await game.button(start).click();
    const opened = game.host.getByRole('combobox', { name: open, exact: true });
    await expect(opened).toBeVisible();
    return Object.assign(new Lab(page, lang), { settled: () => expect(opened).toBeVisible() });
  },
  help: async (page, lang) => {
    const lab = await Lab.open(page, { lang });
    await page.keyboard.press('?');
    await expect(lab.host.getByRole('dialog')).toBeVisible();
    return lab;
  },
  'the list of figures': async (page, lang) => {
    const lab = await Lab.open(page, { lang });
    await lab.button({ en: 'Save a figure', zh: '保存图' }[lang]).click();
    await expect(lab.host.getByRole('dialog')).toBeVisible();
    return lab;
  },
};
/** Every text a reader meets in the lab, what is hidden from sight and said aloud too. */
const texts = (lab) => lab.host.evaluate((host) => {
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true }) || element.closest('option');
  const walker = document.createTreeWalker(host.shadowRoot, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) {
      const within = node.parentElement;
      if (!within.closest('style, textarea') && isSeen(within)) found.push([node.textContent, within.closest('[lang]').lang]);
    } else if (isSeen(node)) {
      for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext']) {
        if (node.hasAttribute(name)) found.push([node.getAttribute(name), node.closest('[lang]').lang]);
      }
    }
  }
  return found.filter(([text]) => text.trim() !== '');
});

const HAN = /\p{Script=Han}/u;
/** Latin letters that belong to both languages: names of games, formats and people, what Max and Min are called, variables, code. */
const COMMON = new RegExp([
  'Plyscope', 'NVDA', 'Orca', 'Nim', 'Pig', 'Rust', 'MCTS', 'UCB', 'SG', 'SVG', 'PNG', 'TikZ', 'LaTeX', 'Graphviz', 'DOT', 'JSON', 'Beamer', 'AIMA', 'OI Wiki', 'CS188', 'UCT', 'Kiwipete', 'Wilson', 'CSV', 'FEN', 'PGN', 'SGF', 'Gambit', '\\.efg', 'moves', '[KQRBN]?[a-h]?x?[a-h][1-8]', 'Adversarial Search', 'Max', 'Min', 'EN', 'max', 'min', 'ln', 'root',
  'Space', 'Home', 'End', 'Esc', 'Shift', 'Ctrl', 'Alt', 'Enter', 'Ins', 'Del', '\\br(\\.\\d+)*\\b', '\\b[a-c][1-3]\\b', '\\b[A-Za-z]\\b',
  // Names of procedures and operators, which pseudo-code keeps in every language.
  '[A-Z]+(-[A-Z]+)?(?=\\()', 'clamp', 'mex', '\\blo\\b', '\\bhi\\b',
  // Where in a spec something stands.
  '\\b(game|algorithm)(\\.[a-z]+)+',
].join('|'), 'gu');

/** What is said in the other language and not declared so. */
const strangers = async (lab, lang) => (await texts(lab)).filter(([text, spoken]) => {
  if (spoken.startsWith(lang === 'en' ? 'zh' : 'en')) return false;
  return lang === 'en' ? HAN.test(text) : /[A-Za-z]{2,}/.test(text.replace(COMMON, ''));
});

/** Both themes, both languages, three widths: not all twelve looks there are, but each of these in one of them; those that have
 * nothing of their own but their width by night. */
const LOOKS = [
  { colorScheme: 'light', lang: 'en', viewport: { width: 1440, height: 900 } },
  { colorScheme: 'dark', lang: 'zh', viewport: { width: 390, height: 844 } },
  { colorScheme: 'light', lang: 'zh', viewport: { width: 768, height: 1024 }, tag: '@nightly' },
  { colorScheme: 'dark', lang: 'en', viewport: { width: 1440, height: 900 }, tag: '@nightly' },
];
/** The states that are looked at in every run; the others by night. */
const OFTEN = {
  en: ['cut', 'a game'],
  zh: ['cut'],
};
const LOCALES = { en: 'en-US', zh: 'zh-CN' };

for (const { colorScheme, lang, viewport, tag } of LOOKS) {
  test.describe(`${colorScheme}, ${lang}, ${viewport.width} px`, { tag }, () => {
    test.use({ colorScheme, locale: LOCALES[lang] });
    for (const [state, reach] of Object.entries(STATES)) {
      test(`axe finds nothing wrong, and everything speaks the language: ${state}`, byNight(!OFTEN[lang].includes(state)), async ({ page }) => {
        const lab = await reach(page, lang);
        // Before anything is hidden for want of room.
        expect(await strangers(lab, lang)).toEqual([]);
        await expect(lab.host.getByRole('main')).toHaveAttribute('lang', lang === 'zh' ? 'zh-CN' : 'en');
        await page.setViewportSize(viewport);
        await lab.settled();
        const { violations } = await new AxeBuilder({ page }).analyze();
        const told = violations.flatMap(({ id, nodes }) =>
          nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`));
        expect(told).toEqual([]);
      });
    }
  });
}

test('the switch of language changes every text and the language that is declared', async ({ page }) => {
  const lab = await Lab.open(page);
  await lab.press('c', 25);
  const english = (await texts(lab)).filter(([, spoken]) => spoken === 'en').map(([text]) => text);
  await page.keyboard.press('l');
  await expect(lab.host.getByRole('main')).toHaveAttribute('lang', 'zh-CN');
  // Where drawing takes longer than a frame Yew lets the browser paint between a component and those in it: the panes follow the
  // language of the page by a frame then.
  await expect.poll(async () => {
    const chinese = new Set((await texts(lab)).map(([text]) => text));
    return english.filter((text) => chinese.has(text) && /[A-Za-z]{2,}/.test(text.replace(COMMON, '')));
  }).toEqual([]);
  await lab.button('EN (switch to English)').click();
  await expect(lab.host.getByRole('main')).toHaveAttribute('lang', 'en');
  await lab.isAt(25);
});
