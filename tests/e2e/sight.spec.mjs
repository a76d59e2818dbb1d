// What eyes need: at twice the size nothing is out of reach, and what is written in the drawing stands out from what it is written on,
// by its pixels.
import { Lab } from './lab.mjs';
import { notes, ready } from './notes.mjs';
import { byNight, expect, open, test } from './page.mjs';

/** What WCAG 2.2 asks of text (1.4.3), and of shapes that mean something (1.4.11). */
const [TEXT, SHAPE] = [4.5, 3];

const FIGURES = {
  'a cut': 'game="tree" tree="[[5,6],[2,1],[3,2]]" algorithm="alpha-beta" step="25"',
  'the end of a search with chance': 'game="tree" tree=\'[{"chance":[4,8]},{"chance":[1,9]}]\' algorithm="expectimax" step="99"',
};

/** For every node in view: the strongest contrast between what most of its place is painted with and any other colour there, inside the
 * node and with the paper around it. Runs in the page. */
function contrasts(element) {
  const canvas = element.shadowRoot.querySelector('canvas');
  const ratio = canvas.width / canvas.getBoundingClientRect().width;
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const paper = getComputedStyle(element.shadowRoot.querySelector('.stage')).backgroundColor.match(/\d+/g).map(Number);
  const linear = (part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  const luminance = (colour) => {
    const [red, green, blue] = colour.split(',').map(linear);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  /** Of the colours within so many pixels of a place. */
  const strongest = (x, y, [across, down]) => {
    const counts = new Map();
    for (let row = Math.round((y - down) * ratio); row < (y + down) * ratio; row += 1) {
      for (let column = Math.round((x - across) * ratio); column < (x + across) * ratio; column += 1) {
        const at = 4 * (row * canvas.width + column);
        const alpha = data[at + 3] / 255;
        const colour = String([0, 1, 2].map((part) => Math.round(data[at + part] * alpha + paper[part] * (1 - alpha))));
        counts.set(colour, (counts.get(colour) ?? 0) + 1);
      }
    }
    const [ground] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most));
    const here = luminance(ground);
    return Math.max(...[...counts.keys()].map((colour) => {
      const [dark, light] = [here, luminance(colour)].sort((one, other) => one - other);
      return (light + 0.05) / (dark + 0.05);
    }));
  };
  return element.nodes().map(({ path, x, y }) => ({
    path, inside: strongest(x, y, [8, 6]), around: strongest(x, y, [22, 22]), value: element.facts(path)?.value,
  }));
}

for (const colorScheme of ['light', 'dark']) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, deviceScaleFactor: 2 });

    for (const [what, attributes] of Object.entries(FIGURES)) {
      test(`in the drawing of ${what} every number stands out from its node, and every node from the paper, ${colorScheme}`, byNight(what !== 'a cut' || colorScheme === 'dark'), async ({ page }) => {
        await notes(page, `<ply-scope loading="eager" ${attributes} theme="${colorScheme}"></ply-scope>`);
        await ready(page);
        const lab = new Lab(page);
        await lab.settled();
        const seen = await lab.host.evaluate(contrasts);
        expect(seen.filter(({ value }) => value !== undefined).length).toBeGreaterThan(3);
        for (const { path, inside, around, value } of seen) {
          if (value !== undefined) expect(inside, `${path} = ${value}`).toBeGreaterThanOrEqual(TEXT);
          expect(around, path).toBeGreaterThanOrEqual(SHAPE);
        }
      });
    }
  });
}

test.describe('at 200 %', () => {
  // A window of 1440 by 900 pixels, as a reader has it who makes everything twice as large.
  test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });

  test('nothing of the page is wider than the window, every button can be pressed, and the drawing has a pixel for each of the screen', async ({ page }) => {
    await open(page);
    const lab = new Lab(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    for (const name of ['Forward', 'Back']) await lab.button(name).click();
    // The window is as low as that of a phone on its side.
    await lab.openPace();
    for (const name of ['To the last step', 'To the first step']) await lab.button(name).click();
    await lab.isAt(0);
    await page.keyboard.press('Escape');
    const ratio = await lab.canvas.evaluate((canvas) => canvas.width / canvas.getBoundingClientRect().width);
    expect(ratio).toBeGreaterThanOrEqual(1.98);
    await lab.pick('r.1');
    await expect(lab.inspector.locator('h2')).toContainText('r.1 ');
    const small = await page.locator('ply-scope button:visible').evaluateAll((buttons) => buttons
      .map((button) => button.getBoundingClientRect()).filter(({ width, height, right }) => width < 24 || height < 24 || right > innerWidth).length);
    expect(small).toBe(0);
  });

  test('a figure in notes is no wider than its column', byNight(true), async ({ page }) => {
    await notes(page, `<div style="width: 600px"><ply-scope loading="eager" ${FIGURES['a cut']}></ply-scope></div>`);
    await ready(page);
    const lab = new Lab(page);
    expect(await lab.host.evaluate((host) => host.scrollWidth - host.clientWidth)).toBeLessThanOrEqual(0);
    await lab.button('Forward').click();
    await lab.isAt(26);
  });
});
