//! Rewards and upper confidence bounds of Monte-Carlo tree search, which the page shows too. This
//! module knows no tree.

use super::exact::{Exact, is_plain, is_power_of_two};
use super::{FinalRule, Formula, Mcts, Reward};
use crate::game::{Interval, Player};
use std::ops::{Add, Div, Sub};

/// Returns the reward of `score` for `player`.
///
/// A declared range of scores is mapped to the scale; without one the score itself is the reward.
pub fn reward(scale: Reward, range: Option<Interval>, player: Player, score: f64) -> f64 {
    let is_plain_range =
        range.is_none_or(|range| is_plain(range.low) && is_power_of_two(range.high - range.low));
    if is_plain(score) && is_plain_range {
        mapped::<f64>(scale, range, player, score)
    } else {
        mapped::<Exact>(scale, range, player, score.into()).value()
    }
}

/// Maps a score to the reward of a player.
fn mapped<N>(scale: Reward, range: Option<Interval>, player: Player, score: N) -> N
where
    N: Copy + From<f64> + Add<Output = N> + Sub<Output = N> + Div<Output = N>,
{
    let unit = range.map_or(score, |Interval { low, high }| {
        (score - low.into()) / (N::from(high) - low.into())
    });
    let own = match (scale, range) {
        (Reward::Signed, Some(_)) => unit + unit - 1.0.into(),
        _ => unit,
    };
    match (player, scale) {
        (Player::Max, _) => own,
        (Player::Min, Reward::Unit) => N::from(1.0) - own,
        (Player::Min, Reward::Signed) => N::from(0.0) - own,
    }
}

/// A child of a choice: what it is called by, in the order in which equal ones are preferred, its reward and its visits.
pub type RankedChild<T> = (T, f64, u32);

/// Measures visited children by a rule; `parent` is N of the formula.
pub fn measure(rule: FinalRule, options: &Mcts, parent: u32) -> impl Fn(f64, u32) -> f64 {
    let confidence = Ucb::confidence(parent, options.formula);
    move |w, n| match rule {
        FinalRule::Visits => f64::from(n),
        FinalRule::Mean => w / f64::from(n),
        FinalRule::Ucb => Ucb::new(w, n, confidence, options).total(),
    }
}

/// Returns the visited child that a rule puts first; of equal ones the lowest. `None` if no child is visited.
pub fn first_by<T: Copy + Ord>(
    children: impl Iterator<Item = RankedChild<T>>,
    measure: impl Fn(f64, u32) -> f64,
) -> Option<T> {
    let mut first: Option<(f64, T)> = None;
    for (child, w, n) in children.filter(|&(_, _, n)| n > 0) {
        let measured = measure(w, n);
        if first.is_none_or(|(most, known)| measured > most || (measured == most && child < known))
        {
            first = Some((measured, child));
        }
    }
    first.map(|(_, child)| child)
}

/// The two terms of the upper confidence bound (Auer, Cesa-Bianchi and Fischer, 2002).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ucb {
    /// w/n, the exploitation term: the mean reward.
    pub exploit: f64,
    /// c·√(ln N / n) or c·√(2 ln N / n), the exploration term: high for few visits.
    pub explore: f64,
}

impl Ucb {
    /// Computes the bound of a child with reward `w` in `n` ≥ 1 visits; `confidence` is
    /// [`Ucb::confidence`] at its parent.
    pub fn new(w: f64, n: u32, confidence: f64, options: &Mcts) -> Ucb {
        let n = f64::from(n);
        Ucb {
            exploit: w / n,
            explore: options.c * (confidence / n).sqrt(),
        }
    }

    /// Returns ln N or 2 ln N, the same for all children of a node; `parent` is N of the formula.
    pub fn confidence(parent: u32, formula: Formula) -> f64 {
        let twice = match formula {
            Formula::Parent => 1.0,
            Formula::Root2 => 2.0,
        };
        twice * libm::log(f64::from(parent))
    }

    /// Returns the sum of both terms.
    pub fn total(self) -> f64 {
        self.exploit + self.explore
    }
}
