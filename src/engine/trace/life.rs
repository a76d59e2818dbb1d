//! The lives of nodes: under iterative deepening every depth begins a new one, and so does another search of the node.

use super::{NEVER, NodeId, slot};

/// The steps of a node in one search.
#[derive(Clone, Copy, Debug)]
pub struct Life {
    /// The step at which the node joined the search tree, and the one at which it was finished;
    /// `NEVER` before.
    pub reached: u32,
    pub finished: u32,
    /// The step of a cut at the node; `NEVER` without one.
    pub cut: u32,
}

impl Life {
    /// The life of a node that was not visited.
    pub const NONE: Life = Life {
        reached: NEVER,
        finished: NEVER,
        cut: NEVER,
    };
}

/// The earlier lives of nodes as linked lists, the latest first: a node has one for each
/// search of it.
#[derive(Debug, Default)]
pub struct Lives {
    /// Each life with the index of the one before it; `NEVER` for the first.
    links: Vec<(Life, u32)>,
    /// For every node the index of its latest; `NEVER` without one.
    latest: Vec<u32>,
}

impl Lives {
    /// Adds an earlier life of a node, later than those that were added before.
    pub fn add(&mut self, node: NodeId, life: Life) {
        let latest = slot(&mut self.latest, node.index(), NEVER);
        let before = std::mem::replace(latest, self.links.len() as u32);
        self.links.push((life, before));
    }

    /// Iterates over the earlier lives of a node, the latest first.
    pub fn of(&self, node: NodeId) -> impl Iterator<Item = Life> {
        let link = |index: &u32| self.links.get(*index as usize);
        let latest = self.latest.get(node.index()).and_then(link);
        std::iter::successors(latest, move |(_, before)| link(before)).map(|(life, _)| *life)
    }

    /// Returns the bytes of memory held.
    pub fn bytes(&self) -> usize {
        16 * self.links.capacity() + 4 * self.latest.capacity()
    }
}
