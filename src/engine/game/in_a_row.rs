//! Boards on which a side wins with k in a row, as sets of cells in 128 bits: who holds what, lines, windows and pictures.
//! It does not know where a side may move; a game says that in the moves it leaves open.

pub mod diagram;

use super::catalogue::{self, Ending};
use super::depict::{Board, Cell, Picture, Style};
use super::{Player, Status, Traits};

/// Which cells lie side by side in the bits: those of a column, from the bottom, or those of a row, from the left.
/// Behind every such lane one bit stays empty, so that no line runs on into the next lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lanes {
    /// Moves fall: each disc lies on the one before.
    Columns,
    /// Moves stay where they are made.
    Rows,
}

/// How large a board is, and how many in a row win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    columns: u8,
    rows: u8,
    k: u8,
    lanes: Lanes,
}

impl Size {
    /// A size whose lanes, each with its empty bit, fit into 128 bits; k is at least 2 and at most the longer side.
    pub const fn new([columns, rows, k]: [u8; 3], lanes: Lanes) -> Option<Size> {
        let size = Size {
            columns,
            rows,
            k,
            lanes,
        };
        let longer = if columns > rows { columns } else { rows };
        let fits = columns > 0 && rows > 0 && size.bits() <= 128;
        if fits && 2 <= k && k <= longer {
            Some(size)
        } else {
            None
        }
    }

    /// Columns, rows, and how many in a row win.
    pub fn parts(self) -> [u8; 3] {
        [self.columns, self.rows, self.k]
    }

    /// The same kind of board in another size, where there is such a one.
    pub fn with(self, parts: [u8; 3]) -> Option<Size> {
        Size::new(parts, self.lanes)
    }

    /// Which cells lie side by side.
    pub fn lanes(self) -> Lanes {
        self.lanes
    }

    /// How many bits it is from a cell to its neighbour in the next lane.
    pub const fn stride(self) -> u32 {
        let length = match self.lanes {
            Lanes::Columns => self.rows,
            Lanes::Rows => self.columns,
        };
        length as u32 + 1
    }

    const fn bits(self) -> u32 {
        let lanes = match self.lanes {
            Lanes::Columns => self.columns,
            Lanes::Rows => self.rows,
        };
        self.stride() * lanes as u32
    }

    /// The bit of a cell, cells being counted row by row from the top left.
    pub fn bit(self, cell: u16) -> u32 {
        let (row, column) = (
            u32::from(cell / u16::from(self.columns)),
            u32::from(cell % u16::from(self.columns)),
        );
        match self.lanes {
            Lanes::Columns => column * self.stride() + u32::from(self.rows) - 1 - row,
            Lanes::Rows => row * self.stride() + column,
        }
    }

    /// How many cells there are.
    pub fn cells(self) -> u16 {
        u16::from(self.columns) * u16::from(self.rows)
    }

    /// The cell that has a bit.
    pub fn cell(self, bit: u32) -> u16 {
        (0..self.cells())
            .find(|cell| self.bit(*cell) == bit)
            .unwrap_or_default()
    }

    /// The first cell of every lane.
    pub fn firsts(self) -> u128 {
        // Twice as many lanes each time.
        let (mut cells, mut reached) = (1, self.stride());
        while reached < self.bits() {
            cells |= cells << reached;
            reached *= 2;
        }
        cells & u128::MAX >> (128 - self.bits())
    }

    /// Every cell.
    pub fn full(self) -> u128 {
        // In each lane the difference of its empty bit and its first one is all that lies below the former.
        let firsts = self.firsts();
        (firsts << (self.stride() - 1)) - firsts
    }

    /// The steps from a cell to the next along a lane, across, and on both diagonals.
    fn steps(self) -> [u32; 4] {
        let stride = self.stride();
        [1, stride, stride - 1, stride + 1]
    }

