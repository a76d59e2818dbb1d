//! The searches that run in the browser too, for `benches/browser/silent.mjs` to compare.

use crate::measurement::Measurement;
use crate::stopwatch::alone;
use crate::subjects::SUBJECTS;

const ROUNDS: usize = 7;

pub fn measure() -> Vec<Measurement> {
    SUBJECTS
        .iter()
        .map(|(name, search)| Measurement::new(*name, 1e3 * alone(ROUNDS, search), "ms"))
        .collect()
}
