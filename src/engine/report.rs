//! A finished search as data, for graders and build scripts: what it came to, every node, every iteration.
//! All of it is read from events. It knows no JSON and no pixels.

mod iteration;
mod node;
mod tally;

pub use iteration::{Iteration, RootChild, iterations};
pub use node::{Ground, NodeRow, nodes};
pub use tally::{Evaluated, Tally};

use crate::search::{Answer, Event, Probe, Recorder};
use crate::spec::Spec;
use crate::trace::Trace;
use std::ops::ControlFlow;

/// A search of more events than this is answered but not recorded.
pub const MOST_RECORDED: usize = 5_000_000;

/// What a search came to, and how much work it was. Under iterative deepening the work of every depth counts: each is a search of
/// its own from the root, and what it meets again is counted again.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// The value of the position from Max's side; under Monte-Carlo tree search the mean of all scores.
    pub value: f64,
    /// The index of the move taken; none where the game is over or no depth is left.
    pub best: Option<u16>,
    /// The name of that move.
    pub best_move: Option<String>,
    /// Nodes of the search's tree, the root included.
    pub nodes: u64,
    /// Those of them that got a value without being looked into.
    pub leaves: u64,
    /// Cuts that left children unsearched.
    pub cutoffs: u64,
    /// What was evaluated, in the order visited; under Monte-Carlo tree search each node once.
    pub evaluated: Vec<Evaluated>,
}

/// A summary with everything it rests on.
#[derive(Clone, Debug, PartialEq)]
pub struct Detail {
    /// The summary.
    pub summary: Summary,
    /// The nodes of the search's tree in order of discovery; under iterative deepening those that the last depth came to.
    pub nodes: Vec<NodeRow>,
    /// The iterations, under Monte-Carlo tree search.
    pub iterations: Option<Vec<Iteration>>,
}

/// The search has more events than [`MOST_RECORDED`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLong;

/// Runs a search of any length and keeps no event of it.
pub fn summary(spec: &Spec) -> Summary {
    let mut tally = Tally::new(spec);
    match spec.run(&mut tally) {
        ControlFlow::Continue(answer) => tally.summary(spec, answer),
        ControlFlow::Break(_) => unreachable!("a tally never stops a search"),
    }
}

/// Runs a search and records it, without an outline: the recording's nodes are the search's, in order of discovery.
///
/// # Errors
/// When it has too many events to be recorded.
pub fn record(spec: &Spec) -> Result<(Trace, Answer), TooLong> {
    let mut recorder = Recorder::new(MOST_RECORDED, MOST_RECORDED as u64);
    let ControlFlow::Continue(answer) = spec.run(&mut recorder) else {
        return Err(TooLong);
    };
    let mut trace = Trace::new(&[]);
    trace.append(&recorder.events);
    Ok((trace, answer))
}

/// Runs a search and tells everything about it.
///
/// # Errors
/// When it has too many events to be recorded.
pub fn detail(spec: &Spec) -> Result<Detail, TooLong> {
    let (trace, answer) = record(spec)?;
    let mut tally = Tally::new(spec);
    for event in trace.events() {
        let flow = tally.emit(*event);
        debug_assert!(flow.is_continue(), "a tally never stops");
    }
    Ok(Detail {
        summary: tally.summary(spec, answer),
        nodes: nodes(&trace),
        iterations: spec.mcts().map(|options| iterations(&trace, options)),
    })
}

/// The score an iteration came to, if the event tells it.
fn score(event: &Event) -> Option<f64> {
    match *event {
        Event::Simulate { score, .. } | Event::Evaluate { score, .. } => Some(score),
        _ => None,
    }
}
