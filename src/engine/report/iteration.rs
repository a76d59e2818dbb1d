//! The report of Monte-Carlo tree search by iteration.

use crate::lesson::ucb;
use crate::search::{Event, Mcts, Ucb};
use crate::trace::{NodeId, Trace, Visits};

/// A child of the root after an iteration.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RootChild {
    /// Its visits and reward; the reward is that of the side that moves at the root.
    pub visits: Visits,
    /// The upper confidence bound at the next selection; `None` for an unvisited child.
    pub ucb: Option<f64>,
}

/// An iteration.
#[derive(Clone, Debug, PartialEq)]
pub struct Iteration {
    /// The nodes entered below the root before the new one, each as choices from the root.
    pub selected: Vec<Vec<u16>>,
    /// The node visited for the first time; `None` if the iteration ended at a finished game that
    /// had been visited before.
    pub added: Option<Vec<u16>>,
    /// The reward of the last node on the path, for the side that moved into it.
    pub reward: f64,
    /// The root's children after the iteration, in the game's order.
    pub root: Vec<RootChild>,
}

/// Lists the iterations of a recording.
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

/// Reports the iteration with the events after step `begin` up to step `end`.
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
    // The last node on the path is new unless it was visited before. The root counts as new for a
    // playout of its own.
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