    /// The cells that would complete k in a row with those of a set.
    fn completing(self, cells: u128) -> u128 {
        let length = u32::from(self.k);
        self.steps().iter().fold(0, |found, step| {
            found
                | if self.bits() <= 64 {
                    completing_in_64(cells as u64, *step, length).into()
                } else {
                    completing(cells, *step, length)
                }
        })
    }

    /// Whether a set of cells holds k in a row.
    fn has_line(self, cells: u128) -> bool {
        // Most boards fit into 64 bits and most rows are of four, and a playout asks after every move.
        match (self.bits() <= 64, self.k) {
            (true, 4) => self
                .steps()
                .iter()
                .any(|step| starts_in_64(cells as u64, *step, 4) != 0),
            (true, k) => self
                .steps()
                .iter()
                .any(|step| starts_in_64(cells as u64, *step, k.into()) != 0),
            (false, k) => self
                .steps()
                .iter()
                .any(|step| starts(cells, *step, k.into()) != 0),
        }
    }
}

macro_rules! completing {
    ($name:ident, $bits:ty) => {
        /// The cells that lack alone in as many cells of a set, `step` apart.
        fn $name(cells: $bits, step: u32, length: u32) -> $bits {
            let lacking = |index: u32| !cells.checked_shr(index * step).unwrap_or(0);
            // For every cell at which a row may begin: whether it lacks at least one, two cells.
            let (one, two) = (0..length).fold((0, 0), |(one, two), index| {
                (one | lacking(index), two | one & lacking(index))
            });
            let only = |index: u32| {
                (one & !two & lacking(index))
                    .checked_shl(index * step)
                    .unwrap_or(0)
            };
            (0..length).fold(0, |found, index| found | only(index))
        }
    };
}

completing!(completing, u128);
completing!(completing_in_64, u64);

macro_rules! starts {
    ($name:ident, $bits:ty) => {
        /// The cells at which as many cells begin, `step` apart, that all belong to the set.
        #[inline(always)]
        fn $name(mut cells: $bits, step: u32, length: u32) -> $bits {
            let mut reached = 1;
            while reached < length {
                let further = reached.min(length - reached);
                cells &= cells.checked_shr(step * further).unwrap_or(0);
                reached += further;
            }
            cells
        }
    };
}

starts!(starts, u128);
starts!(starts_in_64, u64);

macro_rules! short_by {
    ($name:ident, $bits:ty) => {
        /// Of the windows of `length` cells, `step` apart, that lie in `reachable`: how many lack one and two cells of `own`.
        fn $name(reachable: $bits, own: $bits, step: u32, length: u8) -> [u32; 2] {
            // For every cell at which a window may begin: whether it lies in `reachable`, and lacks at least one, two, three cells.
            let (mut whole, mut lacks) = (reachable, [!own, 0, 0]);
            for index in 1..u32::from(length) {
                whole &= reachable.checked_shr(index * step).unwrap_or(0);
                let missing = !own.checked_shr(index * step).unwrap_or(0);
                lacks = [
                    lacks[0] | missing,
                    lacks[1] | lacks[0] & missing,
                    lacks[2] | lacks[1] & missing,
                ];
            }
            [whole & lacks[0] & !lacks[1], whole & lacks[1] & !lacks[2]].map(<$bits>::count_ones)
        }
    };
}

short_by!(short_by, u128);
short_by!(short_by_in_64, u64);

/// The set of one bit. A shift of 128 bits by a number that is not known before is a call in WebAssembly.
pub fn single(bit: u32) -> u128 {
    let half = |bit: u32| u128::from(1_u64.checked_shl(bit).unwrap_or(0));
    half(bit) | half(bit.wrapping_sub(64)) << 64
}

/// The bits of a set, the lowest first.
fn each(mut bits: u128) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let lowest = bits.trailing_zeros();
        (bits != 0).then(|| {
            bits &= bits - 1;
            lowest
        })
    })
}

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
