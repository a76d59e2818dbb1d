// The package in the tools that people build pages with: `node packages/npm/packed/hosts.mjs FILE.tgz`. In a folder of its own each of
// them builds a page with it, and Vite serves one while it is written; in Chromium each shows the step that was asked for and tells of
// the next one.
import { chromium } from '@playwright/test';
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { launch } from '../../../tests/e2e/chromium.mjs';
import { freePort, serve } from './server.mjs';

const archive = resolve(process.argv[2]);
const folder = mkdtempSync(join(tmpdir(), 'plyscope-hosts-'));
const environment = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
const run = (...command) => execFileSync('npx', ['--no-install', ...command], { cwd: folder, env: environment, stdio: ['ignore', 'ignore', 'inherit'] });

/** The figure of a page stands at the step that the page asks for, and the page hears of the next one. */
async function shows(browser, address, name) {
  const page = await browser.newPage();
  const troubles = [];
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('console', (message) => { if (message.type() === 'error') troubles.push(message.text()); });
  await page.goto(address);
  await page.waitForSelector('ply-scope[data-state=ready]', { timeout: 60_000 });
  const step = await page.evaluate(() => document.querySelector('ply-scope').spec.step);
  await page.evaluate(() => document.querySelector('ply-scope').goto(26));
  await page.waitForFunction(() => document.querySelector('output').textContent === '26');
  await page.close();
  // A browser asks for an icon by itself.
  assert.deepEqual(troubles.filter((text) => !/404/.test(text)), [], name);
  assert.equal(step, 25, name);
  console.log(`${name}: step 25, and told of step 26`);
}

async function built(browser, site, name) {
  const server = await serve(join(folder, site));
  await shows(browser, server.address, name);
  server.end();
}

/** Vite's own server, which serves sources and the package's files as they are. */
async function served(browser, site, name) {
  const port = await freePort();
  const server = spawn('npx', ['--no-install', 'vite', site, '--port', `${port}`, '--strictPort'], { cwd: folder, env: environment, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  try {
    await new Promise((hear, refuse) => {
      server.stdout.on('data', (text) => { if (String(text).includes('Local')) hear(); });
      server.on('exit', (code) => refuse(new Error(`vite ended with ${code}`)));
    });
    await shows(browser, `http://localhost:${port}/`, name);
  } finally {
    process.kill(-server.pid);
  }
}

let browser;
try {
  cpSync(new URL('hosts/', import.meta.url), folder, { recursive: true });
  execFileSync('npm', ['install', '--silent', '--no-audit', '--no-fund', archive], { cwd: folder });
  browser = await chromium.launch(launch);
  for (const host of ['react', 'vue']) {
    run('vite', 'build', host, '--logLevel', 'error');
    await built(browser, `${host}/dist`, `${host}, built by Vite`);
    await served(browser, host, `${host}, served by Vite`);
  }
  run('webpack', '--config', 'webpack/webpack.config.js', '--context', 'webpack', '--output-path', 'webpack');
  await built(browser, 'webpack', 'webpack');
  run('next', 'build', 'next');
  await built(browser, 'next/out', 'Next');
} finally {
  await browser?.close();
  rmSync(folder, { recursive: true });
}
