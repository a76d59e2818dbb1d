// A phone in the hand: tabs switch the panes, fingers step, play, scrub and select, and nothing lies outside the screen.
import { Game } from './game.mjs';
import { byNight, expect, open, test } from './page.mjs';
import { Lab } from './lab.mjs';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

test('tabs show one pane at a time, by finger and by key', async ({ page }) => {
  const lab = await Lab.open(page);
  const tab = (name) => lab.host.getByRole('tab', { name, exact: true });
  const panes = {
    Tree: lab.canvas, Position: lab.field('Tree as text'), Code: lab.host.locator('.code'), Node: lab.inspector.locator('.big'),
  };
  const shows = async (name) => {
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    for (const [other, pane] of Object.entries(panes)) {
      await expect(pane, `${other} under ${name}`).toBeVisible({ visible: other === name });
    }
    // The sentence and the keys stay, whatever the pane.
    await expect(lab.sentence).toBeInViewport({ ratio: 1 });
    await expect(lab.button('Forward')).toBeInViewport({ ratio: 1 });
  };
  await shows('Tree');
  for (const name of ['Position', 'Code', 'Node', 'Tree']) {
    await tab(name).tap();
    await shows(name);
  }
  await tab('Tree').focus();
  await page.keyboard.press('ArrowRight');
  await shows('Position');
  await page.keyboard.press('ArrowLeft');
  await shows('Tree');
  await page.keyboard.press('ArrowLeft');
  await shows('Node');
});

test('a node that is tapped leaves a mark on the tab that tells more of it', byNight(true), async ({ page }) => {
  const lab = await Lab.withSpec(page, { game: { kind: 'tree', tree: [[5, 6], [2, 1], [3, 2]] }, algorithm: { kind: 'alpha-beta' }, step: 25 });
  const tab = lab.host.getByRole('tab', { name: 'Node', exact: true });
  await expect(tab).not.toHaveClass(/holds/u);
  await lab.canvas.tap({ position: await lab.place('r.1') });
  await expect(tab).toHaveClass(/holds/u);
  await tab.tap();
  await expect(lab.inspector.locator('.big')).toBeVisible();
});

test('the tools of the drawing are a menu that stays on the screen, keeps its button in place and closes after a choice', byNight(true), async ({ page }) => {
  const lab = await Lab.withSpec(page, { game: { kind: 'tic-tac-toe', position: 'xo./.o./..x' }, algorithm: { kind: 'mcts', iterations: 60 }, step: 442 });
  const more = lab.button('Tools of the drawing');
  const shut = await more.boundingBox();
  await more.tap();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  const open = await more.boundingBox();
  expect(Math.abs(open.x - shut.x) + Math.abs(open.y - shut.y)).toBeLessThan(4);
  for (const name of ['Zoom in', 'Fit: show the whole tree', 'Hide unvisited: leave out nodes that have not been visited']) {
    await expect(lab.button(name)).toBeInViewport({ ratio: 1 });
  }
  await lab.button('Zoom in').tap();
  await expect(more, 'zoom is pressed several times').toHaveAttribute('aria-expanded', 'true');
  await lab.button('Fit: show the whole tree').tap();
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await more.tap();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await expect(more, 'the focus is not lost').toBeFocused();
  await more.tap();
  await lab.sentence.tap();
  await expect(more, 'a press elsewhere closes it').toHaveAttribute('aria-expanded', 'false');
});

test('the keys of the player are 44 pixels and more, step, and play', async ({ page }) => {
  const lab = await Lab.open(page);
  const isLarge = async (names) => {
    for (const name of names) {
      const box = await lab.button(name).boundingBox();
      expect(Math.min(box.width, box.height), name).toBeGreaterThanOrEqual(44);
    }
  };
  await isLarge(['Back', 'Play', 'Forward']);
  await lab.openPace();
  await isLarge(['To the first step', 'To the last step']);
  await page.keyboard.press('Escape');
  for (let step = 1; step <= 3; step += 1) {
    await lab.button('Forward').tap();
    await lab.isAt(step);
  }
  await lab.button('Back').tap();
  await lab.isAt(2);
  await lab.openPace();
  await lab.button('To the last step').tap();
  await lab.isAt(38);
  await page.keyboard.press('Escape');
  await lab.button('Play').tap();
  await expect(lab.button('Pause')).toBeVisible();
  await lab.leaves(0);
  await lab.button('Pause').tap();
  await expect(lab.button('Play')).toBeVisible();
});

test('a finger on the scrub bar goes to a step', byNight(true), async ({ page }) => {
  const lab = await Lab.open(page);
  const bar = await lab.slider.boundingBox();
  await page.touchscreen.tap(Math.floor(bar.x + bar.width / 2), bar.y + bar.height / 2);
  await lab.isAt(19);
});

