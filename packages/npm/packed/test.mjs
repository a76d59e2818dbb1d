// The package as it is installed: `node packages/npm/packed/test.mjs FILE.tgz`. In a folder of its own: its command, its functions in Node, its
// element from a page with files beside it and from one file, its manifest.
import { chromium } from '@playwright/test';
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { launch } from '../../../tests/e2e/chromium.mjs';
import { serve } from './server.mjs';

const SPEC = { game: { kind: 'tree', tree: [[5, 6], [2, 1], [3, 2]] }, algorithm: { kind: 'alpha-beta' } };
const archive = resolve(process.argv[2]);
const folder = mkdtempSync(join(tmpdir(), 'plyscope-'));
const inFolder = (command, args, input) => execFileSync(command, args, { cwd: folder, encoding: 'utf8', input });

/** A page with the import map: what it imports is what was packed, and a module that is not is refused. */
async function byMap(browser, address) {
  const root = join(folder, 'node_modules/plyscope');
  writeFileSync(join(folder, 'mapped.html'), `<!doctype html>${readFileSync(join(root, 'importmap.html'), 'utf8')}<div id="here"></div><script type="module">
    import('plyscope').then(({ embed }) => embed('#here', ${JSON.stringify(SPEC)}, { view: 'tree', step: 25 })).then(
      (element) => { globalThis.found = element.spec.step; }, () => { globalThis.found = 'refused'; });
  </script>`);
  const found = async () => {
    const page = await browser.newPage();
    await page.goto(`${address}/mapped.html`);
    const result = await (await page.waitForFunction(() => globalThis.found)).jsonValue();
    await page.close();
    return result;
  };
  assert.equal(await found(), 25);
  const module = join(root, 'dist/lab.js');
  const packed = readFileSync(module, 'utf8');
  writeFileSync(module, `${packed}\n`);
  assert.equal(await found(), 'refused');
  writeFileSync(module, packed);
}

async function inBrowser(browser, address, entry) {
  writeFileSync(join(folder, 'page.html'), `<!doctype html><div id="here"></div><script type="module">
    import { NAMES, embed, renderSvg } from './node_modules/plyscope/${entry}';
    globalThis.shown = embed('#here', ${JSON.stringify(SPEC)}, { view: 'tree', step: 25 });
    globalThis.all = { NAMES, embed, renderSvg };
  </script>`);
  const page = await browser.newPage();
  await page.goto(`${address}/page.html`);
  await page.waitForFunction(() => globalThis.shown);
  const found = await page.evaluate(async (spec) => {
    const element = await globalThis.shown;
    const svg = await globalThis.all.renderSvg(spec, 25);
    const refused = await globalThis.all.renderSvg({ ...spec, algorithm: { kind: 'nothing' } }).catch((error) => error.message);
    return { step: element.spec.step, own: element.toSVG(), svg, refused, names: globalThis.all.NAMES };
  }, SPEC);
  await page.close();
  assert.equal(found.step, 25);
  assert.equal(found.svg, found.own);
  assert.match(found.refused, /algorithm\.kind/);
  return found;
}

try {
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  inFolder('npm', ['install', '--silent', '--no-audit', '--no-fund', archive]);
  const solved = inFolder('npx', ['--no-install', 'plyscope', 'solve'], JSON.stringify(SPEC));
  assert.equal(JSON.parse(solved).value, 5);
  mkdirSync(join(folder, 'inner'));
  writeFileSync(join(folder, 'inner/run.jsonl'), 'no transcript\n');
  for (const name of ['inner/run.jsonl', join(folder, 'inner/run.jsonl'), `../${folder.split(/[\\/]/).pop()}/inner/run.jsonl`]) {
    assert.throws(() => inFolder('npx', ['--no-install', 'plyscope', 'check', name]), ({ status, stdout }) => status === 2 && /^run\.jsonl: Not readable\. line 1/.test(stdout), name);
  }
  const script = `import { renderSvg, solve, embed } from 'plyscope';
    const spec = ${JSON.stringify(SPEC)};
    const refused = await solve({ ...spec, game: { kind: 'nim' } }).catch((error) => error.message);
    console.log(JSON.stringify({ value: (await solve(spec)).value, svg: await renderSvg(spec, 25), refused, embeds: typeof embed }));`;
  const inNode = JSON.parse(inFolder('node', ['--input-type=module', '--eval', script]));
  assert.deepEqual([inNode.value, inNode.refused.startsWith('game.heaps'), inNode.embeds], [5, true, 'function']);

  const [server, browser] = [await serve(folder), await chromium.launch(launch)];
  try {
    const beside = await inBrowser(browser, server.address, 'index.js');
    const inline = await inBrowser(browser, server.address, 'inline.js');
    assert.equal(beside.svg, inline.svg);
    assert.equal(beside.svg.trim(), inNode.svg.trim(), 'the page and the command line draw the same');
    await byMap(browser, server.address);
    const manifest = JSON.parse(readFileSync(join(folder, 'node_modules/plyscope/custom-elements.json'), 'utf8'));
    const [{ declarations: [{ attributes }] }] = manifest.modules;
    const unknown = attributes.map(({ name }) => name).filter((name) => !beside.names.includes(name));
    assert.deepEqual(unknown, [], 'the manifest names attributes that the element has');
  } finally {
    await browser.close();
    server.end();
  }
  console.log('the installed package: command, Node, page, one file, import map, manifest');
} finally {
  rmSync(folder, { recursive: true });
}
