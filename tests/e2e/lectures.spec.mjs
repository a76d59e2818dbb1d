// The lecture notes of www/notes: every page in both languages, its figures, its questions, their search; on a phone, on paper,
// without scripts.
import AxeBuilder from '@axe-core/playwright';
import { notes, ready } from './notes.mjs';
import { byNight, expect, open, test } from './page.mjs';

const PAGES = ['index', 'model', 'win-lose', 'minimax', 'evaluation', 'alpha-beta', 'ordering', 'expectimax', 'playouts', 'mcts', 'snake-go', 'own-search', 'project', 'compare', 'history', 'glossary', 'misconceptions', 'activities', 'lecturers'];
/** Pages beside the chapters: all of them at once, their search, and the list of exercises. */
const MADE = ['book', 'search', 'exercises'];
const LANGS = ['en', 'zh'];
/** Looked at in every run; the others by night. */
const OFTEN = ['zh/alpha-beta'];

const address = (lang, name) => `./notes/${lang}/${name}.html`;
const overflow = (page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const lang of LANGS) {
  for (const name of [...PAGES, ...MADE]) {
    const tag = OFTEN.includes(`${lang}/${name}`) ? undefined : '@nightly';
    test(`${lang}/${name}: figures start when they are reached, with one module, and axe finds nothing`, { tag }, async ({ page }) => {
      test.slow();
      const modules = [];
      page.on('request', (request) => { if (request.url().includes('.wasm')) modules.push(request.url()); });
      await page.goto(address(lang, name));
      await expect(page.locator('html')).toHaveAttribute('lang', lang === 'en' ? 'en' : 'zh-CN');
      const figures = await page.locator('ply-scope').all();
      for (const figure of figures) {
        const config = await figure.getAttribute('config');
        await figure.scrollIntoViewIfNeeded();
        await expect(figure).toHaveAttribute('data-state', 'ready');
        // An exercise has no step.
        if (config) await expect(figure.locator('[role=slider]')).toHaveAttribute('aria-valuenow', String(JSON.parse(config).step ?? 0));
        await expect(figure.locator('.ply')).toHaveAttribute('lang', lang === 'en' ? 'en' : 'zh-CN');
      }
      // What few pages need comes with the first figure that has room for panes, or is an exercise.
      const [apps, mores] = ['app', 'more'].map((name) => modules.filter((address) => address.includes(`/${name}-`)).length);
      expect([apps, modules.length - apps - mores]).toEqual([figures.length ? 1 : 0, 0]);
      expect(mores).toBeLessThanOrEqual(1);
      const found = await new AxeBuilder({ page }).analyze();
      expect(found.violations.map(({ id, nodes }) => [id, nodes[0].target])).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });

    test(`${lang}/${name}: nothing is wider than a phone, before figures start and after`, { tag }, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(address(lang, name));
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      for (const figure of await page.locator('ply-scope').all()) {
        await figure.scrollIntoViewIfNeeded();
        await expect(figure).toHaveAttribute('data-state', 'ready');
      }
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });
  }
}

/** Types a query into the search of the notes, from a chapter and by keys alone. */
async function ask(page, lang, query) {
  await page.goto(address(lang, 'mcts'));
  const link = page.locator('header a[href="search.html"]');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(query);
}

for (const [lang, query, none, sentence] of [
  ['en', 'deep cut', 'quiescence zugzwang', 'No section contains all of these words.'],
  ['zh', '深层剪枝', '象棋将死', '没有一节包含全部搜索词。'],
]) {
  test(`${lang}: a section is found by keys, opened and come back to; where nothing is found a sentence says so`, byNight(lang === 'zh'), async ({ page }) => {
    await ask(page, lang, query);
    const link = page.locator('#found a[href="alpha-beta.html#window"]');
    await expect(link).toBeVisible();
    await expect(page.getByRole('status')).toContainText(/\d/);
    const found = new AxeBuilder({ page });
    expect((await found.analyze()).violations.map(({ id }) => id)).toEqual([]);
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/${lang}/alpha-beta.html#window$`));
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue(query);
    await expect(link).toBeVisible();
    await page.getByRole('searchbox').fill(none);
    await expect(page.getByRole('status')).toHaveText(sentence);
    await expect(page.locator('#found li')).toHaveCount(0);
  });
}

