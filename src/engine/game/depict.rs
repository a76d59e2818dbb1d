//! How a position looks, as neutral data. It knows no pixels: painters decide sizes and colours.

use super::Player;

/// The most heaps, and the most stones in one, that are drawn stone by stone.
pub const DRAWN: (usize, u16) = (12, 24);

/// A position's picture.
#[derive(Clone, Debug, PartialEq)]
pub enum Picture {
    /// Nothing to draw but a number or a name (explicit trees).
    Bare,
    /// A board of cells.
    Board(Board),
    /// Heaps of stones, left to right.
    Heaps {
        /// Stones in each heap.
        heaps: Vec<u16>,
        /// The heap the last move took from.
        last: Option<u8>,
    },
    /// Points gathered by two players, Max's first.
    Scores {
        /// What each has for sure.
        scores: [u16; 2],
        /// What the turn has gathered so far.
        turn: u16,
        /// The die, if it has just been thrown.
        die: Option<u8>,
    },
}

/// A board of cells.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    /// How it is ruled, and how a player's piece looks.
    pub style: Style,
    /// Cells in a row.
    pub columns: u8,
    /// The cells, row by row from the top.
    pub cells: Vec<Cell>,
    /// The cell of the last move.
    pub last: Option<u16>,
}

/// How a board is ruled, and how a player's piece looks on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Squares between lines, × and ○ in them.
    Marks,
    /// Holes in a rack, discs in them.
    Discs,
    /// Lines that cross, stones on the crossings.
    Points,
    /// Dark and light squares.
    Squares,
    /// An open field of cells.
    Field,
}

/// What stands on a cell.
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
        /// Whose.
        owner: Player,
        /// Whether it is the head.
        is_head: bool,
        /// The sum of where the body goes on: 1 right, 2 up, 4 left, 8 down.
        links: u8,
    },
    /// A wall, by its owner.
    Wall(Player),
    /// Something to eat that makes so much longer.
    Growth(u8),
    /// A railgun to take.
    Railgun,
}

impl Picture {
    /// How many columns and rows of cells there are to point at.
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
}

/// How many stones the highest heap has.
pub fn highest(heaps: &[u16]) -> u16 {
    heaps.iter().copied().max().unwrap_or(0)
}

/// The cell of the picture with a stone of a heap, stones counted from the ground; none where stones are not drawn.
pub fn stone(heaps: &[u16], heap: usize, stone: u16) -> Option<u16> {
    let (columns, rows) = Picture::Heaps {
        heaps: heaps.to_vec(),
        last: None,
    }
    .size();
    let row = rows.checked_sub(usize::from(stone) + 1)?;
    Some((row * columns + heap) as u16)
}
