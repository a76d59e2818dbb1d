//! The differences that another convention makes: two finished recordings of one position, compared node by node. It knows neither
//! the conventions nor what the nodes are called.

use crate::trace::{NodeId, Number, Trace, Visits};

/// The identifiers of a node in two recordings; `None` in a recording that lacks it.
pub type Pair = [Option<NodeId>; 2];

/// A node at the end of a search: its typed number and its visits, neither if it was never visited.
pub type Facts = (Option<Number>, Visits);

/// Compares two recordings. Returns the nodes that only one of them took a value from without looking further, and all other nodes about
/// which they know different facts.
pub fn difference(traces: [&Trace; 2]) -> [Vec<Pair>; 2] {
    let leaves = traces.map(leaves);
    let mut found = [Vec::new(), Vec::new()];
    for (side, trace) in traces.into_iter().enumerate() {
        for node in (0..trace.size() as u32).map(NodeId) {
            let twin = traces[1 - side].find(&trace.path(node));
            let pair = if side == 0 {
                [Some(node), twin]
            } else {
                [twin, Some(node)]
            };
            // Nodes of both recordings were compared in the pass over the first one.
            if side == 1 && twin.is_some() {
                continue;
            }
            let is_leaf =
                |side: usize| pair[side].is_some_and(|node| leaves[side][node.0 as usize]);
            if is_leaf(0) != is_leaf(1) {
                found[0].push(pair);
            } else if facts(traces[0], pair[0]) != facts(traces[1], pair[1]) {
                found[1].push(pair);
            }
        }
    }
    found
}

/// Returns the final number and visits of a node in a recording.
pub fn facts(trace: &Trace, node: Option<NodeId>) -> Facts {
    let end = trace.end();
    node.map_or((None, Visits::default()), |node| {
        (end.number(node), end.visits(node))
    })
}

/// Which nodes got a value without being looked into.
fn leaves(trace: &Trace) -> Vec<bool> {
    let mut leaves = vec![false; trace.size()];
    for &step in &trace.landmarks().leaves {
        leaves[trace.cursor(step).0 as usize] = true;
    }
    leaves
}
