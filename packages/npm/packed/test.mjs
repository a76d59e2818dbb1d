// The package as it is installed: `node packages/npm/packed/test.mjs FILE.tgz`. In a folder of its own: its command, its functions in Node, its
// element from a page with files beside it and from one file, its manifest.
import { chromium } from '@playwright/test';
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createReadStream, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { launch } from '../../../tests/e2e/chromium.mjs';

const SPEC = { game: { kind: 'tree', tree: [[5, 6], [2, 1], [3, 2]] }, algorithm: { kind: 'alpha-beta' } };
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.mjs': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm' };
const archive = resolve(process.argv[2]);
const folder = mkdtempSync(join(tmpdir(), 'plyscope-'));
const inFolder = (command, args, input) => execFileSync(command, args, { cwd: folder, encoding: 'utf8', input });

function serve() {
  const server = createServer((request, response) => {
    const path = join(folder, new URL(request.url, 'http://localhost').pathname);
    if (!existsSync(path)) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'text/plain' });
    createReadStream(path).pipe(response);
  });
  return new Promise((hear) => server.listen(0, () => hear(server)));
}

async function inBrowser(browser, port, entry) {
  writeFileSync(join(folder, 'page.html'), `<!doctype html><div id="here"></div><script type="module">
    import { NAMES, embed, renderSvg } from './node_modules/plyscope/${entry}';
    globalThis.shown = embed('#here', ${JSON.stringify(SPEC)}, { view: 'tree', step: 25 });
    globalThis.all = { NAMES, embed, renderSvg };
  </script>`);
  const page = await browser.newPage();
  await page.goto(`http://localhost:${port}/page.html`);
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

  const [server, browser] = [await serve(), await chromium.launch(launch)];
  try {
    const beside = await inBrowser(browser, server.address().port, 'index.js');
    const inline = await inBrowser(browser, server.address().port, 'inline.js');
    assert.equal(beside.svg, inline.svg);
    assert.equal(beside.svg.trim(), inNode.svg.trim(), 'the page and the command line draw the same');
    const manifest = JSON.parse(readFileSync(join(folder, 'node_modules/plyscope/custom-elements.json'), 'utf8'));
    const [{ declarations: [{ attributes }] }] = manifest.modules;
    const unknown = attributes.map(({ name }) => name).filter((name) => !beside.names.includes(name));
    assert.deepEqual(unknown, [], 'the manifest names attributes that the element has');
  } finally {
    await browser.close();
    server.close();
  }
  console.log('the installed package: command, Node, page, one file, manifest');
} finally {
  rmSync(folder, { recursive: true });
}
