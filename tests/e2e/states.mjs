// The states of which `cargo xtask look` takes pictures. Each drives a page that is already open and ready, the way a
// person would; what is on the page when it returns is the picture. Wait for what appears, never for time.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { deflateRawSync } from 'node:zlib';

const TIC_TAC_TOE = { kind: 'tic-tac-toe' };
const FOUR_MARKS = { kind: 'tic-tac-toe', position: 'xo./.o./..x' };

/** Waits until the page shows a step, and the drawing and the whole recording too. */
async function shows(page, step) {
  const host = await page.locator('ply-scope').elementHandle();
  await page.waitForFunction(([element, wanted]) => {
    const isHere = (selector) => element.shadowRoot.querySelector(selector);
    const shown = Number(isHere('[role=slider]').getAttribute('aria-valuenow'));
    return !isHere('.progress') && shown === (element.spec.step ?? 0) && (wanted === undefined || shown === wanted);
  }, [host, step]);
}

/** Puts a link into the address and waits until the page has heard of it. */
const enter = (page, link) => page.evaluate((fragment) => new Promise((heard) => {
  addEventListener('hashchange', () => heard(), { once: true });
  location.hash = fragment;
}), link);

/** Follows a link to a step of a search. */
async function follow(page, spec) {
  await enter(page, `#1=${deflateRawSync(JSON.stringify(spec)).toString('base64url')}`);
  await shows(page, spec.step);
}

/** Searches side by side. */
async function beside(page, comparison) {
  await enter(page, `#1=${deflateRawSync(JSON.stringify(comparison)).toString('base64url')}`);
  await page.locator('.lane').first().waitFor();
}

/** A step of a search on a board. */
async function board(page, size, game, algorithm, step) {
  await follow(page, { game, algorithm, step });
  if (isSmall(size)) await page.getByRole('tab', { name: /Position|局面/ }).click();
}

/** Follows a link to a game and waits until so many moves are made. */
async function game(page, record, moves) {
  await enter(page, `#play=${deflateRawSync(JSON.stringify({ v: 1, ...record })).toString('base64url')}`);
  await page.locator('.played li').nth(moves - 1).waitFor({ state: 'attached' });
}

/** Shows a part of what stands beside the board: search, values, moves, review, match. */
const part = (page, index) => page.getByRole('tablist').getByRole('tab').nth(index).click();

/** Follows a link to an exercise about a tree drawn for it. */
async function exercise(page, ask, algorithm = { kind: 'alpha-beta' }) {
  const wish = { kind: 'tree', children: [2, 3], values: [0, 20], ties: false, must: { cuts: [3, 3], above_leaves: 1 } };
  const json = JSON.stringify({ id: '5.2', generate: wish, algorithm, ask });
  await enter(page, `#ex=${deflateRawSync(json).toString('base64url')}&seed=7`);
  await page.locator('.asked h2').waitFor();
}

/** Whether the panes stand behind tabs: on a phone, upright or on its side. */
const isSmall = ({ width, height }) => width < 480 || height < 480;

/** Opens a recorded program. */
/** Opens the editor of one's own program in the lab with a deep tree. */
async function edited(page) {
  await follow(page, { game: { kind: 'tree', tree: [[[[3, 17, 9], 2], [[15, 20], 7]], [[[2, 5, 9], 1], 8]] }, algorithm: { kind: 'alpha-beta' }, step: 0 });
  await page.locator('.tabs, .code-pane').first().waitFor({ state: 'attached' });
  const tab = page.getByRole('tab', { name: /Code|代码/ });
  if (await tab.count() && await tab.first().isVisible()) await tab.first().click();
  await page.locator('[data-code=open] .btn').click();
  await page.locator('.cm-content').waitFor();
}

async function dropped(page, name) {
  const text = await readFile(new URL(`../data/own/${name}.jsonl`, import.meta.url), 'utf8');
  await page.locator('ply-scope').evaluate((element, said) => element.take(new File([said], 'run.jsonl')), text);
  await page.locator('.own-title').waitFor();
}

