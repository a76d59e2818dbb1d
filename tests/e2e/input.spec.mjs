// Input that is wrong: the page says where and what was expected, in both languages, and what was there before stays.
import { byNight, expect, test } from './page.mjs';
import { Lab } from './lab.mjs';

const LANGUAGES = [{ lang: 'en', locale: 'en-US' }, { lang: 'zh', locale: 'zh-CN' }];

/** What must outlive a wrong input. */
const kept = async (lab) => ({ ...(await lab.shown()), spec: await lab.spec() });

const TYPED = [
  {
    what: 'tree', game: 'Tree', field: 'treeText',
    wrong: [
      ['[[5,6],[2,1],[3,x]]', 'line 1, column 17: expected a number, a list', '第 1 行第 17 列：应为数字、列表'],
      ['[[5,6],\n[2,1}]', 'line 2, column 5: expected a comma or “]”', '第 2 行第 5 列：应为逗号或“]”'],
      ['{"mux":[1,2]}', 'expected max, min, chance', '应为 max、min、chance'],
      ['', 'line 1, column 1: expected a number, a list', '第 1 行第 1 列：应为数字、列表'],
    ],
    right: '[[5,6],[2,1]]', length: 28,
  },
  {
    what: 'list of heaps', game: 'Nim', field: 'positionText',
    wrong: [
      ['1 2 a', 'column 5: expected a whole number from 0 to 256 but found “a”', '第 5 列：应为 0 到 256 的整数，却是“a”'],
      ['100 200', 'expected at most 256 stones', '最多 256 颗石子'],
      ['', 'expected heap sizes such as 1 2 1', '应为各堆石子数，例如 1 2 1'],
    ],
    right: '2, 1',
  },
  {
    what: 'board', game: 'TicTacToe', field: 'positionText',
    wrong: [['x.q/.../...', 'column 3', '第 3 列'], ['xxx', 'expected nine squares but found 3', '3'], ['xxx/.../...', '×', '×']],
    right: 'xo./.o./..x',
  },
];

for (const { lang, locale } of LANGUAGES) {
  test.describe(`in ${lang}`, byNight(lang === 'zh'), () => {
    test.use({ locale });

    for (const { what, game, field, wrong, right, length } of TYPED) {
      test(`a wrong ${what} is refused with its place, and the search before it stays`, byNight(true), async ({ page }) => {
        const lab = await Lab.open(page, { lang });
        const index = ['Tree', 'TicTacToe', 'Nim'].indexOf(game);
        await lab.startOf({ index });
        await expect.poll(async () => (await lab.spec()).game.kind).toBe(['tree', 'tic-tac-toe', 'nim'][index]);
        await lab.slider.focus();
        await lab.press('Home', 0);
        for (let step = 1; step <= 12; step += 1) await lab.press('ArrowRight', step);
        const before = await kept(lab);
        const input = lab.field(lab.words[field]);
        for (const [text, english, chinese] of wrong) {
          await input.fill(text);
          await expect(lab.refusal).toBeVisible();
          await expect(lab.refusal).toContainText(lang === 'en' ? english : chinese);
          await expect(input).toHaveAttribute('aria-invalid', 'true');
          await expect(input).toHaveAccessibleDescription(await lab.refusal.textContent());
          await expect(input).toHaveValue(text);
          expect(await kept(lab)).toEqual(before);
        }
        await input.fill(right);
        await expect(lab.refusal).toHaveCount(0);
        await expect(input).toHaveValue(right);
        await expect(input).not.toHaveAttribute('aria-invalid', 'true');
        await lab.isAt(0);
        if (length) expect(await lab.length()).toBe(length);
      });
    }

    test('a link that cannot be read says why and shows the opening tree', async ({ page }) => {
      const said = {
        en: { damaged: 'damaged', version: '#1=', spec: 'game.kind', link: 'This link could not be read' },
        zh: { damaged: '损坏', version: '#1=', spec: 'game.kind', link: '无法读取这个链接' },
      }[lang];
      await Lab.open(page, { lang });
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => page.url()).toContain('#1=');
      const good = page.url().split('#')[1].split('&')[0];
      const links = [
        ['1=garbage', said.damaged], [`9=${good.slice(2)}`, said.version], [good.slice(0, -9), said.damaged],
        ['1=%E4%BD%A0', said.damaged], ['hello', said.version],
      ];
      for (const [fragment, why] of links) {
        await page.goto('about:blank');
        const lab = await Lab.open(page, { address: `./#${fragment}`, lang });
        await expect(lab.notice, fragment).toContainText(said.link);
        await expect(lab.notice, fragment).toContainText(why);
        expect((await lab.spec()).game).toEqual({ kind: 'tree', tree: [[5, 6], [2, 1], [3, 2]] });
        await lab.press('ArrowRight', 1);
      }
    });
  });
}

test('a broken link put into the address of an open page leaves what is shown as it is', byNight(true), async ({ page }) => {
  const lab = await Lab.open(page);
  await lab.picker('Positions').selectOption('Lecture notes: Y with A, B, C');
  await lab.isAt(0);
  for (let step = 1; step <= 7; step += 1) await lab.press('ArrowRight', step);
  const before = await kept(lab);
  await page.evaluate(() => { location.hash = '1=garbage'; });
  await expect(lab.notice).toContainText('This link could not be read');
  expect(await kept(lab)).toEqual(before);
  await lab.notice.getByRole('button', { name: 'Close' }).click();
  await expect(lab.notice).not.toContainText('link');
  // The next step puts the page's own address back.
  await lab.press('ArrowRight', 8);
  await expect.poll(() => page.url()).not.toContain('garbage');
});

