//! What a game is to a search: positions, moves, whose turn, and the score at the end.
//! A game knows its rules, its text form and its words; it knows nothing of any search.

pub mod any;
mod by_player;
pub mod catalogue;
pub mod chess;
pub mod connect_four;
pub mod depict;
pub mod go;
pub mod in_a_row;
pub mod mnk;
pub mod nim;
pub mod pig;
pub mod snake_go;
pub mod st_petersburg;
pub mod subtraction;
pub mod tic_tac_toe;
pub mod tree;

pub use by_player::ByPlayer;

use crate::lang::Say;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::hash::Hash;

/// Who moves. Max wants the score high, Min wants it low.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Player {
    /// Maximises the score.
    Max,
    /// Minimises the score.
    Min,
}

impl Player {
    /// The opponent.
    pub fn other(self) -> Player {
        match self {
            Player::Max => Player::Min,
            Player::Min => Player::Max,
        }
    }

    /// Whether this player would rather have `score` than `other`; a tie is no improvement.
    pub fn prefers(self, score: f64, other: f64) -> bool {
        match self {
            Player::Max => score > other,
            Player::Min => score < other,
        }
    }

    /// The value every score improves on: −∞ for Max, +∞ for Min.
    pub fn worst(self) -> f64 {
        match self {
            Player::Max => f64::NEG_INFINITY,
            Player::Min => f64::INFINITY,
        }
    }
}

/// Where a position stands. Scores are always from Max's point of view.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Status {
    /// A player chooses among the moves.
    ToMove(Player),
    /// The moves are outcomes, drawn by their probabilities.
    Chance,
    /// The game has ended.
    Over {
        /// Max's payoff.
        score: f64,
    },
}

/// What a game promises about all its positions.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Traits {
    /// Some position is a chance node.
    pub chance: bool,
    /// A game can end without a winner.
    pub draws: bool,
    /// Both players have the same moves everywhere, and the score depends on who is stuck alone.
    pub impartial: bool,
    /// The lowest and the highest score the game can end with; none for explicit trees, whose numbers stand as they are.
    pub range: Option<(f64, f64)>,
    /// The most plies any game from the position asked can still last, where that is bounded.
    pub longest: Option<u32>,
}

/// A position of a two-player game, perhaps with chance. Cloning must be cheap: a search clones per node.
pub trait Game: Clone {
    /// A move or a chance outcome.
    type Move: Copy + PartialEq + fmt::Debug;
    /// Everything the future depends on, except whose turn it is.
    type Key: Eq + Hash + Clone + fmt::Debug;

    /// Whose turn it is, or how the game ended.
    fn status(&self) -> Status;

    /// Legal moves or chance outcomes in a fixed order; empty exactly when the game is over.
    /// At most 65,535: a choice is an index into them.
    fn moves(&self) -> impl Iterator<Item = Self::Move>;

    /// How many there are.
    fn choices(&self) -> u16 {
        self.moves().count() as u16
    }

    /// The one that a choice names.
    fn choice(&self, choice: u16) -> Option<Self::Move> {
        self.moves().nth(usize::from(choice))
    }

    /// Makes a move that [`Game::moves`] has named.
    fn play(&mut self, mv: Self::Move);

    /// The position after a move, this one unchanged.
    fn after(&self, mv: Self::Move) -> Self {
        let mut next = self.clone();
        next.play(mv);
        next
    }

    /// The probability of an outcome of a chance node; 1 elsewhere.
    fn probability(&self, _outcome: Self::Move) -> f64 {
        1.0
    }

    /// The position's identity for tables and tests.
    fn key(&self) -> Self::Key;

    /// What holds for every position reachable from here.
    fn traits(&self) -> Traits;

    /// The features f₁ … fₙ a weighted evaluation adds up, seen from Max's side.
    fn features(&self) -> impl Iterator<Item = f64>;

    /// The weights w₁ … wₙ the game itself proposes for its features.
    fn weights(&self) -> &'static [f64];

    /// What the position's author knows of its value without any search; only explicit trees have it.
    fn prospect(&self) -> Option<f64> {
        None
    }

    /// Whether the positions were written down one by one.
    fn is_explicit(&self) -> bool {
        false
    }

    /// Whether a move harms the mover himself, so that careful playouts leave it out: his own snake's death, his own eye.
    fn is_careless(&self, _mv: Self::Move) -> bool {
        false
    }

    /// Whether the last of the moves is a pass, which playouts make only when no sensible move is left.
    fn may_pass(&self) -> bool {
        false
    }

    /// The score that the notes' own slide gives for the `index`-th playout from here; only explicit trees have any.
    fn scripted_playout(&self, _index: u32) -> Option<f64> {
        None
    }
}

/// The words of a game: what it is called, and how positions and moves are written, typed and drawn.
pub trait Wording: Game + Sized {
    /// What the game tells of itself.
    const ENTRY: catalogue::Entry;

    /// Reads a position as a person types it. What the text cannot say is as in `like`.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    fn read(text: &str, like: Option<&Self>) -> Result<Self, Box<dyn Say>>;

    /// What a sentence sets before and behind the name of a move where that is a bare number, in English and in Chinese.
    const NUMBERED: [[&'static str; 2]; 2] = [[""; 2]; 2];

    /// The name of a move or outcome of this position, short enough for an edge: `c2`, `2−1`.
    fn move_name(&self, mv: Self::Move) -> String;

    /// Where a person points to make this move: a cell of the picture, counted row by row from the top left, then perhaps another.
    /// Moves without any are made by a button with their name.
    fn cells(&self, _mv: Self::Move) -> [Option<u16>; 2] {
        [None; 2]
    }

    /// The name of this position when it has one of its own (a named tree node).
    fn name(&self) -> Option<&str> {
        None
    }

    /// The position as a person types it.
    fn text(&self) -> String;

    /// How the game has ended.
    fn ending(&self) -> catalogue::Ending {
        let score = if let Status::Over { score } = self.status() {
            Some(score)
        } else {
            None
        };
        (score.into_iter().collect(), [""; 2])
    }

    /// How the position looks.
    fn picture(&self) -> depict::Picture;
}
