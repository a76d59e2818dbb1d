// The node pane as a reader of reasons: why a node is cut and what another leaf would do, what a choice hangs on, who wins and
// whence, sums of chance, counters beside theory, and the position in symbols.
import { byNight, expect, test } from './page.mjs';
import { Lab } from './lab.mjs';

const CMU = { kind: 'tree', tree: [[[[3, 5], [2, 7]], [[10, 4]]], [[[2, 7]], [[8, 2], [4, 6]]]] };
const DEEP_CUT = { game: CMU, algorithm: { kind: 'alpha-beta' }, step: 73 };
const UNIFORM = { kind: 'tree', tree: [[3, 12, 8], [2, 4, 6], [14, 5, 2]] };
const FOUR_MARKS = { kind: 'tic-tac-toe', position: 'xo./.o./..x' };

const SAID = {
  en: {
    locale: 'en-US', deep: 'a deep cut', cutLeaf: /^What if .*\(cut\)/, witness: /^What if .*\(the source of the bound\)/,
    stays: 'for every number the root stays 3', holds: 'the cut holds up to 3', c: /With c [≥>≤<] [\d.]+ it would take/,
    wins: 'Max wins', mover: 'the side to move wins', mex: 'mex {0, 1, 3} = 2', recalled: 'recalled from',
    perfect: 'If both played optimally: 3 → B', sure: 'Certainty equivalent: 2.25',
    formally: 'Formally', fewest: 'the fewest leaves possible', stack: 'positions on the stack at most; branching times depth, b·m = 3·2 = 6',
    byDepth: ['depth', '0', '1', '2', '3', '4', '5', '6'],
  },
  zh: {
    locale: 'zh-CN', deep: '深层剪枝', cutLeaf: /^假如.*（已剪枝）/, witness: /^假如.*（界的依据）/,
    stays: '无论取什么数，根的值始终为 3', holds: '不超过 3 时仍剪枝', c: /若 c [≥>≤<] [\d.]+，则会选/,
    wins: 'Max 胜', mover: '先手必胜', mex: 'mex {0, 1, 3} = 2', recalled: '查表，首见于',
    perfect: '若双方都采取最优策略：3 → B', sure: '确定性等价：2.25',
    formally: '形式化', fewest: '最少的叶节点数', stack: '栈中最多的局面数；分支数乘深度 b·m = 3·2 = 6',
    byDepth: ['深度', '0', '1', '2', '3', '4', '5', '6'],
  },
};

