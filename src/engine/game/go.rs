//! Go on small boards by the rules of Tromp and Taylor, but without suicide: area scoring, komi,
//! positional superko. Black is Max and moves first; points are tried in rows from the top left,
//! the pass last. Two passes in a row end the game, and so does ply 3 · n². Any earlier board can
//! forbid a move, so a position includes the whole game: the same stones in another order are
//! another position, and a search meets no position twice.

mod board;
mod notation;
mod sgf;
mod wording;

use super::{Game, Interval, Player, Status, Traits};
use crate::lang::words::game;
use board::{Board, Points};
use std::hash::{Hash, Hasher};
use std::iter::successors;
use std::rc::Rc;

/// Columns from the left without i, as usual in Go. Rows count from the bottom.
const COLUMNS: &[u8] = b"abcdefghj";

/// The largest size of a board.
pub const MOST_SIZE: u8 = 9;
/// The move without a stone.
const PASS: u8 = 127;

/// A position of Go. It shares all earlier positions, so a clone only copies a pointer.
#[derive(Clone, Debug)]
pub struct Go(Rc<Moment>);

/// A moment of a game.
#[derive(Debug)]
struct Moment {
    board: Board,
    size: u8,
    /// Half the points that White gets for moving second.
    komi: i16,
    to_move: Player,
    plies: u8,
    /// The number of passes in a row just made.
    passes: u8,
    /// The legal moves, a bit for each point and for [`PASS`].
    moves: Points,
    /// A hash of the moves so far.
    fingerprint: u64,
    /// The last move, and the position in which it was made.
    before: Option<(u8, Go)>,
    /// The position in which the latest capture was made.
    before_capture: Option<Go>,
}

impl Moment {
    /// Computes the moves of this moment.
    fn settled(mut self) -> Go {
        self.moves = if self.is_over() {
            0
        } else {
            self.plays() | 1 << PASS
        };
        Go(Rc::new(self))
    }

    fn is_over(&self) -> bool {
        self.passes == 2 || self.plies == self.longest()
    }

    /// Returns the number of plies after which the game ends.
    fn longest(&self) -> u8 {
        3 * self.size * self.size
    }

    /// Returns the points on which a stone may be placed without repeating an earlier board.
    fn plays(&self) -> Points {
        let own = self.board.stones[self.to_move];
        let mut plays = self.board.plays(self.to_move);
        // Between two captures stones are only added. So no board since the latest capture can
        // recur, nor one of an earlier period whose last board lacked a present stone.
        let ends = successors(self.before_capture.as_ref(), |Go(moment)| {
            moment.before_capture.as_ref()
        });
        for Go(end) in ends.filter(|Go(end)| own & !end.board.stones[self.to_move] == 0) {
            for Moment { board, .. } in end.since_capture() {
                let point = board.stones[self.to_move] & !own;
                if point.is_power_of_two() && self.board.placed(self.to_move, point) == *board {
                    plays &= !point;
                }
            }
        }
        plays
    }

    /// Iterates over this moment and those before it, back to the latest capture.
    fn since_capture(&self) -> impl Iterator<Item = &Moment> {
        successors(Some(self), |moment| {
            match (&moment.before, &moment.before_capture) {
                (Some((_, Go(before))), Some(Go(capture))) if Rc::ptr_eq(before, capture) => None,
                (before, _) => before.as_ref().map(|(_, Go(before))| &**before),
            }
        })
    }
}

impl Go {
    /// Makes an empty board of 1 to [`MOST_SIZE`] points a side. The default komi is half a point;
    /// on larger boards it is just below the estimated advantage of moving first: 9 points on 7×7,
    /// 7 on 9×9.
    ///
    /// # Errors
    /// The komi that could be given.
    pub fn new(size: u8, komi: Option<f64>) -> Result<Go, game::GoKomi<i16>> {
        let most = i16::from(size) * i16::from(size);
        let usual = match size {
            0..=6 => 0.5,
            7 => 8.5,
            _ => 6.5,
        };
        let doubled = 2.0 * komi.unwrap_or(usual);
        if doubled.fract() != 0.0 || doubled.abs() > f64::from(2 * most) {
            return Err(game::GoKomi { most });
        }
        Ok(Go::starting(
            Board::empty(size),
            size,
            doubled as i16,
            Player::Max,
        ))
    }

