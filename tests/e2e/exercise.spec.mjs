// An exercise on the page and in notes: a student's path right, wrong, with hints and undone; what is told and kept; in both languages,
// on a phone, by the keys alone; and what is hostile is refused with its place.
import AxeBuilder from '@axe-core/playwright';
import { readFileSync } from 'node:fs';
import { CUTS, Exercise, link } from './exercise.mjs';
import { notes } from './notes.mjs';
import { byNight, expect, open, stored, test } from './page.mjs';

const TREE = CUTS.game;
const DRAWN = {
  id: 'drawn', generate: { kind: 'tree', ties: false, must: { cuts: [2, 4] } }, algorithm: { kind: 'alpha-beta' }, ask: [{ kind: 'cut' }],
};
const ALL = {
  game: TREE,
  algorithm: { kind: 'alpha-beta' },
  ask: [{ kind: 'window', at: ['r.1', 'r.2'] }, { kind: 'root', leaves: true }, { kind: 'order', at: ['r', 'r.2'] }, { kind: 'mistake', about: 'window' }],
};

for (const lang of ['en', 'zh']) {
  test(`a student marks leaves, is told why and by which misconception, tries again and solves it (${lang})`, byNight(lang === 'zh'), async ({ page }) => {
    const exercise = await Exercise.open(page, CUTS, { lang });
    const { words } = exercise;
    // The whole second node: its first leaf had to be looked at.
    await exercise.leaf(2).first().click();
    await exercise.leaf(4).click();
    await exercise.leaf(6).click();
    await exercise.check();
    await expect(exercise.said).toContainText(lang === 'en' ? '2 of 3' : '2 / 3');
    await expect(exercise.slip).toContainText(words.looks);
    await expect(exercise.host.locator('.verdict')).toHaveCount(3);
    await exercise.button(words.again).click();
    await exercise.leaf(2).first().click();
    await exercise.check();
    await expect(exercise.status).toContainText(words.solved);
    // The first answer counts: two thirds of two points.
    await expect(exercise.score).toContainText('1.33');
    await expect(exercise.button(words.restart)).toBeVisible();
  });
}

test('the boxes for α and β stand beside their nodes, on no edge and no other node', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const tree = [[[15, 8], [6, 19]], [[17, 16], [17, 14]]];
  const exercise = await Exercise.open(page, { ...CUTS, game: { kind: 'tree', tree }, ask: [{ kind: 'window' }] });
  await expect(exercise.fields).toHaveCount(12);
  const covered = await exercise.host.locator('.tree-of').evaluate((svg) => {
    const boxes = [...svg.querySelectorAll('input.number')].map((box) => box.getBoundingClientRect());
    const lines = [...svg.querySelectorAll('path')].filter((path) => path.getBBox().height > 20 && getComputedStyle(path).fill === 'none');
    const points = lines.flatMap((line) => {
      const [length, matrix] = [line.getTotalLength(), line.getScreenCTM()];
      return Array.from({ length: 900 }, (_, at) => line.getPointAtLength(length * at / 899).matrixTransform(matrix));
    });
    const inside = ({ x, y }) => boxes.some((box) => box.left < x && x < box.right && box.top < y && y < box.bottom);
    return { lines: lines.length, covered: points.filter(inside).length };
  });
  expect(covered.lines).toBeGreaterThan(0);
  expect(covered.covered).toBe(0);
});

test('an inner node marks what is below it; undo and clear take back; a right first answer has all points', byNight(true), async ({ page }) => {
  const exercise = await Exercise.open(page, CUTS);
  await exercise.host.getByRole('button', { name: /^C and all/ }).click();
  await expect(exercise.marked).toHaveCount(4);
  await exercise.button('Undo').click();
  await expect(exercise.marked).toHaveCount(0);
  await exercise.leaf(4).click();
  await exercise.button('Clear').click();
  await expect(exercise.marked).toHaveCount(0);
  await exercise.leaf(4).click();
  await exercise.leaf(6).click();
  await exercise.check();
  await expect(exercise.said).toContainText('All of it is right.');
  await expect(exercise.score).toContainText('2 of 2');
  // Nothing can be changed any more.
  await exercise.leaf(4).click({ force: true });
  await expect(exercise.marked).toHaveCount(2);
});

