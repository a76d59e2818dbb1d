//! The plain sum at chance nodes: the probabilities were left out.

use super::reckoner::{Reckoner, rightly};
use crate::search::Turn;

/// The misconception.
pub struct PlainSum;

impl Reckoner for PlainSum {
    fn number(&self, turn: Turn, children: &[(f64, f64)]) -> f64 {
        match turn {
            Turn::Chance => children.iter().map(|(value, _)| value).sum(),
            Turn::Player(_) => rightly(turn, children),
        }
    }
}
