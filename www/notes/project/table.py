"""Connect Four in Python, step 5: a table of positions."""

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


# What is known of a position: its number, and of what kind it is.
EXACT, AT_LEAST, AT_MOST = "exact", "at least", "at most"
TABLE = {}


@watch
def negamax(board, last=None, alpha=-1, beta=1):
    """Returns what the position is worth to the side to move, exactly if that is between alpha and beta, else a bound."""
    if last is not None and wins(board, last):
        return -1
    if "." not in board:
        return 0
    key = "".join(board)
    if key in TABLE:
        value, kind = TABLE[key]
        if kind == EXACT or kind == AT_LEAST and value >= beta or kind == AT_MOST and value <= alpha:
            return value
    first_alpha = alpha
    best = -1
    for column in ORDER:
        if board[column] == ".":
            cell = play(board, column)
            value = -negamax(board, cell, -beta, -alpha)
            take_back(board, cell)
            best = max(best, value)
            alpha = max(alpha, best)
            if alpha >= beta:
                break
    kind = AT_MOST if best <= first_alpha else AT_LEAST if best >= beta else EXACT
    TABLE[key] = (best, kind)
    return best


def solve(board):
    """Returns what a position is worth to the side to move."""
    return negamax(board)


# A position with eight empty cells: X is to move.
LATE = "4363747436447542615651271337536675"

if __name__ == "__main__":
    run = record(negamax, start(LATE), game="connect-four")
    print("worth", run.value, "to", to_move(start(LATE)))
    run.save("table.jsonl")