test('a wrong config attribute is refused with its path, and the children of the element stay', byNight(true), async ({ page }) => {
  const configs = [
    ['{"game":{"kind":"nim","heaps":[1,"b"]},"algorithm":{"kind":"minimax"}}', /game\.heaps\[1\].*whole number/],
    ['{"game":{"kind":"tree","tree":[1,2]},"algorithm":{"kind":"alphabeta"}}', /algorithm\.kind.*"alpha-beta"/],
    ['{"game":{"kind":"tree","tree":[1,2]},"algorithm":{"kind":"minimax","dept":3}}', /dept.*unknown.*depth/],
    ['{"game":', /line 1, column \d+/],
    ['{"v":2,"game":{"kind":"nim","heaps":[1]},"algorithm":{"kind":"minimax"}}', /version 1/],
  ];
  for (const [config, why] of configs) {
    await page.route('**/notes.html', (route) => route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<!doctype html><html lang="en"><title>Notes</title><script type="module" src="./ply-scope.js"></script><body>',
    }));
    await page.goto('./notes.html');
    await page.evaluate((config) => {
      const element = document.createElement('ply-scope');
      element.setAttribute('config', config);
      element.append('A picture of the tree.');
      document.body.replaceChildren(element);
    }, config);
    await expect(page.getByRole('alert')).toContainText(why);
    await expect(page.locator('ply-scope')).toContainText('A picture of the tree.');
  }
});

test('a name that is HTML is shown as the text it is', async ({ page, context }) => {
  const dialogs = [];
  context.on('dialog', (dialog) => dialogs.push(dialog.message()) && dialog.dismiss());
  const name = '<img src=x onerror=alert(1)><script>alert(2)</script>';
  const tree = JSON.stringify({ name, max: [{ name: '"><b>B</b>', min: [1, 2] }, { min: [3, 4] }] });
  const lab = await Lab.open(page);
  await lab.field('Tree as text').fill(tree);
  await expect(lab.inspector.locator('h2')).toContainText(name);
  await lab.slider.focus();
  await lab.walkTo(`Max to move at ${name}: 2 moves.`);
  await expect(lab.outline.getByRole('treeitem').nth(1)).toContainText('"><b>B</b>');
  await page.keyboard.press('End');
  await lab.isAt(await lab.length());
  const foreign = await lab.host.evaluate((host) => host.shadowRoot.querySelectorAll('img, script, [onerror]').length);
  expect(foreign).toBe(0);
  expect(dialogs).toEqual([]);
});

test('MCTS on a tree outside 0 … 1 opens a tree that fits, says so, and one undo brings the tree back', byNight(true), async ({ page }) => {
  const lab = await Lab.open(page);
  for (let step = 1; step <= 5; step += 1) await lab.press('ArrowRight', step);
  const before = await kept(lab);
  await lab.chooseAlgorithm('MCTS');
  await expect(lab.notice).toContainText('MCTS cannot search the previous position: the values of its leaves are not rewards from 0 to 1.');
  await expect(lab.algorithm).toHaveText('MCTS');
  await expect(lab.picker('Positions').locator('option:checked')).toHaveText('Given results of playouts');
  await lab.press('i', 2);
  await expect(lab.sentence).toHaveText('Iteration 1 starts at the root.');
  await page.keyboard.press('Control+z');
  await expect(lab.algorithm).toHaveText('Alpha-beta');
  await expect.poll(async () => (await lab.spec()).game).toEqual(before.spec.game);
  // The notice undoes it, too, and has then nothing more to say.
  await lab.chooseAlgorithm('MCTS');
  await lab.notice.getByRole('button', { name: 'Undo' }).click();
  await expect(lab.algorithm).toHaveText('Alpha-beta');
  await expect.poll(async () => (await lab.spec()).game).toEqual(before.spec.game);
  await expect(lab.notice).toBeEmpty();
});

test('a depth limit without an estimate there is refused, and the list shows the limit that holds', byNight(true), async ({ page }) => {
  const lab = await Lab.open(page);
  await lab.picker('Depth limit').selectOption('1');
  await expect(lab.refusal).toContainText('depth 1 ends at node r.0');
  await expect(lab.picker('Depth limit').locator('option:checked')).toHaveText('none');
  expect((await lab.spec()).algorithm).toEqual({ kind: 'alpha-beta' });
});

test('nothing typed is lost: a draft outlives steps, a change of language and of theme', async ({ page }) => {
  const lab = await Lab.open(page);
  const input = lab.field('Tree as text');
  await input.fill('[[5, 6], [2,');
  await expect(lab.refusal).toBeVisible();
  const english = await lab.refusal.textContent();
  await lab.button('Forward').click();
  await lab.isAt(1);
  await lab.button('Switch between light and dark').click();
  await expect(input).toHaveValue('[[5, 6], [2,');
  await lab.button('中文（切换到中文）').click();
  const chinese = lab.field('树的文字写法');
  await expect(chinese).toHaveValue('[[5, 6], [2,');
  await expect(lab.refusal).not.toHaveText(english);
  await expect(lab.refusal).toContainText('第 1 行');
  // What is well-formed keeps its own spacing.
  await chinese.fill('[[5, 6],\n [2, 1]]');
  await expect(lab.refusal).toHaveCount(0);
  await expect(chinese).toHaveValue('[[5, 6],\n [2, 1]]');
  await lab.slider.focus();
  await lab.press('ArrowRight', 1);
  await expect(chinese).toHaveValue('[[5, 6],\n [2, 1]]');
});
