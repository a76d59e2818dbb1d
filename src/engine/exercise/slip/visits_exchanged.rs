//! n and N exchanged: the parent's visits divide, the child's stand under the logarithm.

use super::gambler::{Facts, Gambler};
use libm::log;

/// The misconception.
pub struct VisitsExchanged;

impl Gambler for VisitsExchanged {
    fn terms(&self, facts: &Facts) -> [f64; 2] {
        let under = facts.factor * log(facts.n) / facts.parent;
        [facts.mean(), facts.c * under.sqrt()]
    }
}