export const states = {
  // The gallery as a first visit finds it; and its ten moments.
  gallery: async () => {},
  moments: async (page) => {
    await page.locator('.moments').evaluate((moments) => moments.scrollIntoView());
  },

  start: async () => {},

  // An exercise: leaves to be marked, after a wrong answer; windows with a hint; and the form in which one is made.
  exercise: async (page) => {
    await exercise(page, [{ kind: 'cut', points: 2 }, { kind: 'window', at: ['r.1', 'r.2'], points: 2 }]);
    await page.locator('.answer-tree :is(.mark, .check input)').nth(5).click();
    await page.locator('.answer-tree :is(.mark, .check input)').nth(6).click();
    await page.locator('.task-bar .main').click();
    await page.locator('.verdict').first().waitFor();
  },
  windows: async (page) => {
    await exercise(page, [{ kind: 'window', at: ['r.1', 'r.2', 'r.1.0'], points: 2 }]);
    await page.locator('.answer-tree input').first().fill('13');
    await page.locator('.task-bar .btn').nth(1).click();
    await page.locator('.hints').waitFor();
  },
  builder: async (page, { size }) => {
    if (isSmall(size)) await page.getByRole('tab', { name: /Position|局面/ }).click();
    await page.locator('.pos .moves .btn').nth(1).click();
    await page.locator('.build .seg .btn').nth(1).click();
    await page.locator('.fits', { hasText: '80' }).waitFor();
  },

  // The room of a lecturer: sheets for a list of students were made, and answers were marked.
  class: async (page) => {
    await exercise(page, [{ kind: 'cut', points: 2 }, { kind: 'window', at: ['r.1', 'r.2'], points: 2 }]);
    const saved = page.waitForEvent('download');
    await page.locator('.task-side .moves .btn').first().click();
    const answers = readFileSync(await (await saved).path(), 'utf8');
    await page.locator('.task-side .moves .btn').nth(1).click();
    const room = page.locator('.class-room');
    await room.locator('.seg .btn').nth(1).click();
    await room.locator('textarea').fill('2026-117, Ada Lovelace\n2026-118, 王小明\n2026-119, Emmy Noether');
    await room.locator('textarea').blur();
    const made = page.waitForEvent('download');
    await room.locator('.hand-out .moves .btn').first().click();
    await made;
    const named = ['2026-117', '2026-118', '2026-119'].map((student) => ({ ...JSON.parse(answers), student }));
    await room.locator('.drop-files input').setInputFiles(
      named.map((one) => ({ name: `answers-${one.student}.json`, mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(one)) })),
    );
    await room.locator('.marks').waitFor();
  },

  // The opening tree at its first cut.
  cut: async (page) => {
    await page.keyboard.press('c');
    await shows(page, 25);
  },

  // A deep cut: both promises, and what another leaf would do; the position in symbols.
  why: async (page, { size }) => {
    const tree = [[[[3, 5], [2, 7]], [[10, 4]]], [[[2, 7]], [[8, 2], [4, 6]]]];
    await follow(page, { game: { kind: 'tree', tree }, algorithm: { kind: 'alpha-beta' }, step: 73 });
    await page.locator('.formal summary').evaluate((summary) => summary.click());
    if (size.width < 480) await page.getByRole('tab').nth(3).click();
  },

  // An opponent who moves at random beside a perfect one; the value by depth.
  opponent: async (page, { size }) => {
    const tree = { max: [{ min: [3, 4], estimate: 3 }, { min: [0, 10], estimate: 6 }], estimate: 4 };
    await follow(page, { game: { kind: 'tree', tree }, algorithm: { kind: 'expectimax', opponent: 'random' }, step: 24 });
    await page.locator('.formal summary').evaluate((summary) => summary.click());
    if (size.width < 480) await page.getByRole('tab').nth(3).click();
  },

  // A choice late in a Monte-Carlo tree search, on the board that the mock pages have.
  mcts: async (page) => {
    await follow(page, { game: FOUR_MARKS, algorithm: { kind: 'mcts', iterations: 60 }, step: 0 });
    for (let iteration = 1; iteration <= 48; iteration += 1) await page.keyboard.press('i');
    await page.locator('.sentence', { hasText: '48' }).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.locator('table.ucb tr.win').first().waitFor({ state: 'attached' });
    await shows(page);
  },

  // A choice among nine moves: a column each, at equal distances.
  choice: async (page) => {
    await follow(page, { game: TIC_TAC_TOE, algorithm: { kind: 'mcts', iterations: 200 }, step: 1_486 });
    await page.keyboard.press('i');
    await page.keyboard.press('ArrowRight');
    await page.locator('table.ucb tr.win').first().waitFor({ state: 'attached' });
    await shows(page);
  },

  // Equal bounds: the sentence counts them, and the first is taken.
  tied: (page) => follow(page, { game: TIC_TAC_TOE, algorithm: { kind: 'mcts', iterations: 30 }, step: 165 }),

  // The end of a search whose moves are tied: the move chosen, and why this one.
  settled: async (page) => {
    await follow(page, { game: TIC_TAC_TOE, algorithm: { kind: 'mcts', iterations: 9 }, step: 0 });
    await page.keyboard.press('End');
    await page.locator('.sentence', { hasText: /[a-c][1-3]/ }).waitFor();
    await shows(page);
  },

  // The root of a Monte-Carlo tree search, where Max moves: visits, reward and mean of its owner. On a phone under its tab.
  atRoot: async (page, { size }) => {
    await follow(page, { game: FOUR_MARKS, algorithm: { kind: 'mcts', iterations: 60 }, step: 577 });
    if (size.width < 480) await page.getByRole('tab').nth(3).click();
  },

  // Rewards below zero: the mean hangs under the base line, the exploration term beside it ends at the total.
  signed: (page) => follow(page, {
    game: { kind: 'tree', tree: [[-1, 1], [0, -1], [1, 0]] },
    algorithm: { kind: 'mcts', iterations: 30, reward: 'signed' },
    step: 120,
  }),

  // A playout on boards, its result in words.
  playout: async (page) => {
    await follow(page, { game: FOUR_MARKS, algorithm: { kind: 'mcts', iterations: 60 }, step: 317 });
    await page.locator('.phases [aria-current]').waitFor({ state: 'attached' });
  },

  // Twenty tosses, their payoffs and probabilities, worth about 2 by the logarithm.
  stPetersburg: (page) => follow(page, {
    game: { kind: 'st-petersburg' }, algorithm: { kind: 'expectimax', utility: { kind: 'log' } }, step: 162,
  }),

  // A picked leaf, and what can be done with it in place.
  picked: async (page) => {
    await page.keyboard.press('c');
    await shows(page, 25);
    const { x, y } = await page.evaluate(() => document.querySelector('ply-scope').nodes().find(({ path }) => path === 'r.1.0'));
    await page.locator('canvas').click({ position: { x, y } });
    await page.locator('.handles').waitFor();
  },

  // The list of figures; on a phone among the tools of the drawing.
  figures: async (page, { lang, size }) => {
    await page.keyboard.press('c');
    await shows(page, 25);
    if (size.width < 800) await page.locator('.more').click();
    await page.getByRole('button', { name: lang === 'zh' ? '保存图' : 'Save a figure', exact: true }).click();
    await page.locator('#figures').waitFor();
  },

  // The Rust function at a cut; on a phone under its tab.
  rust: async (page, { size }) => {
    await page.keyboard.press('c');
    await shows(page, 25);
    if (size.width < 480) await page.getByRole('tab').nth(2).click();
    await page.getByRole('button', { name: 'Rust', exact: true }).click();
    await page.locator('.source [aria-current=step]').waitFor();
  },

  // A listing with more lines than the window has room for.
  folded: async (page, { size }) => {
    await follow(page, {
      game: { kind: 'tic-tac-toe', position: 'xo./.x./...' },
      algorithm: { kind: 'alpha-beta', depth: 3, deepening: true, table: true },
      step: 60,
    });
    if (size.width < 480) await page.getByRole('tab').nth(2).click();
  },

  // A lecture hall: a cut with the code beside it, and a choice.
  hall: async (page) => {
    await page.keyboard.press('c');
    await shows(page, 25);
    await page.keyboard.press('w');
    await page.keyboard.press('k');
    await page.locator('.with-code').waitFor();
  },
  hallChoice: async (page) => {
    await follow(page, { game: FOUR_MARKS, algorithm: { kind: 'mcts', iterations: 60 }, step: 442 });
    await page.keyboard.press('w');
    await page.locator('.projector').waitFor();
  },

  // Nim half-way through: a first-player win.
  nim: (page) => follow(page, { game: { kind: 'nim', heaps: [1, 2, 1] }, algorithm: { kind: 'alpha-beta' }, step: 60 }),

  // Chance nodes with unequal probabilities, in the middle of a sum.
  chance: (page) => follow(page, {
    game: { kind: 'tree', tree: { max: [{ chance: [[8, 9], [2, 3]], p: ['1/3', '2/3'] }, { min: [5, { chance: [4, 6] }] }] } },
    algorithm: { kind: 'expectimax' },
    step: 13,
  }),

  // Star1: the interval of a chance node, and what it cuts.
  star: (page) => follow(page, {
    game: { kind: 'tree', tree: { max: [{ chance: [[2, 2], [1, 2]] }, { chance: [[0, 2], [-1, 0]] }] } },
    algorithm: { kind: 'expectimax', prune: true, bounds: [-2, 2] },
    step: 53,
  }),

  // Payoffs and what they are worth.
  utility: (page) => follow(page, {
    game: { kind: 'tree', tree: { max: [{ chance: [0, 9] }, 4] } },
    algorithm: { kind: 'expectimax', utility: { kind: 'sqrt' } },
    step: 14,
  }),

  // Win-lose search with a memo: what is recalled, and from where.
  winlose: (page) => follow(page, {
    game: { kind: 'nim', heaps: [1, 2, 1] }, algorithm: { kind: 'win-lose', grundy: true }, step: 70,
  }),

  // The same as the graph of its positions, every move looked at.
  graph: async (page) => {
    await follow(page, { game: { kind: 'nim', heaps: [1, 2, 1] }, algorithm: { kind: 'win-lose', stop: false }, step: 100 });
    await page.keyboard.press('g');
    await page.waitForFunction(() => document.querySelector('ply-scope').nodes().length === 12);
  },

  // A playout through a tree that is drawn anyway.
  rollout: (page) => follow(page, {
    game: { kind: 'tree', tree: [[[0, 1], [1, 0]], [[1, 1], [0, 1]]] },
    algorithm: { kind: 'mcts', iterations: 20, playouts: 2 },
    step: 24,
  }),

  // The second depth of iterative deepening, over what the first has drawn.
  deepening: (page) => follow(page, {
    game: { kind: 'tic-tac-toe', position: 'xo./.x./...' },
    algorithm: { kind: 'alpha-beta', depth: 3, deepening: true, table: true },
    step: 60,
  }),

  // Two orders of one tree side by side, after equal work.
  compare: (page) => beside(page, {
    compare: [{
      game: { kind: 'tree', tree: [[[14, 3, 22], [9, 27, 5], [18, 1, 11]], [[6, 20, 13], [25, 8, 2], [16, 23, 10]], [[4, 19, 26], [12, 7, 21], [24, 15, 17]]] },
      algorithm: { kind: 'alpha-beta', order: 'worst' },
    }, { algorithm: { kind: 'alpha-beta', order: 'best' } }],
    at: 11,
  }),

  // A leaf of AIMA's tree in minimax and alpha-beta, which does not read it.
  sameLeaf: async (page) => {
    const tree = [[3, 12, 8], [2, 4, 6], [14, 5, 2]];
    await beside(page, { compare: [{ game: { kind: 'tree', tree }, algorithm: { kind: 'minimax' } }, { algorithm: { kind: 'alpha-beta' } }], at: 5 });
    await page.keyboard.press('e');
  },

  // A program's own search: α and β are defaults and never handed on.
  own: (page) => dropped(page, 'bug_default_window'),
  ownBeside: async (page) => {
    await dropped(page, 'bug_parent_only');
    // On a phone on its side there is no room for it, nor its button.
    await page.keyboard.press('b');
    await page.locator('.own-book').waitFor({ state: 'attached' });
  },
  ownRight: (page) => dropped(page, 'ok_table_with_flags'),
  // The editor in the lab, and after a run whose β is never handed on.
  yourCode: (page) => edited(page),
  yourRun: async (page) => {
    await edited(page);
    await page.evaluate(() => document.querySelector('ply-scope').shadowRoot.querySelectorAll('.start-from .btn')[2].click());
    await page.locator('[data-code=run]').click();
    await page.locator('.own-title').waitFor({ state: 'attached' });
  },
  // Exercises that ask for a program: to be written, after a check of one with a wrong line; and one to repair.
  programAsked: async (page) => {
    await exercise(page, [{ kind: 'code', trees: 6 }]);
    await page.locator('.own-answer [data-code=open]').click();
    await page.locator('.cm-content').click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await page.keyboard.insertText(await readFile(new URL('../data/own/homework/forgotten_bound.py', import.meta.url), 'utf8'));
    await page.locator('.own-answer [data-code=check]').click();
    await page.locator('.own-results li').first().waitFor();
  },
  programRepair: async (page) => {
    await exercise(page, [{ kind: 'repair', trees: 6 }]);
    await page.locator('.own-answer').waitFor();
  },
  ownMcts: (page) => dropped(page, 'bug_mcts_half'),

  // One search with twenty seeds: mean and spread of the root's value, and the moves that are chosen.
  seeds: async (page) => {
    await follow(page, { game: { kind: 'tic-tac-toe', position: 'xo./.o./x..' }, algorithm: { kind: 'mcts', iterations: 1000, c: 0.4 }, step: 60 });
    const pill = page.locator('.in-sight [popovertarget=seeds]');
    if (await pill.isVisible()) {
      await pill.click();
    } else {
      await page.locator('.menu-key').click();
      await page.locator('.top .pick.strong').click();
      await page.locator('.asides [popovertarget=seeds]').click();
    }
    await page.locator('#seeds table').waitFor();
    await page.locator('#seeds .line').waitFor();
  },

  // The terms of PUCT with priors that the tree has written.
  puct: (page) => follow(page, {
    game: { kind: 'tree', tree: { max: [{ min: [0.5, 0.25] }, { min: [1, 0] }, { min: [0, 1] }], priors: [0.2, 0.3, 0.5] } },
    algorithm: { kind: 'mcts', formula: 'puct', first: 'prior', iterations: 30 },
    step: 120,
  }),

  // A child that has proved better than its null window asked, searched again.
  negamax: async (page) => {
    await follow(page, { game: { kind: 'tree', tree: [[3, 12, 8], [2, 4, 6], [14, 5, 2]] }, algorithm: { kind: 'alpha-beta' }, step: 28 });
    await page.keyboard.press('v');
  },
  scouted: (page) => follow(page, {
    game: { kind: 'tree', tree: [[3, 12], [7, 5], [2, 8]] },
    algorithm: { kind: 'alpha-beta', pvs: true },
    step: 36,
  }),

  // What notes have slipped about a search, opened.
  slips: async (page, { size }) => {
    await follow(page, { game: { kind: 'nim', heaps: [1, 2] }, algorithm: { kind: 'win-lose' }, step: 0 });
    if (isSmall(size)) await page.getByRole('tab', { name: /Position|局面/ }).click();
    await page.locator('.fold:has(.slips) > summary').click();
    await page.locator('.slips').scrollIntoViewIfNeeded();
  },

  // A tree that no screen holds.
  ttt: (page) => follow(page, { game: TIC_TAC_TOE, algorithm: { kind: 'alpha-beta' }, step: 41_000 }),

  // The first three plies of tic-tac-toe: hundreds of nodes on one stage.
  plies: (page) => follow(page, { game: TIC_TAC_TOE, algorithm: { kind: 'alpha-beta', depth: 3 }, step: 500 }),

  // A thousand iterations of Monte-Carlo tree search.
  thousand: (page) => follow(page, { game: TIC_TAC_TOE, algorithm: { kind: 'mcts', iterations: 1_000 }, step: 9_000 }),

  // A part of a large tree: the overview tells which.
  closer: async (page) => {
    await follow(page, { game: TIC_TAC_TOE, algorithm: { kind: 'alpha-beta' }, step: 41_000 });
    for (let times = 0; times < 8; times += 1) await page.keyboard.press('+');
  },

  // Only what is known by now, one branch folded.
  compact: async (page) => {
    await follow(page, { game: TIC_TAC_TOE, algorithm: { kind: 'alpha-beta', depth: 3 }, step: 300 });
    await page.keyboard.press('m');
    await page.keyboard.press('x');
  },

  // A node found among thousands: where it hangs, its row among its neighbours, how many more there are.
  found: async (page, { lang, size }) => {
    await follow(page, { game: TIC_TAC_TOE, algorithm: { kind: 'alpha-beta' }, step: 41_000 });
    if (size.width < 480) await page.getByRole('tab').nth(3).click();
    const field = page.getByRole('searchbox');
    await field.fill(lang === 'zh' ? '剪枝，值 <= 0，深度 = 6' : 'cut value <= 0 depth = 6');
    await field.press('Enter');
    await field.press('Enter');
    await page.locator('.find [role=status]', { hasText: '2' }).waitFor();
    await page.locator('.outline').scrollIntoViewIfNeeded();
  },

  // The games people know, each on its board with a small search; on a phone the board.
  connectFour: (page, { size }) => board(page, size, { kind: 'connect-four', moves: '4453334' }, { kind: 'alpha-beta', depth: 3 }, 200),
  chess: (page, { size }) => board(page, size, { kind: 'chess' }, { kind: 'alpha-beta', depth: 2 }, 300),
  go: (page, { size }) => board(page, size, { kind: 'go', size: 5, moves: 'c3 c4 d4 b3' }, { kind: 'mcts', iterations: 60 }, 300),
  snakes: (page, { size }) => board(page, size, { kind: 'snake-go', preset: 'classroom', moves: '131313' }, { kind: 'alpha-beta', depth: 5 }, 120),
  pig: (page, { size }) => board(page, size, { kind: 'pig', goal: 20 }, { kind: 'expectimax', depth: 3 }, 60),

  // A tree edited node by node.
  editing: async (page, { size }) => {
    if (isSmall(size)) await page.getByRole('tab', { name: /Position|局面/ }).click();
    await page.locator('.pos details > summary').nth(1).click();
  },

  // The number of a leaf, typed at its node and no number yet.
  inPlace: async (page) => {
    const { x, y } = await page.evaluate(() => document.querySelector('ply-scope').nodes().find(({ path }) => path === 'r.0.1'));
    await page.locator('canvas').dblclick({ position: { x, y } });
    await page.keyboard.type('1x');
    await page.keyboard.press('Enter');
    await page.locator('.in-place .refused').waitFor();
  },

  // A game as it opens in the lab: a small moment of it.
  opened: async (page, { lang }) => {
    const [label, chess] = lang === 'zh' ? ['游戏', '国际象棋'] : ['Game', 'Chess'];
    await page.getByRole('combobox', { name: label, exact: true }).selectOption(chess);
    await shows(page);
  },

  // What a machine says of its move, and what it saw of each: by value, and by visits.
  said: async (page) => {
    await game(page, { game: { kind: 'connect-four' }, seats: ['person', { algorithm: { kind: 'alpha-beta', depth: 4 } }], moves: [3] }, 2);
    await page.locator('.saw tr').first().waitFor({ state: 'attached' });
  },
  visited: async (page) => {
    await game(page, { game: { kind: 'go', size: 5 }, seats: ['person', { algorithm: { kind: 'mcts', iterations: 300 } }], moves: [12] }, 2);
    await page.locator('.saw tr').first().waitFor({ state: 'attached' });
  },

  // Chess: the squares of the last move, a picked piece and where it goes, one of them a capture.
  pieces: async (page) => {
    await game(page, { game: { kind: 'chess', moves: 'e4 d5' }, seats: ['person', 'person'], moves: [0] }, 1);
    await page.getByRole('button', { name: /^(Take back|悔棋)$/u }).click();
    await page.locator('[data-cell="36"]').click();
    await page.locator('.cell.taken.goes').waitFor();
  },

  // Go to its end: the result says whose points the komi is.
  komi: (page) => game(page, { game: { kind: 'go', size: 5, moves: 'c3 d4 pass' }, seats: ['person', 'person'], moves: [23] }, 1),

  // The values of moves that are all worth the same: none has a star.
  level: async (page) => {
    await game(page, { game: { kind: 'tic-tac-toe' }, seats: ['person', 'person'], moves: [4] }, 1);
    await page.getByRole('button', { name: /^(Take back|悔棋)$/u }).click();
    await page.keyboard.press('v');
    await part(page, 1);
    await page.locator('.seen .rows tr').nth(8).waitFor();
  },

  // A game against a machine: its answer, the moves, who plays.
  play: (page) => game(page, { game: { kind: 'connect-four' }, seats: ['person', { algorithm: { kind: 'alpha-beta', depth: 3 } }], moves: [3, [3, 3], 2, [4, 3], 1] }, 6),

  // A move of the solver with the ends of all columns, and a mistake that was looked over, marked on the board.
  solved: async (page) => {
    const strong = { algorithm: { kind: 'alpha-beta', order: 'killer', table: true }, millis: 1000, solver: true };
    await game(page, { game: { kind: 'connect-four', moves: '44444432' }, seats: ['person', strong], moves: [0] }, 2);
    await part(page, 1);
    await page.locator('.saw tr').first().waitFor({ state: 'attached' });
  },
  mistake: async (page) => {
    const seats = ['person', { algorithm: { kind: 'alpha-beta', depth: 4 } }];
    await game(page, { game: { kind: 'connect-four', moves: '444422' }, seats, moves: [2, [1, 4], 1, [1, 4], 4, [5, 4]] }, 6);
    await part(page, 3);
    await page.locator('.looked-over .btn').first().click();
    await page.locator('.wrong .btn').first().click({ timeout: 60_000 });
  },

  // An earlier position of a game that is over.
  whatIf: async (page) => {
    const seats = ['person', { algorithm: { kind: 'alpha-beta', table: true } }];
    await game(page, { game: { kind: 'tic-tac-toe' }, seats, moves: [0, [3, 0], 0, [0, 0], 1, [0, 0], 2] }, 7);
    await part(page, 2);
    await page.locator('.played button').nth(3).click();
    await page.locator('.talk .note').waitFor();
  },

  // The values of the moves beside a game and on its cells.
  hints: async (page) => {
    await game(page, { game: TIC_TAC_TOE, seats: ['person', 'person'], moves: [0, 0, 0] }, 3);
    await page.keyboard.press('v');
    await part(page, 1);
    await page.locator('.seen td.best', { hasText: '★' }).first().waitFor();
  },

  // A game that is over, looked over: its graph, its mistakes, how it ended.
  reviewed: async (page, { lang }) => {
    await game(page, { game: TIC_TAC_TOE, seats: ['person', 'person'], moves: [0, 0, 0, 0, 0, 0, 0] }, 7);
    await part(page, 3);
    await page.getByRole('button', { name: lang === 'zh' ? '复盘' : 'Review the game', exact: true }).click();
    await page.locator('.graph g').nth(7).waitFor();
  },

  // A match between two levels, all its games played.
  match: async (page, { lang }) => {
    const words = lang === 'zh' ? ['添加选手', '开始', '打开一局'] : ['Add a player', 'Start', 'Open a game'];
    await game(page, { game: TIC_TAC_TOE, seats: ['person', 'person'], moves: [0] }, 1);
    await part(page, 4);
    for (const index of [1, 2, 4]) await page.getByRole('combobox', { name: words[0], exact: true }).selectOption({ index });
    await page.getByRole('button', { name: words[1], exact: true }).click();
    await page.getByRole('combobox', { name: words[2], exact: true }).waitFor();
    await page.locator('.match table').last().scrollIntoViewIfNeeded();
  },

  // The keys of a game.
  playHelp: async (page) => {
    await game(page, { game: TIC_TAC_TOE, seats: ['person', 'person'], moves: [0] }, 1);
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
  },

  // Pig between throws.
  // A 1 in Pig: what it has cost.
  lost: (page) => game(page, { game: { kind: 'pig' }, seats: ['person', 'person'], moves: [0, 4, 0, 3, 0, 0] }, 6),
  dice: (page) => game(page, { game: { kind: 'pig' }, seats: ['person', 'person'], moves: [0, 4, 0, 3] }, 4),

  // The search behind a move of a game whose values are shown: here they are not, they belong to another position.
  behind: async (page) => {
    await game(page, { game: TIC_TAC_TOE, seats: ['person', { algorithm: { kind: 'alpha-beta', depth: 2 } }], moves: [0] }, 2);
    await page.keyboard.press('v');
    await part(page, 1);
    await page.locator('.seen .rows tr').first().waitFor();
    await page.getByRole('button', { name: /^(Why .*\?|为什么.*？)$/u }).click();
    await page.locator('.sentence', { hasText: 'b2' }).waitFor();
    await page.locator('.progress').waitFor({ state: 'detached' });
  },

  // An algorithm that cannot search the position: its example, and why it is here.
  unfit: async (page, { lang }) => {
    const menu = page.locator('.menu-key');
    if (await menu.isVisible()) await menu.click();
    await page.locator('.top .pick.strong').click();
    await page.getByRole('button', { name: 'MCTS', exact: true }).click();
    await page.getByRole('button', { name: lang === 'zh' ? '完成' : 'Done' }).click();
    await page.locator('.notice').waitFor();
    await shows(page);
  },

  // The options at the first cut; on a phone by the menu.
  settings: async (page) => {
    await page.keyboard.press('c');
    const option = page.locator('.in-sight .pill').first();
    if (await option.isVisible()) {
      await option.click();
    } else {
      await page.locator('.menu-key').click();
      await page.locator('.top .pick.strong').click();
    }
    await page.locator('.settings .about').first().waitFor();
  },

  // An option in a lecture hall, in the place of the sentence.
  hall: async (page) => {
    await page.keyboard.press('c');
    await page.keyboard.press('w');
    // On a phone the bar has no room for options.
    const option = page.locator('.in-sight .pill').first();
    if (!await option.isVisible()) return;
    await option.click();
    await page.locator('.settings.alone').waitFor();
  },

  // The link is copied; on a phone under the tab of the position.
  copied: async (page, { lang, size }) => {
    await page.evaluate(() => { navigator.clipboard.writeText = async () => {}; });
    if (isSmall(size)) await page.getByRole('tab', { name: /Position|局面/ }).click();
    await page.getByRole('button', { name: lang === 'zh' ? '复制链接' : 'Copy link', exact: true }).click();
    await page.getByRole('button', { name: lang === 'zh' ? '已复制' : 'Copied', exact: true }).waitFor();
  },

  // The kinds of sites to embed in; on a phone under the tab of the position.
  places: async (page, { lang, size }) => {
    await page.keyboard.press('c');
    await shows(page, 25);
    if (isSmall(size)) await page.getByRole('tab', { name: /Position|局面/ }).click();
    await page.getByRole('button', { name: lang === 'zh' ? '嵌入' : 'Embed', exact: true }).click();
    await page.locator('#places').waitFor();
  },

  // A cut on paper, with the link to it.
  paper: async (page) => {
    await page.keyboard.press('c');
    await shows(page, 25);
    await page.emulateMedia({ media: 'print' });
  },

  // Figures in a chapter of the notes, as wide as the page allows.
  embeds: async (page, { lang }) => {
    await page.goto(new URL(`notes/${lang}/alpha-beta.html`, page.url()).href);
    await page.locator('ply-scope').nth(1).scrollIntoViewIfNeeded();
    await page.locator('ply-scope').nth(1).and(page.locator('[data-state=ready]')).waitFor({ state: 'attached' });
    await page.locator('ply-scope').nth(1).evaluate((figure) => figure.scrollIntoView());
  },
  choosing: async (page, { lang }) => {
    await page.goto(new URL(`notes/${lang}/mcts.html`, page.url()).href);
    await page.locator('ply-scope').first().scrollIntoViewIfNeeded();
    await page.locator('ply-scope').first().and(page.locator('[data-state=ready]')).waitFor({ state: 'attached' });
    await page.locator('ply-scope').first().evaluate((figure) => figure.scrollIntoView());
  },

  // A tree somebody is still typing.
  error: async (page, { size }) => {
    if (isSmall(size)) await page.getByRole('tab', { name: /Position|局面/ }).click();
    await page.locator('textarea').fill('[[5,6],\n [2,1}]');
    await page.locator('.refused').waitFor();
  },
};
