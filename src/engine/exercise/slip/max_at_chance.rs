//! The largest value at chance nodes, as if Max chose the outcome.

use super::reckoner::{Reckoner, largest, rightly};
use crate::search::Turn;

/// The misconception.
pub struct MaxAtChance;

impl Reckoner for MaxAtChance {
    fn number(&self, turn: Turn, children: &[(f64, f64)]) -> f64 {
        match turn {
            Turn::Chance => largest(children),
            Turn::Player(_) => rightly(turn, children),
        }
    }
}
