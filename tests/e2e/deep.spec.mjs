// Long searches, which a worker runs: all of tic-tac-toe under alpha-beta against a native fold of it, searches too long to
// record, and the button that stops them.
import { byNight, expect, test } from './page.mjs';
import { Lab } from './lab.mjs';
import { events, Fold } from './native.mjs';

const BOARD = { game: { kind: 'tic-tac-toe' }, algorithm: { kind: 'alpha-beta' } };

/** Numbers from 0 to 1 that look random and are the same each time. */
function numbers(seed) {
  let state = BigInt(seed);
  return () => {
    state = (state * 6364136223846793005n + 1442695040888963407n) & 0xffff_ffff_ffff_ffffn;
    return Number(state >> 11n) / 2 ** 53;
  };
}

test.describe('tic-tac-toe under alpha-beta', () => {
  let recorded;
  // Nothing to build where the native tests have run; from nothing it takes a minute.
  test.beforeAll(() => {
    test.setTimeout(300_000);
    recorded = events(BOARD);
  });

  test('at ten random steps and back at its end the page knows of twenty nodes what a native fold knows', { tag: '@nightly' }, async ({ page }) => {
    const lab = await Lab.open(page);
    await lab.startOf('Tic-tac-toe');
    await expect.poll(() => lab.spec()).toMatchObject(BOARD);
    expect(await lab.recorded()).toBe(recorded.length);
    const end = recorded.length;
    await lab.slider.focus();
    await lab.press('End', end);
    await expect(lab.count).toContainText(end.toLocaleString('en-US'));
    await expect(lab.inspector.locator('.cert').first()).toContainText('18,297nodes');
    await expect(lab.inspector.locator('.big')).toHaveText('0exact value');
    await expect(lab.sentence).toHaveText(/^Max takes a3, worth 0/);

    const random = numbers(2);
    const bar = await lab.slider.boundingBox();
    // A pixel of the bar is a step.
    const moments = Array.from({ length: 10 }, () => {
      const x = Math.floor(bar.x + random() * bar.width) + 1;
      return { x, step: Math.round(((x - bar.x) / bar.width) * end) };
    });
    const jump = async ({ x, step }) => {
      expect(await lab.slider.boundingBox(), 'the bar stays where it is').toEqual(bar);
      await page.mouse.click(x, bar.y + bar.height / 2);
      await lab.isAt(step);
    };
    for (const moment of moments) await jump(moment);
    expect(new Set(moments.map(({ step }) => step)).size).toBe(10);

    // One fold goes through all events and stops at those steps, and at the end.
    const fold = new Fold();
    let read = 0;
    const last = { step: end };
    for (const moment of [...moments, last].sort((one, other) => one.step - other.step)) {
      const { step } = moment;
      for (; read < step; read += 1) fold.read(recorded[read]);
      const reached = [...fold.nodes.keys()];
      // Half of them lie near the step: above it, beside it, and what the search is about to reach.
      const near = recorded.slice(step, step + 40).map((event) => event.node).filter((path) => !fold.nodes.has(path)).slice(0, 3);
      const path = fold.cursor.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'));
      const asked = [...new Set([...path, ...near])].slice(0, 10);
      while (asked.length < 20) asked.push(reached[Math.floor(random() * reached.length)]);
      await (moment === last ? lab.press('End', end) : jump(moment));
      const facts = await lab.facts(asked);
      for (const [index, each] of asked.entries()) {
        expect(facts[index], `${each} at step ${step}`).toEqual(fold.facts(each));
      }
      expect(recorded[step - 1]?.node).toBe((await lab.inspector.locator('h2 small').textContent()).split(' ')[0]);
    }
    expect(fold.nodes.size).toBe(18_297);

    // And to and fro between them: the same moment shows the same again.
    await jump(moments[0]);
    const there = await lab.shown();
    await lab.press('End', end);
    await lab.press('Home', 0);
    await jump(moments[0]);
    expect(await lab.shown()).toEqual(there);
  });

  test('a link to a step that only the worker comes to shows that step as soon as it is recorded', byNight(true), async ({ page }) => {
    const lab = await Lab.withSpec(page, { ...BOARD, step: recorded.length - 5 });
    await lab.recorded();
    await lab.isAt(recorded.length - 5);
    await lab.press('ArrowRight', recorded.length - 4);
  });
});

