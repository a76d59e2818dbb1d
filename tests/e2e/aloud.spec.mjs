// What a screen reader says on a walk: the texts that the live regions of the page come to have, in their order.
import { byNight, expect, test } from './page.mjs';
import { Lab } from './lab.mjs';

/** Collects the texts of live regions as they change; one that is atomic is read whole. Runs in the page. */
function listen(host) {
  const words = (element) => element.innerText.replace(/\s+/g, ' ').trim();
  const isHeard = (element) => (element.closest('[aria-live]')?.getAttribute('aria-live') ?? 'polite') !== 'off';
  const regions = () => [...host.shadowRoot.querySelectorAll('[aria-live], [role=status]')]
    .filter((element) => isHeard(element) && !element.parentElement.closest('[aria-live]'));
  const known = new Map(regions().map((element) => [element, words(element)]));
  window.heard = [];
  new MutationObserver(() => {
    for (const element of regions()) {
      const said = words(element);
      if (said && said !== (known.get(element) ?? '')) window.heard.push(said);
      known.set(element, said);
    }
  }).observe(host.shadowRoot, { subtree: true, childList: true, characterData: true });
}

const WALK = {
  en: [
    'down: The search of A starts with the full window: α = −∞, β = +∞.',
    'down: Max to move at A: 3 moves.',
    'step 25 of 38, cut: Min can limit Max to 2 at C, but Max can get 5 by B. Since 5 ≥ 2, Max has no reason to enter C: leaf 1 is pruned.',
    'step 0 of 38, start: The search has not started. The whole tree is drawn in grey; no node has been visited yet.',
    'B selected',
    'step 38 of 38, choice: Max takes B, worth 5 if both play optimally. Any other move is worth at most 3. 4 of 6 leaves visited, 2 saved.',
    'step 0 of 908, start: The search has not started. The whole tree is drawn in grey; no node has been visited yet.',
    'MCTS cannot search the previous position: the values of its leaves are not rewards from 0 to 1. A suitable example has been opened.',
  ],
  zh: [
    '向下：A 的搜索从完整的窗口开始：阿尔法 等于 负无穷，贝塔 等于 正无穷。',
    '向下：A 处轮到 Max 走：3 种走法。',
    '第 25 步，共 38 步，剪枝：在 C 处 Min 至多让 Max 得 2，而 Max 走 B 已可得 5。5 大于等于 2，Max 不必选择 C：剪去叶节点 1。',
    '第 0 步，共 38 步，开始：搜索还没有开始。灰色的是整棵树，所有节点都尚未访问。',
    '已选择 B',
    '第 38 步，共 38 步，决定：Max 走 B：双方都采取最优策略时，值为 5。其他走法的值都不超过 3。共 6 个叶节点，访问了 4 个，省去 2 个。',
    '第 0 步，共 908 步，开始：搜索还没有开始。灰色的是整棵树，所有节点都尚未访问。',
    '“MCTS”无法搜索原来的局面：叶节点的值不是 0 到 1 的奖励。已打开一个适合它的例子。',
  ],
};

for (const [lang, locale] of [['en', 'en-US'], ['zh', 'zh-CN']]) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale });

    test('a walk is heard step by step: each sentence once, where it is after a leap, and what is refused', byNight(lang === 'zh'), async ({ page }) => {
      const lab = await Lab.open(page, { lang });
      await lab.host.evaluate(listen);
      const heard = () => page.evaluate(() => window.heard);
      await lab.press('ArrowRight', 1);
      await lab.press('ArrowRight', 2);
      await lab.press('c', 25);
      await lab.press('Home', 0);
      await lab.pick('r.0');
      await lab.press('Escape', 0);
      await lab.press('End', 38);
      await lab.chooseAlgorithm(lab.words.mcts);
      await expect(lab.notice).not.toBeEmpty();
      await expect.poll(heard).toEqual(WALK[lang]);
    });
  });
}
