//! A recorded search: a book that only grows. [`Trace::at`] opens it at a step, which costs the same wherever it is.
//! A trace folds events and knows neither the game nor the algorithm they come from.

mod column;
mod fold;
mod landmark;
mod moment;
mod number;

pub use crate::search::Relation;
pub use landmark::{Landmarks, Phase, Stride};
pub use moment::{Moment, State, Visits};
pub use number::Number;

use crate::search::{Event, Turn, Window};
use column::Column;
use number::Seen;

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

/// What a node is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Kind {
    /// Nothing is known of it yet.
    Unknown,
    /// A player or chance has choices here.
    Inner(Turn),
    /// Nothing is below: the game is over, or the search never got further.
    Leaf,
}

const NEVER: u32 = u32::MAX;

/// When a search was at a node. Under iterative deepening every depth comes there anew.
#[derive(Clone, Copy, Debug)]
struct Life {
    /// The step at which the node joined the search's tree, and that at which it was finished.
    reached: u32,
    finished: u32,
    /// The step of a cut here and the number of choices left out.
    cut: u32,
    remaining: u16,
}

impl Life {
    const NONE: Life = Life { reached: NEVER, finished: NEVER, cut: NEVER, remaining: 0 };
}

/// What holds of a node for the whole recording, and its latest life.
#[derive(Clone, Copy, Debug)]
struct Node {
    parent: u32,
    /// Where the slots of its children begin, one slot a choice.
    slots: u32,
    life: Life,
    choices: u16,
    choice: u16,
    depth: u16,
    probability: f64,
    kind: Kind,
    /// The number the outline shows before the search has seen the node; NaN where it shows none.
    outlined: f64,
}

/// A recorded search.
#[derive(Debug, Default)]
pub struct Trace {
    events: Vec<Event>,
    /// Where the search stands after each step; the first entry is the root, before any event.
    cursors: Vec<NodeId>,
    nodes: Vec<Node>,
    /// The step at which each node first joined the search's tree.
    births: Vec<u32>,
    slots: Vec<u32>,
    /// The nodes the search went down to, in order, after the root: how it calls what it remembers.
    descents: Vec<NodeId>,
    landmarks: Landmarks,
    outlined: bool,
    /// What any value can be.
    bounds: (f64, f64),
    /// Lives before the latest.
    lives: Column<Life>,
    values: Column<f64>,
    seen: Column<Seen>,
    /// What a remembered value leaves possible, where it only narrows a window.
    narrowed: Column<(f64, f64)>,
    windows: Column<Window>,
    bests: Column<u16>,
    visits: Column<Visits>,
    recalls: Column<NodeId>,
    grundies: Column<u32>,
}

impl Trace {
    /// An empty recording over an outline, the tree as it stands (no events: nothing is known).
    pub fn new(outline: &[Event]) -> Trace {
        let bounds = (f64::NEG_INFINITY, f64::INFINITY);
        let (cursors, descents) = (vec![NodeId::ROOT], vec![NodeId::ROOT]);
        let mut trace = Trace { cursors, descents, bounds, outlined: !outline.is_empty(), ..Trace::default() };
        trace.nodes.push(Node { life: Life { reached: 0, ..Life::NONE }, ..fold::node(None) });
        trace.births.push(0);
        trace.fold_outline(outline);
        trace
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
        self.events.is_empty()
    }

    /// The events from the first.
    pub fn events(&self) -> &[Event] {
        &self.events
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

    /// How many nodes the recording knows, outline included.
    pub fn size(&self) -> usize {
        self.nodes.len()
    }

    /// Whether the whole tree was outlined before the search.
    pub fn is_outlined(&self) -> bool {
        self.outlined
    }

    /// The moments worth jumping to.
    pub fn landmarks(&self) -> &Landmarks {
        &self.landmarks
    }

    /// The node above.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        let parent = self.nodes[node.index()].parent;
        (parent != NEVER).then_some(NodeId(parent))
    }

    /// Which choice of its parent leads to the node.
    pub fn choice(&self, node: NodeId) -> u16 {
        self.nodes[node.index()].choice
    }

