// The page is put together: it loads under the strict policy, draws into an open shadow root, and says so when it cannot.
import { Lab } from './lab.mjs';
import { byNight, expect, open, test } from './page.mjs';

test('the page loads under the strict policy and mounts into an open shadow root', async ({ page }) => {
  const response = await page.request.get('./');
  expect(response.headers()['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval' 'sha256-");
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

/** The module, held back until the test lets it go. */
async function held(page) {
  const waiting = [];
  let isReleased = false;
  const asked = new Promise((resolve) => {
    page.route('**/*.wasm', (route) => {
      resolve();
      // A link needs the second module, too.
      return isReleased ? route.continue() : waiting.push(route);
    });
  });
  const release = () => {
    isReleased = true;
    return Promise.all(waiting.map((route) => route.continue()));
  };
  return { asked, release };
}

/** The boxes of the gallery in whole pixels, before the page has taken it over and after. */
const boxes = (page) => page.evaluate(() => {
  const within = document.querySelector('.opening') ?? document.querySelector('ply-scope').shadowRoot;
  return Object.fromEntries(['top', 'welcome', 'live', 'stage', 'told', 'steps', 'moments'].map((name) => {
    const box = within.querySelector(`.${name}`) ?? document.querySelector(`ply-scope .${name}`);
    const { x, y, width, height } = box.getBoundingClientRect();
    return [name, [x, y, width, height].map(Math.round)];
  }));
});

for (const { locale, sentence, failed, old } of [
  { locale: 'en-GB', sentence: 'leaf 1 is pruned', failed: 'could not start', old: 'too old' },
  { locale: 'zh-TW', sentence: '剪', failed: '无法启动', old: '版本过旧' },
]) {
  test.describe(locale, byNight(locale === 'zh-TW'), () => {
    test.use({ locale });

    for (const [width, height] of [[1440, 900], [1024, 768], [768, 1024], [390, 844]]) {
      test(`before the module comes, ${width} pixels wide, the gallery stands where the page will have it`, byNight(true), async ({ page }) => {
        await page.setViewportSize({ width, height });
        await page.addInitScript(() => {
          window.shifts = 0;
          new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => { window.shifts += value; }))
            .observe({ type: 'layout-shift', buffered: true });
        });
        const module = await held(page);
        await page.goto('./', { waitUntil: 'commit' });
        await module.asked;
        await expect(page.locator('.opening .sentence:visible')).toHaveCount(1);
        await expect(page.locator('.opening .sentence:visible')).toContainText(sentence);
        await expect(page.locator('.opening .stage svg:visible')).toHaveCount(1);
        const before = await boxes(page);
        await module.release();
        await expect(page.locator('ply-scope')).toHaveAttribute('data-state', 'ready');
        await expect(page.locator('.opening')).toHaveCount(0);
        expect(await boxes(page)).toEqual(before);
        expect(await page.evaluate(() => window.shifts)).toBe(0);
        await expect(page.locator('ply-scope').locator('.told .sentence:visible')).toContainText(sentence);
      });
    }

    test('a browser without what the page needs shows the gallery and says that it is too old', byNight(true), async ({ page }) => {
      await page.addInitScript(() => { delete window.WebAssembly; });
      await page.goto('./');
      await expect(page.getByRole('alert')).toContainText(old);
      await expect(page.getByRole('alert')).toHaveCount(1);
      await expect(page.locator('.opening .sentence:visible')).toContainText(sentence);
      await expect(page.locator('.opening .stage svg:visible')).toHaveCount(1);
    });

    test('when the module cannot be loaded the page says so and why, and shows what stood there', async ({ page, trouble }) => {
      trouble.allow(/\.wasm|HTTP 503|503/);
      await page.route('**/*.wasm', (route) => route.fulfill({ status: 503 }));
      await page.goto('./');
      const element = page.locator('ply-scope');
      await expect(element).toHaveAttribute('data-state', 'error');
      await expect(element.getByRole('alert')).toContainText(failed);
      await expect(element.getByRole('alert')).toContainText('HTTP 503');
      await expect(page.locator('.opening .sentence:visible')).toContainText(sentence);
    });

    test('a module that is damaged is told, with what the browser says of it', byNight(true), async ({ page, trouble }) => {
      trouble.allow(/CompileError/);
      await page.route('**/*.wasm', (route) => route.fulfill({ contentType: 'application/wasm', body: '\0asm and no more' }));
      await page.goto('./');
      await expect(page.locator('ply-scope').getByRole('alert')).toContainText(failed);
      await expect(page.locator('ply-scope').getByRole('alert')).toContainText('CompileError');
    });
  });
}

const LINK = './#1=q1YqU7Iy1FFKT8xNVbKqVsrOzEtRslIqKUpNVdJRKijKzEtXsoqO1VHKzE1MT1WySkvMKU6tBQA';
for (const [what, address, kept] of [
  ['a link', LINK, {}],
  ['a game that was kept', './#play', { plyscope: 'play\n{}' }],
  ['a lab that was kept', './#lab', { 'plyscope-lab': '{' }],
]) {
  test.describe(`with ${what}`, () => {
    // The storage stands before any page of the site was open, for a page writes its own when it is left.
    const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
    test.use({
      storageState: ({ baseURL }, use) => use({ cookies: [], origins: [{ origin: new URL(baseURL).origin, localStorage }] }),
    });

    test('only the bar stands there before', byNight(true), async ({ page }) => {
      const module = await held(page);
      await page.goto(address, { waitUntil: 'commit' });
      await module.asked;
      await expect(page.locator('.opening .top')).toBeVisible();
      await expect(page.locator('.opening :is(.first, .moments)').and(page.locator(':visible'))).toHaveCount(0);
      await module.release();
      await expect(page.locator('ply-scope')).toHaveAttribute('data-state', 'ready');
    });
  });
}

test('the gallery of a link that only names a language is in that language', byNight(true), async ({ page }) => {
  const module = await held(page);
  await page.goto('./#lang=zh', { waitUntil: 'commit' });
  await module.asked;
  await expect(page.locator('.opening .sentence:visible')).toContainText('剪');
  await module.release();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it needs, in both languages, shows the gallery and leads to the notes', async ({ page, trouble }) => {
    // What is fetched in advance is a script, too.
    trouble.allow(/\.js csp$/);
    await page.goto('./');
    for (const name of ['lecture notes', '讲义']) await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(page.locator('.opening .stage svg:visible')).toHaveCount(1);
    await page.getByRole('link', { name: '讲义' }).click();
    await expect(page).toHaveURL(/\/notes\/zh\/index\.html$/);
  });
});

