// The languages of the site, whichever it has: a page fetches the words that it shows, says everything in them, and runs in their
// direction. The night adds a made-up language, from right to left and longer, to a copy of the project and runs this there.
import { readFileSync } from 'node:fs';
import { expect, open, test } from './page.mjs';

const parts = readFileSync(new URL('../../dist/parts.js', import.meta.url), 'utf8');
/** The languages whose words are fetched. English is in the module. */
const FETCHED = [...parts.matchAll(/\.\/words-([\w-]+)-\w{8}\.json/g)].map(([, code]) => code);
/** The language that nobody speaks: whatever is in Latin letters was not translated. */
const MADE_UP = 'qps';
const ROOMS = ['#gallery', '#lab', '#play', '#exercise'];
const SIZES = [[1440, 900], [768, 1024], [390, 664], [844, 390]];

/** The codes of the words that a page asks for, one after another. */
function asked(page) {
  const codes = [];
  page.on('request', (request) => codes.push(...[...request.url().matchAll(/\/words-([\w-]+)-\w{8}\.json$/g)].map(([, code]) => code)));
  return codes;
}

const lab = (page) => page.locator('ply-scope .ply');
/** A button that switches to a language. */
const switchTo = (page, code) => page.locator(`ply-scope button.btn[lang^="${code}"]`).first();

for (const code of ['en', ...FETCHED]) {
  test(`a page in ${code} fetches the words of that language and no others, and runs in its direction`, async ({ page }) => {
    const codes = asked(page);
    await open(page, `./#lab&lang=${code}`);
    expect(codes).toEqual(code === 'en' ? [] : [code]);
    await expect(lab(page)).toHaveAttribute('lang', new RegExp(`^${code}`));
    const direction = code === MADE_UP ? 'rtl' : 'ltr';
    await expect(lab(page)).toHaveCSS('direction', direction);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    for (const kept of ['.stage', '.player', '.code']) await expect(lab(page).locator(kept).first()).toHaveCSS('direction', 'ltr');
    await expect(lab(page).locator('.why')).not.toBeEmpty();
  });
}

test('another language is fetched when it is first spoken, once, and nothing of the search is lost', async ({ page }) => {
  const codes = asked(page);
  await open(page, './#lab&lang=en');
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowRight');
  const isAt12 = () => expect(lab(page).getByRole('slider').first()).toHaveAttribute('aria-valuenow', '12');
  const sentence = lab(page).locator('.why .sentence');
  await isAt12();
  const english = 'The game is over at leaf 6: it is worth 6.';
  await expect(sentence).toHaveText(english);
  for (const code of FETCHED) {
    await switchTo(page, code).click();
    await expect(lab(page)).toHaveAttribute('lang', new RegExp(`^${code}`));
    await expect(sentence).not.toHaveText(english);
    await isAt12();
  }
  await switchTo(page, 'en').click();
  await expect(sentence).toHaveText(english);
  await switchTo(page, FETCHED[0]).click();
  await expect(lab(page)).toHaveAttribute('lang', new RegExp(`^${FETCHED[0]}`));
  expect(codes).toEqual(FETCHED);
});

test('a reason that was given before a language was fetched is given in that language too', async ({ page }) => {
  await open(page, './#lab&lang=en');
  const field = lab(page).locator('.pos textarea');
  await field.fill('((1 x)');
  const refused = lab(page).locator('.pos .refused').first();
  await expect(refused).toContainText('expected');
  await switchTo(page, 'zh').click();
  await expect(refused).toHaveText(/[\u4e00-\u9fff]/);
  await expect(field).toHaveValue('((1 x)');
});

test('where words cannot be fetched the page begins in English, says so when it is asked for them, and can try again', async ({ page, trouble }) => {
  trouble.allow(/words-|ERR_FAILED|Failed to fetch/);
  await page.route('**/words-*', (route) => route.abort());
  await open(page, './#lab&lang=zh');
  await expect(lab(page)).toHaveAttribute('lang', 'en');
  await switchTo(page, 'zh').click();
  await expect(lab(page).locator('.notice')).toContainText('network');
  await page.unroute('**/words-*');
  await switchTo(page, 'zh').click();
  await expect(lab(page)).toHaveAttribute('lang', 'zh-CN');
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a page starts in the language that it was in, without a server', async ({ page, context, trouble }) => {
    trouble.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
    await open(page, './#lab&lang=zh');
    const kept = () => page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      return (await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)))).flat();
    });
    await expect.poll(async () => (await kept()).filter((url) => url.includes('/words-')).length).toBe(1);
    await context.setOffline(true);
    await page.reload();
    await expect(lab(page)).toHaveAttribute('lang', 'zh-CN');
    await expect(lab(page).locator('.why')).toHaveText(/[\u4e00-\u9fff]/);
  });
});

/** Texts in sight with a word in Latin letters that is neither a name nor code nor mathematics. */
const latin = (page) => page.evaluate(() => {
  const NAMES = /^(Plyscope|Max|Min|UCB1?|MCTS|PUCT|SVG|PNG|JSON|PGN|SGF|LaTeX|Enter|Esc|Home|End|Space|Shift|Ctrl|AlphaZero|Python|Rust|GitHub|TikZ|Moodle|MINIMAX|ALPHABETA)$/;
  const found = [];
  const visit = (node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      const words = node.data.match(/[A-Za-z]{4,}/g)?.filter((word) => !NAMES.test(word));
      if (words?.length) found.push(node.data.trim());
      return;
    }
    if (node.nodeType === Node.ELEMENT_NODE && (!node.checkVisibility() || node.matches('svg, code, kbd, pre, textarea, :is([lang=en], [lang^=zh]):not(.ply), script, style, .code'))) return;
    const inner = node.localName === 'slot' ? node.assignedNodes() : (node.shadowRoot ?? node).childNodes;
    for (const child of inner) visit(child);
  };
  visit(document.body);
  return [...new Set(found)];
});

/** What stands out of the window to a side, with its words. */
const outside = (page) => page.evaluate(() => {
  const root = document.querySelector('ply-scope').shadowRoot;
  const wide = document.scrollingElement.scrollWidth - document.documentElement.clientWidth;
  const out = wide > 1 ? [...root.querySelectorAll('.ply *')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (left < -1 || right > innerWidth + 1) && element.checkVisibility();
  }).map((element) => `${element.localName}.${element.getAttribute('class')}: ${element.textContent.trim().slice(0, 40)}`).slice(0, 3) : [];
  return wide > 1 ? [`${wide} pixels`, ...out] : [];
});

test('what looks for texts in Latin letters finds those of a page in English, and none of one in Chinese', async ({ page }) => {
  await open(page, './#lab&lang=en');
  expect((await latin(page)).length).toBeGreaterThan(20);
  await switchTo(page, 'zh').click();
  await expect(lab(page)).toHaveAttribute('lang', 'zh-CN');
  expect(await latin(page)).toEqual([]);
});

if (FETCHED.includes(MADE_UP)) {
  for (const room of ROOMS) {
    for (const [width, height] of SIZES) {
      test(`in a language that nobody speaks ${room} says nothing in another and fits into ${width} × ${height}`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await open(page, `./${room}&lang=${MADE_UP}`);
        expect(await latin(page)).toEqual([]);
        expect(await outside(page)).toEqual([]);
      });
    }
  }
}
