// Stepping: every stride forward and back, playing, scrubbing, landmarks; one line of code lit; nothing jumps; fog; selecting.
import { byNight, expect, test } from './page.mjs';
import { Lab } from './lab.mjs';

const MCTS_ON_BOARD = { game: { kind: 'tic-tac-toe' }, algorithm: { kind: 'mcts', iterations: 200 } };

/** Presses a button of the bar until there is no way on; the steps it came to. */
async function pressThrough(lab, name) {
  const steps = [];
  const end = name === 'Back' ? 0 : await lab.length();
  await lab.button(name).focus();
  for (let step = await lab.step(); step !== end; steps.push(step)) {
    await lab.page.keyboard.press('Enter');
    step = await lab.leaves(step);
  }
  return steps;
}

/** Time stands still but for what the test lets pass. (Playwright's own clock numbers its timers beyond 32 bits, which no
 * browser does and WebAssembly cannot hold.) */
async function handClock(page) {
  await page.addInitScript(() => {
    const timers = new Map();
    let now = 0;
    let last = 0;
    window.setInterval = (act, period) => {
      timers.set(++last, { act, period, next: now + period });
      return last;
    };
    window.clearInterval = (id) => timers.delete(id);
    window.pass = async (milliseconds) => {
      const end = now + milliseconds;
      for (;;) {
        const [due] = [...timers.values()].filter(({ next }) => next <= end).sort((one, other) => one.next - other.next);
        if (!due) break;
        now = due.next;
        due.next += due.period;
        due.act();
        await new Promise((drawn) => { requestAnimationFrame(() => setTimeout(drawn)); });
      }
      now = end;
    };
  });
  return (milliseconds) => page.evaluate((time) => window.pass(time), milliseconds);
}

test('forward and back by event go over the same steps, and each step looks the same both ways', { tag: '@nightly' }, async ({ page }) => {
  const lab = await Lab.open(page);
  const length = await lab.length();
  expect(length).toBe(38);
  const seen = [await lab.shown()];
  await lab.button('Forward').focus();
  for (let step = 1; step <= length; step += 1) {
    await lab.press('Enter', step);
    seen.push(await lab.shown());
  }
  expect(new Set(seen.map((shown) => shown.sentence)).size).toBeGreaterThan(30);
  await lab.button('Back').focus();
  for (let step = length - 1; step >= 0; step -= 1) {
    await lab.press('Enter', step);
    expect(await lab.shown()).toEqual(seen[step]);
  }
});

test('the sentence leads on to the cuts, then to a better move or nowhere', byNight(true), async ({ page }) => {
  const lab = await Lab.open(page);
  await expect(lab.button('Next cut')).toHaveCount(0);
  await lab.press('ArrowRight', 1);
  for (const step of [25, 35]) {
    await lab.button('Next cut').click();
    await lab.isAt(step);
  }
  await expect(lab.button('Next cut')).toHaveCount(0);
  // The keys are the lab's again.
  await lab.press('ArrowRight', 36);
});

test('next cut goes to the two cuts and the end, and back over them', byNight(true), async ({ page }) => {
  const lab = await Lab.open(page);
  await lab.choose('Cut');
  expect(await pressThrough(lab, 'Forward')).toEqual([25, 35, 38]);
  expect(await pressThrough(lab, 'Back')).toEqual([35, 25, 0]);
  await lab.press('c', 25);
  await expect(lab.sentence).toContainText('leaf 1 is pruned');
  await lab.press('c', 35);
  await lab.press('Shift+C', 25);
});

test('phases are stepped over as a whole, and back stops where forward did', byNight(true), async ({ page }) => {
  const lab = await Lab.open(page);
  await lab.choose('Phase');
  const forward = await pressThrough(lab, 'Forward');
  expect(forward.at(-1)).toBe(38);
  expect(forward.length).toBeGreaterThan(8);
  expect(forward.length).toBeLessThan(30);
  expect(await pressThrough(lab, 'Back')).toEqual([0, ...forward.slice(0, -1)].reverse());
  await lab.press('Shift+ArrowRight', forward[0]);
  await lab.press('p', forward[1]);
  await lab.press('Shift+P', forward[0]);
});

