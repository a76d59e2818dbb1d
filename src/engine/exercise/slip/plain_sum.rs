//! The plain sum at chance nodes: the probabilities were left out.

use super::reckoner::{Reckoner, rightly};
use crate::search::Turn;
use crate::search::exact::sum;

/// The misconception.
pub struct PlainSum;

impl Reckoner for PlainSum {
    fn number(&self, turn: Turn, children: &[(f64, f64)]) -> f64 {
        match turn {
            Turn::Chance => sum(children.iter().map(|(value, _)| *value)),
            Turn::Player(_) => rightly(turn, children),
        }
    }
}
