// The element on other people's pages: written from right to left, zoomed, strict, wrapped by a framework, copied, bundled, imported on
// a server, and under keys that are the page's own.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { Game, link } from './game.mjs';
import { Lab } from './lab.mjs';
import { NIM, notes, ready, specs } from './notes.mjs';
import { byNight, expect, open, test } from './page.mjs';
import { policy, serve } from './server.mjs';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
const TREE = 'game="tree" tree="[[5,6],[2,1],[3,2]]" algorithm="alpha-beta"';
const GOOD = { v: 1, game: { kind: 'nim', heaps: [2, 2] }, algorithm: { kind: 'win-lose' } };
const BAD = { v: 1, game: { kind: 'nim', heaps: [999] }, algorithm: { kind: 'win-lose' } };
/** A search that goes on for longer than the page would search itself. */
const LONG = 'game="tic-tac-toe" algorithm="minimax"';
const ENDLESS = 'game="nim" heaps="[9,9,9]" algorithm="minimax"';

/** Opens a page under another policy, with this in its body. */
async function under(page, policies, body, address = './notes.html') {
  await page.route(`**/${address.replace('./', '')}`, (route) => route.fulfill({
    contentType: 'text/html; charset=utf-8',
    headers: policies && { 'Content-Security-Policy': policies },
    body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Notes</title><link rel="icon" href="data:,">${body}`,
  }));
  await page.goto(address);
}
const SCRIPT = '<script type="module" src="./ply-scope.js"></script>';

/** What is told of errors, heard at the document. */
const listen = (page) => page.addInitScript(() => {
  window.errors = [];
  document.addEventListener('ply-scope:error', ({ detail }) => window.errors.push(detail.message));
});
const errors = (page) => page.evaluate(() => window.errors);

/** The length of the recording that an element shows. */
const length = async (element) => Number(await element.locator('[role=slider]').getAttribute('aria-valuemax'));

/** Presses a node in the drawing, as a person does. */
async function pressNode(lab, path, zoom = 1) {
  await lab.settled();
  const at = await lab.place(path);
  const box = await lab.canvas.boundingBox();
  await lab.page.mouse.click(box.x + at.x * zoom, box.y + at.y * zoom);
}

test('on a page written from right to left boards, code and sentences stand as on any other', byNight(true), async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 1800 });
  const figure = '<ply-scope loading="eager" game="connect-four" moves="1" algorithm="minimax" depth="2"></ply-scope>';
  await notes(page, `<div dir="ltr">${figure}</div><div dir="rtl">${figure}</div>`);
  await ready(page, 2);
  const places = await page.locator('ply-scope').evaluateAll((elements) => elements.map(({ shadowRoot }) => {
    const board = shadowRoot.querySelector('.pos .board').getBoundingClientRect();
    const beside = (element) => Math.round(element.getBoundingClientRect().left - board.left);
    return [...shadowRoot.querySelectorAll('.pos .cell, .pos .board svg path, .code li > span')].map(beside);
  }));
  expect(places[0].length).toBeGreaterThan(50);
  expect(places[1]).toEqual(places[0]);
});

for (const when of ['before', 'after']) {
  test(`an object that a framework has wrapped is taken as it is, ${when} the element has started`, byNight(when === 'before'), async ({ page }) => {
    await notes(page, `<ply-scope ${NIM}></ply-scope>`);
    if (when === 'after') await ready(page);
    await page.evaluate(async (spec) => {
      await customElements.whenDefined('ply-scope');
      const wrapped = (held) => (typeof held === 'object' ? new Proxy(held, { get: (on, name) => wrapped(on[name]) }) : held);
      document.querySelector('ply-scope').spec = wrapped(spec);
    }, GOOD);
    await ready(page);
    await expect.poll(() => specs(page)).toEqual([GOOD]);
  });

  test(`what is refused, null or undefined throws nothing, ${when} the element has started`, byNight(true), async ({ page }) => {
    await listen(page);
    await notes(page, `<ply-scope ${NIM} view="tree">A picture.</ply-scope>`);
    const element = page.locator('ply-scope');
    if (when === 'after') await ready(page);
    const set = (name, value) => element.evaluate(async (it, given) => {
      await customElements.whenDefined('ply-scope');
      const circle = {};
      circle.circle = circle;
      const values = { null: null, undefined, circle, big: { v: 1n }, text: '{"game":' };
      it[given.name] = typeof given.value === 'string' ? values[given.value] : given.value;
    }, { name, value });
    for (const name of ['spec', 'state']) for (const value of ['null', 'undefined']) await set(name, value);
    await ready(page);
    expect(await errors(page)).toEqual([]);
    const [shown] = await specs(page);
    expect(shown.game).toEqual({ kind: 'nim', heaps: [1, 2] });
    const card = element.getByRole('alert');
    for (const [name, value, why] of [
      ['spec', BAD, 'game.heaps'], ['spec', 'text', 'line 1, column 9'], ['spec', 'circle', 'circular'], ['spec', 'big', 'BigInt'],
      ['state', { v: 2, spec: GOOD }, 'version 1'], ['state', { v: 1, spec: BAD }, 'game.heaps'],
    ]) {
      await set(name, value);
      await expect(card).toContainText('This figure is not set up right');
      await expect(card).toContainText(why);
      expect((await errors(page)).at(-1)).toContain(why);
      await expect(element).toHaveAttribute('data-state', 'ready');
      expect(await specs(page)).toEqual([shown]);
    }
    await element.getByRole('button', { name: 'Forward' }).click();
    await expect.poll(async () => (await specs(page))[0].step).toBe(1);
    await set('spec', GOOD);
    await expect(card).toHaveCount(0);
    await expect.poll(() => specs(page)).toEqual([GOOD]);
  });
}

test('what a framework sets before the element is in the page throws nothing: nothing takes attributes away, what is refused has its card', async ({ page }) => {
  await notes(page, '<p>Text.</p>');
  const thrown = await page.evaluate(async () => {
    await customElements.whenDefined('ply-scope');
    const element = document.createElement('ply-scope');
    Object.entries({ game: 'nim', heaps: '1,2', algorithm: 'win-lose', loading: 'eager', stops: 'every' }).forEach(([name, text]) => element.setAttribute(name, text));
    const circle = {};
    circle.circle = circle;
    const thrown = [];
    const set = (name, value) => {
      try {
        element[name] = value;
      } catch (error) {
        thrown.push(`${name}: ${error}`);
      }
    };
    for (const name of ['stop', 'stops', 'pause', 'step', 'home', 'student', 'exercise', 'progress', 'state', 'spec']) {
      for (const value of [null, undefined]) set(name, value);
    }
    for (const value of [circle, { v: 1n }]) {
      set('exercise', value);
      set('state', { v: 1, spec: value });
      set('spec', value);
    }
    document.querySelector('main').append(element);
    return thrown;
  });
  expect(thrown).toEqual([]);
  await ready(page);
  const element = page.locator('ply-scope');
  for (const name of ['stop', 'stops', 'pause', 'step', 'home', 'student', 'exercise']) expect(await element.getAttribute(name)).toBeNull();
  await expect(element.getByRole('alert')).toContainText('BigInt');
  expect((await specs(page))[0].game).toEqual({ kind: 'nim', heaps: [1, 2] });
});

test('a copy of an element that has started starts, made by a script or saved with the page', byNight(true), async ({ page }) => {
  await notes(page, `<ply-scope ${NIM} loading="eager"></ply-scope>`);
  await ready(page);
  await page.evaluate(() => document.querySelector('main').append(document.querySelector('ply-scope').cloneNode(true)));
  await ready(page, 2);
  expect(await page.locator('ply-scope .stage').count()).toBe(2);
  const saved = await page.locator('main').innerHTML();
  expect(saved).toContain('data-state="ready"');
  await page.unrouteAll();
  await notes(page, saved);
  await ready(page, 2);
  await expect(page.locator('ply-scope .stage')).toHaveCount(2);
});

/** Hears keys at the document, each with whether something was done by it. */
const hear = (page) => page.evaluate(() => {
  window.heard = [];
  document.addEventListener('keydown', ({ key, defaultPrevented }) => window.heard.push(defaultPrevented ? `${key}, taken` : key));
});
const heard = (page) => page.evaluate(() => window.heard.splice(0));

for (const what of ['the drawing', 'a button']) {
  test(`after a press on ${what} the page around keeps its keys, and arrows step until there is no step left`, byNight(true), async ({ page }) => {
    await notes(page, `<ply-scope ${TREE} view="tree" step="36"></ply-scope><p style="height:3000px">Text.</p>`);
    await ready(page);
    await hear(page);
    const lab = new Lab(page);
    if (what === 'a button') await lab.button('Forward').click();
    else await lab.canvas.click({ position: { x: 5, y: 5 } });
    let step = what === 'a button' ? 37 : 36;
    await lab.isAt(step);
    const keys = ['PageDown', 'PageUp', ' ', 'n', 's', '.', '/', 'ArrowDown'];
    for (const key of keys) await page.keyboard.press(key === ' ' ? 'Space' : key);
    expect(await heard(page)).toEqual(keys);
    await lab.isAt(step);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    while (step < 38) await lab.press('ArrowRight', step += 1);
    expect(await heard(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('End');
    expect(await heard(page)).toEqual(['ArrowRight', 'End']);
    await lab.press('ArrowLeft', 37);
    await lab.press('Home', 0);
    expect(await heard(page)).toEqual([]);
    await page.keyboard.press('ArrowLeft');
    expect(await heard(page)).toEqual(['ArrowLeft']);
    await page.keyboard.press('Escape');
    expect(await heard(page)).toEqual(['Escape']);
    expect(await page.evaluate(() => document.activeElement.localName)).toBe('body');
    await page.keyboard.press('ArrowRight');
    expect(await heard(page)).toEqual(['ArrowRight']);
    expect(await lab.step()).toBe(0);
  });
}

test('who comes by the tab key steps and presses buttons, and letters, page keys and the space bar stay the page’s', async ({ page }) => {
  await notes(page, `<a href="#">Before</a><ply-scope ${TREE} view="lab" step="37"></ply-scope><p style="height:3000px">Text.</p>`);
  await ready(page);
  const lab = new Lab(page);
  await page.getByText('Before').focus();
  await hear(page);
  const keys = ['PageDown', 'PageUp', 'c', 'n', 's', '.', '/', 'b'];
  // Every place of the figure that the tab key reaches; fields and selects have keys of their own.
  const places = new Set();
  for (;;) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => {
      const { activeElement: host } = document;
      const at = host.shadowRoot?.activeElement;
      return at && (at.matches('input, textarea, select') ? 'field' : `${at.localName} ${at.role ?? ''} ${at.getAttribute('aria-label') ?? at.className}`);
    });
    if (!place) break;
    places.add(place);
    await heard(page);
    if (place === 'field') continue;
    for (const key of keys) await page.keyboard.press(key);
    expect(await heard(page), place).toEqual(keys);
    expect(await lab.step(), place).toBe(37);
    await page.evaluate(() => scrollTo(0, 0));
  }
  expect(places.size).toBeGreaterThan(20);
  await lab.button('Forward').focus();
  await page.keyboard.press('Space');
  await lab.isAt(38);
  expect(await heard(page)).not.toContain(' ');
  await page.keyboard.press('ArrowRight');
  await lab.press('ArrowLeft', 37);
  expect(await heard(page)).toEqual(['ArrowRight']);
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.activeElement.localName)).toBe('body');
});

test('the help of a figure names the keys that it has, no letter, and the version', byNight(true), async ({ page }) => {
  await notes(page, `<ply-scope ${TREE} view="lab"></ply-scope>`);
  await ready(page);
  const lab = new Lab(page);
  await lab.button('Keys and help').click();
  await expect(lab.host.getByRole('dialog').locator('dl').nth(1).locator('dt')).toHaveText(['← →', '⇧ ← →', 'Home, End', 'Ctrl Z, Ctrl Y', 'Esc']);
  const [, version] = /\nversion = "([^"]+)"/.exec(readFileSync(new URL('../../Cargo.toml', import.meta.url), 'utf8'));
  await expect(lab.host.getByRole('dialog')).toContainText(`Plyscope ${version}`);
});

for (const view of ['tree', 'lab']) {
  test(`neither keys nor presses edit a tree in a figure, unless its author lets them: ${view}`, byNight(true), async ({ page }) => {
    await notes(page, `<ply-scope ${TREE} view="${view}"></ply-scope>`);
    await ready(page);
    const lab = new Lab(page);
    const tree = async () => (await lab.spec()).game.tree;
    const field = lab.host.locator('.in-place input');
    await pressNode(lab, 'r.1');
    for (const key of ['n', 'Insert', 'Delete', 'Backspace', 'Alt+ArrowLeft']) await page.keyboard.press(key);
    await lab.press('ArrowRight', 1);
    await pressNode(lab, 'r.0.1');
    await page.keyboard.press('Enter');
    await lab.canvas.dblclick({ position: (await lab.nodes())['r.0.1'] });
    await lab.settled();
    await expect(field).toHaveCount(0);
    expect(await tree()).toEqual([[5, 6], [2, 1], [3, 2]]);
    await lab.host.evaluate((element) => element.setAttribute('editable', ''));
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('6');
    await page.keyboard.type('7');
    await page.keyboard.press('Enter');
    await expect.poll(tree).toEqual([[5, 7], [2, 1], [3, 2]]);
    await page.keyboard.press('Control+z');
    await expect.poll(tree).toEqual([[5, 6], [2, 1], [3, 2]]);
  });
}

for (const [how, style, zoom] of [['zoomed', 'zoom: 1.5', 1.5], ['scaled', 'transform: scale(1.5); transform-origin: 0 0', 1.5]]) {
  test(`on a page that is ${how} a press hits the node it points at, and the drawing is sharp`, byNight(true), async ({ page }) => {
    await page.setViewportSize({ width: 1500, height: 1400 });
    await notes(page, `<div style="width: 900px; ${style}"><ply-scope ${TREE}></ply-scope></div>`);
    await ready(page);
    const lab = new Lab(page);
    for (const path of ['r.1', 'r.0', 'r.2', 'r.2.1']) {
      await pressNode(lab, path, zoom);
      await expect(lab.inspector.locator('h2')).toContainText(`${path} `);
    }
    const [width, seen] = await lab.canvas.evaluate((canvas) => [canvas.width, canvas.getBoundingClientRect().width]);
    expect(Math.abs(width - seen)).toBeLessThanOrEqual(2);
  });
}

test('every file is named by an address that a bundler can read', () => {
  const script = readFileSync(join(dist, 'parts.js'), 'utf8');
  const named = [...script.matchAll(/new URL\(("[^"]+"|'[^']+'),\s*import\.meta\.url\)/g)].map(([, name]) => name.slice(3, -1));
  expect(named.map((name) => name.replace(/-\w{8}(?=\.)/, '')).sort()).toEqual(['app.js', 'app.wasm', 'more.wasm', 'plyscope.css', 'words-zh.json', 'worker.js']);
  for (const name of named) expect(readdirSync(dist)).toContain(name);
  // What webpack is told of the import that it must leave alone.
  expect(script).toContain('webpackIgnore: true');
});

test('bundled into the script of a site, with its files beside that, the element starts and searches in a worker', async ({ page }, { outputDir }) => {
  const site = join(outputDir, 'site');
  mkdirSync(site, { recursive: true });
  writeFileSync(join(outputDir, 'main.js'), `import ${JSON.stringify(join(dist, 'ply-scope.js'))};\n`);
  await build({ entryPoints: [join(outputDir, 'main.js')], bundle: true, format: 'esm', minify: true, outdir: site, logLevel: 'error' });
  for (const name of readdirSync(dist).filter((file) => /^((app|more)-.*|worker\.js|plyscope\.css)$/.test(file))) cpSync(join(dist, name), join(site, name));
  writeFileSync(join(site, 'index.html'), `<!doctype html><html lang="en"><title>Notes</title><link rel="icon" href="data:,">
    <script type="module" src="./main.js"></script><ply-scope loading="eager" ${LONG}></ply-scope>`);
  const server = await serve(0, site);
  await page.goto(`${server.address}/`);
  await ready(page);
  await expect.poll(() => length(page.locator('ply-scope')), { timeout: 20_000 }).toBeGreaterThan(20_000);
  server.end();
});

for (const name of ['ply-scope.js', 'ply-scope.mjs', 'ply-scope-all.mjs']) {
  test(`imported where there is no document ${name} does nothing and breaks nothing`, () => {
    const say = `import(${JSON.stringify(join(dist, name))}).then(({ default: widget }) => console.log(typeof widget.render))`;
    expect(execFileSync(process.execPath, ['-e', say], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()).toBe('function');
  });
}

test('where a page forbids workers the sentence says that there is none, and what is there can be stepped through', async ({ page, trouble }) => {
  trouble.allow(/worker/i);
  await under(page, policy.replace("worker-src 'self' blob:", "worker-src 'none'"), `${SCRIPT}<ply-scope loading="eager" ${ENDLESS}></ply-scope>`);
  await ready(page);
  const lab = new Lab(page);
  await expect(lab.notice).toContainText('This page has no worker');
  await lab.button('Forward').click();
  await lab.isAt(1);
});

for (const [what, search] of [
  ['Monte-Carlo tree search', 'game="tic-tac-toe" algorithm="mcts" iterations="4000"'],
  ['iterative deepening', 'game="tic-tac-toe" algorithm="alpha-beta" depth="8" deepening="true"'],
]) {
  test(`where a page forbids workers ${what} goes on in slices to its end, while the page answers`, byNight(true), async ({ page, trouble }) => {
    trouble.allow(/worker/i);
    await page.addInitScript(() => {
      window.ended = 0;
      addEventListener('ply-scope:end', () => { window.ended += 1; });
    });
    await under(page, policy.replace("worker-src 'self' blob:", "worker-src 'none'"), `${SCRIPT}<ply-scope loading="eager" ${search}></ply-scope>`);
    await ready(page);
    const lab = new Lab(page);
    await lab.button('Forward').click();
    await lab.isAt(1);
    // More than the page would record in one go, and the last event of it.
    await expect.poll(() => length(page.locator('ply-scope')), { timeout: 20_000 }).toBeGreaterThan(20_000);
    await expect.poll(() => page.locator('ply-scope').evaluate((element) => { element.goto('last'); return window.ended; }), { timeout: 20_000 }).toBeGreaterThan(0);
    await expect(lab.notice).toBeEmpty();
  });
}

test('where a page forbids workers a machine answers all the same, and a strong one is told to have had no time', byNight(true), async ({ page, trouble }) => {
  trouble.allow(/worker/i);
  const games = [
    link({ v: 1, game: { kind: 'connect-four' }, seats: ['person', { algorithm: { kind: 'alpha-beta', depth: 3 } }], moves: [] }),
    link({ v: 1, game: { kind: 'connect-four' }, seats: ['person', { algorithm: { kind: 'mcts' }, millis: 60_000 }], moves: [] }),
  ];
  const elements = games.map((game) => `<ply-scope loading="eager" config="${game.slice(1)}"></ply-scope>`);
  await under(page, policy.replace("worker-src 'self' blob:", "worker-src 'none'"), `${SCRIPT}${elements.join('')}`);
  await ready(page, 2);
  for (const index of [0, 1]) {
    const element = page.locator('ply-scope').nth(index);
    await element.locator('.game .cell.open').first().click();
    await expect(element.locator('.played li')).toHaveCount(2);
    await expect(element.locator('.talk')).toContainText('Min played');
  }
  await expect(page.locator('ply-scope').nth(1).locator('.talk')).toContainText('This page has no worker');
});

test('in a frame without an origin a search goes on in a worker', byNight(true), async ({ page, baseURL }) => {
  // A server that lets every origin have its files: to a frame without one every server is another.
  const pages = {
    '/': '<iframe sandbox="allow-scripts" width="900" height="800" src="./figure.html"></iframe>',
    '/figure.html': `${SCRIPT}<ply-scope loading="eager" ${LONG}></ply-scope>`,
  };
  const server = createServer(async ({ url }, response) => {
    const asked = pages[url] ? new Response(`<!doctype html><html lang="en"><title>Notes</title><link rel="icon" href="data:,">${pages[url]}`, {
      headers: { 'content-type': 'text/html' },
    }) : await fetch(new URL(url, baseURL));
    response.writeHead(asked.status, { 'Content-Type': asked.headers.get('content-type'), 'Access-Control-Allow-Origin': '*' });
    response.end(Buffer.from(await asked.arrayBuffer()));
  });
  await new Promise((done) => { server.listen(0, '127.0.0.1', done); });
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  const element = page.frameLocator('iframe').locator('ply-scope');
  await expect(element).toHaveAttribute('data-state', 'ready');
  await expect.poll(() => length(element), { timeout: 20_000 }).toBeGreaterThan(20_000);
  server.close();
  server.closeAllConnections();
});

test('on a page that trusts no text as script or markup the element starts, shows boards and searches in a worker', byNight(true), async ({ page }) => {
  const strict = `${policy}; require-trusted-types-for 'script'; trusted-types plyscope`;
  await under(page, strict, `${SCRIPT}<ply-scope loading="eager" ${LONG}></ply-scope><ply-scope loading="eager" ${TREE} step="25"></ply-scope>`);
  await ready(page, 2);
  const [long, tree] = [0, 1].map((index) => page.locator('ply-scope').nth(index));
  await expect.poll(() => length(long), { timeout: 20_000 }).toBeGreaterThan(20_000);
  expect(await long.locator('.pos .board svg path').count()).toBeGreaterThan(0);
  expect(await tree.locator('.scrub svg rect.sky').count()).toBeGreaterThan(0);
});

test('where WebAssembly is forbidden the card names what the policy lacks, and does not advise to reload', async ({ page, trouble }) => {
  trouble.allow(/WebAssembly|wasm-eval|script-src/);
  await under(page, policy.replace(" 'wasm-unsafe-eval'", ''), `${SCRIPT}<ply-scope loading="eager" ${NIM}></ply-scope>`);
  const card = page.getByRole('alert');
  await expect(card).toContainText("script-src 'wasm-unsafe-eval'");
  await expect(card).not.toContainText('Reloading');
});

for (const scripts of [['ply-scope-all.js', 'ply-scope.js'], ['ply-scope.js', 'ply-scope-all.js']]) {
  test(`${scripts.join(' and ')} on one page start one element`, byNight(true), async ({ page }) => {
    const loaded = scripts.map((name) => `<script ${name.includes('all') ? 'defer' : 'type="module"'} src="./${name}"></script>`);
    await under(page, '', `${loaded.join('')}<ply-scope loading="eager" ${LONG}></ply-scope>`);
    await ready(page);
    await expect.poll(() => length(page.locator('ply-scope')), { timeout: 20_000 }).toBeGreaterThan(20_000);
  });
}

test('the module in one file can be imported from its text alone, as notebooks do, and is a widget', byNight(true), async ({ page }) => {
  await under(page, '', '<div id="cell"></div>');
  await page.evaluate(async () => {
    const text = await (await fetch('./ply-scope-all.mjs')).text();
    const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
    const { default: widget } = await import(address);
    const held = { game: 'tic-tac-toe', algorithm: 'minimax' };
    widget.render({ model: { get: (name) => held[name] }, el: document.querySelector('#cell') });
  });
  await ready(page);
  await expect.poll(() => length(page.locator('ply-scope')), { timeout: 20_000 }).toBeGreaterThan(20_000);
});

test('a config that is no object is refused, and so is one in which a part is none', byNight(true), async ({ page }) => {
  await notes(page, ['null', '[1]', '3', '{"game":"nim","algorithm":{"kind":"minimax"}}']
    .map((config) => `<ply-scope loading="eager" step="2" config='${config}'></ply-scope>`).join(''));
  await expect(page.locator('ply-scope[data-state=error]')).toHaveCount(4);
  for (const card of await page.getByRole('alert').all()) await expect(card).toContainText('This figure is not set up right');
  await expect(page.getByRole('alert').last()).toContainText('game');
});

test('a command to a frame that is no text is refused, and one that follows is carried out', byNight(true), async ({ page }) => {
  await under(page, '', `<iframe width="900" height="700" src="./embed.html?game=nim&heaps=1,2&algorithm=minimax&view=tree"></iframe>
    <script>
      window.told = [];
      addEventListener('message', ({ data }) => window.told.push(data));
    </script>`);
  const told = (type) => page.evaluate((asked) => window.told.filter((data) => data.type === asked).map(({ detail }) => detail.message ?? detail.step), type);
  await expect.poll(() => told('plyscope:ready')).toHaveLength(1);
  await page.evaluate(() => {
    const [{ contentWindow }] = document.querySelectorAll('iframe');
    const circle = {};
    circle.circle = circle;
    const commands = [{ name: 'nothing', value: 1n }, { name: 'nothing', value: circle }, { name: 'state', value: { v: 1, spec: circle } },
      { name: 'state', value: { v: 1n } }, { name: 'step', value: 2 }];
    for (const command of commands) contentWindow.postMessage({ type: 'plyscope:cmd', v: 1, ...command }, '*');
  });
  await expect.poll(() => told('plyscope:step')).toContain(2);
  expect(await told('plyscope:error')).toHaveLength(4);
});

test.describe('a text in storage that cannot be read', () => {
  const HUGE = 4_900_000;

  test('is moved as a whole where there is no room for two of it, and a game is kept', byNight(true), async ({ page }) => {
    await page.addInitScript((size) => {
      if (!localStorage.length) localStorage.setItem('plyscope', '?'.repeat(size));
    }, HUGE);
    const game = await Game.at(page, { game: { kind: 'tic-tac-toe' }, seats: ['person', 'person'] });
    await game.cells.first().click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('plyscope'))).toContain('tic-tac-toe');
    expect(await page.evaluate(() => localStorage.getItem('plyscope-unread').length)).toBe(HUGE);
  });

  test('stays where it is if it cannot be moved, and is not written over', byNight(true), async ({ page }) => {
    await page.addInitScript(() => {
      if (!localStorage.length) localStorage.setItem('plyscope', 'a game of tomorrow');
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function set(name, text) {
        if (name === 'plyscope-unread') throw new DOMException('full', 'QuotaExceededError');
        setItem.call(this, name, text);
      };
    });
    const game = await Game.at(page, { game: { kind: 'tic-tac-toe' }, seats: ['person', 'person'] });
    await game.cells.first().click();
    await expect(game.notice).toContainText('storage is full or blocked');
    expect(await page.evaluate(() => localStorage.getItem('plyscope'))).toBe('a game of tomorrow');
  });
});

test('with the projector on the page has its heading still', byNight(true), async ({ page }) => {
  await open(page);
  await page.keyboard.press('w');
  await expect(page.locator('.projector')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1, name: 'Plyscope' })).toHaveCount(1);
});
