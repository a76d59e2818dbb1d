// The options: each is changed by mouse or keyboard, in both languages; what cannot be is said at its row and nothing is lost.
import { byNight, expect, test } from './page.mjs';
import { Lab } from './lab.mjs';

const BOARD = { kind: 'tic-tac-toe', position: 'xo./.o./..x' };
const NAMES = {
  en: {
    more: /^More options/, depth: 'Depth limit', evaluation: 'Evaluation', weights: 'Weights w₁, w₂ …', cut: 'Cut when',
    returns: 'Returns', order: 'Move ordering', deepening: 'Iterative deepening', table: 'Transposition table',
    window: 'Window at the root', hard: 'fail-hard', playouts: 'mean of playouts', on: 'on', seed: 'Seed',
    preset: 'Preset', custom: 'custom', clipped: 'clipped',
    
    needsDepth: 'expected a depth limit of at least 1 for iterative deepening',
  },
  zh: {
    more: /^更多选项/, depth: '深度上限', evaluation: '估值函数', weights: '权重 w₁, w₂ …', cut: '剪枝条件', returns: '返回',
    order: '走法排序', deepening: '迭代加深', table: '置换表', window: '根的窗口', hard: '硬边界',
    preset: '预设', custom: '自定义', clipped: '截到窗口内', playouts: '模拟的平均', on: '开', seed: '种子', needsDepth: '迭代加深需要至少为 1 的深度上限',
  },
};

const fold = (lab, name) => lab.host.locator('summary', { hasText: name });
const group = (lab, name) => lab.host.getByRole('group', { name, exact: true });
const chosen = (picker) => picker.evaluate((select) => select.selectedOptions[0].label);
const algorithm = (lab) => expect.poll(async () => (await lab.spec()).algorithm);

