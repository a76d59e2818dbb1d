//! A subtraction game: one heap, and each move takes an allowed number of stones from it. Who cannot move loses.
//! Max moves first. Smaller numbers are tried first.

use super::catalogue::{Ending, Entry, NOTHING_LEFT, Named};
use super::depict::{Picture, stone};
use super::{Game, Player, Status, Traits, Wording};
use crate::lang::Say;
use crate::text::{BadPiece, joined, pieces};
use std::rc::Rc;

/// The most stones, and the most that one move may take.
pub const MOST_STONES: u16 = 256;
/// The most numbers that may be allowed.
const MOST_TAKES: usize = 16;
/// What may be taken where nobody says it.
pub const TAKES: [u16; 3] = [1, 2, 3];

/// A position of a subtraction game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subtraction {
    stones: u16,
    /// Rising, each once, at least one.
    takes: Rc<[u16]>,
    to_move: Player,
}

/// Why a number that may be taken is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadTake {
    /// Which of them, from 0; 0 too when there is none.
    pub index: usize,
    /// What was expected there.
    pub english: &'static str,
    /// The same in Chinese.
    pub chinese: &'static str,
}

impl Subtraction {
    /// A game to begin, Max to move, with at most [`MOST_STONES`] stones and numbers from 1 to as many.
    ///
    /// # Errors
    /// When no number may be taken, or one stands twice, or there are too many.
    pub fn new(stones: u16, takes: &[u16]) -> Result<Subtraction, BadTake> {
        if takes.is_empty() {
            return Err(BadTake {
                index: 0,
                english: "at least one number",
                chinese: "至少一个数",
            });
        }
        let mut rising = Vec::new();
        for (index, take) in takes.iter().enumerate() {
            if index == MOST_TAKES {
                return Err(BadTake {
                    index,
                    english: "at most 16 numbers to take",
                    chinese: "至多 16 种取法",
                });
            }
            if takes[..index].contains(take) {
                return Err(BadTake {
                    index,
                    english: "a number not given already",
                    chinese: "前面没有写过的数",
                });
            }
            rising.push(*take);
        }
        rising.sort_unstable();
        Ok(Subtraction {
            stones,
            takes: rising.into(),
            to_move: Player::Max,
        })
    }

    /// A game to begin in which [`TAKES`] may be taken.
    pub fn standard(stones: u16) -> Subtraction {
        Subtraction {
            stones,
            takes: TAKES.into(),
            to_move: Player::Max,
        }
    }

    /// Reads the stones and what may be taken: `15; 1,2,3`. Without the latter it is [`TAKES`].
    ///
    /// # Errors
    /// Says what stands where a number was expected, or which number may not be taken and why.
    pub fn parse(text: &str) -> Result<Subtraction, BadPiece> {
        let mut pieces = pieces(text);
        let stones = pieces.next().unwrap_or_default().whole(0..=MOST_STONES)?;
        let pieces: Vec<_> = pieces.collect();
        let takes = pieces
            .iter()
            .map(|piece| piece.whole(1..=MOST_STONES))
            .collect::<Result<Vec<u16>, BadPiece>>()?;
        if takes.is_empty() {
            return Ok(Subtraction::standard(stones));
        }
        Subtraction::new(stones, &takes)
            .map_err(|bad| pieces[bad.index].refuse(bad.english, bad.chinese))
    }

    /// How many stones there are.
    pub fn stones(&self) -> u16 {
        self.stones
    }

    /// How many a move may take, rising.
    pub fn takes(&self) -> &[u16] {
        &self.takes
    }
}

impl Game for Subtraction {
    /// How many stones are taken.
    type Move = u16;
    /// The stones alone: what may be taken is the same throughout a game.
    type Key = u16;

    fn status(&self) -> Status {
        if self.takes[0] <= self.stones {
            return Status::ToMove(self.to_move);
        }
        Status::Over {
            score: if self.to_move == Player::Max {
                -1.0
            } else {
                1.0
            },
        }
    }

    fn moves(&self) -> impl Iterator<Item = u16> {
        self.takes
            .iter()
            .copied()
            .take_while(|take| *take <= self.stones)
    }

    fn play(&mut self, take: u16) {
        self.stones -= take;
        self.to_move = self.to_move.other();
    }

    fn key(&self) -> u16 {
        self.stones
    }

    fn traits(&self) -> Traits {
        let longest = u32::from(self.stones / self.takes[0]);
        Traits {
            chance: false,
            draws: false,
            impartial: true,
            range: Some((-1.0, 1.0)),
            longest: Some(longest),
        }
    }

    /// One feature: whom the rule of remainders names as winner, +1 for Max, −1 for Min; 0 where the rule says nothing.
    /// When 1 to k may be taken, the side to move loses just at the multiples of k + 1 (Ferguson, *Game Theory*, part I, 2014),
    /// and when the numbers are d, 2d, … kd, at the piles whose ⌊stones / d⌋ is such a multiple.
    fn features(&self) -> impl Iterator<Item = f64> {
        let least = self.takes[0];
        let applies = (1..)
            .zip(self.takes.iter())
            .all(|(factor, take)| *take == factor * least);
        let mover_wins = !(self.stones / least).is_multiple_of(self.takes.len() as u16 + 1);
        let max_wins = (self.to_move == Player::Max) == mover_wins;
        std::iter::once(match (applies, max_wins) {
            (false, _) => 0.0,
            (true, false) => -1.0,
            (true, true) => 1.0,
        })
    }

    fn weights(&self) -> &'static [f64] {
        &[1.0]
    }
}

impl Wording for Subtraction {
    const ENTRY: Entry = Entry {
        title: ["Subtraction game", "取石子（减法游戏）"],
        hint: [
            "stones; what may be taken: 15; 1,2,3",
            "石子数；每次可取几颗：15; 1,2,3",
        ],
        rules: [
            "There is one heap of stones. A move takes one of the allowed numbers.\nWho cannot move loses.",
            "只有一堆石子。每步取走允许的某个颗数。\n轮到谁却无法取，谁就输。",
        ],
        features: &[["winner by remainders", "余数判定的胜方"]],
        named: &[
            Named::new("(15; 1,2,3)", "(15; 1,2,3)", "15; 1,2,3"),
            Named::new("(21; 1,2,3)", "(21; 1,2,3)", "21; 1,2,3"),
            Named::new("(10; 1,3,4)", "(10; 1,3,4)", "10; 1,3,4"),
            Named::new("(7; 1,2)", "(7; 1,2)", "7; 1,2"),
        ],
    };

    fn read(text: &str, _like: Option<&Subtraction>) -> Result<Subtraction, Box<dyn Say>> {
        Ok(Subtraction::parse(text)?)
    }

    /// The lowest stone that is taken; all above it go with it.
    fn cells(&self, take: u16) -> [Option<u16>; 2] {
        [stone(&[self.stones], 0, self.stones - take), None]
    }

    /// What is left: `(12)`, as a position is called in a sentence.
    fn move_name(&self, take: u16) -> String {
        format!("({})", self.stones - take)
    }

    fn text(&self) -> String {
        format!("{}; {}", self.stones, joined(&self.takes))
    }

    fn ending(&self) -> Ending {
        (Vec::new(), NOTHING_LEFT)
    }

    fn picture(&self) -> Picture {
        Picture::Heaps {
            heaps: vec![self.stones],
            last: None,
        }
    }
}
