// What a screen reader finds on the page: the accessible tree of twelve states in both languages, as it was kept in tests/data/aria.
// `UPDATE_ARIA=1` writes the trees anew.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, open, test } from './page.mjs';
import { states } from './states.mjs';

const KEPT = new URL('../data/aria/', import.meta.url);
const STATES = ['start', 'cut', 'why', 'mcts', 'winlose', 'chance', 'deepening', 'found', 'editing', 'play', 'hints', 'error'];
const size = { width: 1440, height: 900 };

test.use({ viewport: size, reducedMotion: 'reduce' });

for (const [lang, locale] of [['en', 'en-US'], ['zh', 'zh-CN']]) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale });

    for (const name of STATES) {
      test(`the accessible tree of the state ${name} is as it was kept`, async ({ page, trouble }) => {
        trouble.allow(/./);
        await open(page);
        await states[name](page, { lang, theme: 'light', size });
        const file = new URL(`${name}-${lang}.yml`, KEPT);
        const tree = () => page.locator('ply-scope').first().ariaSnapshot();
        if (process.env.UPDATE_ARIA) {
          mkdirSync(KEPT, { recursive: true });
          let [before, now] = [undefined, await tree()];
          while (before !== now) {
            await page.waitForTimeout(1_000);
            [before, now] = [now, await tree()];
          }
          writeFileSync(file, `${now}\n`);
        }
        expect(existsSync(file), 'it was kept').toBe(true);
        await expect.poll(tree).toBe(readFileSync(file, 'utf8').trimEnd());
      });
    }
  });
}
