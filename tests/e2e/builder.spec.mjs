// A lecturer makes an exercise of the position that is open, sees what a student sees, and takes link, embed and file away.
import { readFileSync } from 'node:fs';
import { Exercise } from './exercise.mjs';
import { Lab } from './lab.mjs';
import { expect, open, test } from './page.mjs';

test('from an open position to an exercise, seen as a student, with link, embed and file, in at most fifteen actions', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const lab = await Lab.open(page);
  let actions = 0;
  const act = async (locator, what, ...more) => {
    actions += 1;
    await locator[what](...more);
  };
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await act(lab.button('Make an exercise'), 'click');
  const exercise = new Exercise(page);
  await expect(exercise.question).toContainText('not visit');
  const check = (name) => exercise.host.getByRole('checkbox', { name, exact: true });
  await act(check('α and β on entering'), 'check');
  await act(exercise.button('One per student'), 'click');
  await act(exercise.host.getByRole('textbox', { name: /^Cuts, exactly/ }), 'fill', '3');
  await act(page.keyboard, 'press', 'Tab');
  await act(check('leaves all different'), 'check');
  await act(exercise.host.getByRole('textbox', { name: 'Tries' }), 'fill', '2');
  await act(page.keyboard, 'press', 'Enter');
  await expect(exercise.host.locator('.fits')).toContainText('of the first 80 seeds fit', { timeout: 30_000 });
  await expect(exercise.host.locator('.fits')).toContainText(/^[1-9]/);
  await act(exercise.button('Next variant'), 'click');
  await act(exercise.host.locator('.build').getByRole('button', { name: 'Copy link' }), 'click');
  await expect.poll(copied).toContain('#ex=');
  const link = await copied();
  await act(exercise.host.locator('.build').getByRole('button', { name: 'Embed' }), 'click');
  await act(exercise.button('HTML'), 'click');
  await expect.poll(copied).toContain('<ply-scope exercise="ex=');
  const coming = page.waitForEvent('download');
  await act(exercise.button('Save the file'), 'click');
  const file = JSON.parse(readFileSync(await (await coming).path(), 'utf8'));
  await act(exercise.button('See it as a student'), 'click');
  await expect(exercise.status).toContainText('try 1 of 2');
  await expect(exercise.host.locator('.task-side')).toBeFocused();
  await exercise.button('Change the exercise').click();
  await expect(exercise.host.locator('.build')).toBeFocused();
  await expect(exercise.host.getByRole('textbox', { name: 'Tries' })).toHaveValue('2');
  await exercise.button('See it as a student').click();
  await expect(exercise.host.locator('.build')).toHaveCount(0);
  expect(actions).toBeLessThanOrEqual(15);
  expect(file).toMatchObject({ generate: { kind: 'tree', ties: false, must: { cuts: [3, 3] } }, ask: [{ kind: 'cut' }, { kind: 'window' }], attempts: 2 });
  await page.goto('about:blank');
  await open(page, link);
  await expect(exercise.host.locator('.part')).toHaveCount(2);
});

test('a tree that is too large to be read is told, a small one is not', async ({ page }) => {
  const lab = await Lab.open(page);
  await lab.button('Make an exercise').click();
  const exercise = new Exercise(page);
  await expect(exercise.question).toBeVisible();
  const told = exercise.host.locator('.build').getByText(/The tree has [\d,]+ nodes, too many to be read/);
  await expect(told).toHaveCount(0);
  const game = await Lab.withSpec(page, { v: 1, game: { kind: 'connect-four' }, algorithm: { kind: 'alpha-beta', depth: 3 } });
  await game.button('Make an exercise').click();
  await expect(told).toBeVisible();
});

test('a wish that no tree meets is said in the words of the form, and what was there stays', async ({ page }) => {
  const lab = await Lab.open(page);
  await lab.button('Make an exercise').click();
  const exercise = new Exercise(page);
  await exercise.button('One per student').click();
  const cuts = exercise.host.getByRole('textbox', { name: /^Cuts, exactly/ });
  await cuts.fill('900');
  await page.keyboard.press('Tab');
  const refused = exercise.host.locator('.build .refused');
  await expect(refused).toContainText(/There is no such exercise: cuts: expected 0 to \d+, found 900/);
  await expect(refused).toContainText('The tree is that of the exercise before.');
  await expect(refused).not.toContainText('generate');
  await expect(exercise.question).toBeVisible();
  await cuts.fill('1');
  await page.keyboard.press('Tab');
  await expect(exercise.host.locator('.build .refused')).toHaveCount(0);
  for (const box of await exercise.host.locator('.build input[type=checkbox]:checked').all()) await box.uncheck();
  await expect(exercise.host.locator('.build .refused')).toContainText('choose at least one question');
});
