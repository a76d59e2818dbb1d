//! N read at the wrong node: at the root, not the parent, or at the parent, not the root.

use super::gambler::{Facts, Gambler};
use libm::log;

/// The misconception.
pub struct OtherParent;

impl Gambler for OtherParent {
    fn terms(&self, facts: &Facts) -> [f64; 2] {
        [facts.mean(), facts.explore(log(facts.other))]
    }
}
