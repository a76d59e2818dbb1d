#!/usr/bin/env bash
# easyAI 2.0.12: a finished game counts more the earlier it ends, whatever its score means, so negamax may leave the better move.
#
# `Negamax` takes a function that scores a position from the mover's side. The score of a game that is over is multiplied by one
# thousandth more than 1 for each ply of depth that is left; a score at the depth limit is not. For a win or a loss that is meant as a taste
# for short games. But where scores are amounts, as points or money, the value that the search reports is no score of the game, and an end
# now is taken before a larger amount a few plies later.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'easyAI==2.0.12'
cat > game.py <<'PY'
from easyAI import Negamax, TwoPlayerGame

# Two moves: an end at once that pays the first player 100, or two forced plies more and then 100.05.
TREE = {"": ["end", "on"], "on": ["on1"], "on1": ["on2"], "on2": []}
PAYS = {"end": 100, "on2": 100.05}


class Amounts(TwoPlayerGame):
    def __init__(self):
        self.players, self.current_player, self.at = [None, None], 1, ""

    def possible_moves(self):
        return TREE[self.at]

    def make_move(self, move):
        self.at = move

    def is_over(self):
        return self.at in PAYS

    def scoring(self):
        amount = PAYS.get(self.at, 0)
        return amount if self.current_player == 1 else -amount


for depth in 3, 4:
    search = Negamax(depth)
    print(depth, search(Amounts()), round(search.alpha, 4))
PY
venv/bin/python game.py > seen
cat seen
# The move that pays 100.05 is never taken, and the value is neither of the two amounts.
printf '3 end 100.2\n4 end 100.3\n' | diff - seen
