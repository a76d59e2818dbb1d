// Without a server: the page of its own after a first visit, and the build in one file from a disk.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { whole } from './chromium.mjs';
import { byNight, expect, open, test } from './page.mjs';
import { Lab } from './lab.mjs';
import { instances, spoil, watch } from './notes.mjs';
import { serve } from './server.mjs';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

test.describe('the page', () => {
  test.use({ serviceWorkers: 'allow' });

  test('starts and searches with the server gone, and takes a new version at the next start', async ({ page, context, trouble }, { outputDir }) => {
    trouble.allow(/Failed to load resource|ERR_CONNECTION/);
    const site = join(outputDir, 'site');
    cpSync(dist, site, { recursive: true });
    let server = await serve(0, site);
    const { address } = server;
    const port = Number(new URL(address).port);
    await open(page, `${address}/#lab`);
    await page.evaluate(async () => { await navigator.serviceWorker.ready; });
    await page.reload();
    await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
    server.end();

    // Another search, a long one too, and a link, all without a server.
    await page.reload();
    const lab = new Lab(page);
    await expect(lab.host).toHaveAttribute('data-state', 'ready');
    await lab.press('ArrowRight', 1);
    await page.goto(`${address}/index.html#lab`);
    await expect(lab.host).toHaveAttribute('data-state', 'ready');
    await lab.startOf('Tic-tac-toe');
    await lab.chooseAlgorithm('Minimax');
    await expect.poll(() => lab.length(), { timeout: 20_000 }).toBeGreaterThan(20_000);
    await expect(lab.notice).toBeHidden();

    // A new version comes beside the old one.
    const edit = (name, before, after) => {
      const file = join(site, name);
      const text = readFileSync(file, 'utf8');
      expect(text).toContain(before);
      writeFileSync(file, text.replace(before, after));
    };
    const [, version] = /"([0-9a-f]{16})"/.exec(readFileSync(join(site, 'service-worker.js'), 'utf8'));
    edit('index.html', '<title>Plyscope</title>', '<title>Plyscope, newer</title>');
    edit('service-worker.js', version, 'f'.repeat(16));
    server = await serve(port, site);
    await page.goto(`${address}/`);
    await expect(page).toHaveTitle('Plyscope');
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect.poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting))).toBe(true);
    await page.goto('about:blank');
    const next = await context.newPage();
    await page.close();
    await expect(async () => {
      // The new version waits as long as any page has the old one, this page too.
      await next.goto('about:blank');
      await open(next, `${address}/`);
      await expect(next).toHaveTitle('Plyscope, newer', { timeout: 1000 });
    }).toPass({ timeout: 15_000 });
    await expect.poll(() => next.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('plyscope ')).length)).toBe(1);
    server.end();
  });

  test('alone has a service worker; an embed registers none', byNight(true), async ({ page }) => {
    await page.route('**/notes.html', (route) => route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<!doctype html><html lang="en"><title>Notes</title><script type="module" src="./ply-scope.js"></script><ply-scope></ply-scope>',
    }));
    await open(page, './notes.html');
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    await open(page, './embed.html?game=nim&heaps=1&algorithm=minimax');
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  });

  test('can be installed: it has a manifest with a name, icons of every kind that is asked for, and where to start', async ({ page }) => {
    await page.goto('./');
    const link = await page.locator('link[rel=manifest]').getAttribute('href');
    const response = await page.request.get(link);
    expect(response.headers()['content-type']).toBe('application/manifest+json');
    const manifest = await response.json();
    expect(manifest).toMatchObject({ name: 'Plyscope', start_url: './', display: 'standalone' });
    const measured = await page.evaluate(async (icons) => Promise.all(icons.map(async ({ src, type }) => {
      const image = await createImageBitmap(await (await fetch(src)).blob()).catch(() => undefined);
      return [type, image?.width, image?.height];
    })), manifest.icons);
    expect(measured.slice(1)).toEqual([['image/png', 192, 192], ['image/png', 512, 512], ['image/png', 512, 512]]);
    expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose ?? 'any'])).toEqual(
      [['any', 'any'], ['192x192', 'any'], ['512x512', 'any'], ['512x512', 'maskable']]);
    // Only the whole browser can install a page.
    const browser = await chromium.launch(whole);
    const tab = await browser.newPage();
    await tab.goto(page.url());
    const session = await tab.context().newCDPSession(tab);
    // What is left is the test's own doing.
    const errors = async () => (await session.send('Page.getInstallabilityErrors')).installabilityErrors.map(({ errorId }) => errorId);
    await expect.poll(errors).toEqual(['in-incognito']);
    await browser.close();
  });
});

