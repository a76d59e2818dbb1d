// Whole games in the page, with pointer, keyboard and finger, in both languages; why a machine moved and back; what is kept.
import { byNight, expect, test } from './page.mjs';
import { Game, link } from './game.mjs';
import { Lab, specOf } from './lab.mjs';
import { instances, notes, ready, spoil, watch } from './notes.mjs';

const LANGUAGES = [{ lang: 'en', locale: 'en-US' }, { lang: 'zh', locale: 'zh-CN' }];
const ALPHA_BETA = { algorithm: { kind: 'alpha-beta' } };
const TIC_TAC_TOE = { game: { kind: 'tic-tac-toe' } };

for (const { lang, locale } of LANGUAGES) {
  test.describe(`in ${lang}`, byNight(lang === 'zh'), () => {
    test.use({ locale });

    test('nobody beats the top level at tic-tac-toe, clicking whatever is free', async ({ page }) => {
      const game = await Game.begin(page, 'ticTacToe', lang);
      await game.sit('Min', game.words.strong);
      for (let moves = 1; !await game.awaited(); moves += 2) {
        await expect(game.moves).toHaveCount(moves - 1);
        await game.cells.first().click();
        await expect(game.moves).not.toHaveCount(moves - 1);
      }
      await expect(game.turn).toHaveText(new RegExp(`${game.words.draw}|${game.words.lose}`, 'u'));
    });

    test('Nim is played by keyboard alone', async ({ page }) => {
      const game = await Game.at(page, { game: { kind: 'nim', heaps: [1, 2] }, seats: ['person', ALPHA_BETA] }, lang);
      await game.cells.first().waitFor();
      // The tab key comes to the board's first cell, the arrows walk on.
      while (!await game.board.locator('.cell:focus').count()) await page.keyboard.press('Tab');
      // Of (1,2) one of the two stones is taken, the upper one.
      await game.walk('ArrowRight');
      await game.walk('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(game.moves).toHaveCount(2);
      await game.awaited();
      await game.cells.first().focus();
      await page.keyboard.press('Enter');
      await expect(game.turn).toHaveText(game.words.nothingLeft);
      // The whole game backwards and on again.
      await game.host.locator('.ply').focus();
      await page.keyboard.press('Home');
      await expect(game.now).toHaveCount(0);
      await page.keyboard.press('ArrowRight');
      await expect(game.now).toContainText('1');
      await page.keyboard.press('End');
      await expect(game.turn).toHaveText(game.words.nothingLeft);
    });

    test('why a machine moved is opened at its decision, stepped through, and left for the game', async ({ page }) => {
      const game = await Game.begin(page, 'connectFour', lang);
      await game.cells.nth(3).click();
      await game.awaited();
      const said = await game.talk.locator('.happened p').first().textContent();
      await game.button(game.words.why).click();
      const lab = new Lab(page, lang);
      const length = await lab.recorded();
      await lab.isAt(length);
      expect((await lab.spec()).game).toMatchObject({ kind: 'connect-four', position: '...x...' });
      await lab.press('ArrowLeft', length - 1);
      await game.button(game.words.back).click();
      await expect(game.talk.locator('.happened p').first()).toHaveText(said);
      await expect(game.moves).toHaveCount(2);
      await expect(game.cells.first()).toBeVisible();
    });
  });
}

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('Connect Four is played to its end by taps', async ({ page }) => {
    const game = await Game.begin(page, 'connectFour');
    await game.sit('Min', 'random');
    for (let over = await game.awaited(); !over; over = await game.awaited()) {
      const before = await game.moves.count();
      await game.cells.first().tap();
      await expect.poll(() => game.moves.count()).toBeGreaterThan(before);
    }
    await expect(game.turn).toHaveText(/^(You (win|lose): 4 in a row|A draw: the board is full)\.$/);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
});

test('a piece is dragged to where it goes, with legal places shown', async ({ page }) => {
  const game = await Game.at(page, { game: { kind: 'chess' }, seats: ['person', 'person'] });
  const cell = (name) => game.host.getByRole('gridcell', { name });
  await cell('square e2: Max pawn').dragTo(cell('square e4: empty'));
  await expect(cell('square e4: Max pawn')).toBeVisible();
  await cell('square g8: Min knight').click();
  await expect(cell('square f6: empty')).toHaveClass(/open/);
  await cell('square f6: empty').click();
  await expect(game.moves).toHaveCount(2);
  await expect(game.moves.nth(1)).toContainText('Nf6');
});

test('the strong level solves Connect Four from the eighth disc on, says how it ends, and shows the search that this spares', async ({ page }) => {
  const strong = { algorithm: { kind: 'alpha-beta', order: 'killer', table: true }, millis: 1000, solver: true };
  const game = await Game.at(page, { game: { kind: 'connect-four', moves: '44444432' }, seats: ['person', strong], moves: [0] });
  await expect(game.talk).toContainText('Min played column 3: Min wins in 33 plies, whatever the replies.', { timeout: 30_000 });
  await game.show('values');
  await expect(game.host.locator('.saw tr')).toHaveText(['3 ★Min wins in 33 plies', '5Max wins in 30 plies', '6Max wins in 30 plies', '1Max wins in 30 plies', '7Max wins in 30 plies', '2Max wins in 12 plies']);
  await expect(game.host.locator('.saw h2')).toContainText('solved');
  await game.show('search');
  await expect(game.host.locator('.searched')).toContainText('The solver chose this move');
});

test('in Pig a 1 is told with what it costs', byNight(true), async ({ page }) => {
  const game = await Game.at(page, { game: { kind: 'pig' }, seats: ['person', 'person'], moves: [0, 3, 0, 0] });
  await expect(game.talk).toContainText('a roll of 1. Max loses the 4 points of this turn.');
});

test('in Pig the die falls as often as one dares, and what it shows is written down', byNight(true), async ({ page }) => {
  const game = await Game.at(page, { game: { kind: 'pig', goal: 10 }, seats: ['person', { algorithm: { kind: 'mcts', iterations: 10 } }] });
  await expect(game.turn).toContainText('Your turn');
  await game.ways.filter({ hasText: 'roll' }).click();
  await expect(game.moves.nth(1)).toContainText(/● ?[1-6]/);
  while (!await game.awaited()) {
    const before = await game.moves.count();
    await game.ways.filter({ hasText: 'roll' }).click();
    await expect.poll(() => game.moves.count()).toBeGreaterThan(before + 1);
  }
  await expect(game.turn).toHaveText(/You (win|lose): \d+ : \d+ points\./);
});

test('machines play each other to the end, wait when they are told to, and go on', byNight(true), async ({ page }) => {
  // The third move is thought about until it is allowed.
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    window.allowed = 2;
    Worker.prototype.postMessage = function post(...order) {
      // The tree beside the board is recorded in a worker of its own.
      if (order[0].Think) window.allowed -= 1;
      if (window.allowed >= 0) postMessage.apply(this, order);
    };
  });
  const game = await Game.at(page, { ...TIC_TAC_TOE, seats: [ALPHA_BETA, ALPHA_BETA] });
  await expect(game.moves).toHaveCount(2);
  await game.button('Pause').click();
  await page.evaluate(() => { window.allowed = 9; });
  await game.button('Play').click();
  await expect(game.turn).toHaveText('A draw: the board is full.', { timeout: 20_000 });
  await expect(game.moves).toHaveCount(9);
});