    fn starting(board: Board, size: u8, komi: i16, to_move: Player) -> Go {
        Moment {
            board,
            size,
            komi,
            to_move,
            plies: 0,
            passes: 0,
            moves: 0,
            fingerprint: 0,
            before: None,
            before_capture: None,
        }
        .settled()
    }

    /// Returns the size: points on a side of the board.
    pub fn size(&self) -> u8 {
        self.0.size
    }

    /// Returns the komi in points.
    pub fn komi(&self) -> f64 {
        f64::from(self.0.komi) / 2.0
    }

    /// Returns Black's lead in points, by area as the board stands, komi included.
    pub fn lead(&self) -> f64 {
        f64::from(self.0.board.area()) - self.komi()
    }
}

/// Compares the beginnings and the moves since.
impl PartialEq for Go {
    fn eq(&self, other: &Go) -> bool {
        let (Go(one), Go(two)) = (self, other);
        Rc::ptr_eq(one, two)
            || one.fingerprint == two.fingerprint
                && match (&one.before, &two.before) {
                    (None, None) => {
                        (one.board, one.size, one.komi, one.to_move)
                            == (two.board, two.size, two.komi, two.to_move)
                    }
                    (one, two) => one == two,
                }
    }
}

impl Eq for Go {}

impl Hash for Go {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        hasher.write_u64(self.0.fingerprint);
    }
}

impl Game for Go {
    /// A point of the board, or 127 for the pass.
    type Move = u8;
    /// The position itself, since a clone is only a pointer.
    type Key = Go;

    fn status(&self) -> Status {
        match self.0.is_over() {
            true if self.lead() == 0.0 => Status::Over { score: 0.0 },
            true => Status::Over {
                score: self.lead().signum(),
            },
            false => Status::ToMove(self.0.to_move),
        }
    }

    fn moves(&self) -> impl Iterator<Item = u8> {
        let mut left = self.0.moves;
        std::iter::from_fn(move || {
            let mv = left.trailing_zeros() as u8;
            (left != 0).then(|| {
                left &= left - 1;
                mv
            })
        })
    }

    fn choices(&self) -> u16 {
        self.0.moves.count_ones() as u16
    }

    fn play(&mut self, mv: u8) {
        let now = &*self.0;
        let board = now.board.placed(now.to_move, 1 << mv & now.board.field);
        let enemy = now.to_move.other();
        let captures = board.stones[enemy] != now.board.stones[enemy];
        let mixed = (now.fingerprint + u64::from(mv) + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let next = Moment {
            board,
            to_move: now.to_move.other(),
            plies: now.plies + 1,
            passes: if mv == PASS { now.passes + 1 } else { 0 },
            fingerprint: (mixed ^ mixed >> 29) >> 1,
            before: Some((mv, self.clone())),
            before_capture: if captures {
                Some(self.clone())
            } else {
                now.before_capture.clone()
            },
            ..*now
        };
        *self = next.settled();
    }

    fn key(&self) -> Go {
        self.clone()
    }

    fn traits(&self) -> Traits {
        let longest = if self.0.is_over() {
            0
        } else {
            self.0.longest() - self.0.plies
        };
        let draws = self.0.komi % 2 == 0;
        Traits {
            chance: false,
            draws,
            impartial: false,
            range: Some(Interval::new(-1.0, 1.0)),
            longest: Some(longest.into()),
        }
    }

    /// Max's lead in points nearer to own stones, less komi; in stones; in free points beside
    /// stones; and in stones that could be captured at once.
    fn counts_in_wholes(&self) -> bool {
        false
    }

    fn features(&self) -> impl Iterator<Item = f64> {
        let board = &self.0.board;
        let nearer = f64::from(board.nearer()) - self.komi();
        [
            nearer,
            board.material().into(),
            board.breath().into(),
            board.atari().into(),
        ]
        .into_iter()
    }

    /// Even on the largest board the sum hardly reaches a win.
    fn weights(&self) -> &'static [f64] {
        &[0.005, 0.003, 0.002, 0.003]
    }

    fn may_pass(&self) -> bool {
        true
    }

    /// Filling an own eye.
    fn is_careless(&self, mv: u8) -> bool {
        mv != PASS && self.0.board.is_eye(self.0.to_move, 1 << mv)
    }
}
