"""Solves random trees by `plyscope solve --batch` and by OpenSpiel (https://github.com/google-deepmind/open_spiel), and compares.

`cargo xtask oracle` calls it with the path of the command line. Both take the first of equally good moves and cut at alpha >= beta,
so without chance the moves must be the same; sums over chance nodes may be rounded differently, so there any best move will do.
"""

import json
import math
import random
import subprocess
import sys
from collections import Counter

from explicit_tree import MAX, WIDEST, ExplicitTree
from open_spiel.python.algorithms.minimax import alpha_beta_search, expectiminimax

TREES = 2_000
DEEPEST = 6
SEED = 2026
TOLERANCE = 1e-9
SHOWN = 10


def payoff(source):
    """Few numbers, so that ties are frequent: whole ones and fractions, above and below zero."""
    return source.choice([source.randint(-3, 3), source.randint(-20, 20) / 8, source.randint(-10, 10) / 10])


def probabilities(source, count):
    shares = [source.randint(0 if count > 1 else 1, 4) for _ in range(count)]
    shares[source.randrange(count)] += 1
    return [share / sum(shares) for share in shares]


def random_tree(source, plies, has_chance, is_root=True):
    """Bare lists, lists that name their player, and chance nodes; uneven in depth."""
    if plies == 0 or (not is_root and source.random() < 0.25):
        return payoff(source)
    count = source.randint(1, WIDEST if plies < DEEPEST else 3)
    children = [random_tree(source, plies - 1, has_chance, False) for _ in range(count)]
    if has_chance and source.random() < 0.35:
        return {"chance": children, "p": probabilities(source, count)}
    kind = source.choice(["max", "min", None, None])
    return children if kind is None else {kind: children}


def holds_chance(tree):
    if isinstance(tree, dict):
        return "chance" in tree or any(holds_chance(child) for child in next(iter(tree.values())))
    return isinstance(tree, list) and any(holds_chance(child) for child in tree)


def expected(state):
    return expectiminimax(state, 64, None, MAX)


def open_spiel(tree, kind):
    """The root's value and every move that OpenSpiel would call best."""
    game = ExplicitTree(tree, kind == "expectimax")
    root = game.new_initial_state()
    if kind == "alpha-beta":
        value, best = alpha_beta_search(game, state=root, maximum_depth=64, maximizing_player_id=MAX)
    else:
        value, best = expected(root)
    if kind != "expectimax" or best is None:
        return value, [best]
    return value, [move for move in root.legal_actions() if math.isclose(expected(root.child(move))[0], value, abs_tol=TOLERANCE)]


def cases():
    """Trees with the algorithms that can solve them; every third has chance nodes."""
    source = random.Random(SEED)
    for number in range(TREES):
        tree = random_tree(source, source.randint(1, DEEPEST), has_chance=number % 3 == 0)
        while number % 3 == 0 and not holds_chance(tree):
            tree = random_tree(source, source.randint(1, DEEPEST), has_chance=True)
        for kind in ["expectimax"] if number % 3 == 0 else ["minimax", "alpha-beta", "expectimax"]:
            yield tree, kind


def main():
    asked = list(cases())
    specs = [json.dumps({"game": {"kind": "tree", "tree": tree}, "algorithm": {"kind": kind}}) for tree, kind in asked]
    solver = subprocess.run([sys.argv[1], "solve", "--batch"], input="\n".join(specs), capture_output=True, text=True, check=True)
    answers = [json.loads(line) for line in solver.stdout.splitlines()]
    assert len(answers) == len(asked), f"{len(asked)} specs, but {len(answers)} answers"
    disagreements = 0
    for (tree, kind), answer in zip(asked, answers):
        value, best = open_spiel(tree, kind)
        if "error" not in answer and abs(answer["value"] - value) <= TOLERANCE and answer["best"] in best:
            continue
        disagreements += 1
        if disagreements <= SHOWN:
            print(f"{kind} disagrees on {json.dumps(tree)}\n  plyscope {json.dumps(answer)}\n  OpenSpiel value {value}, best {best}")
    counts = ", ".join(f"{kind} {count}" for kind, count in Counter(kind for _, kind in asked).items())
    print(f"{TREES:,} trees, {len(asked):,} searches ({counts}): {disagreements} disagreements with OpenSpiel")
    sys.exit(1 if disagreements else 0)


if __name__ == "__main__":
    main()
