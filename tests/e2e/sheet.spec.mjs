// Exercises on paper, as Chromium prints them: nothing wider than a sheet, every task on the page of its picture, and as many pages as that
// takes.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { program } from './native.mjs';
import { byNight, expect, test } from './page.mjs';

const EXERCISES = fileURLToPath(new URL('../data/sheet.json', import.meta.url));
/** A4 without the margins of the sheet, in pixels. */
const PAGE = { width: 642, height: 986 };

/** The number of pages that are printed. */
async function pages(page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g).length;
}

/** The number of pages of one student's sheet without the others. */
async function alone(page, at) {
  const show = (only) => page.locator('.sheet').evaluateAll((sheets, only) => {
    sheets.forEach((sheet, index) => { sheet.hidden = only !== null && index !== only; });
  }, only);
  await show(at);
  const count = await pages(page);
  await show(null);
  return count;
}

for (const [name, lang, options] of [['sheet', 'en', []], ['key', 'en', ['--key']], ['sheet', 'zh', []], ['key', 'zh', ['--key']]]) {
  test(`a ${name} in ${lang} fits its pages`, byNight(lang === 'zh' || name === 'key'), async ({ page }) => {
    const html = execFileSync(program(), ['sheet', '--seeds', '1..2', '--lang', lang, ...options, EXERCISES]).toString();
    await page.setViewportSize(PAGE);
    await page.setContent(html);
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PAGE.width);
    const heights = await page.locator('.head').evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().height));
    expect(heights).toHaveLength(26);
    expect(Math.max(...heights)).toBeLessThan(PAGE.height);
    // Every box that is written into is at least seven millimetres high.
    const boxes = await page.locator('.box').evaluateAll((all) => all.map((box) => box.getBoundingClientRect().height));
    expect(boxes.length).toBeGreaterThan(20);
    expect(Math.min(...boxes)).toBeGreaterThan(25);
    const count = await pages(page);
    const all = heights.reduce((sum, height) => sum + height, 0);
    expect(count).toBeGreaterThanOrEqual(Math.ceil(all / PAGE.height));
    expect(count).toBeLessThanOrEqual(26);
    // Each student's sheet begins on a page of its own: together they are as many pages as alone.
    expect(count).toBe(await alone(page, 0) + await alone(page, 1));
  });
}