test('three hints lead from the place over the rule to the place worked out, and cost nothing', byNight(true), async ({ page }) => {
  const exercise = await Exercise.open(page, CUTS);
  for (const [index, said] of [/Look at/, /α and β/, /\S/].entries()) {
    await exercise.button(/^Hint/).click();
    await expect(exercise.host.locator('.hints li')).toHaveCount(index + 1);
    await expect(exercise.said).toContainText(said);
  }
  await expect(exercise.button(/^Hint/)).toHaveAttribute('aria-disabled', 'true');
  await exercise.leaf(4).click();
  await exercise.leaf(6).click();
  await exercise.check();
  await expect(exercise.score).toContainText('2 of 2');
});

test('the solution is asked for once more, then another variant has another tree', byNight(true), async ({ page }) => {
  const exercise = await Exercise.open(page, DRAWN, { more: '&seed=3' });
  const before = await exercise.progress();
  await exercise.button('Show the solution').click();
  await exercise.button('Keep trying').click();
  await exercise.button('Show the solution').click();
  await exercise.button('Show it').click();
  await expect(exercise.said).toContainText('This is the solution');
  expect(await exercise.marked.count()).toBeGreaterThan(0);
  expect((await exercise.progress()).answer.seen_solution).toBe(true);
  await exercise.button('Another one').click();
  await expect(exercise.marked).toHaveCount(0);
  const after = await exercise.progress();
  expect(after.answer.seed).not.toBe(before.answer.seed);
  expect(after.answer.seen_solution).toBe(false);
});

