// Widths between a phone and a projector: nothing is cut off, the scrub bar has room, the stage stays as large as it is.
import { Lab, WORDS } from './lab.mjs';
import { byNight, expect, test } from './page.mjs';

const DEEPENING = {
  game: { kind: 'tic-tac-toe', position: 'xo./.x./...' },
  algorithm: { kind: 'alpha-beta', depth: 3, deepening: true, table: true },
  step: 60,
};
const CUT = { game: { kind: 'tree', tree: [[5, 6], [2, 1], [3, 2]] }, algorithm: { kind: 'alpha-beta' } };

/** How broad the page, the scrub bar and the step menu's right edge are, in parts of the window. */
const measured = (page, lab) => lab.host.evaluate((host) => {
  const edge = (selector) => host.shadowRoot.querySelector(selector).getBoundingClientRect();
  return {
    page: document.documentElement.scrollWidth / innerWidth,
    scrub: edge('.scrub').width / innerWidth,
    menu: edge('.end').right / innerWidth,
    head: edge('.tools').right / innerWidth,
    bar: edge('.player').bottom / innerHeight,
  };
});

for (const lang of ['en', 'zh']) {
  test.describe(lang, byNight(lang === 'zh'), () => {
    test.use({ locale: { en: 'en-US', zh: 'zh-CN' }[lang] });

    test('from tablet to desk nothing is cut off and the scrub bar has room', async ({ page }) => {
      const lab = await Lab.withSpec(page, DEEPENING, lang);
      for (const width of [800, 844, 1024, 1199, 1280]) {
        await page.setViewportSize({ width, height: 768 });
        await expect.poll(async () => {
          const { page: whole, scrub, menu, head, bar } = await measured(page, lab);
          return [whole, scrub > 0.25, menu <= 1, head <= 1, bar <= 1];
        }, `${width} pixels`).toEqual([1, true, true, true, true]);
      }
    });

    test('on small projectors too', byNight(true), async ({ page }) => {
      const lab = await Lab.withSpec(page, DEEPENING, lang);
      await page.keyboard.press('w');
      for (const width of [1024, 1280, 1366, 1599]) {
        await page.setViewportSize({ width, height: 768 });
        await expect.poll(async () => {
          const { page: whole, scrub, menu, bar } = await measured(page, lab);
          return [whole, scrub > 0.9, menu <= 1, bar <= 1];
        }, `${width} pixels`).toEqual([1, true, true, true]);
      }
    });

    test('on a small tablet each picker of the bar has room for a word', byNight(true), async ({ page }) => {
      await page.setViewportSize({ width: 800, height: 720 });
      const lab = await Lab.open(page, { lang });
      const rooms = () => lab.host.locator('.spec select').evaluateAll((all) => all.map((select) => {
        const { paddingLeft, paddingRight } = getComputedStyle(select);
        return select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) >= 36;
      }));
      await expect.poll(rooms).toEqual([true, true, true]);
    });

    test('on a phone the name of the algorithm is whole', byNight(true), async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const lab = await Lab.withSpec(page, CUT, lang);
      await lab.openMenu();
      const algorithm = lab.picker(WORDS[lang].algorithm);
      expect(await algorithm.evaluate((select) => select.scrollWidth - select.clientWidth)).toBe(0);
      const asWide = await algorithm.evaluate((select) => {
        const { width } = select.getBoundingClientRect();
        select.style.flex = 'none';
        return select.getBoundingClientRect().width - width;
      });
      expect(asWide).toBe(0);
    });

    for (const width of [390, 1440]) {
      test(`at ${width} pixels the stage is as high at every step`, byNight(true), async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        const lab = await Lab.withSpec(page, CUT, lang);
        const heights = new Set();
        for (let step = 1; step <= 38; step += 1) {
          await lab.press('ArrowRight', step);
          heights.add(await lab.host.evaluate((host) => host.shadowRoot.querySelector('.stage').clientHeight));
        }
        expect([...heights]).toHaveLength(1);
      });
    }

    test('in the lecture hall a sentence of one line and one of two leave the stage as high', byNight(true), async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 720 });
      const lab = await Lab.withSpec(page, CUT, lang);
      await page.keyboard.press('w');
      const heights = new Set();
      for (let step = 1; step <= 38; step += 1) {
        await lab.press('ArrowRight', step);
        heights.add(await lab.host.evaluate((host) => host.shadowRoot.querySelector('.stage').clientHeight));
      }
      expect([...heights]).toHaveLength(1);
    });
  });
}
