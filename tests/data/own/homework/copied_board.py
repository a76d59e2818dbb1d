# same
import copy
import random

from plyscope.watch import record, watch

WINS = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def player_to_move(cells):
    return 1 if cells.count(1) == cells.count(-1) else -1


def utility(cells):
    for a, b, c in WINS:
        if cells[a] != 0 and cells[a] == cells[b] == cells[c]:
            return cells[a]
    return None if 0 in cells else 0


def result(cells, i):
    after = copy.deepcopy(cells)
    after[i] = player_to_move(cells)
    return after


@watch
def value(cells):
    u = utility(cells)
    if u is not None:
        return u
    options = [value(result(cells, i)) for i in range(9) if cells[i] == 0]
    return max(options) if player_to_move(cells) == 1 else min(options)


start = [1, -1, 1, 0, -1, 0, 0, 1, 0]
first = random.choice([i for i in range(9) if start[i] == 0])
run = record(value, start, game="tic-tac-toe")
print(run.value)