test('by keyboard the question before the solution has the focus, and the next Tab and Enter show it', byNight(true), async ({ page }) => {
  const exercise = await Exercise.open(page, DRAWN, { more: '&seed=3' });
  await exercise.button('Show the solution').focus();
  await page.keyboard.press('Enter');
  await expect(exercise.host.getByRole('group', { name: 'Show the solution' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(exercise.button('Show it')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(exercise.said).toContainText('This is the solution');
});

test('answers survive a reload, and the search is seen when nothing is left to find', async ({ page }) => {
  const exercise = await Exercise.open(page, DRAWN);
  const { seed, exercise: code } = (await exercise.progress()).answer;
  await exercise.host.locator('.answer-tree .mark').last().click();
  await exercise.check();
  await exercise.button('Try again').click();
  await exercise.button(/^Hint/).click();
  await expect(async () => expect(await stored(page, `plyscope-exercise-${code}-${seed}`)).toContain('"hints":1')).toPass();
  const kept = await exercise.progress();
  await page.reload();
  await expect(exercise.said).toContainText('Look at');
  expect(await exercise.progress()).toEqual(kept);
  expect((await exercise.progress()).answer.seed).toBe(seed);
  await exercise.button('Show the solution').click();
  await exercise.button('Show it').click();
  await exercise.button('See it in the search').click();
  await expect(exercise.host.locator('.sentence')).not.toBeEmpty();
});

test('damaged answers in storage are told and kept aside, and nothing else is lost', async ({ page }) => {
  const exercise = await Exercise.open(page, CUTS);
  const { exercise: code } = (await exercise.progress()).answer;
  const name = `plyscope-exercise-${code}`;
  await page.evaluate(([key]) => {
    sessionStorage.clear();
    localStorage.setItem(key, '{"v":1,"answer":{"exercise":7}}');
    localStorage.setItem('plyscope-panes', '[300,0,0]');
  }, [name]);
  await page.reload();
  await expect(exercise.host.locator('.notice')).toContainText('answer.exercise');
  expect(await stored(page, `${name}-unread`)).toContain('"exercise":7');
  expect(await stored(page, 'plyscope-panes')).toBe('[300,0,0]');
  await exercise.leaf(4).click();
  await expect(async () => expect(await stored(page, await stored(page, name))).toContain('r.1.1')).toPass();
});

test('variants and students at one computer keep their work apart, and what an earlier version kept is moved', async ({ page }) => {
  const visit = async (more) => {
    await page.goto('about:blank');
    return Exercise.open(page, DRAWN, { more });
  };
  const tries = async (exercise) => (await exercise.progress()).answer.tries.length;
  for (const whose of ['&seed=1', '&seed=2', '&student=anna', '&student=ben']) {
    const exercise = await visit(whose);
    await exercise.host.locator('.answer-tree .mark').last().click();
    await exercise.check();
  }
  for (const whose of ['&seed=1', '&student=anna', '&seed=2', '&student=ben']) {
    const exercise = await visit(whose);
    await expect.poll(() => tries(exercise)).toBe(1);
  }
  const old = await (await visit('&seed=1')).progress();
  await page.evaluate(([key, text]) => {
    localStorage.clear();
    sessionStorage.clear();
    localStorage.setItem(key, text);
  }, [`plyscope-exercise-${old.answer.exercise}`, JSON.stringify(old)]);
  for (const whose of ['&seed=2', '']) {
    const exercise = await visit(whose);
    await expect.poll(() => tries(exercise)).toBe(whose ? 0 : 1);
  }
});

test('by the keys alone: arrows walk, Space marks, Enter checks, Ctrl+Z takes back, H hints', async ({ page }) => {
  const exercise = await Exercise.open(page, CUTS);
  const { keyboard } = page;
  const focused = () => exercise.host.evaluate((host) => host.shadowRoot.activeElement?.getAttribute('aria-label'));
  for (let presses = 0; presses < 24 && !/^leaf/.test(await focused() ?? ''); presses += 1) await keyboard.press('Tab');
  expect(await focused()).toMatch(/^leaf\s3,/);
  for (let presses = 0; presses < 4; presses += 1) await keyboard.press('ArrowRight');
  await expect.poll(focused).toMatch(/^leaf\s4,/);
  await keyboard.press('Space');
  await expect(exercise.marked).toHaveCount(1);
  await keyboard.press('ArrowUp');
  await expect.poll(focused).toMatch(/^C and all/);
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowRight');
  await expect.poll(focused).toMatch(/^leaf\s6,/);
  await keyboard.press('Space');
  await expect(exercise.marked).toHaveCount(2);
  await keyboard.press('Control+z');
  await expect(exercise.marked).toHaveCount(1);
  await keyboard.press('h');
  await expect(exercise.said).toContainText('Look at');
  // Enter presses the mark, as the space bar does, and checks nothing.
  await keyboard.press('Enter');
  await expect(exercise.marked).toHaveCount(2);
  const button = () => exercise.host.evaluate((host) => host.shadowRoot.activeElement?.textContent);
  for (let presses = 0; presses < 24 && await button() !== 'Check'; presses += 1) await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(exercise.status).toContainText('Solved');
});

test('numbers, choices, orders and reasons are answered, each in its own way', byNight(true), async ({ page }) => {
  const exercise = await Exercise.open(page, ALL);
  const { host } = exercise;
  // Windows in the tree.
  await exercise.fields.nth(0).fill('3');
  await exercise.fields.nth(1).fill('i');
  await exercise.fields.nth(2).fill('3');
  await exercise.fields.nth(3).fill('+inf');
  await page.keyboard.press('Enter');
  await expect(exercise.said).toContainText('All of it is right.');
  await exercise.button('Next question').click();
  // Value and move in the tree, the number of leaves below it.
  await host.getByRole('textbox', { name: /value$/ }).fill('3');
  await host.getByRole('textbox', { name: 'leaves visited' }).fill('7');
  await host.locator('.option').first().click();
  await exercise.check();
  await expect(exercise.said).toContainText('All of it is right.');
  await exercise.button('Next question').click();
  // The last child of the last node first.
  const chips = host.locator('.order').nth(1).locator('.chip');
  await expect(chips).toHaveCount(3);
  await chips.nth(2).getByRole('button').first().click();
  await chips.nth(1).getByRole('button').first().click();
  await exercise.check();
  await expect(exercise.said).toContainText('All of it is right.');
  await exercise.button('Next question').click();
  // Somebody else's windows: where the first mistake is, and why.
  await expect(host.locator('.given').first()).toBeVisible();
  await host.locator('.option').first().click();
  await host.getByRole('combobox', { name: 'reason' }).selectOption({ index: 1 });
  await exercise.check();
  await expect(host.locator('.verdict').first()).toBeVisible();
  await expect(exercise.said).toContainText('of 2');
});

test('a decision that is wrong is explained, taken back and made again', byNight(true), async ({ page }) => {
  const exercise = await Exercise.open(page, { ...CUTS, ask: [{ kind: 'next' }] });
  const { host } = exercise;
  await expect(exercise.status).toContainText('Decision 1 of');
  await host.getByRole('textbox', { name: 'value', exact: true }).fill('12');
  await page.keyboard.press('Enter');
  await expect(exercise.said).toContainText('✗ 12');
  // The focus goes from the field to the button in its place, and back.
  await expect(exercise.button('Try again')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(host.getByRole('textbox', { name: 'value', exact: true })).toBeFocused();
  await host.getByRole('textbox', { name: 'value', exact: true }).fill('3');
  await exercise.button('Answer').click();
  await expect(exercise.status).toContainText('Decision 2 of');
  await expect(exercise.said).toContainText('✓ 3');
  await expect(exercise.said).toContainText('Does the search cut');
  await exercise.button('Cut').click();
  await expect(exercise.status).toContainText('Decision 3 of');
});

test('Enter goes on to the next empty field, and checks behind the last one', async ({ page }) => {
  const exercise = await Exercise.open(page, { ...CUTS, algorithm: { kind: 'minimax' }, ask: [{ kind: 'values' }] });
  await expect(exercise.fields).toHaveCount(4);
  await exercise.fields.nth(2).fill('2');
  await exercise.fields.nth(0).fill('3');
  await page.keyboard.press('Enter');
  await expect(exercise.fields.nth(1)).toBeFocused();
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(exercise.fields.nth(3)).toBeFocused();
  await expect(exercise.status).toContainText('try 1 of 3');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(exercise.said).toContainText('All of it is right.');
});

test('Enter goes on to a move that is not chosen, and the language stays over a reload', byNight(true), async ({ page }) => {
  const exercise = await Exercise.open(page, { ...CUTS, algorithm: { kind: 'minimax' }, ask: [{ kind: 'root' }] });
  const { host } = exercise;
  await host.getByRole('textbox', { name: /value$/ }).fill('3');
  await page.keyboard.press('Enter');
  await expect(host.locator('.option').first()).toBeFocused();
  await expect(exercise.status).toContainText('try 1 of 3');
  await host.getByRole('button', { name: '中文' }).click();
  await expect(page).toHaveURL(/lang=zh/);
  await page.reload();
  await expect(host.getByRole('button', { name: '检查' })).toBeVisible();
});

test('the solution of decisions is shown once it is asked for twice', byNight(true), async ({ page }) => {
  const exercise = await Exercise.open(page, { ...CUTS, ask: [{ kind: 'next' }] });
  await exercise.button('Show the solution').click();
  await exercise.button('Keep trying').click();
  await expect(exercise.said).toContainText('What is');
  await exercise.button('Show the solution').click();
  await exercise.button('Show it').click();
  await expect(exercise.said).toContainText('Solution');
  await expect(exercise.button('Show the solution')).toHaveCount(0);
});

test('an answer goes away as a file that the command line grades', async ({ page }) => {
  const exercise = await Exercise.open(page, CUTS);
  await exercise.leaf(4).click();
  await exercise.check();
  await exercise.host.getByRole('textbox', { name: /Your name/ }).fill('Wang 2026');
  await page.keyboard.press('Enter');
  const coming = page.waitForEvent('download');
  await exercise.button('Save my answers').click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^answers-[0-9a-f]{12}-Wang-2026\.json$/);
  const file = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(file).toMatchObject({ v: 1, student: 'Wang 2026', seen_solution: false, tries: [{ answers: [{ 'r.1.1': 'cut' }] }] });
  expect(file.tries[0].at).toMatch(/^\d{4}-\d\d-\d\dT/);
});

test('in notes the element tells answers and scores, and refuses what is no exercise with its place', async ({ page }) => {
  const bad = { ...CUTS, ask: [{ kind: 'cut', points: -1 }] };
  const quoted = (exercise) => JSON.stringify(exercise).replaceAll('"', '&quot;');
  const hostile = '{&quot;ask&quot;:&quot;<img src=x onerror=alert(1)>&quot;}';
  await notes(page, [quoted(CUTS), quoted(bad), hostile].map((text) => `<ply-scope loading="eager" exercise="${text}"></ply-scope>`).join('\n'));
  const first = page.locator('ply-scope').first();
  await expect(first).toHaveAttribute('data-state', 'ready');
  const told = await first.evaluateHandle((element) => {
    const heard = [];
    for (const name of ['answer', 'score']) element.addEventListener(`ply-scope:${name}`, ({ detail }) => heard.push([name, detail]));
    return heard;
  });
  const exercise = new Exercise(page, 'en', first);
  await exercise.leaf(4).click();
  await exercise.leaf(6).click();
  await exercise.check();
  await expect(exercise.status).toContainText('Solved');
  await expect.poll(() => told.evaluate((heard) => heard.length)).toBe(2);
  const [[, answer], [, score]] = await told.jsonValue();
  expect(answer).toMatchObject({ part: 0, right: true });
  expect(score).toMatchObject({ score: 2, max: 2, answer: { v: 1, tries: [{}] } });
  await expect(page.locator('ply-scope').nth(1).locator('.card')).toContainText('ask[0].points');
  await expect(page.locator('ply-scope').nth(2).locator('.card')).toContainText('algorithm');
  // What is set and refused leaves what was there.
  await first.evaluate((element) => { element.progress = { v: 1, answer: { exercise: 'x', seed: 0, tries: 5 } }; });
  await expect(first.locator('.card')).toContainText('answer.tries');
  await expect(exercise.status).toContainText('Solved');
});

test('nothing on the page says what the right answer is before it is given', async ({ page }) => {
  const make = { ...CUTS, ask: [{ kind: 'make', leaves: ['r.1.0'], goal: { cut: ['r.1.1', 'r.1.2'] } }], game: { kind: 'tree', tree: [[3, 12, 8], [-777, 4, 6], [14, 5, 2]] } };
  const exercise = await Exercise.open(page, make);
  await expect(exercise.fields).toHaveCount(1);
  const all = await exercise.host.evaluate((host) => host.shadowRoot.innerHTML);
  expect(all).not.toContain('777');
  await exercise.fields.first().fill('3');
  await exercise.check();
  await expect(exercise.said).toContainText('All of it is right.');
  const cuts = await Exercise.open(page, DRAWN, { more: '&seed=3' });
  const [right, blank] = [await cuts.host.locator('.struck').count(), await cuts.host.evaluate((host) => host.shadowRoot.innerHTML)];
  expect(right).toBe(0);
  expect(blank).not.toContain('aria-pressed="true"');
});

test('on a phone leaves are marked in the tree and numbers typed below it, each large enough for a finger', byNight(true), async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const exercise = await Exercise.open(page, { ...CUTS, ask: [...CUTS.ask, { kind: 'window' }] });
  const sizes = (selector) => exercise.host.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)));
  const marks = await sizes('.answer-tree .mark');
  expect(marks).toHaveLength(12);
  expect(Math.min(...marks)).toBeGreaterThanOrEqual(36);
  await exercise.leaf(4).click();
  await exercise.leaf(6).click();
  await exercise.check();
  await exercise.button('Next question').click();
  await expect(exercise.fields.first()).toBeVisible();
  expect(Math.min(...await sizes('.fields input'))).toBeGreaterThanOrEqual(40);
  const [across, within] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(across).toBeLessThanOrEqual(within);
});

