//! One row per iteration of Monte-Carlo tree search.

use crate::lesson::ucb;
use crate::search::{Event, Mcts, Ucb};
use crate::trace::{NodeId, Trace, Visits};

/// A child of the root after an iteration: its visits and reward, and its bound as the next choice would see it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RootChild {
    /// Visits and reward, the reward that of the side that moves at the root.
    pub visits: Visits,
    /// The upper confidence bound; none without a visit.
    pub ucb: Option<f64>,
}

/// What an iteration did.
#[derive(Clone, Debug, PartialEq)]
pub struct Iteration {
    /// The nodes entered below the root before the new one.
    pub selected: Vec<Vec<u16>>,
    /// The node visited for the first time; none where the iteration came to a finished game that had been visited already.
    pub added: Option<Vec<u16>>,
    /// What the last node of the way down was credited with: the reward of the side that moved into it.
    pub reward: f64,
    /// The root's children that exist after the iteration, in the game's order.
    pub root: Vec<RootChild>,
}

/// The iterations of a recording.
pub fn iterations(trace: &Trace, options: &Mcts) -> Vec<Iteration> {
    let begins = &trace.landmarks().iterations;
    let ends = begins
        .iter()
        .skip(1)
        .map(|begin| begin - 1)
        .chain([trace.len()]);
    begins
        .iter()
        .zip(ends)
        .map(|(&begin, end)| iteration(trace, begin, end, options))
        .collect()
}

/// The iteration whose first event leads to step `begin` and whose last leads to `end`.
fn iteration(trace: &Trace, begin: u32, end: u32, options: &Mcts) -> Iteration {
    let mut row = Iteration {
        selected: Vec::new(),
        added: None,
        reward: 0.0,
        root: Vec::new(),
    };
    let mut last = NodeId::ROOT;
    for step in begin..=end {
        match trace.event(step) {
            Some(Event::Descend { .. }) => {
                last = trace.cursor(step);
                row.selected.push(trace.path(last));
            }
            Some(Event::Credit { reward, .. }) => {
                row.reward = reward;
                break;
            }
            _ => {}
        }
    }
    // The last node of the way down is new unless it was visited before; the root is new to its own playout.
    if trace.at(begin).visits(last).n == 0 {
        row.added = Some(row.selected.pop().unwrap_or_default());
    }
    let selection = ucb::selection(&trace.at(end), NodeId::ROOT, options);
    let child = |candidate: ucb::Candidate| RootChild {
        visits: candidate.visits,
        ucb: candidate.ucb.map(Ucb::total),
    };
    row.root = selection.candidates.into_iter().map(child).collect();
    row
}
