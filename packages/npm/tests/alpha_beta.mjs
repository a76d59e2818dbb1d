// A right alpha-beta on nested lists.
import { writeFileSync } from 'node:fs';
import { record, watch } from '../watch.js';

const TREE = [[[5, 6], [7, 4]], [[3, 8], [6, 1]], [[9, 2], [4, 7]]];

function search(node, alpha, beta, isMax) {
  if (!Array.isArray(node)) return node;
  let best = isMax ? -Infinity : Infinity;
  for (const child of node) {
    const value = search(child, alpha, beta, !isMax);
    best = isMax ? Math.max(best, value) : Math.min(best, value);
    if (isMax) alpha = Math.max(alpha, best);
    else beta = Math.min(beta, best);
    if (alpha >= beta) break;
  }
  return best;
}
search = watch(search);

const run = record(search, TREE, -Infinity, Infinity, true);
for (const note of run.notes) console.error(note);
writeFileSync(process.argv[2], run.text());
