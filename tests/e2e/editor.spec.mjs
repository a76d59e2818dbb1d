// Editing trees beside their text, by keyboard and by pointer; undo and redo of positions; trees drawn at random.
import AxeBuilder from '@axe-core/playwright';
import { byNight, expect, test } from './page.mjs';
import { Lab } from './lab.mjs';

const START = '[[5,6],[2,1],[3,2]]';
const WORDS = {
  en: {
    edit: /^Edit/, child: 'Add a child', sibling: 'Add a sibling', remove: 'Remove', left: 'Move left', kind: 'Kind',
    value: 'value', undo: 'Undo', redo: 'Redo', random: 'Random tree', again: 'New tree',
  },
  zh: {
    edit: /^编辑/, child: '添加子节点', sibling: '添加兄弟节点', remove: '删除', left: '左移', kind: '类型',
    value: '值', undo: '撤销', redo: '重做', random: '随机生成', again: '换一棵树',
  },
};

/** The text of the position, once it is this one. */
const says = (lab, text) => expect(lab.field(lab.words.treeText)).toHaveValue(text);

const focused = (lab) => lab.host.evaluate((host) => {
  const element = host.shadowRoot.activeElement;
  return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
});

const summary = (lab, name) => lab.host.locator('summary', { hasText: name });

/** Which node is edited, as its section says. */
const edited = (lab) => lab.host.locator('.edit summary small');

test('a tree is built from nothing by keyboard alone, undone to the beginning and done again', async ({ page }) => {
  const lab = await Lab.open(page);
  const press = (key) => page.keyboard.press(key);
  /** Waits until the row with this number in the outline has the focus. */
  const isOn = (number) => expect.poll(() => lab.host.evaluate(({ shadowRoot }) =>
    [...shadowRoot.querySelectorAll('[role=treeitem]')].indexOf(shadowRoot.activeElement))).toBe(number);
  /** Walks by a key over these rows, one after the other. */
  const walk = async (key, ...rows) => {
    for (const row of rows) {
      await press(key);
      await isOn(row);
    }
  };
  /** Types the number of the leaf that waits for it, and comes back to its row. */
  const number = async (text) => {
    await expect.poll(() => focused(lab)).toBe('value');
    await page.keyboard.type(text);
    await press('Enter');
    await expect.poll(() => focused(lab)).toMatch(new RegExp(`^leaf.${text}`));
  };
  const at = (path) => expect(edited(lab)).toHaveText(new RegExp(`^${path.replaceAll('.', '\\.')} `));
  await lab.outline.locator('[tabindex="0"]').focus();
  await walk('Home', 0);
  await press('Delete');
  await says(lab, '[0]');
  await expect.poll(() => focused(lab)).toMatch(/^A, Max/);
  // A node of two leaves, three times; the first grows out of the leaf that is left. A digit at a row begins its number.
  await walk('ArrowDown', 1);
  await press('5');
  await expect.poll(() => focused(lab)).toBe('value');
  await press('Enter');
  await expect.poll(() => focused(lab)).toMatch(/^leaf.5/);
  await press('n');
  await says(lab, '[[5]]');
  await at('r.0.0');
  await number('5');
  await press('Shift+N');
  await says(lab, '[[5,0]]');
  await at('r.0.1');
  await number('6');
  for (const [index, values] of [[1, ['2', '1']], [2, ['3', '2']]]) {
    await walk('ArrowLeft', 3 * index - 2);
    await press('Shift+N');
    await at(`r.${index}`);
    await number(values[0]);
    await press('n');
    await number(values[0]);
    await press('Shift+Insert');
    await number(values[1]);
  }
  await says(lab, START);
  // The recording is of the tree that was built.
  await expect.poll(() => lab.length()).toBe(38);

  // A row is moved with Alt, and the focus goes with it.
  await walk('ArrowLeft', 7);
  await press('Alt+ArrowLeft');
  await says(lab, '[[5,6],[3,2],[2,1]]');
  await at('r.1');
  await expect.poll(() => focused(lab)).toMatch(/Min/);
  await press('Control+z');
  await says(lab, START);
  await at('r.2');
  const steps = ['[[5,6],[2,1],[3,0]]', '[[5,6],[2,1],[3]]', '[[5,6],[2,1],3]', '[[5,6],[2,1],0]', '[[5,6],[2,1]]'];
  for (const text of steps) {
    await press('Control+z');
    await says(lab, text);
  }
  for (const text of [...steps].reverse().slice(1)) {
    await press('Control+Shift+z');
    await says(lab, text);
  }
  await press('Control+y');
  await says(lab, START);
  const undo = lab.button('Undo');
  while (await undo.getAttribute('aria-disabled') === null) await press('Control+z');
  await says(lab, START);
  await expect(lab.picker('Positions').locator('option:checked')).toHaveText('Two plies, two cuts');
  const redo = lab.button('Redo');
  while (await redo.getAttribute('aria-disabled') === null) await press('Control+y');
  await says(lab, '[[5,6],[3,2],[2,1]]');
});

