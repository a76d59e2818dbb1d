//! The leaves of a position in several searches: which of them each search read, as its how manieth, and why it did not read the others.

use crate::search::Event;
use crate::trace::{NodeId, Trace};
use std::collections::{BTreeSet, HashMap};

/// The leaves that a search has read, in the order of their first visits.
#[derive(Clone, Debug, Default)]
pub struct Readings(HashMap<NodeId, Visit>);

/// The first visit of a leaf.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Visit {
    /// How many leaves had been read then, itself included.
    pub rank: u32,
    /// The step at which it was read.
    pub step: u32,
}

/// Why a search does not read a leaf.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unread {
    /// It was cut off at this step.
    Cut(u32),
    /// The value of a position above it was known, and used at this step.
    Known(u32),
    /// The search did not come to it.
    Never,
}

impl Readings {
    /// Reads a recording.
    pub fn of(trace: &Trace) -> Readings {
        let mut found = HashMap::new();
        for &step in &trace.landmarks().leaves {
            let rank = found.len() as u32 + 1;
            found
                .entry(trace.cursor(step))
                .or_insert(Visit { rank, step });
        }
        Readings(found)
    }

    /// Returns the first visit of a leaf.
    pub fn visit(&self, leaf: NodeId) -> Option<Visit> {
        self.0.get(&leaf).copied()
    }

    /// Counts the leaves that were read.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// Returns the leaves that were read, in no order.
    pub fn leaves(&self) -> impl Iterator<Item = NodeId> {
        self.0.keys().copied()
    }

    /// Returns the visit of the leaf at a path.
    ///
    /// # Errors
    /// Why the leaf was not read.
    pub fn at(&self, trace: &Trace, path: &[u16]) -> Result<Visit, Unread> {
        let known = |end: usize| trace.find(&path[..end]);
        let Some(node) = (0..=path.len()).rev().find_map(known) else {
            return Err(Unread::Never);
        };
        match self.visit(node) {
            Some(visit) if usize::from(trace.depth(node)) == path.len() => Ok(visit),
            _ => Err(unread(trace, node)),
        }
    }
}

/// Returns why nothing at or below a node was read: what happened at the lowest node above that was visited. Under iterative deepening the
/// last depth tells.
fn unread(trace: &Trace, node: NodeId) -> Unread {
    let end = trace.end();
    let Some(reached) = trace.ancestors(node).find(|&above| end.is_reached(above)) else {
        return Unread::Never;
    };
    if let Some(step) = end.cut_step(reached) {
        return Unread::Cut(step);
    }
    // A value that answers is returned at once.
    let recall = trace.settled(reached).and_then(|step| step.checked_sub(1));
    let is_recall = |step: &u32| matches!(trace.event(*step), Some(Event::Recall { .. }));
    recall
        .filter(is_recall)
        .map_or(Unread::Never, Unread::Known)
}

/// Returns the paths of all leaves that any of some searches has read, or that stand in the outline of the position, from the left.
pub fn common_leaves(lanes: &[(&Trace, &Readings)]) -> Vec<Vec<u16>> {
    let mut paths = BTreeSet::new();
    for (trace, readings) in lanes {
        paths.extend(readings.leaves().map(|leaf| trace.path(leaf)));
        if trace.is_outlined() {
            let all = (0..trace.size() as u32).map(NodeId);
            let ends = all.filter(|&node| trace.choices(node) == 0);
            paths.extend(ends.map(|leaf| trace.path(leaf)));
        }
    }
    // A leaf at the depth limit stands above the leaves of the outline.
    let all: Vec<Vec<u16>> = paths.into_iter().collect();
    let is_read_above = |path: &[u16]| {
        let mut above = (0..path.len()).map(|end| &path[..end]);
        above.any(|above| all.binary_search_by(|known| known[..].cmp(above)).is_ok())
    };
    all.iter()
        .filter(|path| !is_read_above(path))
        .cloned()
        .collect()
}
