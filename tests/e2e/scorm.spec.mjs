// A SCORM package in a platform: what `plyscope scorm` makes, in a frame of a page that offers the object of either edition. What
// the platform is told, keeps and gives back.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inflateRawSync } from 'node:zlib';
import { program } from './native.mjs';
import { byNight, expect, test } from './page.mjs';

const EXERCISE = {
  id: 'w3', game: { kind: 'tree', tree: [[3, 5], [2, 9]] }, algorithm: { kind: 'minimax' }, ask: [{ kind: 'values' }],
};

/** The element in one file, as the site has it. */
const ELEMENT = fileURLToPath(new URL('../../dist/ply-scope-all.js', import.meta.url));

/** The files of a zip by their names. */
function unzip(zip) {
  const end = zip.length - 22;
  const files = new Map();
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [packed, length, from] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28), zip.readUInt32LE(at + 42)];
    const start = from + 30 + zip.readUInt16LE(from + 26) + zip.readUInt16LE(from + 28);
    files.set(zip.toString('utf8', at + 46, at + 46 + length), inflateRawSync(zip.subarray(start, start + packed)));
    at += 46 + length + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}

/** The page of a platform: an object with the functions of an edition that writes down what it is told. */
function platform(edition, kept) {
  const names = edition === '2004'
    ? ['API_1484_11', 'Initialize', 'GetValue', 'SetValue', 'Commit', 'Terminate']
    : ['API', 'LMSInitialize', 'LMSGetValue', 'LMSSetValue', 'LMSCommit', 'LMSFinish'];
  return `<!doctype html><script>
    const [object, initialize, get, set, commit, terminate] = ${JSON.stringify(names)};
    window.held = ${JSON.stringify(kept)};
    window.calls = [];
    window[object] = {
      [initialize]: () => { calls.push('initialize'); return 'true'; },
      [get]: (name) => held[name] ?? '',
      [set]: (name, value) => { held[name] = value; calls.push(name); return 'true'; },
      [commit]: () => { calls.push('commit'); return 'true'; },
      [terminate]: () => { calls.push('terminate'); return 'true'; },
    };
  </script><iframe src="/scorm/between.html" width="1200" height="800"></iframe>`;
}

/** Puts a package into a platform. Between both is a frame more, as in real ones. */
async function put(page, edition, kept, exercise = EXERCISE) {
  const file = test.info().outputPath('exercise.json');
  writeFileSync(file, JSON.stringify(exercise));
  const files = unzip(execFileSync(program(), ['scorm', '--edition', edition, '--element', ELEMENT, file], { maxBuffer: 2 ** 30 }));
  const types = { html: 'text/html', js: 'text/javascript', xml: 'text/xml' };
  await page.route('**/scorm/*', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1);
    const between = '<!doctype html><iframe src="exercise-1.html" width="1100" height="700"></iframe>';
    const body = { 'platform.html': platform(edition, kept), 'between.html': between }[name] ?? files.get(name);
    return route.fulfill({ body, contentType: types[name.split('.').at(-1)] });
  });
  await page.goto('/scorm/platform.html');
  return page.frameLocator('iframe').frameLocator('iframe').locator('ply-scope');
}

for (const [edition, student, score] of [['1.2', 'cmi.core.student_id', 'cmi.core.score'], ['2004', 'cmi.learner_id', 'cmi.score']]) {
  test(`a check reports its score and the work is there again, in SCORM ${edition}`, byNight(edition === '2004'), async ({ page }) => {
    const element = await put(page, edition, { [student]: 's-17' });
    await expect(element).toHaveAttribute('data-state', 'ready');
    await expect(element).toHaveAttribute('student', 's-17');
    expect(await element.evaluate((one) => one.answers.student)).toBe('s-17');
    await element.evaluate((one) => { one.progress = { ...one.progress, questions: [{ draft: { r: '3', 'r.0': '3', 'r.1': '9' } }] }; });
    // Two of three values are right.
    await element.evaluate((one) => one.dispatchEvent(new CustomEvent('ply-scope:score', { detail: { score: 2, max: 3 } })));
    const held = () => page.evaluate(() => window.held);
    expect((await held())[`${score}.raw`]).toBe('66.67');
    expect(await held()).toMatchObject({ [`${score}.min`]: '0', [`${score}.max`]: '100' });
    expect(await held()).toMatchObject(edition === '2004'
      ? { 'cmi.completion_status': 'completed', 'cmi.score.scaled': '0.6667' }
      : { 'cmi.core.lesson_status': 'completed' });
    const kept = (await held())['cmi.suspend_data'];
    expect(kept.length).toBeLessThanOrEqual(3800);
    expect(JSON.parse(kept).answer.student).toBe('s-17');
    await page.evaluate(() => document.querySelector('iframe').contentWindow.location.replace('about:blank'));
    await expect.poll(() => page.evaluate(() => window.calls.at(-1))).toBe('terminate');
    expect((await held())[edition === '2004' ? 'cmi.session_time' : 'cmi.core.session_time']).toMatch(edition === '2004' ? /^PT\d+S$/ : /^\d\d:\d\d:\d\d$/);
    // Another day: the platform gives back what it has kept.
    const again = await put(page, edition, { [student]: 's-17', 'cmi.suspend_data': kept });
    await expect(again).toHaveAttribute('data-state', 'ready');
    await expect.poll(() => again.evaluate((one) => one.progress.questions[0]?.draft)).toEqual({ r: '3', 'r.0': '3', 'r.1': '9' });
  });
}

/** An exercise with more fields. */
const LONG = { ...EXERCISE, attempts: 40, game: { kind: 'tree', tree: [[[3, 5], [2, 9]], [[1, 7], [4, 8]]] } };

test('work that is longer than the platform keeps is packed, is whole again the next day, and the platform is told to go on with it', async ({ page }) => {
  const element = await put(page, '1.2', {}, LONG);
  await expect(element).toHaveAttribute('data-state', 'ready');
  const answers = [Object.fromEntries(['r', 'r.0', 'r.1', 'r.0.0', 'r.0.1', 'r.1.0', 'r.1.1'].map((name, at) => [name, at % 2 ? '0' : `${at + 0.125}`]))];
  const tries = Array.from({ length: 40 }, (_, at) => ({ at: `2026-01-01T00:00:${String(at).padStart(2, '0')}Z`, answers }));
  await element.evaluate((one, all) => { one.progress = { ...one.progress, answer: { ...one.progress.answer, tries: all } }; }, tries);
  await expect.poll(() => element.evaluate((one) => JSON.stringify(one.progress).length)).toBeGreaterThan(3800);
  await element.evaluate((one) => one.dispatchEvent(new CustomEvent('ply-scope:score', { detail: { score: 7, max: 7 } })));
  const held = await page.evaluate(() => window.held);
  expect(held['cmi.core.exit']).toBe('suspend');
  expect(held['cmi.core.session_time']).toMatch(/^\d\d:\d\d:\d\d$/);
  const kept = held['cmi.suspend_data'];
  expect(kept.length).toBeLessThanOrEqual(3800);
  const again = await put(page, '1.2', { 'cmi.suspend_data': kept }, LONG);
  await expect(again).toHaveAttribute('data-state', 'ready');
  await expect.poll(() => again.evaluate((one) => one.progress.answer.tries.at(-1).answers)).toEqual(answers);
});
