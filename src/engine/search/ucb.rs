//! The numbers of Monte-Carlo tree search that the page shows too: rewards and upper confidence bounds. It knows no tree.

use super::{Formula, Mcts, Reward};
use crate::game::Player;

/// The reward of `score` for `player`. A game's declared range is mapped to the scale; numbers without a range stand as they are.
pub fn reward(scale: Reward, range: Option<(f64, f64)>, player: Player, score: f64) -> f64 {
    let unit = range.map_or(score, |(low, high)| (score - low) / (high - low));
    let own = match (scale, range) {
        (Reward::Signed, Some(_)) => 2.0 * unit - 1.0,
        _ => unit,
    };
    match (player, scale) {
        (Player::Max, _) => own,
        (Player::Min, Reward::Unit) => 1.0 - own,
        (Player::Min, Reward::Signed) => -own,
    }
}

/// The two terms of the upper confidence bound (Auer, Cesa-Bianchi and Fischer, 2002).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ucb {
    /// w/n: how good the child has been.
    pub exploit: f64,
    /// c·√(ln N / n) or c·√(2 ln N / n): how little is known of it.
    pub explore: f64,
}

impl Ucb {
    /// The bound of a child with reward `w` in `n` ≥ 1 visits; `confidence` is [`Ucb::confidence`] of the choice it is part of.
    pub fn new(w: f64, n: u32, confidence: f64, options: &Mcts) -> Ucb {
        let n = f64::from(n);
        Ucb {
            exploit: w / n,
            explore: options.c * (confidence / n).sqrt(),
        }
    }

    /// ln N or 2 ln N, the same for all children of a choice; `parent` is N of the formula.
    pub fn confidence(parent: u32, formula: Formula) -> f64 {
        let twice = match formula {
            Formula::Parent => 1.0,
            Formula::Root2 => 2.0,
        };
        twice * libm::log(f64::from(parent))
    }

    /// The bound itself.
    pub fn total(self) -> f64 {
        self.exploit + self.explore
    }
}