test('a drawn variant stays over a reload, also where the link names another one', async ({ page }) => {
  const drawn = { ...CUTS, game: undefined, generate: { kind: 'tree', must: { cuts: [1, 4] } } };
  const exercise = await Exercise.open(page, drawn, { more: '&seed=7' });
  const variant = exercise.host.locator('.task-side h2 small');
  await expect(variant).toHaveText('variant 7');
  await exercise.button('Show the solution').click();
  await exercise.button('Show it').click();
  await expect(exercise.status).not.toContainText('try');
  // What was pressed is gone; the button that goes on has the focus.
  await expect(exercise.button('Another one')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(variant).not.toHaveText('variant 7');
  await expect(exercise.question).toBeFocused();
  const name = await variant.textContent();
  await exercise.host.locator('.answer-tree .mark').first().click();
  await expect(exercise.marked).not.toHaveCount(0);
  const marked = await exercise.marked.count();
  await page.reload();
  await expect(variant).toHaveText(name);
  await expect(exercise.marked).toHaveCount(marked);
});

test('a child is moved by keys as far as it goes, and each move is taken back by itself', byNight(true), async ({ page }) => {
  const exercise = await Exercise.open(page, { ...CUTS, ask: [{ kind: 'order' }] });
  const names = () => exercise.host.locator('.order').first().locator('.chip > span').allTextContents();
  const { keyboard } = page;
  await exercise.button('Move D one place to the left').focus();
  await keyboard.press('Enter');
  await expect.poll(names).toEqual(['B', 'D', 'C']);
  await expect(exercise.button('Move D one place to the left')).toBeFocused();
  await keyboard.press('Enter');
  await expect.poll(names).toEqual(['D', 'B', 'C']);
  await keyboard.press('Control+z');
  await expect.poll(names).toEqual(['B', 'D', 'C']);
  await keyboard.press('Control+z');
  await expect.poll(names).toEqual(['B', 'C', 'D']);
  // The order as it is can be checked, too.
  await exercise.check();
  await expect(exercise.said).toContainText(/of 1/);
});

test('on a phone a verdict and a hint are seen when they come, wherever the student was', byNight(true), async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const exercise = await Exercise.open(page, CUTS);
  await exercise.leaf(3).click();
  await page.evaluate(() => scrollTo(0, 0));
  await exercise.check();
  // Not behind the bar of buttons either.
  const seen = async () => {
    const [said, bar] = await Promise.all([exercise.host.locator('.said').first().boundingBox(), exercise.host.locator('.task-bar').boundingBox()]);
    return said.y >= 0 && said.y + said.height <= bar.y + 1;
  };
  await expect(exercise.said).toContainText('of 3');
  await expect.poll(seen).toBe(true);
  await exercise.button('Try again').click();
  await page.evaluate(() => scrollTo(0, 0));
  await exercise.button(/^Hint/).click();
  await expect(exercise.said).toContainText('Look at');
  await expect.poll(seen).toBe(true);
});

