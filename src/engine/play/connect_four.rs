//! Connect Four on its usual board, solved: the value of a position and the distance to its end, for hints, reviews
//! and the strongest machine.
//! This is alpha-beta once more, the one algorithm that stands here twice: no search of a board for every game solves this one while
//! somebody waits. What is shown and stepped is the search of `search`.

use crate::game::Player;
use crate::game::connect_four::{ConnectFour, USUAL};
use std::cell::RefCell;

const COLUMNS: u32 = 7;
const ROWS: u32 = 6;
const STRIDE: u32 = ROWS + 1;
const CELLS: u32 = COLUMNS * ROWS;
/// The lowest cell of every column, and all cells.
const FLOOR: u64 = {
    let (mut floor, mut column) = (0, 0);
    while column < COLUMNS {
        floor |= 1 << (column * STRIDE);
        column += 1;
    }
    floor
};
const BOARD: u64 = FLOOR * ((1 << ROWS) - 1);

/// The fewest discs of a position that is solved: before, it would take minutes.
pub const FEWEST_DISCS: u32 = 8;
/// The entries of the table, a power of two: 32 MB.
const ENTRIES: usize = 1 << 22;

/// How a game ends if nobody errs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    /// The winner; `None` for a draw.
    pub winner: Option<Player>,
    /// The number of plies until then.
    pub plies: u32,
    /// The column that leads there, from 0; `None` if the game is over.
    pub column: Option<u8>,
}

/// A position: the discs of the side to move, and all discs. A column takes seven bits of which the highest stays empty, so that a shift by
/// 1, 6, 7 or 8 is a step upwards, down to the right, to the right, or up to the right.
#[derive(Clone, Copy)]
struct Position {
    own: u64,
    held: u64,
}

/// Returns the cells, free or not, that would complete four of these.
fn completing(discs: u64) -> u64 {
    // Upwards a disc can only be added on top.
    let mut cells = discs << 1 & discs << 2 & discs << 3;
    for step in [STRIDE - 1, STRIDE, STRIDE + 1] {
        let (one, other) = (discs << step, discs >> step);
        let (two, others) = (one & discs << (2 * step), other & discs >> (2 * step));
        // With three on one side, or two on one and one on the other.
        cells |= two & discs << (3 * step) | others & discs >> (3 * step);
        cells |= two & other | others & one;
    }
    cells & BOARD
}

impl Position {
    /// Returns the cells into which a disc can fall.
    fn landing(self) -> u64 {
        (self.held + FLOOR) & BOARD
    }

    fn discs(self) -> u32 {
        self.held.count_ones()
    }

    fn after(self, cell: u64) -> Position {
        Position {
            own: self.held ^ self.own,
            held: self.held | cell,
        }
    }

    /// Returns a number that no other position of the game has: the free cell on top of each column marks its height.
    fn key(self) -> u64 {
        self.own + self.held + FLOOR
    }
}

/// The value to the side to move of a win by the disc that is the `disc`-th on the board, or of a draw if there is no such disc: the
/// sooner, the larger. A loss is its negative.
fn win_by(disc: u32) -> i32 {
    (CELLS + 1).saturating_sub(disc) as i32
}

/// Bounds of values that are known: of each position its key, a value, and whether that is an upper or a lower bound, in one word.
struct Table(Vec<u64>);

const VALUE_BITS: u32 = 7;
const KIND_BITS: u32 = 1;
const MIDDLE: i32 = 1 << (VALUE_BITS - 1);

impl Table {
    fn place(key: u64) -> usize {
        (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (64 - ENTRIES.trailing_zeros())) as usize
    }

    /// Returns a bound, and whether it is a lower one.
    fn get(&self, key: u64) -> Option<(i32, bool)> {
        let entry = self.0[Table::place(key)];
        let value = (entry >> KIND_BITS & ((1 << VALUE_BITS) - 1)) as i32 - MIDDLE;
        (entry >> (KIND_BITS + VALUE_BITS) == key).then_some((value, entry & 1 == 1))
    }

    fn put(&mut self, key: u64, value: i32, is_lower: bool) {
        let value = (value + MIDDLE) as u64;
        self.0[Table::place(key)] = (key << VALUE_BITS | value) << KIND_BITS | u64::from(is_lower);
    }
}

thread_local! {
    /// Values do not depend on where a search began, so that all share one table.
    static TABLE: RefCell<Option<Table>> = const { RefCell::new(None) };
}

struct Search<'a> {
    table: &'a mut Table,
    /// The number of positions that may still be looked at.
    left: u64,
}

/// The search was given up.
struct Spent;

