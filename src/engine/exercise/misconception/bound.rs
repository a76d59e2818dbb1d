//! What a student with one misconception reads from the visits and rewards of the children at a choice.

use crate::lesson::ucb::Selection;
use crate::search::{Formula, Mcts, Ucb};

/// The inputs of a bound.
#[derive(Clone, Copy, Debug)]
pub struct Facts {
    /// The child's reward.
    pub w: f64,
    /// Its visits.
    pub n: f64,
    /// N of the formula.
    pub parent: f64,
    /// The N that the other formula uses: visits of the root under `Parent`, of the parent under `Root2`.
    pub other: f64,
    /// The visits of all children together.
    pub children: f64,
    /// The weight of exploration.
    pub c: f64,
    /// The factor under the root: 1 or 2.
    pub factor: f64,
}

impl Facts {
    /// Returns the inputs of the bound for every candidate; `other` is the N of the other formula.
    pub fn of(choice: &Selection, other: u32) -> Vec<Facts> {
        let factor = match choice.options.formula {
            Formula::Parent | Formula::Puct => 1.0,
            Formula::Root2 => 2.0,
        };
        let candidates = choice.candidates.iter();
        let children = candidates.clone().map(|child| f64::from(child.visits.n));
        let children = children.sum();
        let facts = |w, n| Facts {
            w,
            n: f64::from(n),
            parent: f64::from(choice.parent),
            other: f64::from(other),
            children,
            c: choice.options.c,
            factor,
        };
        candidates
            .map(|child| facts(child.visits.w, child.visits.n))
            .collect()
    }

    /// Returns the right mean.
    pub fn mean(&self) -> f64 {
        self.w / self.n
    }

    /// Returns the exploration term c·√(factor · logarithm / n).
    pub fn explore(&self, logarithm: f64) -> f64 {
        self.c * (self.factor * logarithm / self.n).sqrt()
    }

    /// Returns the right logarithm, ln N, without the factor.
    pub fn logarithm(&self) -> f64 {
        Ucb::confidence(self.parent as u32, &Mcts::default())
    }
}