test('where nothing is cut and nothing is marked all of it is right, and no fields are counted', byNight(true), async ({ page }) => {
  const exercise = await Exercise.open(page, { ...CUTS, game: { kind: 'tree', tree: [[1, 2], [3, 4]] } });
  await exercise.check();
  // Whether that is meant is asked first, whatever the answer is.
  await expect(exercise.said).toContainText('No leaf is marked: is that your answer?');
  await exercise.check();
  await expect(exercise.said).toContainText('All of it is right.');
  await expect(exercise.said).not.toContainText('0 of 0');
  await expect(exercise.status).toContainText('Solved');
});

test('a text that is no number is told, and costs no try', byNight(true), async ({ page }) => {
  const exercise = await Exercise.open(page, { ...CUTS, algorithm: { kind: 'minimax' }, ask: [{ kind: 'values' }] });
  await exercise.fields.nth(0).fill('<b>three</b>');
  await exercise.check();
  await expect(exercise.said).toContainText('“<b>three</b>” is not a number, so nothing was graded.');
  await expect(exercise.fields.nth(0)).toHaveAttribute('aria-invalid', 'true');
  await expect(exercise.status).toContainText('try 1 of 3');
  await exercise.fields.nth(0).fill('3');
  await expect(exercise.said).not.toContainText('is not a number');
  await exercise.check();
  await expect(exercise.status).toContainText('try 1 of 3');
  await expect(exercise.said).toContainText('1 of 4');
});

