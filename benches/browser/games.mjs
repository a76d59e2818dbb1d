// Nodes and playouts a second by game, in the browser and natively; beside them OpenSpiel's C++, which is run in between, and
// minimax as a page would write it by hand. Nobody else has Snake Go.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { median, row, withPages } from './browser.mjs';
import { connectFour, ticTacToe } from './plain.mjs';

const ROUNDS = 5;
/** Milliseconds that a turn takes about. */
const TURN = 100;
/** OpenSpiel's games: their names there, playouts a search, and what our rate in the browser should be of theirs. */
const SPIEL = {
  'MCTS, tic-tac-toe': ['tic_tac_toe', 20_000, 2],
  'MCTS, Connect Four': ['connect_four', 5_000, 8],
  'MCTS, Go 9 x 9': ['go(board_size=9)', 200, 1],
};
const PLAIN = { 'minimax, tic-tac-toe': ticTacToe, 'minimax, Connect Four': connectFour };

/** Playouts a second by OpenSpiel's names. */
function openSpiel() {
  const script = join(import.meta.dirname, 'open_spiel.py');
  const wanted = Object.values(SPIEL).map(([name, playouts]) => `${name}:${playouts}`);
  return JSON.parse(execFileSync(process.env.PYTHON, ['-B', script, ...wanted], { encoding: 'utf8' }));
}

/** Rates of all searches, natively. */
function natively() {
  const lines = execFileSync('cargo', ['bench', '--quiet', '--bench', 'native', '--', 'games'], { encoding: 'utf8' });
  return lines.split('\n').filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
}

/** Runs in the page: the rate of a search, for about a turn. */
function turn([side, subject, milliseconds]) {
  const search = side === 'plain' ? window.plain[subject] : () => window.own.search_game(subject);
  const start = performance.now();
  let [work, taken] = [0, 0];
  while (taken < milliseconds) {
    work += search();
    taken = performance.now() - start;
  }
  return 1000 * work / taken;
}

await withPages(async (open) => {
  const page = await open();
  const names = await page.evaluate(async () => {
    window.plain = {};
    const names = [];
    while (window.own.game(names.length) !== undefined) names.push(window.own.game(names.length));
    return names;
  });
  for (const [name, search] of Object.entries(PLAIN)) {
    await page.evaluate(`window.plain[${JSON.stringify(name)}] = ${search}`);
    const nodes = await page.evaluate(([plain, subject]) => [window.plain[plain](), window.own.search_game(subject)], [name, names.indexOf(name)]);
    if (nodes[0] !== nodes[1]) throw new Error(`${name}: the plain search is not the same search`);
  }
  const rates = {};
  const note = (name, rate) => (rates[name] ??= []).push(rate);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, value } of natively()) note(`native ${name}`, value);
    if (process.env.PYTHON) for (const [name, value] of Object.entries(openSpiel())) note(name, value);
    for (const name of Object.keys(PLAIN)) note(`plain ${name}`, await page.evaluate(turn, ['plain', name, TURN]));
    for (const [subject, name] of names.entries()) note(`own ${name}`, await page.evaluate(turn, ['own', subject, TURN]));
  }
  for (const name of names) {
    const unit = name.startsWith('MCTS') ? 'playouts/s' : 'nodes/s';
    const [spiel, , least] = SPIEL[name] ?? [];
    const goal = least && { ratio_at_least: least };
    let peer;
    if (rates[spiel]) peer = ["OpenSpiel's C++", median(rates[spiel])];
    if (PLAIN[name]) peer = ['plain JavaScript', median(rates[`plain ${name}`])];
    const why = spiel && !rates[spiel] ? process.env.WHY : undefined;
    row(`${name}, in the browser`, median(rates[`own ${name}`]), unit, { peer, goal, why });
    row(`${name}, native`, median(rates[`native ${name}`]), unit, { peer });
  }
});
