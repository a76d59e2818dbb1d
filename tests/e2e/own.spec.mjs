// A program's own search: its record is dropped on the page, stepped, and held against the book.
import AxeBuilder from '@axe-core/playwright';
import { readFile } from 'node:fs/promises';
import { deflateRawSync, gzipSync } from 'node:zlib';
import { Lab } from './lab.mjs';
import { expect, open, test } from './page.mjs';

const WORDS = {
  en: { more: 'Right answer, more work', same: 'Same as the book', there: '≠ Go there', could: /first window again/, first: /call 5 at leaf.6$/, book: /Here the book has: α.=.5, β.=.\+∞/, leave: 'Open this position in the lab', refused: /line 6.*"exti"/, play: 'Playback' },
  zh: { more: '答案正确，多做了工作', same: '与书上相同', there: '≠ 去那里', could: /从最初的窗口重新开始/, first: /第 5 次调用（叶节点.6）$/, book: /书上这里是：α.=.5，β.=.+∞/, leave: '在实验室打开这个局面', refused: /第 6 行.*"exti"/, play: '播放' },
};

const record = (name) => readFile(new URL(`../data/own/${name}.jsonl`, import.meta.url));

/** Drops a file on the page, as a visitor does. */
const drop = (page, name, bytes) => page.evaluate(async ([called, data]) => {
  const file = new File([Uint8Array.from(data)], called);
  const dropped = new DataTransfer();
  dropped.items.add(file);
  document.querySelector('ply-scope').dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }));
}, [name, [...bytes]]);

const title = (page) => page.locator('.own-title');
const sentence = (page) => page.locator('.own-tree .sentence');

for (const [lang, locale] of [['en', 'en-US'], ['zh', 'zh-CN']]) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale });
    const words = WORDS[lang];

    test('a dropped record stands at the first difference, is stepped by keys and bar, and led back to', async ({ page }) => {
      await open(page);
      await drop(page, 'run.jsonl', await record('bug_default_window'));
      await expect(title(page)).toHaveText(words.more);
      await expect(page.locator('.own-verdict')).toContainText(words.could);
      await expect(page.locator('.own-verdict h3').first()).toHaveText(words.first);
      await expect(sentence(page)).toContainText(words.book);
      await expect(page.locator('.own-lines [aria-current]')).toContainText('minimax(');
      await page.keyboard.press('ArrowLeft');
      await expect(sentence(page)).not.toContainText(words.book);
      await page.keyboard.press('End');
      await expect(page.locator('.own .count b')).not.toHaveText('5');
      await page.getByRole('button', { name: words.there }).click();
      await expect(sentence(page)).toContainText(words.book);
      await page.getByRole('slider').fill('0');
      await expect(page.locator('.own .count b')).toHaveText('0');
      const found = await new AxeBuilder({ page }).include('ply-scope').analyze();
      expect(found.violations.map((violation) => `${violation.id}: ${violation.nodes[0].html}`)).toEqual([]);
      await page.getByRole('button', { name: words.leave }).click();
      await expect(page.locator('.own')).toHaveCount(0);
      await expect(page.locator('.ab')).toBeVisible();
    });

    test('a packed record opens, and one that is refused says where and changes nothing', async ({ page }) => {
      await open(page);
      const good = await record('ok_pair_soft');
      await drop(page, 'run.jsonl.gz', gzipSync(good));
      await expect(title(page)).toHaveText(words.same);
      const bad = Buffer.from(good.toString().replace('"e":"exit"', '"e":"exti"'));
      await drop(page, 'run.jsonl', bad);
      await expect(page.locator('.own-verdict .refused')).toContainText(words.refused);
      await expect(title(page)).toHaveText(words.same);
    });
  });
}

test('a short record goes into a link, and the link opens it', async ({ page }) => {
  await open(page);
  await drop(page, 'run.jsonl', await record('bug_last_value'));
  await expect(title(page)).toHaveText('Differs from the book');
  const said = await sentence(page).textContent();
  const link = await page.evaluate(() => document.querySelector('ply-scope').link ?? '');
  const text = await record('bug_last_value');
  const address = new URL(link || `#t=${deflateRawSync(text).toString('base64url')}`, page.url());
  await page.goto('about:blank');
  await page.goto(address.href);
  await expect(title(page)).toHaveText('Differs from the book');
  await expect(sentence(page)).toHaveText(said);
  await page.evaluate(() => { location.hash = '#t=damaged'; });
  await expect(page.locator('.own-verdict, .notice').first()).toBeVisible();
  await expect(title(page)).toHaveText('Differs from the book');
});

test('nothing of a record is taken for HTML', async ({ page }) => {
  await open(page);
  const run = { e: 'run', transcript: 1, game: { kind: 'tree', tree: [[3, 5], [2, 9]] }, source: { name: '<b>.py', language: 'python', text: '<img src=x onerror="window.hurt = 1">' } };
  const lines = [run, { e: 'enter', function: '<script>window.hurt = 1</script>' }, { e: 'enter', move: 0 }, { e: 'exit', error: '<img src=x onerror="window.hurt = 1">' }];
  await drop(page, 'run.jsonl', Buffer.from(lines.map((line) => JSON.stringify(line)).join('\n')));
  await expect(page.locator('.own-lines li')).toHaveText('<img src=x onerror="window.hurt = 1">');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(sentence(page)).toContainText('<script>');
  expect(await page.evaluate(() => window.hurt)).toBeUndefined();
});

test('the book beside it stands at the node of the run, or says that it does not come there', async ({ page }) => {
  await open(page);
  await drop(page, 'run.jsonl', await record('bug_default_window'));
  await page.getByRole('button', { name: 'Beside the book' }).click();
  const book = page.locator('.own-book .sentence');
  await expect(page.locator('.own-tree')).toHaveCount(2);
  await expect(book).toContainText('6');
  await page.keyboard.press('End');
  await expect(book).not.toHaveText('The book does not visit this node.');
  // The leaf 2 of I, which the book leaves out.
  for (let step = 0; step < 40 && !(await book.textContent()).includes('does not visit'); step += 1) await page.keyboard.press('ArrowLeft');
  await expect(book).toHaveText('The book does not visit this node.');
  await page.keyboard.press('b');
  await expect(page.locator('.own-program')).toBeVisible();
});

test('an element shows a record of its own site, and says that it takes none of another', async ({ page }) => {
  await page.route('**/run.jsonl', async (route) => route.fulfill({ contentType: 'application/jsonl', body: await record('bug_default_window') }));
  await Lab.write(page, { loading: 'eager', transcript: 'run.jsonl' });
  await open(page, './notes.html');
  await expect(title(page)).toHaveText('Right answer, more work');
  await page.locator('ply-scope').evaluate((host) => host.setAttribute('transcript', 'https://example.com/run.jsonl'));
  await expect(page.getByRole('alert')).toContainText('file of another site');
  // Whoever writes an address or a fenced block may name none.
  const { NAMES } = await page.evaluate(async () => ({ NAMES: (await import(new URL('./ply-scope.js', location.href).href)).NAMES }));
  expect(NAMES).not.toContain('transcript');
});
