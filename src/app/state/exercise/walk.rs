//! The marks of a tree, and how the focus goes from one to another.

use crate::app::state::exercise::Solving;
use crate::exercise::Holds;
use crate::trace::{Kind, NodeId};

/// Where a key moves the focus in a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Way {
    Left,
    Right,
    Up,
    Down,
}

impl Solving {
    /// Returns the nodes that can be marked: leaves, and inner nodes for all leaves below them.
    pub fn marks(&self) -> Vec<NodeId> {
        let trace = &self.variant.instance.trace;
        let leaves = self
            .entries()
            .iter()
            .filter(|entry| entry.holds == Holds::Mark);
        let mut nodes: Vec<NodeId> = leaves
            .flat_map(|entry| trace.ancestors(entry.node))
            .filter(|node| *node != NodeId::ROOT)
            .collect();
        nodes.sort_unstable();
        nodes.dedup();
        nodes
    }

    /// Moves the focus from the mark that has it: to the next one of its row, to its parent's or to its first child's.
    pub fn walk(&mut self, way: Way) {
        let marks = self.marks();
        let trace = &self.variant.instance.trace;
        let is_mark = |node: &NodeId| marks.contains(node);
        let Some(here) = self.walked.filter(is_mark).or_else(|| self.first_mark()) else {
            return;
        };
        let row = |node: NodeId| {
            let depth = trace.depth(node);
            let is_beside = move |other: &NodeId| trace.depth(*other) == depth;
            let mut row: Vec<NodeId> = marks.iter().copied().filter(is_beside).collect();
            // Keys go from leaf to leaf even if their depths differ.
            if trace.kind(node) == Kind::Leaf {
                row = marks
                    .iter()
                    .copied()
                    .filter(|node| trace.kind(*node) == Kind::Leaf)
                    .collect();
            }
            row.sort_by_key(|node| trace.path(*node));
            row
        };
        let beside = |back: bool| {
            let row = row(here);
            let at = row.iter().position(|node| *node == here)?;
            let next = if back { at.checked_sub(1)? } else { at + 1 };
            row.get(next).copied()
        };
        let next = match way {
            Way::Left => beside(true),
            Way::Right => beside(false),
            Way::Up => trace.parent(here).filter(is_mark),
            Way::Down => trace.children(here).find(is_mark),
        };
        self.walked = next.or(Some(here));
        self.walks += 1;
    }

    /// Returns the mark that the tab key leads to first: the first leaf.
    pub fn first_mark(&self) -> Option<NodeId> {
        let leaves = self
            .entries()
            .iter()
            .filter(|entry| entry.holds == Holds::Mark);
        leaves
            .map(|entry| entry.node)
            .min_by_key(|node| self.variant.instance.trace.path(*node))
    }
}
