//! The leaves of a position that is searched in several ways, from the left, with what each search does at them.

use super::{Readings, Unread, Visit, common_leaves};
use crate::scene::{LeafMark, LeafMarks, Only};
use crate::trace::{NodeId, Trace};

/// The most leaves that are looked at one by one.
const MOST: usize = 2_000;

/// A leaf of the position.
#[derive(Clone, Debug, PartialEq)]
struct Leaf {
    path: Vec<u16>,
    /// The node in each search that knows it.
    nodes: Vec<Option<NodeId>>,
    /// When each search read it, or why it did not.
    read: Vec<Result<Visit, Unread>>,
}

/// The leaves of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Leaves {
    /// The lengths of the recordings that were read.
    lengths: Vec<u32>,
    all: Vec<Leaf>,
}

impl Leaves {
    /// Reads the recordings of searches that have ended; `None` if there are too many leaves, or if a search samples.
    pub fn of(traces: &[&Trace]) -> Option<Leaves> {
        let is_left = |trace: &&Trace| {
            let marks = trace.landmarks();
            !marks.iterations.is_empty() || marks.leaves.len() > 4 * MOST || trace.size() > 4 * MOST
        };
        if traces.iter().any(is_left) {
            return None;
        }
        let readings: Vec<Readings> = traces.iter().map(|trace| Readings::of(trace)).collect();
        let both: Vec<(&Trace, &Readings)> = traces.iter().copied().zip(&readings).collect();
        let paths = common_leaves(&both);
        if paths.len() > MOST {
            return None;
        }
        let leaf = |path: Vec<u16>| Leaf {
            nodes: traces.iter().map(|trace| trace.find(&path)).collect(),
            read: both
                .iter()
                .map(|(trace, read)| read.at(trace, &path))
                .collect(),
            path,
        };
        Some(Leaves {
            lengths: traces.iter().map(|trace| trace.len()).collect(),
            all: paths.into_iter().map(leaf).collect(),
        })
    }

    /// Whether these are the leaves of recordings of these lengths.
    pub fn is_of(&self, lengths: impl Iterator<Item = u32>) -> bool {
        self.lengths.iter().copied().eq(lengths)
    }

    /// Returns how many there are.
    pub fn count(&self) -> usize {
        self.all.len()
    }

    /// Returns the number from the left of the leaf at a path.
    pub fn number(&self, path: &[u16]) -> Option<usize> {
        self.all.iter().position(|leaf| leaf.path == path)
    }

    /// Returns the path of a leaf.
    pub fn path(&self, leaf: usize) -> Option<&[u16]> {
        Some(&self.all.get(leaf)?.path)
    }

    /// Returns when a search read a leaf, or why it did not.
    pub fn read(&self, lane: usize, leaf: usize) -> Option<Result<Visit, Unread>> {
        self.all.get(leaf)?.read.get(lane).copied()
    }

    /// Returns the leaf that a search has read last by a step.
    pub fn last_read(&self, lane: usize, step: u32) -> Option<usize> {
        let read = self.all.iter().enumerate().filter_map(|(number, leaf)| {
            let visit = leaf.read.get(lane)?.ok()?;
            (visit.step <= step).then_some((visit.step, number))
        });
        read.max().map(|(_, number)| number)
    }

    /// Returns the step at which a search is looked at for a leaf: it reads it there, or it is told there why it does not.
    pub fn step(&self, lane: usize, leaf: usize, end: u32) -> u32 {
        match self.read(lane, leaf) {
            Some(Ok(visit)) => visit.step,
            Some(Err(Unread::Cut(step) | Unread::Known(step))) => step,
            Some(Err(Unread::Never)) | None => end,
        }
    }

    /// Returns what stands below the leaves of a lane, while each search stands at a step. Where all of the searches are told of one
    /// leaf, their ends count.
    pub fn marks(&self, lane: usize, steps: &[u32], at_ends: bool) -> LeafMarks {
        let mark = |leaf: &Leaf| {
            let is_read = |other: usize| {
                let by = |visit: Visit| at_ends || visit.step <= steps[other];
                leaf.read[other].is_ok_and(by)
            };
            let others = (0..steps.len())
                .filter(|other| *other != lane && is_read(*other))
                .count();
            let is_here = is_read(lane);
            let only = match (is_here, others) {
                (true, 0) => Some(Only::Here),
                (false, 1..) => Some(Only::There),
                _ => None,
            };
            let rank = leaf.read[lane]
                .ok()
                .filter(|_| is_here)
                .map(|visit| visit.rank);
            let mark = LeafMark { rank, only };
            Some((leaf.nodes[lane]?, mark)).filter(|_| rank.is_some() || only.is_some())
        };
        self.all.iter().filter_map(mark).collect()
    }

    /// Returns the leaves that one search alone has read by the end, from the left.
    pub fn only(&self, lane: usize) -> impl Iterator<Item = (&[u16], Option<NodeId>)> {
        let is_alone = move |leaf: &&Leaf| {
            let read = leaf.read.iter().enumerate();
            read.clone()
                .all(|(other, visit)| visit.is_ok() == (other == lane))
        };
        let alone = self.all.iter().filter(is_alone);
        alone.map(move |leaf| (&*leaf.path, leaf.nodes[lane]))
    }
}
