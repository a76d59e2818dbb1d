//! The game as a search sees it: positions, moves, turns, and the score at the end. A game knows
//! its rules, its text form and its words; it knows nothing of any search.

pub mod any;
mod by_player;
pub mod catalogue;
pub mod chess;
pub mod connect_four;
pub mod depict;
pub mod go;
pub mod in_a_row;
mod interval;
pub mod mnk;
pub mod nim;
pub mod pig;
mod sided;
pub mod snake_go;
pub mod st_petersburg;
pub mod subtraction;
pub mod tic_tac_toe;
pub mod tree;

pub use by_player::ByPlayer;
pub use interval::Interval;
pub use sided::Sided;

use crate::lang::{Lang, Say, Text};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::hash::Hash;

/// A player. Max wants a high score, Min a low one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Player {
    /// Maximises the score.
    Max,
    /// Minimises the score.
    Min,
}

impl Player {
    /// Returns the opponent.
    pub fn other(self) -> Player {
        match self {
            Player::Max => Player::Min,
            Player::Min => Player::Max,
        }
    }

    /// Whether this player prefers `score` to `other`; of equal scores none is preferred.
    pub fn prefers(self, score: f64, other: f64) -> bool {
        match self {
            Player::Max => score > other,
            Player::Min => score < other,
        }
    }

    /// Returns the value that every score improves on: −∞ for Max, +∞ for Min.
    pub fn worst(self) -> f64 {
        match self {
            Player::Max => f64::NEG_INFINITY,
            Player::Min => f64::INFINITY,
        }
    }
}

/// The status of a position. Scores are always from Max's point of view.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Status {
    /// A player chooses among the moves.
    ToMove(Player),
    /// Chance draws one of the moves by their probabilities.
    Chance,
    /// The game has ended.
    Over {
        /// Max's payoff.
        score: f64,
    },
}

/// Properties of all positions that can be reached.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Traits {
    /// Whether some position is a chance node.
    pub chance: bool,
    /// Whether a game can end without a winner.
    pub draws: bool,
    /// Whether both players always have the same moves, and the score depends only on which of them
    /// cannot move.
    pub impartial: bool,
    /// The lowest and highest score at the end of a game; `None` for explicit trees, whose scores
    /// are not mapped to a range.
    pub range: Option<Interval>,
    /// The most plies that a game can still last, if they are bounded.
    pub longest: Option<u32>,
}

/// A position of a two-player game, perhaps with chance.
///
/// Cloning must be cheap: a search clones once per node. A game takes about thirty lines:
///
/// ```
/// use plyscope_engine::game::{Game, Interval, Player, Status, Traits};
/// use plyscope_engine::search::{Algorithm, Minimax, Recorder, run};
///
/// /// Players take one or two stones in turn; the player who takes the last stone wins.
/// #[derive(Clone)]
/// struct Stones(u8, Player);
///
/// impl Game for Stones {
///     type Move = u8;
///     type Key = u8;
///
///     fn status(&self) -> Status {
///         match self {
///             Stones(0, Player::Max) => Status::Over { score: -1.0 },
///             Stones(0, Player::Min) => Status::Over { score: 1.0 },
///             Stones(_, mover) => Status::ToMove(*mover),
///         }
///     }
///     fn moves(&self) -> impl Iterator<Item = u8> {
///         1..=self.0.min(2)
///     }
///     fn play(&mut self, taken: u8) {
///         *self = Stones(self.0 - taken, self.1.other());
///     }
///     fn key(&self) -> u8 {
///         self.0
///     }
///     fn traits(&self) -> Traits {
///         let (range, longest) = (Some(Interval::new(-1.0, 1.0)), Some(self.0.into()));
///         Traits { chance: false, draws: false, impartial: true, range, longest }
///     }
///     fn features(&self) -> impl Iterator<Item = f64> {
///         std::iter::empty()
///     }
///     fn weights(&self) -> &'static [f64] {
///         &[]
///     }
/// }
///
/// // With four stones Max wins by taking one, which is the first move.
/// let mut recorder = Recorder::new(usize::MAX, u64::MAX);
/// let minimax = Algorithm::Minimax(Minimax::default());
/// let answer = run(&Stones(4, Player::Max), &minimax, 0, &mut recorder).continue_value();
/// assert_eq!(answer.map(|answer| (answer.value, answer.best)), Some((1.0, Some(0))));
/// ```
pub trait Game: Clone {
    /// A move or a chance outcome.
    type Move: Copy + PartialEq + fmt::Debug;
    /// The position without the player to move: all that the rest of the game depends on.
    type Key: Eq + Hash + Clone + fmt::Debug;

