//! The size of a board, and its lines as shifts of sets of cells in 128 bits. It does not know the
//! owners of cells.

/// The order of cells in the bits: column by column from the bottom, or row by row from the left.
/// After every such lane one bit stays empty, so no line continues into the next lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lanes {
    /// Column by column: discs fall onto one another.
    Columns,
    /// Row by row: marks stay where they are made.
    Rows,
}

/// The size of a board, and the length k of a winning row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    pub(super) columns: u8,
    pub(super) rows: u8,
    pub(super) k: u8,
    pub(super) lanes: Lanes,
}

impl Size {
    /// Makes a size, if it is possible.
    ///
    /// Its lanes, with an empty bit each, must fit into 128 bits, and k must be between 2 and the
    /// longer side.
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

    /// Returns columns, rows and k.
    pub fn parts(self) -> [u8; 3] {
        [self.columns, self.rows, self.k]
    }

    /// Returns another size with the same kind of lanes, if it is possible.
    pub fn with(self, parts: [u8; 3]) -> Option<Size> {
        Size::new(parts, self.lanes)
    }

    /// Returns the order of cells in the bits.
    pub fn lanes(self) -> Lanes {
        self.lanes
    }

    /// Returns the number of bits from a cell to its neighbour in the next lane.
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

    /// Returns the bit of a cell; cells are counted row by row from the top left.
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

    /// Returns the number of cells.
    pub fn cells(self) -> u16 {
        u16::from(self.columns) * u16::from(self.rows)
    }

    /// Returns the cell of a bit.
    pub fn cell(self, bit: u32) -> u16 {
        (0..self.cells())
            .find(|cell| self.bit(*cell) == bit)
            .unwrap_or_default()
    }

    /// Returns the first cell of every lane.
    pub fn firsts(self) -> u128 {
        // Each step doubles the number of lanes.
        let (mut cells, mut reached) = (1, self.stride());
        while reached < self.bits() {
            cells |= cells << reached;
            reached *= 2;
        }
        cells & u128::MAX >> (128 - self.bits())
    }

    /// Returns the set of all cells.
    pub fn full(self) -> u128 {
        // In each lane the empty bit minus the first bit is the set of all bits below the empty
        // one.
        let firsts = self.firsts();
        (firsts << (self.stride() - 1)) - firsts
    }

    /// Returns the steps from a cell to the next: along a lane, across, and on both diagonals.
    pub(super) fn steps(self) -> [u32; 4] {
        let stride = self.stride();
        [1, stride, stride - 1, stride + 1]
    }

    /// Returns the cells that would complete k in a row of a set.
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

    /// Returns the first and the last cell of k in a row of a set, if it contains them.
    pub(super) fn row(self, cells: u128) -> Option<[u16; 2]> {
        let length = u32::from(self.k);
        self.steps().into_iter().find_map(|step| {
            let first = each(starts(cells, step, length)).next()?;
            Some([first, first + (length - 1) * step].map(|bit| self.cell(bit)))
        })
    }

    /// Whether a set of cells contains k in a row.
    pub(super) fn has_line(self, cells: u128) -> bool {
        // A special case for speed, since playouts ask after every move: most boards fit into 64
        // bits, and most rows have four cells.
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
        /// Returns the cells that would complete `length` in a row: the only missing cell of some
        /// window along `step`.
        fn $name(cells: $bits, step: u32, length: u32) -> $bits {
            let lacking = |index: u32| !cells.checked_shr(index * step).unwrap_or(0);
            // For every first cell of a window: whether at least one, or two, of its cells are
            // missing.
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
        /// Returns the first cells of windows of `length` cells, `step` apart, that lie in the set.
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
        /// Counts the windows of `length` cells, `step` apart, in `reachable` that lack one cell
        /// and two cells of `own`.
        pub(super) fn $name(reachable: $bits, own: $bits, step: u32, length: u8) -> [u32; 2] {
            // For every first cell of a window: whether it lies in `reachable`, and whether at
            // least one, two, three cells are missing.
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

/// Returns the set with one bit. It avoids a 128-bit shift by a variable, which is a function call
/// in WebAssembly.
pub fn single(bit: u32) -> u128 {
    let half = |bit: u32| u128::from(1_u64.checked_shl(bit).unwrap_or(0));
    half(bit) | half(bit.wrapping_sub(64)) << 64
}

/// Iterates over the bits of a set, the lowest first.
pub(super) fn each(mut bits: u128) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let lowest = bits.trailing_zeros();
        (bits != 0).then(|| {
            bits &= bits - 1;
            lowest
        })
    })
}
