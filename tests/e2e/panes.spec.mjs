// The code beside the tree: the procedure that is running is whole wherever the window is 720 pixels high, the Rust source keeps its
// lit line in view, and the borders between the panes can be moved.
import { Lab } from './lab.mjs';
import { byNight, expect, test } from './page.mjs';

const SIZES = [[1440, 900], [1280, 720], [1024, 720], [800, 720], [768, 1024], [700, 720]];
const BOARD = { kind: 'tic-tac-toe', position: 'xo./.o./..x' };
const SEARCHES = {
  'alpha-beta': { game: { kind: 'tree', tree: [[5, 6], [2, 1], [3, 2]] }, algorithm: { kind: 'alpha-beta' } },
  'alpha-beta with a table': {
    game: { kind: 'tic-tac-toe', position: 'xo./.x./...' },
    algorithm: { kind: 'alpha-beta', depth: 3, deepening: true, table: true },
    step: 60,
  },
  MCTS: { game: BOARD, algorithm: { kind: 'mcts', iterations: 30 }, step: 40 },
  expectimax: {
    game: { kind: 'tree', tree: { max: [{ chance: [[8, 9], [2, 3]] }, { min: [5, { chance: [4, 6] }] }] } },
    algorithm: { kind: 'expectimax' },
  },
};

/** Which lines of the running procedure cannot be seen, and how many there are. Runs in the page. */
function hiddenLines(host) {
  const root = host.shadowRoot;
  const pane = root.querySelector('.code-pane').getBoundingClientRect();
  const head = root.querySelector('.code-pane h2').getBoundingClientRect();
  const lines = [...root.querySelectorAll('.code li:not(.aside)')];
  const outside = lines.filter((line) => {
    const { top, bottom, height } = line.getBoundingClientRect();
    return !height || top < Math.min(head.bottom, pane.top + 1) - 1 || bottom > Math.min(pane.bottom, innerHeight) + 1;
  });
  return { lines: lines.length, outside: outside.map((line) => line.textContent) };
}

for (const [name, spec] of Object.entries(SEARCHES)) {
  test(`beside the tree the running procedure of ${name} is whole`, byNight(name !== 'alpha-beta'), async ({ page }) => {
    // Two dozen steps at six sizes.
    test.slow();
    const lab = await Lab.withSpec(page, spec);
    await expect(lab.host.locator('.code-pane')).toBeAttached();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      for (let presses = 0; presses < 4; presses += 1) {
        const step = await lab.step();
        await page.keyboard.press('ArrowRight');
        await lab.leaves(step);
        const seen = () => lab.host.evaluate(hiddenLines);
        await expect.poll(async () => (await seen()).outside, `${width} × ${height}, after step ${step}`).toEqual([]);
        expect((await seen()).lines).toBeGreaterThan(1);
        expect(await page.evaluate(() => scrollY)).toBe(0);
      }
    }
  });
}

test('where there is no room the other procedures are their heads, until all are asked for', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 720 });
  const lab = await Lab.withSpec(page, SEARCHES['alpha-beta with a table']);
  const lines = lab.host.locator('.code li');
  const all = await lines.count();
  const visible = () => lines.evaluateAll((each) => each.filter((line) => line.checkVisibility()).length);
  await expect.poll(visible).toBeLessThan(all);
  // A line has the same number, whatever is folded.
  await expect(lab.host.locator('.code li').last()).toHaveAttribute('data-line', String(all));
  await lab.button('All lines').click();
  await expect.poll(visible).toBe(all);
  await lab.button('All lines').click();
  await expect.poll(visible).toBeLessThan(all);
});

test('the Rust source keeps the line that tells the event in view and does not move the page', byNight(true), async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const lab = await Lab.open(page);
  await lab.button('Rust').click();
  for (let step = 1; step <= 25; step += 1) {
    await lab.press('ArrowRight', step);
    const lit = lab.host.locator('.source [aria-current=step]');
    await expect(lit).toHaveCount(1);
    await expect(lit).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
  await expect(lab.host.locator('.source [aria-current=step]')).toContainText('Event::Cutoff');
});

test('a border follows the pointer and the arrow keys, says where it is, and stays there', byNight(true), async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const lab = await Lab.open(page);
  const border = (name) => lab.host.getByRole('separator', { name, exact: true });
  const size = async (selector) => lab.host.locator(selector).boundingBox();
  const before = await size('.code-pane');
  const handle = await border('Width of the code').boundingBox();
  await page.mouse.move(handle.x + handle.width / 2, 300);
  await page.mouse.down();
  await page.mouse.move(handle.x + handle.width / 2 + 60, 300, { steps: 3 });
  await page.mouse.up();
  await expect.poll(async () => Math.round((await size('.code-pane')).width - before.width)).toBeGreaterThan(50);
  const wide = Math.round((await size('.code-pane')).width);
  await expect(border('Width of the code')).toHaveAttribute('aria-valuenow', String(wide));
  await border('Width of the node').focus();
  const node = (await size('.pane.node')).width;
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => Math.round((await size('.pane.node')).width - node)).toBe(16);
  await border('Height of the code').focus();
  const { height } = await size('.code-pane');
  await page.keyboard.press('ArrowUp');
  await expect.poll(async () => Math.round((await size('.code-pane')).height - height)).toBe(-16);
  // The arrow keys on a border do not step.
  await lab.isAt(0);
  await page.reload();
  await expect.poll(async () => Math.round((await size('.code-pane')).width)).toBe(wide);
  await border('Width of the code').focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => Math.round((await size('.code-pane')).width)).toBe(Math.round(before.width));
});
