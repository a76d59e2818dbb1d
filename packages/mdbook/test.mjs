// A book by mdBook with the preprocessor: `node packages/mdbook/test.mjs MDBOOK PLYSCOPE SCRIPT`, the two programs and the build of the element in one file.
// The book is opened in Chromium from the disk; what is refused is told with its chapter and line, and the book is made all the same.
import { chromium } from '@playwright/test';
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { launch } from '../../tests/e2e/chromium.mjs';

const [mdbook, plyscope, script] = process.argv.slice(2).map((path) => resolve(path));
const folder = mkdtempSync(join(tmpdir(), 'plyscope-book-'));
const FIGURE = `\`\`\`ply-scope step=25 view=tree
{"game":{"kind":"tree","tree":[[5,6],[2,1],[3,2]]},"algorithm":{"kind":"alpha-beta"}}
\`\`\`
`;

let browser;
try {
  mkdirSync(join(folder, 'src'));
  copyFileSync(script, join(folder, 'ply-scope-all.js'));
  writeFileSync(join(folder, 'book.toml'), `[book]
title = "Search"
[preprocessor.plyscope]
command = ${JSON.stringify(`${plyscope} mdbook`)}
[output.html]
additional-js = ["ply-scope-all.js"]
`);
  writeFileSync(join(folder, 'src/SUMMARY.md'), '- [Cuts](cuts.md)\n- [Wrong](wrong.md)\n');
  writeFileSync(join(folder, 'src/cuts.md'), `# Cuts\n\n${FIGURE}\nAfter.\n`);
  writeFileSync(join(folder, 'src/wrong.md'), `# Wrong\n\n${FIGURE.replace('alpha-beta', 'nothing')}`);
  const { status, stderr } = spawnSync(mdbook, ['build', folder], { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  assert.match(stderr, /Wrong: line 3: algorithm\.kind/);
  browser = await chromium.launch(launch);
  const page = await browser.newPage();
  await page.goto(pathToFileURL(join(folder, 'book/cuts.html')).href);
  const figure = page.locator('ply-scope[data-state=ready]');
  await figure.waitFor({ timeout: 30_000 });
  assert.equal(await figure.evaluate(({ spec }) => spec.step), 25);
  console.log('mdBook: a figure at step 25, and a refusal with its place');
} finally {
  await browser?.close();
  rmSync(folder, { recursive: true });
}
