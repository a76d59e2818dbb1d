// The page is put together: it loads under the strict policy, draws into an open shadow root, and says so when it cannot.
import { Lab } from './lab.mjs';
import { expect, open, test } from './page.mjs';

test.use({ packed: true });

test('the page loads under the strict policy and mounts into an open shadow root', async ({ page }) => {
  const response = await page.request.get('./');
  expect(response.headers()['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval'; style-src 'self';");
  await open(page);
  const root = await page.locator('ply-scope').evaluate((element) => ({
    mode: element.shadowRoot?.mode,
    text: element.shadowRoot?.textContent.trim(),
    sheets: element.shadowRoot?.adoptedStyleSheets.length,
    slots: [...(element.shadowRoot?.children ?? [])].filter((child) => child.localName === 'slot').length,
  }));
  expect(root.mode).toBe('open');
  expect(root.text).not.toBe('');
  expect(root.sheets).toBe(2);
  expect(root.slots).toBe(0);
});

for (const { locale, waiting, late, failed } of [
  { locale: 'en-GB', waiting: 'Getting ready…', late: 'reload the page', failed: 'could not start' },
  { locale: 'zh-TW', waiting: '正在准备…', late: '重新加载', failed: '无法启动' },
]) {
  test.describe(locale, () => {
    test.use({ locale });

    test('while the module is on its way the page says that it is getting ready, and later what one can do', async ({ page }) => {
      let answer;
      await page.route('**/app_bg.wasm', (route) => { answer = () => route.continue(); });
      await page.goto('./', { waitUntil: 'commit' });
      await expect(page.getByText(waiting)).toBeVisible();
      await expect(page.locator('.wait p:visible')).toHaveCount(2);
      await expect(page.locator('.wait p:visible')).toContainText([waiting, late]);
      expect(await page.locator('.late:visible').evaluate((line) => getComputedStyle(line).opacity)).toBe('0');
      await expect.poll(() => Boolean(answer)).toBe(true);
      await answer();
      await expect(page.locator('ply-scope')).toHaveAttribute('data-state', 'ready');
      await expect(page.getByText(waiting)).toBeHidden();
    });

    test('without WebAssembly the page says that it cannot start', async ({ page, trouble }) => {
      trouble.allow(/WebAssembly is not defined/);
      await page.addInitScript(() => { delete window.WebAssembly; });
      await page.goto('./');
      await expect(page.getByRole('alert')).toContainText(failed);
      await expect(page.locator('.wait')).toBeHidden();
      expect(await page.locator('.card').evaluate((card) => getComputedStyle(card).borderLeftStyle)).toBe('solid');
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it needs, in both languages, and leads to the notes', async ({ page, trouble }) => {
    // What is fetched in advance is a script, too.
    trouble.allow(/\.js csp$/);
    await page.goto('./');
    await expect(page.locator('.wait')).toBeHidden();
    for (const name of ['lecture notes', '课程笔记']) await expect(page.getByRole('link', { name })).toBeVisible();
    await page.getByRole('link', { name: '课程笔记' }).click();
    await expect(page).toHaveURL(/\/notes\/zh\/index\.html$/);
  });
});

test('the module, which has the stylesheet in it, is fetched once, whatever the number of elements', async ({ page }) => {
  const fetched = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await Lab.inNotes(page, {});
  await page.evaluate(() => {
    for (const element of [1, 2].map(() => document.createElement('ply-scope'))) {
      element.setAttribute('loading', 'eager');
      document.body.append(element);
    }
  });
  await expect(page.locator('ply-scope[data-state=ready]')).toHaveCount(3);
  for (const file of ['/app_bg.wasm', '/app.js']) {
    expect(fetched.filter((path) => path === file), file).toHaveLength(1);
  }
});

/** The workers that unpack the module, by now. */
const unpackers = (page) => {
  const all = [];
  page.on('worker', (worker) => worker.url().endsWith('/unpack.js') && all.push(worker));
  return all;
};

/** What is kept for the next visit, once it is. */
const kept = (page) => expect.poll(() => page.evaluate(async () => (await (await caches.open('plyscope')).keys()).length)).toBe(1);

test('the module is unpacked at the first visit, away from the page, and kept for the next one', async ({ page }) => {
  const workers = unpackers(page);
  await open(page);
  expect(workers).toHaveLength(1);
  await kept(page);
  await page.reload();
  await expect(page.locator('ply-scope')).toHaveAttribute('data-state', 'ready');
  expect(workers).toHaveLength(1);
});

test('a copy that is damaged is made again', async ({ page }) => {
  const workers = unpackers(page);
  await open(page);
  await kept(page);
  await page.evaluate(async () => {
    const cache = await caches.open('plyscope');
    for (const key of await cache.keys()) await cache.put(key, new Response('no module'));
  });
  await page.reload();
  await expect(page.locator('ply-scope')).toHaveAttribute('data-state', 'ready');
  expect(workers).toHaveLength(2);
});

for (const [what, forbid] of [
  ['nothing may be kept', () => { CacheStorage.prototype.open = () => Promise.reject(new Error('forbidden')); }],
  ['there are no workers', () => { delete globalThis.Worker; }],
]) {
  test(`the page starts where ${what}`, async ({ page }) => {
    await page.addInitScript(forbid);
    await open(page);
    await expect(page.locator('ply-scope')).toHaveAttribute('data-state', 'ready');
  });
}

test('an element that moves keeps what it drew, one that leaves is taken down', async ({ page }) => {
  await open(page);
  const after = await page.locator('ply-scope').evaluate(async (element) => {
    const stage = element.shadowRoot.firstElementChild;
    document.body.prepend(element);
    await Promise.resolve();
    const moved = element.shadowRoot.contains(stage) && stage.textContent !== '';
    element.remove();
    await Promise.resolve();
    return { moved, left: element.shadowRoot.contains(stage) };
  });
  expect(after).toEqual({ moved: true, left: false });
});

for (const [locale, sentence] of [['en-US', 'could not start'], ['zh-CN', '无法启动']]) {
  test.describe(locale, () => {
    test.use({ locale });

    test('when the module cannot be loaded the page says so and shows its fallback', async ({ page, trouble }) => {
      trouble.allow(/app_bg\.wasm|HTTP 503|503/);
      await page.route('**/app_bg.wasm', (route) => route.fulfill({ status: 503 }));
      await page.goto('./');
      const element = page.locator('ply-scope');
      await expect(element).toHaveAttribute('data-state', 'error');
      await expect(element.getByRole('alert')).toContainText(sentence);
      await element.evaluate((host) => host.append('A picture of the tree.'));
      await expect(element).toContainText('A picture of the tree.');
    });
  });
}

test('without JavaScript the page says what it needs', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('./');
  await expect(page.locator('noscript [lang=en]')).toBeVisible();
  await expect(page.locator('noscript [lang=zh]')).toBeVisible();
  await context.close();
});
