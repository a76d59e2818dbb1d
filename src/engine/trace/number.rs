//! Typed numbers: a value always comes with how it relates to the truth and what it rests on.

use super::Kind;
use crate::game::Player;
use crate::search::{Basis, Relation, Turn};
use serde::{Deserialize, Serialize};

/// A value as it may be shown.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Number {
    /// The number itself, Max's.
    pub value: f64,
    /// How it relates to the truth.
    pub relation: Relation,
    /// What it rests on.
    pub basis: Basis,
}

/// What a node can still be, and from which step on.
#[derive(Clone, Copy, Debug)]
pub struct Known {
    /// The lowest and highest value.
    pub interval: (f64, f64),
    pub step: u32,
    pub basis: Basis,
}

/// What the finished children of a node leave possible, while the search is at the node.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Seen {
    /// The ends of the children's intervals: the better ones at a player's node, weighted and summed at a chance node.
    low: f64,
    high: f64,
    /// The probability of a chance node's children that have not returned.
    rest: f64,
    /// How many children have returned.
    returned: u16,
    pub basis: Basis,
}

impl Seen {
    /// Adds a child's interval: Max takes the larger of both ends, Min the smaller, chance the sum weighted by `probability`.
    pub fn of_child(
        before: Option<Seen>,
        turn: Turn,
        ((low, high), basis): ((f64, f64), Basis),
        probability: f64,
    ) -> Seen {
        let basis = before.map_or(basis, |before| basis.max(before.basis));
        let returned = before.map_or(0, |before| before.returned) + 1;
        let (low, high, rest) = match (turn, before) {
            (Turn::Player(_), None) => (low, high, 0.0),
            (Turn::Player(player), Some(before)) => {
                let better = |one: f64, other: f64| {
                    if player.prefers(one, other) {
                        one
                    } else {
                        other
                    }
                };
                (better(low, before.low), better(high, before.high), 0.0)
            }
            (Turn::Chance, before) => {
                let sum = before.map_or((0.0, 0.0, 1.0), |before| {
                    (before.low, before.high, before.rest)
                });
                // What has no probability adds nothing, not even an infinite amount.
                let weigh = |end: f64| {
                    if probability > 0.0 {
                        probability * end
                    } else {
                        0.0
                    }
                };
                (sum.0 + weigh(low), sum.1 + weigh(high), sum.2 - probability)
            }
        };
        Seen {
            low,
            high,
            rest,
            returned,
            basis,
        }
    }

    /// The lowest and highest value the node can still have. A child that was not searched could be anything within `bounds`.
    pub fn interval(&self, kind: Kind, choices: u16, bounds: (f64, f64)) -> (f64, f64) {
        let complete = self.returned >= choices;
        match kind {
            Kind::Inner(Turn::Player(Player::Max)) if !complete => {
                (self.low, self.high.max(bounds.1))
            }
            Kind::Inner(Turn::Player(Player::Min)) if !complete => {
                (self.low.min(bounds.0), self.high)
            }
            Kind::Inner(Turn::Chance) if !complete => {
                let weigh = |end: f64| {
                    if self.rest < 1e-12 && end.is_infinite() {
                        0.0
                    } else {
                        self.rest * end
                    }
                };
                (self.low + weigh(bounds.0), self.high + weigh(bounds.1))
            }
            _ => (self.low, self.high),
        }
    }
}

/// How `score` stands in the interval of what is possible.
pub fn relation(score: f64, (low, high): (f64, f64)) -> Relation {
    match (score <= low, score >= high) {
        (true, true) => Relation::Exact,
        (true, false) => Relation::AtLeast,
        (false, true) => Relation::AtMost,
        // The best so far of which nothing can be said, or a part of a sum.
        (false, false) => Relation::Open,
    }
}
