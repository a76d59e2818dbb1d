//! Nim: a move takes any number of stones from one heap. In normal play the player who takes the
//! last stone wins; in misère play that player loses. Max moves first. Heaps are tried from the
//! left, one stone first.

use super::catalogue::{Ending, Entry, NOTHING_LEFT, Named};
use super::depict::{Picture, stone};
use super::{Game, Interval, Player, Status, Traits, Wording};
use crate::lang::words::game;
use crate::lang::{Lang, Say};
use crate::text::{BadPiece, joined, pieces};

/// The most stones in all heaps together, and the most heaps; a game lasts at most as many plies.
pub const MOST_STONES: u32 = 256;

/// A position of Nim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Nim {
    heaps: Vec<u16>,
    misere: bool,
    to_move: Player,
    last: Option<u8>,
}

/// A move: takes `stones` from the heap with index `heap`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Take {
    /// The index of the heap, from 0.
    pub heap: u8,
    /// The number of stones, at least 1.
    pub stones: u16,
}

impl Nim {
    /// Starts a game with Max to move.
    ///
    /// # Errors
    /// When there is no heap, or too many, or more than [`MOST_STONES`] stones.
    pub fn new(heaps: Vec<u16>, misere: bool) -> Result<Nim, BadHeaps> {
        let stones: u32 = heaps.iter().map(|&heap| u32::from(heap)).sum();
        if heaps.is_empty() {
            Err(BadHeaps::None)
        } else if heaps.len() > MOST_STONES as usize || stones > MOST_STONES {
            Err(BadHeaps::TooMany {
                stones,
                heaps: heaps.len(),
            })
        } else {
            Ok(Nim {
                heaps,
                misere,
                to_move: Player::Max,
                last: None,
            })
        }
    }

    /// Reads heap sizes: `1 2 1`, `1,2,1` or `(1, 2, 1)`.
    ///
    /// # Errors
    /// The place where a number was expected, or the limit that is exceeded.
    pub fn parse(text: &str, misere: bool) -> Result<Nim, BadHeaps> {
        let heaps: Result<Vec<u16>, BadPiece> = pieces(text)
            .map(|piece| piece.whole(0..=MOST_STONES as u16))
            .collect();
        Nim::new(heaps.map_err(BadHeaps::Piece)?, misere)
    }

    /// Returns the number of stones in each heap.
    pub fn heaps(&self) -> &[u16] {
        &self.heaps
    }

    /// Whether taking the last stone loses.
    pub fn misere(&self) -> bool {
        self.misere
    }
}

impl Game for Nim {
    type Move = Take;
    type Key = Vec<u16>;

    fn status(&self) -> Status {
        if self.heaps.iter().any(|&heap| heap > 0) {
            return Status::ToMove(self.to_move);
        }
        // No stones are left: the side that is not to move took the last one.
        let winner = if self.misere {
            self.to_move
        } else {
            self.to_move.other()
        };
        Status::Over {
            score: if winner == Player::Max { 1.0 } else { -1.0 },
        }
    }

    fn moves(&self) -> impl Iterator<Item = Take> {
        let heaps = self.heaps.iter().enumerate();
        heaps.flat_map(|(heap, &size)| {
            (1..=size).map(move |stones| Take {
                heap: heap as u8,
                stones,
            })
        })
    }

    fn play(&mut self, mv: Take) {
        self.heaps[usize::from(mv.heap)] -= mv.stones;
        self.to_move = self.to_move.other();
        self.last = Some(mv.heap);
    }

    fn key(&self) -> Vec<u16> {
        self.heaps.clone()
    }

    fn traits(&self) -> Traits {
        let stones = self.heaps.iter().map(|&heap| u32::from(heap)).sum();
        Traits {
            chance: false,
            draws: false,
            impartial: true,
            range: Some(Interval::new(-1.0, 1.0)),
            longest: Some(stones),
        }
    }

    /// One feature: the winner by the exclusive or of the heaps, +1 for Max, −1 for Min. In normal
    /// play it is exact (Bouton, *Nim, a game with a complete mathematical theory*, 1901), in
    /// misère play a guess.
    fn features(&self) -> impl Iterator<Item = f64> {
        let mover_wins = self.heaps.iter().fold(0, |sum, heap| sum ^ heap) != 0;
        let max_wins = (self.to_move == Player::Max) == mover_wins;
        std::iter::once(if max_wins { 1.0 } else { -1.0 })
    }

    fn weights(&self) -> &'static [f64] {
        &[1.0]
    }
}

impl Wording for Nim {
    const ENTRY: Entry = Entry {
        title: game::NIM_TITLE,
        hint: game::NIM_HINT,
        goal: game::NIM_GOAL,
        features: &[game::NIM_WINNER_BY_EXCLUSIVE_OR],
        named: &[
            Named::new(game::NIM_1_2_1, "1 2 1"),
            Named::new(game::NIM_1_1, "1 1"),
            Named::new(game::NIM_2_2, "2 2"),
            Named::new(game::NIM_1_2_3, "1 2 3"),
            Named::new(game::NIM_3_4_5, "3 4 5"),
        ],
    };

    fn how_to_play(&self, lang: Lang) -> String {
        game::NIM_RULES.say(lang).to_owned()
    }

    fn read(text: &str, like: Option<&Nim>) -> Result<Nim, Box<dyn Say>> {
        Ok(Nim::parse(text, like.is_some_and(Nim::misere))?)
    }

    /// The lowest stone to be taken; those above it are taken too.
    fn cells(&self, mv: Take) -> [Option<u16>; 2] {
        let heap = usize::from(mv.heap);
        [stone(&self.heaps, heap, self.heaps[heap] - mv.stones), None]
    }

    /// The position after the move, as the notes write it: `(1,0,1)`.
    fn move_name(&self, mv: Take) -> String {
        self.after(mv).text()
    }

    fn text(&self) -> String {
        format!("({})", joined(&self.heaps))
    }

    fn ending(&self) -> Ending {
        (Vec::new(), NOTHING_LEFT)
    }

    fn picture(&self) -> Picture {
        Picture::Heaps {
            heaps: self.heaps.clone(),
            last: self.last,
        }
    }
}

/// Why heaps are refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadHeaps {
    /// There is no number.
    None,
    /// A piece of text is not a heap.
    Piece(BadPiece),
    /// There are more stones or heaps than [`MOST_STONES`].
    TooMany {
        /// The number of stones.
        stones: u32,
        /// The number of heaps.
        heaps: usize,
    },
}

impl Say for BadHeaps {
    fn say(&self, lang: Lang) -> String {
        match self {
            BadHeaps::None => game::NIM_NO_HEAPS.say(lang).to_owned(),
            BadHeaps::Piece(bad) => bad.say(lang),
            BadHeaps::TooMany { stones, heaps } => game::NimTooMany {
                most: MOST_STONES,
                stones,
                count: *heaps as u64,
            }
            .say(lang),
        }
    }
}
