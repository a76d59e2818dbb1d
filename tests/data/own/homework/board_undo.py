# same
from plyscope.watch import record, watch

X, O, EMPTY = "X", "O", " "
board = [
    [X, O, X],
    [EMPTY, O, EMPTY],
    [EMPTY, EMPTY, EMPTY],
]


def winner(b):
    lines = [row for row in b] + [[b[r][c] for r in range(3)] for c in range(3)]
    lines.append([b[i][i] for i in range(3)])
    lines.append([b[i][2 - i] for i in range(3)])
    for line in lines:
        if line[0] != EMPTY and line[0] == line[1] == line[2]:
            return line[0]
    return None


def free(b):
    return [(r, c) for r in range(3) for c in range(3) if b[r][c] == EMPTY]


@watch
def minimax(b, is_maximizing):
    won = winner(b)
    if won:
        return 1 if won == X else -1
    if not free(b):
        return 0
    scores = []
    for r, c in free(b):
        b[r][c] = X if is_maximizing else O
        scores.append(minimax(b, not is_maximizing))
        b[r][c] = EMPTY
    return max(scores) if is_maximizing else min(scores)


run = record(minimax, board, True, game="tic-tac-toe")
print("X gets", run.value)
