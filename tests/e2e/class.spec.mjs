// A lecturer without a compiler: exercises are made and collected, sheets with keys and a quiz are taken away, answers are marked.
import AxeBuilder from '@axe-core/playwright';
import { readFileSync } from 'node:fs';
import { CUTS, Exercise } from './exercise.mjs';
import { Lab } from './lab.mjs';
import { byNight, expect, test } from './page.mjs';

/** The room of a lecturer. */
class Room {
  constructor(page) {
    this.page = page;
    this.host = page.locator('.class-room');
  }

  button(name) {
    return this.host.getByRole('button', { name, exact: true });
  }

  /** The file that a button makes. */
  async file(name) {
    const coming = this.page.waitForEvent('download');
    await this.button(name).click();
    const download = await coming;
    return { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
  }

  async mark(files) {
    await this.host.locator('.drop-files input').setInputFiles(
      files.map(([name, text]) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) })),
    );
    await expect(this.host.locator('.marks tbody tr')).toHaveCount(files.length);
  }
}

test('two exercises on one sheet become sheets and keys for a list of students, and a quiz', async ({ page }) => {
  const lab = await Lab.open(page);
  await lab.button('Make an exercise').click();
  const exercise = new Exercise(page);
  const build = exercise.host.locator('.build');
  await build.getByRole('textbox', { name: 'Short name' }).fill('w3-1');
  await build.getByRole('textbox', { name: 'The task in your words' }).fill('Look at the leaves & <mark> them.');
  await build.getByRole('spinbutton', { name: 'Points' }).fill('2');
  await page.keyboard.press('Tab');
  await expect(exercise.lead).toHaveText('Look at the leaves & <mark> them.');
  await expect(exercise.question).toContainText('2 points');
  await exercise.button('Put it on the sheet').click();
  await expect(build.locator('.chosen').last().getByRole('listitem')).toHaveText(['w3-1']);
  await build.getByRole('textbox', { name: 'Short name' }).fill('w3-2');
  await exercise.host.getByRole('checkbox', { name: 'α and β on entering', exact: true }).check();
  await exercise.button('Put it on the sheet').click();
  await build.getByRole('textbox', { name: 'Title' }).fill('Week 3');
  await page.keyboard.press('Tab');
  // The list lasts over a reload, and so does the form.
  await page.reload();
  await expect(build.locator('.chosen').last().getByRole('listitem')).toHaveText(['w3-1', 'w3-2']);
  await exercise.button('Sheets, quiz, grades …').click();
  const room = new Room(page);
  await expect(room.host.getByRole('heading', { level: 2 })).toContainText('Week 3');
  await expect(room.host.getByRole('heading', { level: 2 })).toContainText('2 exercises');
  await room.button('A list of students').click();
  await room.host.getByRole('textbox', { name: /^One student a line/ }).fill('1, Ada\n2, 王小明\n3\n4\n5');
  const [sheets, keys] = [await room.file('Sheets'), await room.file('Keys')];
  expect([sheets.name, keys.name]).toEqual(['sheets.html', 'keys.html']);
  const codes = ({ content }) => [...`${content}`.matchAll(/<code>(.{9})<\/code>/g)].map(([, code]) => code);
  expect(codes(sheets)).toHaveLength(5);
  expect(codes(keys)).toEqual(codes(sheets));
  expect(`${sheets.content}`).toContain('Look at the leaves &amp; &lt;mark&gt; them.');
  // Each student's link opens the tree of the sheet.
  const links = await room.file('Links (CSV)');
  const [, ada] = `${links.content}`.split('\n');
  expect(ada).toMatch(/^1,Ada,http.*#ex=[\w-]+&student=1&lang=en,http.*#ex=/);
  const quiz = await room.file('Moodle XML');
  expect(`${quiz.content}`.match(/<question type="cloze">/g)).toHaveLength(40);
  const qti = await room.file('QTI 2.1');
  expect(qti.content.subarray(0, 2).toString()).toBe('PK');
  await room.button('← Back to the exercise').click();
  await expect(build).toBeVisible();
});

test('answers files are marked, a row each, and saved as a table', async ({ page }) => {
  const exercise = await Exercise.open(page, { ...CUTS, id: 'cuts' });
  const saved = page.waitForEvent('download');
  await exercise.button('Save my answers').click();
  const empty = JSON.parse(readFileSync(await (await saved).path(), 'utf8'));
  const right = { ...empty, student: 'Ada', tries: [{ answers: [{ 'r.1.1': 'cut', 'r.1.2': 'cut' }] }] };
  await exercise.button('Sheets, quiz, grades …').click();
  const room = new Room(page);
  await room.mark([['ada.json', JSON.stringify(right)], ['none.json', JSON.stringify(empty)], ['bad.json', 'no answers']]);
  const cells = (row) => room.host.locator('.marks tbody tr').nth(row).getByRole('cell').allTextContents();
  expect((await cells(0)).slice(0, 5)).toEqual(['Ada', '2', '2', '2', 'ada.json']);
  expect((await cells(1)).slice(0, 5)).toEqual(['', '0', '2', '0', 'none.json']);
  expect((await cells(2)).at(-1)).toMatch(/line 1/);
  const table = await room.file('Save as CSV');
  expect(`${table.content}`.split('\n')[1]).toMatch(/^ada\.json,Ada,\d+,2,2,2,,1,/);
  // A file that is dropped on the field is marked, and not opened in the page.
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test('a package for a platform has the element inside', byNight(true), async ({ page }) => {
  const exercise = await Exercise.open(page, CUTS);
  await exercise.button('Sheets, quiz, grades …').click();
  const { name, content } = await new Room(page).file('SCORM 1.2');
  expect(name).toBe('scorm-1.2.zip');
  expect(content.includes('imsmanifest.xml') && content.includes('ply-scope-all.js')).toBe(true);
  expect(content.length).toBeGreaterThan(500_000);
});

test('what is wrong in a field is told, and what was there stays', byNight(true), async ({ page }) => {
  const exercise = await Exercise.open(page, CUTS);
  await exercise.button('Sheets, quiz, grades …').click();
  const room = new Room(page);
  await room.button('A list of students').click();
  await room.host.getByRole('textbox', { name: /^One student a line/ }).fill('1, Ada\n1, Emmy');
  await room.button('Sheets').click();
  await expect(room.host.getByRole('alert')).toHaveText('students: line 2: the student 1 is there twice');
  await expect(room.host.getByRole('textbox', { name: /^One student a line/ })).toHaveValue('1, Ada\n1, Emmy');
});
