// From here to elsewhere: links, code to embed a moment, the page for frames and what it hears and tells.
import { deflateRawSync } from 'node:zlib';
import { AxeBuilder } from '@axe-core/playwright';
import { Lab, specOf } from './lab.mjs';
import { NIM, notes, ready, specs } from './notes.mjs';
import { byNight, expect, test } from './page.mjs';

/** Keeps what is written to the clipboard. */
const watchClipboard = (page) => page.addInitScript(() => {
  window.written = [];
  Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => ({ writeText: async (text) => { window.written.push(text); } }) });
});
const written = (page) => expect.poll(() => page.evaluate(() => window.written.at(-1))).toBeTruthy().then(() => page.evaluate(() => window.written.pop()));

/** The address of the page on a spec. */
const address = (spec) => `./#1=${deflateRawSync(JSON.stringify(spec)).toString('base64url')}`;

const CUT = { game: { kind: 'tree', tree: [[5, 6], [2, 1], [3, 2]] }, algorithm: { kind: 'alpha-beta' }, step: 25 };
const SITE = /http:\/\/127\.0\.0\.1:\d+\//.source;
const LINK = `${SITE}#1=[\\w-]+&(amp;)?lang=(en|zh)`;
const ELEMENT = `<ply-scope game="tree" tree="\\[\\[5,6\\],\\[2,1\\],\\[3,2\\]\\]" algorithm="alpha-beta" step="25"><a href="${LINK}">Plyscope</a></ply-scope>`;
const CODE = {
  MkDocs: `<!-- mkdocs.yml: extra_javascript: \\[{path: "${SITE}ply-scope.js", type: module}\\] -->\n<div>${ELEMENT}</div>`,
  Zensical: `<!-- mkdocs.yml: .*\n<div>${ELEMENT}</div>`,
  Hugo: `<!-- layouts/shortcodes/plyscope.html: .*\n<!-- layouts/_default/baseof.html: .*\n{{< plyscope game=\`tree\` tree=.* step=\`25\` >}}\\[Plyscope\\]\\(${LINK}\\){{< /plyscope >}}`,
  Jekyll: `<!-- _layouts/default.html: <script type="module" src="${SITE}ply-scope.js"></script> -->\n${ELEMENT}`,
  Sphinx: `<!-- conf.py: html_js_files = \\[\\("${SITE}ply-scope.js", {"type": "module"}\\)\\] -->\n${ELEMENT}`,
  Docusaurus: `{/\\* docusaurus.config.js: scripts: \\[{src: "${SITE}ply-scope.js", type: "module"}\\] \\*/}\n${ELEMENT}`,
  HTML: `<script type="module" src="${SITE}ply-scope.js"></script>\n${ELEMENT}`,
  iframe: `<iframe src="${SITE}embed.html\\?game=tree&amp;tree=.*&amp;algorithm=alpha-beta&amp;step=25" title="Plyscope" .*><a href="${LINK}">Plyscope</a></iframe>`,
};

for (const { lang, locale, embed, copied } of [
  { lang: 'en', locale: 'en-US', embed: 'Embed', copied: 'Copied to the clipboard' },
  { lang: 'zh', locale: 'zh-CN', embed: '嵌入', copied: '已复制到剪贴板' },
]) {
  test.describe(lang, byNight(lang === 'zh'), () => {
    test.use({ locale });

    test('the moment shown is copied as code for every kind of site, and that code shows it', byNight(true), async ({ page }) => {
      await watchClipboard(page);
      const lab = await Lab.open(page, { address: address(CUT), lang });
      await lab.isAt(25);
      await lab.button(embed).click();
      for (const [place, expected] of Object.entries(CODE)) {
        await lab.button(place).click();
        const code = await written(page);
        expect(code, place).toMatch(new RegExp(`^${expected}$`));
        expect(specOf(code)).toEqual({ v: 1, ...CUT });
        await expect(lab.host.locator('#places')).toContainText(copied);
        await expect(lab.host.locator('.snippet')).toHaveText(code);
      }
      const results = await new AxeBuilder({ page }).analyze();
      expect(results.violations.map(({ id }) => id)).toEqual([]);
      await lab.button('HTML').click();
      const html = await written(page);
      await page.unrouteAll();
      await notes(page, html.split('\n')[1], { lang });
      await ready(page);
      expect(await specs(page)).toEqual([{ v: 1, ...CUT }]);
    });
  });
}

