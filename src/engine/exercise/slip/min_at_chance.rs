//! The smallest value at chance nodes, as if an opponent chose the outcome.

use super::reckoner::{Reckoner, rightly, smallest};
use crate::search::Turn;

/// The misconception.
pub struct MinAtChance;

impl Reckoner for MinAtChance {
    fn number(&self, turn: Turn, children: &[(f64, f64)]) -> f64 {
        match turn {
            Turn::Chance => smallest(children),
            Turn::Player(_) => rightly(turn, children),
        }
    }
}
