// The gallery: what stands there before any module, the figure that steps in place, the ten moments, the way to the lab and back.
import { Lab, specOf } from './lab.mjs';
import { Game } from './game.mjs';
import { byNight, expect, open, test } from './page.mjs';

const LANGUAGES = [
  { lang: 'en', locale: 'en-GB', begin: 'Open the lab', forward: 'Next', back: 'Back', titles: ['The first cut', 'Snake Go'], language: '中文（切换到中文）' },
  { lang: 'zh', locale: 'zh-CN', begin: '进入实验室', forward: '下一步', back: '后退', titles: ['第一次剪枝', '贪吃蛇围棋'], language: 'EN (switch to English)' },
];

const figure = (page) => page.locator('ply-scope').locator('.live');
const sentence = (page) => figure(page).locator('.sentence:visible');
const count = (page) => figure(page).getByRole('slider').getAttribute('aria-valuenow').then(Number);
const tiles = (page) => page.locator('.moments li a');

for (const { lang, locale, begin, forward, back, titles, language } of LANGUAGES) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale });

    test('text, figure and moments stand there before the module', async ({ page }) => {
      await page.route('**/*.wasm', () => {});
      await page.goto('./', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('link', { name: begin })).toBeVisible();
      await expect(page.locator('.opening .stage svg:visible')).toHaveCount(1);
      await expect(page.locator('.opening .told .sentence:visible')).not.toBeEmpty();
      await expect(page.locator('.moments svg.shot:visible')).toHaveCount(10);
      for (const title of titles) await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    });

    test('the figure is whole, on a phone and on a desk', byNight(true), async ({ page }) => {
      await open(page, './');
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        const beyond = () => figure(page).locator('.stage svg:visible').first().evaluate((svg) => {
          const frame = svg.getBoundingClientRect();
          const parts = [...svg.querySelectorAll('text, path, rect, circle')].map((part) => part.getBoundingClientRect());
          return parts.filter(({ left, right, top, bottom }) => left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom).length;
        });
        await expect.poll(beyond).toBe(0);
      }
    });

    test('the figure steps in place by its buttons, its bar and the arrows', byNight(true), async ({ page }) => {
      await open(page, './');
      const [before, at] = [await sentence(page).textContent(), await count(page)];
      await figure(page).getByRole('button', { name: forward, exact: true }).click();
      await expect.poll(() => count(page)).toBe(at + 1);
      await expect(sentence(page)).not.toHaveText(before);
      await figure(page).getByRole('button', { name: back, exact: true }).click();
      await expect(sentence(page)).toHaveText(before);
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => count(page)).toBe(at - 1);
      await page.keyboard.press('ArrowRight');
      await expect(sentence(page)).toHaveText(before);
      const bar = await figure(page).getByRole('slider').boundingBox();
      await page.mouse.click(bar.x + bar.width - 1, bar.y + bar.height / 2);
      await expect(figure(page).getByRole('button', { name: forward, exact: true })).toHaveAttribute('aria-disabled', 'true');
      expect(await page.evaluate(() => localStorage.length), 'nothing was done that is kept').toBe(0);
    });

    test('a press on its drawing begins, too, at its step', byNight(lang === 'zh'), async ({ page }) => {
      await open(page, './');
      const at = await count(page);
      await figure(page).getByRole('button', { name: forward, exact: true }).click();
      await figure(page).locator('.stage').click();
      const lab = new Lab(page, lang);
      await lab.isAt(at + 1);
      await lab.press('ArrowRight', at + 2);
    });

    test('one key begins, at the step of the figure, and the browser goes back', byNight(lang === 'zh'), async ({ page }) => {
      await open(page, './');
      const at = await count(page);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => count(page)).toBe(at + 1);
      await page.keyboard.press('Enter');
      const lab = new Lab(page, lang);
      await expect(lab.slider).toHaveCount(1);
      await expect(figure(page)).toHaveCount(0);
      await lab.isAt(at + 1);
      await expect(page).toHaveURL(/#lab$/);
      // The keys are the lab's at once.
      await lab.press('ArrowRight', at + 2);
      // The address follows steps when they rest, a quarter of a second later.
      await expect.poll(() => specOf(page.url())?.step).toBe(at + 2);
      await page.goBack();
      await expect(figure(page)).toBeVisible();
      // What was ahead is still there.
      await page.goForward();
      await lab.isAt(at + 2);
    });

    test('the language changes all of it, the page itself too', byNight(true), async ({ page }) => {
      await open(page, './');
      await page.locator('ply-scope').getByRole('button', { name: language }).click();
      const other = LANGUAGES.find((each) => each.lang !== lang);
      await expect(page.getByRole('link', { name: other.begin })).toBeVisible();
      await expect(page.getByRole('link', { name: begin, exact: true })).toBeHidden();
      await expect(page.getByRole('heading', { name: other.titles[0], exact: true })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', other.lang === 'zh' ? 'zh-CN' : 'en');
      await expect(page).toHaveURL(new RegExp(`#gallery&lang=${other.lang}$`));
      expect(await page.evaluate(() => localStorage.length), 'nothing was done that is kept').toBe(0);
    });
  });
}

