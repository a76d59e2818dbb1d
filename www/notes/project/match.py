"""Plays the program of step 6 against a level of Plyscope: python3 match.py strong 10 0.2"""

import json
import random
import subprocess
import sys

import clock as player


def play(level, seconds, begins, draw):
    """Plays a game from two random discs. Returns 1 if the player wins, 0 for a draw, -1 if it loses."""
    spec = {"game": {"kind": "connect-four"}, "algorithm": {"kind": "alpha-beta"}}
    with subprocess.Popen(
        ["plyscope", "play", "--level", level], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:

        def ask(line):
            other.stdin.write(line + "\n")
            other.stdin.flush()
            return other.stdout.readline().strip()

        ask(json.dumps(spec))  # The first line is answered, too: by a move in the empty board.
        moves = "".join(draw.choice("1234567") for _ in range(2))
        board = player.start(moves)
        while True:
            own = (player.to_move(board) == "X") == begins
            column = player.choose(board, seconds) if own else int(ask(moves)) - 1
            cell = player.play(board, column)
            moves += str(column + 1)
            if player.wins(board, cell):
                return 1 if own else -1
            if "." not in board:
                return 0


def main(level="middle", games="10", seconds="0.2"):
    draw = random.Random(1)
    results = [play(level, float(seconds), game % 2 == 0, draw) for game in range(int(games))]
    print(f"{level}: {results.count(1)} won, {results.count(0)} drawn, {results.count(-1)} lost")


if __name__ == "__main__":
    main(*sys.argv[1:])