impl Search<'_> {
    /// Returns the value if it lies inside the window, else a bound on its side of it.
    fn value(&mut self, position: Position, mut alpha: i32, mut beta: i32) -> Result<i32, Spent> {
        self.left = self.left.checked_sub(1).ok_or(Spent)?;
        let discs = position.discs();
        let landing = position.landing();
        if landing & completing(position.own) != 0 {
            return Ok(win_by(discs + 1));
        }
        if landing == 0 {
            return Ok(0);
        }
        // Below a cell that completes the other side's four a disc would give it away; in it the side has to move.
        let threats = completing(position.held ^ position.own);
        let forced = landing & threats;
        let mut moves = landing & !(threats >> 1);
        if forced != 0 {
            moves &= forced;
        }
        if forced & forced.wrapping_sub(1) != 0 || moves == 0 {
            return Ok(-win_by(discs + 2));
        }
        // Nobody wins by the next two discs.
        let (least, most) = (-win_by(discs + 4), win_by(discs + 3));
        if alpha >= most || beta <= least {
            return Ok(if alpha >= most { most } else { least });
        }
        (alpha, beta) = (alpha.max(least), beta.min(most));
        let key = position.key();
        if let Some((bound, is_lower)) = self.table.get(key) {
            if is_lower {
                alpha = alpha.max(bound);
            } else {
                beta = beta.min(bound);
            }
            if alpha >= beta {
                return Ok(bound);
            }
        }
        let (mut order, mut count) = ([(0, 0); COLUMNS as usize], 0);
        for column in [3, 2, 4, 1, 5, 0, 6] {
            let cell = moves & ((1 << ROWS) - 1) << (column * STRIDE);
            if cell != 0 {
                // The more cells would complete its four, the sooner it is tried; equals stay in their order.
                let free = !(position.held | cell);
                let worth = (completing(position.own | cell) & free).count_ones();
                let at = (0..count).find(|&at| order[at].1 < worth).unwrap_or(count);
                order.copy_within(at..count, at + 1);
                order[at] = (cell, worth);
                count += 1;
            }
        }
        let mut best = i32::MIN;
        for (cell, _) in &order[..count] {
            let value = -self.value(position.after(*cell), -beta, -alpha)?;
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                self.table.put(key, best, true);
                return Ok(best);
            }
        }
        self.table.put(key, best, false);
        Ok(best)
    }

    /// Returns the exact value, by searches that ask whether it is larger than a number: first whether it is a win, a draw or a loss.
    fn exact(&mut self, position: Position) -> Result<i32, Spent> {
        let discs = position.discs();
        let (mut low, mut high) = (-win_by(discs + 2), win_by(discs + 1));
        let mut ask = 0;
        while low < high {
            let found = self.value(position, ask, ask + 1)?;
            if found <= ask {
                high = high.min(found);
            } else {
                low = low.max(found);
            }
            // First whether it is a win, then whether it is a loss, then how soon.
            ask = match (low, high) {
                (..0, 1..) => 0,
                (..0, 0) => -1,
                _ => (low + high).div_euclid(2),
            };
        }
        Ok(low)
    }
}

/// Whether games on this board can be solved.
pub fn has_solver(game: &ConnectFour) -> bool {
    game.board().size() == USUAL
}

/// Returns how a game on the usual board ends if nobody errs, if a search of at most `left` positions proves it; `None` for another
/// board, and for a position with few discs. The positions looked at are taken from `left`.
pub fn end_of(game: &ConnectFour, left: &mut u64) -> Option<End> {
    let [max, min] = game.board().sides().map(|cells| cells as u64);
    let held = max | min;
    if !has_solver(game) || held.count_ones() < FEWEST_DISCS {
        return None;
    }
    let mover = match held.count_ones() % 2 {
        0 => Player::Max,
        _ => Player::Min,
    };
    let own = match mover {
        Player::Max => max,
        Player::Min => min,
    };
    TABLE.with_borrow_mut(|table| {
        let table = table.get_or_insert_with(|| Table(vec![0; ENTRIES]));
        let mut search = Search { table, left: *left };
        let end = solved(&mut search, Position { own, held }, mover);
        *left = search.left;
        end.ok()
    })
}

fn solved(search: &mut Search, position: Position, mover: Player) -> Result<End, Spent> {
    let discs = position.discs();
    let value = search.exact(position)?;
    // The column nearest to the centre that has this value.
    let mut column = None;
    for candidate in [3, 2, 4, 1, 5, 0, 6] {
        let cell = position.landing() & ((1 << ROWS) - 1) << (candidate * STRIDE);
        if cell == 0 {
            continue;
        }
        let next = position.after(cell);
        let wins = completing(position.own) & cell != 0;
        let reaches = match wins {
            true => win_by(discs + 1) == value,
            false => -search.value(next, -value, 1 - value)? >= value,
        };
        if reaches {
            column = Some(candidate as u8);
            break;
        }
    }
    let end = CELLS + 1 - value.unsigned_abs();
    Ok(End {
        winner: match value {
            0 => None,
            _ if value > 0 => Some(mover),
            _ => Some(mover.other()),
        },
        plies: if value == 0 {
            CELLS - discs
        } else {
            end - discs
        },
        column,
    })
}