test('moves are taken back and made again; another move keeps the old line, and one can return to it', byNight(true), async ({ page }) => {
  const game = await Game.at(page, { ...TIC_TAC_TOE, seats: ['person', 'person'], moves: [0, 0, 0, 0] });
  await expect(game.moves).toHaveCount(4);
  await game.button('Take back').click();
  await expect(game.now).toContainText('3');
  await game.button('Redo').click();
  await expect(game.now).toContainText('4');
  await game.moves.nth(1).getByRole('button').click();
  await expect(game.talk).toContainText('What if?');
  const line = await game.moves.allTextContents();
  await game.host.getByRole('gridcell', { name: 'square b2: empty' }).click();
  await expect(game.moves).toHaveCount(3);
  await game.button('Previous line').click();
  await expect.poll(() => game.moves.allTextContents()).toEqual(line);
  await game.button('Previous line').click();
  await expect(game.moves).toHaveCount(3);
  await game.button('New game').click();
  await expect(game.moves).toHaveCount(0);
});

test('whoever has the focus on a move keeps it when another is made', byNight(true), async ({ page }) => {
  const game = await Game.at(page, { ...TIC_TAC_TOE, seats: ['person', 'person'], moves: [0, 0, 0] });
  const second = game.moves.nth(1).getByRole('button');
  await second.focus();
  const text = await second.textContent();
  await game.cells.first().evaluate((cell) => cell.click());
  await expect(game.moves).toHaveCount(4);
  await expect(game.host.locator('.played :focus')).toHaveText(text);
});

