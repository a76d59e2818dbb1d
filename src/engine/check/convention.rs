//! The conventions by which a right search may differ from another right one. They are found in a run, not presumed.

use crate::game::{Player, Sided};
use crate::search::{CutRule, Window};
use crate::trace::Perspective;

/// Whose values a program compares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Values of one player, whom the other one minimises.
    Minimax,
    /// Values of the player to move, negated on the way up.
    Negamax,
}

/// What a search with a window returns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Returns {
    /// The best value found, whatever the window.
    Soft,
    /// The own end of the window, at least.
    Hard,
    /// A value within the window.
    Clipped,
    /// The best value found, but no better than the other end of the window.
    Capped,
}

/// One way to write a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Convention {
    /// Whose values are compared.
    pub style: Style,
    /// The player whose gain is positive, in minimax.
    pub gain: Player,
    /// The place of the value in what is returned; `None` if it stands alone.
    pub place: Option<usize>,
    /// When a window is closed; `None` for a search without windows.
    pub cut: Option<CutRule>,
    /// What is returned.
    pub returns: Returns,
}

impl Convention {
    /// Returns the side from which a program writes its values.
    pub fn perspective(&self) -> Perspective {
        match self.style {
            Style::Minimax => Perspective::Max,
            Style::Negamax => Perspective::Mover,
        }
    }

    /// Returns the factor that makes a number of the program, at a node of this player, one of Max.
    pub fn sign(&self, mover: Player) -> f64 {
        let positive = match self.style {
            Style::Minimax => self.gain,
            Style::Negamax => mover,
        };
        if positive == Player::Max { 1.0 } else { -1.0 }
    }

    /// Turns a window between the program's terms and Max's.
    pub fn turned(&self, window: Window, mover: Player) -> Window {
        match self.sign(mover) > 0.0 {
            true => window,
            false => window.turned(),
        }
    }

    /// Returns what a search by this convention gives back, of the best value found in a window. All are Max's.
    pub fn returned(&self, best: f64, window: Window, mover: Player) -> f64 {
        let Window { alpha, beta } = window;
        match (self.returns, mover) {
            (Returns::Soft, _) => best,
            (Returns::Hard, Player::Max) => best.max(alpha),
            (Returns::Hard, Player::Min) => best.min(beta),
            (Returns::Capped, Player::Max) => best.min(beta),
            (Returns::Capped, Player::Min) => best.max(alpha),
            (Returns::Clipped, Player::Max) => best.min(beta).max(alpha),
            (Returns::Clipped, Player::Min) => best.max(alpha).min(beta),
        }
    }
}
