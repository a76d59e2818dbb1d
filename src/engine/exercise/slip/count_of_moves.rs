//! The number of moves in place of the Grundy number.

use super::reckoner::Reckoner;
use crate::search::Turn;

/// The misconception.
pub struct CountOfMoves;

impl Reckoner for CountOfMoves {
    fn number(&self, _turn: Turn, children: &[(f64, f64)]) -> f64 {
        children.len() as f64
    }

    fn leaf(&self, _value: f64) -> f64 {
        0.0
    }
}