test('sides are swapped, and the machine goes on with the other one', byNight(true), async ({ page }) => {
  const game = await Game.at(page, { ...TIC_TAC_TOE, seats: ['person', ALPHA_BETA] });
  await game.button('Swap sides').click();
  await expect(game.moves).toHaveCount(1);
  await expect(game.turn).toHaveText('▼ Your turn');
});

test('a position is set up in the lab and played from', byNight(true), async ({ page }) => {
  const game = await Game.at(page, { game: { kind: 'nim', heaps: [3, 4] }, seats: ['person', 'person'] });
  await game.button('Set up a position').click();
  await game.host.getByRole('textbox', { name: 'Position as text' }).fill('(5)');
  await game.button('Play from this position').click();
  await expect(game.cells).toHaveCount(5);
  await game.button('The game before').click();
  await expect(game.cells).toHaveCount(7);
});

test('a machine that thinks tells how far it is, and stopped plays the best it has', async ({ page }) => {
  const machine = { algorithm: { kind: 'alpha-beta', order: 'best', table: true }, millis: 600_000 };
  const game = await Game.at(page, { game: { kind: 'connect-four' }, seats: [machine, 'person'] });
  await expect(game.talk.locator('.progress')).toContainText(/depth \d+/);
  await game.button('Stop and play').click();
  await expect(game.turn).toHaveText('▼ Your turn');
  await expect(game.moves).toHaveCount(1);
  // What it had reached is enough to search the same again.
  await game.button(/^Why .*\?$/).click();
  await expect.poll(async () => (await new Lab(page).spec()).algorithm.depth).toBeGreaterThan(0);
});

test('a move in a sentence is no bare number, and the line that is expected says that it comes then', byNight(true), async ({ page }) => {
  const machine = { algorithm: { kind: 'alpha-beta', depth: 4 } };
  const game = await Game.at(page, { game: { kind: 'connect-four' }, seats: [machine, 'person'] });
  await expect(game.talk.locator('.happened p').first()).toHaveText(
    /^Max played column.4: a search 4 plies deep finds none of the 7 moves better for Max\. Value for Max: ≈.*\. Expected next: Min column.\d, Max column.\d, Min column.\d\.$/,
  );
  // What it saw of each move stands beside the board, the one it played first; where all are equal none has a star.
  await expect(game.host.locator('.saw h2')).toContainText(/depth 4 · [\d,]+ nodes/);
  await expect(game.host.locator('.saw tr').first()).toContainText(/4.*≈/);
  await expect(game.host.locator('.saw tr')).toHaveCount(7);
  await expect(game.button('Why column 4?')).toBeVisible();
});

