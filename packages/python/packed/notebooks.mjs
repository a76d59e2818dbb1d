// The wheel in notebooks: `node packages/python/packed/notebooks.mjs PYTHON`, an interpreter that has the wheel and what notebooks need. JupyterLab and
// marimo show the widget in Chromium and hear of its step, both ways; nbconvert puts the picture into a page; a Dask cluster solves.
import { chromium } from '@playwright/test';
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { launch } from '../../../tests/e2e/chromium.mjs';
import { freePort } from '../../npm/packed/server.mjs';

const python = resolve(process.argv[2]);
const folder = mkdtempSync(join(tmpdir(), 'plyscope-notebooks-'));
// What the notebooks start themselves is that of the environment.
const environment = { ...process.env, PATH: `${dirname(python)}:${process.env.PATH}` };
/** A widget's script, which comes once for all figures, is about this long. */
const SCRIPT = 1_000_000;

async function answers(address) {
  for (let tries = 0; tries < 120; tries += 1) {
    try {
      await fetch(address);
      return;
    } catch {
      await new Promise((go) => setTimeout(go, 500));
    }
  }
  throw new Error(`${address} does not answer`);
}

/** Runs a module of Python that serves pages, as long as `use` takes. */
async function whileServed(args, use) {
  const port = await freePort();
  const server = spawn(python, ['-m', ...args(port)], { cwd: folder, env: environment, stdio: 'ignore', detached: true });
  try {
    await answers(`http://localhost:${port}/`);
    await use(`http://localhost:${port}`);
  } finally {
    process.kill(-server.pid);
  }
}

async function withPage(browser, use) {
  const page = await browser.newPage({ viewport: { width: 1400, height: 1000 } });
  const troubles = [];
  page.on('pageerror', (error) => troubles.push(String(error)));
  await use(page);
  await page.close();
  assert.deepEqual(troubles, []);
}

/** Scrolls to a figure, which begins when it comes into sight, and waits until it is there. */
async function shown(figure) {
  await figure.scrollIntoViewIfNeeded();
  await figure.evaluate((element) => element.dataset.state === 'ready' || new Promise((go) => {
    element.addEventListener('ply-scope:ready', go, { once: true });
  }));
}

const step = (element) => element.evaluate(({ spec }) => spec.step);

async function inJupyter(browser) {
  const serve = (port) => ['jupyterlab', '--no-browser', '--allow-root', `--port=${port}`, '--ServerApp.token=', '--ServerApp.password='];
  await whileServed(serve, (address) => withPage(browser, async (page) => {
    const lengths = [];
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => lengths.push(payload.length)));
    await page.goto(`${address}/lab/tree/figure.ipynb`);
    await page.locator('.jp-Notebook').waitFor({ timeout: 60_000 });
    // Before the kernel is there, JupyterLab asks which one to use.
    await page.getByText('| Idle').waitFor();
    await page.getByRole('menuitem', { name: 'Run', exact: true }).click();
    await page.getByText('Run All Cells', { exact: true }).click();
    const figures = page.locator('ply-scope');
    await figures.nth(1).waitFor({ state: 'attached', timeout: 60_000 });
    for (const figure of await figures.all()) await shown(figure);
    assert.equal(await step(figures.nth(1)), 12);
    await figures.first().evaluate((element) => element.goto(25));
    const last = page.locator('.jp-Cell').nth(2);
    await last.click();
    await page.keyboard.press('Control+Enter');
    await last.getByText('steps 25 12').waitFor();
    // Both figures have one script.
    assert.equal(lengths.filter((length) => length > SCRIPT).length, 1, 'messages longer than a million letters');
  }));
  console.log('JupyterLab: two figures of one script, a step each way');
}

async function inMarimo(browser) {
  const serve = (port) => ['marimo', 'run', 'figure.py', '--headless', '--no-token', '--port', `${port}`];
  await whileServed(serve, (address) => withPage(browser, async (page) => {
    await page.goto(address);
    const figure = page.locator('ply-scope[data-state=ready]');
    await figure.waitFor({ timeout: 60_000 });
    assert.equal(await step(figure), 12);
    await figure.evaluate((element) => element.goto(25));
    await page.getByText('step 25', { exact: true }).waitFor();
  }));
  console.log('marimo: a step each way');
}

const run = (...args) => execFileSync(python, args, { cwd: folder, env: environment, stdio: ['ignore', 'inherit', 'ignore'] });

let browser;
try {
  cpSync(new URL('notebooks/', import.meta.url), folder, { recursive: true });
  browser = await chromium.launch(launch);
  await inJupyter(browser);
  await inMarimo(browser);
  run('-m', 'nbconvert', '--execute', '--to', 'html', "--NbConvertBase.display_data_priority=['image/svg+xml', 'text/plain']", 'figure.ipynb');
  const page = readFileSync(join(folder, 'figure.html'), 'utf8');
  assert.equal(page.match(/<img [^>]*src="data:image\/svg\+xml;base64,/g)?.length, 2);
  console.log('nbconvert: both pictures');
  run('cluster.py');
} finally {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
}