test('over passes all that is below a node, out goes on until the node returns', byNight(true), async ({ page }) => {
  const lab = await Lab.open(page);
  await lab.walkTo('Max to move at A: 3 moves.');
  await lab.press('o', 14);
  await expect(lab.sentence).toHaveText('The value of B is exactly 5. 5 is the first value at A.');
  await lab.press('Shift+O', 2);
  await lab.walkTo('5 is the first value at B.');
  await lab.choose('Out');
  await lab.button('Forward').click();
  await lab.isAt(14);
  await expect(lab.sentence).toHaveText('The value of B is exactly 5. 5 is the first value at A.');
  await lab.choose('Event');
  await lab.button('Back').click();
  await lab.isAt(13);
  await lab.press('Shift+U', 2);
  await lab.press('o', 14);
  await lab.press('u', 38);
});

/** What the first sentence of an iteration says of those before it. */
const complete = (count) => (count === 0 ? '' : `; ${count} ${count === 1 ? 'is' : 'are'} complete`);

test('next iteration goes from one beginning to the next, and the counter says which iteration it is', byNight(true), async ({ page }) => {
  const lab = await Lab.withSpec(page, MCTS_ON_BOARD);
  const starts = [2, 9, 16, 23, 30, 37];
  for (const [index, step] of starts.entries()) {
    await lab.press('i', step);
    await expect(lab.sentence).toHaveText(`Iteration ${index + 1} starts at the root${complete(index)}.`);
    await expect(lab.count).toContainText(`iteration ${index + 1}`);
  }
  for (const step of starts.slice(0, -1).reverse()) await lab.press('Shift+I', step);
  await lab.choose('Iteration');
  await lab.button('Forward').click();
  await lab.isAt(9);
  await expect(lab.button('Cut')).toHaveCount(0);
});

test('the first and last buttons, Home and End lead to the ends, where there is no way on', byNight(true), async ({ page }) => {
  const lab = await Lab.open(page);
  await expect(lab.count).toHaveText('step 0 / 38');
  await expect(lab.button('Back')).toHaveAttribute('aria-disabled', 'true');
  await lab.button('To the last step').click();
  await lab.isAt(38);
  await expect(lab.count).toHaveText('step 38 / 38');
  await expect(lab.sentence).toHaveText('Max takes B, worth 5 if both play optimally. Any other move is worth at most 3. 4 of 6 leaves visited, 2 saved.');
  await expect(lab.button('Forward')).toHaveAttribute('aria-disabled', 'true');
  await expect(lab.button('Back')).not.toHaveAttribute('aria-disabled', 'true');
  await lab.press('ArrowRight', 38);
  await lab.button('To the first step').click();
  await lab.isAt(0);
  await lab.press('ArrowLeft', 0);
  await lab.press('End', 38);
  await lab.press('Home', 0);
});

test('playing with less motion takes at most two steps a second, pauses, and ends by itself', async ({ page }) => {
  const pass = await handClock(page);
  const lab = await Lab.open(page);
  await lab.picker('Speed').selectOption('32×');
  await lab.button('Play').click();
  await expect(lab.button('Pause')).toBeVisible();
  await pass(2000);
  await lab.isAt(4);
  await lab.button('Pause').click();
  await expect(lab.button('Play')).toBeVisible();
  await pass(5000);
  await lab.isAt(4);
  await page.keyboard.press('k');
  await expect(lab.button('Pause')).toBeVisible();
  await pass(60_000);
  await lab.isAt(38);
  await expect(lab.button('Play')).toBeVisible();
  // From the end, playing begins again at the beginning.
  await lab.button('Play').click();
  await pass(500);
  await lab.isAt(1);
  // A step by hand ends playing.
  await lab.press('ArrowRight', 2);
  await expect(lab.button('Play')).toBeVisible();
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the speed picker and the up and down keys say how fast it plays', async ({ page }) => {
    const pass = await handClock(page);
    const lab = await Lab.open(page);
    await lab.button('Play').click();
    await pass(2800);
    await lab.isAt(3);
    await page.keyboard.press('ArrowUp');
    await expect(lab.picker('Speed')).toHaveValue('2×');
    await page.keyboard.press('ArrowUp');
    await expect(lab.picker('Speed')).toHaveValue('4×');
    await pass(1130);
    await lab.isAt(8);
    await page.keyboard.press('ArrowDown');
    await expect(lab.picker('Speed')).toHaveValue('2×');
    await page.keyboard.press(' ');
    await expect(lab.button('Play')).toBeVisible();
  });
});