test('the search works from a disk, without a server', byNight(true), async ({ page }) => {
  const folder = new URL('../../dist/notes/en/', import.meta.url);
  await page.goto(new URL('search.html#q=horizon', folder).href);
  await expect(page.getByRole('searchbox')).toHaveValue('horizon');
  await expect(page.locator('#found a[href^="minimax.html"]').first()).toBeVisible();
});

test('a figure far below has not started; the one in view steps, and a question unfolds', async ({ page }) => {
  await page.goto(address('en', 'alpha-beta'));
  const [first, last] = [page.locator('ply-scope').first(), page.locator('ply-scope').last()];
  await first.scrollIntoViewIfNeeded();
  await expect(first).toHaveAttribute('data-state', 'ready');
  expect(await last.getAttribute('data-state')).toBeNull();
  const slider = first.locator('[role=slider]');
  const step = Number(await slider.getAttribute('aria-valuenow'));
  await first.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(slider).toHaveAttribute('aria-valuenow', String(step - 1));
  const question = page.locator('.questions details').first();
  await expect(question.locator('p')).toBeHidden();
  await question.locator('summary').click();
  await expect(question.locator('p')).toBeVisible();
});

test('the other language is one click away, at the same section', byNight(true), async ({ page }) => {
  await page.goto(`${address('zh', 'mcts')}`);
  await page.locator('#uct > a.other').click();
  await expect(page).toHaveURL(/\/en\/mcts\.html#uct$/);
  await expect(page.locator('#uct > h2')).toContainText('UCT');
});

for (const { lang, locale, name, help } of [
  { lang: 'en', locale: 'en-US', name: 'Lecture notes', help: 'Keys and help' },
  { lang: 'zh', locale: 'zh-CN', name: '讲义', help: '按键与帮助' },
]) {
  test.describe(lang, () => {
    test.use({ locale });

    test(`the help leads here from the page of Plyscope, and not from an embed, which does not know the way (${lang})`, byNight(lang === 'zh'), async ({ page }) => {
      await notes(page, '<ply-scope></ply-scope>', { lang });
      await ready(page);
      await page.getByRole('button', { name: help }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page.getByRole('dialog').getByRole('link')).toHaveCount(0);
      await open(page);
      await page.keyboard.press('?');
      await page.getByRole('dialog').getByRole('link', { name }).click();
      await expect(page).toHaveURL(new RegExp(`/notes/${lang}/index.html$`));
      await expect(page.locator('h1')).toBeVisible();
    });
  });
}

test('a link to the lab opens the figure’s own moment', byNight(true), async ({ page }) => {
  await page.goto(address('zh', 'alpha-beta'));
  const figure = page.locator('figure').first();
  const { step, algorithm } = JSON.parse(await figure.locator('ply-scope').getAttribute('config'));
  await figure.locator('a.lab').click();
  await expect(page).toHaveURL(/#1=/);
  const lab = page.locator('ply-scope');
  await expect(lab).toHaveAttribute('data-state', 'ready');
  expect(await lab.evaluate((element) => element.spec)).toMatchObject({ step, algorithm });
});

test('on paper the figures stand, answers are unfolded, and the navigation is gone', byNight(true), async ({ page }) => {
  await page.goto(address('en', 'alpha-beta'));
  const first = page.locator('ply-scope').first();
  await first.scrollIntoViewIfNeeded();
  await expect(first).toHaveAttribute('data-state', 'ready');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body > header')).toBeHidden();
  await expect(page.locator('nav.pages')).toBeHidden();
  await expect(first.locator('.stage')).toBeVisible();
  // One that was never reached is its picture.
  await expect(page.locator('ply-scope img').last()).toBeVisible();
  for (const answer of await page.locator('.questions details p').all()) expect((await answer.boundingBox()).height).toBeGreaterThan(10);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const lang of LANGS) {
    test(`${lang}: every figure is its picture, with a caption, and its questions unfold`, byNight(lang === 'zh'), async ({ page }) => {
      await page.goto(address(lang, 'minimax'));
      const pictures = page.locator('figure ply-scope img');
      expect(await pictures.count()).toBeGreaterThan(4);
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect(picture).toBeVisible();
        expect((await picture.boundingBox()).height).toBeGreaterThan(200);
      }
      const question = page.locator('.questions details').first();
      await question.locator('summary').click();
      await expect(question.locator('p')).toBeVisible();
    });
  }
});
