//! The picture of a position as data. It knows no pixels: painters decide sizes and colours.

use super::{ByPlayer, Player};

/// The most heaps, and the most stones in a heap, that are drawn stone by stone.
pub const DRAWN: (usize, u16) = (12, 24);

/// A position's picture.
#[derive(Clone, Debug, PartialEq)]
pub enum Picture {
    /// A position without a picture: a number or a name (explicit trees).
    Bare,
    /// A board of cells.
    Board(Board),
    /// Heaps of stones, left to right.
    Heaps {
        /// The number of stones in each heap.
        heaps: Vec<u16>,
        /// The index of the heap that the last move took from.
        last: Option<u8>,
    },
    /// The points of two players.
    Scores {
        /// The banked points.
        scores: ByPlayer<u16>,
        /// The points of the turn so far.
        turn: u16,
        /// The number on the die, if it has just been thrown.
        die: Option<u8>,
    },
}

/// A board of cells.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    /// The lines of the board and the look of a player's piece.
    pub style: Style,
    /// The number of columns.
    pub columns: u8,
    /// The cells, row by row from the top.
    pub cells: Vec<Cell>,
    /// The index of the cell of the last move.
    pub last: Option<u16>,
    /// The index of the cell that its piece has left.
    pub left: Option<u16>,
    /// The indices of the first and the last cell of the row that has won.
    pub row: Option<[u16; 2]>,
}

/// The lines of a board and the look of a player's piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Squares with × and ○.
    Marks,
    /// Holes in a rack, with discs.
    Discs,
    /// A grid with stones on its crossings.
    Points,
    /// Dark and light squares.
    Squares,
    /// Cells without lines.
    Field,
}

/// The contents of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// Nothing.
    Empty,
    /// A player's mark, disc or stone.
    Of(Player),
    /// A chess piece by its English letter: P, N, B, R, Q or K.
    Man(Player, char),
    /// A part of a snake.
    Snake {
        /// The player whose snake it is.
        owner: Player,
        /// Whether it is the head.
        is_head: bool,
        /// The sum of the directions in which the body continues: 1 right, 2 up, 4 left, 8 down.
        links: u8,
    },
    /// A wall, with its owner.
    Wall(Player),
    /// Food that lengthens a snake by so many cells.
    Growth(u8),
    /// A railgun to be taken.
    Railgun,
}

impl Picture {
    /// Returns the number of columns and of rows of cells that can be pointed at.
    pub fn size(&self) -> (usize, usize) {
        match self {
            Picture::Board(board) => {
                let columns = usize::from(board.columns).max(1);
                (columns, board.cells.len() / columns)
            }
            Picture::Heaps { heaps, .. } if heaps.len() <= DRAWN.0 && highest(heaps) <= DRAWN.1 => {
                (heaps.len(), usize::from(highest(heaps).max(3)))
            }
            _ => (0, 0),
        }
    }

    /// Returns the cell that is meant by a press on `cell`, of those where something can be put: a disc falls to the one in its column.
    pub fn meant(&self, cell: u16, open: impl IntoIterator<Item = u16>) -> u16 {
        let falls = matches!(self, Picture::Board(board) if board.style == Style::Discs);
        let columns = self.size().0.max(1) as u16;
        let below = |open: &u16| open % columns == cell % columns;
        open.into_iter()
            .find(|open| falls && below(open))
            .unwrap_or(cell)
    }
}

/// Returns the number of stones in the highest heap.
pub fn highest(heaps: &[u16]) -> u16 {
    heaps.iter().copied().max().unwrap_or(0)
}

/// Returns the cell of a stone of a heap, counted from the bottom; `None` if stones are not drawn.
pub fn stone(heaps: &[u16], heap: usize, stone: u16) -> Option<u16> {
    let (columns, rows) = Picture::Heaps {
        heaps: heaps.to_vec(),
        last: None,
    }
    .size();
    let row = rows.checked_sub(usize::from(stone) + 1)?;
    Some((row * columns + heap) as u16)
}
