//! Events and their parts from the other player's side.

use super::{Event, Relation, Window};
use crate::game::Sided;

/// From the other side α and β are negated and exchanged.
impl Sided for Window {
    fn turned(self) -> Window {
        Window {
            alpha: self.beta.turned(),
            beta: self.alpha.turned(),
        }
    }
}

/// A lower bound is an upper one from the other side.
impl Sided for Relation {
    fn turned(self) -> Relation {
        match self {
            Relation::AtLeast => Relation::AtMost,
            Relation::AtMost => Relation::AtLeast,
            Relation::Exact | Relation::Open => self,
        }
    }
}

/// Scores and windows are turned. The ranks of move ordering need not be scores, and a reward is that of whoever moved: they stay.
impl Sided for Event {
    fn turned(self) -> Event {
        match self {
            Event::Bound { window } => Event::Bound {
                window: window.turned(),
            },
            Event::Scout { choice, window } => Event::Scout {
                choice,
                window: window.turned(),
            },
            Event::Range { low, high } => Event::Range {
                low: high.turned(),
                high: low.turned(),
            },
            Event::Evaluate {
                payoff,
                score,
                basis,
            } => Event::Evaluate {
                payoff: payoff.turned(),
                score: score.turned(),
                basis,
            },
            Event::Improve { choice, score } => Event::Improve {
                choice,
                score: score.turned(),
            },
            Event::Simulate {
                score,
                plies,
                playout,
            } => Event::Simulate {
                score: score.turned(),
                plies,
                playout,
            },
            Event::Return { score } => Event::Return {
                score: score.turned(),
            },
            Event::Accumulate { sum } => Event::Accumulate { sum: sum.turned() },
            Event::Recall {
                visit,
                score,
                relation,
                depth,
                used,
            } => Event::Recall {
                visit,
                score: score.turned(),
                relation: relation.turned(),
                depth,
                used,
            },
            Event::Store { relation } => Event::Store {
                relation: relation.turned(),
            },
            other => other,
        }
    }
}
