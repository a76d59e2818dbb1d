// A pair of functions by which α and β never reach a child: their default values stand for them.
import { writeFileSync } from 'node:fs';
import { record, watch } from '../watch.js';

const TREE = [[[5, 6], [7, 4]], [[3, 8], [6, 1]], [[9, 2], [4, 7]]];

const maxValue = watch((state, alpha = -Infinity, beta = Infinity) => {
  if (!Array.isArray(state)) return state;
  let best = -Infinity;
  for (const child of state) {
    best = Math.max(best, minValue(child));
    if (best >= beta) return best;
    alpha = Math.max(alpha, best);
  }
  return best;
}, { name: 'maxValue' });

const minValue = watch((state, alpha = -Infinity, beta = Infinity) => {
  if (!Array.isArray(state)) return state;
  let best = Infinity;
  for (const child of state) {
    best = Math.min(best, maxValue(child));
    if (best <= alpha) return best;
    beta = Math.min(beta, best);
  }
  return best;
}, { name: 'minValue' });

const run = record(maxValue, TREE);
for (const note of run.notes) console.error(note);
writeFileSync(process.argv[2], run.text());
