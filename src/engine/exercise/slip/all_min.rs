//! The smallest value taken at every node.

use super::reckoner::{Reckoner, rightly, smallest};
use crate::search::Turn;

/// The misconception.
pub struct AllMin;

impl Reckoner for AllMin {
    fn number(&self, turn: Turn, children: &[(f64, f64)]) -> f64 {
        match turn {
            Turn::Player(_) => smallest(children),
            Turn::Chance => rightly(turn, children),
        }
    }
}
