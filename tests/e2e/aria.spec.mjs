// What a screen reader finds on the page: the accessible tree of twelve states in both languages, as it was kept in tests/data/aria.
// `UPDATE_ARIA=1` writes the trees anew.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { byNight, expect, open, test } from './page.mjs';
import { states } from './states.mjs';

const KEPT = new URL('../data/aria/', import.meta.url);
const STATES = ['start', 'cut', 'why', 'mcts', 'winlose', 'chance', 'deepening', 'found', 'editing', 'play', 'hints', 'error'];
/** These are looked at in every run, the others by night. */
const OFTEN = { en: ['start'], zh: ['cut'] };
const size = { width: 1440, height: 900 };

test.use({ viewport: size, reducedMotion: 'reduce' });

for (const [lang, locale] of [['en', 'en-US'], ['zh', 'zh-CN']]) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale });

    for (const name of STATES) {
      test(`the accessible tree of the state ${name} is as it was kept`, byNight(!OFTEN[lang].includes(name)), async ({ page, trouble }) => {
        trouble.allow(/./);
        await open(page);
        await states[name](page, { lang, theme: 'light', size });
        const file = new URL(`${name}-${lang}.yml`, KEPT);
        const tree = () => page.locator('ply-scope').first().ariaSnapshot();
        if (process.env.UPDATE_ARIA) {
          mkdirSync(KEPT, { recursive: true });
          let seen;
          const rests = async () => {
            const [before, now] = [seen, await tree()];
            seen = now;
            return before === now;
          };
          await expect.poll(rests, { intervals: [1_000] }).toBe(true);
          writeFileSync(file, `${seen}\n`);
        }
        expect(existsSync(file), 'it was kept').toBe(true);
        await expect.poll(tree).toBe(readFileSync(file, 'utf8').trimEnd());
      });
    }
  });
}
