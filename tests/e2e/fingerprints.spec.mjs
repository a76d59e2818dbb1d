// A search tells in the page, compiled to WebAssembly, event by event what it tells natively: the table of fingerprints is made by
// native searches, and the module of the site has to find the same.
import { readFileSync } from 'node:fs';
import { expect, open, test } from './page.mjs';

const table = readFileSync(new URL('../data/fingerprints.txt', import.meta.url), 'utf8').trimEnd().split('\n');

/** Runs in the page: how many events a worker tells of each search, and their FNV-1a checksum. */
async function found({ modules: [module, more], specs }) {
  const prime = 0x100000001b3n;
  const app = document.querySelector('link[as=fetch]').href.replace('.wasm', '.js');
  const search = (spec) => new Promise((resolve, reject) => {
    let [events, checksum] = [0, 0xcbf29ce484222325n];
    const worker = new Worker('./worker.js');
    worker.onerror = reject;
    worker.onmessage = ({ data }) => {
      // A message is an object with one field, named after its kind; a failure is told by the worker's script.
      const [[kind, told]] = Object.entries(data);
      if (kind === 'error' || kind === 'Refused') reject(new Error(JSON.stringify(told)));
      // The tree as it stands before the search is not told by it.
      if (kind === 'Outline') return;
      for (const byte of told.events) checksum = BigInt.asUintN(64, (checksum ^ BigInt(byte)) * prime);
      ({ events } = told.counts);
      if (kind !== 'End') return;
      worker.terminate();
      resolve(`${String(events).padStart(8)} ${checksum.toString(16).padStart(16, '0')} ${spec}`);
    };
    worker.postMessage({ app, module, more, request: { Search: { spec, limit: 0xffffffff } } });
  });
  const lines = [];
  for (const spec of specs) lines.push(await search(spec));
  return lines;
}

test('every search of the table tells the events that it tells natively', async ({ page }) => {
  test.slow();
  await open(page);
  const modules = await page.evaluateHandle(() => {
    const name = document.querySelector('link[as=fetch]').href;
    return Promise.all([name, name.replace('/app-', '/more-')].map((address) => WebAssembly.compileStreaming(fetch(address))));
  });
  const specs = table.map((line) => /\{.*/.exec(line)[0]);
  const lines = await page.evaluate(found, { modules, specs });
  expect(lines).toEqual(table);
});