test('what is chosen of an embed stands in its code, is seen before it is taken, and leaves no frame behind', byNight(true), async ({ page }) => {
  await watchClipboard(page);
  const lab = await Lab.open(page, { address: address(CUT) });
  await lab.isAt(25);
  await lab.button('Embed').click();
  const places = lab.host.locator('#places');
  const preview = places.frameLocator('iframe').locator('ply-scope');
  await expect(preview).toHaveAttribute('data-state', 'ready');
  await places.getByRole('combobox', { name: 'View' }).selectOption('Tree alone');
  await expect(preview).toHaveAttribute('view', 'tree');
  await places.getByRole('combobox', { name: 'Controls' }).selectOption('None');
  await places.getByRole('combobox', { name: 'Without scripts, on paper' }).selectOption('The picture of this step');
  await places.getByRole('spinbutton', { name: 'Height of a frame' }).fill('480');
  await lab.button('HTML').click();
  expect(await written(page)).toMatch(/view="tree" controls="none"><a href="[^"]*"><img src="data:image\/svg\+xml;base64,[^"]+" alt="[^"]+"><\/a><\/ply-scope>$/);
  await lab.button('iframe').click();
  expect(await written(page)).toMatch(/view=tree&amp;controls=none" title="Plyscope" width="100%" height="480"/);
  await page.keyboard.press('Escape');
  await expect(lab.host.locator('iframe')).toHaveCount(0);
});

test('a search that attributes cannot say shortly is embedded with all of its spec', byNight(true), async ({ page }) => {
  await watchClipboard(page);
  const spec = {
    v: 1, game: { kind: 'tree', tree: { name: 'the "root" <b>', max: [{ name: 'é', value: 1 }, 0] } },
    algorithm: { kind: 'mcts', iterations: 5, policy: { kind: 'exact', plies: 2 } },
  };
  const lab = await Lab.open(page, { address: address(spec) });
  await lab.button('Embed').click();
  await lab.button('HTML').click();
  const html = await written(page);
  expect(html).toContain('config="');
  await page.unrouteAll();
  await notes(page, html.split('\n')[1]);
  await ready(page);
  expect(await specs(page)).toEqual([spec]);
});

test('an embed leads to the page of its own at its moment, and copies that link, and never touches the address of the notes', async ({ page, context }) => {
  await watchClipboard(page);
  await notes(page, `<ply-scope ${NIM}></ply-scope>`);
  await ready(page);
  const element = page.locator('ply-scope');
  for (const step of [1, 2]) {
    await element.getByRole('button', { name: 'Forward' }).click();
    await expect.poll(async () => (await specs(page))[0].step).toBe(step);
  }
  await element.getByRole('button', { name: 'Copy link' }).first().click();
  const link = await written(page);
  expect(specOf(link)).toEqual({ v: 1, game: { kind: 'nim', heaps: [1, 2] }, algorithm: { kind: 'minimax' }, step: 2 });
  expect(page.url()).toMatch(/notes\.html$/);
  const [opened] = await Promise.all([context.waitForEvent('page'), element.getByRole('link', { name: 'Open in Plyscope' }).click()]);
  await expect(opened.locator('ply-scope')).toHaveAttribute('data-state', 'ready');
  expect(opened.url()).toBe(link);
  expect(await opened.locator('ply-scope').evaluate((host) => host.spec)).toEqual(specOf(link));
});

test('where there is no clipboard, code is shown to be copied by hand', byNight(true), async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined }));
  const shown = [];
  page.on('dialog', (dialog) => {
    shown.push(dialog.defaultValue());
    dialog.accept();
  });
  const lab = await Lab.open(page);
  await lab.button('Embed').click();
  await lab.button('HTML').click();
  await expect.poll(() => shown.join()).toContain('<ply-scope game="tree"');
});

test('what needs the network says so where there is none, and works once there is', byNight(true), async ({ page, trouble }) => {
  trouble.allow(/share\.js/);
  trouble.allow(/ERR_INTERNET_DISCONNECTED/);
  await watchClipboard(page);
  await page.route('**/share.js', (route) => route.abort('internetdisconnected'));
  const lab = await Lab.open(page);
  await lab.button('Embed').click();
  await lab.button('HTML').click();
  await expect(lab.notice).toContainText('This needs the network. Try again when you are online.');
  // It speaks the language that is spoken now.
  await page.keyboard.press('Escape');
  await lab.button('中文（切换到中文）').click();
  await lab.button('保存图').click();
  await lab.button('SVG: 当前步').click();
  await expect(lab.notice).toContainText('此操作需要联网，请联网后再试。');
  await page.unroute('**/share.js');
  await page.keyboard.press('Escape');
  await lab.button('嵌入').click();
  await lab.button('HTML').click();
  expect(await written(page)).toContain('<ply-scope');
});

