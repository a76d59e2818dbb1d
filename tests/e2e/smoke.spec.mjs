// The page is put together: it loads under the strict policy, draws into an open shadow root, and says so when it cannot.
import { expect, open, test } from './page.mjs';

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
  expect(root.sheets).toBe(1);
  expect(root.slots).toBe(0);
});

test('the module and the stylesheet are fetched once, whatever the number of elements', async ({ page }) => {
  const fetched = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await open(page);
  await page.evaluate(() => document.body.append(document.createElement('ply-scope'), document.createElement('ply-scope')));
  await expect(page.locator('ply-scope[data-state=ready]')).toHaveCount(3);
  for (const file of ['/app_bg.wasm', '/app.js', '/plyscope.css']) {
    expect(fetched.filter((path) => path === file), file).toHaveLength(1);
  }
});

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

test('when the module cannot be loaded the page says so in both languages and shows its fallback', async ({ page, trouble }) => {
  trouble.allow(/app_bg\.wasm|HTTP 503|503/);
  await page.route('**/app_bg.wasm', (route) => route.fulfill({ status: 503 }));
  await page.goto('./');
  const element = page.locator('ply-scope');
  await expect(element).toHaveAttribute('data-state', 'error');
  await expect(element.getByRole('alert')).toContainText('could not start');
  await expect(element.getByRole('alert')).toContainText('无法启动');
  await element.evaluate((host) => host.append('A picture of the tree.'));
  await expect(element).toContainText('A picture of the tree.');
});

test('without JavaScript the page says what it needs', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('./');
  await expect(page.locator('noscript [lang=en]')).toBeVisible();
  await expect(page.locator('noscript [lang=zh]')).toBeVisible();
  await context.close();
});
