//! The course of a long search: the value of its root, or the shares of visits of its best moves, at
//! several steps.

use crate::trace::{NodeId, Trace, Visits};
use std::cmp::Reverse;

/// The most moves whose shares are told.
const MOVES: usize = 3;

/// Returns the value of the root at each of some steps, from Max's side; `None` before it has one.
pub fn values(trace: &Trace, steps: &[u32]) -> Vec<Option<f64>> {
    let value = |&step: &u32| {
        trace
            .at(step)
            .number(NodeId::ROOT)
            .map(|number| number.value)
    };
    steps.iter().map(value).collect()
}

/// Returns the children of the root that have most visits at the end, first the one that would be
/// taken, each with its share of the visits to all of them (0 to 1) at each of some steps.
pub fn shares(trace: &Trace, steps: &[u32]) -> Vec<(NodeId, Vec<f64>)> {
    let end = trace.end();
    let taken = end.best(NodeId::ROOT);
    let mut children: Vec<NodeId> = trace.children(NodeId::ROOT).collect();
    children.sort_by_key(|&child| (Some(child) != taken, Reverse(end.visits(child).n)));
    let all = children.clone();
    children.truncate(MOVES);
    let share = |child: NodeId, step: u32| {
        let moment = trace.at(step);
        let visits = |node: NodeId| {
            let Visits { n, .. } = moment.visits(node);
            f64::from(n)
        };
        let sum: f64 = all.iter().map(|&node| visits(node)).sum();
        visits(child) / sum.max(1.0)
    };
    let line = |child: NodeId| {
        (
            child,
            steps.iter().map(|&step| share(child, step)).collect(),
        )
    };
    children.into_iter().map(line).collect()
}
