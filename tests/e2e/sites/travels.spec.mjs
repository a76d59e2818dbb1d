// Readers go from page to page: some generators only put another page in, and nothing of the page before may stay alive.
import { expect, test } from './course.mjs';
import { GENERATORS } from './generators.mjs';

for (const [name, generator] of GENERATORS) {
  test.describe(name, () => {
    test('there and back again, three times where pages are only put in: searches come to life, and none of the page before is left', async ({ course }) => {
      const notes = course(name, generator);
      const { page } = notes;
      await notes.open('first');
      const rounds = generator.stays ? 3 : 1;
      for (let round = 1; round <= rounds; round += 1) {
        await notes.reach('first');
        await notes.follow('placements');
        const lab = await notes.reach('paragraph');
        await lab.button(lab.words.forward).click();
        await lab.isAt(1);
        const figure = await notes.reach('figure');
        expect(await figure.step()).toBe(25);
        await page.evaluate(() => { window.left = [...document.querySelectorAll('ply-scope')]; });
        await notes.follow('reading');
        await expect(page.locator('ply-scope')).toHaveCount(0);
        // What is left of an element: its children and nothing that was drawn.
        await expect.poll(() => page.evaluate(() => (window.left ?? []).filter(({ shadowRoot }) => shadowRoot?.querySelector('canvas')).length)).toBe(0);
        await expect.poll(() => page.workers().map((worker) => worker.url()).filter((url) => url.includes('/plyscope/'))).toEqual([]);
        if (round === rounds) {
          await page.goBack();
          await notes.reach('paragraph');
          await notes.follow('reading');
        }
        await notes.follow('first');
      }
      await notes.reach('first');
      expect(notes.modules.length).toBeLessThanOrEqual(generator.stays ? 1 : 4);
    });

    if (generator.hasShortcuts) {
      test('a letter is a shortcut of the notes, inside a search and outside', async ({ course }) => {
        const notes = course(name, generator);
        const { page } = notes;
        await notes.open('placements');
        const address = page.url();
        for (const part of ['slider', 'forward', 'canvas', undefined]) {
          const lab = await notes.reach('paragraph');
          if (part) await { slider: lab.slider, forward: lab.button(lab.words.forward), canvas: lab.canvas }[part].focus();
          await page.keyboard.press('n');
          await page.waitForURL(notes.address('deep'));
          await notes.reach('deep');
          await page.keyboard.press('p');
          await page.waitForURL(address);
        }
      });
    }
  });
}
