// The options where one looks for them: in a line above the tree, in a sheet over the code, in a lecture hall in the place of the sentence.
import { byNight, expect, test } from './page.mjs';
import { Lab } from './lab.mjs';

const OI_WIKI = { game: { kind: 'tree', tree: [[[[3, 17], [2, 12]], [[15], [25, 0]]], [[[2, 5], [3]], [[2, 14]]]] }, algorithm: { kind: 'alpha-beta' } };
const LINES = {
  en: { cut: 'Cut when', strict: 'α > β, 7 leaves', third: /cut 3, at L/, notes: /^Notes 5\.2/, after: /^α > β$/, sentence: /At a tie nothing better can come/ },
  zh: { cut: '剪枝条件', strict: 'α > β, 7 个叶节点', third: /第 3 次剪枝，在 L/, notes: /^讲义 5\.2/, after: /^α > β$/, sentence: /相等时不会再有更好的/ },
};
const pill = (lab, name) => lab.host.locator('.in-sight').getByRole('button', { name, exact: true });
const row = (lab, name) => lab.settings.getByRole('group', { name, exact: true });

for (const [lang, locale] of [['en', 'en-US'], ['zh', 'zh-CN']]) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale });

    test('an option is changed at the third cut, which stays, and Escape leads back', async ({ page }) => {
      const words = LINES[lang];
      const lab = await Lab.withSpec(page, { ...OI_WIKI, step: 69 }, lang);
      await expect(lab.inspector).toBeVisible();
      const before = await lab.shown();
      await pill(lab, 'α ≥ β').click();
      await expect(row(lab, words.cut).getByRole('button').first()).toBeFocused();
      await expect(lab.settings).toContainText(words.third);
      await expect(lab.settings.getByRole('link', { name: words.notes })).toHaveAttribute('href', `notes/${lang}/alpha-beta.html#window`);
      await row(lab, words.cut).getByRole('button', { name: words.strict, exact: true }).click();
      await expect.poll(async () => (await lab.spec()).algorithm).toEqual({ kind: 'alpha-beta', cut: 'gt' });
      const after = await lab.shown();
      expect([after.node, after.tag]).toEqual([before.node, before.tag]);
      await page.keyboard.press('Escape');
      await expect(lab.settings).toHaveCount(0);
      await expect(lab.host.locator('.in-sight .changed')).toHaveText(words.after);
    });

    test('in a lecture hall an open option takes the place of the sentence, and nothing moves', byNight(lang === 'zh'), async ({ page }) => {
      const words = LINES[lang];
      const lab = await Lab.withSpec(page, { ...OI_WIKI, step: 69 }, lang);
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.keyboard.press('w');
      await expect(pill(lab, 'α ≥ β')).toBeVisible();
      const places = () => lab.host.evaluate((host) => ['.stage', '.player'].map((name) => {
        const { top, height } = host.shadowRoot.querySelector(name).getBoundingClientRect();
        return [Math.round(top), Math.round(height)];
      }));
      const before = await places();
      await pill(lab, 'α ≥ β').click();
      await expect(lab.sentence).toHaveCount(0);
      await expect(lab.settings).toContainText(words.sentence);
      expect(await places()).toEqual(before);
      await page.keyboard.press('Escape');
      await expect(lab.sentence).toBeVisible();
      expect(await places()).toEqual(before);
      // Only the next Escape leaves the hall.
      await expect(lab.host.locator('.projector')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(lab.host.locator('.projector')).toHaveCount(0);
    });
  });
}

test('a link opens in the lecture hall, with the code and the step unit that it names, and its tab says what it shows', async ({ page }) => {
  const lab = await Lab.open(page);
  await lab.press('c', 25);
  await expect(page).toHaveTitle('Alpha-beta · Two plies, two cuts · step 25 · Plyscope');
  await lab.button('Cut').click();
  await page.keyboard.press('w');
  await page.keyboard.press('k');
  await expect(page).toHaveURL(/&projector=code&unit=cut&lang=en$/);
  const there = await Lab.open(await page.context().newPage(), { address: page.url() });
  await expect(there.host.locator('.projector.with-code')).toHaveCount(1);
  await expect(there.picker('Step size')).toHaveValue('by cut');
  await there.isAt(25);
});

test('keys work on a page that has just opened, where nothing has the focus', async ({ page }) => {
  const lab = await Lab.open(page);
  expect(await page.evaluate(() => document.activeElement.localName)).toBe('body');
  await lab.press('ArrowRight', 1);
  await page.keyboard.press('?');
  await expect(lab.host.getByRole('dialog', { name: 'Keys and help' })).toBeVisible();
});

test('a half-typed number survives the steps that are played beside it', byNight(true), async ({ page }) => {
  const lab = await Lab.withSpec(page, { game: { kind: 'tic-tac-toe', position: 'xo./.o./..x' }, algorithm: { kind: 'mcts', iterations: 50 } });
  await lab.openSettings();
  const field = lab.settings.getByRole('spinbutton', { name: 'Iterations', exact: true });
  await field.fill('7');
  await lab.button('Forward').click({ noWaitAfter: true });
  await field.fill('77');
  for (let times = 0; times < 3; times += 1) await lab.host.evaluate((host) => host.step?.(1));
  await expect(field).toHaveValue('77');
  await field.press('Enter');
  await expect.poll(async () => (await lab.spec()).algorithm.iterations).toBe(77);
});

test('a chosen algorithm keeps the sheet open, and its options are those of the new one', byNight(true), async ({ page }) => {
  const lab = await Lab.withSpec(page, { game: { kind: 'tic-tac-toe', position: 'xo./.o./..x' }, algorithm: { kind: 'alpha-beta' } });
  await lab.openSettings();
  await expect(lab.settings.getByRole('button', { name: 'Alpha-beta', exact: true })).toBeFocused();
  await lab.settings.getByRole('button', { name: 'MCTS', exact: true }).click();
  await expect(row(lab, 'Final move')).toBeVisible();
  await expect(pill(lab, 'most visits')).toBeVisible();
  await row(lab, 'Final move').getByRole('button', { name: 'best mean', exact: true }).click();
  await expect(pill(lab, 'best mean')).toHaveClass(/changed/);
});

test('a choice that cannot be is said with its reason, and what is there stays', byNight(true), async ({ page }) => {
  const lab = await Lab.withSpec(page, OI_WIKI);
  await pill(lab, 'no depth limit').click();
  const two = row(lab, 'Depth limit').getByRole('button', { name: '2', exact: true });
  await expect(two).toHaveAttribute('aria-disabled', 'true');
  await expect(lab.settings).toContainText('expected an "estimate" there');
  await two.click({ force: true });
  await expect(lab.refusal).toContainText('estimate');
  await expect(pill(lab, 'no depth limit')).toBeVisible();
});
