// How long a step of a chess search takes to be shown while its bar is dragged: from a movement of the pointer to the painted frame.
import { median, quantile, row } from './browser.mjs';
import { recorded, withLab } from './page.mjs';

const SPEC = { game: { kind: 'chess' }, algorithm: { kind: 'alpha-beta', depth: 3 } };
/** Movements of the pointer, and the part of the bar, in pixels, that each goes on. */
const [MOVES, STRIDE] = [240, 7];

const times = await withLab(async (page) => {
  await recorded(page, 1_000);
  const bar = await page.getByRole('slider').first().boundingBox();
  const y = bar.y + bar.height / 2;
  // Back and forth over the whole bar.
  const x = (move) => {
    const along = (move * STRIDE) % (2 * (bar.width - 8));
    return bar.x + 4 + Math.min(along, 2 * (bar.width - 8) - along);
  };
  await page.mouse.move(x(0), y);
  await page.mouse.down();
  await page.evaluate(() => window.lab.timeMoves());
  for (let move = 1; move <= MOVES; move += 1) await page.mouse.move(x(move), y);
  await page.mouse.up();
  return page.evaluate(() => window.lab.moves());
}, SPEC);
row('a step of a chess search while its bar is dragged', median(times), 'ms', { goal: { value_at_most: 16.7 } });
row('the same, 95 of 100', quantile(times, 0.95), 'ms', { goal: { value_at_most: 33 } });
