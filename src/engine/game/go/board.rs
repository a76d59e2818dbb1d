//! The stones on a Go board as sets of points: chains, liberties, captures, areas. It knows neither
//! turns nor the past nor the end of a game.

use crate::game::{ByPlayer, Player};

/// The distance of the rows in bits. The column after the last one is always empty, so shifts
/// cannot wrap from row to row.
const STRIDE: u8 = 10;

/// A set of points: bit 10 · row + column from the top left. The highest bits are unused.
pub type Points = u128;

/// The stones on a square board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    /// All points of the board.
    pub field: Points,
    /// The points with Black's (Max's) stones, and those with White's.
    pub stones: ByPlayer<Points>,
}

/// Returns the point at a row and a column.
pub fn at(row: u8, column: u8) -> u8 {
    STRIDE * row + column
}

/// Returns the row and the column of a point.
pub fn place(point: u8) -> (u8, u8) {
    (point / STRIDE, point % STRIDE)
}

/// Returns the points left and right of a set.
fn beside(points: Points) -> Points {
    points << 1 | points >> 1
}

/// Returns the points above and below a set.
fn across(points: Points) -> Points {
    points << STRIDE | points >> STRIDE
}

/// Returns the points next to a set.
fn around(points: Points) -> Points {
    beside(points) | across(points)
}

/// Returns the points connected to a set inside of `within`.
fn flood(mut reached: Points, within: Points) -> Points {
    loop {
        let further = (reached | around(reached)) & within;
        if further == reached {
            return reached;
        }
        reached = further;
    }
}

fn difference(points: ByPlayer<Points>) -> i32 {
    points.max.count_ones() as i32 - points.min.count_ones() as i32
}

impl Board {
    /// Makes an empty board of at most 9 points a side.
    pub fn empty(size: u8) -> Board {
        let row = (1 << size) - 1;
        Board {
            field: (0..size).fold(0, |field, _| field << STRIDE | row),
            stones: ByPlayer::default(),
        }
    }

    /// Returns the owner of the stone at a point.
    pub fn owner(&self, point: u8) -> Option<Player> {
        let has = |stones: Points| stones >> point & 1 == 1;
        match self.stones.map(has) {
            ByPlayer { max: true, .. } => Some(Player::Max),
            ByPlayer { min: true, .. } => Some(Player::Min),
            _ => None,
        }
    }

    /// Returns the points without stones.
    pub fn free(&self) -> Points {
        self.field & !(self.stones.max | self.stones.min)
    }

    /// Returns the liberties of stones.
    fn liberties(&self, stones: Points) -> Points {
        around(stones) & self.free()
    }

    /// Returns the stones in a side's chains with at most `most` liberties, 0 or 1, among the
    /// chains that touch `among`.
    fn short(&self, side: Player, among: Points, most: Points) -> Points {
        let mut left = self.stones[side] & among;
        let mut short = 0;
        while left != 0 {
            let chain = flood(left & left.wrapping_neg(), self.stones[side]);
            left &= !chain;
            let liberties = self.liberties(chain);
            // Removes the lowest liberty if `most` is 1.
            if liberties & liberties.wrapping_sub(most) == 0 {
                short |= chain;
            }
        }
        short
    }

    /// Returns the points on which a player may place a stone without regard to the past: free
    /// points where the stone has a liberty, perhaps by a capture.
    pub fn plays(&self, player: Player) -> Points {
        let free = self.free();
        let roomy = self.liberties(free);
        let crowded = free & !roomy;
        if crowded == 0 {
            return roomy;
        }
        // A point without a free neighbour needs an own chain with another liberty, or a capture.
        let beside = around(crowded);
        let short = ByPlayer::from_fn(|side| self.short(side, beside, 1));
        let helpful = self.stones[player] & !short[player] | short[player.other()];
        roomy | around(helpful) & crowded
    }

    /// Returns the stones of each side in chains with one liberty (atari).
    fn in_atari(&self) -> ByPlayer<Points> {
        ByPlayer::from_fn(|side| self.short(side, self.field, 1))
    }

    /// Returns the board after a player has placed a stone on a free point; the same board for an
    /// empty set.
    pub fn placed(mut self, player: Player, point: Points) -> Board {
        self.stones[player] |= point;
        let enemy = player.other();
        self.stones[enemy] &= !self.short(enemy, around(point), 0);
        self
    }

    /// Whether every chain has a liberty, as on every board of a game.
    pub fn is_possible(&self) -> bool {
        ByPlayer::from_fn(|side| self.short(side, self.field, 0)) == ByPlayer::both(0)
    }

    /// Whether a free point is an eye: all neighbours are the player's own, and of its diagonal
    /// points at most one is the opponent's, none at the edge.
    pub fn is_eye(&self, player: Player, point: Points) -> bool {
        let neighbours = around(point) & self.field;
        let enemies = beside(across(point)) & self.stones[player.other()];
        let most = u32::from(neighbours.count_ones() == 4);
        neighbours & !self.stones[player] == 0 && enemies.count_ones() <= most
    }

    /// Returns each side's area: its stones, and the free points connected only to its stones.
    pub fn areas(&self) -> ByPlayer<Points> {
        let free = self.free();
        let ByPlayer { max, min } = self.stones.map(|stones| flood(stones, stones | free));
        ByPlayer {
            max: max & !min,
            min: min & !max,
        }
    }

    /// Returns Max's lead in area.
    pub fn area(&self) -> i32 {
        difference(self.areas())
    }

    /// Returns Max's lead in points that are nearer to own stones, the points of stones included.
    pub fn nearer(&self) -> i32 {
        let mut sides = self.stones;
        let mut free = self.free();
        while free != 0 {
            let ByPlayer { max, min } = sides.map(|side| around(side) & free);
            if max | min == 0 {
                break;
            }
            sides.max |= max & !min;
            sides.min |= min & !max;
            free &= !(max | min);
        }
        difference(sides)
    }

    /// Returns Max's lead in stones.
    pub fn material(&self) -> i32 {
        difference(self.stones)
    }

    /// Returns Max's lead in liberties.
    pub fn breath(&self) -> i32 {
        difference(self.stones.map(|stones| self.liberties(stones)))
    }

    /// Returns Max's lead in stones that the opponent has in atari.
    pub fn atari(&self) -> i32 {
        -difference(self.in_atari())
    }
}