test('values of moves belong to the position that is played: the search behind a move shows none', byNight(true), async ({ page }) => {
  const machine = { algorithm: { kind: 'alpha-beta', depth: 2 } };
  const game = await Game.at(page, { game: { kind: 'tic-tac-toe' }, seats: ['person', machine] });
  await game.cells.first().click();
  await expect(game.moves).toHaveCount(2);
  await page.keyboard.press('v');
  await expect(game.cells.locator('small').first()).toBeVisible();
  await game.button(/^Why .*\?$/).click();
  const lab = new Lab(page);
  await expect(lab.sentence).toContainText('takes');
  await expect(lab.host.locator('[role=gridcell] small')).toHaveCount(0);
});

test('the tree of the machine’s search stands beside the board, and a node that is picked has its position on it', async ({ page }) => {
  const machine = { algorithm: { kind: 'alpha-beta', depth: 3 } };
  const game = await Game.at(page, { game: { kind: 'connect-four' }, seats: ['person', machine] });
  await expect(game.host.locator('.searched')).toContainText('The tree of a machine’s search stands here');
  await game.cells.nth(3).click();
  await expect(game.moves).toHaveCount(2);
  await game.awaited();
  const canvas = game.host.locator('.searched canvas');
  await expect(game.host.locator('.searched .own-found')).toContainText(/2\. column.\d.*\d+ nodes/u);
  // A child of the root stands somewhere in the second row.
  const { width, height } = await canvas.boundingBox();
  for (let part = 1; part < 60 && !await game.host.locator('.game.ghost').count(); part += 1) {
    await canvas.click({ position: { x: (part * width) / 60, y: height * 0.4 } });
  }
  await expect(game.board).toContainText(/In the search, after column.\d/u);
  await expect(game.cells).toHaveCount(0);
  // A press on the board comes back, and makes no move.
  await game.host.getByRole('gridcell').nth(3).click();
  await expect(game.host.locator('.game.ghost')).toHaveCount(0);
  await expect(game.cells).not.toHaveCount(0);
  await expect(game.moves).toHaveCount(2);
});

test('hints stand on the columns of Connect Four, and beside the board where a move is no cell', async ({ page }) => {
  const game = await Game.at(page, { game: { kind: 'connect-four', moves: '4453334' }, seats: ['person', 'person'] });
  await game.button('Hint').click();
  await expect(game.board.locator('.cell small')).toHaveCount(7);
  await expect(game.board.locator('.cell small', { hasText: '★' }).first()).toBeVisible();
  const pig = await Game.at(page, { game: { kind: 'pig', goal: 10 }, seats: ['person', 'person'], moves: [0, 3] });
  await pig.button('Hint').click();
  await expect(pig.host.locator('.seen .rows').first()).toBeVisible();
});

test('after a press on the board the arrow keys step through the game', async ({ page }) => {
  const game = await Game.at(page, { ...TIC_TAC_TOE, seats: ['person', 'person'] });
  for (let moves = 1; moves <= 2; moves += 1) {
    await game.cells.first().click();
    await expect(game.moves).toHaveCount(moves);
  }
  await page.keyboard.press('ArrowLeft');
  await expect(game.now).toContainText('1');
});

test('at the end one looks the game over and tries again from the mistake', async ({ page }) => {
  const game = await Game.at(page, { ...TIC_TAC_TOE, seats: ['person', 'person'], moves: [0, 0, 0, 0, 0, 0, 0] });
  await game.button('Review my mistakes').click();
  await expect(game.host.locator('.wrong li')).toHaveText([
    /^Move 2, b3: now Max wins. With b2 it stays a draw./u, /^Move 3, c3: Max gives a win away, now it is a draw. With a2 Max still wins./u, /^Move 4, a2: now Max wins. With b2 it stays a draw./u,
  ]);
  await game.button('Try again from move 2').click();
  await expect(game.talk).toContainText('What if?');
  await game.host.getByRole('gridcell', { name: 'square b2: empty' }).click();
  await expect(game.moves).toHaveCount(2);
});

