// Searches side by side: opened from the lab, stepped by one clock, looked at for one leaf, linked, and left again.
import { byNight, expect, open, test } from './page.mjs';
import { Lab } from './lab.mjs';
import { deflateRawSync } from 'node:zlib';

const AIMA = { kind: 'tree', tree: [[3, 12, 8], [2, 4, 6], [14, 5, 2]] };
const BOTH = { v: 1, compare: [{ game: AIMA, algorithm: { kind: 'minimax' } }, { algorithm: { kind: 'alpha-beta' } }], at: 6 };
const WORDS = {
  en: { beside: 'Compare …', minimax: /^Minimax/, leaf: 'Same leaf', tags: ['leaf 6 of 9', 'leaf 6 of 7'], done: 'done at 7', unread: /^not read/, cut: /no reason to enter C/, lab: /^Minimax: Open in the lab/, leaves: 'leaves', worst: 'worst first', seeds: 'Seeds …', said: /^20 seeds, 300 iterations each.*20 of them choose a2. The exact value is 1\.$/, more: '1,000 seeds', many: /^1,000 seeds/ },
  zh: { beside: '对照……', minimax: /^极小化极大/, leaf: '同一叶节点', tags: ['叶节点 6 / 9', '叶节点 6 / 7'], done: '到 7 结束', unread: /^未访问/, cut: /Max 不必选择 C/, lab: /^极小化极大: 在实验室打开/, leaves: '叶节点', worst: '差的先试', seeds: '种子……', said: /^20 个种子，各 300 次迭代.*其中 20 个选择 a2。准确值为 1。$/, more: '1,000 个种子', many: /^1,000 个种子/ },
};
const fragment = (value) => `#1=${deflateRawSync(JSON.stringify(value)).toString('base64url')}`;
const tags = (page) => page.locator('.lane .tag');
/** The numbers of a row of the table, without its name. */
const row = (page, name) => page.locator('.against tbody tr', { has: page.getByRole('rowheader', { name, exact: true }) }).getByRole('cell');

