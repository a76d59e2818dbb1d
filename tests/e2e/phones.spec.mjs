// A phone upright and on its side: sentence, player and the numbers of the tree are whole, what a wide page has in its bars is in two
// menus, and in the drawing, measured with the browser's own letters, no text lies on another or beyond the edge.
import { Lab, WORDS } from './lab.mjs';
import { byNight, expect, test } from './page.mjs';

test.use({ hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

const OI_WIKI = { game: { kind: 'tree', tree: [[[[3, 17], [2, 12]], [[15], [25, 0]]], [[[2, 5], [3]], [[2, 14]]]] }, algorithm: { kind: 'alpha-beta' }, step: 69 };
const CHOICE = { game: { kind: 'tic-tac-toe', position: 'xo./.o./..x' }, algorithm: { kind: 'mcts', iterations: 100 }, step: 193 };
const UPRIGHT = [[390, 664], [360, 640]];
const ON_ITS_SIDE = [[844, 390], [667, 375]];

/** Ten trees: two plies and four, wide numbers, long names, one child, chance, thirty levels. */
const TREES = [
  [[5, 6], [2, 1], [3, 2]],
  OI_WIKI.game.tree,
  [[123456789, -0.000123], [1e15, 3.14159265], [-1e-9, 0.1]],
  { max: [{ min: [5, -12345.678], name: 'Hominina (Gray 1825)' }, { min: [2, 1], name: '极大极小搜索中的第二个选择' }, { min: [1, 2, 3], name: 'Würfelwurf mit drei Ausgängen' }] },
  [[[3, 17, 1], [2, 12, 5], [7, 8, 9]], [[15, 1, 6], [25, 0, -3], [4, 4, 1]], [[2, 5, 9], [3, 8, 1], [2, 14, 0]]],
  [[[1]], [[2]], [[3]]],
  { max: [{ chance: [[8, 9], [2, 3]], p: ['1/3', '2/3'] }, { chance: [4, 6], p: [0.125, 0.875] }] },
  [[[[8, 20], [18, 16]], [[24, 20], [10, 12, 4]]], [[[8, 21], [11, 5, 10]], [[32, 27], [10, 9, 4, 3]]]],
  Array.from({ length: 30 }, (_, level) => level + 1).reduce((tree, leaf) => [tree, leaf], 1),
  [[-45, 12, 88, 3], [[7, -7], 100, [1, 2, 3]], 61],
];

/** The texts of the drawing as they were last painted, each whole: their words and their boxes in pixels of the stage. */
const keepTexts = () => {
  const painted = [];
  window.painted = painted;
  const { fillText, clearRect } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.clearRect = function clear(...area) {
    painted.length = 0;
    return clearRect.apply(this, area);
  };
  CanvasRenderingContext2D.prototype.fillText = function fill(words, x, y) {
    const { width, actualBoundingBoxAscent, actualBoundingBoxDescent } = this.measureText(words);
    const last = painted.at(-1);
    // The pieces of a text follow each other on one line.
    if (last && Math.abs(last.right - x) < 0.01 && last.line === y) Object.assign(last, { words: last.words + words, right: x + width });
    else painted.push({ words, left: x, right: x + width, line: y, top: y - actualBoundingBoxAscent, bottom: y + actualBoundingBoxDescent });
    return fillText.call(this, words, x, y);
  };
};

for (const [lang, sizes] of [['en', [UPRIGHT[0], ON_ITS_SIDE[0]]], ['zh', [UPRIGHT[1], ON_ITS_SIDE[1]]]]) {
  for (const [width, height] of sizes) {
    test.describe(`${width} by ${height}, ${lang}`, () => {
      test.use({ viewport: { width, height }, locale: { en: 'en-US', zh: 'zh-CN' }[lang] });

      test('the sentence and the player are whole, and the tree has the rest', async ({ page }) => {
        for (const spec of [OI_WIKI, CHOICE]) {
          const lab = await Lab.withSpec(page, spec, lang);
          await lab.isAt(spec.step);
          await expect(lab.sentence).toBeInViewport({ ratio: 1 });
          for (const name of [lab.words.back, lab.words.play, lab.words.forward]) {
            await expect(lab.button(name)).toBeInViewport({ ratio: 1 });
          }
          await expect(lab.slider).toBeInViewport({ ratio: 1 });
          const found = await lab.host.evaluate((host) => {
            const why = host.shadowRoot.querySelector('.why');
            const scrolls = document.scrollingElement;
            return {
              cut: why.scrollHeight - why.clientHeight,
              page: [scrolls.scrollWidth - innerWidth, scrolls.scrollHeight - innerHeight],
              stage: host.shadowRoot.querySelector('.stage').getBoundingClientRect().height / innerHeight,
            };
          });
          expect(found).toMatchObject({ cut: 0, page: [0, 0] });
          expect(found.stage).toBeGreaterThan(0.55);
        }
      });

      test('pages, game and algorithm are in one menu, step, speed and ends in another', async ({ page }) => {
        const lab = await Lab.withSpec(page, OI_WIKI, lang);
        await lab.host.locator('.menu-key').tap();
        await expect(lab.picker(lab.words.game)).toBeInViewport({ ratio: 1 });
        await lab.algorithm.tap();
        await expect(lab.picker(lab.words.game)).toBeHidden();
        await lab.chooseAlgorithm(lab.words.minimax);
        await expect.poll(() => lab.spec().then((spec) => spec.algorithm.kind)).toBe('minimax');
        await lab.host.locator('.pace-key').tap();
        await lab.button(lab.words.last).and(lab.host.locator('.ends *')).tap();
        await lab.isAt(await lab.length());
      });
    });
  }
}

test.describe('on its side', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('the tree stays in sight beside the other panes', async ({ page }) => {
    const lab = await Lab.withSpec(page, OI_WIKI);
    await expect(lab.host.getByRole('tab', { name: 'Node', exact: true })).toHaveAttribute('aria-selected', 'true');
    for (const [name, pane] of [['Code', lab.host.locator('.code')], ['Position', lab.field('Tree as text')], ['Node', lab.inspector.locator('.big')]]) {
      await lab.host.getByRole('tab', { name, exact: true }).tap();
      await expect(pane).toBeVisible();
      await expect(lab.canvas).toBeInViewport({ ratio: 0.9 });
    }
  });

  test('turned upright it shows the same step', async ({ page }) => {
    const lab = await Lab.withSpec(page, CHOICE);
    await lab.isAt(193);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(lab.host.getByRole('tab', { name: 'Tree', exact: true })).toBeVisible();
    await lab.isAt(193);
    await expect(lab.button('Play')).toBeInViewport({ ratio: 1 });
  });
});

for (const [width, height] of [[390, 664], [844, 390], [1280, 800]]) {
  test(`at ${width} by ${height} no text of ten trees lies on another or beyond the edge, and no number in sight is lost`, byNight(width === 1280), async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height });
    await page.addInitScript(keepTexts);
    const lab = await Lab.withSpec(page, OI_WIKI);
    for (const tree of TREES) {
      const algorithm = JSON.stringify(tree).includes('chance') ? 'expectimax' : 'alpha-beta';
      for (const step of [20, 3]) {
        const spec = { game: { kind: 'tree', tree }, algorithm: { kind: algorithm }, step };
        await lab.host.evaluate((host, next) => { host.spec = next; }, spec);
        await lab.isAt(Math.min(step, await lab.length()));
        await lab.settled();
        const { texts, stage } = await lab.host.evaluate((host) => {
          const { clientWidth, clientHeight } = host.shadowRoot.querySelector('canvas');
          return { texts: [...window.painted], stage: [clientWidth, clientHeight] };
        });
        expect(texts.length, JSON.stringify(tree)).toBeGreaterThan(3);
        for (const [index, one] of texts.entries()) {
          const where = `“${one.words}” at step ${step} of ${JSON.stringify(tree)}`;
          expect(one.left >= -1 && one.right <= stage[0] + 1, `${where} is cut off`).toBe(true);
          for (const other of texts.slice(0, index)) {
            const meets = one.left < other.right - 0.5 && other.left < one.right - 0.5 && one.top < other.bottom - 0.5 && other.top < one.bottom - 0.5;
            expect(meets, `${where} lies on “${other.words}”`).toBe(false);
          }
        }
      }
    }
  });
}

for (const height of [844, 740, 664]) {
  test.describe(`390 by ${height}`, () => {
    test.use({ viewport: { width: 390, height } });

    test('the marks of bounds, the options and the tools stand clear of each other', async ({ page }) => {
      const lab = await Lab.withSpec(page, CHOICE);
      await expect(lab.sentence).toBeVisible();
      const over = await lab.host.evaluate((host) => {
        const boxes = (which) => [...host.shadowRoot.querySelectorAll(`.stage ${which}`)]
          .map((one) => [one.textContent.trim() || one.getAttribute('aria-label'), one.getBoundingClientRect()])
          .filter(([, box]) => box.width > 1 && box.height > 1);
        // The options that have no room are scrolled to, below those that stay.
        const groups = [boxes('.legend li'), boxes('.in-sight .pill'), boxes('.zoom > .btn')];
        const lie = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
        return groups.flatMap((group, at) => groups.slice(at + 1).flat().flatMap(([words, one]) => group
          .filter(([, other]) => lie(one, other)).map(([other]) => [words, other])));
      });
      expect(over).toEqual([]);
    });
  });
}