test('after a reload the machine still says why it moved, and what was found stands there', async ({ page }) => {
  const game = await Game.begin(page, 'connectFour');
  await game.sit('Min', 'easy');
  await game.cells.nth(3).click();
  await game.awaited();
  await game.show('review');
  await game.button('Review the game').click();
  await expect(game.host.locator('.looked-over summary')).toBeVisible();
  await expect(game.button('Review the game')).toBeVisible();
  const said = await game.talk.locator('.happened p').first().textContent();
  const before = await game.host.locator('.graph circle').count();
  await game.keeps(/insight/);
  await page.reload();
  await expect(game.talk.locator('.happened p').first()).toHaveText(said);
  await expect(game.host.locator('.graph circle')).toHaveCount(before);
  await expect(game.host.locator('.looked-over summary')).toBeVisible();
});

test('from the search behind a move the browser leads back to the game', byNight(true), async ({ page }) => {
  const machine = { algorithm: { kind: 'alpha-beta', depth: 2 } };
  const game = await Game.at(page, { game: { kind: 'connect-four' }, seats: ['person', machine] });
  await game.cells.first().click();
  await expect(game.moves).toHaveCount(2);
  await game.button(/^Why .*\?$/).click();
  // The address takes the step of the decision a little later than the search.
  await expect.poll(() => specOf(page.url())?.step ?? 0).toBeGreaterThan(0);
  await page.goBack();
  await expect(game.turn).toContainText('Your turn');
  await expect(game.moves).toHaveCount(2);
  await page.goForward();
  await expect(new Lab(page).sentence).toContainText('takes column');
});

test('a value is exact where the end was seen, and says so by having no sign', byNight(true), async ({ page }) => {
  const deep = { algorithm: { kind: 'alpha-beta', table: true }, nodes: 300 };
  const game = await Game.at(page, { ...TIC_TAC_TOE, seats: ['person', deep] });
  await game.cells.first().click();
  await expect(game.talk).toContainText(/Min played .* better for Min\. Value for Max: ≈\s/u);
  // Who plays is as in the link, whoever has played before.
  await Game.at(page, { game: { kind: 'tic-tac-toe', position: 'xo./.x./.o.' }, seats: [deep, 'person'] });
  await expect(game.talk).toContainText(/Max played .*: Max wins after it, whatever the replies\./u);
});

test('on a tablet the whole board stays on the screen, however long the column beside it is', byNight(true), async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const game = await Game.at(page, { game: { kind: 'connect-four' }, seats: ['person', 'person'], moves: Array(14).fill(0) });
  await expect(game.moves).toHaveCount(14);
  await game.host.locator('.score details summary').click();
  await expect(game.board.locator('.board')).toBeInViewport({ ratio: 1 });
  await game.host.locator('.line-of-game').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 2000);
  await expect(game.board.locator('.board')).toBeInViewport({ ratio: 1 });
});

test('the help tells the keys of the game while one is played', byNight(true), async ({ page }) => {
  const game = await Game.at(page, { ...TIC_TAC_TOE, seats: ['person', 'person'] });
  const help = game.host.getByRole('dialog');
  await page.keyboard.press('?');
  await expect(help).toContainText('take back or redo');
  await expect(help).not.toContainText('next cut');
  // No key stands there twice.
  const keys = await help.locator('dl').nth(1).locator('dt').allTextContents();
  expect(new Set(keys).size).toBe(keys.length);
  await page.keyboard.press('Escape');
  await game.part('Lab').click();
  await page.keyboard.press('?');
  await expect(help).toContainText('next cut');
  await expect(help).not.toContainText('take back or redo');
});

test('the lab’s algorithm sits down with its options and a budget', byNight(true), async ({ page }) => {
  const lab = await Lab.withSpec(page, { ...TIC_TAC_TOE, algorithm: { kind: 'mcts', iterations: 77 } });
  const game = new Game(page);
  await game.part('Play').click();
  await game.sit('Min', 'as in the lab');
  await game.cells.first().click();
  await expect(game.talk).toContainText(/\d+ of 77 playouts went through it/);
  await game.picker('Thinking limit').selectOption('nodes');
  const budget = game.host.getByRole('spinbutton', { name: 'Thinking limit' });
  await budget.fill('300');
  await budget.press('Enter');
  await game.cells.first().click();
  await expect(game.host.locator('.saw')).toContainText('300 iterations');
  await expect(lab.notice).toBeEmpty();
});

