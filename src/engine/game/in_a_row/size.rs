//! The size of a board, and the sets of cells that its lines are, as shifts of 128 bits. It does not know who holds a cell.

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
    pub(super) columns: u8,
    pub(super) rows: u8,
    pub(super) k: u8,
    pub(super) lanes: Lanes,
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

    pub(super) const fn bits(self) -> u32 {
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
    pub(super) fn steps(self) -> [u32; 4] {
        let stride = self.stride();
        [1, stride, stride - 1, stride + 1]
    }

    /// The cells that would complete k in a row with those of a set.
    pub(super) fn completing(self, cells: u128) -> u128 {
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
    pub(super) fn has_line(self, cells: u128) -> bool {
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
        /// The cells that would complete `length` in a row: the only missing cell of some window along `step`.
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
        pub(super) fn $name(reachable: $bits, own: $bits, step: u32, length: u8) -> [u32; 2] {
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
pub(super) fn each(mut bits: u128) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let lowest = bits.trailing_zeros();
        (bits != 0).then(|| {
            bits &= bits - 1;
            lowest
        })
    })
}
