// Where the focus is after something has changed: what was in hand keeps it, and where that has gone the keys work all the same.
import { byNight, expect, test } from './page.mjs';
import { Game } from './game.mjs';
import { Lab } from './lab.mjs';

const START = '[[5,6],[2,1],[3,2]]';

test('a change of language or theme leaves the focus where it is', byNight(true), async ({ page }) => {
  const lab = await Lab.open(page);
  const isHeld = () => lab.host.evaluate(({ shadowRoot }) => shadowRoot.activeElement !== null && shadowRoot.activeElement === window.held);
  const places = [lab.slider, lab.button('Forward'), lab.outline.getByRole('treeitem').nth(1), lab.canvas];
  for (const place of places) {
    await place.focus();
    await lab.host.evaluate(({ shadowRoot }) => { window.held = shadowRoot.activeElement; });
    for (const lang of ['zh-CN', 'en']) {
      await page.keyboard.press('l');
      await expect(lab.host.getByRole('main')).toHaveAttribute('lang', lang);
      await lab.settled();
      expect(await isHeld()).toBe(true);
    }
    await page.keyboard.press('t');
    await lab.settled();
    expect(await isHeld()).toBe(true);
  }
  const language = lab.host.getByRole('button', { name: /中文|English/ });
  await language.focus();
  await page.keyboard.press('Enter');
  await expect(lab.host.getByRole('main')).toHaveAttribute('lang', 'zh-CN');
  await expect(language).toBeFocused();
});

test('an undo leaves the focus in the outline where it was in hand there, and at its button where it was pressed', byNight(true), async ({ page }) => {
  const lab = await Lab.open(page);
  const says = (text) => expect(lab.field('Tree as text')).toHaveValue(text);
  const row = lab.outline.getByRole('treeitem').filter({ hasText: /^C, Min/ });
  const role = () => lab.host.evaluate(({ shadowRoot }) => shadowRoot.activeElement?.getAttribute('role'));
  await row.focus();
  await page.keyboard.press('Delete');
  await says('[[5,6],[3,2]]');
  await page.keyboard.press('Control+z');
  await says(START);
  await lab.settled();
  expect(await role()).toBe('treeitem');
  for (const [name, text] of [['Redo', '[[5,6],[3,2]]'], ['Undo', START]]) {
    await lab.button(name).focus();
    await page.keyboard.press('Enter');
    await says(text);
    await lab.settled();
    await expect(lab.button(name)).toBeFocused();
  }
});

test('from a game to the search behind a move and back the keys work at once', async ({ page }) => {
  const machine = { algorithm: { kind: 'alpha-beta', depth: 2 } };
  const game = await Game.at(page, { game: { kind: 'connect-four' }, seats: ['person', machine], moves: [3] });
  await expect(game.moves).toHaveCount(2);
  await game.awaited();
  await game.button(/^Why .*\?$/).click();
  const lab = new Lab(page);
  await lab.recorded();
  await lab.press('Home', 0);
  await lab.press('ArrowRight', 1);
  await game.button('Back to the game').click();
  await expect(game.turn).toContainText('Your turn');
  await page.keyboard.press('Home');
  await expect(game.now).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(game.now).toContainText('1');
  // And by the parts of the page.
  await game.part('Lab').click();
  await lab.isAt(1);
  await lab.press('ArrowRight', 2);
  await game.part('Play').click();
  await expect(game.now).toContainText('1');
  await page.keyboard.press('ArrowRight');
  await expect(game.now).toContainText('2');
});

test('the first stop of the tab key leads past the bar and the panes to the player', async ({ page }) => {
  const lab = await Lab.open(page);
  await page.keyboard.press('Tab');
  await expect(lab.button('To the player')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(lab.slider).toBeFocused();
});
