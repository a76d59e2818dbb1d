// Elements that come and go take with them what they drew, their workers and their memory, and steps leave none behind. Yew 0.23 itself forgets
// the closures of its listeners, which own the empty element it was mounted on: so much may stay, and no more.
import { notes, watch } from './notes.mjs';
import { expect, open, test } from './page.mjs';

/** Runs in the page: makes so many elements, waits until all of them are drawn, and takes them out again. */
async function come(count) {
  const place = document.body.appendChild(document.createElement('div'));
  for (let index = 0; index < count; index += 1) {
    const element = document.createElement('ply-scope');
    element.setAttribute('loading', 'eager');
    element.setAttribute('game', 'tree');
    element.setAttribute('tree', '[[5,6],[2,1],[3,2]]');
    element.setAttribute('algorithm', 'alpha-beta');
    place.append(element);
  }
  const ready = () => [...place.children].every(({ dataset }) => dataset.state === 'ready');
  while (!ready()) await new Promise((resolve) => { requestAnimationFrame(resolve); });
  place.remove();
  // An element that moves is out of the page for a moment, too; one that has gone is taken down after it.
  for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => { requestAnimationFrame(resolve); });
}

/** What the page holds after its garbage is collected. */
async function measure(client) {
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.collectGarbage');
  const { documents, nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
  const { metrics } = await (await client.send('Performance.enable'), client.send('Performance.getMetrics'));
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize').value;
  return { documents, nodes, listeners: jsEventListeners, heap };
}

test('five hundred elements made and removed take their drawings with them @nightly', async ({ page }) => {
  test.slow();
  await open(page);
  const client = await page.context().newCDPSession(page);
  const measured = async () => ({ ...await measure(client), workers: page.workers().length });
  // In tens: as many as notes show at once. The first ones fill caches.
  for (let round = 0; round < 10; round += 1) await page.evaluate(come, 10);
  for (let round = 0; round < 40; round += 1) await page.evaluate(come, 10);
  const before = await measured();
  for (let round = 0; round < 50; round += 1) await page.evaluate(come, 10);
  const after = await measured();
  expect(after.workers).toBe(before.workers);
  expect(after.nodes - before.nodes).toBeLessThanOrEqual(500 + 50);
  expect(after.listeners - before.listeners).toBeLessThanOrEqual(50);
  // A drawing with its canvas and its stylesheet is more than 40 kB of it.
  expect(after.heap - before.heap).toBeLessThan(500 * 8_000);
});

test('fifty thousand steps, forward and back, leave memory, nodes and listeners as they were @nightly', async ({ page }) => {
  // Some minutes on a machine of its own, and longer beside other tests. A small page: its pixels are most of the work.
  test.setTimeout(40 * 60_000);
  await page.setViewportSize({ width: 400, height: 500 });
  await watch(page);
  await notes(page, '<ply-scope loading="eager" game="tic-tac-toe" position="x../.o./..." algorithm="alpha-beta"></ply-scope>');
  const element = page.locator('ply-scope');
  const length = async () => Number(await element.locator('[role=slider]').getAttribute('aria-valuemax'));
  await expect.poll(length, { timeout: 20_000 }).toBeGreaterThan(2_500);
  const client = await page.context().newCDPSession(page);
  const measured = async () => ({
    ...await measure(client), wasm: await page.evaluate(() => window.instances[0].memory.buffer.byteLength),
  });
  /** Steps so often, and has every step drawn into the page before the next one. */
  const steps = (count, by) => element.evaluate(async (it, [times, events]) => {
    const { port1, port2 } = new MessageChannel();
    for (let done = 0; done < times; done += 1) {
      const before = it.spec.step ?? 0;
      it.step(events);
      while ((it.spec.step ?? 0) === before) {
        await new Promise((resolve) => {
          port1.onmessage = resolve;
          port2.postMessage('');
        });
      }
    }
  }, [count, by]);
  await steps(2_500, 1);
  await steps(2_500, -1);
  const before = await measured();
  for (let round = 0; round < 9; round += 1) {
    await steps(2_500, 1);
    await steps(2_500, -1);
  }
  const after = await measured();
  expect(after.wasm).toBe(before.wasm);
  expect(after.nodes).toBeLessThanOrEqual(before.nodes + 50);
  expect(after.listeners).toBe(before.listeners);
  expect(after.heap - before.heap).toBeLessThan(1_000_000);
});
