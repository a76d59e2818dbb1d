// Going to any step of a million events: asked of the recording for the nodes of a screen, and on the page with all its panes.
import { median, missing, quantile, row, withPages } from './browser.mjs';
import { recorded, withLab } from './page.mjs';

const FRAME = 16.7;

/** Runs in the page: microseconds of seeks to a thousand steps of a million events, for 2,000 nodes that lie anywhere or together. */
function seeks(together) {
  const [STEPS, ROUNDS, VISIBLE] = [1000, 3, 2000];
  const recording = new window.own.Recording(window.peers.parents(293_000), 'depth first');
  const times = Array(STEPS).fill(Infinity);
  for (let round = 0; round < ROUNDS; round += 1) {
    let state = 1;
    const draw = (below) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor(state / 2 ** 32 * below);
    };
    for (let index = 0; index < STEPS; index += 1) {
      const first = draw(recording.size() - VISIBLE);
      const nodes = Uint32Array.from({ length: VISIBLE }, (_, node) => (together ? first + node : draw(recording.size())));
      const step = draw(recording.length() + 1);
      const start = performance.now();
      recording.seek(step, nodes);
      // Whoever shares the processor takes it away now and then, seldom three times at the same step.
      times[index] = Math.min(times[index], 1000 * (performance.now() - start));
    }
  }
  return { times, length: recording.length() };
}

await withPages(async (open) => {
  for (const together of [false, true]) {
    const page = await open();
    const { times, length } = await page.evaluate(seeks, together);
    await page.close();
    const name = `seek among ${length.toLocaleString('en')} events, 2,000 nodes ${together ? 'side by side' : 'anywhere'}`;
    row(`${name}, p99`, quantile(times, 0.99), 'µs', { goal: { value_at_most: 300 } });
    row(`${name}, median`, median(times), 'µs');
  }
});

await withLab(async (page) => {
  await recorded(page);
  const goal = { value_at_most: FRAME };
  const length = await page.evaluate(() => window.lab.length());
  if (length < 900_000) missing('full page update at a random step', `the page recorded ${length} events only`, goal);
  const slider = await page.locator('[role=slider]').boundingBox();
  const [times, jumps] = [[], []];
  for (let index = 0; index < 60; index += 1) {
    // The middle of the bar at a golden share of its length: all over the recording.
    await page.mouse.click(slider.x + ((index * 0.618034) % 1) * slider.width, slider.y + slider.height / 2);
    await page.evaluate(() => window.lab.press('ArrowRight'));
    times.push(await page.evaluate(() => window.lab.press('ArrowRight')));
  }
  for (let index = 0; index < 20; index += 1) jumps.push(await page.evaluate((end) => window.lab.press(end ? 'End' : 'Home'), index % 2 === 0));
  const name = `full page update at a random step of ${length.toLocaleString('en')}`;
  row(`${name}, key to painted frame`, median(times), 'ms', { goal });
  row(`${name}, p95`, quantile(times, 0.95), 'ms');
  row('the same from end to end and back', median(jumps), 'ms', { goal });
});
