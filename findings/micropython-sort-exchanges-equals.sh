#!/usr/bin/env bash
# MicroPython 1.27.0 for WebAssembly (npm): `sorted` and `list.sort` exchange values that compare as equal; CPython's keep their order.
#
# Python's documentation guarantees a stable sort, and searches rest on it: they put the best move of the depth before in front by
# `sorted(moves, key=lambda move: move != best)` and expect the others to stay as they were. MicroPython's is a quicksort: with two keys, the
# seven columns of Connect Four come out in another order, although none of the others was asked to move. Values are the same, the calls of an
# alpha-beta search are not: a program that is run in the page visits other nodes than at its author's desk. With the place as a second part of
# the key the orders agree.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --silent --ignore-scripts @micropython/micropython-webassembly-pyscript@1.27.0 > /dev/null
cat > sorting.py <<'PY'
columns = [3, 2, 4, 1, 5, 0, 6]
print("best first:", sorted(columns, key=lambda column: column != 4))
moves = [("quiet", 0), ("takes", 1), ("quiet", 2), ("takes", 3), ("quiet", 4)]
moves.sort(key=lambda move: move[0] != "takes")
print("captures first:", [place for _, place in moves])
placed = sorted(enumerate(columns), key=lambda pair: (pair[1] != 4, pair[0]))
print("with the place:", [column for _, column in placed])
PY
cat > sorting.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { loadMicroPython } from '@micropython/micropython-webassembly-pyscript/micropython.mjs';

const python = await loadMicroPython({ stdout: console.log, linebuffer: true });
python.runPython(readFileSync('sorting.py', 'utf8'));
process.exit(0);
JS
{
  echo MicroPython
  node sorting.mjs
  echo CPython
  python3 sorting.py
} > seen
cat seen
diff - seen <<'EOF'
MicroPython
best first: [4, 6, 5, 0, 3, 1, 2]
captures first: [1, 3, 4, 2, 0]
with the place: [4, 3, 2, 1, 5, 0, 6]
CPython
best first: [4, 3, 2, 1, 5, 0, 6]
captures first: [1, 3, 0, 2, 4]
with the place: [4, 3, 2, 1, 5, 0, 6]
EOF