test('each of the moments opens at its step', byNight(true), async ({ page }) => {
  test.slow();
  await open(page, './');
  const links = await tiles(page).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toHaveLength(10);
  for (const [index, href] of links.entries()) {
    const spec = specOf(href);
    await tiles(page).nth(index).click();
    if (spec) {
      const lab = new Lab(page);
      await expect(lab.canvas).toBeVisible();
      await expect.poll(() => lab.step(), { timeout: 60_000 }).toBe(spec.step);
      await expect.poll(() => lab.spec()).toEqual(spec);
    } else {
      const game = new Game(page);
      await expect(game.turn).toContainText('Your turn');
      await game.cells.nth(2).click();
      await expect(game.moves).toHaveCount(2);
    }
    await page.locator('ply-scope').locator('a.brand').click();
    await expect(figure(page)).toBeVisible();
    await expect(page).toHaveURL(/#gallery/);
  }
});

test('the lab comes back as it was left: by a link, at the address alone, after a crash', async ({ page }) => {
  const lab = await Lab.open(page);
  await lab.chooseAlgorithm('Minimax');
  await lab.press('ArrowRight', 1);
  await lab.press('ArrowRight', 2);
  const spec = await lab.spec();
  await page.locator('ply-scope').locator('a.brand').click();
  await expect(figure(page)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.locator('ply-scope').getByRole('link', { name: 'Lab', exact: true }).click();
  await lab.isAt(2);
  expect(await lab.spec()).toEqual(spec);
  await page.goto('about:blank');
  await open(page, './#lab');
  await lab.isAt(2);
  expect(await lab.spec()).toEqual(spec);
  await page.goto('about:blank');
  await open(page, './');
  await expect(figure(page)).toBeVisible();
  await page.getByRole('link', { name: /^Continue Tree · .+ · step 2 of / }).click();
  await lab.isAt(2);
  expect(await lab.spec()).toEqual(spec);
});

test('a lab that was kept and cannot be read is said with its place, and kept aside', byNight(true), async ({ page }) => {
  const stored = '{"v":1,"game":{"kind":"nim","heaps":[1,"two"]},"algorithm":{"kind":"minimax"}}';
  await page.addInitScript((text) => {
    if (!localStorage.getItem('plyscope-lab')) localStorage.setItem('plyscope-lab', text);
  }, stored);
  await open(page, './');
  const lab = new Lab(page);
  await expect(lab.notice).toContainText('game.heaps');
  await expect(lab.notice).toContainText('unread');
  expect(await page.evaluate(() => localStorage.getItem('plyscope-lab-unread'))).toBe(stored);
  await lab.press('ArrowRight', 1);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('plyscope-lab'))).toContain('"step":1');
});

test('Back, however soon it is pressed after a part was entered, leads back', async ({ page }) => {
  await open(page, './');
  const part = (name) => page.locator('ply-scope').getByRole('link', { name, exact: true });
  await part('Play').click();
  for (const wait of [0, 60, 120, 240]) {
    await expect(new Game(page).turn).toContainText('Your turn');
    await expect(part('Play')).toHaveAttribute('aria-current', 'page');
    await part('Lab').click();
    await expect(part('Lab')).toHaveAttribute('aria-current', 'page');
    await page.evaluate((time) => setTimeout(() => history.back(), time), wait);
    await expect.poll(() => page.url()).toContain('#play');
  }
  await expect(new Game(page).turn).toContainText('Your turn');
});

test('the parts of the page are links, also by keyboard, and the notes are one of them', async ({ page }) => {
  await open(page, './');
  const part = (name) => page.locator('ply-scope').getByRole('link', { name, exact: true });
  await expect(part('Notes')).toHaveAttribute('href', 'notes/en/index.html');
  await part('Play').focus();
  await page.keyboard.press('Enter');
  await expect(new Game(page).turn).toContainText('Your turn');
  await expect(part('Play')).toHaveAttribute('aria-current', 'page');
  await part('Lab').click();
  await expect(new Lab(page).canvas).toBeVisible();
  await page.goBack();
  await expect(new Game(page).turn).toContainText('Your turn');
  await part('Plyscope: to the gallery').click();
  await expect(figure(page)).toBeVisible();
});
