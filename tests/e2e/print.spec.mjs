// What paper holds: the page of Plyscope with the way back to its step, and a page that is nothing but an embed.
import { Lab, specOf } from './lab.mjs';
import { byNight, expect, open, test } from './page.mjs';

/** A sheet of A4 without its margins, in pixels. */
const SHEET = { width: 718, height: 1047 };

test('the lab on paper says the link to its step as text, and on the screen it does not', async ({ page }) => {
  const lab = await Lab.open(page);
  await lab.press('c', 25);
  const below = () => lab.host.evaluate((host) => getComputedStyle(host, '::after').content);
  expect(await below()).toBe('none');
  await page.emulateMedia({ media: 'print' });
  await expect.poll(async () => specOf(await below())?.step).toBe(25);
  expect(await below()).toContain('http://');
  await page.setViewportSize(SHEET);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SHEET.width);
});

test('paper has no button and no slider to try other leaves with, only what they say', byNight(true), async ({ page }) => {
  const lab = await Lab.open(page);
  await lab.press('c', 25);
  await expect(lab.host.locator('.what-if').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const controls = lab.host.locator(':is(.player, .what-if, .held, .zoom, .tabs, .find, input[type=range]):visible');
  await expect(controls).toHaveCount(0);
  await expect(lab.host.locator('.pruned .outcome').first()).toBeVisible();
});

test('paper is white where the screen is dark', byNight(true), async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const lab = await Lab.open(page);
  await lab.press('c', 25);
  const around = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(await around()).toBe('light dark');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await around()).toBe('light');
  // What is printed on it is dark.
  const ink = await lab.host.locator('.sentence').evaluate((sentence) => getComputedStyle(sentence).color);
  const channels = ink.match(/[\d.]+/gu).slice(0, 3).map(Number);
  expect(Math.max(...channels), ink).toBeLessThan(100);
});

for (const query of [
  'game=tree&tree=[[5,6],[2,1],[3,2]]&algorithm=alpha-beta&step=20',
  'view=both&game=tic-tac-toe&algorithm=mcts&step=9&lang=zh&theme=dark',
  'view=lab&game=tic-tac-toe&position=xo./.x./o..&algorithm=minimax',
]) {
  test(`a page that is only an embed is whole on paper: ${query}`, byNight(query.startsWith('view')), async ({ page }) => {
    await page.setViewportSize(SHEET);
    const host = await open(page, `./embed.html?${query}`);
    await page.emulateMedia({ media: 'print' });
    await expect(host.locator('.player')).toBeHidden();
    const sentence = await host.locator('.sentence').boundingBox();
    const stage = await host.locator('.stage').boundingBox();
    for (const { x, y, width, height } of [sentence, stage]) {
      expect([x, y, SHEET.width - x - width, SHEET.height - y - height].every((room) => room >= 0)).toBe(true);
    }
    expect(sentence.y).toBeGreaterThanOrEqual(stage.y + stage.height);
    // What is drawn stands on it, every node.
    const outside = ({ x, y }) => x < 0 || x > stage.width || y < 0 || y > stage.height;
    await expect.poll(async () => (await host.evaluate((lab) => lab.nodes())).filter(outside)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SHEET.width);
  });
}
