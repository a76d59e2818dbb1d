// A tree of thousands of nodes on the stage: moved by wheel, key and overview, folded, narrowed to a subtree, laid out for the moment.
import { readFile } from 'node:fs/promises';
import { byNight, expect, holdClock, test } from './page.mjs';
import { Lab } from './lab.mjs';

const BIG = { game: { kind: 'tic-tac-toe' }, algorithm: { kind: 'alpha-beta' }, step: 41_000 };
const PLIES = { game: { kind: 'tic-tac-toe' }, algorithm: { kind: 'alpha-beta', depth: 3 }, step: 300 };

/** Opens the page on a search, which is all recorded: until then the drawing gets more nodes. */
async function whole(page, spec) {
  const lab = await Lab.withSpec(page, spec);
  await lab.recorded();
  await lab.isAt(spec.step);
  return lab;
}

const breadth = async (lab) => {
  const all = Object.values(await lab.nodes()).map(({ x }) => x);
  return Math.max(...all) - Math.min(...all);
};

test('eighteen thousand nodes are on the stage at first sight, from the root to the search', async ({ page }) => {
  const lab = await whole(page, BIG);
  const nodes = await lab.nodes();
  const { width, height } = await lab.canvas.boundingBox();
  expect(nodes.r.y).toBeLessThan(height / 4);
  const now = Object.keys(nodes).sort((one, other) => other.length - one.length)[0];
  expect(now.split('.').length).toBeGreaterThan(6);
  for (const { x, y } of Object.values(nodes)) {
    expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
  }
});

test('plus and minus scale about the node in hand, zero shows everything, two presses what is below a node', byNight(true), async ({ page }) => {
  const lab = await whole(page, BIG);
  const at = async () => (await lab.nodes())['r.5'];
  const before = await breadth(lab);
  const place = await lab.place('r.5');
  await lab.pick('r.5');
  await expect(lab.inspector.locator('h2')).toContainText('r.5');
  await page.keyboard.press('+');
  await lab.settled();
  await expect.poll(async () => Math.abs((await at()).x - place.x)).toBeLessThan(1);
  await page.keyboard.press('0');
  await expect.poll(() => breadth(lab)).toBeCloseTo(before, 0);
  await lab.canvas.dblclick({ position: await lab.place('r.5') });
  await expect.poll(async () => Object.keys(await lab.nodes()).filter((path) => path.startsWith('r.5.')).length).toBeGreaterThan(10);
  await page.keyboard.press('-');
  await page.keyboard.press('0');
  await expect.poll(() => breadth(lab)).toBeCloseTo(before, 0);
});

test('with the tree in hand the arrows move it, and the tab key goes on', byNight(true), async ({ page }) => {
  const lab = await whole(page, BIG);
  await lab.canvas.focus();
  const before = (await lab.nodes()).r;
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => Math.round((await lab.nodes()).r.x - before.x)).toBe(-80);
  await page.keyboard.press('ArrowUp');
  await expect.poll(async () => Math.round((await lab.nodes()).r.y - before.y)).toBe(80);
  await lab.isAt(41_000);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await lab.isAt(40_999);
});

test('the overview shows which part is in view, and a press in it shows another', byNight(true), async ({ page }) => {
  const lab = await whole(page, BIG);
  const { height } = await lab.canvas.boundingBox();
  for (let times = 0; times < 6; times += 1) await page.keyboard.press('+');
  await lab.settled();
  const before = Object.keys(await lab.nodes());
  await lab.canvas.click({ position: { x: 80, y: height - 30 } });
  await expect.poll(async () => Object.keys(await lab.nodes()).filter((path) => path.startsWith('r.0.')).length).toBeGreaterThan(5);
  expect(before.filter((path) => path.startsWith('r.0.')).length).toBeLessThan(5);
  await expect(lab.button('Follow the search')).toHaveCount(0);
});