test('nodes that the search does not visit have fields as well, and the solution leaves them empty', byNight(true), async ({ page }) => {
  const tree = [[[5, 4], [3, 8]], [[2, 1], [9, 7]]];
  const exercise = await Exercise.open(page, { ...CUTS, game: { kind: 'tree', tree }, ask: [{ kind: 'window' }] });
  await expect(exercise.fields).toHaveCount(12);
  await exercise.button('Show the solution').click();
  await exercise.button('Show it').click();
  const texts = await exercise.fields.evaluateAll((fields) => fields.map(({ value }) => value));
  expect(texts.filter((text) => text === '')).toHaveLength(2);
  expect(texts).toContain('−∞');
  // The same tree again, so nothing is said of other numbers.
  await expect(exercise.said).toContainText('This is the solution.');
  await expect(exercise.button('Begin again')).toBeVisible();
});

test('no number beside a node lies over another one or over a field, on a phone and on a desk', byNight(true), async ({ page }) => {
  const folder = new URL('../../www/exercises/', import.meta.url);
  const all = ['model', 'minimax', 'alpha-beta', 'playouts', 'mcts'].flatMap((name) => JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')).sheet);
  const beside = all.filter(({ ask }) => ['backup', 'choose', 'mistake'].includes(ask[0].kind));
  expect(beside.length).toBeGreaterThan(4);
  const meet = (a, b) => a.right > b.left + 1 && b.right > a.left + 1 && a.bottom > b.top + 4 && b.bottom > a.top + 4;
  for (const one of beside) {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const exercise = await Exercise.open(page, one, { more: '&seed=1' });
      const boxes = await exercise.host.locator('.answer-tree .given').evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().toJSON()));
      expect(boxes.length, one.id).toBeGreaterThan(0);
      expect(boxes.flatMap((a, at) => boxes.slice(at + 1).filter((b) => meet(a, b))), `${one.id} at ${width}`).toEqual([]);
      const fields = await exercise.host.locator('.answer-tree .at-node .field').evaluateAll((all) => all.map((field) => field.getBoundingClientRect().toJSON()));
      expect(boxes.filter((box) => fields.some((field) => meet(box, field))), `${one.id} at ${width}`).toEqual([]);
    }
  }
});

