//! A node while a search is at it: what the rules of the book, and misconceptions of them, can see there. All values are Max's unless
//! they are called raw.

use super::convention::Convention;
use crate::game::Player;
use crate::search::{CutRule, Window};

/// A node at a moment of a run.
#[derive(Clone, Debug)]
pub struct Node {
    /// The player to move; `None` at a chance node.
    pub mover: Option<Player>,
    /// The window with which the node was entered.
    pub entry: Window,
    /// The same, narrowed by what came back since.
    pub window: Window,
    /// The window before the last value came back.
    pub before: Window,
    /// The window of the whole search.
    pub whole: Window,
    /// The last window that any node had before this moment: what a window kept outside the calls would be.
    pub shared: Window,
    /// The best value that any node of this player returned or had so far.
    pub best_anywhere: Option<f64>,
    /// The values that came back, one for each move that was tried.
    pub values: Vec<f64>,
    /// The same as the program has them.
    pub raws: Vec<f64>,
    /// The moves that were tried.
    pub tried: Vec<u16>,
    /// The probabilities of the outcomes that were tried.
    pub probabilities: Vec<f64>,
    /// The number of moves.
    pub choices: u16,
    /// Whether some value that came back is no number.
    pub is_unsure: bool,
    /// Whether moves were left out in the end.
    pub is_left: bool,
    /// Whether it is a start above calls, where a loop of the program's own tries the moves.
    pub is_above: bool,
    /// The convention of the run.
    pub convention: Convention,
}

impl Node {
    /// Returns the best value that came back, or the mean at a chance node.
    pub fn best(&self) -> Option<f64> {
        match self.mover {
            Some(player) => self.best_for(player),
            None if self.values.is_empty() => None,
            None => Some(
                self.values
                    .iter()
                    .zip(&self.probabilities)
                    .map(|(value, probability)| value * probability)
                    .sum(),
            ),
        }
    }

    /// Returns the value that came back which a player likes best.
    pub fn best_for(&self, player: Player) -> Option<f64> {
        let values = self.values.iter().copied();
        values.reduce(|best, value| {
            if player.prefers(value, best) {
                value
            } else {
                best
            }
        })
    }

    /// Returns the last value that came back.
    pub fn last(&self) -> Option<f64> {
        self.values.last().copied()
    }

    /// Returns the factor between values of Max and those of the program here.
    pub fn sign(&self) -> f64 {
        self.convention.sign(self.mover.unwrap_or(Player::Max))
    }

    /// Returns the end of the player to move before the last value came back.
    pub fn before_own(&self) -> f64 {
        match self.mover {
            Some(Player::Min) => self.before.beta,
            _ => self.before.alpha,
        }
    }

    /// Returns a window of which the end of the player to move is replaced.
    pub fn with_own(&self, window: Window, end: f64) -> Window {
        match self.mover {
            Some(Player::Min) => Window {
                beta: end,
                ..window
            },
            _ => Window {
                alpha: end,
                ..window
            },
        }
    }

    /// Returns a window of which the end of the other player is replaced.
    pub fn with_other(&self, window: Window, end: f64) -> Window {
        match self.mover {
            Some(Player::Min) => Window {
                alpha: end,
                ..window
            },
            _ => Window {
                beta: end,
                ..window
            },
        }
    }

    /// Returns the rule by which a window is closed.
    pub fn cut(&self) -> CutRule {
        self.convention.cut.unwrap_or_default()
    }
}
