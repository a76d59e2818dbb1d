// The decks of the lectures with reveal.js beside them: a remote's key goes through every stop of every slide to the last one, and
// nothing is larger than its slide.
import { expect, test } from '../page.mjs';

const asked = process.env.PLYSCOPE_COURSES?.split(' ');
/** More presses than any deck has stops. */
const MOST = 500;

for (const lang of ['en', 'zh']) {
  for (let lecture = 1; lecture <= 6 && (!asked || asked.includes('decks')); lecture += 1) {
    test(`${lang}: lecture ${lecture} is gone through by one key, and fits its slides`, async ({ page }, { config }) => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.goto(`http://decks.localhost:${config.projects[0].use.port}/course/notes/decks/${lang}/lecture-${lecture}.html`);
      await page.waitForSelector('.reveal.ready');
      const slides = await page.locator('.slides > section').count();
      expect(slides).toBeGreaterThan(9);
      const place = () => page.locator('.slides > section').evaluateAll((all) => all.findIndex((one) => one.classList.contains('present')));
      const seen = new Set();
      for (let press = 0; press < MOST && seen.size < slides; press += 1) {
        const [at, slide] = [await place(), page.locator('.slides > section.present')];
        if (!seen.has(at)) {
          seen.add(at);
          const figure = slide.locator('ply-scope');
          if (await figure.count()) {
            await expect(figure).toHaveAttribute('data-state', 'ready');
            const stops = await figure.evaluate((element) => (element.getAttribute('stops') || element.getAttribute('pause') ? element.stopCount : null));
            if (stops !== null) expect(stops).toBeGreaterThan(0);
          }
          const [wide, high] = await slide.evaluate((element) => [element.scrollWidth, element.scrollHeight]);
          expect(wide, `slide ${at}`).toBeLessThanOrEqual(1280);
          expect(high, `slide ${at}`).toBeLessThanOrEqual(720);
        }
        await page.keyboard.press('PageDown');
      }
      expect(seen.size).toBe(slides);
    });
  }
}