for (const [lang, said] of Object.entries(SAID)) {
  test.describe(`reasons, told in ${lang}`, byNight(lang === 'zh'), () => {
    test.use({ locale: said.locale });
    const at = (page, spec) => Lab.withSpec(page, spec, lang);

    test('a deep cut names both promises; dragging its leaf moves nothing, dragging its witness ends the cut', async ({ page }) => {
      const lab = await at(page, DEEP_CUT);
      const why = lab.inspector.locator('.pruned');
      await expect(why).toContainText(said.deep);
      await expect(why).toContainText(said.stays);
      await expect(why).toContainText(said.holds);
      const slider = (name) => why.getByRole('slider', { name });
      const outcome = (name) => why.locator('.what-if', { has: page.getByRole('slider', { name }) }).locator('+ .outcome');
      const start = await outcome(said.cutLeaf).textContent();
      await slider(said.cutLeaf).fill('-1');
      await expect(slider(said.cutLeaf)).toHaveValue('-1');
      await expect(outcome(said.cutLeaf)).toHaveText(start);
      // Up to the threshold, both promises being 3 there, and one beyond it, by keyboard.
      const before = await outcome(said.witness).textContent();
      await slider(said.witness).fill('3');
      await expect(slider(said.witness)).toHaveValue('3');
      await expect(outcome(said.witness)).toHaveText(before);
      await slider(said.witness).press('ArrowRight');
      await expect(slider(said.witness)).toHaveValue('4');
      await expect(outcome(said.witness)).not.toHaveText(before);
    });

    test('a choice says from which c it would be another', byNight(true), async ({ page }) => {
      const lab = await at(page, { game: FOUR_MARKS, algorithm: { kind: 'mcts', iterations: 40 }, step: 0 });
      for (let iteration = 1; iteration <= 30; iteration += 1) await page.keyboard.press('i');
      await page.keyboard.press('ArrowRight');
      await expect(lab.inspector.locator('table.ucb tr.win')).toHaveCount(1);
      await expect(lab.inspector).toContainText(said.c);
    });

    test('the SG search says who wins, the mex, and leads to where a position was met before', byNight(true), async ({ page }) => {
      const spec = { game: { kind: 'nim', heaps: [1, 2, 1] }, algorithm: { kind: 'win-lose', grundy: true } };
      const lab = await at(page, spec);
      await page.keyboard.press('End');
      await expect(lab.inspector.locator('.big')).toContainText(said.wins);
      await expect(lab.inspector.locator('.big')).toContainText(said.mover);
      await expect(lab.inspector.locator('.facts')).toContainText(said.mex);
      const select = async (row) => {
        await lab.outline.getByRole('treeitem').nth(row).click();
        await expect(lab.outline.getByRole('treeitem').nth(row)).toHaveAttribute('aria-selected', 'true');
        await lab.settled();
      };
      const recalled = lab.inspector.locator('.facts', { hasText: said.recalled });
      await select(5);
      for (let row = 1; !(await recalled.count()); row += 1) await select(row);
      const original = await recalled.getByRole('button').first().textContent();
      await recalled.getByRole('button').first().click();
      await expect(lab.inspector.getByRole('heading').first()).toContainText(original);
    });

    test('chance is added up term by term, a curve told as its certainty equivalent, a random opponent beside a perfect one', byNight(true), async ({ page }) => {
      const game = { kind: 'tree', tree: { max: [{ chance: [0, 9] }, 4] } };
      const lab = await at(page, { game, algorithm: { kind: 'expectimax', utility: { kind: 'sqrt' } } });
      await page.keyboard.press('End');
      await lab.outline.getByRole('treeitem').nth(1).click();
      await expect(lab.inspector.locator('table').first().locator('tr').last().locator('td').nth(1)).toHaveText('1/2');
      await expect(lab.inspector.locator('table').first().locator('tr').last().locator('td')).toContainText(['9', '1/2', '3', '1.5', '1.5']);
      await expect(lab.inspector.locator('.facts')).toContainText(said.sure);
      const random = { kind: 'expectimax', opponent: 'random' };
      const other = await at(page, { game: { kind: 'tree', tree: [[3, 3], [0, 10]] }, algorithm: random });
      await page.keyboard.press('End');
      await expect(other.inspector.locator('.facts')).toContainText(said.perfect);
    });

    test('counters stand beside theory, the value by depth in one row, the position in symbols', byNight(true), async ({ page }) => {
      const lab = await at(page, { game: UNIFORM, algorithm: { kind: 'alpha-beta' } });
      await page.keyboard.press('End');
      const counters = lab.inspector.locator('dl.cert');
      await expect(counters).toContainText(`5${said.fewest}`);
      await expect(counters).toContainText(said.stack);
      await expect(counters).toContainText(/9[^\d]*bm = 32/);
      await expect(counters.locator('sup')).toHaveText(['m', '2', '⌈m/2⌉', '⌊m/2⌋']);
      const symbols = lab.host.locator('.formal');
      await symbols.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(symbols.locator('summary')).toContainText(said.formally);
      await expect(symbols.locator('pre')).toContainText('(0, Max, A)');
      await expect(symbols.locator('pre')).toContainText('action(s) = {B, C, D}');
      const board = { kind: 'tic-tac-toe', position: 'xo./.x./..o' };
      const depths = await at(page, { game: board, algorithm: { kind: 'minimax' } });
      // They would tell the result before the end.
      await expect(depths.inspector.getByText(said.byDepth[0], { exact: true })).toHaveCount(0);
      await page.keyboard.press('End');
      await expect(depths.inspector.locator('table th')).toHaveText(said.byDepth.slice(0, 7));
    });
  });
}

test('the bar of a negative mean is seen beside that of its exploration term, with a line at zero', byNight(true), async ({ page }) => {
  const spec = { v: 1, game: { kind: 'tree', tree: [-1, -1, 1] }, algorithm: { kind: 'mcts', iterations: 9, reward: 'signed' } };
  const lab = await Lab.withSpec(page, spec);
  await page.keyboard.press('End');
  const row = lab.inspector.locator('table.ucb tbody tr').first();
  await expect(row.locator('path.zero')).toBeAttached();
  const [exploit, explore] = await row.locator('rect').evaluateAll((bars) => bars.map((bar) => {
    const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => Number(bar.getAttribute(name)));
    return { left: x, right: x + width, top: y, bottom: y + height };
  }));
  expect(exploit.right).toBeGreaterThan(exploit.left);
  expect(exploit.bottom).toBeLessThanOrEqual(explore.top);
  expect(explore.left).toBe(exploit.left);
});
