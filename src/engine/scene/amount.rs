//! The widths of nodes in the rows of a large tree. Except in a compact plan they do not depend on the step, so nothing moves while
//! stepping.

use crate::trace::{NodeId, Trace};

/// The number of nodes from which a tree is drawn as rows.
const LARGE: usize = 2_000;

/// Whether a tree, or the subtree of a node, is so large that it is drawn as rows.
pub fn is_large(trace: &Trace, root: Option<NodeId>) -> bool {
    let Some(root) = root else {
        return trace.size() >= LARGE;
    };
    let (mut rest, mut count) = (vec![root], 0);
    while let Some(node) = rest.pop().filter(|_| count < LARGE) {
        count += 1;
        rest.extend(trace.children(node));
    }
    count >= LARGE
}

/// Returns the amount of each node: its visits by Monte-Carlo tree search, otherwise the number of
/// nodes in its subtree, itself included. With `compact` they are those at that step.
pub fn amounts(trace: &Trace, compact: Option<u32>) -> Vec<f64> {
    let nodes = (0..trace.size() as u32).map(NodeId);
    let moment = trace.at(compact.unwrap_or(trace.len()));
    if !trace.landmarks().iterations.is_empty() {
        return nodes.map(|node| f64::from(moment.visits(node).n)).collect();
    }
    let is_counted = |node| compact.is_none() || moment.is_known(node);
    let mut amounts: Vec<f64> = nodes
        .map(|node| f64::from(u8::from(is_counted(node))))
        .collect();
    // A node is always discovered after its parent.
    for node in (1..amounts.len()).rev() {
        if let Some(parent) = trace.parent(NodeId(node as u32)) {
            amounts[parent.0 as usize] += amounts[node];
        }
    }
    amounts
}
