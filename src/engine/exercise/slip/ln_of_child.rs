//! The logarithm of the child's visits in place of the parent's.

use super::gambler::{Facts, Gambler};
use libm::log;

/// The misconception.
pub struct LnOfChild;

impl Gambler for LnOfChild {
    fn terms(&self, facts: &Facts) -> [f64; 2] {
        [facts.mean(), facts.explore(log(facts.n))]
    }
}
