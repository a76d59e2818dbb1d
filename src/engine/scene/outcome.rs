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

    /// Whether the node is in the search tree.
    pub fn is_reached(self) -> bool {
        !matches!(self, Outcome::Unseen | Outcome::Cut)
    }

    /// Returns the fill. Fills of Min are lined, so that they differ in more than colour.
    pub fn ink(self) -> Ink {
        match self {
            Outcome::Max => Ink::Max,
            Outcome::LeansMax => Ink::HalfMax,
            Outcome::Even => Ink::Even,
            Outcome::LeansMin => Ink::LinedHalfMin,
            Outcome::Min => Ink::LinedMin,
            Outcome::Open => Ink::Paper,
            Outcome::Unseen => Ink::Rule,
            Outcome::Cut => Ink::Hatch,
        }
    }
}

/// The division of a recording's values into classes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Scale {
    /// Above a number, equal to it, below it.
    Around(f64),
    /// Five classes of equal width between Max's lowest and highest possible mean reward.
    Fifths(f64, f64),
}

impl Scale {
    /// Returns the scale of a recording. Mean rewards are divided into fifths of their range. Other
    /// values are compared with the middle of their range if the game has one, or else with 0, or
    /// with the middle of the evaluations if all have the same sign.
    pub fn of(trace: &Trace) -> Scale {
        if !trace.landmarks().iterations.is_empty() {
            let range = trace.taking().reward.range();
            return Scale::Fifths(range.low, range.high);
        }
        let bounds = trace.bounds();
        if bounds.is_finite() {
            return Scale::Around(f64::midpoint(bounds.low, bounds.high));
        }
        let scores = trace
            .landmarks()
            .leaves
            .iter()
            .filter_map(|&step| match trace.event(step) {
                Some(Event::Evaluate { score, .. }) if score.is_finite() => Some(score),
                _ => None,
            });
        let (low, high) = scores.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), score| {
            (low.min(score), high.max(score))
        });
        let is_one_sided = low <= high && (low >= 0.0 || high <= 0.0);
        Scale::Around(if is_one_sided {
            f64::midpoint(low, high)
        } else {
            0.0
        })
    }

    /// Returns the class of a value from Max's side.
    pub fn class(self, value: f64) -> Outcome {
        match self {
            Scale::Around(middle) if value > middle => Outcome::Max,
            Scale::Around(middle) if value < middle => Outcome::Min,
            Scale::Around(_) => Outcome::Even,
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
            Scale::Around(_) => moment.value(node),
        };
        value.map_or(Outcome::Open, |value| self.class(value))
    }
}
