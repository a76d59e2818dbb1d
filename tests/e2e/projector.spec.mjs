// A lecture hall: what carries the lesson is at least 3 % of the window's height, other text 2.4 %; bar and tools come with the pointer,
// the code when it is called.
import { Lab } from './lab.mjs';
import { byNight, expect, test } from './page.mjs';

const BOARD = { kind: 'tic-tac-toe', position: 'xo./.o./..x' };
const STATES = {
  'a cut': { game: { kind: 'tree', tree: [[5, 6], [2, 1], [3, 2]] }, algorithm: { kind: 'alpha-beta' }, step: 25 },
  'a choice': { game: BOARD, algorithm: { kind: 'mcts', iterations: 60 }, step: 442 },
  'a sum': {
    game: { kind: 'tree', tree: { max: [{ chance: [[8, 9], [2, 3]] }, { min: [5, { chance: [4, 6] }] }] } },
    algorithm: { kind: 'expectimax' },
    step: 13,
  },
  'a win': { game: { kind: 'nim', heaps: [1, 2, 1] }, algorithm: { kind: 'win-lose', grundy: true }, step: 70 },
  'a large tree': { game: { kind: 'tic-tac-toe' }, algorithm: { kind: 'alpha-beta', depth: 3 }, step: 500 },
};

/** The texts that are too small for this share of the window's height. Runs in the page. */
function small(host, [selector, share]) {
  const found = [];
  for (const within of host.shadowRoot.querySelectorAll(selector)) {
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const isSeen = element.checkVisibility({ opacityProperty: true }) && element.getBoundingClientRect().width > 1;
      const size = parseFloat(getComputedStyle(element).fontSize);
      if (node.textContent.trim() && isSeen && size < share * innerHeight - 0.01) found.push(`${node.textContent.trim()}: ${size}`);
    }
  }
  return found;
}

for (const [width, height] of [[1280, 720], [1920, 1080]]) {
  for (const [name, spec] of Object.entries(STATES)) {
    test(`${name} can be read from afar at ${width} × ${height}`, byNight(true), async ({ page }) => {
      await page.setViewportSize({ width, height });
      const lab = await Lab.withSpec(page, spec);
      await page.keyboard.press('w');
      await page.keyboard.press('k');
      await expect(lab.host.locator('.code')).toBeVisible();
      expect(await lab.host.evaluate(small, ['.sentence, .code li > span, .code output', 0.03])).toEqual([]);
      expect(await lab.host.evaluate(small, ['.lab', 0.024])).toEqual([]);
      expect(await page.evaluate(() => document.scrollingElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
      if (name === 'a cut') {
        // All lines of its code have room: none is cut at the top or behind the buttons.
        const over = await lab.host.evaluate((host) => {
          const pane = host.shadowRoot.querySelector('.code-pane');
          return pane.scrollHeight - pane.clientHeight;
        });
        expect(over).toBeLessThanOrEqual(0);
      }
    });
  }
}

test('tools are shown while the pointer moves, the bar when it is near, and the code when it is called', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const lab = await Lab.withSpec(page, STATES['a cut']);
  await page.keyboard.press('w');
  const shown = (selector) => lab.host.locator(selector).evaluate((element) => getComputedStyle(element).opacity);
  await expect.poll(() => shown('.top')).toBe('0');
  await expect.poll(() => shown('.zoom')).toBe('0');
  await page.mouse.move(400, 300);
  await page.mouse.move(420, 320);
  await expect.poll(() => shown('.zoom')).toBe('1');
  expect(await shown('.top'), 'it would cover the root').toBe('0');
  await page.mouse.move(420, 60);
  await expect.poll(() => shown('.top')).toBe('1');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => shown('.top'), 'a key takes it away, wherever the pointer rests').toBe('0');
  await page.mouse.move(430, 60);
  await expect.poll(() => shown('.top')).toBe('1');
  await page.mouse.move(420, 320);
  await expect.poll(() => shown('.top')).toBe('0');
  const stage = async () => (await lab.host.locator('.stage').boundingBox()).width;
  const wide = await stage();
  await page.keyboard.press('k');
  await expect.poll(stage).toBeLessThan(0.7 * wide);
  await expect(lab.host.locator('.code [aria-current=step]')).toBeInViewport({ ratio: 1 });
  // Another listing is chosen by pointer, and the code goes by its button.
  await lab.button('Code of the notes [B]').click();
  await expect(lab.button('Code of the notes [B]')).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.move(420, 60);
  await lab.button('Code').click();
  await expect.poll(stage).toBe(wide);
  // In the lab the key plays.
  await page.keyboard.press('Escape');
  await page.keyboard.press('k');
  await expect(lab.button('Pause')).toBeVisible();
});

test('a press on an enlarged node picks that node', byNight(true), async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const lab = await Lab.withSpec(page, STATES['a cut']);
  await page.keyboard.press('w');
  const box = await lab.canvas.boundingBox();
  const { x, y } = (await lab.nodes())['r.2'];
  await page.mouse.click(box.x + x, box.y + y);
  await page.keyboard.press('Escape');
  await page.keyboard.press('w');
  await expect(lab.host.locator('.projector')).toHaveCount(1);
  await page.keyboard.press('w');
  await expect(lab.inspector.locator('h2')).toContainText('r.2');
});
