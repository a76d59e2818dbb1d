// What few pages need at once is a module of its own: who asks for it, who does without, and what is said where it cannot be had.
import { Game } from './game.mjs';
import { Lab } from './lab.mjs';
import { notes, ready } from './notes.mjs';
import { expect, test } from './page.mjs';

const TREE = 'game="tree" tree="[[5,6],[2,1],[3,2]]" algorithm="alpha-beta"';
const MORE = '**/more-*.wasm';
const CHESS = { v: 1, game: { kind: 'chess', fen: '6k1/5ppp/8/8/8/8/5PPP/R5K1' }, algorithm: { kind: 'minimax', depth: 1 } };
const EXERCISE = { v: 1, ask: [{ kind: 'values' }], game: { kind: 'tree', tree: [[3, 5], [2, 9]] }, algorithm: { kind: 'minimax' } };

const figure = (page) => new Lab(page, 'en', page.locator('ply-scope').first());

/** Presses the button that goes one stride on, until this step is reached. */
async function forward(lab, step) {
  for (let at = 1; at <= step; at += 1) {
    await lab.button(lab.words.forward).click();
    await lab.isAt(at);
  }
}

/** The addresses of what few pages need, as they are asked for. */
function asked(page) {
  const addresses = [];
  page.on('request', (request) => { if (/\/more-\w+\.wasm/.test(request.url())) addresses.push(request.url()); });
  return addresses;
}

/** Lets nobody have it, until the function that is returned is called. */
async function withhold(page, trouble) {
  trouble.allow(/Failed to load resource|request failed|ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.route(MORE, (route) => route.abort('internetdisconnected'));
  return () => page.unroute(MORE);
}

test('a figure without room for panes does without, and a wide one has them', async ({ page }) => {
  const addresses = asked(page);
  await page.setViewportSize({ width: 780, height: 700 });
  await notes(page, `<ply-scope loading="eager" ${TREE}></ply-scope>`);
  await ready(page);
  await forward(figure(page), 3);
  expect(addresses).toEqual([]);
  await page.setViewportSize({ width: 1300, height: 700 });
  await expect(figure(page).host.locator('.code-pane')).toBeVisible();
  expect(addresses).toHaveLength(1);
});

test('without it the figure of the gallery steps, the lab says what is missing, and has it when it is tried again', async ({ page, trouble }) => {
  const give = await withhold(page, trouble);
  await page.goto('./');
  const host = page.locator('ply-scope');
  await expect(host).toHaveAttribute('data-state', 'ready');
  const before = await host.locator('[role=slider]').getAttribute('aria-valuenow');
  await host.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(host.locator('[role=slider]')).not.toHaveAttribute('aria-valuenow', before);
  await host.getByRole('link', { name: 'Lab', exact: true }).click();
  await expect(host.locator('.stage canvas, .stage svg').first()).toBeVisible();
  await expect(host.locator('.awaited')).toContainText('could not be loaded');
  await give();
  await host.getByRole('button', { name: 'Try again' }).click();
  await expect(host.locator('.pane.pos')).toBeVisible();
  await expect(host.locator('.awaited')).toHaveCount(0);
});

test('an exercise waits for it, and starts anew once it can be had', async ({ page, trouble }) => {
  const give = await withhold(page, trouble);
  await notes(page, `<ply-scope loading="eager" exercise='${JSON.stringify(EXERCISE)}'>The task.</ply-scope>`);
  const { host } = figure(page);
  await expect(host).toHaveAttribute('data-state', 'error');
  await expect(host.getByText('The task.')).toBeVisible();
  await give();
  await host.evaluate((element) => element.reset());
  await ready(page);
  await expect(host.locator('.asked')).toBeVisible();
});

test('a position of chess fetches it, in a figure that had another', async ({ page }) => {
  const addresses = asked(page);
  await page.setViewportSize({ width: 700, height: 700 });
  await notes(page, `<ply-scope loading="eager" ${TREE}></ply-scope>`);
  await ready(page);
  const { host } = figure(page);
  await host.evaluate((element, spec) => { element.spec = spec; }, CHESS);
  await expect.poll(() => host.evaluate((element) => element.spec?.game.kind)).toBe('chess');
  await forward(figure(page), 2);
  expect(addresses).toHaveLength(1);
});

test('a lab with chess comes back after a reload, and a link to it opens where another search was', async ({ page }) => {
  await page.goto('./#lab');
  const host = page.locator('ply-scope');
  await expect(host).toHaveAttribute('data-state', 'ready');
  await host.getByRole('combobox', { name: 'Game' }).selectOption('Chess');
  await expect.poll(() => host.evaluate((element) => element.spec.game.kind)).toBe('chess');
  await expect.poll(() => page.url()).toContain('#1=');
  const chess = page.url();
  await page.goto('./#lab');
  await page.reload();
  await expect.poll(() => host.evaluate((element) => element.spec?.game.kind)).toBe('chess');
  await host.getByRole('combobox', { name: 'Game' }).selectOption('Nim');
  await expect.poll(() => host.evaluate((element) => element.spec.game.kind)).toBe('nim');
  // What is kept is Nim, so the page begins without; the link comes later.
  await page.goto('./#gallery');
  await page.reload();
  await expect(host).toHaveAttribute('data-state', 'ready');
  await page.evaluate((address) => { location.hash = new URL(address).hash; }, chess);
  await expect.poll(() => host.evaluate((element) => element.spec?.game.kind)).toBe('chess');
});

test('a game of chess is opened by its link, and the machine finds its move in a worker', async ({ page }) => {
  const machine = { algorithm: { kind: 'alpha-beta', depth: 2 } };
  const game = await Game.at(page, { game: { kind: 'chess', fen: '6k1/5ppp/8/8/8/8/5PPP/R5K1' }, seats: [machine, 'person'] });
  await expect(game.moves).toHaveCount(1);
  await expect(game.moves.first()).toContainText('Ra8#');
});
