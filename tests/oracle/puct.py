"""Searches random trees by PUCT with `plyscope solve --detail --batch` and with OpenSpiel's `MCTSBot`, and compares the visits.

Playouts, which are random, are written into the trees. OpenSpiel hands its formula the visits of a node, among them the one before the
node had children; AlphaZero's N is that of the children together, one less, so the formula is handed that.
"""

import json
import random
import subprocess
import sys

import numpy
from explicit_tree import ExplicitTree
from open_spiel.python.algorithms import mcts

TREES = 300
SEED = 2017
TOLERANCE = 1e-9
SHOWN = 5


def random_tree(source, plies, mover="max"):
    """Players alternate; every position has the outcome of its playouts, and its moves have priors."""
    if plies == 0 or (plies < 4 and source.random() < 0.2):
        return source.choice([-1, -0.5, 0, 0.25, 1])
    count = source.randint(2, 4)
    other = "min" if mover == "max" else "max"
    shares = [source.randint(1, 8) for _ in range(count)]
    return {
        mover: [random_tree(source, plies - 1, other) for _ in range(count)],
        "priors": [share / sum(shares) for share in shares],
        "rollouts": [source.choice([-1, 0, 0.5, 1])],
    }


class Written(mcts.Evaluator):
    """Priors and playouts as the tree has them."""

    def evaluate(self, state):
        value = state.node().written["rollouts"][0]
        return numpy.array([value, -value])

    def prior(self, state):
        return list(enumerate(state.node().written["priors"]))


class InOrder(random.Random):
    """A source that leaves the children in their order."""

    def shuffle(self, children):
        pass


def open_spiel(tree, iterations, c, first):
    """The visits and the sum of rewards of each child of the root."""
    least = 1 if first == "prior" else 0

    def bound(child, visits, weight):
        child.outcome = None
        return child.puct_value(max(least, visits - 1), weight)

    game = ExplicitTree(tree, False)
    bot = mcts.MCTSBot(game, c, iterations, Written(), solve=False, random_state=InOrder(), child_selection_fn=bound)
    root = bot.mcts_search(game.new_initial_state())
    return {child.action: (child.explore_count, child.total_reward) for child in root.children}


def cases():
    source = random.Random(SEED)
    for _ in range(TREES):
        yield random_tree(source, 4), source.randint(2, 120), source.choice([0.5, 1, 1.25, 2]), source.choice(["given", "prior"])


def main():
    asked = list(cases())
    algorithm = {"kind": "mcts", "formula": "puct", "reward": "signed", "rollout_root": True}
    specs = [
        json.dumps({"game": {"kind": "tree", "tree": tree}, "algorithm": algorithm | {"iterations": iterations, "c": c, "first": first}})
        for tree, iterations, c, first in asked
    ]
    command = [sys.argv[1], "solve", "--detail", "--batch"]
    solver = subprocess.run(command, input="\n".join(specs), capture_output=True, text=True, check=True)
    answers = [json.loads(line) for line in solver.stdout.splitlines()]
    assert len(answers) == len(asked), f"{len(asked)} specs, but {len(answers)} answers"
    disagreements = 0
    for (tree, *options), answer in zip(asked, answers):
        expected = open_spiel(tree, *options)
        found = dict(enumerate((n, w) for n, w, _ in answer["iterations"][-1]["root"])) if "iterations" in answer else {}
        is_equal = all(found[move][0] == n and abs(found[move][1] - w) < TOLERANCE for move, (n, w) in expected.items())
        if is_equal and len(found) == len(expected):
            continue
        disagreements += 1
        if disagreements <= SHOWN:
            print(f"{options} disagree on {json.dumps(tree)}\n  plyscope {found or answer}\n  OpenSpiel {expected}")
    print(f"{TREES:,} trees by PUCT: {disagreements} disagreements with OpenSpiel")
    sys.exit(1 if disagreements else 0)


if __name__ == "__main__":
    main()
