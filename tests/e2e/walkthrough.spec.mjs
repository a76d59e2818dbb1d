// The worked example that the textbook 1.5 对抗搜索 tells in numbered steps (its figure 1.14), followed on screen: the same
// values, the same α and β, the same two leaves cut, and sentences that carry the numbers the text has.
import { byNight, expect, test } from './page.mjs';
import { Lab } from './lab.mjs';

/** The page in a language: how it says what the walk looks for. */
const SPOKEN = {
  en: {
    locale: 'en-US',
    places: { Y: 'r · depth 0 · Max to move', A: 'r.0 · depth 1 · Min to move', B: 'r.1 · depth 1 · Min to move',
      C: 'r.2 · depth 1 · Min to move' },
    leaf: (value) => `leaf ${value}`,
    exact: 'exact value',
    upper: 'upper bound, not a value',
    over: (value) => `The game is over at leaf ${value}: it is worth ${value}.`,
    takes: (name, leaf, before, now) => `At ${name} Min can now limit Max to ${now} with leaf ${leaf}: min(${before}, ${leaf}) = ${now}.`,
    done: { A: 'The value of A is exactly 5. 5 is the first value at Y.', B: 'The value of B is exactly 1. 1 is worse for Max than 5: Y keeps 5.',
      C: 'The value of C is exactly 2. 2 is worse for Max than 5: Y keeps 5.' },
    decided: 'The value of Y is exactly 5. The search is complete.',
    choice: (most) => `Max takes A, worth 5 if both play optimally. Any other move is worth at most ${most}.`,
    open: 'The search of A starts with the full window: α = −∞, β = +∞.',
    narrowed: (name, letter, how, rest) => `At ${name}, ${letter} = ${how}. ${rest}: go on.`,
    worse: '6 is worse for Min than 5: A keeps 5.',
    closed: (name, value) =>
      `At ${name}, β = min(+∞, ${value}) = ${value}. Now α = 5 ≥ β = ${value}: the window is empty.`,
    cut: (name, value, leaf) =>
      `Min can limit Max to ${value} at ${name}, but Max can get 5 by A. Since 5 ≥ ${value}, Max has no reason to enter ${name}: ` +
      `leaf ${leaf} is pruned.`,
    bound: (name, value) =>
      `${name} returns ≤ ${value}: an upper bound, not an exact value. ${value} is worse for Max than 5: Y keeps 5.`,
    never: (leaf) => `leaf ${leaf}, cut: never visited`,
    code: { leaf: 'if s is terminal: return UTILITY(s)', min: (window) => `v ← min(v, MAX-VALUE(c${window}))`,
      back: 'return v', beta: 'β ← min(β, v)', alpha: 'α ← max(α, v)',
      cut: 'if α ≥ β: break', enter: 'MIN-VALUE(s, α, β):', take: 'return the move that gave v' },
  },
  zh: {
    locale: 'zh-CN',
    places: { Y: 'r · 深度 0 · 轮到 Max', A: 'r.0 · 深度 1 · 轮到 Min', B: 'r.1 · 深度 1 · 轮到 Min', C: 'r.2 · 深度 1 · 轮到 Min' },
    leaf: (value) => `叶节点 ${value}`,
    exact: '准确值',
    upper: '是上界，不是值',
    over: (value) => `叶节点 ${value} 已是终局，值为 ${value}。`,
    takes: (name, leaf, before, now) => `Min 在 ${name} 处走叶节点 ${leaf} 可使 Max 至多得 ${now}：min(${before}, ${leaf}) = ${now}。`,
    done: { A: 'A 的值恰为 5。5 是 Y 的第一个值。', B: 'B 的值恰为 1。1 对 Max 不如 5：Y 仍为 5。', C: 'C 的值恰为 2。2 对 Max 不如 5：Y 仍为 5。' },
    decided: 'Y 的值恰为 5。搜索完成。',
    choice: (most) => `Max 走 A：双方都采取最优策略时，值为 5。其他走法的值都不超过 ${most}。`,
    open: 'A 的搜索从完整的窗口开始：α = −∞，β = +∞。',
    narrowed: (name, letter, how, rest) => `${name} 处 ${letter} = ${how}。${rest}：继续。`,
    worse: '6 对 Min 不如 5：A 仍为 5。',
    closed: (name, value) => `${name} 处 β = min(+∞, ${value}) = ${value}。此时 α = 5 ≥ β = ${value}：窗口内已没有值。`,
    cut: (name, value, leaf) =>
      `在 ${name} 处 Min 至多让 Max 得 ${value}，而 Max 走 A 已可得 5。5 ≥ ${value}，Max 不必选择 ${name}：剪去叶节点 ${leaf}。`,
    bound: (name, value) => `${name} 返回 ≤ ${value}：这是上界，不是精确值。${value} 对 Max 不如 5：Y 仍为 5。`,
    never: (leaf) => `叶节点 ${leaf}，已剪枝：从未访问`,
    code: { leaf: '若 s 已终局：返回 UTILITY(s)', min: (window) => `v ← min(v, MAX-VALUE(c${window}))`,
      back: '返回 v', beta: 'β ← min(β, v)', alpha: 'α ← max(α, v)', cut: '若 α ≥ β：跳出循环', enter: 'MIN-VALUE(s, α, β)：',
      take: '返回取得 v 的走法' },
  },
};

