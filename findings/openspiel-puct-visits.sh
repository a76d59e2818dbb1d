#!/usr/bin/env bash
# OpenSpiel 2.0.2, `MCTSBot` in Python with `SearchNode.puct_value`: N under the root is the visits of the node, not of its children.
#
# AlphaGo Zero and AlphaZero write Q + c·P·√(Σ N) / (1 + n), where the sum goes over the visits of the children. It is 0 before the first of
# them is visited, so that all bounds are 0 and the priors do not matter yet. `MCTSBot` hands the function the visits of the node itself,
# which count the evaluation that the node had before it had children: N is one more at every choice, and the first visit goes to the
# highest prior. Whoever compares visit counts with the formula of the paper finds other trees.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check open_spiel==2.0.2
cat > seen.py <<'PY'
import random

import numpy
import pyspiel
from open_spiel.python.algorithms import mcts


class Prior(mcts.Evaluator):
    """Every position is a draw; the last of the moves has half of the prior, the others share the rest."""

    def evaluate(self, state):
        return numpy.zeros(2)

    def prior(self, state):
        moves = state.legal_actions()
        return [(move, 0.5 if move == moves[-1] else 0.5 / (len(moves) - 1)) for move in moves]


class InOrder(random.Random):
    """Leaves the children in the order of the moves."""

    def shuffle(self, children):
        pass


asked = []


def bound(child, visits, weight):
    asked.append(visits)
    return child.puct_value(visits, weight)


def written(child, visits, weight):
    """The same with the visits of the children, as the papers have it."""
    return child.puct_value(visits - 1, weight)


def visited(formula):
    """The move that is visited first: the first simulation evaluates the root itself, the second one goes to a child."""
    game = pyspiel.load_game("tic_tac_toe")
    bot = mcts.MCTSBot(game, 1.0, 2, Prior(), solve=False, random_state=InOrder(), child_selection_fn=formula)
    root = bot.mcts_search(game.new_initial_state())
    return [child.action for child in root.children if child.explore_count]


print("first visit, with the visits it is handed:", visited(bound))
print("the visits handed over there, when no child has any:", asked[0])
print("first visit, with those of the children:", visited(written))
PY
seen=$(tools/bin/python seen.py)
echo "$seen"
test "$seen" = 'first visit, with the visits it is handed: [8]
the visits handed over there, when no child has any: 1
first visit, with those of the children: [0]'
