// Figures: what the page saves is what the command line writes, to the letter; pixels are twice as many.
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { crc32, inflateRawSync } from 'node:zlib';
import { Lab } from './lab.mjs';
import { program } from './native.mjs';
import { byNight, expect, test } from './page.mjs';

const SPEC = { game: { kind: 'tree', tree: [[5, 6], [2, 1], [3, 2]] }, algorithm: { kind: 'alpha-beta' }, step: 25 };
const LAST = 38;

/** The list of figures stays open: whoever saves one may want another. */
async function listed(lab) {
  if (!await lab.host.getByRole('dialog').isVisible()) await lab.button('Save a figure').click();
}

async function saved(page, lab, format, steps = 'This step') {
  const download = page.waitForEvent('download');
  await listed(lab);
  await lab.button(`${format}: ${steps}`).click();
  const file = await download;
  return [file.suggestedFilename(), await readFile(await file.path())];
}

function written(...options) {
  return execFileSync(program(), ['render', ...options], { input: JSON.stringify(SPEC), maxBuffer: 2 ** 30 }).toString();
}

test('what the page saves of a step is what the command line writes', byNight(true), async ({ page }) => {
  const lab = await Lab.withSpec(page, SPEC);
  await lab.isAt(25);
  for (const [name, format, end] of [['SVG', 'svg', 'svg'], ['TikZ', 'tikz', 'tikz.tex'], ['DOT', 'dot', 'dot'], ['JSON', 'json', 'json']]) {
    const [file, bytes] = await saved(page, lab, name);
    expect(file).toBe(`tree-alpha-beta-25.${end}`);
    expect(bytes.toString()).toBe(written('--format', format));
  }
});

test('what the page saves of all steps is what the command line writes', byNight(true), async ({ page }) => {
  const lab = await Lab.withSpec(page, SPEC);
  await lab.isAt(25);
  for (const [name, format, end] of [['Beamer', 'beamer', 'beamer.tex'], ['CSV', 'csv', 'csv']]) {
    const [file, bytes] = await saved(page, lab, name, 'All steps');
    expect(file).toBe(`tree-alpha-beta-all.${end}`);
    expect(bytes.toString()).toBe(written('--format', format));
  }
  for (const [name, format] of [['TikZ', 'tikz'], ['DOT', 'dot'], ['JSON', 'json']]) {
    const [, bytes] = await saved(page, lab, name, 'All steps');
    expect(bytes.toString()).toBe(written('--format', format, '--all'));
  }
  const address = page.url().replace(/#.*/, '');
  const [board, bytes] = await saved(page, lab, 'Storyboard', 'All steps');
  expect(board).toBe('tree-alpha-beta-all.html');
  expect(bytes.toString()).toBe(written('--format', 'storyboard', '--address', address));
});

/** The files of an archive, `[name, bytes]` each, read by what its index says. */
function unpacked(archive) {
  const end = archive.length - 22;
  expect(archive.readUInt32LE(end)).toBe(0x06054b50);
  const files = [];
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [size, length, start] = [archive.readUInt32LE(at + 20), archive.readUInt16LE(at + 28), archive.readUInt32LE(at + 42)];
    const name = archive.toString('utf8', at + 46, at + 46 + length);
    const begin = start + 30 + archive.readUInt16LE(start + 26);
    const bytes = inflateRawSync(archive.subarray(begin, begin + size));
    expect([crc32(bytes), bytes.length]).toEqual([archive.readUInt32LE(at + 16), archive.readUInt32LE(at + 24)]);
    files.push([name, bytes]);
    at += 46 + length;
  }
  return files;
}

test('pictures of all steps come in one file, each as it is by itself', byNight(true), async ({ page }) => {
  const lab = await Lab.withSpec(page, SPEC);
  await lab.isAt(25);
  const [name, archive] = await saved(page, lab, 'SVG', 'All steps');
  expect(name).toBe('tree-alpha-beta-all.svg.zip');
  const files = unpacked(archive);
  expect(files.map(([file]) => file)).toEqual(Array.from({ length: LAST + 1 }, (_, step) => `tree-alpha-beta-${`${step}`.padStart(2, '0')}.svg`));
  expect(files[12][1].toString()).toBe(written('--step', '12'));
});

