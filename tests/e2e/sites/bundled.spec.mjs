// The script as bundlers take it into a site of their own, with its files found by the addresses that are written in it: on every site a
// short search is stepped through, and a long one goes on in a worker.
import { expect, rests, test } from '../page.mjs';
import { Lab } from '../lab.mjs';

const NAMES = ['vite', 'webpack', 'observable', 'vitepress', 'astro'];
/** Those whose sites are served under the policy of Plyscope's own. */
const STRICT = ['vite', 'webpack'];
const asked = process.env.PLYSCOPE_COURSES?.split(' ') ?? NAMES;

for (const name of NAMES.filter((one) => asked.includes(one))) {
  test(`${name}: the bundle finds module, styles and worker, and asks for each once`, async ({ page, trouble }, { config }) => {
    // The theme of VitePress asks for a font before the page needs it, which the browser remarks on where the page is slow.
    trouble.allow(/\.woff2 was preloaded using link preload but not used/);
    const modules = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.wasm')) modules.push(request.url());
    });
    await page.goto(`http://${STRICT.includes(name) ? 'strict.' : ''}${name}.localhost:${config.projects[0].use.port}/course/`);
    const [short, long] = ['short', 'long'].map((id) => new Lab(page, 'en', page.locator(`ply-scope#${id}`)));
    await short.host.scrollIntoViewIfNeeded();
    await expect(short.host).toHaveAttribute('data-state', 'ready');
    await short.button('Forward').click();
    await short.isAt(1);
    expect(await short.host.evaluate(({ spec }) => spec.game.tree)).toEqual([[5, 6], [2, 1], [3, 2]]);
    expect(await short.host.locator('.ply').evaluate((lab) => getComputedStyle(lab).borderTopStyle)).toBe('solid');
    // There is no page of Plyscope beside a bundle for links to lead to.
    await expect(short.host.locator('a.open')).toBeHidden();
    await long.host.scrollIntoViewIfNeeded();
    await expect(long.host).toHaveAttribute('data-state', 'ready');
    await expect.poll(() => long.length(), { timeout: 30_000 }).toBeGreaterThan(20_000);
    await rests(short.host);
    // The module and, where there is room for panes, what is fetched later.
    expect(modules.length).toBeLessThanOrEqual(2);
    expect(new Set(modules).size).toBe(modules.length);
  });
}

if (asked.includes('vitepress')) {
  test('vitepress: a page that is only put in has its figure, and the one left behind is gone', async ({ page, trouble }, { config }) => {
    // The generator's own theme asks for its font before it needs it.
    trouble.allow(/inter-roman\S+ was preloaded/);
    await page.goto(`http://vitepress.localhost:${config.projects[0].use.port}/course/`);
    await expect(page.locator('#short')).toHaveAttribute('data-state', 'ready');
    await page.evaluate(() => { window.isSamePage = true; });
    await page.getByRole('link', { name: 'The next page', exact: true }).first().click();
    await expect(page.locator('#next')).toHaveAttribute('data-state', 'ready');
    await expect(page.locator('#short')).toHaveCount(0);
    await page.locator('html').evaluate((root) => root.classList.add('dark'));
    await expect(page.locator('#next .ply')).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => window.isSamePage)).toBe(true);
  });
}
