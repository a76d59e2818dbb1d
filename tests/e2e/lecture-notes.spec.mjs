// The notes as readers use them: text and figure speak to each other, a link lands, the exercises of a chapter have one bar, the search
// forgives a slip, and a chapter that was read is there without a network.
import { readFileSync } from 'node:fs';
import { byNight, expect, test } from './page.mjs';

const CHAPTER = './notes/en/alpha-beta.html';
const step = (figure) => figure.evaluate((element) => element.spec?.step);

test('a number in the text takes the figure to its step, a letter outlines its node, and the text of the step shown is marked', async ({ page }) => {
  await page.goto(CHAPTER);
  const figure = page.locator('#figure-six-steps ply-scope');
  const steps = page.locator('[data-step][href="#figure-six-steps"]');
  await steps.nth(3).click();
  await expect.poll(() => step(figure)).toBe(25);
  await expect(figure).toBeInViewport();
  await expect(page.locator('[aria-current=step]').first()).toHaveText('(4)');
  await steps.nth(0).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => step(figure)).toBe(7);
  await expect(page.locator('[aria-current=step]').first()).toHaveText('(1)');
  // Pointing at a node in the figure marks its letter in the text.
  const letter = page.locator('[data-node="r.1"]').first();
  await figure.scrollIntoViewIfNeeded();
  const at = await figure.evaluate((element) => {
    const { left, top } = element.shadowRoot.querySelector('.stage').getBoundingClientRect();
    const { x, y } = element.nodes().find(({ path }) => path === 'r.1');
    return [left + x, top + y];
  });
  await page.mouse.move(...at);
  await expect(letter).toHaveClass(/is-pointed/);
  expect(await page.evaluate(() => location.hash)).toBe('');
});

test('a link to a late section lands there, however high the figures above become', async ({ page }) => {
  await page.goto(`${CHAPTER}#references`);
  await expect(page.locator('.exercises ply-scope[data-state=ready]').first()).toBeAttached({ timeout: 15_000 });
  await expect.poll(() => page.locator('#references').evaluate((section) => {
    const { top } = section.getBoundingClientRect();
    const isLast = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    return isLast ? top < innerHeight : Math.abs(top) < 80;
  })).toBe(true);
});

test('the exercises of a chapter have one bar: one name, how many are done, all answers in one file', async ({ page }) => {
  await page.goto(`${CHAPTER}#exercises`);
  const sheet = page.locator('ply-scope-sheet');
  const output = sheet.locator('output');
  await expect(output).toHaveText(/^0 of 11 done/);
  const first = page.locator('#alpha-beta-3 ply-scope');
  await first.scrollIntoViewIfNeeded();
  await expect(first).toHaveAttribute('data-state', 'ready');
  // What one bar does for all is not on every card.
  await expect(first.getByRole('button', { name: 'Save my answers' })).toBeHidden();
  await first.getByRole('button', { name: 'Show the solution' }).click();
  await first.getByRole('button', { name: 'Show it' }).click();
  await expect(output).toHaveText(/^0 of 11 done/);
  await sheet.getByRole('textbox', { name: 'Your name or number' }).last().fill('2026-117');
  const coming = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Save all my answers' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('answers-2026-117.json');
  const { v, sheet: answers } = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(v).toBe(1);
  expect(answers).toHaveLength(11);
  expect(new Set(answers.map(({ student }) => student))).toEqual(new Set(['2026-117']));
  // The name is that of the next chapter, too.
  await page.goto('./notes/en/minimax.html#exercises');
  await expect(page.locator('ply-scope-sheet').getByRole('textbox', { name: 'Your name or number' }).last()).toHaveValue('2026-117');
});

test('a question before a step waits for an answer, and the figure goes on with it', byNight(true), async ({ page }) => {
  await page.goto(CHAPTER);
  const question = page.locator('#figure-six-steps .predict');
  await question.scrollIntoViewIfNeeded();
  await expect(page.locator('#figure-six-steps ply-scope')).toHaveAttribute('data-state', 'ready');
  await expect(question.locator('.why')).toBeHidden();
  await question.getByRole('button', { name: 'yes' }).hover();
  await expect.poll(() => step(page.locator('#figure-six-steps ply-scope'))).toBe(31);
  await question.getByRole('button', { name: 'yes' }).click();
  await expect.poll(() => step(page.locator('#figure-six-steps ply-scope'))).toBe(35);
  await expect(question.locator('.why')).toContainText('α ≥ β');
  await expect(question.getByRole('button', { name: 'no' })).toHaveClass(/is-right/);
});

test('the search is a key away, forgives a slip of the fingers, and marks what it found', byNight(true), async ({ page }) => {
  await page.goto(CHAPTER);
  await page.keyboard.press('/');
  await expect(page).toHaveURL(/search\.html/);
  await page.locator('#query').fill('prunning');
  await expect(page.locator('#found li').first()).toBeVisible();
  await expect(page.locator('#found mark').first()).toHaveText(/prun/i);
  await page.locator('#query').fill('zzzzzz');
  await expect(page.locator('#found li')).toHaveCount(0);
});

test('the chapters and the section that is read stand beside the text', byNight(true), async ({ page }) => {
  await page.goto(`${CHAPTER}#code`);
  await expect(page.locator('.toc a[aria-current]')).toHaveText('Implementation');
  await page.locator('.chapters summary').click();
  await expect(page.locator('.chapters a[aria-current=page]')).toHaveText('5 Alpha-beta pruning');
  await page.locator('.chapters').getByRole('link', { name: /Monte-Carlo/ }).click();
  await expect(page).toHaveURL(/mcts\.html/);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a chapter that was read is there without a network, and its figures run', byNight(true), async ({ page, context, trouble }) => {
    trouble.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load/);
    await page.goto(CHAPTER);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    const figure = page.locator('#figure-cut ply-scope');
    await expect(figure).toHaveAttribute('data-state', 'ready');
    await page.locator('#figure-six-steps').scrollIntoViewIfNeeded();
    await expect(page.locator('#figure-six-steps ply-scope')).toHaveAttribute('data-state', 'ready');
    // What was fetched before there was a worker is kept a little later.
    await expect.poll(() => page.evaluate(async () => {
      const [name] = (await caches.keys()).filter((key) => key.includes('notes'));
      const kept = name ? await (await caches.open(name)).keys() : [];
      return ['ply-scope.js', 'lab.js', 'alpha-beta.html', 'notes.css'].filter((file) => !kept.some(({ url }) => url.endsWith(file)));
    })).toEqual([]);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('5 Alpha-beta pruning');
    await figure.scrollIntoViewIfNeeded();
    await expect(figure).toHaveAttribute('data-state', 'ready');
    await context.setOffline(false);
  });
});