test('a node is folded and unfolded, and a subtree stands alone until the whole tree comes back', byNight(true), async ({ page }) => {
  const lab = await whole(page, PLIES);
  const below = async (path) => Object.keys(await lab.nodes()).filter((other) => other.startsWith(`${path}.`)).length;
  await lab.pick('r.1');
  expect(await below('r.1')).toBeGreaterThan(3);
  await lab.button('Fold').click();
  await expect.poll(() => below('r.1')).toBe(0);
  expect(await below('r.0')).toBeGreaterThan(3);
  await lab.button('Unfold').click();
  await expect.poll(() => below('r.1')).toBeGreaterThan(3);
  await lab.button('Only this subtree').click();
  await expect.poll(() => below('r.0')).toBe(0);
  expect(await below('r.1')).toBeGreaterThan(3);
  await lab.host.locator('.rooted').click();
  await expect.poll(() => below('r.0')).toBeGreaterThan(3);
  // Whoever picks a node that is folded away sees it.
  await page.keyboard.press('x');
  await expect.poll(() => below('r.1')).toBe(0);
});

test('the compact layout has only what is known, and grows with the steps', byNight(true), async ({ page }) => {
  const lab = await whole(page, PLIES);
  const roomy = (await lab.nodes())['r.0'];
  await lab.button('Compact: only what is known by now').click();
  await expect.poll(async () => (await lab.nodes())['r.0'].x).not.toBeCloseTo(roomy.x, 0);
  expect(Object.keys(await lab.nodes()).filter((path) => /^r\.[5-8]$/.test(path))).toEqual([]);
  await page.keyboard.press('End');
  await expect.poll(async () => Object.keys(await lab.nodes()).filter((path) => /^r\.[5-8]$/.test(path)).length).toBe(4);
});

for (const [reducedMotion, glides] of [['no-preference', true], ['reduce', false]]) {
  test(`from one layout to another nodes ${glides ? 'glide' : 'jump'} for readers with motion preference “${reducedMotion}”`, byNight(true), async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await holdClock(page);
    const lab = await whole(page, PLIES);
    const x = async () => (await lab.nodes())['r.0'].x;
    const before = await x();
    // From here on the clock stands still unless it is told to go on.
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await page.keyboard.press('m');
    await page.clock.runFor(120);
    const between = await x();
    await page.clock.runFor(400);
    const after = await x();
    expect(Math.abs(after - before)).toBeGreaterThan(20);
    if (glides) {
      expect(between).toBeGreaterThan(Math.min(before, after));
      expect(between).toBeLessThan(Math.max(before, after));
    } else {
      expect(between).toBe(after);
    }
  });
}

test('the picture of a step is saved as SVG, in the words of the page and light whatever the theme', byNight(true), async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const lab = await whole(page, PLIES);
  const saved = page.waitForEvent('download');
  await lab.button('Save a figure').click();
  await lab.button('SVG: This step').click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^[a-z-]+-300\.svg$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('fill="#FFFFFF"');
  // The browser reads it, and finds every label that stands on the stage.
  const said = await page.evaluate((source) => {
    const picture = new DOMParser().parseFromString(source, 'image/svg+xml');
    return picture.querySelector('parsererror')?.textContent ?? [...picture.querySelectorAll('text')].map((label) => label.textContent);
  }, text);
  expect(said).toEqual(expect.arrayContaining(['≲2', '0', '1', '2', '3']));
});

test('keys go on working when the row that had the focus is gone', byNight(true), async ({ page }) => {
  const lab = await whole(page, { ...BIG, step: 50_000 });
  await page.keyboard.press('/');
  await expect(lab.host.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('cut');
  await page.keyboard.press('Enter');
  await expect(lab.outline.getByRole('treeitem', { selected: true })).toBeVisible();
  await lab.settled();
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Tab');
  await expect(lab.outline.locator(':focus')).toHaveCount(1);
  for (const key of ['Escape', 'ArrowDown', 'Home']) {
    await page.keyboard.press(key);
    // Another row gets the focus when it is drawn.
    await lab.settled();
  }
  await page.keyboard.press('c');
  await expect.poll(() => lab.step()).toBeGreaterThan(50_000);
});

test('on a phone the slash key shows the pane with the field and gives it the focus', byNight(true), async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const lab = await whole(page, BIG);
  await page.keyboard.press('/');
  await expect(lab.host.locator('.find input')).toBeFocused();
  await page.keyboard.type('cut');
  await expect(lab.host.locator('.find input')).toHaveValue('cut');
  await lab.isAt(41_000);
});