    /// Plies below the root.
    pub fn depth(&self, node: NodeId) -> u16 {
        self.nodes[node.index()].depth
    }

    /// The probability with which its parent, a chance node, leads here; NaN until it is known.
    pub fn probability(&self, node: NodeId) -> f64 {
        self.nodes[node.index()].probability
    }

    /// What the node is.
    pub fn kind(&self, node: NodeId) -> Kind {
        self.nodes[node.index()].kind
    }

    /// How many choices the position has, once it is known.
    pub fn choices(&self, node: NodeId) -> u16 {
        self.nodes[node.index()].choices
    }

    /// The step at which the node joined the search's tree (under iterative deepening that of the last depth that came there).
    pub fn joined(&self, node: NodeId) -> Option<u32> {
        Some(self.nodes[node.index()].life.reached).filter(|step| *step != NEVER)
    }

    /// The first step at which the node was in the search's tree, at any depth of iterative deepening; `u32::MAX` if it never was.
    pub fn born(&self, node: NodeId) -> u32 {
        self.births[node.index()]
    }

    /// The same of all nodes: those known at a step are those born by then. Without an outline births never fall from node to node.
    pub fn births(&self) -> &[u32] {
        &self.births
    }

    /// The earlier node of the same position that answers for this one, below which the search never went.
    pub fn original(&self, node: NodeId) -> Option<NodeId> {
        let original = self.recalls.latest(node.index(), 0).copied()?;
        (!self.children(node).any(|child| self.joined(child).is_some())).then_some(original)
    }

    /// The number an outline writes at a leaf.
    pub fn outlined_value(&self, node: NodeId) -> Option<f64> {
        Some(self.nodes[node.index()].outlined).filter(|number| !number.is_nan())
    }

    /// What any value can be: the bounds the search was told, or everything.
    pub fn bounds(&self) -> (f64, f64) {
        self.bounds
    }

    /// The child that a choice leads to, if the recording knows it.
    pub fn child(&self, node: NodeId, choice: u16) -> Option<NodeId> {
        let Node { slots, choices, .. } = self.nodes[node.index()];
        let slot = (choice < choices).then(|| self.slots[slots as usize + usize::from(choice)])?;
        (slot != NEVER).then_some(NodeId(slot))
    }

    /// The children the recording knows, in the game's order.
    pub fn children(&self, node: NodeId) -> impl DoubleEndedIterator<Item = NodeId> + '_ {
        self.slots(node).iter().filter(|&&slot| slot != NEVER).map(|&slot| NodeId(slot))
    }

    /// The children by choice; `u32::MAX` where the recording knows none.
    pub fn slots(&self, node: NodeId) -> &[u32] {
        let Node { slots, choices, .. } = &self.nodes[node.index()];
        &self.slots[*slots as usize..*slots as usize + usize::from(*choices)]
    }

    /// The choices that lead from the root to the node.
    pub fn path(&self, node: NodeId) -> Vec<u16> {
        let mut path: Vec<u16> = self.ancestors(node).map(|node| self.choice(node)).collect();
        path.pop();
        path.reverse();
        path
    }

    /// The node and those above it, up to the root.
    pub fn ancestors(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(Some(node), |&node| self.parent(node))
    }

    /// The node that a line of choices leads to.
    pub fn find(&self, path: &[u16]) -> Option<NodeId> {
        path.iter().try_fold(NodeId::ROOT, |node, &choice| self.child(node, choice))
    }

    /// Bytes held by the recording.
    pub fn bytes(&self) -> usize {
        let columns = self.values.bytes() + self.seen.bytes() + self.windows.bytes() + self.bests.bytes() + self.visits.bytes();
        let more = self.lives.bytes() + self.narrowed.bytes() + self.recalls.bytes() + self.grundies.bytes();
        let links = (self.births.capacity() + self.cursors.capacity() + self.slots.capacity() + self.descents.capacity())
            * size_of::<u32>();
        let plain = self.events.capacity() * size_of::<Event>() + links;
        columns + more + plain + self.nodes.capacity() * size_of::<Node>() + self.landmarks.bytes()
    }
}
