"""Tic-tac-toe and Nim at their top level: every position from which somebody can move is asked, and the move taken must keep what the
position is worth. What it is worth is found here, by the rules alone."""
import functools
import itertools
import sys

from engine import Engine, measurement

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def mover(board):
    return "x" if board.count("x") == board.count("o") else "o"


def has_line(board):
    return any(board[a] != "." and board[a] == board[b] == board[c] for a, b, c in LINES)


def after(board, cell):
    return board[:cell] + mover(board) + board[cell + 1:]


@functools.cache
def worth(board):
    """What the side to move gets: 1, 0 or -1."""
    if has_line(board):
        return -1
    return max((-worth(after(board, cell)) for cell in range(9) if board[cell] == "."), default=0)


def boards(board, found):
    if board not in found and not has_line(board) and "." in board:
        found.add(board)
        for cell in range(9):
            if board[cell] == ".":
                boards(after(board, cell), found)
    return found


def tic_tac_toe(command):
    engine = Engine(command, '{"kind":"tic-tac-toe"}', options=("--level", "strong"))
    right, asked = 0, sorted(boards("." * 9, set()))
    for board in asked:
        cells = [cell for cell in range(9) if board[cell] == "."]
        best = engine.ask("/".join((board[:3], board[3:6], board[6:])))["best"]
        right += -worth(after(board, cells[best])) == worth(board)
    engine.close()
    measurement(f"tic-tac-toe: right moves in {len(asked)} positions", 100 * right / len(asked), "%", least=100)


def xor(heaps):
    return functools.reduce(lambda one, other: one ^ other, heaps)


def nim(command):
    """Heaps of up to seven stones: a position that is won must be left as one whose heaps' exclusive or is 0 (Bouton, 1901)."""
    engine = Engine(command, '{"kind":"nim","heaps":[7,7,7]}', options=("--level", "strong"))
    asked = [heaps for heaps in itertools.product(range(8), repeat=3) if xor(heaps)]
    right = 0
    for heaps in asked:
        left = engine.ask(" ".join(map(str, heaps)))["move"].strip("()").split(",")
        right += xor(map(int, left)) == 0
    engine.close()
    measurement(f"Nim: right moves in {len(asked)} positions that are won", 100 * right / len(asked), "%", least=100)


tic_tac_toe(sys.argv[1])
nim(sys.argv[1])
