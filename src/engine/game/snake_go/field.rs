//! The field of Snake Go: the contents of cells, bodies followed from their heads, reachable cells.
//! It knows neither turns nor rounds.

use super::super::{ByPlayer, Player};

/// The item kind of a railgun; every other kind is the growth that the item gives.
pub const RAILGUN: u8 = 31;
/// The bit of a snake's cell. Without it the cell may have a wall and an item, which may lie inside
/// the wall.
const SNAKE: u8 = 0x80;
/// The bit of Min's snakes.
const OF_MIN: u8 = 0x10;
/// The bits of the neighbouring cells of the body: 1 right, 2 up, 4 left, 8 down.
const LINKS: u8 = 0x0F;
/// The bits of a wall: 1 is Max's, 2 is Min's.
const WALL: u8 = 0x03;
/// The bits of the item's kind, shifted by two.
const ITEM: u8 = 0x7C;

/// A set of cells with a margin of one row and one column on each side.
pub type Cells = [u32; 18];

/// The cells of a square field. A cell is 16 · row + column, from the top left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    size: u8,
    cells: Box<[u8; 256]>,
}

/// A walk along a body from its head, cell by cell.
#[derive(Debug)]
pub struct Walk {
    next: Option<u8>,
    /// The link of the next cell that leads back.
    back: u8,
}

impl Walk {
    /// Starts at a head.
    pub fn new(head: u8) -> Walk {
        Walk {
            next: Some(head),
            back: 0,
        }
    }

    /// Returns the next cell. The caller may clear it at once: its links have been read.
    pub fn step(&mut self, field: &Field) -> Option<u8> {
        let cell = self.next?;
        let ahead = field.links(cell) & !self.back;
        let direction = ahead.trailing_zeros() as u8;
        self.next = if ahead == 0 {
            None
        } else {
            field.beside(cell, direction)
        };
        self.back = link(direction ^ 2);
        Some(cell)
    }

    /// Returns the next cell, and its link that leads back.
    pub fn ahead(&self) -> Option<(u8, u8)> {
        Some((self.next?, self.back))
    }
}

/// Returns the link of a direction: 0 right, 1 up, 2 left, 3 down; opposite directions differ by
/// two.
pub fn link(direction: u8) -> u8 {
    1 << (direction & 3)
}

impl Field {
    /// Makes an empty field of `size` times `size` cells, at most 16.
    pub fn new(size: u8) -> Field {
        debug_assert!(size <= 16, "a cell is two digits to the base 16");
        Field {
            size,
            cells: Box::new([0; 256]),
        }
    }

    /// Returns the number of cells in a row.
    pub fn size(&self) -> u8 {
        self.size
    }

    /// Returns the rows of the field, 16 bytes each.
    pub fn bytes(&self) -> &[u8] {
        &self.cells[..usize::from(self.size) * 16]
    }

    /// Returns the neighbour of a cell in a direction, if it is on the field.
    pub fn beside(&self, cell: u8, direction: u8) -> Option<u8> {
        const ACROSS: [u8; 4] = [1, 0, 255, 0];
        const DOWN: [u8; 4] = [0, 255, 0, 1];
        let direction = usize::from(direction & 3);
        let (row, column) = (
            (cell >> 4).wrapping_add(DOWN[direction]),
            (cell & 15).wrapping_add(ACROSS[direction]),
        );
        (row < self.size && column < self.size).then_some(row << 4 | column)
    }

    fn at(&self, cell: u8) -> u8 {
        self.cells[usize::from(cell)]
    }

    fn put(&mut self, cell: u8, what: u8) {
        self.cells[usize::from(cell)] = what;
    }

    /// Whether a snake is on a cell.
    pub fn is_snake(&self, cell: u8) -> bool {
        self.at(cell) & SNAKE != 0
    }

    /// Whether a wall is on a cell.
    pub fn is_wall(&self, cell: u8) -> bool {
        !self.is_snake(cell) && self.at(cell) & WALL != 0
    }

    /// Returns the player who holds a cell with a snake or a wall.
    pub fn holder(&self, cell: u8) -> Option<Player> {
        let what = self.at(cell);
        match (what & SNAKE != 0, what & WALL) {
            (true, _) if what & OF_MIN == 0 => Some(Player::Max),
            (false, 0) => None,
            (false, 1) => Some(Player::Max),
            _ => Some(Player::Min),
        }
    }

