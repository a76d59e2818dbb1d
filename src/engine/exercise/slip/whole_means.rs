//! Means at chance nodes cut down to whole numbers.

use super::reckoner::{Reckoner, mean, rightly};
use crate::search::Turn;

/// The misconception.
pub struct WholeMeans;

impl Reckoner for WholeMeans {
    fn number(&self, turn: Turn, children: &[(f64, f64)]) -> f64 {
        match turn {
            Turn::Chance => mean(children).floor(),
            Turn::Player(_) => rightly(turn, children),
        }
    }
}
