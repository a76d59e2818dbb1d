//! Searches side by side: a lane for each, the clock that all of them follow, or the leaf at which all of them are looked at.

pub mod beside;
pub mod request;

use crate::app::state::search::lane::Lane;
use crate::app::state::search::run::Run;
use crate::app::state::search::step_units::Direction;
use crate::compare::{Comparison, Leaves, Work};
use crate::export::SIDE_BY_SIDE;
use crate::scene::LeafMarks;
use crate::spec::Spec;
use crate::trace::{NodeId, Trace};
use std::cell::Ref;
use std::rc::Rc;

/// The searches that are shown side by side.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparing {
    /// A lane for each search. Their steps follow from the clock, or from the leaf.
    pub lanes: Vec<Lane>,
    /// What the clock counts.
    pub by: Work,
    /// The work that each search has done at most; it may exceed that of all of them.
    pub clock: u32,
    /// Where the clock stood when they were opened; at first, if that was their end.
    pub begins: u32,
    /// The leaf at which all are looked at, by its number from the left; `None` while the clock rules.
    pub leaf: Option<usize>,
    /// The lane with the sentence where there is room for one.
    pub chosen: usize,
    /// Whether the chosen lane stands alone in a lecture hall.
    pub alone: bool,
    /// Whether the page shows them.
    pub is_shown: bool,
    /// The leaves of the position, once all searches have ended; `None` if they are too many.
    leaves: Option<Rc<Leaves>>,
}

impl Comparing {
    /// Begins the searches of a comparison, with at most `room` recorded events each.
    pub fn new(it: &Comparison, room: u32) -> Comparing {
        let lanes = it.lanes.iter();
        let lanes = lanes.map(|spec| Lane::new(spec.clone(), room));
        Comparing {
            lanes: lanes.collect(),
            by: it.by,
            clock: it.at.unwrap_or(u32::MAX),
            begins: it.at.unwrap_or(0),
            leaf: None,
            chosen: 0,
            alone: false,
            is_shown: true,
            leaves: None,
        }
        .settled()
    }

    /// Returns the comparison as it is written.
    pub fn written(&self) -> Comparison {
        let spec = |lane: &Lane| Spec {
            step: 0,
            ..(**lane.run.spec()).clone()
        };
        Comparison {
            lanes: self.lanes.iter().map(spec).collect(),
            by: self.by,
            at: (!self.is_at_end()).then_some(self.clock),
        }
    }

    /// Returns the recordings.
    pub fn runs(&self) -> Vec<Run> {
        self.lanes.iter().map(|lane| lane.run.clone()).collect()
    }

    /// Returns the work of a search so far recorded.
    pub fn ends_at(&self, lane: &Lane) -> u32 {
        self.by.done(&lane.run.trace(), lane.run.length())
    }

    /// Returns the work of the longest search.
    pub fn total(&self) -> u32 {
        let ends = self.lanes.iter().map(|lane| self.ends_at(lane));
        ends.max().unwrap_or(0)
    }

    /// Returns the clock, limited to the work of the longest search.
    pub fn shown_clock(&self) -> u32 {
        self.clock.min(self.total())
    }

    /// Whether any search is running.
    pub fn is_going(&self) -> bool {
        self.lanes.iter().any(|lane| lane.run.is_going())
    }

    /// Whether every search stands at its end, or at the last leaf.
    pub fn is_at_end(&self) -> bool {
        match (self.leaf, &self.leaves) {
            (Some(leaf), Some(leaves)) => leaf + 1 >= leaves.count(),
            _ => self.clock >= self.total() && !self.is_going(),
        }
    }

    /// Whether the trees side by side would have too little room for the number of each leaf.
    pub fn is_wide(&self) -> bool {
        let count = self.lanes.len();
        self.leaves()
            .is_some_and(|leaves| leaves.count() * count > SIDE_BY_SIDE)
    }

