// Searches that nobody listens to, as the site is built: against what a page would write by hand, and against native code, which is
// run in between; and one that is recorded.
import { execFileSync } from 'node:child_process';
import { median, row, withPages } from './browser.mjs';
import { ticTacToe } from './plain.mjs';

const NODES = 549_946;
const ROUNDS = 5;
/** A turn takes about as many milliseconds if it can: a longer one would be interrupted more often than the native ones are. */
const TURN = 4;

/** Runs in the page: milliseconds of one search, the median of a few turns. */
function turns([subject, turnTime]) {
  const once = { plain: () => window.plain(), record: () => window.own.record() }[subject];
  const search = (times) => window.own.search(subject, times);
  const work = once ? (times) => { for (let left = times; left > 0; left -= 1) once(); } : search;
  const time = (times) => {
    const start = performance.now();
    work(times);
    return (performance.now() - start) / times;
  };
  const times = Math.max(1, Math.round(turnTime / time(1)));
  const taken = Array.from({ length: 9 }, () => time(times)).sort((one, other) => one - other);
  return taken[4];
}

/** Milliseconds of each search, natively. */
function natively() {
  const lines = execFileSync('cargo', ['bench', '--quiet', '--bench', 'native', '--', 'silent'], { encoding: 'utf8' });
  const told = lines.split('\n').filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
  return Object.fromEntries(told.map(({ name, value }) => [name, value]));
}

await withPages(async (open) => {
  const page = await open();
  await page.evaluate(`window.plain = ${ticTacToe}`);
  const subjects = await page.evaluate(() => {
    const names = [];
    while (window.own.subject(names.length) !== undefined) names.push(window.own.subject(names.length));
    return names;
  });
  if (await page.evaluate(() => window.plain()) !== NODES) throw new Error('the plain search is not the same search');
  const times = {};
  const note = (name, time) => (times[name] ??= []).push(time);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, time] of Object.entries(natively())) note(`native ${name}`, time);
    for (const subject of ['plain', 'record']) note(subject, await page.evaluate(turns, [subject, TURN]));
    for (const [index, name] of subjects.entries()) note(`own ${name}`, await page.evaluate(turns, [index, TURN]));
  }
  const rate = (name, work = 1) => 1000 * work / median(times[name]);
  const minimax = subjects[0];
  const peer = ['plain JavaScript', rate('plain', NODES)];
  row('silent minimax, tic-tac-toe', rate(`own ${minimax}`, NODES), 'nodes/s', { peer, goal: { ratio_at_least: 5 } });
  const events = await page.evaluate(() => window.own.record());
  const kept = median(times.record);
  const silent = ['counting only', median(times[`own ${minimax}`])];
  row('minimax recorded in the browser', kept, 'ms', { peer: silent, goal: { ratio_at_most: 3 } });
  row('events of minimax recorded in the browser', 1000 * events / kept, 'events/s', { goal: { value_at_least: 50e6 } });
  for (const name of subjects) {
    const native = ['native', rate(`native ${name}`)];
    row(`wasm: ${name}`, rate(`own ${name}`), 'searches/s', { peer: native, goal: { ratio_at_least: 0.6 } });
  }
});