test('a picture in pixels is twice as large as the SVG and light in a dark page', byNight(true), async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const lab = await Lab.withSpec(page, SPEC);
  await lab.isAt(25);
  const [file, bytes] = await saved(page, lab, 'PNG');
  expect(file).toBe('tree-alpha-beta-25.png');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1920, 1280]);
  // In the corner paper, somewhere Max's blue and Min's brown.
  const colours = await page.evaluate(async (base64) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
    const brush = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    brush.drawImage(picture, 0, 0);
    const { data } = brush.getImageData(0, 0, picture.width, picture.height);
    const found = new Set();
    for (let at = 0; at < data.length; at += 4) found.add((data[at] << 16) | (data[at + 1] << 8) | data[at + 2]);
    return { corner: [...data.slice(0, 4)], blue: found.has(0x1d6fd1), brown: found.has(0xb34700) };
  }, bytes.toString('base64'));
  expect(colours).toEqual({ corner: [255, 255, 255, 255], blue: true, brown: true });
});

test('too much for a format is said in words, and nothing is saved', byNight(true), async ({ page }) => {
  const lab = await Lab.withSpec(page, { game: { kind: 'nim', heaps: [4, 4, 4] }, algorithm: { kind: 'alpha-beta' } });
  await lab.button('Save a figure').click();
  await lab.button('TikZ: All steps').click();
  const refusal = lab.notice.filter({ hasText: 'TikZ takes at most' });
  await expect(refusal).toBeVisible();
  // What can be had takes that back.
  await saved(page, lab, 'SVG');
  await expect(refusal).toHaveCount(0);
});

test('the list of figures is opened, used and left by keyboard, and then the focus is where it was', async ({ page }) => {
  const lab = await Lab.withSpec(page, SPEC);
  await lab.isAt(25);
  const opener = lab.button('Save a figure');
  await opener.focus();
  for (const key of ['Enter', 'Tab', 'Escape']) await page.keyboard.press(key);
  await expect(lab.host.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
  const download = page.waitForEvent('download');
  for (const key of ['Enter', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
  expect((await download).suggestedFilename()).toBe('tree-alpha-beta-25.svg');
  // It stays open for the next one.
  await expect(lab.button('SVG: This step')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('a figure that is text is copied as text', byNight(true), async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const lab = await Lab.withSpec(page, SPEC);
  await lab.isAt(25);
  await listed(lab);
  await lab.button('TikZ: Copy').click();
  await expect(lab.host.getByRole('dialog')).toContainText('Figure copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(written('--format', 'tikz'));
});

test('a figure in pixels is copied as slides take it', byNight(true), async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const lab = await Lab.withSpec(page, SPEC);
  await lab.isAt(25);
  await listed(lab);
  await lab.button('PNG: Copy').click();
  await expect(lab.host.getByRole('dialog')).toContainText('Figure copied');
  const pasted = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const { width, height } = await createImageBitmap(await item.getType('image/png'));
    return { types: item.types, width, height };
  });
  expect(pasted).toMatchObject({ types: ['image/png'] });
  expect(Math.min(pasted.width, pasted.height)).toBeGreaterThan(400);
});

test('the element gives its figures to a script', async ({ page }) => {
  await Lab.withSpec(page, SPEC);
  const given = await page.evaluate(async (spec) => {
    await import('./ply-scope.js');
    const element = Object.assign(document.createElement('ply-scope'), { spec });
    element.setAttribute('loading', 'eager');
    element.setAttribute('lang', 'en');
    const ready = new Promise((done) => element.addEventListener('ply-scope:ready', done, { once: true }));
    document.body.append(element);
    await ready;
    while (element.spec?.step !== spec.step) await new Promise(requestAnimationFrame);
    return [element.toSVG(), element.toTikZ(3), element.toDOT(), element.toJSON(0)];
  }, SPEC);
  expect(given[0]).toBe(written());
  expect(given[1]).toBe(written('--format', 'tikz', '--step', '3'));
  expect(given[2]).toBe(written('--format', 'dot'));
  expect(given[3]).toBe(written('--format', 'json', '--step', '0'));
});
