// Looking for nodes, and the path to the one that is looked at.
import { byNight, expect, test } from './page.mjs';
import { Lab } from './lab.mjs';

const parts = (lab, zh = false) => ({
  field: lab.host.getByRole('searchbox', { name: zh ? '查找' : 'Find', exact: true }),
  told: lab.host.locator('.find [role=status]'),
  next: lab.button(zh ? '下一个匹配' : 'Next match'),
  before: lab.button(zh ? '上一个匹配' : 'Previous match'),
  place: lab.inspector.locator('h2 small'),
});

test('a slash goes to the field, Enter to the first match and on, Shift+Enter and the buttons to and fro, around', async ({ page }) => {
  const lab = await Lab.open(page);
  const { field, told, next, before, place } = parts(lab);
  await lab.press('c', 25);
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.type('value >= 5 leaf');
  await expect(told).toBeEmpty();
  for (const [key, text, path] of [['Enter', '1 of 2', 'r.0.0'], ['Enter', '2 of 2', 'r.0.1'], ['Enter', '1 of 2', 'r.0.0'], ['Shift+Enter', '2 of 2', 'r.0.1']]) {
    await page.keyboard.press(key);
    await expect(told).toHaveText(text);
    await expect(place).toContainText(`${path} ·`);
    await expect(lab.outline.locator('[aria-selected=true]')).toHaveCount(1);
    await expect(field).toBeFocused();
  }
  await before.click();
  await expect(told).toHaveText('1 of 2');
  await next.click();
  await expect(place).toContainText('r.0.1 ·');
  // Escape gives the keys back to the steps; another moment is another search.
  await field.focus();
  await page.keyboard.press('Escape');
  await expect(field).not.toBeFocused();
  await lab.press('ArrowLeft', 24);
  await expect(told).toBeEmpty();
  await field.fill('unseen');
  await field.press('Enter');
  await expect(told).toHaveText(/^1 of \d$/);
  await field.fill('cut');
  await field.press('Enter');
  await expect(told).toHaveText('no match');
});

test('what cannot be read is said with its place, in either language', byNight(true), async ({ page }) => {
  const lab = await Lab.open(page);
  const { field, told } = parts(lab);
  await field.fill('value > much');
  await field.press('Enter');
  await expect(told).toHaveText('column 9: expected a number but found “much”');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await lab.host.getByRole('button', { name: /^中文/ }).click();
  await expect(told).toHaveText('第 9 列：应为数，却是“much”');
  const chinese = parts(lab, true);
  await chinese.field.fill('深度 = 1，未访问');
  await chinese.field.press('Enter');
  await expect(told).toHaveText('第 1 个，共 3 个');
  await expect(field).toHaveCount(0);
});

test('in fog only what the search has seen is found', byNight(true), async ({ page }) => {
  const lab = await Lab.open(page);
  const { field, told } = parts(lab);
  await field.fill('leaf');
  await field.press('Enter');
  await expect(told).toHaveText('1 of 6');
  await lab.host.getByRole('button', { name: /^Hide unvisited/ }).click();
  await expect(told).toBeEmpty();
  await field.press('Enter');
  await expect(told).toHaveText('no match');
});

test('every cut of a whole game is found, and each is one that the search tells', { tag: '@nightly' }, async ({ page }) => {
  const lab = await Lab.withSpec(page, { game: { kind: 'tic-tac-toe' }, algorithm: { kind: 'alpha-beta' } });
  await lab.press('End', await lab.recorded());
  const { field, told, next, place } = parts(lab);
  await field.fill('cut');
  await field.press('Enter');
  const cuts = (await lab.inspector.locator('.cert').first().textContent()).match(/([\d,]+)cuts/)[1];
  await expect(told).toHaveText(`1 of ${cuts}`);
  const seen = new Set();
  for (let match = 1; match <= 30; match += 1) {
    await expect(told).toHaveText(`${match} of ${cuts}`);
    await lab.settled();
    const path = (await place.textContent()).split(' ')[0];
    seen.add(path);
    expect((await lab.shown()).outline.find((row) => /cut, \d+ not searched/.test(row))).toBeDefined();
    await expect(lab.outline.locator('[aria-selected=true]')).toContainText('not searched');
    await next.click();
  }
  expect(seen.size).toBe(30);
});

test('the path leads to each node above; a long one keeps its middle in a list', byNight(true), async ({ page }) => {
  const lab = await Lab.withSpec(page, { game: { kind: 'tic-tac-toe' }, algorithm: { kind: 'alpha-beta' }, step: 41_000 });
  await lab.recorded();
  await lab.isAt(41_000);
  const trail = lab.host.getByRole('group', { name: 'Path', exact: true });
  const place = lab.inspector.locator('h2 small');
  const path = (await place.textContent()).split(' ')[0].split('.');
  const { height } = await trail.boundingBox();
  const list = trail.getByRole('combobox');
  expect(await list.locator('option').count()).toBe(path.length - 4);
  await expect(trail.locator('[aria-current=location]')).toHaveText(/^[abc][123]$/);
  for (let depth = 1; depth <= path.length - 5; depth += 1) {
    await page.keyboard.press('Escape');
    await expect(place).toContainText(`${path.join('.')} ·`);
    await list.selectOption({ index: depth });
    await expect(place).toContainText(`${path.slice(0, depth + 1).join('.')} · depth ${depth}`);
    await lab.slider.focus();
    await page.keyboard.press('Escape');
  }
  await trail.getByRole('button').nth(1).click();
  await expect(place).toContainText(`${path.slice(0, -3).join('.')} ·`);
  await trail.getByRole('button', { name: 'Root' }).click();
  await expect(place).toContainText('r · depth 0');
  await page.keyboard.press('Escape');
  // It is one line, whatever the step.
  for (let step = 41_001; step < 41_013; step += 1) {
    await lab.press('ArrowRight', step);
    expect((await trail.boundingBox()).height).toBe(height);
  }
});

test('on a phone field and path stand under the node, and fit', byNight(true), async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const lab = await Lab.withSpec(page, { game: { kind: 'tic-tac-toe' }, algorithm: { kind: 'alpha-beta' }, step: 41_000 });
  await lab.host.getByRole('tab', { name: 'Node', exact: true }).click();
  await expect(lab.host.getByRole('group', { name: 'Path', exact: true })).toBeInViewport();
  const { field, told } = parts(lab);
  await field.fill('depth = 2');
  await field.press('Enter');
  await expect(told).toHaveText(/^1 of \d+$/);
  expect(await page.evaluate(() => document.scrollingElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
