// Readers of all kinds: of Chinese, without JavaScript, on paper, and where nothing is allowed that is not needed.
import { expect, test } from './course.mjs';
import { GENERATORS } from './generators.mjs';

for (const [name, generator] of GENERATORS) {
  test.describe(name, () => {
    test('a page in Chinese has its search in Chinese', async ({ course }) => {
      const notes = course(name, generator);
      await notes.open('zh');
      const lab = await notes.reach('first', 'zh');
      await lab.button('前进').click();
      await lab.isAt(1);
      await expect(lab.sentence).toHaveText(/\p{Script=Han}/u);
      expect(notes.modules).toHaveLength(1);
    });

    test('on paper each shows its picture, the same whatever the theme on screen is, and no controls', async ({ course }) => {
      const notes = course(name, generator);
      const { page } = notes;
      await notes.open('placements');
      await notes.reachAll();
      // What a canvas holds when the paper comes out of the printer.
      await page.evaluate(() => addEventListener('afterprint', () => {
        window.printed = Object.fromEntries([...document.querySelectorAll('ply-scope')]
          .map((host, at) => [at, host.shadowRoot.querySelector('canvas').toDataURL()]));
      }));
      const onPaper = async () => {
        await page.pdf();
        return page.evaluate(() => window.printed);
      };
      const light = await onPaper();
      expect(Object.keys(light)).toHaveLength(generator.placements.length);
      await generator.darken(page);
      const dark = await onPaper();
      for (const [at, place] of generator.placements.entries()) expect(dark[at] === light[at], place).toBe(true);
      await page.emulateMedia({ media: 'print' });
      for (const place of generator.placements) {
        const lab = notes.at(place);
        // What is folded away stays so on paper.
        if (!await lab.host.isVisible()) continue;
        await expect(lab.canvas, place).toBeVisible();
        for (const control of ['.player', '.zoom', '.top']) await expect(lab.host.locator(control), place).toBeHidden();
      }
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });
      test('the picture stands where the search would', async ({ course }) => {
        const notes = course(name, generator);
        await notes.open('placements');
        const picture = notes.page.locator('ply-scope img');
        await picture.scrollIntoViewIfNeeded();
        await expect(picture).toBeVisible();
        await expect(picture).toHaveAttribute('alt', /Max takes the first branch/);
        await expect.poll(() => picture.evaluate(({ naturalWidth }) => naturalWidth)).toBeGreaterThan(200);
      });
    });

    test('under a strict policy each comes to life and steps', async ({ course, trouble }) => {
      // What the generator itself does against it is not ours to judge: anything but the element's files.
      trouble.allow(/^(?!.*plyscope).*(policy|violat|Content.Security)/i);
      const notes = course(name, generator);
      await notes.open('placements', { strict: true });
      const policy = await notes.page.evaluate(async () => (await fetch(location.href)).headers.get('Content-Security-Policy'));
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain('unsafe-inline');
      for (const place of ['paragraph', 'figure']) {
        const lab = await notes.reach(place);
        const before = await lab.step();
        await lab.button(lab.words.forward).click();
        await lab.isAt(before + 1);
      }
    });
  });
}