    /// Returns the kind of the item on a cell, 0 for none.
    pub fn item(&self, cell: u8) -> u8 {
        if self.is_snake(cell) {
            0
        } else {
            (self.at(cell) & ITEM) >> 2
        }
    }

    /// Returns the links of a snake's cell.
    pub fn links(&self, cell: u8) -> u8 {
        if self.is_snake(cell) {
            self.at(cell) & LINKS
        } else {
            0
        }
    }

    /// Puts an item on a cell, or removes it with kind 0; no effect on a snake's cell.
    pub fn lay(&mut self, cell: u8, kind: u8) {
        if !self.is_snake(cell) {
            self.put(cell, self.at(cell) & WALL | kind << 2);
        }
    }

    /// Makes a cell a snake's, linked in some directions; its former contents are lost.
    pub fn occupy(&mut self, cell: u8, owner: Player, links: u8) {
        self.put(
            cell,
            SNAKE | if owner == Player::Min { OF_MIN } else { 0 } | links,
        );
    }

    /// Toggles links of a snake's cell.
    pub fn relink(&mut self, cell: u8, links: u8) {
        self.put(cell, self.at(cell) ^ links);
    }

    /// Empties a cell.
    pub fn clear(&mut self, cell: u8) {
        self.put(cell, 0);
    }

    /// Makes a cell a wall; an item stays inside.
    pub fn wall_up(&mut self, cell: u8, owner: Player) {
        self.put(
            cell,
            self.item(cell) << 2 | if owner == Player::Max { 1 } else { 2 },
        );
    }

    /// Removes a wall, if there is one; an item inside stays.
    pub fn melt(&mut self, cell: u8) {
        if self.is_wall(cell) {
            self.put(cell, self.at(cell) & ITEM);
        }
    }

    /// Iterates over all cells, row by row from the top.
    pub fn all(&self) -> impl Iterator<Item = u8> + use<> {
        let size = self.size;
        (0..size).flat_map(move |row| (0..size).map(move |column| row << 4 | column))
    }

    /// Returns the bits of the cells of a row.
    fn row(&self) -> u32 {
        (2 << self.size) - 2
    }

    /// Returns the cells enclosed by a closed line: its own, and all from which the edge cannot be
    /// reached, whatever their contents.
    pub fn inside(&self, line: &Cells) -> Cells {
        let mut outside = [!0; 18];
        outside[1..=usize::from(self.size)].fill(!self.row());
        self.spread(&mut outside, line);
        outside.map(|row| !row)
    }

    /// Counts the empty cells that can be reached from a set.
    pub fn reach(&self, mut from: Cells) -> u32 {
        let mut blocked = [!self.row(); 18];
        for cell in (0..=255).filter(|&cell| self.holder(cell).is_some()) {
            join(&mut blocked, cell);
        }
        self.spread(&mut from, &blocked);
        from.iter()
            .zip(blocked)
            .map(|(reached, blocked)| (reached & !blocked).count_ones())
            .sum()
    }

    /// Counts the cells that each player holds.
    pub fn held(&self) -> ByPlayer<u16> {
        let mut held = ByPlayer::default();
        for owner in (0..=255).filter_map(|cell| self.holder(cell)) {
            held[owner] += 1;
        }
        held
    }

    /// Adds neighbours to a set until no unblocked one is left.
    fn spread(&self, set: &mut Cells, blocked: &Cells) {
        let mut before = [0; 18];
        while before != *set {
            before = *set;
            for row in 1..=usize::from(self.size) {
                let beside = set[row - 1] | set[row + 1] | set[row] << 1 | set[row] >> 1;
                set[row] |= beside & !blocked[row];
            }
        }
    }
}

/// Adds a cell to a set, or removes it if it is in the set.
pub fn join(set: &mut Cells, cell: u8) {
    let (row, bit) = place(cell);
    set[row] ^= bit;
}

/// Whether a cell is in a set.
pub fn holds(set: &Cells, cell: u8) -> bool {
    let (row, bit) = place(cell);
    set[row] & bit != 0
}

/// Returns the row of a cell in a set of cells, and its bit there.
fn place(cell: u8) -> (usize, u32) {
    (usize::from(cell >> 4) + 1, 2 << (cell & 15))
}