    /// Returns the player to move, chance, or the result.
    fn status(&self) -> Status;

    /// Iterates over the legal moves or chance outcomes in a fixed order; empty exactly if the game
    /// is over.
    ///
    /// There are at most 65,535: a choice is an index into them.
    fn moves(&self) -> impl Iterator<Item = Self::Move>;

    /// Counts the moves.
    fn choices(&self) -> u16 {
        self.moves().count() as u16
    }

    /// Returns the move with an index.
    fn choice(&self, choice: u16) -> Option<Self::Move> {
        self.moves().nth(usize::from(choice))
    }

    /// Makes one of the moves of [`Game::moves`].
    fn play(&mut self, mv: Self::Move);

    /// Returns the position after a move, and leaves this one unchanged.
    fn after(&self, mv: Self::Move) -> Self {
        let mut next = self.clone();
        next.play(mv);
        next
    }

    /// Returns the probability of an outcome at a chance node; 1 elsewhere.
    fn probability(&self, _outcome: Self::Move) -> f64 {
        1.0
    }

    /// Returns the prior probability of a player's move that the author of an explicit tree wrote; `None` where none is written.
    fn prior(&self, _mv: Self::Move) -> Option<f64> {
        None
    }

    /// Returns the identity of the position for tables and tests.
    fn key(&self) -> Self::Key;

    /// Returns the properties of all positions that can be reached from here.
    fn traits(&self) -> Traits;

    /// Returns the features f₁ … fₙ of a weighted evaluation, from Max's side.
    fn features(&self) -> impl Iterator<Item = f64>;

    /// Returns the game's own weights w₁ … wₙ of its features.
    fn weights(&self) -> &'static [f64];

    /// Returns the value that the author of an explicit tree would order moves by; `None` for other
    /// games.
    fn prospect(&self) -> Option<f64> {
        None
    }

    /// Whether all scores and features of positions that can be reached are whole numbers.
    fn counts_in_wholes(&self) -> bool {
        true
    }

    /// Whether the game is an explicit tree, whose positions are written down one by one.
    fn is_explicit(&self) -> bool {
        false
    }

    /// Whether a move harms the mover, so that careful playouts avoid it: the death of an own
    /// snake, filling an own eye.
    fn is_careless(&self, _mv: Self::Move) -> bool {
        false
    }

    /// Whether the last of the moves is a pass. Playouts pass only when no sensible move is left.
    fn may_pass(&self) -> bool {
        false
    }

    /// Returns the written score of the `index`-th playout from here; only explicit trees have any.
    fn scripted_playout(&self, _index: u32) -> Option<f64> {
        None
    }
}

/// The words of a game: its name, and how positions and moves are written, typed and drawn.
pub trait Wording: Game + Sized {
    /// The game's entry in the catalogue.
    const ENTRY: catalogue::Entry;

    /// Returns the rules as far as they can matter from here, complete enough to play; paragraphs end with a line break.
    fn how_to_play(&self, lang: Lang) -> String;

    /// Reads a typed position. Settings that the text cannot express are those of `like`.
    ///
    /// # Errors
    /// The mistake and its place.
    fn read(text: &str, like: Option<&Self>) -> Result<Self, Box<dyn Say>>;

    /// Returns how a sentence calls a move whose name is a number: `column 3` instead of `3`.
    fn numbered(name: String, _lang: Lang) -> String {
        name
    }

    /// Returns the name of a move or outcome, short enough for an edge: `c2`, `2−1`.
    fn move_name(&self, mv: Self::Move) -> String;

    /// Returns the cells to point at to make this move: one cell of the picture, counted row by row
    /// from the top left, then perhaps another.
    ///
    /// A move without cells is made by a button with its name. As soon as the pressed cells begin one move only, it is made.
    fn cells(&self, _mv: Self::Move) -> [Option<u16>; 2] {
        [None; 2]
    }

    /// Returns the position's own name, if it has one (a named tree node).
    fn name(&self) -> Option<&str> {
        None
    }

    /// Returns the position as it is typed.
    fn text(&self) -> String;

    /// Returns what the value of the position shows, once it is known exactly.
    fn remark(&self, _lang: Lang) -> Option<String> {
        None
    }

    /// Describes how the game ended.
    fn ending(&self) -> catalogue::Ending {
        let score = if let Status::Over { score } = self.status() {
            Some(score)
        } else {
            None
        };
        (score.into_iter().collect(), Text::EMPTY)
    }

    /// Returns the picture of the position.
    fn picture(&self) -> depict::Picture;
}