test('a tap on a node shows it under the tab Node', byNight(true), async ({ page }) => {
  const lab = await Lab.open(page);
  await lab.openPace();
  await lab.button('To the last step').tap();
  await lab.isAt(38);
  await page.keyboard.press('Escape');
  const box = await lab.canvas.boundingBox();
  const { x, y } = await lab.place('r.1');
  await page.touchscreen.tap(box.x + x, box.y + y);
  await lab.host.getByRole('tab', { name: 'Node' }).tap();
  await expect(lab.inspector.locator('h2')).toContainText('r.1 · depth 1 · Min to move');
  await expect(lab.inspector.locator('.big')).toContainText('≤ 2');
});

test('the handles of a picked leaf leave its number in sight', byNight(true), async ({ page }) => {
  const lab = await Lab.open(page);
  const stage = await lab.canvas.boundingBox();
  const handles = lab.host.locator('.handles');
  for (const path of ['r.0.0', 'r.1.0', 'r.2.1']) {
    const { x, y } = await lab.place(path);
    await page.touchscreen.tap(stage.x + x, stage.y + y);
    await expect(handles).toBeVisible();
    await expect.poll(async () => {
      const box = await handles.boundingBox();
      return box.y > stage.y + y + 17 || box.y + box.height < stage.y + y - 17;
    }, path).toBe(true);
  }
});

test('two fingers moving apart enlarge the tree, and one finger drags it', async ({ page }) => {
  const lab = await Lab.open(page);
  const box = await lab.canvas.boundingBox();
  const fingers = await page.context().newCDPSession(page);
  const touch = (type, ...points) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ id, x: box.x + x, y: box.y + y })) });
  const middle = [box.width / 2, box.height / 2];
  const beside = (by) => [[middle[0] - by, middle[1]], [middle[0] + by, middle[1]]];
  const breadth = async () => {
    const nodes = await lab.nodes();
    return nodes['r.2'].x - nodes['r.0'].x;
  };
  const before = await breadth();
  await touch('touchStart', ...beside(30));
  for (const by of [40, 50, 60]) await touch('touchMove', ...beside(by));
  await touch('touchEnd');
  await expect.poll(breadth).toBeGreaterThan(before * 1.3);

  const { y } = await lab.place('r.1');
  await touch('touchStart', middle);
  for (const by of [10, 20, 40]) await touch('touchMove', [middle[0], middle[1] + by]);
  await touch('touchEnd');
  await expect.poll(async () => (await lab.nodes())['r.1'].y).toBeGreaterThan(y + 15);
});

test('every control of every pane lies within the width of the screen, and none is covered', async ({ page }) => {
  const lab = await Lab.open(page);
  for (const pane of ['Tree', 'Position', 'Code', 'Node']) {
    await lab.host.getByRole('tab', { name: pane, exact: true }).tap();
    await lab.settled();
    const outside = await lab.host.evaluate((host) => [...host.shadowRoot.querySelectorAll('button, select, input, textarea')]
      // The line of options goes on sideways.
      .filter((element) => element.checkVisibility() && !element.closest('.in-sight'))
      .map((element) => [element.getAttribute('aria-label') ?? element.textContent, element.getBoundingClientRect()])
      .filter(([, box]) => box.left < 0 || box.right > innerWidth)
      .map(([name, box]) => `${name}: ${box.left} to ${box.right}`));
    expect(outside, pane).toEqual([]);
    expect(await page.evaluate(() => document.scrollingElement.scrollWidth), pane).toBeLessThanOrEqual(390);
  }
});

test('game, algorithm, language and position can be changed by finger', async ({ page }) => {
  const lab = await Lab.open(page);
  await lab.openMenu();
  await lab.picker('Game').selectOption('Tic-tac-toe');
  await lab.chooseAlgorithm('MCTS');
  await page.keyboard.press('Escape');
  await lab.host.getByRole('tab', { name: 'Position', exact: true }).tap();
  await lab.picker('Positions').selectOption('A fork for ×');
  await lab.host.getByRole('gridcell', { name: 'square b3: empty' }).tap();
  await expect(lab.field('Position as text')).toHaveValue('xo./.o./..x');
  await lab.button('中文（切换到中文）').tap();
  await expect(lab.host.getByRole('tab', { name: '局面', exact: true })).toBeVisible();
});

