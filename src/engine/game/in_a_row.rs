//! Boards on which k in a row win, as sets of cells in 128 bits: the cells of both sides, lines,
//! windows and pictures. It does not know the legal moves; a game passes them in as open moves.

pub mod diagram;
mod size;

pub use size::{Lanes, Size, single};
use size::{each, short_by, short_by_in_64};

use super::catalogue::{self, Ending};
use super::depict::{Board, Cell, Picture, Style};
use super::{Interval, Player, Status, Traits};

/// A position: the cells of both sides. The side to move follows from their number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InARow {
    size: Size,
    /// The cells of the side to move, and those of the side that moved last, which alone can have a
    /// line.
    own: u128,
    other: u128,
    /// The open moves, a bit for each in the game's numbering; 0 when the game is over.
    open: u128,
    plies: u8,
    last: Option<u8>,
}

/// Orders two sides by turn: the side to move first, given the first player's first; or back again.
fn turned([first, second]: [u128; 2], plies: u8) -> [u128; 2] {
    if plies.is_multiple_of(2) {
        [first, second]
    } else {
        [second, first]
    }
}

impl InARow {
    /// Makes an empty board without open moves.
    pub fn new(size: Size) -> InARow {
        InARow::with(size, [0; 2])
    }

    /// Makes a board with the cells of Max, who moves first, and of Min, without open moves.
    fn with(size: Size, sides: [u128; 2]) -> InARow {
        let plies = sides.map(u128::count_ones).iter().sum::<u32>() as u8;
        let [own, other] = turned(sides, plies);
        InARow {
            size,
            own,
            other,
            open: 0,
            plies,
            last: None,
        }
    }

    /// Returns the size of the board.
    pub fn size(&self) -> Size {
        self.size
    }

    /// Returns the cells of Max and those of Min.
    pub fn sides(&self) -> [u128; 2] {
        turned([self.own, self.other], self.plies)
    }

    /// Returns the occupied cells.
    pub fn held(&self) -> u128 {
        self.own | self.other
    }

    /// Returns the player to move, or the result: +1 if Max has a line, −1 if Min has one, else 0.
    pub fn status(&self) -> Status {
        let mover = if self.plies.is_multiple_of(2) {
            Player::Max
        } else {
            Player::Min
        };
        if self.open != 0 {
            return Status::ToMove(mover);
        }
        let lost = if mover == Player::Max { -1.0 } else { 1.0 };
        Status::Over {
            score: if self.size.has_line(self.other) {
                lost
            } else {
                0.0
            },
        }
    }

    /// Iterates over the open moves, in the game's numbering.
    pub fn open(&self) -> impl Iterator<Item = u8> + use<> {
        each(self.open).map(|open| open as u8)
    }

    /// Counts the open moves.
    pub fn choices(&self) -> u16 {
        self.open.count_ones() as u16
    }

    /// Returns the open move with an index.
    pub fn choice(&self, choice: u16) -> Option<u8> {
        each(self.open).nth(choice.into()).map(|open| open as u8)
    }

    /// Occupies a cell for the side to move and closes some moves, or all if it completes a line.
    pub fn take(&mut self, cell: u128, closed: u128) {
        (self.own, self.other) = (self.other, self.own | cell);
        self.open = if self.size.has_line(self.other) {
            0
        } else {
            self.open & !closed
        };
        self.plies += 1;
        self.last = Some(cell.trailing_zeros() as u8);
    }

    /// Whether a side has k in a row.
    fn has_line(&self) -> bool {
        [self.own, self.other]
            .iter()
            .any(|side| self.size.has_line(*side))
    }

    /// Opens these moves, unless the game is over.
    pub fn opened(self, open: u128) -> InARow {
        let over = self.has_line();
        InARow {
            open: if over { 0 } else { open },
            ..self
        }
    }

    /// Returns the properties of all positions from here on.
    pub fn traits(&self) -> Traits {
        let longest = u32::from(self.size.cells()) - u32::from(self.plies);
        Traits {
            chance: false,
            draws: true,
            impartial: false,
            range: Some(Interval::new(-1.0, 1.0)),
            longest: Some(longest),
        }
    }

    /// Counts windows of k cells that a side could still fill.
    ///
    /// For Max, then for Min: the windows with k − 1 and those with k − 2 of its cells.
    pub fn windows(&self) -> [f64; 4] {
        let size = self.size;
        let mut found = [0; 4];
        let full = size.full();
        let sides = self.sides();
        for (side, own) in sides.iter().enumerate() {
            let reachable = full & !sides[1 - side];
            for step in size.steps() {
                // In 64 bits if possible, as for lines: most boards fit.
                let counts = if size.bits() <= 64 {
                    short_by_in_64(reachable as u64, *own as u64, step, size.k)
                } else {
                    short_by(reachable, *own, step, size.k)
                };
                found[2 * side] += counts[0];
                found[2 * side + 1] += counts[1];
            }
        }
        found.map(f64::from)
    }

    /// Returns the free cells that would complete a line of each side, legal moves or not.
    pub fn completing(&self) -> [u128; 2] {
        let free = self.size.full() & !self.held();
        self.sides().map(|side| free & self.size.completing(side))
    }

    /// Returns the owner of a cell.
    pub fn at(&self, cell: u16) -> Option<Player> {
        let bit = self.size.bit(cell);
        let holds = |side: u128| side >> bit & 1 == 1;
        let [max, min] = self.sides().map(holds);
        if max {
            Some(Player::Max)
        } else {
            min.then_some(Player::Min)
        }
    }

    /// Describes how the game ended.
    pub fn ending(&self) -> Ending {
        catalogue::in_a_row(self.has_line().then_some(self.size.k))
    }

    /// Returns the picture of the position.
    pub fn picture(&self) -> Picture {
        let cells = (0..self.size.cells())
            .map(|cell| self.at(cell).map_or(Cell::Empty, Cell::Of))
            .collect();
        let style = match self.size.lanes {
            Lanes::Columns => Style::Discs,
            Lanes::Rows => Style::Marks,
        };
        let last = self.last.map(|bit| self.size.cell(bit.into()));
        Picture::Board(Board {
            style,
            columns: self.size.columns,
            cells,
            last,
            left: None,
            row: self.size.row(self.own).or(self.size.row(self.other)),
        })
    }
}
