// An exercise in a frame of a book or a course, by the protocol SPLICE: the host keeps state and score. The host here is written from
// the protocol's text: messages with `subject` and `message_id`, answered by the subject with `.response`.
import { CUTS, Exercise } from './exercise.mjs';
import { byNight, expect, test } from './page.mjs';

/** A host that keeps what it is told and answers with what it has kept, if it answers at all. */
async function host(page, { kept = null, isSilent = false } = {}) {
  const query = new URLSearchParams({ exercise: JSON.stringify(CUTS), seed: '5', lang: 'en' });
  await page.route('**/book.html', (route) => route.fulfill({
    contentType: 'text/html; charset=utf-8',
    body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Book</title><link rel="icon" href="data:,">
      <iframe title="exercise" width="1000" height="900" src="./embed.html?${query.toString().replaceAll('&', '&amp;')}"></iframe>`,
  }));
  await page.addInitScript(([state, silent]) => {
    if (self !== top) return;
    window.heard = [];
    addEventListener('message', ({ source, data }) => {
      if (typeof data?.subject === 'string') window.heard.push(data);
      if (data?.subject !== 'SPLICE.getState' || silent) return;
      source.postMessage({ subject: 'SPLICE.getState.response', message_id: 'another', state: { v: 9 } }, '*');
      source.postMessage({ subject: 'SPLICE.getState.response', message_id: data.message_id, state }, '*');
    });
  }, [kept, isSilent]);
  await page.goto('./book.html');
  const frame = page.frameLocator('iframe');
  const exercise = new Exercise(page, 'en', frame.locator('ply-scope'));
  await expect(exercise.question).toBeVisible({ timeout: 20_000 });
  const heard = (subject) => page.evaluate((asked) => window.heard.filter((message) => message.subject === asked), subject);
  return { exercise, heard };
}

test('the host is asked for its state, told of every answer with score and state, and how high the frame is', async ({ page }) => {
  const { exercise, heard } = await host(page);
  await expect.poll(async () => (await heard('SPLICE.getState')).length).toBe(1);
  const [asked] = await heard('SPLICE.getState');
  expect(asked.message_id).toEqual(expect.any(String));
  expect(asked.activity_id).toContain('embed.html');
  await exercise.leaf(4).click();
  await exercise.check();
  await expect.poll(async () => (await heard('SPLICE.reportScoreAndState')).length).toBe(1);
  const [told] = await heard('SPLICE.reportScoreAndState');
  expect(told.score).toBe(0.5);
  expect(told.state).toMatchObject({ v: 1, answer: { seed: 5, tries: [{ answers: [{ 'r.1.1': 'cut' }] }] } });
  expect(JSON.stringify(told.state).length).toBeLessThan(3_800);
  expect(await heard('SPLICE.sendEvent')).toMatchObject([{ name: 'answer', data: { part: 0, right: false } }]);
  expect((await heard('lti.frameResize')).at(-1).height).toBeGreaterThan(200);
  // The first answer counts, whatever follows.
  await exercise.button('Try again').click();
  await exercise.leaf(6).click();
  await exercise.check();
  await expect.poll(async () => (await heard('SPLICE.reportScoreAndState')).at(-1).state.answer.tries.length).toBe(2);
  expect((await heard('SPLICE.reportScoreAndState')).at(-1).score).toBe(0.5);
});

test('what a host has kept comes back; what it sends that is none is refused with its place', byNight(true), async ({ page, browser }) => {
  const { exercise, heard } = await host(page);
  await exercise.leaf(4).click();
  await exercise.check();
  await expect.poll(async () => (await heard('SPLICE.reportScoreAndState')).length).toBe(1);
  const [{ state }] = await heard('SPLICE.reportScoreAndState');
  const { baseURL } = test.info().project.use;
  const elsewhere = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  const back = await host(await elsewhere.newPage(), { kept: state });
  await expect(back.exercise.score).toContainText('1 of 2');
  await expect(back.exercise.marked).toHaveCount(1);
  await elsewhere.close();
  const bare = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  const bad = await host(await bare.newPage(), { kept: { ...state, part: -3 } });
  await expect(bad.exercise.host.locator('.card')).toContainText('part');
  await bad.exercise.leaf(6).click();
  await expect(bad.exercise.marked).toHaveCount(1);
  await bare.close();
});

test('a host that says nothing is not waited for, and leaving the page tells what was not told yet', async ({ page }) => {
  const { exercise, heard } = await host(page, { isSilent: true });
  await exercise.leaf(6).click();
  await expect(exercise.marked).toHaveCount(1);
  await page.evaluate(() => { document.querySelector('iframe').contentWindow.dispatchEvent(new Event('pagehide')); });
  await expect.poll(async () => (await heard('SPLICE.reportScoreAndState')).length).toBe(1);
  const [{ score, state }] = await heard('SPLICE.reportScoreAndState');
  expect(score).toBe(0);
  expect(state.questions[0].draft).toEqual({ 'r.1.2': 'cut' });
});