for (const lang of ['en', 'zh']) {
  test(`a tree is built from nothing by pointer alone, on a phone: ${lang}`, byNight(true), async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: lang === 'en' ? 'en-US' : 'zh-CN',
    });
    const page = await context.newPage();
    const lab = await Lab.open(page, { lang });
    const words = WORDS[lang];
    const tab = (name) => lab.host.getByRole('tab', { name, exact: true });
    const tap = async (...names) => {
      for (const name of names) await lab.button(name).tap();
    };
    /** Taps the node at a path in the drawing. */
    const pick = async (path) => {
      await tab(lab.words.tree).tap();
      await expect(lab.canvas).toBeVisible();
      await lab.settled();
      await lab.canvas.tap({ position: await lab.place(path) });
      await tab(lab.words.position).tap();
      await expect(edited(lab)).toHaveText(new RegExp(`^${path.replaceAll('.', '\\.')}( |$)`));
    };
    const number = async (path, text) => {
      await pick(path);
      await lab.field(words.value).fill(text);
      await lab.field(words.value).blur();
    };
    await tab(lab.words.position).tap();
    await summary(lab, words.edit).tap();
    await tap(words.remove);
    await says(lab, '[0]');
    await number('r.0', '5');
    await tap(words.child, words.child);
    await number('r.0.1', '6');
    await pick('r.0');
    await tap(words.sibling, words.sibling);
    await says(lab, '[[5,6],0,0]');
    await number('r.1', '2');
    await tap(words.child, words.child);
    await number('r.1.1', '1');
    await number('r.2', '3');
    await tap(words.child, words.child);
    await number('r.2.1', '2');
    await says(lab, START);

    // Everything is large enough for a finger, nothing is hidden sideways, and axe is content.
    const sizes = await lab.host.evaluate((host) => [...host.shadowRoot.querySelectorAll('.pos button, .pos summary, .pos input')]
      .filter((element) => element.checkVisibility()).map((element) => element.getBoundingClientRect())
      .filter(({ height }) => height < 39.5).length);
    expect(sizes).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await summary(lab, words.random).tap();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);

    await tap(words.undo);
    await says(lab, '[[5,6],[2,1],[3,0]]');
    await tap(words.redo);
    await says(lab, START);
    await context.close();
  });
}

test('a picked node has handles: the value of a leaf, a child, a sibling; an edit keeps the step', async ({ page }) => {
  const lab = await Lab.open(page);
  await lab.press('c', 25);
  const handle = (name) => lab.host.locator('.handles').getByRole('button', { name, exact: true });
  const field = lab.host.locator('.in-place input');
  await lab.canvas.click({ position: (await lab.nodes())['r.1.1'] });
  await handle('Change the value').click();
  await field.fill('9');
  await page.keyboard.press('Enter');
  await says(lab, '[[5,6],[2,9],[3,2]]');
  await lab.isAt(25);
  await handle('Add a sibling here').click();
  await field.fill('7');
  await page.keyboard.press('Enter');
  await says(lab, '[[5,6],[2,9,7],[3,2]]');
  await lab.isAt(25);
  await lab.canvas.click({ position: (await lab.nodes()).r });
  await expect(handle('Add a sibling here')).toHaveCount(0);
  await expect(handle('Change the value')).toHaveCount(0);
  await handle('Add a child here').click();
  await field.fill('4');
  await page.keyboard.press('Enter');
  await says(lab, '[[5,6],[2,9,7],[3,2],4]');
});

