//! Go on small boards by the rules of Tromp and Taylor, but without suicide: area scoring, komi, positional superko. Black is Max
//! and moves first; points are tried in rows from the top left, the pass last. Two passes in a row end the game, and so does
//! its 3 · n²-th ply. Any board that has stood may forbid a move, so a position is the game up to it: the same stones put in
//! another order are another position, and a search meets none twice.

mod board;
mod notation;
mod wording;

use super::{Game, Player, Status, Traits};
use board::{Board, Points};
use std::hash::{Hash, Hasher};
use std::iter::successors;
use std::rc::Rc;

/// The widest board.
pub const MOST_SIZE: u8 = 9;
/// The move that puts no stone.
const PASS: u8 = 127;

/// A position of Go. It holds on to all before it, so that a clone is but one more hold.
#[derive(Clone, Debug)]
pub struct Go(Rc<Moment>);

/// What there is at one moment of a game.
#[derive(Debug)]
struct Moment {
    board: Board,
    size: u8,
    /// Half the points White is given.
    komi: i16,
    to_move: Player,
    plies: u8,
    /// How many passes in a row were just made.
    passes: u8,
    /// The legal moves, a point or [`PASS`] each.
    moves: Points,
    /// A hash of the moves so far.
    fingerprint: u64,
    /// The last move, and where it was made.
    before: Option<(u8, Go)>,
    /// The position in which the latest capture was made.
    before_capture: Option<Go>,
}

impl Moment {
    /// This moment with its moves.
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

    /// After how many plies a game ends.
    fn longest(&self) -> u8 {
        3 * self.size * self.size
    }

    /// Where a stone may be put: nowhere that would bring a board back.
    fn plays(&self) -> Points {
        let own = self.board.stones[self.to_move as usize];
        let mut plays = self.board.plays(self.to_move);
        // Between two captures stones only come. So no board that has stood since the latest one can come again, nor any of a time
        // at whose end a stone of today was missing.
        let ends = successors(self.before_capture.as_ref(), |Go(moment)| {
            moment.before_capture.as_ref()
        });
        for Go(end) in ends.filter(|Go(end)| own & !end.board.stones[self.to_move as usize] == 0) {
            for Moment { board, .. } in end.since_capture() {
                let point = board.stones[self.to_move as usize] & !own;
                if point.is_power_of_two() && self.board.placed(self.to_move, point) == *board {
                    plays &= !point;
                }
            }
        }
        plays
    }

    /// This moment and those before it, back to the latest capture.
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
    /// An empty board of 1 to [`MOST_SIZE`] points a side. Without a komi it is half a point, on wider boards just less than
    /// moving first is thought to be worth: 9 points on 7×7, 7 on 9×9.
    ///
    /// # Errors
    /// Says, in both languages, which komi could be given.
    pub fn new(size: u8, komi: Option<f64>) -> Result<Go, [String; 2]> {
        let most = i16::from(size) * i16::from(size);
        let usual = match size {
            0..=6 => 0.5,
            7 => 8.5,
            _ => 6.5,
        };
        let doubled = 2.0 * komi.unwrap_or(usual);
        if doubled.fract() != 0.0 || doubled.abs() > f64::from(2 * most) {
            let english = format!("a multiple of 0.5 from -{most} to {most}");
            return Err([english, format!(" -{most} 到 {most} 之间 0.5 的倍数")]);
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

    /// Points on a side of the board.
    pub fn size(&self) -> u8 {
        self.0.size
    }

    /// The points White is given.
    pub fn komi(&self) -> f64 {
        f64::from(self.0.komi) / 2.0
    }

    /// By how many points Black is ahead when stones and surrounded points are counted as they stand, komi included.
    pub fn lead(&self) -> f64 {
        f64::from(self.0.board.area()) - self.komi()
    }
}

/// The same moves from the same beginning.
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
    /// A point of the board, or [`PASS`].
    type Move = u8;
    /// The position itself: it is but a hold.
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
        let enemy = now.to_move.other() as usize;
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
            range: Some((-1.0, 1.0)),
            longest: Some(longest.into()),
        }
    }

    /// By how much Max is ahead in points nearer to his stones than to Min's, less komi; in stones; in free points beside his
    /// stones; and in the opponent's stones that could be captured at once.
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

    /// Even on the widest board all together hardly reach a win.
    fn weights(&self) -> &'static [f64] {
        &[0.005, 0.003, 0.002, 0.003]
    }

    fn may_pass(&self) -> bool {
        true
    }

    /// Filling an eye of one's own.
    fn is_careless(&self, mv: u8) -> bool {
        mv != PASS && self.0.board.is_eye(self.0.to_move, 1 << mv)
    }
}
