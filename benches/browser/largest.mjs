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

const onTree = (algorithm) => [algorithm, `() => ({ game: { kind: 'tree', tree: (${wide})() }, algorithm: { kind: '${algorithm}' } })`];
const go = (size, algorithm) => [`${size} x ${size}, ${algorithm.kind}`, { game: { kind: 'go', size, komi: 6.5 }, algorithm }];
const snakes = (algorithm) => [algorithm.kind, { game: { kind: 'snake-go', preset: 'full' }, algorithm }];

const MCTS = { kind: 'mcts' };
const ALPHA_BETA = { kind: 'alpha-beta', depth: 2 };
const AHEAD = { game: { kind: 'chess' }, algorithm: { kind: 'mcts', policy: { kind: 'exact', plies: 2 } } };

export const LARGEST = [
  ['a tree of 100,000 leaves', [onTree('alpha-beta'), onTree('minimax')]],
  ['chess, playouts that look two plies ahead', [['mcts', AHEAD]]],
  ['Go on the largest board', [go(19, MCTS), go(19, ALPHA_BETA), go(9, MCTS), go(9, ALPHA_BETA)]],
  ['Snake Go, 16 x 16', [snakes(MCTS), snakes(ALPHA_BETA)]],
];
