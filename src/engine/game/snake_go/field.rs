//! The field of Snake Go: what lies on each cell, how a body is followed from its head, what can be reached.
//! It knows neither turns nor rounds.

use super::super::Player;

/// The railgun among the kinds of items; every other kind is the length it gives.
pub const RAILGUN: u8 = 31;
/// The cell belongs to a snake; otherwise it may be a wall, and an item may lie there, inside the wall too.
const SNAKE: u8 = 0x80;
/// The snake is Min's.
const OF_MIN: u8 = 0x10;
/// Where the neighbouring cells of the body are: 1 right, 2 up, 4 left, 8 down.
const LINKS: u8 = 0x0F;
/// 1 is a wall of Max, 2 of Min.
const WALL: u8 = 0x03;
/// The kind of the item, two bits up.
const ITEM: u8 = 0x7C;

/// Sets of cells with a margin around them: row and column, both and one.
pub type Cells = [u32; 18];

/// The cells of a square field. A cell is its row and its column as the digits of a number to the base 16, from the top left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    size: u8,
    cells: Box<[u8; 256]>,
}

/// A body followed from its head, cell by cell.
#[derive(Debug)]
pub struct Walk {
    next: Option<u8>,
    /// The link by which the next cell is reached, as that cell sees it.
    back: u8,
}

impl Walk {
    /// Begins at a head.
    pub fn new(head: u8) -> Walk {
        Walk {
            next: Some(head),
            back: 0,
        }
    }

    /// The next cell. It may be cleared at once: the walk has already looked on.
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

    /// The cell that is next, and the link that leads back from it.
    pub fn ahead(&self) -> Option<(u8, u8)> {
        Some((self.next?, self.back))
    }
}

/// The link in a direction: 0 right, 1 up, 2 left, 3 down; the opposite of each is two away.
pub fn link(direction: u8) -> u8 {
    1 << (direction & 3)
}

impl Field {
    /// An empty field of `size` times `size` cells, at most 16.
    pub fn new(size: u8) -> Field {
        debug_assert!(size <= 16, "a cell is two digits to the base 16");
        Field {
            size,
            cells: Box::new([0; 256]),
        }
    }

    /// Cells in a row.
    pub fn size(&self) -> u8 {
        self.size
    }

    /// The rows of the field, 16 bytes each.
    pub fn bytes(&self) -> &[u8] {
        &self.cells[..usize::from(self.size) * 16]
    }

    /// The cell beside a cell, if it is on the field.
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

    /// Whether a snake is there.
    pub fn is_snake(&self, cell: u8) -> bool {
        self.at(cell) & SNAKE != 0
    }

    /// Whether a wall is there.
    pub fn is_wall(&self, cell: u8) -> bool {
        !self.is_snake(cell) && self.at(cell) & WALL != 0
    }

    /// Who holds the cell with a snake or a wall.
    pub fn holder(&self, cell: u8) -> Option<Player> {
        let what = self.at(cell);
        match (what & SNAKE != 0, what & WALL) {
            (true, _) if what & OF_MIN == 0 => Some(Player::Max),
            (false, 0) => None,
            (false, 1) => Some(Player::Max),
            _ => Some(Player::Min),
        }
    }

    /// The item that lies there, 0 for none.
    pub fn item(&self, cell: u8) -> u8 {
        if self.is_snake(cell) {
            0
        } else {
            (self.at(cell) & ITEM) >> 2
        }
    }

    /// Where the neighbours in the snake's body are.
    pub fn links(&self, cell: u8) -> u8 {
        if self.is_snake(cell) {
            self.at(cell) & LINKS
        } else {
            0
        }
    }

    /// An item comes, or goes with kind 0; a snake's cell is left alone.
    pub fn lay(&mut self, cell: u8, kind: u8) {
        if !self.is_snake(cell) {
            self.put(cell, self.at(cell) & WALL | kind << 2);
        }
    }

    /// A snake's cell comes to be, joined to the cells in some directions; what lay there is gone.
    pub fn occupy(&mut self, cell: u8, owner: Player, links: u8) {
        self.put(
            cell,
            SNAKE | if owner == Player::Min { OF_MIN } else { 0 } | links,
        );
    }

    /// Joins a snake's cell to its neighbours in some directions, or parts it from them.
    pub fn relink(&mut self, cell: u8, links: u8) {
        self.put(cell, self.at(cell) ^ links);
    }

    /// A snake's cell is no more.
    pub fn clear(&mut self, cell: u8) {
        self.put(cell, 0);
    }

    /// A wall comes to be, whatever was there; an item stays inside.
    pub fn wall_up(&mut self, cell: u8, owner: Player) {
        self.put(
            cell,
            self.item(cell) << 2 | if owner == Player::Max { 1 } else { 2 },
        );
    }

    /// A wall is no more, if one was there; what lay inside stays.
    pub fn melt(&mut self, cell: u8) {
        if self.is_wall(cell) {
            self.put(cell, self.at(cell) & ITEM);
        }
    }

    /// All cells, row by row from the top.
    pub fn all(&self) -> impl Iterator<Item = u8> + use<> {
        let size = self.size;
        (0..size).flat_map(move |row| (0..size).map(move |column| row << 4 | column))
    }

    /// The bits of a row that are cells.
    fn row(&self) -> u32 {
        (2 << self.size) - 2
    }

    /// What a closed line holds: its cells and all from which no way leads around it to the edge, whatever else lies there.
    pub fn inside(&self, line: &Cells) -> Cells {
        let mut outside = [!0; 18];
        outside[1..=usize::from(self.size)].fill(!self.row());
        self.spread(&mut outside, line);
        outside.map(|row| !row)
    }

    /// How many empty cells can be reached from some cells.
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

    /// How many cells each player holds, Max first.
    pub fn held(&self) -> [u16; 2] {
        let mut held = [0; 2];
        for owner in (0..=255).filter_map(|cell| self.holder(cell)) {
            held[owner as usize] += 1;
        }
        held
    }

    /// Everything that is beside something that is in the set joins it, unless it is blocked.
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

/// A cell joins a set, or leaves it if it is there.
pub fn join(set: &mut Cells, cell: u8) {
    let (row, bit) = place(cell);
    set[row] ^= bit;
}

/// Whether a cell is in a set.
pub fn holds(set: &Cells, cell: u8) -> bool {
    let (row, bit) = place(cell);
    set[row] & bit != 0
}

/// The row of a cell in a set of cells, and its bit there.
fn place(cell: u8) -> (usize, u32) {
    (usize::from(cell >> 4) + 1, 2 << (cell & 15))
}
