//! Subtraction games: each move takes an allowed number of stones from one heap. The player who
//! cannot move loses. Max moves first. Smaller numbers are tried first.

use super::catalogue::{Ending, Entry, NOTHING_LEFT, Named};
use super::depict::{Picture, stone};
use super::{Game, Interval, Player, Status, Traits, Wording};
use crate::lang::words::game;
use crate::lang::{Lang, Say, Text};
use crate::text::{BadPiece, joined, pieces};
use std::rc::Rc;

/// The most stones, and the largest number that may be taken.
pub const MOST_STONES: u16 = 256;
/// The most numbers that may be allowed.
const MOST_TAKES: usize = 16;
/// The default numbers that may be taken.
pub const TAKES: [u16; 3] = [1, 2, 3];

/// A position of a subtraction game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subtraction {
    stones: u16,
    /// The allowed numbers in increasing order, without duplicates, at least one.
    takes: Rc<[u16]>,
    to_move: Player,
}

/// Why an allowed number is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadTake {
    /// The index of the number, from 0; 0 too if there is none.
    pub index: usize,
    /// What was expected there.
    pub wanted: Text,
}

impl Subtraction {
    /// Starts a game with Max to move, at most [`MOST_STONES`] stones and numbers from 1 to the
    /// same limit.
    ///
    /// # Errors
    /// When there is no number, or one occurs twice, or there are too many.
    pub fn new(stones: u16, takes: &[u16]) -> Result<Subtraction, BadTake> {
        if takes.is_empty() {
            return Err(BadTake {
                index: 0,
                wanted: game::SUBTRACTION_ONE_NUMBER,
            });
        }
        let mut rising = Vec::new();
        for (index, take) in takes.iter().enumerate() {
            if index == MOST_TAKES {
                return Err(BadTake {
                    index,
                    wanted: game::SUBTRACTION_MOST_NUMBERS,
                });
            }
            if takes[..index].contains(take) {
                return Err(BadTake {
                    index,
                    wanted: game::SUBTRACTION_ANOTHER_NUMBER,
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

    /// Starts a game with the numbers of [`TAKES`].
    pub fn standard(stones: u16) -> Subtraction {
        Subtraction {
            stones,
            takes: TAKES.into(),
            to_move: Player::Max,
        }
    }

    /// Reads the stones and the allowed numbers: `15; 1,2,3`. The default numbers are [`TAKES`].
    ///
    /// # Errors
    /// The place where a number was expected, or the number that is not allowed, with the reason.
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
        Subtraction::new(stones, &takes).map_err(|bad| pieces[bad.index].refuse(bad.wanted))
    }

    /// Returns the number of stones.
    pub fn stones(&self) -> u16 {
        self.stones
    }

    /// Returns the allowed numbers, in increasing order.
    pub fn takes(&self) -> &[u16] {
        &self.takes
    }
}

impl Game for Subtraction {
    /// The number of stones taken.
    type Move = u16;
    /// The number of stones: the allowed numbers are the same throughout a game.
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
            range: Some(Interval::new(-1.0, 1.0)),
            longest: Some(longest),
        }
    }

    /// One feature: the winner by the rule of remainders, +1 for Max, −1 for Min; 0 without a rule.
    ///
    /// With the numbers 1 to k the side to move loses exactly at the multiples of k + 1 (Ferguson,
    /// *Game Theory*, part I, 2014); with d, 2d, … kd it loses when ⌊stones / d⌋ is such a multiple.
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
        title: game::SUBTRACTION_TITLE,
        hint: game::SUBTRACTION_HINT,
        goal: game::SUBTRACTION_GOAL,
        features: &[game::SUBTRACTION_WINNER_BY_REMAINDERS],
        named: &[
            Named::new(game::SUBTRACTION_15_1_2_3, "15; 1,2,3"),
            Named::new(game::SUBTRACTION_21_1_2_3, "21; 1,2,3"),
            Named::new(game::SUBTRACTION_10_1_3_4, "10; 1,3,4"),
            Named::new(game::SUBTRACTION_7_1_2, "7; 1,2"),
        ],
    };

    fn how_to_play(&self, lang: Lang) -> String {
        game::SUBTRACTION_RULES.say(lang).to_owned()
    }

    fn read(text: &str, _like: Option<&Subtraction>) -> Result<Subtraction, Box<dyn Say>> {
        Ok(Subtraction::parse(text)?)
    }

    /// The lowest stone to be taken; those above it are taken too.
    fn cells(&self, take: u16) -> [Option<u16>; 2] {
        [stone(&[self.stones], 0, self.stones - take), None]
    }

    /// The remaining heap, `(12)`, as a position is called in a sentence.
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