test.describe('what is kept', () => {
  const started = { ...TIC_TAC_TOE, seats: ['person', 'person'] };

  test('a game comes back after a reload as it was left, the mode and the moves taken back too', async ({ page }) => {
    const game = await Game.begin(page, 'ticTacToe');
    await game.sit('Min', 'Person');
    for (let moves = 1; moves <= 3; moves += 1) {
      await game.cells.first().click();
      await expect(game.moves).toHaveCount(moves);
    }
    await game.button('Take back').click();
    await expect(game.now).toContainText('2');
    await game.keeps(/"at":2/);
    await page.reload();
    await expect(game.moves).toHaveCount(3);
    await expect(game.now).toContainText('2');
    // The address of the page itself leads to the gallery, and from there it is one press, in another tab too.
    const other = new Game(await page.context().newPage());
    await other.page.goto('./');
    await other.part('Play').click();
    await expect(other.moves).toHaveCount(3);
    await other.part('Lab').click();
    await other.keeps(/^lab/);
    await other.page.goto('./#lab');
    await expect(new Lab(other.page).sentence).not.toBeEmpty();
  });

  test('a link carries a game, and one that is damaged says so and takes nothing away', async ({ page }) => {
    const game = await Game.at(page, { ...started, moves: [4, 0] });
    await expect(game.moves).toHaveCount(2);
    await page.evaluate((hash) => { location.hash = hash; }, link({ v: 1, ...started, moves: [4, 99] }));
    await expect(game.notice).toContainText('moves');
    await expect(game.moves).toHaveCount(2);
    await page.evaluate((hash) => { location.hash = hash; }, link({ v: 1, ...started, moves: [8] }));
    await expect(game.moves).toHaveCount(1);
    // A moment later the address has nothing of the old game.
    await expect(page).toHaveURL(/#play&lang=en$/);
    await game.button('Copy link').click();
    await expect(page).toHaveURL(/#play=/);
  });

  test('storage that holds no game is said, and played on', byNight(true), async ({ page }) => {
    const stored = 'play\n{"v":1,"game":{"kind":"tic-tac-toe"},"moves":[99]}';
    await page.addInitScript((text) => localStorage.setItem('plyscope', text), stored);
    const lab = await Lab.open(page);
    await expect(lab.notice).toContainText('moves');
    await expect(lab.notice).toContainText('unread');
    await lab.picker('Game').selectOption('Nim');
    const game = new Game(page);
    await game.part('Play').click();
    await game.cells.first().click();
    await expect(game.moves).not.toHaveCount(0);
    // The new game has its place, what stood there another.
    await game.keeps(/nim/);
    expect(await page.evaluate(() => localStorage.getItem('plyscope-unread'))).toBe(stored);
  });

  test('the game before is still there after a reload', byNight(true), async ({ page }) => {
    const game = await Game.begin(page, 'nim');
    await game.sit('Min', 'Person');
    await game.cells.first().click();
    await expect(game.moves).toHaveCount(1);
    await game.part('Lab').click();
    await game.button('Play from this position').click();
    await expect(game.moves).toHaveCount(0);
    await game.keeps(/\nbefore /);
    await page.reload();
    await expect(game.button('The game before')).toBeVisible();
    await expect(game.moves).toHaveCount(0);
    await game.button('The game before').click();
    await expect(game.moves).toHaveCount(1);
  });

  for (const [how, block] of [
    ['closed', () => Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })],
    ['full', () => { Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }; }],
  ]) {
    test(`storage that is ${how} is said once and survived`, byNight(true), async ({ page }) => {
      await page.addInitScript(block);
      const game = await Game.at(page, started);
      await game.cells.first().click();
      await expect(game.notice).toContainText('storage is full or blocked');
      await game.notice.getByRole('button').click();
      await game.cells.first().click();
      await expect(game.moves).toHaveCount(2);
      await expect(game.notice).toBeEmpty();
    });
  }

  test('the game that is played is embedded as code, with its moves and its players, and comes back after a crash', byNight(true), async ({ page, trouble }) => {
    trouble.allow(/RuntimeError|RangeError/);
    await watch(page);
    const record = { ...TIC_TAC_TOE, seats: ['person', 'person'], moves: [4, 0, 1] };
    const game = await Game.at(page, record);
    await expect(game.moves).toHaveCount(3);
    await page.evaluate(() => {
      Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => ({ writeText: async (text) => { window.written = text; } }) });
    });
    await game.button('Embed').click();
    for (const place of ['iframe', 'HTML']) {
      await game.button(place).click();
      await expect.poll(() => page.evaluate(() => window.written ?? '')).toContain(place === 'HTML' ? '<ply-scope' : '<iframe');
    }
    const html = await page.evaluate(() => window.written);
    const config = /config="(play=[\w-]+)"/.exec(html)[1];
    await notes(page, `<ply-scope config="${config}"></ply-scope>`);
    await ready(page);
    const embedded = new Game(page);
    await expect(embedded.moves).toHaveCount(3);
    await embedded.cells.first().click();
    await expect(embedded.moves).toHaveCount(4);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await spoil(page, 0);
    // The second half of a click would be a move in the game that comes back.
    await page.keyboard.press('Home');
    await expect.poll(() => instances(page)).toEqual([0, 2]);
    await ready(page);
    await expect(embedded.moves).toHaveCount(3);
  });

  test('an embed of a game that cannot be read says so and keeps what stands in it', byNight(true), async ({ page }) => {
    await notes(page, '<ply-scope config="play=abc">The game.</ply-scope>');
    await expect(page.getByRole('alert')).toContainText('not set up right');
    await expect(page.getByText('The game.')).toBeVisible();
  });

  test('an embed plays and keeps nothing', byNight(true), async ({ page }) => {
    const lab = await Lab.inNotes(page, { config: JSON.stringify({ ...TIC_TAC_TOE, ...ALPHA_BETA }) });
    const game = new Game(page);
    await game.button('Play a game').click();
    await game.cells.first().click();
    await expect(game.moves).not.toHaveCount(0);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    expect(page.url()).not.toContain('#');
    await expect(lab.notice).toBeEmpty();
  });
});

