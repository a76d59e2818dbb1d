//! Stones on a board as sets of points: chains, liberties, captures, areas. It knows no game: no turn, no past, no end.

use crate::game::Player;

/// How far apart the rows are. The column past a board's last one is always empty, so nothing wraps around from row to row.
const STRIDE: u8 = 10;

/// A set of points, bit 10 · row + column from the top left. No board reaches the highest bits.
pub type Points = u128;

/// Who has stones where, on a square board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    /// All points there are.
    pub field: Points,
    /// Those with black stones, who is Max, and those with white ones.
    pub stones: [Points; 2],
}

/// The point of a row and a column.
pub fn at(row: u8, column: u8) -> u8 {
    STRIDE * row + column
}

/// The row and the column of a point.
pub fn place(point: u8) -> (u8, u8) {
    (point / STRIDE, point % STRIDE)
}

/// The points left and right of some.
fn beside(points: Points) -> Points {
    points << 1 | points >> 1
}

/// The points above and below some.
fn across(points: Points) -> Points {
    points << STRIDE | points >> STRIDE
}

/// The points next to some.
fn around(points: Points) -> Points {
    beside(points) | across(points)
}

/// What can be reached from some points without leaving `within`.
fn flood(mut reached: Points, within: Points) -> Points {
    loop {
        let further = (reached | around(reached)) & within;
        if further == reached {
            return reached;
        }
        reached = further;
    }
}

fn difference([max, min]: [Points; 2]) -> i32 {
    max.count_ones() as i32 - min.count_ones() as i32
}

impl Board {
    /// A board without stones, at most 9 points wide.
    pub fn empty(size: u8) -> Board {
        let row = (1 << size) - 1;
        Board {
            field: (0..size).fold(0, |field, _| field << STRIDE | row),
            stones: [0; 2],
        }
    }

    /// Who has a stone there.
    pub fn owner(&self, point: u8) -> Option<Player> {
        let has = |stones: Points| stones >> point & 1 == 1;
        match self.stones.map(has) {
            [true, _] => Some(Player::Max),
            [_, true] => Some(Player::Min),
            _ => None,
        }
    }

    /// The points without stones.
    pub fn free(&self) -> Points {
        self.field & !(self.stones[0] | self.stones[1])
    }

    /// The free points next to some stones.
    fn liberties(&self, stones: Points) -> Points {
        around(stones) & self.free()
    }

    /// The stones of those chains of a side, among the ones with stones in `among`, that have at most so many liberties: none or one.
    fn short(&self, side: usize, among: Points, most: Points) -> Points {
        let mut left = self.stones[side] & among;
        let mut short = 0;
        while left != 0 {
            let chain = flood(left & left.wrapping_neg(), self.stones[side]);
            left &= !chain;
            let liberties = self.liberties(chain);
            // Less one, the lowest is gone.
            if liberties & liberties.wrapping_sub(most) == 0 {
                short |= chain;
            }
        }
        short
    }

    /// Where a player may put a stone by all rules that do not look back: on free points where it then has a liberty,
    /// perhaps by a capture.
    pub fn plays(&self, player: Player) -> Points {
        let free = self.free();
        let roomy = self.liberties(free);
        let crowded = free & !roomy;
        if crowded == 0 {
            return roomy;
        }
        // Where there is no free point beside, an own chain must have another liberty or another's be taken.
        let beside = around(crowded);
        let [max, min] = [0, 1].map(|side| self.short(side, beside, 1));
        let helpful = if player == Player::Max {
            self.stones[0] & !max | min
        } else {
            self.stones[1] & !min | max
        };
        roomy | around(helpful) & crowded
    }

    /// The stones of each side in chains with a single liberty.
    fn in_atari(&self) -> [Points; 2] {
        [0, 1].map(|side| self.short(side, self.field, 1))
    }

    /// The board after a player has put a stone on a free point. With no point it is the same board.
    pub fn placed(mut self, player: Player, point: Points) -> Board {
        self.stones[player as usize] |= point;
        let enemy = player.other() as usize;
        self.stones[enemy] &= !self.short(enemy, around(point), 0);
        self
    }

    /// Whether every chain has a liberty, as on every board of a game.
    pub fn is_possible(&self) -> bool {
        (0..2).all(|side| self.short(side, self.field, 0) == 0)
    }

    /// Whether a free point is an eye: all its neighbours are the player's own, and of the points diagonally next to it at most
    /// one is the opponent's, at the edge none.
    pub fn is_eye(&self, player: Player, point: Points) -> bool {
        let neighbours = around(point) & self.field;
        let enemies = beside(across(point)) & self.stones[player.other() as usize];
        let most = u32::from(neighbours.count_ones() == 4);
        neighbours & !self.stones[player as usize] == 0 && enemies.count_ones() <= most
    }

    /// Each side's area: its stones, and the free points from which only its stones are reached.
    pub fn areas(&self) -> [Points; 2] {
        let free = self.free();
        let [max, min] = self.stones.map(|stones| flood(stones, stones | free));
        [max & !min, min & !max]
    }

    /// By how much Max's area is larger.
    pub fn area(&self) -> i32 {
        difference(self.areas())
    }

    /// By how much there are more points nearer to Max's stones than to Min's, those of the stones themselves included.
    pub fn nearer(&self) -> i32 {
        let mut sides = self.stones;
        let mut free = self.free();
        while free != 0 {
            let [max, min] = sides.map(|side| around(side) & free);
            if max | min == 0 {
                break;
            }
            sides = [sides[0] | max & !min, sides[1] | min & !max];
            free &= !(max | min);
        }
        difference(sides)
    }

    /// By how many stones Max has more.
    pub fn material(&self) -> i32 {
        difference(self.stones)
    }

    /// By how much there are more free points beside Max's stones than beside Min's.
    pub fn breath(&self) -> i32 {
        difference(self.stones.map(|stones| self.liberties(stones)))
    }

    /// By how many stones fewer Max has in chains with a single liberty.
    pub fn atari(&self) -> i32 {
        -difference(self.in_atari())
    }
}
