//! The decimal logarithm in place of the natural one.

use super::gambler::{Facts, Gambler};
use libm::log10;

/// The misconception.
pub struct LogOfTen;

impl Gambler for LogOfTen {
    fn terms(&self, facts: &Facts) -> [f64; 2] {
        [facts.mean(), facts.explore(log10(facts.parent))]
    }
}
