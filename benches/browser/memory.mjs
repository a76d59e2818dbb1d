// What a tab holds with a million events in it, while it is stepped: the JavaScript heap and buffers, as the browser's own protocol
// tells, and the module's memory; and, for comparison, all that the tab's process holds of memory that is nobody else's.
import { readFileSync } from 'node:fs';
import { row } from './browser.mjs';
import { recorded, withLab } from './page.mjs';

const MEGABYTE = 1e6;

/** The private memory of the renderer, where the system tells it. */
async function resident(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const sizes = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => {
    const rollup = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8');
    const of = (field) => 1024 * Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(rollup)?.[1] ?? 0);
    return of('Private_Clean') + of('Private_Dirty');
  });
  return Math.max(...sizes);
}

await withLab(async (page, browser) => {
  const session = await page.context().newCDPSession(page);
  const before = await resident(browser).catch(() => null);
  let most = 0;
  const look = async () => {
    const { usedSize, embedderHeapUsedSize = 0, backingStorageSize = 0 } = await session.send('Runtime.getHeapUsage');
    const module = await page.evaluate(() => window.lab.memory());
    most = Math.max(most, usedSize + embedderHeapUsedSize + backingStorageSize + module);
  };
  await recorded(page);
  const length = await page.evaluate(() => window.lab.length());
  const slider = await page.locator('[role=slider]').boundingBox();
  for (let index = 0; index < 100; index += 1) {
    await page.mouse.click(slider.x + ((index * 0.618034) % 1) * slider.width, slider.y + slider.height / 2);
    await page.evaluate(() => window.lab.press('ArrowRight'));
    if (index % 10 === 0) await look();
  }
  const name = `memory, ${length.toLocaleString('en')} events stepped in a tab`;
  row(name, most / MEGABYTE, 'MB', { goal: { value_at_most: 200 } });
  const after = await resident(browser).catch(() => null);
  if (after !== null) row('private memory of the whole renderer process', after / MEGABYTE, 'MB', { peer: ['before the search', before / MEGABYTE] });
});
