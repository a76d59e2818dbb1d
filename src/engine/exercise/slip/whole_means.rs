//! Means at chance nodes without their fractions: 2.5 becomes 2, and −2.5 becomes −2.

use super::reckoner::{Reckoner, mean, rightly};
use crate::search::Turn;

/// The misconception.
pub struct WholeMeans;

impl Reckoner for WholeMeans {
    fn number(&self, turn: Turn, children: &[(f64, f64)]) -> f64 {
        match turn {
            Turn::Chance => mean(children).trunc(),
            Turn::Player(_) => rightly(turn, children),
        }
    }
}
