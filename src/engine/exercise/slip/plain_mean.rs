//! The plain mean at chance nodes, as if all outcomes were equally likely.

use super::reckoner::{Reckoner, rightly};
use crate::search::Turn;

/// The misconception.
pub struct PlainMean;

impl Reckoner for PlainMean {
    fn number(&self, turn: Turn, children: &[(f64, f64)]) -> f64 {
        match turn {
            Turn::Chance => {
                let sum: f64 = children.iter().map(|(value, _)| value).sum();
                sum / children.len() as f64
            }
            Turn::Player(_) => rightly(turn, children),
        }
    }
}
