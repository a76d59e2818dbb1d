"""Connect Four in Python, step 1: the rules."""

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


def leaves(board, depth, last=None):
    """Returns how many positions lie `depth` moves further on, or earlier where the game is over."""
    if depth == 0 or last is not None and wins(board, last) or "." not in board:
        return 1
    total = 0
    for column in legal(board):
        cell = play(board, column)
        total += leaves(board, depth - 1, cell)
        take_back(board, cell)
    return total


if __name__ == "__main__":
    for depth in range(1, 7):
        print(depth, leaves(start(), depth))
