// The scrub bar at any length: exact events, landmarks, its keys; and what is said aloud while one steps.
import { byNight, expect, holdClock, test } from './page.mjs';
import { Lab } from './lab.mjs';

const BOARD = { game: { kind: 'tic-tac-toe' }, algorithm: { kind: 'alpha-beta' } };

/** Where stars stand on the bar, as parts of it. */
const stars = (lab) => lab.slider.locator('.star').evaluateAll((marks) => marks.map((mark) => parseFloat(mark.getAttribute('x')) / 100));

test('a press beside a mark of a long recording means its very step; elsewhere the step under the pointer', byNight(true), async ({ page }) => {
  const lab = await Lab.withSpec(page, BOARD);
  const length = await lab.recorded();
  const bar = await lab.slider.boundingBox();
  const places = await stars(lab);
  expect(places.length).toBeGreaterThan(0);
  const press = async (x) => {
    const before = await lab.step();
    await page.mouse.click(bar.x + x, bar.y + 30);
    return await lab.leaves(before) / length;
  };
  for (const place of places) {
    for (const beside of [-3, 0, 3]) {
      await press(100);
      expect(Math.abs(await press(place * bar.width + beside) - place)).toBeLessThan(1e-5);
      // What the root has found there is better than what it had.
      await expect(lab.inspector.locator('h2 small')).toContainText('r · depth 0');
      await expect(lab.sentence).toHaveText(/At the root .+ with [abc][123]/);
    }
    expect(Math.abs(await press(place * bar.width + 12) - place - 12 / bar.width)).toBeLessThan(2 / bar.width);
  }
});

test('where cuts are too many for marks their number stands column by column, and changes nothing from step to step', byNight(true), async ({ page }) => {
  const lab = await Lab.withSpec(page, BOARD);
  const length = await lab.recorded();
  const drawn = () => lab.slider.locator('svg > svg').evaluate((picture) => picture.outerHTML);
  await expect(lab.slider.locator('.cutmark').first()).toHaveAttribute('d', '');
  const columns = await lab.slider.locator('.crowd').getAttribute('d').then((path) => [...path.matchAll(/V(\d+)h/g)].map(([, top]) => 145 - top));
  expect(columns.length).toBeGreaterThan(600);
  expect(columns.length).toBeLessThanOrEqual(1200);
  expect(Math.max(...columns)).toBe(130);
  // Where there is none there are no cuts: the search begins with going down.
  expect(columns.filter((high) => high === 0).length).toBeLessThan(columns.length);
  const before = await drawn();
  const node = await lab.slider.locator('svg > svg').elementHandle();
  await lab.press('End', length);
  await lab.press('ArrowLeft', length - 1);
  expect(await drawn()).toBe(before);
  expect(await node.evaluate((element) => element.isConnected), 'it is the same picture').toBe(true);
  expect(await lab.slider.locator('*').count()).toBeLessThan(60);
});

test('with the bar in focus arrows go one event whatever the stride, pages one part in a hundred', async ({ page }) => {
  const lab = await Lab.withSpec(page, BOARD);
  const length = await lab.recorded();
  await lab.choose('Cut');
  await lab.slider.focus();
  const part = Math.floor(length / 100);
  for (const [key, step] of [['Home', 0], ['ArrowRight', 1], ['ArrowUp', 2], ['ArrowDown', 1], ['PageDown', 1 + part],
    ['ArrowLeft', part], ['PageUp', 0], ['PageUp', 0], ['End', length], ['PageDown', length], ['PageUp', length - part]]) {
    await lab.press(key, step);
  }
  // Shift is the phase here as everywhere.
  await page.keyboard.press('Shift+ArrowRight');
  const phase = await lab.leaves(length - part);
  await page.keyboard.press('Shift+ArrowLeft');
  expect(await lab.leaves(phase)).toBeLessThan(phase);
  await expect(lab.picker('Speed')).toHaveValue('1×');
});

test('a ruler tells tens, hundreds, thousands of steps; depths have their numbers', byNight(true), async ({ page }) => {
  const lab = await Lab.withSpec(page, {
    game: { kind: 'tic-tac-toe', position: 'xo./.x./...' }, algorithm: { kind: 'alpha-beta', depth: 3, deepening: true }, step: 0,
  });
  const length = await lab.recorded();
  const across = Number((await lab.slider.locator('svg > svg').getAttribute('viewBox')).split(' ')[2]);
  const ticks = await lab.slider.locator('.tick').getAttribute('d');
  const steps = [...ticks.matchAll(/M(\d+) 510/g)].map(([, x]) => Math.round((Number(x) / across) * length));
  const [first] = steps;
  expect(Math.log10(first) % 1).toBe(0);
  expect(steps).toEqual(steps.map((_, index) => (index + 1) * first));
  expect(steps.length).toBeGreaterThanOrEqual(2);
  expect(await lab.slider.locator('.depthname').allTextContents()).toEqual(['1', '2', '3']);
});