for (const [lang, locale] of [['en', 'en-US'], ['zh', 'zh-CN']]) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale });
    const words = WORDS[lang];

    test('another algorithm is put beside the search by two presses, at the work that it has done', async ({ page }) => {
      const lab = await Lab.withSpec(page, { game: AIMA, algorithm: { kind: 'alpha-beta' } }, lang);
      await lab.press('c', 28);
      await expect(page).toHaveURL(/#1=/);
      const single = page.url();
      await page.getByRole('button', { name: words.beside, exact: true }).click();
      await page.locator('#beside').getByRole('button', { name: words.minimax }).click();
      await expect(page.locator('.lane')).toHaveCount(2);
      await expect(row(page, words.leaves)).toHaveText(['4', '4']);
      await page.keyboard.press('ArrowRight');
      await expect(row(page, words.leaves)).toHaveText(['5', '5']);
      await expect.poll(() => page.url()).not.toBe(single);
      const address = page.url();
      // From the pair on to another one.
      await page.getByRole('button', { name: words.beside, exact: true }).click();
      await page.locator('#beside').getByRole('button', { name: words.worst }).click();
      await expect(page.locator('.lane-name .soft').last()).toContainText(words.worst);
      await expect(page).not.toHaveURL(address);
      await page.goBack();
      await expect(row(page, words.leaves)).toHaveText(['5', '5']);
      await page.keyboard.press('Escape');
      await expect(page.locator('.lane')).toHaveCount(0);
      await expect(lab.sentence).toBeVisible();
      // What was closed by mistake is a step back away.
      await expect(page).not.toHaveURL(address);
      await page.goBack();
      await expect(page.locator('.lane')).toHaveCount(2);
    });

    test('one search has twenty seeds and on wish a thousand, with mean, spread and the exact value', async ({ page }) => {
      await Lab.withSpec(page, { game: { kind: 'tic-tac-toe', position: 'xo./.o./x..' }, algorithm: { kind: 'mcts', iterations: 300 } }, lang);
      await page.getByRole('button', { name: words.seeds, exact: true }).click();
      const sheet = page.locator('#seeds');
      await expect(sheet.getByRole('status')).toHaveText(words.said);
      await expect(sheet.locator('svg')).toHaveCount(2);
      const last = sheet.locator('tbody tr').last().getByRole('cell');
      await expect(last.first()).toHaveText('300');
      await expect(last.last()).toHaveText('a2 100%');
      await sheet.getByRole('button', { name: words.more, exact: true }).click();
      await expect(sheet.getByRole('status')).toHaveText(words.many, { timeout: 60_000 });
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
    });

    test('what moves one tree moves the others, and a node under the pointer is ringed in all', async ({ page }) => {
      await open(page, `./${fragment(BOTH)}`);
      await expect(tags(page)).toHaveText(words.tags);
      const canvases = page.locator('.lane canvas');
      const picture = (index) => canvases.nth(index).evaluate((canvas) => canvas.toDataURL());
      const still = await picture(1);
      const { x, y, width, height } = await canvases.first().boundingBox();
      // Down from the top, where the root stands.
      for (let at = 0.04; at < 0.4 && await picture(1) === still; at += 0.02) await page.mouse.move(x + width / 2, y + height * at);
      await expect.poll(() => picture(1)).not.toBe(still);
      await page.mouse.move(x + width * 0.5, y - 40);
      await expect.poll(() => picture(1)).toBe(still);
      await page.mouse.move(x + width * 0.3, y + height * 0.95);
      await page.mouse.down();
      await page.mouse.move(x + width * 0.5, y + height * 0.8, { steps: 4 });
      await page.mouse.up();
      await page.mouse.move(x + width * 0.5, y - 40);
      await expect.poll(() => picture(1)).not.toBe(still);
    });

    test('the clock is dragged, a search that is done waits, and a reload and Back keep it', async ({ page }) => {
      await open(page, `./${fragment(BOTH)}`);
      await expect(tags(page)).toHaveText(words.tags);
      const bar = page.getByRole('slider');
      const { x, y, width, height } = await bar.boundingBox();
      await page.mouse.move(x + width * 0.5, y + height * 0.6);
      await page.mouse.down();
      await page.mouse.move(x + width * 0.85, y + height * 0.6, { steps: 4 });
      await page.mouse.up();
      await expect(bar).toHaveAttribute('aria-valuenow', '8');
      await expect(tags(page).nth(1)).toHaveText(words.done);
      await page.waitForURL((url) => url.hash.startsWith('#1=') && url.hash !== fragment(BOTH));
      await page.reload();
      await expect(page.getByRole('slider')).toHaveAttribute('aria-valuenow', '8');
      await page.getByRole('button', { name: words.lab }).click();
      await expect(page.locator('.lane')).toHaveCount(0);
    });

    test('one leaf is looked at in both: a search that does not read it says why', async ({ page }) => {
      await open(page, `./${fragment(BOTH)}`);
      await page.getByRole('button', { name: words.leaf, exact: true }).click();
      await page.keyboard.press('Home');
      for (let leaf = 1; leaf <= 4; leaf += 1) await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('slider')).toHaveAttribute('aria-valuenow', '5');
      await expect(tags(page).nth(1)).toHaveText(words.unread);
      await expect(page.locator('.lane .sentence').nth(1)).toContainText(words.cut);
      await page.keyboard.press('Escape');
      await expect(tags(page).nth(0)).not.toHaveText(words.unread);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  test('the searches stand below each other with one sentence, which a tap gives to the other', async ({ page }) => {
    await open(page, `./${fragment(BOTH)}`);
    const sentences = page.locator('.lane .sentence');
    await expect(sentences.nth(0)).toBeVisible();
    await expect(sentences.nth(1)).toBeHidden();
    await page.locator('.lane-name').nth(1).tap();
    await expect(sentences.nth(1)).toBeVisible();
    await expect(sentences.nth(0)).toBeHidden();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    expect(wide).toBe(true);
    const player = await page.locator('.player').boundingBox();
    expect(player.y + player.height).toBeLessThanOrEqual(664);
  });
});

