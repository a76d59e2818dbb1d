//! The best mean taken, without the exploration term.

use super::gambler::{Facts, Gambler};

/// The misconception.
pub struct BestMean;

impl Gambler for BestMean {
    fn terms(&self, facts: &Facts) -> [f64; 2] {
        [facts.mean(), 0.0]
    }
}