/** A page with a frame in it. */
async function framed(page, query, sandbox = '') {
  await page.addInitScript(() => {
    window.told = [];
    if (window.top === window) addEventListener('message', ({ data, source }) => window.told.push([data, source === frames[0]]));
  });
  await page.route('**/course.html', (route) => route.fulfill({
    contentType: 'text/html; charset=utf-8',
    body: `<!doctype html><html lang="en"><title>Course</title><iframe title="Figure" width="700" height="640" ${sandbox} src="./embed.html?${query}"></iframe>`,
  }));
  await page.goto('./course.html');
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('ply-scope[data-state]:not([data-state=loading])')).toBeAttached();
  return frame;
}
const heard = (page, type) => page.evaluate((asked) => window.told.filter(([{ type: name }]) => name === asked).map(([data]) => data), `plyscope:${type}`);
const command = (page, message) => page.evaluate((data) => frames[0].postMessage(data, '*'), { type: 'plyscope:cmd', v: 1, ...message });

test('a frame takes the attributes as its query, tells its height and its steps, and takes commands', async ({ page }) => {
  const frame = await framed(page, 'game=nim&heaps=2,1&algorithm=minimax&view=tree&lang=zh&theme=dark&step=2&onclick=alert(1)');
  const element = frame.locator('ply-scope');
  await expect(element.locator('.ply')).toHaveAttribute('data-theme', 'dark');
  await expect(element.locator('.ply')).toHaveAttribute('lang', 'zh-CN');
  await expect(element).not.toHaveAttribute('onclick');
  const height = () => element.evaluate((host) => Math.ceil(host.getBoundingClientRect().height));
  await expect.poll(async () => (await heard(page, 'resize')).at(-1)?.height === await height()).toBe(true);
  expect((await heard(page, 'resize')).at(-1)).toEqual({ type: 'plyscope:resize', v: 1, height: expect.any(Number) });
  await command(page, { name: 'step' });
  await expect.poll(async () => (await heard(page, 'step')).at(-1)?.detail.step).toBe(3);
  await command(page, { name: 'goto', value: 'last' });
  await expect.poll(async () => (await heard(page, 'end')).length).toBe(1);
  await command(page, { name: 'goto', value: 1 });
  await expect.poll(async () => (await heard(page, 'step')).at(-1).detail.step).toBe(1);
  const { spec } = (await heard(page, 'step')).at(-1).detail;
  await command(page, { name: 'state', value: { v: 1, spec: { ...spec, step: 5 } } });
  await expect.poll(async () => (await heard(page, 'step')).at(-1).detail.step).toBe(5);
  expect(await page.evaluate(() => window.told.every(([, isFrame]) => isFrame))).toBe(true);
});

test('what is no command, or not of the page around, is not carried out', byNight(true), async ({ page }) => {
  const frame = await framed(page, 'game=nim&heaps=2,1&algorithm=minimax&view=tree');
  await expect.poll(async () => (await heard(page, 'ready')).length).toBe(1);
  const bad = [
    { name: 'stop' }, { name: 'goto', value: -1 }, { name: 'goto' }, { name: 'step', value: 'x' }, { v: 2, name: 'step' },
    { name: 'constructor' }, { name: 'state', value: null }, { name: 'state', value: { v: 7 } },
  ];
  for (const message of bad) await command(page, message);
  await expect.poll(async () => (await heard(page, 'error')).length).toBe(bad.length);
  // Its own scripts are not the page around it, whatever they say.
  await frame.locator('ply-scope').evaluate(() => window.postMessage({ type: 'plyscope:cmd', v: 1, name: 'step' }, '*'));
  await command(page, { name: 'step' });
  await expect.poll(async () => (await heard(page, 'step')).map(({ detail }) => detail.step)).toEqual([0, 1]);
});

test('a page that is not the one the frame was made for is not heard', byNight(true), async ({ page, trouble }) => {
  trouble.allow(/does not match the recipient window's origin/);
  await framed(page, 'game=nim&heaps=2,1&algorithm=minimax&view=tree&origin=https://elsewhere.example');
  const inner = page.frames()[1];
  await expect(inner.locator('ply-scope')).toHaveAttribute('data-state', 'ready');
  await command(page, { name: 'step' });
  await inner.evaluate(() => new Promise((resolve) => { setTimeout(resolve); }));
  expect(await inner.evaluate(() => document.querySelector('ply-scope').spec.step ?? 0)).toBe(0);
});