for (const [lang, locale] of [['en', 'en-US'], ['zh', 'zh-CN']]) {
  test.describe(`in ${lang}`, byNight(lang === 'zh'), () => {
    test.use({ locale });
    const names = NAMES[lang];

    test('the options of alpha-beta are changed by mouse, and what does not go together is said', async ({ page }) => {
      const lab = await Lab.withSpec(page, { game: BOARD, algorithm: { kind: 'alpha-beta' } }, lang);
      await lab.openSettings();
      await group(lab, names.cut).getByRole('button', { name: 'α > β' }).click();
      await group(lab, names.returns).getByRole('button', { name: names.hard }).click();
      await algorithm(lab).toEqual({ kind: 'alpha-beta', cut: 'gt', returns: 'hard' });
      await fold(lab, names.more).click();
      // It is dimmed, and says why when it is pressed nevertheless.
      await group(lab, names.deepening).getByRole('button', { name: names.on }).click({ force: true });
      await expect(lab.refusal).toHaveText(names.needsDepth);
      await algorithm(lab).toEqual({ kind: 'alpha-beta', cut: 'gt', returns: 'hard' });
      await lab.picker(names.depth).selectOption({ index: 4 });
      await expect(lab.refusal).toHaveCount(0);
      await group(lab, names.deepening).getByRole('button', { name: names.on }).click();
      await group(lab, names.table).getByRole('button', { name: names.on }).click();
      await lab.field(names.window).fill('-∞，1');
      await lab.field(names.window).press('Enter');
      await lab.field(names.weights).fill('3, 1, -3, -0.5');
      await lab.field(names.weights).press('Enter');
      await algorithm(lab).toEqual({
        kind: 'alpha-beta', depth: 3, evaluation: { kind: 'features', weights: [3, 1, -3, -0.5] }, cut: 'gt', returns: 'hard',
        deepening: true, table: true, window: ['-inf', 1],
      });
      await expect(lab.field(names.window)).toHaveValue('−∞, 1');
      await expect(fold(lab, names.more)).toContainText('3');
    });

    test('a preset is taken, recognised and left', byNight(true), async ({ page }) => {
      const lab = await Lab.withSpec(page, { game: BOARD, algorithm: { kind: 'alpha-beta', depth: 2 } }, lang);
      await lab.openSettings();
      const preset = lab.picker(names.preset);
      const shows = (name) => expect.poll(() => chosen(preset)).toContain(name);
      await shows('AIMA');
      await preset.selectOption('CS188');
      await algorithm(lab).toEqual({ kind: 'alpha-beta', depth: 2, cut: 'gt' });
      await group(lab, names.returns).getByRole('button', { name: names.hard }).click();
      await shows('C++');
      await group(lab, names.returns).getByRole('button', { name: names.clipped }).click();
      await shows(names.custom);
    });

    test('a wrong list is refused at its row with what was found, and stays what it was, twice', byNight(true), async ({ page }) => {
      const lab = await Lab.withSpec(page, { game: BOARD, algorithm: { kind: 'alpha-beta', depth: 2 } }, lang);
      await lab.openSettings();
      const weights = lab.field(names.weights);
      const before = await weights.inputValue();
      for (const wrong of ['1, x, 2, 3', '1, 2', '1, x, 2, 3', '1, x, 2, 3']) {
        await weights.fill(wrong);
        await weights.press('Enter');
        await expect(lab.refusal).toBeVisible();
        if (wrong.includes('x')) await expect(lab.refusal).toContainText('"x"');
        await expect(weights).toHaveAttribute('aria-invalid', 'true');
        await expect(weights).toHaveAccessibleDescription(await lab.refusal.textContent());
        await expect(weights).toHaveValue(before);
        await algorithm(lab).toEqual({ kind: 'alpha-beta', depth: 2 });
      }
    });

    test('everything can be changed by keyboard', byNight(true), async ({ page }) => {
      const lab = await Lab.withSpec(page, { game: BOARD, algorithm: { kind: 'minimax' } }, lang);
      await lab.algorithm.focus();
      await page.keyboard.press('Enter');
      await expect(lab.settings).toBeVisible();
      await lab.picker(names.depth).focus();
      await page.keyboard.type('2');
      const playouts = group(lab, names.evaluation).getByRole('button', { name: names.playouts });
      await expect(playouts).toBeVisible();
      for (let presses = 0; presses < 6 && !(await playouts.evaluate((button) => button.matches(':focus'))); presses += 1) {
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Space');
      await algorithm(lab).toEqual({ kind: 'minimax', depth: 2, evaluation: { kind: 'playouts', count: 20 } });
      await expect(lab.host.getByRole('spinbutton', { name: names.seed })).toBeVisible();
    });
  });
}

test('what lecture notes have slipped is told where it matters, folded', byNight(true), async ({ page }) => {
  const lab = await Lab.withSpec(page, { game: { kind: 'nim', heaps: [1, 2] }, algorithm: { kind: 'win-lose' } });
  await lab.openSettings();
  const slip = lab.host.getByText('A heap can be empty', { exact: false });
  await expect(slip).toBeHidden();
  await fold(lab, 'Slips in lecture notes').click();
  await expect(slip).toBeVisible();
  await lab.chooseAlgorithm('MCTS');
  await lab.openSettings();
  await fold(lab, 'Slips in lecture notes').click();
  await expect(lab.host.getByText('parity of the depth where it started')).toBeVisible();
  await expect(slip).toHaveCount(0);
  await page.keyboard.press('l');
  await expect(lab.host.getByText('只返回起点深度的奇偶')).toBeVisible();
});

test('every option of every algorithm is there under its name', byNight(true), async ({ page }) => {
  const named = {
    'win-lose': ['Memo', 'Stop at the first winning move', 'Grundy numbers'],
    minimax: ['Depth limit', 'Evaluation', 'Playouts each time', 'Seed'],
    expectimax: ['Opponent', 'Utility', 'Risk tolerance R', 'Depth limit', 'Leaves lie between', 'Prune at chance nodes'],
    mcts: [
      'Iterations', 'c', 'Seed', 'Selection', 'Bound', 'Expansion', 'Order of expansion', 'Playouts each time',
      'Rewards', 'First playout from the root', 'Playout moves', 'Plies of the complete search', 'Final move',
    ],
  };
  const options = {
    minimax: { depth: 1, evaluation: { kind: 'playouts', count: 5 } },
    expectimax: { utility: { kind: 'exp', tolerance: 2 } },
    mcts: { iterations: 20, policy: { kind: 'exact', plies: 1 } },
  };
  const lab = await Lab.withSpec(page, { game: BOARD, algorithm: { kind: 'minimax' } });
  await lab.openSettings();
  for (const [kind, names] of Object.entries(named)) {
    const game = kind === 'win-lose' ? { kind: 'nim', heaps: [1, 2] } : BOARD;
    await lab.host.evaluate((element, spec) => { element.spec = spec; }, { game, algorithm: { kind, ...options[kind] } });
    await algorithm(lab).toMatchObject({ kind });
    await lab.settled();
    await lab.host.locator('.fold').evaluateAll((folds) => folds.forEach((each) => { each.open = true; }));
    const rows = lab.host.locator('.opts');
    for (const name of names) {
      const found = ['group', 'combobox', 'spinbutton', 'textbox'].map((role) => rows.getByRole(role, { name, exact: true }));
      await expect(found.reduce((all, one) => all.or(one)), `${kind}: ${name}`).toBeVisible();
    }
  }
});

test('a preset that cannot be says why at its row and is not taken', byNight(true), async ({ page }) => {
  const lab = await Lab.withSpec(page, { game: { kind: 'tree', tree: [[[1, 2], 3], 4] }, algorithm: { kind: 'minimax' } });
  await lab.openSettings();
  await lab.picker('Preset').selectOption('[E] Adversarial search, with expectimax');
  const row = lab.host.locator('.opts > div', { hasText: 'Preset' });
  await expect(row.locator('.refused')).toContainText('"estimate"');
  await expect.poll(() => chosen(lab.picker('Preset'))).toBe('[C] 1.5 Adversarial search');
  await algorithm(lab).toEqual({ kind: 'minimax' });
});

test('a game with chance takes over with expectimax, not with a search that cannot run there', byNight(true), async ({ page }) => {
  const lab = await Lab.open(page);
  await lab.openSettings();
  await lab.picker('Game').selectOption('St Petersburg game');
  await algorithm(lab).toEqual({ kind: 'expectimax' });
  await lab.settings.getByRole('group', { name: 'Utility', exact: true }).getByRole('button', { name: 'u = log₂ x' }).click();
  await algorithm(lab).toEqual({ kind: 'expectimax', utility: { kind: 'log' } });
});
