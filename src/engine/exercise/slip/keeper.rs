//! Backpropagation as a student with one misconception carries it out.

use crate::exercise::backup::Entry;
use crate::search::Reward;
use crate::search::exact::add;
use crate::trace::{NodeId, Visits};

/// The rule by which the last iteration changes the nodes of its path.
pub trait Keeper {
    /// Returns the visits and reward added to a node. `entries` are the path's, the deepest first.
    fn added(&self, entry: &Entry, entries: &[Entry], scale: Reward) -> Visits;
}

/// Visits and rewards after the iteration.
pub fn keep(keeper: &dyn Keeper, entries: &[Entry], scale: Reward) -> Vec<(NodeId, Visits)> {
    let after = |entry: &Entry| {
        let added = keeper.added(entry, entries, scale);
        let n = entry.before.n + added.n;
        let w = add(entry.before.w, added.w);
        (entry.node, Visits { n, w })
    };
    entries.iter().map(after).collect()
}

/// The reward of the other side for the same playouts.
pub fn opposite(added: Visits, scale: Reward) -> f64 {
    match scale {
        Reward::Unit => f64::from(added.n) - added.w,
        Reward::Signed => -added.w,
    }
}
