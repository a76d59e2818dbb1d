//! The report of a finished search by node: value, basis, window, visits.

use super::score;
use crate::search::{Basis, Event, Window};
use crate::trace::{Kind, NodeId, Relation, Trace, Visits};

/// A node of the search tree at the end.
#[derive(Clone, Debug, PartialEq)]
pub struct NodeRow {
    /// The choices from the root.
    pub path: Vec<u16>,
    /// Whether it is an inner node or a leaf.
    pub kind: Kind,
    /// The value from Max's side, how it relates to the true value, and its basis.
    pub value: Option<(f64, Relation, Basis)>,
    /// The window at entry.
    pub window_in: Option<Window>,
    /// The window at exit.
    pub window_out: Option<Window>,
    /// Visits and reward, if the search counts them.
    pub visits: Option<Visits>,
}

/// Lists the nodes of a recording without an outline, in order of discovery; under iterative
/// deepening those of the last depth.
pub fn nodes(trace: &Trace) -> Vec<NodeRow> {
    let end = trace.end();
    let sums = score_sums(trace);
    let row = |id: u32| {
        let node = NodeId(id);
        let visits = Some(end.visits(node)).filter(|visits| visits.n > 0);
        let searched = end
            .number(node)
            .map(|number| (number.value, number.relation, number.basis));
        let average = visits.map(|visits| {
            (
                sums[id as usize] / f64::from(visits.n),
                Relation::Exact,
                Basis::Average,
            )
        });
        NodeRow {
            path: trace.path(node),
            kind: trace.kind(node),
            value: searched.or(average),
            window_in: end.window_given(node),
            window_out: end.window(node),
            visits,
        }
    };
    (0..trace.size() as u32)
        .filter(|&id| end.is_reached(NodeId(id)))
        .map(row)
        .collect()
}

/// Sums Max's scores over the visits of every node: the score of an iteration counts for each node
/// on its path.
fn score_sums(trace: &Trace) -> Vec<f64> {
    let mut sums = vec![0.0; trace.size()];
    let mut reached = 0.0;
    for (step, event) in (0..).zip(trace.events()) {
        if let Some(score) = score(&event) {
            reached = score;
        }
        if let Event::Credit { visits, .. } = event {
            sums[trace.cursor(step).0 as usize] += reached * f64::from(visits);
        }
    }
    sums
}
