// Wherever a search is put on a page of notes, it comes to life, steps, follows the theme of the notes and prints.
import { expect, test } from './course.mjs';
import { GENERATORS } from './generators.mjs';

/** How light the ground of a lab is, 0 to 255. Runs in the page. */
const lightness = (host) => {
  const colour = getComputedStyle(host.shadowRoot.querySelector('.stage')).backgroundColor;
  const [red, green, blue] = colour.match(/[\d.]+/g).map(Number);
  return 0.3 * red + 0.59 * green + 0.11 * blue;
};
const picture = (host) => host.shadowRoot.querySelector('canvas').toDataURL();

for (const [name, generator] of GENERATORS) {
  test.describe(name, () => {
    test('every search on a page comes to life, and the module is loaded once for all', async ({ course }) => {
      const notes = course(name, generator);
      await notes.open('placements');
      for (const place of Object.keys(generator.closed)) await expect(notes.at(place).host).not.toHaveAttribute('data-state', 'ready');
      for (const place of generator.placements) {
        const { width } = await (await notes.reach(place)).host.boundingBox();
        expect(width, place).toBeGreaterThan(400);
      }
      await expect(notes.page.locator('ply-scope')).toHaveCount(generator.placements.length);
      expect(notes.modules).toHaveLength(1);
    });

    test('a click on Forward takes each a step further, and only that one', async ({ course }) => {
      const notes = course(name, generator);
      await notes.open('placements');
      const labs = await notes.reachAll();
      const before = await Promise.all(labs.map((lab) => lab.step()));
      for (const [at, lab] of labs.entries()) {
        if (!await lab.host.isVisible()) await generator.closed[generator.placements[at]](notes.page);
        await lab.button(lab.words.forward).click();
        await lab.isAt(before[at] + 1);
      }
      expect(await Promise.all(labs.map((lab) => lab.step()))).toEqual(before.map((step) => step + 1));
    });

    test('each follows the theme of the notes while it is open', async ({ course }) => {
      const notes = course(name, generator);
      await notes.open('placements');
      const labs = await notes.reachAll();
      const drawn = await Promise.all(labs.map((lab) => lab.host.evaluate(picture)));
      for (const lab of labs) expect(await lab.host.evaluate(lightness)).toBeGreaterThan(200);
      await generator.darken(notes.page);
      for (const [at, lab] of labs.entries()) {
        await expect.poll(() => lab.host.evaluate(lightness), generator.placements[at]).toBeLessThan(80);
        await lab.host.scrollIntoViewIfNeeded();
        await expect.poll(() => lab.host.evaluate(picture)).not.toBe(drawn[at]);
      }
    });

    test('two folders down the files are still found', async ({ course }) => {
      const notes = course(name, generator);
      await notes.open('deep');
      const lab = await notes.reach('deep');
      await lab.button(lab.words.forward).click();
      await lab.isAt(1);
    });
  });
}
