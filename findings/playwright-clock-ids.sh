#!/usr/bin/env bash
# Playwright 1.65.1 (npm), page.clock: requestAnimationFrame returns ids from 10¹² on, which do not fit the 32 bits of its declaration.
#
# In the HTML standard the id is an `unsigned long`, and web-sys, by its bindings, takes it for an i32. Under Playwright's clock the id that
# Rust keeps is then another number, `cancelAnimationFrame` of it cancels nothing, and no error is raised. A frame that a component had asked
# for is called after the component is gone: in WebAssembly its closure has been freed, and the console has "closure invoked recursively or
# after being dropped", now and then, in tests only. The browser's own ids are small. The script does in JavaScript what a binding does, `id | 0`.
# It needs a Chromium on the PATH.
set -euo pipefail
chromium=$(command -v chromium-headless-shell || command -v chromium)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm install --silent --ignore-scripts playwright-core@1.65.1 > /dev/null
cat > ids.mjs <<'JS'
import { chromium } from 'playwright-core';

const browser = await chromium.launch({ executablePath: process.argv[2], args: ['--no-sandbox', '--disable-gpu'] });
const cancelled = () => {
  window.called = 0;
  const id = requestAnimationFrame(() => { window.called += 1; });
  cancelAnimationFrame(id | 0);
  return id;
};
for (const isFake of [false, true]) {
  const page = await browser.newPage();
  if (isFake) await page.clock.install();
  await page.setContent('<p>A page');
  const id = await page.evaluate(cancelled);
  if (isFake) await page.clock.runFor(100);
  else await page.evaluate(() => new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(resolve)); }));
  const called = await page.evaluate(() => window.called);
  console.log(isFake ? 'page.clock:' : 'the browser:', `the id fits 32 bits: ${id === (id | 0)}; called after it was cancelled: ${called}`);
}
await browser.close();
JS
node ids.mjs "$chromium" > seen
cat seen
diff - seen <<'EOF'
the browser: the id fits 32 bits: true; called after it was cancelled: 0
page.clock: the id fits 32 bits: false; called after it was cancelled: 1
EOF
