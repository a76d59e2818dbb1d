//! Typed numbers: each value comes with its relation to the true value and its basis.

use super::Kind;
use crate::game::{Interval, Player, Sided};
use crate::search::{Basis, Relation, Turn};
use serde::{Deserialize, Serialize};

/// A value to be shown.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Number {
    /// The value, from Max's side unless it was turned.
    pub value: f64,
    /// Its relation to the true value.
    pub relation: Relation,
    /// Its basis.
    pub basis: Basis,
}

impl Sided for Number {
    fn turned(self) -> Number {
        Number {
            value: self.value.turned(),
            relation: self.relation.turned(),
            ..self
        }
    }
}

/// The interval of a node's value, from a step on.
#[derive(Clone, Copy, Debug)]
pub struct Known {
    /// The lowest and highest value the node can have.
    pub interval: Interval,
    pub step: u32,
    pub basis: Basis,
}

/// The interval of a node as implied by its finished children, while the search is at the node.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Seen {
    /// The ends over the children's intervals: the best ones at a player's node, the weighted sums
    /// at a chance node.
    interval: Interval,
    /// The probability of a chance node's unfinished children.
    rest: f64,
    /// The number of finished children.
    returned: u16,
    pub basis: Basis,
}

impl Seen {
    /// Adds a child's interval: Max takes the larger of both ends, Min the smaller, chance the sum
    /// weighted by `probability`.
    pub fn of_child(
        before: Option<Seen>,
        turn: Turn,
        (child, basis): (Interval, Basis),
        probability: f64,
    ) -> Seen {
        let basis = before.map_or(basis, |before| basis.max(before.basis));
        let returned = before.map_or(0, |before| before.returned) + 1;
        let (interval, rest) = match (turn, before) {
            (Turn::Player(_), None) => (child, 0.0),
            (Turn::Player(player), Some(before)) => {
                let better = |one: f64, other: f64| {
                    if player.prefers(one, other) {
                        one
                    } else {
                        other
                    }
                };
                let interval = Interval {
                    low: better(child.low, before.interval.low),
                    high: better(child.high, before.interval.high),
                };
                (interval, 0.0)
            }
            (Turn::Chance, before) => {
                let (sum, rest) = before.map_or((Interval::exactly(0.0), 1.0), |before| {
                    (before.interval, before.rest)
                });
                // An outcome of probability 0 adds 0, even if its interval is infinite.
                let weigh = |end: f64| {
                    if probability > 0.0 {
                        probability * end
                    } else {
                        0.0
                    }
                };
                let interval = Interval {
                    low: sum.low + weigh(child.low),
                    high: sum.high + weigh(child.high),
                };
                (interval, rest - probability)
            }
        };
        Seen {
            interval,
            rest,
            returned,
            basis,
        }
    }

    /// Returns the lowest and highest value the node can still have. An unfinished child may have
    /// any value within `bounds`.
    pub fn interval(&self, kind: Kind, choices: u16, bounds: Interval) -> Interval {
        let Interval { low, high } = self.interval;
        let complete = self.returned >= choices;
        match kind {
            Kind::Inner(Turn::Player(Player::Max)) if !complete => {
                Interval::new(low, high.max(bounds.high))
            }
            Kind::Inner(Turn::Player(Player::Min)) if !complete => {
                Interval::new(low.min(bounds.low), high)
            }
            Kind::Inner(Turn::Chance) if !complete => {
                let weigh = |end: f64| {
                    if self.rest < 1e-12 && end.is_infinite() {
                        0.0
                    } else {
                        self.rest * end
                    }
                };
                Interval::new(low + weigh(bounds.low), high + weigh(bounds.high))
            }
            _ => self.interval,
        }
    }
}

/// Returns how `score` relates to a true value in this interval.
pub fn relation(score: f64, interval: Interval) -> Relation {
    match (score <= interval.low, score >= interval.high) {
        (true, true) => Relation::Exact,
        (true, false) => Relation::AtLeast,
        (false, true) => Relation::AtMost,
        // A best value so far or a partial sum, which bounds nothing.
        (false, false) => Relation::Open,
    }
}