/** A page of notes on the disk. */
function onDisk(directory, body) {
  mkdirSync(directory, { recursive: true });
  cpSync(join(dist, 'ply-scope-all.js'), join(directory, 'ply-scope-all.js'));
  const file = join(directory, 'notes.html');
  writeFileSync(file, `<!doctype html><html lang="en"><meta charset="utf-8"><title>Notes</title>${body}<script src="ply-scope-all.js"></script>`);
  return pathToFileURL(file).href;
}

test('the build in one file works from a disk: embeds step, a long search goes on beside them, a link away there is none', async ({ page }, { outputDir }) => {
  await page.goto(onDisk(outputDir, `
    <ply-scope game="tree" tree="[[5,6],[2,1],[3,2]]" algorithm="alpha-beta" view="tree" step="3"></ply-scope>
    <ply-scope game="tic-tac-toe" algorithm="minimax" view="tree" loading="eager"></ply-scope>
    <pre class="ply-scope"><code>{"game":{"kind":"nim","heaps":[2]},"algorithm":{"kind":"minimax"}}</code></pre>`));
  const [tree, long] = [0, 1].map((index) => page.locator('ply-scope').nth(index));
  await expect(tree).toHaveAttribute('data-state', 'ready');
  await tree.getByRole('button', { name: 'Forward' }).click();
  await expect.poll(() => tree.evaluate((element) => element.spec.step)).toBe(4);
  await expect(long).toHaveAttribute('data-state', 'ready');
  const length = () => long.locator('[role=slider]').getAttribute('aria-valuemax');
  await expect.poll(async () => Number(await length()), { timeout: 20_000 }).toBeGreaterThan(20_000);
  await expect(tree.getByRole('link', { name: 'Open in Plyscope' })).toBeHidden();
  await page.locator('ply-scope').nth(2).scrollIntoViewIfNeeded();
  await expect(page.locator('ply-scope').nth(2)).toHaveAttribute('data-state', 'ready');
});

test('in the build in one file a crash is survived too', byNight(true), async ({ page, trouble }, { outputDir }) => {
  trouble.allow(/RuntimeError|RangeError/);
  await watch(page);
  const figure = (step) => `<ply-scope game="nim" heaps="1,2" algorithm="minimax" view="tree" step="${step}"></ply-scope>`;
  await page.goto(onDisk(outputDir, figure(3) + figure(5)));
  const ready = () => expect(page.locator('ply-scope[data-state=ready]')).toHaveCount(2);
  const steps = () => page.locator('ply-scope').evaluateAll((elements) => elements.map((element) => element.spec.step));
  await ready();
  await spoil(page, 0);
  await page.locator('.zoom .btn:not(.more)').first().dispatchEvent('click');
  await expect.poll(() => instances(page)).toEqual([0, 2, 3]);
  await ready();
  await expect.poll(steps).toEqual([3, 5]);
  // The next crash is one element's own.
  await spoil(page, 2);
  await page.locator('.zoom .btn:not(.more)').first().dispatchEvent('click');
  await expect.poll(() => instances(page)).toEqual([0, 2, 3, 4]);
  await ready();
  await expect.poll(steps).toEqual([3, 5]);
});
