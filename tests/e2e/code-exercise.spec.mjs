// Exercises that ask for a program: written in the page, run on the trees of the variant, graded, and looked at.
import AxeBuilder from '@axe-core/playwright';
import { readFileSync } from 'node:fs';
import { expect, open, test } from './page.mjs';

const CODE = { id: 'own-1', generate: { kind: 'tree', children: 2, depth: 3 }, algorithm: { kind: 'alpha-beta' }, ask: [{ kind: 'code', trees: 4 }] };
const REPAIR = { id: 'own-2', generate: { kind: 'tree', children: 2, depth: 3 }, algorithm: { kind: 'alpha-beta' }, ask: [{ kind: 'repair', trees: 3 }] };
const PROGRAM = readFileSync(new URL('../../src/engine/exercise/programs/alpha_beta.py', import.meta.url), 'utf8');
const BOOK = `from plyscope import record, watch\n\ntree = [[3, 12], [2, 4]]\n\n${PROGRAM}`;

/** Opens the variant of a seed, as a file that is dropped. */
async function begin(page, exercise) {
  await open(page);
  await page.evaluate((json) => {
    const dropped = new DataTransfer();
    dropped.items.add(new File([json], 'exercise.json'));
    document.querySelector('ply-scope').dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }));
  }, JSON.stringify(exercise));
  await page.getByRole('button', { name: 'Write it here' }).click();
  await expect(page.locator('.cm-content')).toBeVisible();
}

async function write(page, program) {
  await page.locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(program);
}

const results = (page) => page.locator('.own-results li');

test('a program is graded on the trees of the variant, and a run that differs is looked at', async ({ page }) => {
  await begin(page, CODE);
  await expect(page.locator('.cm-content')).toContainText('def max_value');
  // An error is told and is no try.
  await write(page, BOOK.replace('beta = min(beta, v)', 'beta = min(bta, v)'));
  await page.getByRole('button', { name: 'Check on 4 trees' }).click();
  await expect(page.locator('.code-said')).toContainText("name 'bta' isn't defined");
  await expect(results(page)).toHaveCount(0);
  await write(page, BOOK.replace('alpha = max(alpha, v)', 'pass'));
  await page.getByRole('button', { name: 'Check on 4 trees' }).click();
  await expect(results(page)).toHaveCount(4);
  await expect(results(page).filter({ hasText: '≠' })).not.toHaveCount(0);
  const found = await new AxeBuilder({ page }).include('ply-scope').analyze();
  expect(found.violations.map((violation) => `${violation.id}: ${violation.nodes[0].html}`)).toEqual([]);
  await page.getByRole('button', { name: 'See the run' }).first().click();
  await expect(page.locator('.own-title')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the exercise' }).click();
  await write(page, BOOK);
  await page.getByRole('button', { name: 'Check on 4 trees' }).click();
  await expect(results(page).filter({ hasText: '✓' })).toHaveCount(4);
  await expect(page.locator('.judged')).toContainText('4 of 4');
});

test('a run before the check is shown, and leads back to the exercise with its text', async ({ page }) => {
  await begin(page, CODE);
  await write(page, BOOK);
  await page.getByRole('button', { name: '▶ Run' }).click();
  await expect(page.locator('.own-title')).toHaveText('Same as the book');
  await expect(page.locator('.cm-content')).toContainText('def min_value');
  await page.getByRole('button', { name: 'Back to the exercise' }).click();
  await expect(page.locator('.cm-content')).toContainText('def min_value');
  // The program of the lab is another one.
  expect(await page.evaluate(() => localStorage.getItem('plyscope-program'))).toBeNull();
});

test('a repair names the line and two trees, and repairs the program', async ({ page }) => {
  await begin(page, REPAIR);
  const given = await page.evaluate(() => Object.entries(localStorage).find(([key]) => key.startsWith('plyscope-program-'))[1]);
  const lines = given.split('\n');
  const [wrong, right] = [['max_value(child, -inf, beta)', 'max_value(child, alpha, beta)'], ['beta = v\n', 'beta = min(beta, v)\n']].find(([line]) => given.includes(line))
    ?? ['v = max(v, min_value(child, alpha, beta))\n', 'v = max(v, min_value(child, alpha, beta))\n        alpha = max(alpha, v)\n'];
  const number = lines.findIndex((line) => `${line}\n`.includes(wrong)) + 1;
  // Without the three fields, or with what is no line or no tree, nothing is graded, and no try is lost.
  const check = page.getByRole('button', { name: 'Check on 3 trees' });
  const fields = [/The number of the wrong line/, /window or a cut differs/, /on which nothing differs/];
  const fill = async (texts) => {
    for (const [at, text] of texts.entries()) await page.getByLabel(fields[at]).fill(text);
    await page.getByLabel(fields.at(-1)).press('Tab');
  };
  for (const [texts, told] of [
    [[], 'Nothing is graded before'],
    [['abc', '[1, 2]', '[1, 2]'], 'not the number of a line'],
    [['12', '[5, [7', '[1, 2]'], 'Tree 1 is not a list'],
    [['12', '[1, 2]', '[[1, 2], 3]'], 'has 3 of the 4 leaves'],
  ]) {
    await fill(texts);
    await expect(page.locator('#unready')).toContainText(told);
    await expect(check).toHaveAttribute('aria-disabled', 'true');
    await check.dispatchEvent('click');
    await expect(results(page)).toHaveCount(0);
  }
  await expect(page.locator('.status')).toContainText('try 1 of 3');
  await fill([String(number), '[[[[3, 17, 9], 2], [[15, 20], 7]], [[[2, 5, 9], 1], 8]]', '[[4, 3, 2, 1]]']);
  await write(page, given.replace(wrong, right));
  await page.getByRole('button', { name: 'Check on 3 trees' }).click();
  await expect(results(page).filter({ hasText: '✓' })).toHaveCount(3);
  await expect(page.locator('.judged')).toContainText('4 of 4');
  // After a reload it is what was written that is read, and not what was given.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Go on writing' })).toBeVisible();
  await expect(page.locator('.own-lines')).toContainText(right.trim().split('\n').at(-1).trim());
});

test('the solution of a repair has both trees and marks the line', async ({ page }) => {
  await begin(page, REPAIR);
  await page.getByRole('button', { name: 'Show the solution' }).click();
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(page.locator('.own-lines [aria-current]')).toHaveText(/alpha = max\(alpha, v\)|beta = min\(beta, v\)|max_value\(child, alpha, beta\)/);
  await expect(page.getByLabel(/window or a cut differs/)).toHaveValue(/^\[\[/);
  await expect(page.getByLabel(/on which nothing differs/)).toHaveValue(/^\[\[/);
});
