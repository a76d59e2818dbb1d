//! Boards on which a side wins with k in a row, as sets of cells in 128 bits: who holds what, lines, windows and pictures.
//! It does not know where a side may move; a game says that in the moves it leaves open.

pub mod diagram;
mod size;

pub use size::{Lanes, Size, single};
use size::{each, short_by, short_by_in_64};

use super::catalogue::{self, Ending};
use super::depict::{Board, Cell, Picture, Style};
use super::{Player, Status, Traits};

/// A position: who holds which cells. Whose turn it is follows from their number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InARow {
    size: Size,
    /// The cells of the side to move, and those of the side that has moved last, which alone can have a line.
    own: u128,
    other: u128,
    /// The moves that are left, a bit for each as the game counts them; none when the game is over.
    open: u128,
    plies: u8,
    last: Option<u8>,
}

/// After an even number of plies the first of two sides is to move, after an odd number the second: the one to move first, or back.
fn turned([first, second]: [u128; 2], plies: u8) -> [u128; 2] {
    if plies.is_multiple_of(2) {
        [first, second]
    } else {
        [second, first]
    }
}

impl InARow {
    /// An empty board on which nothing is open yet.
    pub fn new(size: Size) -> InARow {
        InARow::with(size, [0; 2])
    }

    /// A board on which these are the cells of Max, who moves first, and of Min, and nothing is open yet.
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

    /// How large the board is.
    pub fn size(&self) -> Size {
        self.size
    }

    /// Who holds what.
    pub fn sides(&self) -> [u128; 2] {
        turned([self.own, self.other], self.plies)
    }

    /// The cells that somebody holds.
    pub fn held(&self) -> u128 {
        self.own | self.other
    }

    /// Whose turn it is, or how the game ended: +1 where Max has a line, −1 where Min has one.
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

    /// The moves that are left, as the game counts them.
    pub fn open(&self) -> impl Iterator<Item = u8> + use<> {
        each(self.open).map(|open| open as u8)
    }

    /// How many are left.
    pub fn choices(&self) -> u16 {
        self.open.count_ones() as u16
    }

    /// The one that a choice names.
    pub fn choice(&self, choice: u16) -> Option<u8> {
        each(self.open).nth(choice.into()).map(|open| open as u8)
    }

    /// The side to move takes a cell, which closes some moves, or all of them if it completes a line.
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

    /// Leaves these moves open unless the game is over.
    pub fn opened(self, open: u128) -> InARow {
        let over = self.has_line();
        InARow {
            open: if over { 0 } else { open },
            ..self
        }
    }

    /// What holds for every position from here on.
    pub fn traits(&self) -> Traits {
        let longest = u32::from(self.size.cells()) - u32::from(self.plies);
        Traits {
            chance: false,
            draws: true,
            impartial: false,
            range: Some((-1.0, 1.0)),
            longest: Some(longest),
        }
    }

    /// How many windows of k cells a side could still fill that it holds k − 1 and k − 2 cells of: Max's two numbers, then Min's.
    pub fn windows(&self) -> [f64; 4] {
        let size = self.size;
        let mut found = [0; 4];
        let full = size.full();
        let sides = self.sides();
        for (side, own) in sides.iter().enumerate() {
            let reachable = full & !sides[1 - side];
            for step in size.steps() {
                // As for lines: most boards fit into 64 bits.
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

    /// The free cells with which each side would complete a line, whether or not it may move there now.
    pub fn completing(&self) -> [u128; 2] {
        let free = self.size.full() & !self.held();
        self.sides().map(|side| free & self.size.completing(side))
    }

    /// Who holds a cell.
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

    /// How the game has ended.
    pub fn ending(&self) -> Ending {
        catalogue::in_a_row(self.has_line().then_some(self.size.k))
    }

    /// How the position looks.
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
        })
    }
}