    /// Returns the leaves of the position.
    pub fn leaves(&self) -> Option<&Leaves> {
        self.leaves.as_deref()
    }

    /// Goes to an amount of work, or to a leaf by its number from the left.
    pub fn go(&mut self, to: u32) {
        match (&mut self.leaf, &self.leaves) {
            (Some(leaf), Some(leaves)) => {
                *leaf = (to as usize).min(leaves.count().saturating_sub(1));
            }
            _ => self.clock = to,
        }
    }

    /// Goes on or back by one unit of work, or by one leaf.
    pub fn step_by(&mut self, direction: Direction) {
        let at = self.at();
        self.go(match direction {
            Direction::Forward => at.saturating_add(1),
            Direction::Back => at.saturating_sub(1),
        });
    }

    /// Returns the unit of work at which the clock stands, or the leaf that is looked at.
    pub fn at(&self) -> u32 {
        match self.leaf {
            Some(leaf) => leaf as u32,
            None => self.shown_clock(),
        }
    }

    /// Looks at one leaf in all searches: that at which the chosen one stands, or else the first; or goes back to the clock.
    pub fn look_at_leaf(&mut self, is_wanted: bool) {
        let (Some(leaves), true) = (&self.leaves, is_wanted) else {
            self.leaf = None;
            return;
        };
        let lane = &self.lanes[self.chosen.min(self.lanes.len() - 1)];
        let last = leaves.last_read(self.chosen, lane.shown_step());
        self.leaf = Some(last.unwrap_or(0));
    }

    /// Selects a node of a lane in every search that knows its position. In the view of one leaf a leaf is gone to.
    pub fn select(&mut self, lane: usize, node: Option<NodeId>) {
        let Some(from) = self.lanes.get(lane) else {
            return;
        };
        let trace = from.run.trace();
        let path = node
            .filter(|node| node.0 < trace.size() as u32)
            .map(|node| trace.path(node));
        drop(trace);
        self.chosen = lane;
        let leaf = path
            .as_ref()
            .and_then(|path| self.leaves.as_ref()?.number(path));
        if let (Some(leaf), Some(_)) = (leaf, self.leaf) {
            self.leaf = Some(leaf);
            return;
        }
        for lane in &mut self.lanes {
            let found = path.as_ref().and_then(|path| lane.run.trace().find(path));
            lane.select(found);
        }
    }

    /// Returns what stands below the leaves of a lane.
    pub fn marks(&self, lane: usize) -> Option<Rc<LeafMarks>> {
        let steps: Vec<u32> = self.lanes.iter().map(Lane::shown_step).collect();
        let leaves = self.leaves.as_ref()?;
        Some(Rc::new(leaves.marks(lane, &steps, self.leaf.is_some())))
    }

    /// Puts every lane at its step, once something has changed.
    pub fn settled(mut self) -> Comparing {
        let lengths = || self.lanes.iter().map(|lane| lane.run.length());
        let is_stale = |leaves: &Rc<Leaves>| !leaves.is_of(lengths());
        if self.leaves.as_ref().is_none_or(is_stale) {
            let traces: Vec<Ref<Trace>> = self.lanes.iter().map(|lane| lane.run.trace()).collect();
            let all: Vec<&Trace> = traces.iter().map(|trace| &**trace).collect();
            let leaves = (!self.is_going()).then(|| Leaves::of(&all)).flatten();
            drop(traces);
            self.leaves = leaves.map(Rc::new);
            if self.leaves.is_none() {
                self.leaf = None;
            }
        }
        for index in 0..self.lanes.len() {
            let lane = &self.lanes[index];
            let step = match (self.leaf, &self.leaves) {
                (Some(leaf), Some(leaves)) => leaves.step(index, leaf, lane.run.length()),
                _ => self.by.step(&lane.run.trace(), self.clock),
            };
            let lane = &mut self.lanes[index];
            if lane.step != step {
                lane.go(step);
            }
        }
        self
    }
}