test('script and module are of one build, asked for once and together, whatever the number of elements', async ({ page }) => {
  const asked = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await Lab.inNotes(page, {});
  await page.evaluate(() => {
    for (const element of [1, 2].map(() => document.createElement('ply-scope'))) {
      element.setAttribute('loading', 'eager');
      document.body.append(element);
    }
  });
  await expect(page.locator('ply-scope[data-state=ready]')).toHaveCount(3);
  const [script, module, styles] = [/^\/app-(\w+)\.js$/, /^\/app-(\w+)\.wasm$/, /^\/plyscope\.css$/].map((name) => asked.filter((path) => name.test(path)));
  expect([script, module, styles].map((found) => found.length)).toEqual([1, 1, 1]);
  expect(script[0].replace('.js', '')).toBe(module[0].replace('.wasm', ''));
  // The page without its server has the same ones, and workers are told the address of theirs.
  const read = async (name) => (await page.request.get(name)).text();
  for (const name of ['./parts.js', './index.html', './service-worker.js']) {
    expect([...new Set((await read(name)).match(/app-\w{8}(?=\.(js|wasm))/g))], name).toEqual([script[0].slice(1, -3)]);
  }
});

test('the page asks for module and script before the script that starts them has come', byNight(true), async ({ page }) => {
  await page.route('**/page.js', () => {});
  const module = page.waitForRequest('**/*.wasm');
  const script = page.waitForRequest(/\/app-\w+\.js$/);
  await page.goto('./', { waitUntil: 'commit' });
  await Promise.all([module, script]);
});

test('where a server does not say what the module is, it is compiled all the same', byNight(true), async ({ page }) => {
  await page.route('**/*.wasm', async (route) => route.fulfill({ response: await route.fetch(), contentType: 'application/octet-stream' }));
  await open(page);
});

for (const [what, forbid] of [
  ['nothing may be kept', () => { CacheStorage.prototype.open = () => Promise.reject(new Error('forbidden')); }],
  ['there are no workers', () => { delete globalThis.Worker; }],
]) {
  test(`the page starts where ${what}`, byNight(true), async ({ page }) => {
    await page.addInitScript(forbid);
    await open(page);
  });
}

test('an element that moves keeps what it drew, one that leaves is taken down', byNight(true), async ({ page }) => {
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
