//! Finds the first node of a tree that a search could not go on from: without an estimate, or with a number that is too large.

use super::{Branch, Kind, Tree};
use crate::game::Interval;

impl Tree {
    /// Returns the path to the first node at `depth` plies that is not over and has no estimate; a
    /// search to that depth needs one.
    pub fn missing_estimate(&self, depth: u32) -> Option<Vec<u16>> {
        if matches!(self.branch().kind, Kind::Leaf(_)) {
            return None;
        }
        if depth == 0 {
            return self.branch().estimate.is_none().then(Vec::new);
        }
        (0..).zip(self.children()).find_map(|(choice, child)| {
            let mut path = child.missing_estimate(depth - 1)?;
            path.insert(0, choice);
            Some(path)
        })
    }

    /// Returns the path to the first node for which `is_wanted` holds.
    pub fn find(&self, is_wanted: &dyn Fn(&Branch, bool) -> bool) -> Option<Vec<u16>> {
        if is_wanted(self.branch(), self.node().children.is_empty()) {
            return Some(Vec::new());
        }
        (0..).zip(self.children()).find_map(|(choice, child)| {
            let mut path = child.find(is_wanted)?;
            path.insert(0, choice);
            Some(path)
        })
    }

    /// Returns the first payoff or scripted playout outside of `range`, with the path to its node.
    pub fn number_outside(&self, range: Interval) -> Option<(Vec<u16>, f64)> {
        let leaf = match self.branch().kind {
            Kind::Leaf(score) => Some(score),
            _ => None,
        };
        if let Some(number) = leaf
            .into_iter()
            .chain(self.branch().rollouts.iter().copied())
            .find(|&number| !range.contains(number))
        {
            return Some((Vec::new(), number));
        }
        (0..).zip(self.children()).find_map(|(choice, child)| {
            let (mut path, number) = child.number_outside(range)?;
            path.insert(0, choice);
            Some((path, number))
        })
    }
}
