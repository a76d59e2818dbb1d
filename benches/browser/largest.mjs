// The largest inputs that the page takes, by what is large about them. A text is a function that makes the spec in the page, where a large
// one need not be sent. Of two sizes the page may refuse the first.

/** A hundred thousand leaves, as wide as a tree may be. */
function wide() {
  let state = 1;
  const draw = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % 1000;
  };
  return Array.from({ length: 100 }, () => Array.from({ length: 1000 }, draw));
}

const onTree = (algorithm) => `() => ({ game: { kind: 'tree', tree: (${wide})() }, algorithm: ${JSON.stringify(algorithm)} })`;
const on = (game, ...algorithms) => algorithms.map((algorithm) => [JSON.stringify([game, algorithm]), { game, algorithm }]);

const MCTS = { kind: 'mcts' };
const ALPHA_BETA = { kind: 'alpha-beta', depth: 2 };

export const LARGEST = [
  ['a tree of 100,000 leaves', [['alpha-beta', onTree({ kind: 'alpha-beta' })], ['minimax', onTree({ kind: 'minimax' })]]],
  ['chess, playouts that look ahead', on({ kind: 'chess' }, { kind: 'mcts', policy: { kind: 'exact', plies: 2 } })],
  ['Go on the largest board', [19, 9].flatMap((size) => on({ kind: 'go', size, komi: 6.5 }, MCTS, ALPHA_BETA))],
  ['Snake Go, 16 x 16', on({ kind: 'snake-go', preset: 'full' }, MCTS, ALPHA_BETA)],
];
