//! The largest value taken at every node.

use super::reckoner::{Reckoner, largest, rightly};
use crate::search::Turn;

/// The misconception.
pub struct AllMax;

impl Reckoner for AllMax {
    fn number(&self, turn: Turn, children: &[(f64, f64)]) -> f64 {
        match turn {
            Turn::Player(_) => largest(children),
            Turn::Chance => rightly(turn, children),
        }
    }
}
