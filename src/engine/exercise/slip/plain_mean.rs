//! The plain mean at chance nodes, as if all outcomes were equally likely.

use super::reckoner::{Reckoner, rightly};
use crate::search::Turn;
use crate::search::exact::{Exact, sum};

/// The misconception.
pub struct PlainMean;

impl Reckoner for PlainMean {
    fn number(&self, turn: Turn, children: &[(f64, f64)]) -> f64 {
        match turn {
            Turn::Chance => {
                let sum = sum(children.iter().map(|(value, _)| *value));
                (Exact::from(sum) / Exact::from(children.len() as f64)).value()
            }
            Turn::Player(_) => rightly(turn, children),
        }
    }
}