test('a leaf is pressed twice and its number typed at the node; Escape leaves it, one undo takes it back', async ({ page }) => {
  const lab = await Lab.open(page);
  const field = lab.host.locator('.in-place input');
  const at = (await lab.nodes())['r.0.1'];
  await lab.canvas.dblclick({ position: at });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('6');
  // It stands on its node.
  const [stage, box] = [await lab.canvas.boundingBox(), await field.boundingBox()];
  expect(Math.abs(box.x + box.width / 2 - stage.x - at.x)).toBeLessThan(2);
  expect(Math.abs(box.y + box.height / 2 - stage.y - at.y)).toBeLessThan(2);
  await page.keyboard.type('9');
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await says(lab, START);
  // The lab has the focus again: keys step, and a digit begins the number of the leaf that is still in hand.
  await lab.press('ArrowRight', 1);
  await page.keyboard.type('1x');
  await expect(field).toHaveValue('1x');
  await page.keyboard.press('Enter');
  await expect(lab.host.locator('.in-place .refused')).toContainText('expected a number');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('14');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
  // A press elsewhere takes the number.
  await lab.canvas.click({ position: (await lab.nodes())['r.1'] });
  await expect(field).toHaveCount(0);
  await says(lab, '[[5,14],[2,1],[3,2]]');
  await page.keyboard.press('Control+z');
  await says(lab, START);
  // What is added waits for its number.
  await lab.canvas.click({ position: (await lab.nodes())['r.1'] });
  await page.keyboard.press('n');
  await expect(field).toBeFocused();
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await says(lab, '[[5,6],[2,1,8],[3,2]]');
});

test('kinds, names, probabilities and moves are edited; what cannot be is said where it was tried', byNight(true), async ({ page }) => {
  const lab = await Lab.open(page);
  await summary(lab, 'Edit').click();
  await lab.pick('r.0');
  await lab.picker('Kind').selectOption('chance');
  // Alpha-beta has no chance nodes; the page goes on with what has.
  await expect(lab.algorithm).toHaveText('Expectimax');
  await expect(lab.notice).toContainText('The algorithm was changed');
  await says(lab, '[{"chance":[5,6],"p":[0.5,0.5]},[2,1],[3,2]]');
  await expect(edited(lab)).toHaveText('r.0 B');
  await lab.button('Add a child').click();
  await says(lab, '[{"chance":[5,6,0],"p":["1/3","1/3","1/3"]},[2,1],[3,2]]');
  await lab.pick('r.0.2');
  const enter = async (name, text) => {
    await lab.field(name).fill(text);
    await lab.field(name).press('Tab');
  };
  await enter('probability', '1/2');
  await says(lab, '[{"chance":[5,6,0],"p":[0.25,0.25,0.5]},[2,1],[3,2]]');
  await enter('name', 'six');
  await enter('move', 'double');
  await says(lab, '[{"chance":[5,6,{"name":"six","value":0}],"p":[0.25,0.25,0.5],"moves":["5","6","double"]},[2,1],[3,2]]');
  await enter('probability', '2');
  await expect(lab.refusal).toContainText('expected a probability from 0 to 1');
  await expect(lab.field('probability')).toHaveAttribute('aria-invalid', 'true');
  await expect(lab.field('probability')).toHaveValue('2');
  await enter('value', '∞');
  await expect(lab.refusal).toContainText('finite leaves');
  await expect(lab.field('value')).toHaveValue('∞');
  await enter('value', '−2.5');
  await expect(lab.refusal).toHaveCount(0);
  await expect(lab.field('value')).toHaveValue('-2.5');
  // Undone, the first algorithm is back with the first tree.
  for (let step = 0; step < 6; step += 1) await lab.button('Undo').click();
  await says(lab, START);
  await expect(lab.algorithm).toHaveText('Alpha-beta');
});