for (const { width, scheme, lang } of [{ width: 1440, scheme: 'light', lang: 'en' }, { width: 390, scheme: 'dark', lang: 'zh' }]) {
  test(`axe finds nothing, before and after a wrong answer (${width}, ${scheme}, ${lang})`, byNight(true), async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 900 });
    const exercise = await Exercise.open(page, { ...ALL, ask: [CUTS.ask[0], ...ALL.ask] }, { lang });
    const clean = async () => expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await clean();
    await exercise.host.locator('.answer-tree .mark').first().click();
    await exercise.check();
    await expect(exercise.host.locator('.verdict').first()).toBeVisible();
    await clean();
    for (let part = 1; part <= 4; part += 1) {
      await exercise.host.locator('.part').nth(part).click();
      await clean();
    }
  });
}

test('a link that is damaged is told, and one of another exercise opens it', async ({ page }) => {
  await open(page, './#ex=AAAA');
  await expect(page.locator('ply-scope .notice')).toContainText('This link could not be read');
  await page.evaluate((fragment) => { location.hash = fragment; }, link(CUTS));
  const exercise = new Exercise(page);
  await expect(exercise.question).toContainText('not visit');
  await page.getByRole('link', { name: 'Lab', exact: true }).click();
  await expect(exercise.question).toHaveCount(0);
  await page.goBack();
  await expect(exercise.question).toBeVisible();
});

test('a file with several exercises opens the first, the list leads to the others, and each goes on where it was left', async ({ page }) => {
  await open(page, './#lab');
  const sheet = { v: 1, title: { en: 'Week 3' }, sheet: [{ id: 'a', text: { en: 'Which leaves?' }, ...CUTS }, { id: 'b', text: { en: 'Four questions' }, ...ALL }] };
  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'week-3.json', { type: 'application/json' }));
    dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
  }, JSON.stringify(sheet));
  const exercise = new Exercise(page);
  await expect(exercise.lead).toContainText('Which leaves?');
  await exercise.leaf(4).click();
  await expect(exercise.marked).toHaveCount(1);
  // The address follows a moment later.
  await expect.poll(() => page.url()).toContain('#ex=');
  const first = page.url();
  const list = exercise.host.getByRole('combobox', { name: 'Week 3' });
  await list.selectOption({ index: 1 });
  await expect(exercise.question).toContainText('With which window');
  await expect.poll(() => page.url()).not.toBe(first);
  const second = page.url();
  await expect(list.locator('option:checked')).toContainText('Four questions');
  await list.selectOption({ index: 0 });
  await expect(exercise.lead).toContainText('Which leaves?');
  await expect(exercise.marked).toHaveCount(1);
  await expect.poll(() => page.url()).toBe(first);
  // A reload leads back to the same exercise of the same list.
  await list.selectOption({ index: 1 });
  await expect(exercise.question).toContainText('With which window');
  await expect.poll(() => page.url()).toBe(second);
  await page.reload();
  await expect(exercise.question).toContainText('With which window');
  await list.selectOption({ index: 0 });
  await expect(exercise.marked).toHaveCount(1);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
});