test('a comparison that is refused says where, and what was open stays', async ({ page }) => {
  const bad = { ...BOTH, compare: [BOTH.compare[0], { game: { kind: 'nim', heaps: [1] }, algorithm: { kind: 'minimax' } }] };
  await open(page, `./${fragment(bad)}`);
  await expect(page.locator('ply-scope').getByText('compare[1].game')).toBeVisible();
  await expect(page.locator('.lane')).toHaveCount(0);
});

test('the options before the last change are offered, and a search in a worker is waited for', byNight(true), async ({ page }) => {
  const lab = await Lab.withSpec(page, { game: { kind: 'tic-tac-toe', position: '.../.x./...' }, algorithm: { kind: 'alpha-beta' } });
  await lab.openSettings();
  await lab.settings.getByRole('group', { name: 'Cut when', exact: true }).getByRole('button', { name: /^α > β/ }).click();
  await page.getByRole('button', { name: 'Compare …', exact: true }).click();
  await page.locator('#beside').getByRole('button', { name: 'As before the last change', exact: true }).click();
  await expect(page.locator('.lane-name .soft')).toHaveText(['α > β', 'α ≥ β']);
  await page.keyboard.press('End');
  await expect(tags(page)).toHaveText([/^done at/, /^done at/], { timeout: 25_000 });
  const [strict, usual] = await row(page, 'leaves').allTextContents();
  expect(Number(strict.replaceAll(/\D/gu, ''))).toBeGreaterThan(Number(usual.replaceAll(/\D/gu, '')));
});

test('notes put searches side by side by an attribute, and their code embeds what is shown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await Lab.write(page, { compare: JSON.stringify(BOTH) });
  await open(page, './notes.html');
  await expect(tags(page)).toHaveText(WORDS.en.tags);
  const element = page.locator('ply-scope');
  await page.locator('.lanes').click({ position: { x: 5, y: 5 } });
  await page.keyboard.press('ArrowRight');
  await expect(tags(page).first()).toHaveText('leaf 7 of 9');
  const link = page.locator('a.open');
  await link.hover();
  await expect(link).toBeVisible();
  // Another comparison takes its place; one that is refused says where.
  await element.evaluate((host, text) => host.setAttribute('compare', text), JSON.stringify({ ...BOTH, by: 'node', at: 3 }));
  await expect(tags(page).first()).toHaveText('node 3 of 13');
  await element.evaluate((host) => host.setAttribute('compare', '{"compare":[]}'));
  await expect(page.getByText('compare: expected 2 to 4 searches, found 0')).toBeVisible();
});

test('on a slide the searches stop after each unit of work that the deck asks for', async ({ page }) => {
  await Lab.write(page, { view: 'slide', stops: 'every', loading: 'eager', compare: JSON.stringify(BOTH) });
  await open(page, './notes.html');
  await expect(tags(page)).toHaveText(WORDS.en.tags);
  const element = page.locator('ply-scope');
  await expect(page.getByRole('slider')).toHaveCount(0);
  await expect.poll(() => element.evaluate((host) => host.stopCount)).toBe(3);
  expect(await element.evaluate((host) => [host.next(), host.next()])).toEqual([true, true]);
  await expect(tags(page).first()).toHaveText('leaf 8 of 9');
  expect(await element.evaluate((host) => [host.next(), host.next()])).toEqual([true, false]);
  await expect(tags(page).first()).toHaveText('done at 9');
  await element.evaluate((host) => { host.stop = 0; });
  await expect(tags(page)).toHaveText(WORDS.en.tags);
});
