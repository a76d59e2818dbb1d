//! Backpropagation as a student with one misconception carries it out.

use crate::exercise::backup::Entry;
use crate::search::Reward;
use crate::search::exact::add;
use crate::trace::{NodeId, Visits};

/// A node of the path and what the iteration adds.
#[derive(Clone, Copy, Debug)]
pub struct Credited<'a> {
    /// The node.
    pub entry: &'a Entry,
    /// The nodes of the path, the deepest first.
    pub path: &'a [Entry],
    /// The range of rewards.
    pub scale: Reward,
}

impl Credited<'_> {
    /// Returns the reward of the other side for the same playouts.
    pub fn opposite(&self) -> f64 {
        let added = self.entry.added;
        match self.scale {
            Reward::Unit => f64::from(added.n) - added.w,
            Reward::Signed => -added.w,
        }
    }

    /// Returns what is added to the node; nothing if the node is `left_out`.
    pub fn unless(&self, left_out: Option<&Entry>) -> Visits {
        if left_out == Some(self.entry) {
            Visits::default()
        } else {
            self.entry.added
        }
    }
}

/// Returns visits and rewards after the iteration, by what `added` gives to each node.
pub fn work(
    added: fn(&Credited) -> Visits,
    path: &[Entry],
    scale: Reward,
) -> Vec<(NodeId, Visits)> {
    let after = |entry: &Entry| {
        let added = added(&Credited { entry, path, scale });
        let n = entry.before.n + added.n;
        let w = add(entry.before.w, added.w);
        (entry.node, Visits { n, w })
    };
    path.iter().map(after).collect()
}
