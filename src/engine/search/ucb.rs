//! Rewards and upper confidence bounds of Monte-Carlo tree search, which the page shows too, and PUCT (Rosin, *Multi-armed bandits
//! with episode context*, 2011; in the form of Silver et al., *Mastering the game of Go without human knowledge*, 2017). This module
//! knows no tree.

use super::exact::{Exact, is_plain, is_power_of_two};
use super::{FinalRule, FirstVisit, Formula, Mcts, Reward};
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

/// A child as an arm of a bandit: what is known of it where one of several is chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Arm {
    /// The sum of its rewards.
    pub w: f64,
    /// The number of its visits.
    pub n: u32,
    /// Its prior probability; only PUCT has any.
    pub prior: f64,
}

/// Measures children by a rule; `parent` is N of the formula. There is no measure of an unvisited child, except by PUCT.
pub fn measure(rule: FinalRule, options: &Mcts, parent: u32) -> impl Fn(Arm) -> Option<f64> {
    let confidence = Ucb::confidence(parent, options);
    move |arm| match rule {
        FinalRule::Ucb => Ucb::new(arm, confidence, options).map(Ucb::total),
        _ if arm.n == 0 => None,
        FinalRule::Visits => Some(f64::from(arm.n)),
        FinalRule::Mean => Some(arm.w / f64::from(arm.n)),
    }
}

/// Returns the child that a rule puts first; of equal ones the lowest, in the order of what they are called by. `None` if none has a
/// measure.
pub fn first_by<T: Copy + Ord>(
    children: impl Iterator<Item = (T, Arm)>,
    measure: impl Fn(Arm) -> Option<f64>,
) -> Option<T> {
    let mut first: Option<(f64, T)> = None;
    for (child, arm) in children {
        let Some(measured) = measure(arm) else {
            continue;
        };
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
    /// c·√(ln N / n), c·√(2 ln N / n) or c·P·√N / (1 + n), the exploration term: high for few visits.
    pub explore: f64,
}

impl Ucb {
    /// Computes the bound of a child; `confidence` is [`Ucb::confidence`] at its parent. An unvisited child has none, except by
    /// PUCT, which counts its mean as 0.
    pub fn new(arm: Arm, confidence: f64, options: &Mcts) -> Option<Ucb> {
        let n = f64::from(arm.n);
        match options.formula {
            Formula::Parent | Formula::Root2 => (arm.n > 0).then(|| Ucb {
                exploit: arm.w / n,
                explore: options.c * (confidence / n).sqrt(),
            }),
            Formula::Puct => Some(Ucb {
                exploit: if arm.n > 0 { arm.w / n } else { 0.0 },
                explore: options.c * arm.prior * confidence / (1.0 + n),
            }),
        }
    }

    /// Returns ln N, 2 ln N or √N, the same for all children of a node; `parent` is N of the formula.
    pub fn confidence(parent: u32, options: &Mcts) -> f64 {
        let visits = f64::from(parent);
        match (options.formula, options.first_visit) {
            (Formula::Parent, _) => libm::log(visits),
            (Formula::Root2, _) => 2.0 * libm::log(visits),
            (Formula::Puct, FirstVisit::Given) => visits.sqrt(),
            (Formula::Puct, FirstVisit::Prior) => visits.max(1.0).sqrt(),
        }
    }

    /// Returns the sum of both terms.
    pub fn total(self) -> f64 {
        self.exploit + self.explore
    }
}
