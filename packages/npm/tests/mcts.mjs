// Monte Carlo tree search whose backup flips the reward at every level.
import { writeFileSync } from 'node:fs';
import { backup, record } from '../watch.js';

const TREE = [[[1, 0], [0, 0]], [[1, 1], [0, 1]], [[0, 1], [1, 0]]];
const C = Math.SQRT2;

class Node {
  constructor(state, parent = null, move = null, ply = 0) {
    Object.assign(this, { state, parent, move, ply, children: [], visits: 0, wins: 0 });
    this.untried = Array.isArray(state) ? [...state.keys()] : [];
  }

  best() {
    const bound = (child) => child.wins / child.visits + C * Math.sqrt(Math.log(this.visits) / child.visits);
    return this.children.reduce((best, child) => (bound(child) > bound(best) ? child : best));
  }

  expand() {
    const move = this.untried.shift();
    this.children.push(new Node(this.state[move], this, move, this.ply + 1));
    return this.children.at(-1);
  }
}

let seed = 1;
function random(n) {
  seed = (seed * 69621) % 2147483647;
  return seed % n;
}

function playout({ state, ply }) {
  let end = state;
  while (Array.isArray(end)) end = end[random(end.length)];
  return ply % 2 === 1 ? end : 1 - end;
}

let backpropagate = (node, reward) => {
  for (let at = node; at; at = at.parent) {
    at.visits += 1;
    at.wins += reward;
    reward = 1 - reward;
  }
};
backpropagate = backup(backpropagate);

function solve(tree) {
  const root = new Node(tree);
  for (let i = 0; i < 60; i++) {
    let node = root;
    while (!node.untried.length && node.children.length) node = node.best();
    if (node.untried.length) node = node.expand();
    backpropagate(node, playout(node));
  }
  return root.children.reduce((best, child) => (child.visits > best.visits ? child : best)).move;
}

const run = record({ c: C, answer: 'move' }, solve, TREE);
for (const note of run.notes) console.error(note);
writeFileSync(process.argv[2], run.text());
