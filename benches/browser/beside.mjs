// Two searches on one clock beside each of them alone, in one run: a step to any place and the next frame, and what the tab holds.
import { median, quantile, row } from './browser.mjs';
import { recorded, withLab } from './page.mjs';

const game = { kind: 'tic-tac-toe' };
const WIDE = { kind: 'minimax' };
const CUT = { kind: 'alpha-beta', cut: 'gt' };
const MEGABYTE = 1e6;

/** Milliseconds of steps at places all over the bar, and the bytes of heap, buffers and module while it is stepped. */
const measured = (spec) => withLab(async (page) => {
  const session = await page.context().newCDPSession(page);
  await recorded(page);
  const slider = await page.locator('[role=slider]').boundingBox();
  const times = [];
  let bytes = 0;
  for (let index = 0; index < 60; index += 1) {
    await page.mouse.click(slider.x + ((index * 0.618034) % 1) * slider.width, slider.y + slider.height / 2);
    await page.evaluate(() => window.lab.press('ArrowRight'));
    times.push(await page.evaluate(() => window.lab.press('ArrowRight')));
    if (index % 10) continue;
    const { usedSize, embedderHeapUsedSize = 0, backingStorageSize = 0 } = await session.send('Runtime.getHeapUsage');
    bytes = Math.max(bytes, usedSize + embedderHeapUsedSize + backingStorageSize + await page.evaluate(() => window.lab.memory()));
  }
  return { times, bytes, length: await page.evaluate(() => window.lab.length()) };
}, spec);

const alone = [await measured({ game, algorithm: WIDE }), await measured({ game, algorithm: CUT })];
const both = await measured({ compare: [{ game, algorithm: WIDE }, { algorithm: CUT }], by: 'event' });
const frame = Math.max(...alone.map(({ times }) => median(times)));
const sum = alone.reduce((bytes, one) => bytes + one.bytes, 0);
const name = `two searches of ${alone.map(({ length }) => length.toLocaleString('en')).join(' and ')} events on one clock`;
row(`${name}, key to painted frame`, median(both.times), 'ms', { peer: ['the slower one alone', frame], goal: { ratio_at_most: 1.6 } });
row(`${name}, p95`, quantile(both.times, 0.95), 'ms');
row(`${name}, memory`, both.bytes / MEGABYTE, 'MB', { peer: ['both alone', sum / MEGABYTE], goal: { ratio_at_most: 1.1 } });