test('a worker that breaks down is said, the game is kept, and one can try again', async ({ page, trouble }) => {
  trouble.allow(/broken/);
  let broken = true;
  const script = { contentType: 'text/javascript', body: "throw new Error('broken');" };
  await page.route('**/worker.js*', (route) => (broken ? route.fulfill(script) : route.continue()));
  const game = await Game.at(page, { ...TIC_TAC_TOE, seats: ['person', ALPHA_BETA] });
  await game.cells.first().click();
  await expect(game.talk).toContainText('The thinking was stopped by an error');
  await expect(game.moves).toHaveCount(1);
  broken = false;
  await game.button('Try again').click();
  await expect(game.moves).toHaveCount(2);
});

test('a node that is pointed at shows its position', byNight(true), async ({ page }) => {
  const lab = await Lab.withSpec(page, { ...TIC_TAC_TOE, algorithm: { kind: 'alpha-beta', depth: 1 } });
  await lab.canvas.hover({ position: await lab.place('r.0') });
  await expect(lab.host.locator('.peek').getByRole('img')).toHaveAttribute('aria-label', 'square a3: ×');
  await page.mouse.move(1, 1);
  await expect(lab.host.locator('.peek')).toHaveCount(0);
});

test('a game that nobody plays says so', byNight(true), async ({ page }) => {
  const lab = await Lab.open(page);
  await lab.picker('Game').selectOption('St Petersburg game');
  await new Game(page).part('Play').click();
  await expect(lab.notice).toContainText('No player makes a decision');
});
