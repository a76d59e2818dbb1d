//! The factor 2 under the root where the formula has none, or left out where it has one.

use super::gambler::{Facts, Gambler};

/// The misconception.
pub struct OtherFactor;

impl Gambler for OtherFactor {
    fn terms(&self, facts: &Facts) -> [f64; 2] {
        let factor = if facts.factor == 1.0 { 2.0 } else { 1.0 };
        [
            facts.mean(),
            Facts { factor, ..*facts }.explore(facts.logarithm()),
        ]
    }
}
