//! A finished search as data, for graders and build scripts: the answer, every node, every
//! iteration. All of it is read from events. It knows no JSON and no pixels.

mod iteration;
mod node;
mod tally;

pub use iteration::{Iteration, RootChild, iterations};
pub use node::{NodeRow, nodes};
pub use tally::{Evaluated, Tally};

use crate::search::{Answer, Event, Probe, Recorder};
use crate::spec::Spec;
use crate::trace::Trace;
use std::ops::ControlFlow;

/// The most events of a search that is recorded; longer ones are only answered.
pub const MOST_RECORDED: usize = 5_000_000;

/// The answer of a search and its amount of work.
///
/// Under iterative deepening the work of every depth counts: each is a search of its own from the
/// root and visits the same nodes again.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// The value of the position from Max's side; under Monte-Carlo tree search the mean of all
    /// scores.
    pub value: f64,
    /// The index of the chosen move; `None` if the game is over or no depth is left.
    pub best: Option<u16>,
    /// The name of that move.
    pub best_move: Option<String>,
    /// The number of nodes in the search tree, the root included.
    pub nodes: u64,
    /// The number of its leaves: nodes that were evaluated.
    pub leaves: u64,
    /// The number of cutoffs.
    pub cutoffs: u64,
    /// The evaluated positions in the order of their visits; under Monte-Carlo tree search each
    /// node once.
    pub evaluated: Vec<Evaluated>,
}

/// A summary with the nodes and iterations behind it.
#[derive(Clone, Debug, PartialEq)]
pub struct Detail {
    /// The summary.
    pub summary: Summary,
    /// The nodes of the search tree in order of discovery; under iterative deepening those of the
    /// last depth.
    pub nodes: Vec<NodeRow>,
    /// The iterations; `None` unless the algorithm is Monte-Carlo tree search.
    pub iterations: Option<Vec<Iteration>>,
}

/// The error of a search with more events than [`MOST_RECORDED`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLong;

/// Runs a search of any length without keeping its events.
pub fn summary(spec: &Spec) -> Summary {
    let mut tally = Tally::new(spec);
    match spec.run(&mut tally) {
        ControlFlow::Continue(answer) => tally.summary(spec, answer),
        ControlFlow::Break(_) => unreachable!("a tally never stops a search"),
    }
}

/// Runs a search and records it without an outline, so the nodes are those of the search, in order
/// of discovery.
///
/// # Errors
/// [`TooLong`] when it has more events than are recorded.
pub fn record(spec: &Spec) -> Result<(Trace, Answer), TooLong> {
    let mut recorder = Recorder::new(MOST_RECORDED, MOST_RECORDED as u64);
    let ControlFlow::Continue(answer) = spec.run(&mut recorder) else {
        return Err(TooLong);
    };
    let mut trace = spec.book(&[]);
    trace.append(&recorder.events);
    Ok((trace, answer))
}

/// Runs a search and reports everything about it.
///
/// # Errors
/// [`TooLong`] when it has more events than are recorded.
pub fn detail(spec: &Spec) -> Result<Detail, TooLong> {
    let (trace, answer) = record(spec)?;
    let mut tally = Tally::new(spec);
    for event in trace.events() {
        let flow = tally.emit(event);
        debug_assert!(flow.is_continue(), "a tally never stops");
    }
    Ok(Detail {
        summary: tally.summary(spec, answer),
        nodes: nodes(&trace),
        iterations: spec.mcts().map(|options| iterations(&trace, options)),
    })
}

/// Returns the score of an iteration, if this is the event that reports it.
fn score(event: &Event) -> Option<f64> {
    match *event {
        Event::Simulate { score, .. } | Event::Evaluate { score, .. } => Some(score),
        _ => None,
    }
}
