//! The outcome of each node of a large tree, in a few classes that colours and hatches can tell
//! apart: the player for whom its value is good, or why it has none.

use super::item::Ink;
use crate::game::Player;
use crate::search::Event;
use crate::trace::{Moment, NodeId, State, Trace};

/// The class of a node's value on a [`Scale`], or the reason why it has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// Good for Max.
    Max,
    /// Rather good for Max.
    LeansMax,
    /// In the middle of the scale.
    Even,
    /// Rather good for Min.
    LeansMin,
    /// Good for Min.
    Min,
    /// In the search tree, without a value so far.
    Open,
    /// Not reached yet.
    Unseen,
    /// Below a cut: never visited.
    Cut,
}

impl Outcome {
    /// All outcomes, in the order of a legend.
    pub const ALL: [Outcome; 8] = [
        Outcome::Max,
        Outcome::LeansMax,
        Outcome::Even,
        Outcome::LeansMin,
        Outcome::Min,
        Outcome::Open,
        Outcome::Unseen,
        Outcome::Cut,
    ];

    /// The number of outcomes that are classes of values.
    const STEPS: usize = 5;

    /// Whether the node is in the search tree.
    pub fn is_reached(self) -> bool {
        !matches!(self, Outcome::Unseen | Outcome::Cut)
    }

    /// Returns the fill. Fills of Min are lined, so that they differ in more than colour.
    pub fn ink(self) -> Ink {
        match self {
            Outcome::Max => Ink::StrongMax,
            Outcome::LeansMax => Ink::WeakMax,
            Outcome::Even => Ink::Even,
            Outcome::LeansMin => Ink::LinedWeakMin,
            Outcome::Min => Ink::LinedStrongMin,
            Outcome::Open => Ink::Paper,
            Outcome::Unseen => Ink::Pale,
            Outcome::Cut => Ink::Hatch,
        }
    }
}

/// The division of a recording's values into classes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Scale {
    /// Above a number, equal to it, below it.
    Around(f64),
    /// Five classes by the distance from a number: at least `far`, at least `near`, or less.
    Steps {
        /// The number.
        middle: f64,
        /// The least distance of the values that are rather good for one side.
        near: f64,
        /// The least distance of those that are good for it.
        far: f64,
    },
    /// Five classes of equal width between Max's lowest and highest possible mean reward.
    Fifths(f64, f64),
}

/// The most leaves by which the classes of a recording are set.
const ASKED: usize = 10_000;
/// The parts of the leaves that are nearer to the middle than the two distances.
const NEAR: f64 = 0.4;
const FAR: f64 = 0.8;

impl Scale {
    /// Returns the scale of a recording. Mean rewards are divided into fifths of their range. Other
    /// values are compared with the middle of their range if the game has one, or else with 0, or
    /// with the middle of the evaluations if all have the same sign: in five classes by their distance, or in three where the leaves
    /// have hardly more values than that.
    pub fn of(trace: &Trace) -> Scale {
        if !trace.landmarks().iterations.is_empty() {
            let range = trace.taking().reward.range();
            return Scale::Fifths(range.low, range.high);
        }
        let leaves = &trace.landmarks().leaves;
        let score = |&step: &u32| match trace.event(step) {
            Some(Event::Evaluate { score, .. }) if score.is_finite() => Some(score),
            _ => None,
        };
        let asked = leaves.iter().step_by(leaves.len().div_ceil(ASKED).max(1));
        let mut scores: Vec<f64> = asked.filter_map(score).collect();
        scores.sort_by(f64::total_cmp);
        let (low, high) = (scores.first().copied(), scores.last().copied());
        let (low, high) = (low.unwrap_or(0.0), high.unwrap_or(0.0));
        let bounds = trace.bounds();
        let middle = if bounds.is_finite() {
            f64::midpoint(bounds.low, bounds.high)
        } else if low >= 0.0 || high <= 0.0 {
            f64::midpoint(low, high)
        } else {
            0.0
        };
        Scale::around(middle, &scores)
    }

    /// Returns the scale around a number for sorted values.
    fn around(middle: f64, sorted: &[f64]) -> Scale {
        let mut different = sorted.to_vec();
        different.dedup();
        let mut distances: Vec<f64> = sorted
            .iter()
            .map(|value| (value - middle).abs())
            .filter(|distance| *distance > 0.0)
            .collect();
        distances.sort_by(f64::total_cmp);
        let at = |part: f64| distances.get((part * distances.len() as f64) as usize);
        let (Some(&near), Some(&far)) = (at(NEAR), at(FAR)) else {
            return Scale::Around(middle);
        };
        let (near, far) = (round(near), round(far));
        if different.len() <= Outcome::STEPS || near >= far {
            return Scale::Around(middle);
        }
        Scale::Steps { middle, near, far }
    }

    /// Returns the class of a value from Max's side.
    pub fn class(self, value: f64) -> Outcome {
        match self {
            Scale::Around(middle) if value > middle => Outcome::Max,
            Scale::Around(middle) if value < middle => Outcome::Min,
            Scale::Around(_) => Outcome::Even,
            Scale::Steps { middle, near, far } => match value - middle {
                distance if distance >= far => Outcome::Max,
                distance if distance >= near => Outcome::LeansMax,
                distance if distance > -near => Outcome::Even,
                distance if distance > -far => Outcome::LeansMin,
                _ => Outcome::Min,
            },
            Scale::Fifths(low, high) => match 5.0 * (value - low) / (high - low) {
                part if part > 4.0 => Outcome::Max,
                part if part > 3.0 => Outcome::LeansMax,
                part if part >= 2.0 => Outcome::Even,
                part if part >= 1.0 => Outcome::LeansMin,
                _ => Outcome::Min,
            },
        }
    }

    /// Returns the outcome of a node at a moment.
    pub fn outcome(self, moment: &Moment, node: NodeId) -> Outcome {
        if !moment.is_reached(node) {
            // Without an outline, a node that only a later depth visits is not known yet.
            let is_known = moment.is_known(node) || moment.trace().is_outlined();
            return match moment.state(node) {
                State::Cut if is_known => Outcome::Cut,
                _ => Outcome::Unseen,
            };
        }
        let value = match self {
            Scale::Fifths(..) => moment.mean(node, Player::Max),
            Scale::Around(_) | Scale::Steps { .. } => moment.value(node),
        };
        value.map_or(Outcome::Open, |value| self.class(value))
    }
}

/// Rounds a positive number to the nearest of 1, 2, 3 and 5 times a power of ten.
fn round(number: f64) -> f64 {
    let power = libm::log10(number).floor() as i32;
    let near = (power - 1..=power + 1)
        .flat_map(|power| [1.0, 2.0, 3.0, 5.0].map(|digit| (digit, power)))
        // A division by a whole number is exact where a product with a fraction is not.
        .map(|(digit, power)| match power {
            0.. => digit * 10_f64.powi(power),
            _ => digit / 10_f64.powi(-power),
        });
    near.min_by(|one, other| (one - number).abs().total_cmp(&(other - number).abs()))
        .unwrap_or(number)
}
