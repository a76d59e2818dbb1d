// Playouts a second of Monte-Carlo tree search: ours in the browser, OpenSpiel's C++ in between.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { median, missing, row, withPages } from './browser.mjs';

const ROUNDS = 5;
/** What one search of the list in benches/native/subjects.rs does. */
const PLAYOUTS = 10_000;

function openSpiel() {
  const script = join(import.meta.dirname, 'open_spiel.py');
  return JSON.parse(execFileSync(process.env.PYTHON, ['-B', script, `tic_tac_toe:${2 * PLAYOUTS}`], { encoding: 'utf8' }));
}

/** Runs in the page: playouts a second. */
function rate([side, playouts]) {
  const { search, subject } = window[side];
  let index = 0;
  while (!subject(index).startsWith('MCTS')) index += 1;
  const start = performance.now();
  search(index, 20);
  return 20 * playouts * 1000 / (performance.now() - start);
}

await withPages(async (open) => {
  const page = await open();
  await page.evaluate(async () => {
    const module = await import('/release/measured.js');
    await module.default();
    window.fast = module;
  });
  const goal = { ratio_at_least: 2.5 };
  if (!process.env.PYTHON) return missing('MCTS, tic-tac-toe', process.env.WHY, goal);
  const rates = { peer: [], own: [], fast: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.peer.push(openSpiel().tic_tac_toe);
    for (const side of ['own', 'fast']) rates[side].push(await page.evaluate(rate, [side, PLAYOUTS]));
  }
  const peer = ["OpenSpiel's C++", median(rates.peer)];
  row('MCTS, tic-tac-toe, as the site is built', median(rates.own), 'playouts/s', { peer, goal });
  row('MCTS, tic-tac-toe, opt-level 3', median(rates.fast), 'playouts/s', { peer });
});
missing('MCTS, Connect Four', 'Connect Four is not among the games yet', { ratio_at_least: 12 });
