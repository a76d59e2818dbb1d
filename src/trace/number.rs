//! Typed numbers: a value always comes with how it relates to the truth and what it rests on.

use super::Kind;
use crate::game::Player;
use crate::search::{Basis, Turn};

/// How a number relates to the true value, as far as it was searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// It is the value.
    Exact,
    /// The value is at least this.
    AtLeast,
    /// The value is at most this.
    AtMost,
    /// The best so far, of which nothing can be said yet.
    Open,
}

/// A value as it may be shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Number {
    /// The number itself, Max's.
    pub value: f64,
    /// How it relates to the truth.
    pub relation: Relation,
    /// What it rests on.
    pub basis: Basis,
}

/// What the finished children of a node leave possible.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Seen {
    low: f64,
    high: f64,
    /// How many children have returned; a node that got its value without them needs none.
    returned: u16,
    pub basis: Basis,
}

impl Seen {
    pub fn leaf(score: f64, basis: Basis) -> Seen {
        Seen { low: score, high: score, returned: u16::MAX, basis }
    }

    /// Adds a child's interval: Max takes the larger of both ends, Min the smaller.
    pub fn of_child(before: Option<Seen>, player: Player, ((low, high), basis): ((f64, f64), Basis)) -> Seen {
        let Some(before) = before else { return Seen { low, high, returned: 1, basis } };
        let better = |one: f64, other: f64| if player.prefers(one, other) { one } else { other };
        Seen {
            low: better(low, before.low),
            high: better(high, before.high),
            returned: before.returned + 1,
            basis: basis.max(before.basis),
        }
    }

    /// The lowest and highest value the node can still have. A child that was not searched could be anything.
    pub fn interval(&self, kind: Kind, choices: u16) -> (f64, f64) {
        let complete = self.returned >= choices;
        match kind {
            Kind::Inner(Turn::Player(Player::Max)) if !complete => (self.low, f64::INFINITY),
            Kind::Inner(Turn::Player(Player::Min)) if !complete => (f64::NEG_INFINITY, self.high),
            _ => (self.low, self.high),
        }
    }
}

impl Relation {
    /// How `score` stands in the interval of what is possible.
    pub fn of(score: f64, (low, high): (f64, f64)) -> Relation {
        match (score == low, score == high) {
            (true, true) => Relation::Exact,
            (true, false) => Relation::AtLeast,
            (false, true) => Relation::AtMost,
            // A better child has come back and is not taken up yet, or nothing can be said.
            (false, false) => Relation::Open,
        }
    }
}