/** What the rows of the outline are, in the order of the tree: Y, A, 5, 6, B, 2, 1, C, 3, 2. */
const ROW = { Y: 0, A: 1, A1: 2, A2: 3, B: 4, B1: 5, B2: 6, C: 7, C1: 8, C2: 9 };

async function openFigure(page, lang, algorithm) {
  const lab = await Lab.open(page, { lang });
  await lab.picker(lab.words.positions).selectOption(lab.words.lectureNotes);
  await lab.picker(lab.words.algorithm).selectOption(lab.words[algorithm]);
  await expect(lab.inspector.getByRole('heading').first()).toContainText('Y');
  await expect.poll(async () => (await lab.spec()).algorithm.kind).toBe({ minimax: 'minimax', alphaBeta: 'alpha-beta' }[algorithm]);
  await lab.isAt(0);
  return lab;
}

for (const [lang, said] of Object.entries(SPOKEN)) {
  test.describe(`the textbook's figure 1.14, told in ${lang}`, byNight(lang === 'en'), () => {
    test.use({ locale: said.locale });

    test('minimax goes through steps (1) to (4)', byNight(true), async ({ page }) => {
      const lab = await openFigure(page, lang, 'minimax');

      // (1) A, a Min node, looks at both of its ends and takes the smaller: 5. (2) B likewise: 1. (3) C likewise: 2.
      const nodes = [
        { name: 'A', leaves: [5, 6], value: 5 },
        { name: 'B', leaves: [2, 1], value: 1 },
        { name: 'C', leaves: [3, 2], value: 2 },
      ];
      for (const { name, leaves, value } of nodes) {
        let best = '+∞';
        for (const [index, leaf] of leaves.entries()) {
          const shown = await lab.walkTo(said.over(leaf));
          expect(shown).toMatchObject({ node: said.leaf(leaf), value: String(leaf), meaning: said.exact,
            lit: [said.code.leaf] });
          if (best !== '+∞' && leaf > best) continue;
          const taken = await lab.walkTo(said.takes(name, leaf, best, leaf));
          const isLast = index === leaves.length - 1;
          expect(taken).toMatchObject({
            node: name, place: said.places[name], lit: [said.code.min('')],
            value: isLast ? String(leaf) : `≤ ${leaf}`, meaning: isLast ? said.exact : said.upper,
          });
          best = leaf;
        }
        const returned = await lab.walkTo(said.done[name]);
        expect(returned).toMatchObject({ node: name, place: said.places[name], value: String(value), meaning: said.exact,
          lit: [said.code.back] });
        expect(returned.outline[ROW[name]].replace('，', ', ')).toMatch(new RegExp(`^${name}, .*[ ，]${value}$`));
      }

      // (4) Back at Y, a Max node: the largest of 5, 1 and 2 is 5, and the move is A.
      const decided = await lab.walkTo(said.decided);
      expect(decided).toMatchObject({ node: 'Y', place: said.places.Y, value: '5', meaning: said.exact,
        lit: [said.code.back] });
      const chosen = await lab.walkTo(said.choice(2));
      expect(chosen).toMatchObject({ node: 'Y', value: '5', lit: [said.code.take], step: chosen.length });
      const values = chosen.outline.map((row) => row.split(/[，,] ?/).at(-1));
      expect(values).toEqual(['5', '5', '5', '6', '1', '2', '1', '2', '3', '2']);
    });

    test('alpha-beta goes through steps (1) to (6)', byNight(true), async ({ page }) => {
      const lab = await openFigure(page, lang, 'alphaBeta');
      const window = (alpha, beta) => `α = ${alpha}, β = ${beta}`;

      // (1) From Y to A with α = −∞ and β = +∞, and on to the leftmost leaf, which returns 5.
      const entered = await lab.walkTo(said.open);
      expect(entered).toMatchObject({ node: 'A', place: said.places.A, window: window('−∞', '+∞'), lit: [said.code.enter] });
      expect(entered.outline[ROW.Y]).toContain('α = −∞');
      expect(await lab.walkTo(said.over(5))).toMatchObject({ node: said.leaf(5), value: '5', meaning: said.exact,
        lit: [said.code.leaf] });

      // (2) A sets β = min(+∞, 5) = 5; α < β, so its second leaf is visited and returns 6.
      expect(await lab.walkTo(said.takes('A', 5, '+∞', 5))).toMatchObject({ node: 'A', value: '≤ 5',
        lit: [said.code.min(', α, β')] });
      const two = await lab.walkTo(said.narrowed('A', 'β', 'min(+∞, 5) = 5', 'α = −∞ < β = 5'));
      expect(two).toMatchObject({ node: 'A', window: window('−∞', '5'), lit: [said.code.beta] });
      expect(two.variables).toContain('β = 5');
      expect(await lab.walkTo(said.over(6))).toMatchObject({ node: said.leaf(6), value: '6', lit: [said.code.leaf] });

      // (3) 6 > 5, so A's β stays; Y sets α = max(−∞, 5) = 5; on to B, whose first leaf returns 2.
      expect((await lab.walkTo(said.worse)).outline[ROW.A]).toContain('β = 5');
      expect(await lab.walkTo(said.done.A)).toMatchObject({ node: 'A', value: '5', meaning: said.exact, window: window('−∞',
        '5') });
      const three = await lab.walkTo(said.narrowed('Y', 'α', 'max(−∞, 5) = 5', 'α = 5 < β = +∞'));
      expect(three).toMatchObject({ node: 'Y', value: '≥ 5', window: window('5', '+∞'), lit: [said.code.alpha] });
      expect(three.variables).toContain('α = 5');
      expect(await lab.walkTo(said.over(2))).toMatchObject({ node: said.leaf(2), value: '2' });

      // (4) B sets β = min(+∞, 2) = 2; α = 5 > 2, so Max, who has 5 by A, never chooses B: its other leaf is cut.
      expect(await lab.walkTo(said.closed('B', 2))).toMatchObject({ node: 'B', window: window('5', '2'),
        lit: [said.code.beta] });
      const four = await lab.walkTo(said.cut('B', 2, 1));
      expect(four).toMatchObject({ node: 'B', value: '≤ 2', meaning: said.upper, window: window('5', '2'),
        lit: [said.code.cut] });
      expect(four.variables).toContain('5 ≥ 2');
      expect(four.outline[ROW.B2]).toBe(said.never(1));

      // (5) Y: max(5, 2) leaves α = 5; α < β, so C is searched, and its first leaf returns 3.
      const five = await lab.walkTo(said.bound('B', 2));
      expect(five).toMatchObject({ node: 'B', value: '≤ 2', meaning: said.upper, lit: [said.code.back] });
      expect(five.outline[ROW.Y]).toContain('α = 5, β = +∞');
      expect(await lab.walkTo(said.over(3))).toMatchObject({ node: said.leaf(3), value: '3' });

      // (6) C sets β = min(+∞, 3) = 3; α = 5 > 3: its other leaf is cut too, and the search returns to Y.
      expect(await lab.walkTo(said.closed('C', 3))).toMatchObject({ node: 'C', window: window('5', '3') });
      const six = await lab.walkTo(said.cut('C', 3, 2));
      expect(six).toMatchObject({ node: 'C', value: '≤ 3', meaning: said.upper, lit: [said.code.cut] });
      await lab.walkTo(said.bound('C', 3));
      expect(await lab.walkTo(said.decided)).toMatchObject({ node: 'Y', value: '5', meaning: said.exact, window: window('5',
        '+∞') });
      const chosen = await lab.walkTo(said.choice(3));
      expect(chosen.step).toBe(chosen.length);

      // The same two leaves are cut, B's second and C's second, and no other.
      expect(chosen.outline[ROW.B2]).toBe(said.never(1));
      expect(chosen.outline[ROW.C2]).toBe(said.never(2));
      const states = (await lab.facts(['r.0.0', 'r.0.1', 'r.1.0', 'r.1.1', 'r.2.0', 'r.2.1'])).map((facts) => facts.state);
      expect(states).toEqual(['done', 'done', 'done', 'cut', 'done', 'cut']);
    });
  });
}
