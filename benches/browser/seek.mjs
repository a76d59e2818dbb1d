// Going to any step of a million events: asked of the recording for the nodes of a screen, and on the page with all its panes.
import { median, missing, quantile, row, withPages } from './browser.mjs';
import { recorded, withLab } from './page.mjs';

const FRAME = 16.7;

/** Runs in the page: microseconds of so many seeks, each to another step of about a million events and for other nodes. */
function seeks([count, visible]) {
  const recording = new window.own.Recording(window.peers.parents(293_000), 'depth first');
  let state = 1;
  const draw = (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor(state / 2 ** 32 * below);
  };
  const times = [];
  for (let index = 0; index < count; index += 1) {
    const nodes = Uint32Array.from({ length: visible }, () => draw(recording.size()));
    const step = draw(recording.length());
    const start = performance.now();
    recording.seek(step, nodes);
    times.push(1000 * (performance.now() - start));
  }
  return { times: times.slice(count / 10), length: recording.length() };
}

await withPages(async (open) => {
  const { times, length } = await (await open()).evaluate(seeks, [3000, 2000]);
  const name = `seek among ${length.toLocaleString('en')} events, 2,000 nodes anywhere`;
  row(`${name}, p99`, quantile(times, 0.99), 'µs', { goal: { value_at_most: 300 } });
  row(`${name}, median`, median(times), 'µs');
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
