//! The largest Grundy number below plus one, in place of the smallest missing number (mex).

use super::reckoner::{Reckoner, largest};
use crate::search::Turn;

/// The misconception.
pub struct LargestAndOne;

impl Reckoner for LargestAndOne {
    fn number(&self, _turn: Turn, children: &[(f64, f64)]) -> f64 {
        largest(children) + 1.0
    }

    fn leaf(&self, _value: f64) -> f64 {
        0.0
    }
}
