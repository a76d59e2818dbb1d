//! The weight c left out.

use super::gambler::{Facts, Gambler};

/// The misconception.
pub struct NoWeight;

impl Gambler for NoWeight {
    fn terms(&self, facts: &Facts) -> [f64; 2] {
        let plain = Facts { c: 1.0, ..*facts };
        [facts.mean(), plain.explore(facts.logarithm())]
    }
}