test('the scrub bar follows the pointer, pressed or dragged, and the keys of a slider', async ({ page }) => {
  const lab = await Lab.open(page);
  const bar = await lab.slider.boundingBox();
  const at = (step) => [bar.x + (step / 38) * bar.width, bar.y + bar.height / 2];
  await page.mouse.click(...at(19));
  await lab.isAt(19);
  await page.mouse.move(...at(10));
  await page.mouse.down();
  await lab.isAt(10);
  await page.mouse.move(...at(29), { steps: 5 });
  await lab.isAt(29);
  // A hand that slips off the bar, or off its end, still holds it.
  await page.mouse.move(bar.x + 2 * bar.width, bar.y - 200);
  await lab.isAt(38);
  await page.mouse.up();
  await page.mouse.move(...at(4));
  await lab.isAt(38);
  await lab.slider.focus();
  for (const [key, step] of [['ArrowLeft', 37], ['PageUp', 36], ['Home', 0], ['PageDown', 1], ['ArrowRight', 2], ['End', 38]]) {
    await lab.press(key, step);
  }
  await expect(lab.slider).toHaveAttribute('aria-valuetext', 'step 38 of 38, choice');
});

test('after a press anywhere but in a field of text the two keys of a presenter’s remote step', async ({ page }) => {
  const lab = await Lab.withSpec(page, { game: { kind: 'tic-tac-toe' }, algorithm: { kind: 'alpha-beta', depth: 3 } });
  await lab.recorded();
  const row = lab.outline.getByRole('treeitem').first();
  for (const place of [lab.canvas, lab.button('Forward'), lab.slider, row, lab.button('Pseudo-code')]) {
    await place.click();
    const step = await lab.settled();
    await lab.press('PageDown', step + 1);
    await lab.press('PageDown', step + 2);
    await lab.press('PageUp', step + 1);
  }
  const step = await lab.step();
  await lab.field('Position as text').click();
  await page.keyboard.press('PageDown');
  await lab.settled();
  expect(await lab.step()).toBe(step);
});

test('a choice by pointer, and Enter in a field, leave every key to the lab, and the tree stays', byNight(true), async ({ page }) => {
  const lab = await Lab.withSpec(page, { game: { kind: 'tic-tac-toe' }, algorithm: { kind: 'mcts', iterations: 20 } });
  await lab.recorded();
  const steps = async () => {
    const searched = async () => ({ ...(await lab.spec()), step: undefined });
    const before = await searched();
    await page.keyboard.press('End');
    await lab.isAt(await lab.length());
    await page.keyboard.press('Home');
    await lab.isAt(0);
    await page.keyboard.press('i');
    await expect.poll(() => lab.step()).toBeGreaterThan(1);
    await page.keyboard.press('Home');
    await lab.isAt(0);
    await page.keyboard.press('PageDown');
    await lab.isAt(1);
    expect(await searched()).toEqual(before);
  };
  // The browser's own list opens by the press and is left by a choice.
  const picker = lab.picker('Positions');
  await picker.click();
  await page.keyboard.press('Escape');
  await picker.selectOption({ index: 2 });
  await lab.recorded();
  await steps();
  await lab.openSettings();
  const field = lab.host.getByRole('spinbutton', { name: 'Iterations', exact: true });
  await field.click();
  await field.fill('30');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await lab.spec()).algorithm.iterations).toBe(30);
  await lab.recorded();
  await steps();
});

test('landmarks stand on the bar where the cuts and new best moves are', byNight(true), async ({ page }) => {
  const lab = await Lab.open(page);
  const part = (step) => `${((100 * step) / 38).toFixed(3)}%`;
  const places = (selector) => lab.slider.locator(selector).evaluateAll((marks) => marks.map((mark) => mark.getAttribute('x')));
  const bars = async () => {
    const across = (await lab.slider.locator('svg > svg').getAttribute('viewBox')).split(' ')[2];
    const path = await lab.slider.locator('.cutmark').first().getAttribute('d');
    return [...path.matchAll(/M(\d+)/g)].map(([, x]) => `${((100 * x) / across).toFixed(3)}%`);
  };
  expect(await bars()).toEqual([25, 35].map(part));
  expect(await places('.star')).toEqual([15].map(part));
  await lab.press('End', 38);
  expect(await bars()).toEqual([25, 35].map(part));
  const middle = (selector) => lab.slider.locator(selector).boundingBox().then(({ x, width }) => x + width / 2);
  const bar = await lab.slider.boundingBox();
  for (const step of [38, 0, 25]) {
    await lab.press({ 38: 'End', 0: 'Home', 25: 'c' }[step], step);
    for (const part of ['.playhead', '.head']) {
      expect(Math.abs((await middle(part)) - bar.x - (step / 38) * bar.width), `${part} at step ${step}`).toBeLessThan(2);
    }
  }
});
