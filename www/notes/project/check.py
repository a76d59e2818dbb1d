"""Holds a step of the project against Plyscope on random positions: python3 check.py negamax"""

import importlib
import json
import random
import subprocess
import sys


# After these columns X, to move, has lost. A table that mixes up bounds and values says that it is a draw.
HARD = "263375233422162741156557742614"


def random_moves(step, length, draw):
    """Returns the columns of so many random moves after which the game is not over."""
    while True:
        board, moves = step.start(), ""
        while len(moves) < length:
            column = draw.choice(step.legal(board))
            if step.wins(board, step.play(board, column)):
                break
            moves += str(column + 1)
        else:
            return moves


def ask(specs):
    """Returns what the command line finds."""
    text = "".join(json.dumps(spec) + "\n" for spec in specs)
    done = subprocess.run(["plyscope", "solve", "--batch"], input=text, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def main(name, count=50, seed=1):
    step = importlib.import_module(name)
    draw = random.Random(seed)
    counts = not hasattr(step, "solve")
    positions = [random_moves(step, draw.randrange(8, 36) if counts else 32, draw) for _ in range(count)]
    positions[0] = HARD
    algorithm = {"kind": "minimax", "depth": 3} if counts else {"kind": "alpha-beta"}
    games = [{"kind": "connect-four", "position": moves} for moves in positions]
    right = 0
    for moves, theirs in zip(positions, ask([{"game": game, "algorithm": algorithm} for game in games])):
        if "error" in theirs:
            print(f"{moves}: is the game over before? {theirs['error']}")
            continue
        board = step.start(moves)
        # The book counts for X; this program counts for the side to move.
        book = theirs["leaves"] if counts else theirs["value"] * (1 if step.to_move(board) == "X" else -1)
        own = step.leaves(board, 3) if counts else step.solve(board)
        if own == book:
            right += 1
        else:
            print(f"{moves}: {own}, and Plyscope has {book}")
    print(f"{right} of {count} {'counts' if counts else 'values'} are the same")


if __name__ == "__main__":
    main(*sys.argv[1:2])