test.describe('what is said aloud', () => {
  /** The live regions whose words change at a step, by their classes. */
  const changed = (lab, act) => lab.host.evaluate(async (host, key) => {
    const live = [...host.shadowRoot.querySelectorAll('[aria-live], [role=status], output')].filter((element) => {
      const owner = element.closest('[aria-live]');
      return (owner?.getAttribute('aria-live') ?? 'polite') !== 'off';
    });
    const words = () => live.map((element) => element.textContent);
    const before = words();
    host.shadowRoot.querySelector('.ply').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
    // Whatever speaks does so when the step is shown; a second voice would come with it or at the next frame.
    const frame = () => new Promise((resolve) => { requestAnimationFrame(() => setTimeout(resolve)); });
    while (words().every((text, index) => text === before[index])) await frame();
    await frame();
    return words().flatMap((text, index) => (text === before[index] ? [] : [live[index].className]));
  }, act);

  test('one region speaks at a step, and tells where it is after a leap', byNight(true), async ({ page }) => {
    const lab = await Lab.open(page);
    for (let step = 1; step <= 38; step += 1) {
      expect(await changed(lab, 'ArrowRight'), `step ${step}`).toEqual(['where']);
      await lab.isAt(step);
    }
    await lab.press('Home', 0);
    const spoken = lab.host.locator('.why > .where').first();
    await expect(spoken).toHaveText(/^step 0 of 38, start: /);
    await lab.press('ArrowRight', 1);
    await expect(spoken).toHaveText(/^down: /);
    await lab.press('c', 25);
    await expect(spoken).toHaveText(/^step 25 of 38, cut: /);
    // Readers read every text of a region apart: it has one.
    expect(await spoken.evaluate((region) => [...region.childNodes].map(({ nodeType }) => nodeType))).toEqual([3]);
    // Whoever reads the page does not meet the sentence twice.
    await expect(spoken).toBeEmpty();
  });

  test('while the steps run by fast nothing is said; at the pace of one a second they are', byNight(true), async ({ page }) => {
    await holdClock(page);
    const lab = await Lab.open(page);
    const why = lab.host.locator('.why > .where').first();
    await expect(why).toHaveAttribute('aria-live', 'polite');
    await page.keyboard.press(' ');
    await expect(lab.button('Pause')).toBeVisible();
    await expect(why).toHaveAttribute('aria-live', 'polite');
    await page.keyboard.press('ArrowUp');
    await expect(why).toHaveAttribute('aria-live', 'off');
    await page.keyboard.press(' ');
    await expect(why).toHaveAttribute('aria-live', 'polite');
  });

  test('with the focus on the bar it says where that is, and the sentence follows without it', async ({ page }) => {
    const lab = await Lab.open(page);
    const spoken = lab.host.locator('.why > .where').first();
    await lab.slider.focus();
    await lab.press('ArrowRight', 1);
    await expect(lab.slider).toHaveAttribute('aria-valuetext', 'step 1 of 38, down');
    await expect(spoken).toHaveText(/^The search of A starts/);
    await lab.button('Forward').focus();
    await lab.press('ArrowRight', 2);
    await expect(spoken).toHaveText(/^down: Max to move/);
  });
});

test('what moves with the step is a layer of its own over the profile, which is one outline and changes nothing', async ({ page }) => {
  const lab = await Lab.withSpec(page, BOARD);
  const length = await lab.recorded();
  await lab.press('Home', 0);
  const over = lab.slider.locator('.over');
  await expect(over).toHaveCSS('will-change', 'transform');
  const changed = await lab.slider.evaluateHandle((slider) => {
    const seen = [];
    new MutationObserver((changes) => seen.push(...changes.map(({ target }) => Boolean(target.closest('.over'))))).observe(slider, { subtree: true, childList: true, attributes: true, characterData: true });
    return seen;
  });
  await lab.press('ArrowRight', 1);
  await lab.press('End', length);
  const [inside, outside] = await changed.evaluate((seen) => [seen.filter(Boolean).length, seen.filter((isOver) => !isOver).length]);
  expect(inside).toBeGreaterThan(0);
  // The slider itself says its step.
  expect(outside).toBeLessThanOrEqual(4);
  expect(await over.locator('rect, line, circle, path, text').count()).toBeLessThanOrEqual(12);
});

test('a long recording is played whole in the time that is chosen, and its rate is told', async ({ page }) => {
  const lab = await Lab.withSpec(page, { game: { kind: 'tic-tac-toe', position: 'xo./.x./...' }, algorithm: { kind: 'minimax' } });
  const length = await lab.recorded();
  expect(length).toBeGreaterThan(1000);
  await lab.press('Home', 0);
  await lab.button('10\u00a0s').click();
  await expect(lab.button('10\u00a0s')).toHaveAttribute('aria-pressed', 'true');
  await expect(lab.picker('Speed')).toHaveValue(`${Math.floor(length / 10).toLocaleString('en')} / s`);
  await lab.button('Play').click();
  await expect.poll(() => lab.step()).toBeGreaterThan(length / 10);
  await lab.button('Pause').click();
  const step = await lab.step();
  expect(step).toBeLessThan(length);
  // Another speed is one by step units again.
  await lab.picker('Speed').selectOption('2×');
  await expect(lab.button('10\u00a0s')).toHaveAttribute('aria-pressed', 'false');
});