test('what is typed in one go is undone in one go, and nothing entered is lost', byNight(true), async ({ page }) => {
  const lab = await Lab.open(page);
  const text = lab.field('Tree as text');
  const travel = async (name, value) => {
    await lab.button(name).click();
    await expect(text).toHaveValue(value);
  };
  await text.fill('');
  await text.pressSequentially('[[1,2],[3');
  await lab.slider.focus();
  await text.focus();
  await page.keyboard.press('End');
  await text.pressSequentially(',4]]');
  await expect.poll(async () => (await lab.spec()).game.tree).toEqual([[1, 2], [3, 4]]);
  await travel('Undo', '[[1,2],[3');
  await expect(lab.refusal).toBeVisible();
  await travel('Undo', START);
  await travel('Redo', '[[1,2],[3');
  await travel('Redo', '[[1,2],[3,4]]');
  await expect(lab.refusal).toHaveCount(0);
  // Another game, its position, a click on its board: each is a step.
  await lab.picker('Game').selectOption('Tic-tac-toe');
  await lab.picker('Positions').selectOption('A fork for ×');
  const board = lab.field('Position as text');
  await expect(board).toHaveValue('x../.o./..x');
  await page.keyboard.press('Control+z');
  // A game opens on a small moment of it.
  await expect(board).toHaveValue('xo./.o./..x');
  await page.keyboard.press('Control+z');
  await expect(text).toHaveValue('[[1,2],[3,4]]');
  await page.keyboard.press('Control+y');
  await page.keyboard.press('Control+y');
  await expect(board).toHaveValue('x../.o./..x');
});

test('a random tree is what was wished, and its seed brings it back', byNight(true), async ({ page }) => {
  const lab = await Lab.open(page);
  await summary(lab, 'Random tree').click();
  const number = (name) => lab.host.getByRole('spinbutton', { name, exact: true });
  const set = async (name, value) => {
    await number(name).fill(value);
    await number(name).press('Tab');
  };
  await set('Seed of the tree', '1');
  // As natively: tests/generator.rs has the same.
  await says(lab, '[[[15,3],[20,10,2],[19,7]],[[1,3],[9,20,13]],[[3,8,4],[3,20,12]]]');
  await set('Most children', '2');
  await set('Greatest depth', '4');
  await set('Least depth', '4');
  await set('Cuts, exactly', '3');
  await lab.host.getByRole('group', { name: 'A deep cut' }).getByRole('button', { name: 'on' }).click();
  const found = '[[[[20,2],[10,19]],[[6,8],[9,3]]],[[[3,1],[3,3]],[[11,13],[9,12]]]]';
  await says(lab, found);
  await set('Cuts, exactly', '99');
  await expect(lab.refusal).toContainText('cuts: expected 0 to');
  await says(lab, found);
  await set('Cuts, exactly', '');
  await lab.button('New tree').click();
  await expect(number('Seed of the tree')).not.toHaveValue('1');
  await expect(lab.field('Tree as text')).not.toHaveValue(found);
  const seed = await number('Seed of the tree').inputValue();
  const drawn = await lab.field('Tree as text').inputValue();
  expect(JSON.parse(drawn).flat(2)).toHaveLength(8);
  expect(JSON.parse(drawn).flat(3).every((leaf) => leaf >= 0 && leaf <= 20)).toBe(true);
  await lab.button('Undo').click();
  await set('Seed of the tree', '1');
  await set('Seed of the tree', seed);
  await says(lab, drawn);
});

test('keys of the host stay its own where there is nothing to edit or to undo', byNight(true), async ({ page }) => {
  const lab = await Lab.inNotes(page, { editable: '', config: JSON.stringify({ game: { kind: 'tree', tree: [[5, 6], [2, 1]] }, algorithm: { kind: 'minimax' } }) });
  await page.evaluate(() => {
    window.kept = [];
    document.addEventListener('keydown', (event) => window.kept.push(`${event.key}${event.defaultPrevented ? '!' : ''}`));
  });
  const kept = async () => page.evaluate(() => window.kept.splice(0));
  await lab.slider.focus();
  // No node is picked: neither editing keys nor undo mean anything.
  for (const key of ['Control+z', 'Control+y', 'Delete', 'Insert', 'F2', 'Alt+ArrowLeft']) await page.keyboard.press(key);
  expect((await kept()).filter((key) => !['Control', 'Alt', 'Shift'].includes(key))).toEqual(['z', 'y', 'Delete', 'Insert', 'F2', 'ArrowLeft']);
  await lab.pick('r.1');
  await expect(lab.inspector.locator('h2')).toContainText('r.1');
  await page.keyboard.press('Delete');
  await says(lab, '[[5,6]]');
  await page.keyboard.press('Control+z');
  await says(lab, '[[5,6],[2,1]]');
  await page.keyboard.press('Control+z');
  expect((await kept()).filter((key) => !['Control', 'Alt', 'Shift'].includes(key))).toEqual(['z']);
  // In the text field the browser undoes.
  await lab.field('Tree as text').fill('[1]');
  await page.keyboard.press('Control+z');
  await says(lab, '[[5,6],[2,1]]');
});
