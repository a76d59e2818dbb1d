// Minimax as short as it is usually written in a page, on boards as arrays: each answers how many nodes it has looked at. Both
// run in the page as they stand here, so neither knows anything outside itself.

export function ticTacToe() {
  const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
  const board = Array(9).fill(0);
  let nodes = 0;
  const winner = () => {
    for (const [a, b, c] of LINES) if (board[a] !== 0 && board[a] === board[b] && board[a] === board[c]) return board[a];
    return 0;
  };
  const minimax = (player, depth) => {
    nodes += 1;
    const won = winner();
    if (won !== 0 || depth === 9) return won;
    let best = -2 * player;
    for (let square = 0; square < 9; square += 1) {
      if (board[square] !== 0) continue;
      board[square] = player;
      const value = minimax(-player, depth + 1);
      board[square] = 0;
      best = player > 0 ? Math.max(best, value) : Math.min(best, value);
    }
    return best;
  };
  if (minimax(1, 0) !== 0) throw new Error('tic-tac-toe is a draw');
  return nodes;
}

export function connectFour() {
  const DIAGRAM = 'x....../x.xo..o/o.xx.oo/oxox.xo/xooxoox/xxxoxoo';
  const [COLUMNS, ROWS] = [7, 6];
  const LINES = [];
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      for (const [right, down] of [[1, 0], [0, 1], [1, 1], [-1, 1]]) {
        const [lastColumn, lastRow] = [column + 3 * right, row + 3 * down];
        if (lastColumn < 0 || lastColumn >= COLUMNS || lastRow >= ROWS) continue;
        LINES.push([0, 1, 2, 3].map((step) => (row + step * down) * COLUMNS + column + step * right));
      }
    }
  }
  const board = [...DIAGRAM.replaceAll('/', '')].map((cell) => ({ x: 1, o: -1 })[cell] ?? 0);
  let nodes = 0;
  const winner = () => {
    for (const [a, b, c, d] of LINES) {
      if (board[a] !== 0 && board[a] === board[b] && board[a] === board[c] && board[a] === board[d]) return board[a];
    }
    return 0;
  };
  const minimax = (player) => {
    nodes += 1;
    const won = winner();
    if (won !== 0) return won;
    let best = -2 * player;
    for (let column = 0; column < COLUMNS; column += 1) {
      if (board[column] !== 0) continue;
      let cell = column;
      while (cell + COLUMNS < board.length && board[cell + COLUMNS] === 0) cell += COLUMNS;
      board[cell] = player;
      const value = minimax(-player);
      board[cell] = 0;
      best = player > 0 ? Math.max(best, value) : Math.min(best, value);
    }
    return best === -2 * player ? 0 : best;
  };
  if (Math.abs(minimax(1)) > 1) throw new Error('the winner gets 1');
  return nodes;
}