test('what a wide screen offers can be had on a phone: strides, speed, the counter, the link and the help', byNight(true), async ({ page }) => {
  const lab = await Lab.open(page);
  await expect.soft(lab.host.locator('.pace-key'), 'the counter').toContainText('0/38');
  await lab.openPace();
  await expect.soft(lab.button('Cut'), 'strides').toBeVisible();
  await expect.soft(lab.picker('Speed'), 'speed').toBeVisible();
  await page.keyboard.press('Escape');
  // There is no room for these at the top; they stand under the position.
  await lab.host.getByRole('tab', { name: 'Position', exact: true }).tap();
  await expect.soft(lab.button('Copy link'), 'the link').toBeVisible();
  await expect.soft(lab.button('Keys and help'), 'the help').toBeVisible();
});

test('tabs stay where they are, and the names in the bar above are whole', byNight(true), async ({ page }) => {
  const lab = await Lab.open(page);
  const games = ['Tree', 'Tic-tac-toe', 'Connect Four', 'Snake Go', 'St Petersburg game'];
  await lab.openMenu();
  for (const game of games) {
    await lab.picker('Game').selectOption(game);
    for (const key of [lab.picker('Game'), lab.algorithm]) {
      const cut = await key.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(cut, game).toBeLessThanOrEqual(0);
    }
  }
  const tops = new Set();
  for (const pane of ['Tree', 'Position', 'Code', 'Node']) {
    const tab = lab.host.getByRole('tab', { name: pane, exact: true });
    await tab.tap();
    tops.add((await tab.boundingBox()).y);
  }
  expect([...tops]).toHaveLength(1);
});

test('the tools of the drawing come when they are asked for and cover nothing before', byNight(true), async ({ page }) => {
  const lab = await Lab.open(page);
  await expect(lab.button('Zoom in')).toBeHidden();
  await lab.button('Tools of the drawing').tap();
  const spread = async () => (({ 'r.0': one, 'r.2': other }) => other.x - one.x)(await lab.nodes());
  const before = await spread();
  await lab.button('Zoom in').tap();
  await expect.poll(spread).toBeGreaterThan(before * 1.2);
  await lab.button('Tools of the drawing').tap();
  await expect(lab.button('Zoom in')).toBeHidden();
});

test('in an embed on a phone the rows of a tree stand at least 64 pixels apart', byNight(true), async ({ page }) => {
  const lab = await Lab.inNotes(page, { view: 'tree', config: JSON.stringify({ game: { kind: 'tree', tree: [[5, 6], [2, 1], [3, 2]] }, algorithm: { kind: 'alpha-beta' } }) });
  const { r, 'r.0': child, 'r.0.0': leaf } = await lab.nodes();
  expect(Math.min(child.y - r.y, leaf.y - child.y)).toBeGreaterThanOrEqual(64);
});

for (const { lang, locale, begin, said } of [
  { lang: 'en', locale: 'en-GB', begin: 'Open the lab', said: /leaf\s1 is pruned\.$/ },
  { lang: 'zh', locale: 'zh-CN', begin: '进入实验室', said: /剪去叶节点\s1。$/ },
]) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale });

    test('a stranger’s path by finger: in at the gallery, a step, the cut, its node, a game against the machine, and back', async ({ page }) => {
      await open(page, './');
      const lab = new Lab(page, lang);
      const game = new Game(page, lang);
      const tab = (name) => lab.host.getByRole('tab', { name, exact: true });
      await lab.host.getByRole('link', { name: begin }).tap();
      await lab.isAt(25);
      await expect(lab.sentence).toHaveText(said);
      await lab.button(lab.words.back).tap();
      await lab.isAt(24);
      await lab.button(lab.words.forward).tap();
      await lab.isAt(25);
      const [box, { x, y }] = [await lab.canvas.boundingBox(), await lab.place('r.1')];
      await page.touchscreen.tap(box.x + x, box.y + y);
      await tab(lab.words.node).tap();
      await expect(lab.inspector.locator('.big')).toContainText('≤ 2');
      await tab(lab.words.code).tap();
      await expect(lab.host.locator('.code [aria-current]').first()).toBeVisible();
      await tab(lab.words.tree).tap();
      await lab.openMenu();
      await lab.picker(lab.words.game).selectOption(lab.words.ticTacToe);
      await game.part(game.words.play).tap();
      await expect(game.turn).toContainText(game.words.yourTurn);
      await game.cells.first().tap();
      await expect(game.moves).toHaveCount(2);
      await expect(game.turn).toContainText(game.words.yourTurn);
      await game.button(game.words.why).tap();
      // The move that all 100 iterations led to: until then the sentences change, and what is below them moves.
      await expect(lab.sentence).toContainText('100');
      await game.button(game.words.back).tap();
      await expect(game.moves).toHaveCount(2);
    });
  });
}
