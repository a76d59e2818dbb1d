//! A recorded search: a book that only grows. [`Trace::at`] opens it at a step, which costs the same wherever it is.
//! A trace folds events and knows neither the game nor the algorithm they come from.

mod blocks;
mod fact;
mod fold;
mod history;
mod landmark;
mod moment;
mod number;
mod phase;
mod stride;
mod tree;

pub use crate::search::Relation;
pub use landmark::Landmarks;
pub use moment::{Moment, State, Visits};
pub use number::Number;
pub use phase::Phase;
pub use stride::Stride;
pub use tree::{Head, Kind};

use crate::search::Event;
use blocks::Blocks;
use fact::Credit;
use fold::Frame;
use history::{History, Runs};

use number::Known;
use tree::{Life, Node};

/// A node of the recorded tree, in order of discovery; the root is [`NodeId::ROOT`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub u32);

impl NodeId {
    /// The position the search was asked about.
    pub const ROOT: NodeId = NodeId(0);

    fn index(self) -> usize {
        self.0 as usize
    }
}

const NEVER: u32 = u32::MAX;

/// A recorded search. Events are kept as they come; of a fact only the steps are kept at which it changed, and the events tell it.
#[derive(Debug, Default)]
pub struct Trace {
    events: Blocks<Event>,
    /// Where the search stands after each step; the first entry is the root, before any event.
    cursors: Blocks<NodeId>,
    nodes: Blocks<Node>,
    /// The children of opened nodes, one slot a choice.
    slots: Vec<u32>,
    /// The probabilities of outcomes; nodes behind the last are certain.
    probabilities: Vec<f64>,
    /// The numbers that the outline shows before the search has seen the node; NaN where it shows none.
    outlined: Vec<f64>,
    is_outlined: bool,
    /// The nodes the search went down to, in order, after the root: how it calls what it remembers.
    descents: Blocks<NodeId>,
    landmarks: Landmarks,
    /// What any value can be.
    bounds: (f64, f64),
    /// What returned children have told of the nodes above the search, by depth.
    frames: Vec<Frame>,
    runs: Runs,
    /// What nodes can still be, in order of the steps.
    known: Blocks<Known>,
    /// What nodes were credited with, in order of the steps.
    credits: Blocks<Credit>,
    /// Lives before the latest, each with the one before it, and the last of each node.
    lives: Vec<(Life, u32)>,
    earlier: Vec<u32>,
    /// When each node was recalled, and given a Grundy number.
    recalls: Vec<History>,
    grundies: Vec<History>,
}

impl Trace {
    /// An empty recording over an outline, the tree as it stands (no events: nothing is known).
    pub fn new(outline: &[Event]) -> Trace {
        let bounds = (f64::NEG_INFINITY, f64::INFINITY);
        let mut trace = Trace {
            bounds,
            is_outlined: !outline.is_empty(),
            ..Trace::default()
        };
        trace.cursors.push(NodeId::ROOT);
        trace.descents.push(NodeId::ROOT);
        trace.nodes.push(Node::ROOT);
        trace.nodes[0].life.reached = 0;
        trace.nodes[0].born = 0;
        trace.begin_frame(0);
        trace.fold_outline(outline);
        trace
    }

    /// An empty recording of which only the root is known, told as an outline tells it.
    pub fn of_root(root: &[Event]) -> Trace {
        Trace {
            is_outlined: false,
            ..Trace::new(root)
        }
    }

    /// Adds events at the end. Nothing that was there changes.
    pub fn append(&mut self, events: &[Event]) {
        for event in events {
            self.fold(*event);
        }
    }

    /// The recording as it stands after the first `step` events (the last, if there are fewer).
    pub fn at(&self, step: u32) -> Moment<'_> {
        Moment::new(self, step.min(self.len()))
    }

    /// The recording at its end.
    pub fn end(&self) -> Moment<'_> {
        self.at(self.len())
    }

    /// How many events there are.
    pub fn len(&self) -> u32 {
        self.events.len() as u32
    }

    /// Whether there is no event.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The events from the first.
    pub fn events(&self) -> impl Iterator<Item = &Event> {
        self.events.iter()
    }

    /// The event that leads to `step`, none to step 0.
    pub fn event(&self, step: u32) -> Option<Event> {
        self.events.get((step as usize).checked_sub(1)?).copied()
    }

    /// Where the search stands after `step` events.
    pub fn cursor(&self, step: u32) -> NodeId {
        self.cursors[(step as usize).min(self.cursors.len() - 1)]
    }

    /// The node that the search went down to at its `visit`-th descent; the root before the first.
    pub fn descent(&self, visit: u32) -> Option<NodeId> {
        self.descents.get(visit as usize).copied()
    }

    /// Whether the whole tree was outlined before the search.
    pub fn is_outlined(&self) -> bool {
        self.is_outlined
    }

    /// The moments worth jumping to.
    pub fn landmarks(&self) -> &Landmarks {
        &self.landmarks
    }

    /// What any value can be: the bounds the search was told, or everything.
    pub fn bounds(&self) -> (f64, f64) {
        self.bounds
    }

    /// The earlier node of the same position that answers for this one, below which the search never went.
    pub fn original(&self, node: NodeId) -> Option<NodeId> {
        let original = self.recalled_at(self.recalls.get(node.index())?.newest()?)?;
        (!self
            .children(node)
            .any(|child| self.joined(child).is_some()))
        .then_some(original)
    }

    /// Bytes held by the recording.
    pub fn bytes(&self) -> usize {
        let steps = self.events.bytes()
            + self.cursors.bytes()
            + self.descents.bytes()
            + self.landmarks.bytes();
        let nodes = self.nodes.bytes() + 4 * (self.slots.capacity() + self.earlier.capacity());
        let rare = self.probabilities.capacity()
            + self.outlined.capacity()
            + self.recalls.capacity()
            + self.grundies.capacity();
        let records = self.known.bytes() + self.credits.bytes() + 16 * self.lives.capacity();
        steps + nodes + 8 * rare + records + self.runs.bytes()
    }
}

/// Mutable access to the entry `index` of a sparse column, which grows with `empty` up to it.
fn slot<T: Clone>(column: &mut Vec<T>, index: usize, empty: T) -> &mut T {
    if column.len() <= index {
        column.resize(index + 1, empty);
    }
    &mut column[index]
}
