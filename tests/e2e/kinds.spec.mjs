// Questions beside the plain ones: who runs next, which search it was, and a whole search by its playouts; each is answered in the page as
// the command line has it, right and wrong.
import { execFileSync } from 'node:child_process';
import { Exercise } from './exercise.mjs';
import { program } from './native.mjs';
import { byNight, expect, test } from './page.mjs';

const KINDS = {
  control: { generate: { kind: 'tree', children: [2, 3], depth: 3, ties: false, must: { cuts: [2, 4] } }, algorithm: { kind: 'alpha-beta' }, ask: [{ kind: 'control' }] },
  which: { generate: { kind: 'tree', children: [2, 3], depth: 3, values: [0, 4], must: { cuts: [1, 5] } }, algorithm: { kind: 'alpha-beta' }, ask: [{ kind: 'which' }] },
  constant: { generate: { kind: 'tree', children: [3, 3], depth: 2, values: [0, 1] }, algorithm: { kind: 'mcts', iterations: 14 }, ask: [{ kind: 'which' }] },
  playouts: { generate: { kind: 'tree', children: [2, 2], depth: 2, values: [0, 1] }, algorithm: { kind: 'mcts', iterations: 6 }, ask: [{ kind: 'playouts' }] },
};
const SEED = 5;

/** The right answer, as the command line says it. */
function model(exercise) {
  const told = execFileSync(program(), ['exercise', '--seed', `${SEED}`, '--key'], { input: JSON.stringify({ id: 'k', ...exercise }) });
  return JSON.parse(told).model[0];
}

for (const lang of ['en', 'zh']) {
  test(`who runs next is chosen, with its window (${lang})`, byNight(lang === 'zh'), async ({ page }) => {
    const exercise = await Exercise.open(page, { id: 'k', ...KINDS.control }, { lang, more: `&seed=${SEED}` });
    await expect(exercise.question).toContainText(lang === 'en' ? 'has just returned' : '刚刚返回');
    const right = model(KINDS.control);
    const fields = exercise.host.locator('.fields .number');
    await expect(fields).toHaveCount(2);
    for (const [at, end] of ['alpha', 'beta'].entries()) await fields.nth(at).fill(right[end].replace('inf', '∞'));
    // The node is chosen from those that may be entered.
    const field = exercise.host.getByRole('combobox').first();
    const count = await field.locator('option').count();
    expect(count).toBeGreaterThan(2);
    for (let at = 1; at < count; at += 1) {
      await field.selectOption({ index: at });
      if ((await page.locator('ply-scope').evaluate((element) => element.progress)).questions[0].draft.next === right.next) break;
    }
    await exercise.check();
    await expect(exercise.status).toContainText(exercise.words.solved);
  });
}

for (const kind of ['which', 'constant']) {
  test(`of which search a recording is, is told by what it did (${kind})`, byNight(kind === 'constant'), async ({ page }) => {
    const exercise = await Exercise.open(page, { id: 'k', ...KINDS[kind] }, { more: `&seed=${SEED}` });
    await expect(exercise.host.locator('.asked')).toContainText(kind === 'which' ? 'A search read the leaves in this order' : 'The iterations of a search went from the root to');
    // The rules do not tell it.
    await expect(exercise.host.locator('.task-side')).not.toContainText(/α ≥ β|1\.4|√2/);
    const { search } = model(KINDS[kind]);
    const field = exercise.host.getByRole('combobox', { name: 'search' });
    const names = await field.locator('option').allTextContents();
    expect(names.length).toBeGreaterThan(2);
    const SAID = {
      minimax: /^minimax/, ge: /≥/, gt: /α > β/, 'best-first': /best children/, 'worst-first': /worst children/, 'c-0': /c = 0$/, 'c-0.3': /0\.3/, 'c-1.4': /√2/,
    };
    const right = names.findIndex((name) => SAID[search].test(name));
    const wrong = names.findIndex((name, at) => at > 0 && at !== right);
    await field.selectOption({ index: wrong });
    await exercise.check();
    await expect(exercise.said).toContainText(/at place \d+ this recording has/i);
    await exercise.button('Try again').click();
    await field.selectOption({ index: right });
    await exercise.check();
    await expect(exercise.status).toContainText('Solved');
  });
}

test('a whole search is worked out from its playouts', byNight(true), async ({ page }) => {
  const exercise = await Exercise.open(page, { id: 'k', ...KINDS.playouts }, { more: `&seed=${SEED}` });
  await expect(exercise.host.locator('.asked')).toContainText('The playouts bring Max');
  const right = model(KINDS.playouts);
  const numbers = exercise.host.locator('input.number');
  const wanted = Object.keys(right).filter((name) => name.includes(':'));
  await expect(numbers).toHaveCount(wanted.length);
  // The fields are in the order of the nodes; each tells its node and what it is.
  for (let at = 0; at < wanted.length; at += 1) await numbers.nth(at).fill('9');
  const { draft } = (await page.locator('ply-scope').evaluate((element) => element.progress)).questions[0];
  expect(Object.keys(draft).sort()).toEqual(wanted.sort());
});
