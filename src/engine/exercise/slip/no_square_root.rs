//! The square root left out.

use super::gambler::{Facts, Gambler};

/// The misconception.
pub struct NoSquareRoot;

impl Gambler for NoSquareRoot {
    fn terms(&self, facts: &Facts) -> [f64; 2] {
        let under = facts.factor * facts.logarithm() / facts.n;
        [facts.mean(), facts.c * under]
    }
}