test('minimax of tic-tac-toe is recorded whole by itself, and the bar leads to any of its two million events', byNight(true), async ({ page }) => {
  test.slow();
  const lab = await Lab.withSpec(page, { game: { kind: 'tic-tac-toe' }, algorithm: { kind: 'minimax' } });
  await expect.poll(() => lab.length(), { timeout: 40_000 }).toBe(2_010_063);
  await expect(lab.host.locator('.progress')).toHaveCount(0);
  await lab.slider.focus();
  await lab.press('End', 2_010_063);
  await lab.press('ArrowLeft', 2_010_062);
  await expect(lab.sentence).not.toBeEmpty();
  // To and fro on the bar, each time to the very event.
  const bar = await lab.slider.boundingBox();
  for (const share of [0.9, 0.1, 0.618, 0.333]) {
    const x = Math.floor(bar.x + share * bar.width);
    await page.mouse.click(x, bar.y + bar.height / 2);
    await lab.isAt(Math.round(((x - bar.x) / bar.width) * 2_010_063));
  }
});

test('of a search with more than four million nodes the page says how much is missing, and records more on request', byNight(true), async ({ page }) => {
  test.slow();
  const lab = await Lab.withSpec(page, { game: { kind: 'connect-four' }, algorithm: { kind: 'minimax', depth: 8 } });
  const status = lab.host.locator('.progress');
  await expect(status).toContainText('Recorded 1,000,000 of 21,579,475 events; 20,579,475 are missing.', { timeout: 60_000 });
  await expect(status).toContainText('depth limit');
  expect(await lab.length()).toBe(1_000_000);
  await lab.slider.focus();
  await lab.press('Home', 0);
  await lab.press('ArrowRight', 1);
  // Whoever wants more gets it, at the step that is shown.
  await lab.button('Record 4 times as many').click();
  await expect.poll(() => lab.length(), { timeout: 60_000 }).toBe(4_000_000);
  await lab.isAt(1);
});

test('a device with little memory says how much is missing sooner', byNight(true), async ({ page }) => {
  test.slow();
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'deviceMemory', { get: () => 2 }));
  const lab = await Lab.withSpec(page, { game: { kind: 'connect-four' }, algorithm: { kind: 'minimax', depth: 8 } });
  const status = lab.host.locator('.progress');
  await expect(status).toContainText('Recorded 250,000 of 21,579,475 events; 21,329,475 are missing.', { timeout: 60_000 });
  expect(await lab.length()).toBe(250_000);
  await expect(lab.button('Record 4 times as many')).toBeVisible();
});

test('a search without end in sight can be stopped, and the page stays usable', async ({ page }) => {
  const lab = await Lab.withSpec(page, { game: { kind: 'nim', heaps: [9, 9, 9] }, algorithm: { kind: 'minimax' } });
  const status = lab.host.locator('.progress');
  // Stepping works while it goes on. The search gives itself up after some seconds; no time to lose.
  await page.keyboard.press('ArrowRight');
  await lab.button('Stop').click();
  await expect(status).toContainText('Stopped: recorded');
  await expect(status).not.toContainText('200,000,000');
  await lab.isAt(1);
  await expect(lab.button('Stop')).toHaveCount(0);
  expect(await lab.length()).toBeGreaterThan(19_999);
  // The keys still work, though the button that was pressed is gone.
  await lab.press('ArrowRight', 2);
  await lab.field('Position as text').fill('1 2');
  await expect(status).toHaveCount(0);
  await lab.slider.focus();
  await page.keyboard.press('End');
  await expect(lab.sentence).toHaveText(/^Max takes \(1,1\)/);
});

test('another position ends the search before it, whose late events change nothing', byNight(true), async ({ page }) => {
  const lab = await Lab.withSpec(page, { game: { kind: 'nim', heaps: [9, 9, 9] }, algorithm: { kind: 'minimax' } });
  await expect(lab.host.locator('.progress')).toContainText('Searching …');
  await lab.picker('Game').selectOption('Tree');
  await expect(lab.host.locator('.progress')).toHaveCount(0);
  // A game opens at the first move of its root.
  await lab.isAt(12);
  await expect.poll(() => lab.length()).toBe(36);
  await expect.poll(() => page.workers().length).toBe(0);
  expect(await lab.length()).toBe(36);
});
