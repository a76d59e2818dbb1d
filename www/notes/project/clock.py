"""Connect Four in Python, step 6: a clock."""

from time import perf_counter as clock

from plyscope.watch import record, watch

COLUMNS, ROWS, LENGTH = 7, 6, 4


def lines_of_four():
    """Returns every line of four cells; cells count from the top left, row by row."""
    lines = []
    for row in range(ROWS):
        for column in range(COLUMNS):
            for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
                last_row = row + down * (LENGTH - 1)
                last_column = column + right * (LENGTH - 1)
                if last_row < ROWS and 0 <= last_column < COLUMNS:
                    lines.append([(row + down * i) * COLUMNS + column + right * i for i in range(LENGTH)])
    return lines


LINES = lines_of_four()
THROUGH = [[line for line in LINES if cell in line] for cell in range(COLUMNS * ROWS)]


def start(moves=""):
    """Returns the board after some moves, each the number of a column from 1: start("4453")."""
    board = ["."] * (COLUMNS * ROWS)
    for number in moves:
        play(board, int(number) - 1)
    return board


def to_move(board):
    """Returns the side to move; X begins."""
    return "XO"[(ROWS * COLUMNS - board.count(".")) % 2]


def legal(board):
    """Returns the columns that are not full."""
    return [column for column in range(COLUMNS) if board[column] == "."]


def play(board, column):
    """Drops a disc of the side to move into a column, and returns the cell where it lands."""
    cell = column + COLUMNS * (ROWS - 1)
    while board[cell] != ".":
        cell -= COLUMNS
    board[cell] = to_move(board)
    return cell


def take_back(board, cell):
    """Takes the last disc back."""
    board[cell] = "."


def wins(board, cell):
    """Whether the disc in a cell is part of four in a row."""
    disc = board[cell]
    for a, b, c, d in THROUGH[cell]:
        if board[a] == disc and board[b] == disc and board[c] == disc and board[d] == disc:
            return True
    return False


# The central columns first: a disc there is part of more lines of four.
ORDER = sorted(range(COLUMNS), key=lambda column: abs(column - COLUMNS // 2))

# What is known of a position: how deep it was searched, its number, of what kind that is, and its best move.
EXACT, AT_LEAST, AT_MOST = "exact", "at least", "at most"
TABLE = {}

# A win now is worth more than a win later; every estimate is smaller.
WIN = 1000
INFINITY = float("inf")
# What a line is worth that only one side has discs in, by their number.
WORTH = [0, 1, 4, 16]
# When the search has to stop.
deadline = INFINITY


class OutOfTime(Exception):
    """The clock has run out in the middle of a search."""


def estimate(board):
    """Returns the open lines of the side to move, weighted by its discs in them, minus those of the other side."""
    own = to_move(board)
    other = "O" if own == "X" else "X"
    total = 0
    for a, b, c, d in LINES:
        cells = board[a] + board[b] + board[c] + board[d]
        discs, others = cells.count(own), cells.count(other)
        if others == 0:
            total += WORTH[discs]
        elif discs == 0:
            total -= WORTH[others]
    return total


@watch
def search(board, last, depth, alpha, beta):
    """Returns what the position is worth to the side to move after `depth` more plies: a bound outside alpha and beta."""
    if clock() > deadline:
        raise OutOfTime
    if last is not None and wins(board, last):
        return -(WIN + board.count("."))
    if "." not in board:
        return 0
    if depth == 0:
        return estimate(board)
    key = "".join(board)
    known_depth, value, kind, first = TABLE.get(key, (-1, 0, EXACT, None))
    if known_depth == depth and (kind == EXACT or kind == AT_LEAST and value >= beta or kind == AT_MOST and value <= alpha):
        return value
    first_alpha = alpha
    best, best_column = -INFINITY, None
    for column in sorted(ORDER, key=lambda column: column != first):
        if board[column] == ".":
            cell = play(board, column)
            value = -search(board, cell, depth - 1, -beta, -alpha)
            take_back(board, cell)
            if value > best:
                best, best_column = value, column
            alpha = max(alpha, best)
            if alpha >= beta:
                break
    kind = AT_MOST if best <= first_alpha else AT_LEAST if best >= beta else EXACT
    TABLE[key] = (depth, best, kind, best_column)
    return best


def choose(board, seconds):
    """Returns the best column that was found before the clock ran out."""
    global deadline
    deadline = clock() + seconds
    column = next(column for column in ORDER if board[column] == ".")
    for depth in range(1, board.count(".") + 1):
        try:
            value = search(board[:], None, depth, -INFINITY, INFINITY)
        except OutOfTime:
            break
        column = TABLE["".join(board)][3]
        if abs(value) >= WIN:
            break
    return column


def solve(board):
    """Returns what a position is worth to the side to move, when the game is played to its end."""
    value = search(board, None, board.count("."), -INFINITY, INFINITY)
    return (value > 0) - (value < 0)


# A position with eight empty cells: X is to move.
LATE = "4363747436447542615651271337536675"

if __name__ == "__main__":
    run = record(search, start(LATE), None, 4, -INFINITY, INFINITY, game="connect-four", depth=4)
    print("worth", run.value, "to", to_move(start(LATE)))
    run.save("clock.jsonl")
