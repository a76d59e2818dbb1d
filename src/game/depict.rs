//! How a position looks, as neutral data. It knows no pixels: painters decide sizes and colours.

use super::Player;

/// A position's picture.
#[derive(Clone, Debug, PartialEq)]
pub enum Picture {
    /// Nothing to draw but a number or a name (explicit trees).
    Bare,
    /// A ruled board, rows from the top, each cell empty or marked by a player.
    Grid {
        /// Cells in a row.
        columns: u8,
        /// The cells, row by row.
        cells: Vec<Option<Player>>,
        /// The cell of the last move.
        last: Option<u8>,
    },
    /// Heaps of stones, left to right.
    Heaps {
        /// Stones in each heap.
        heaps: Vec<u16>,
        /// The heap the last move took from.
        last: Option<u8>,
    },
}
