// node look.mjs <directory> [state…]: each state in six sizes, two themes and two languages, one picture each and all
// of them on a contact sheet; `all.png` has the sheets of every state taken in this run.
import { chromium } from '@playwright/test';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launch } from './chromium.mjs';
import { serve } from './server.mjs';
import { states } from './states.mjs';

const SIZES = [
  { width: 1440, height: 900 }, { width: 768, height: 1024 }, { width: 390, height: 664 }, { width: 360, height: 640 }, { width: 844, height: 390 },
  { width: 3840, height: 2160 },
];
const THEMES = ['light', 'dark'];
const LANGUAGES = [{ lang: 'en', locale: 'en-US' }, { lang: 'zh', locale: 'zh-CN' }];
const SHEET_WIDTH = 2400;

const [directory, ...asked] = process.argv.slice(2);
const names = asked.length ? asked : Object.keys(states);
const unknown = names.filter((name) => !states[name]);
if (!directory || unknown.length) {
  console.error(`There is no state ${unknown.join(', ')}. There are: ${Object.keys(states).join(', ')}.`);
  process.exit(1);
}

/** Opens the page as a visitor with this screen, theme and language would, drives it into the state, takes the picture. */
async function shoot(browser, address, name, { size, theme, language }) {
  const touch = Math.min(size.width, size.height) < 500;
  const context = await browser.newContext({
    viewport: size, colorScheme: theme, locale: language.locale, reducedMotion: 'reduce', hasTouch: touch, isMobile: touch,
  });
  try {
    const page = await context.newPage();
    const trouble = [];
    page.on('console', (message) => message.type() === 'error' && trouble.push(message.text()));
    page.on('pageerror', (error) => trouble.push(String(error)));
    // The gallery is what the address of the page shows, and the state of that name.
    await page.goto(name === 'gallery' || name === 'moments' ? address : `${address}#lab`);
    await page.locator('ply-scope[data-state=ready], ply-scope[data-state=error]').first().waitFor({ state: 'attached' });
    await states[name](page, { lang: language.lang, theme, size });
    await page.evaluate(() => document.fonts.ready);
    const file = join(directory, name, `${size.width}-${theme}-${language.lang}.png`);
    await writeFile(file, await page.screenshot({ animations: 'disabled', caret: 'hide' }));
    const caption = `${name} · ${size.width}×${size.height} · ${theme} · ${language.lang}`;
    return { file, caption, size, trouble };
  } finally {
    await context.close();
  }
}

/** The width of a picture on the sheet before it is scaled: that of the largest screen would leave the others no room. */
const breadth = (size) => Math.min(size.width, 1440);

/** One row for each theme and language, the sizes side by side at one scale. */
function sheet(rows) {
  const gap = 16;
  const scale = (SHEET_WIDTH - gap * (SIZES.length + 1)) / SIZES.reduce((sum, size) => sum + breadth(size), 0);
  const figure = ({ data, caption, size, trouble }) => `<figure>
    <figcaption>${caption}${trouble.length ? ' · <b>errors on the console</b>' : ''}</figcaption>
    <img width="${Math.floor(breadth(size) * scale)}" src="data:image/png;base64,${data}"></figure>`;
  return `<!doctype html><meta charset="utf-8"><style>
    body { margin: 0; padding: ${gap}px; width: ${SHEET_WIDTH - 2 * gap}px; background: #9a9a9a; font: 18px system-ui }
    div { display: flex; gap: ${gap}px; align-items: flex-start; margin-bottom: ${gap}px }
    figure { margin: 0 } figcaption { margin-bottom: 4px; color: #000 } b { color: #a00 } img { display: block }
    </style>${rows.map((row) => `<div>${row.map(figure).join('')}</div>`).join('')}`;
}

async function develop(browser, rows, file) {
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 800 } });
  await page.setContent(sheet(rows), { waitUntil: 'load' });
  await writeFile(file, await page.screenshot({ fullPage: true }));
  await page.close();
}

const server = await serve(0);
const browser = await chromium.launch(launch);
let failed = false;
try {
  const everything = [];
  for (const name of names) {
    const start = performance.now();
    await rm(join(directory, name), { recursive: true, force: true });
    await mkdir(join(directory, name), { recursive: true });
    const looks = THEMES.flatMap((theme) => LANGUAGES.map((language) => ({ theme, language })));
    const rows = [];
    for (const look of looks) {
      const shots = await Promise.all(SIZES.map((size) => shoot(browser, server.address, name, { size, ...look })));
      for (const shot of shots) shot.data = (await readFile(shot.file)).toString('base64');
      rows.push(shots);
    }
    const file = join(directory, `${name}.png`);
    await develop(browser, rows, file);
    everything.push(...rows);
    console.log(`${file.padEnd(46)} ${((performance.now() - start) / 1000).toFixed(1)} s`);
    for (const { caption, trouble } of rows.flat()) {
      for (const line of trouble) console.log(`  ${caption}: ${line}`);
      failed ||= trouble.length > 0;
    }
  }
  if (names.length > 1) {
    await develop(browser, everything, join(directory, 'all.png'));
    console.log(join(directory, 'all.png'));
  }
} finally {
  await browser.close();
  server.end();
}
if (failed) process.exitCode = 1;
