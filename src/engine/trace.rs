//! A recorded search, which only grows by appending. [`Trace::at`] opens it at a step, at the same
//! cost for every step. A trace folds events and does not know the game; of the algorithm it knows
//! only the rule by which Monte-Carlo tree search takes a child.

mod blocks;
mod fact;
mod fold;
mod history;
mod landmark;
mod life;
mod moment;
mod number;
mod perspective;
mod phase;
mod step_unit;
mod tape;
mod tree;

pub use crate::search::Relation;
pub use landmark::Landmarks;
pub use moment::{Moment, State, Visits};
pub use number::Number;
pub use perspective::Perspective;
pub use phase::Phase;
pub use step_unit::StepUnit;
pub use tree::{Birth, Head, Kind};

use crate::game::Interval;
use crate::search::{Event, Mcts};
use blocks::Blocks;
use fact::Facts;
use fold::Frame;
use life::Lives;
use tape::Tape;
use tree::{Node, Tree};

/// A node of the recorded tree, in order of discovery; the root is [`NodeId::ROOT`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub u32);

impl NodeId {
    /// The root.
    pub const ROOT: NodeId = NodeId(0);

    fn index(self) -> usize {
        self.0 as usize
    }
}

const NEVER: u32 = u32::MAX;

/// A recorded search.
///
/// All events are kept. Of a fact about a node only the steps at which it changed are kept; the
/// events at these steps contain the fact itself.
///
/// ```
/// use plyscope_engine::spec::Spec;
/// use plyscope_engine::trace::{NodeId, State};
///
/// let spec = r#"{"game":{"kind":"tree","tree":[[5,6],[2,1]]},"algorithm":{"kind":"alpha-beta"}}"#;
/// let (trace, _, _) = Spec::read(spec).expect("the spec is valid").record(1_000, 1_000);
///
/// // At the first cut the root has the value 5 of its first child; the leaf 1 is pruned.
/// let moment = trace.at(trace.landmarks().cuts[0]);
/// let value = moment.number(NodeId::ROOT).map(|number| number.value);
/// assert_eq!(value, Some(5.0));
/// assert_eq!(trace.path(moment.subject()), [1]);
/// let pruned = trace.find(&[1, 1]).expect("the outline has all nodes");
/// assert_eq!(moment.state(pruned), State::Cut);
/// ```
#[derive(Debug, Default)]
pub struct Trace {
    steps: Steps,
    landmarks: Landmarks,
    tree: Tree,
    facts: Facts,
    lives: Lives,
    /// The frame of each node on the path, by depth.
    frames: Vec<Frame>,
    /// The lowest and highest value of any node.
    bounds: Interval,
    is_outlined: bool,
    /// The options by which Monte-Carlo tree search takes a child.
    taking: Mcts,
}

/// The columns of the steps.
#[derive(Debug, Default)]
struct Steps {
    events: Tape,
    /// The cursor after each step; the first entry is the root, before any event.
    cursors: Blocks<NodeId>,
    /// The nodes entered by each descent, after the root: a recalled visit is an index into them.
    descents: Blocks<NodeId>,
}

impl Steps {
    fn bytes(&self) -> usize {
        self.events.bytes() + self.cursors.bytes() + self.descents.bytes()
    }
}

impl Trace {
    /// Starts an empty recording over an outline; an empty outline means that nothing is known of
    /// the tree.
    pub fn new(outline: &[Event]) -> Trace {
        let mut trace = Trace {
            is_outlined: !outline.is_empty(),
            ..Trace::default()
        };
        trace.steps.cursors.push(NodeId::ROOT);
        trace.steps.descents.push(NodeId::ROOT);
        trace.tree.nodes.push(Node::ROOT);
        trace.tree.nodes[0].life.reached = 0;
        trace.tree.nodes[0].born = Birth::AT_START;
        trace.begin_frame(0);
        trace.fold_outline(outline);
        trace
    }

    /// Starts an empty recording in which only the root is known.
    pub fn of_root(root: &[Event]) -> Trace {
        Trace {
            is_outlined: false,
            ..Trace::new(root)
        }
    }

    /// Turns it into the recording of a Monte-Carlo tree search with these options: the best child
    /// is the one that the search would take.
    pub fn taking_by(self, options: Mcts) -> Trace {
        Trace {
            taking: options,
            ..self
        }
    }

    /// Returns the options by which Monte-Carlo tree search takes a child.
    pub fn taking(&self) -> &Mcts {
        &self.taking
    }

    /// Appends events. Moments before them do not change.
    pub fn append(&mut self, events: &[Event]) {
        for event in events {
            self.fold(*event);
        }
    }

    /// Opens the recording after the first `step` events (at the end, if there are fewer).
    pub fn at(&self, step: u32) -> Moment<'_> {
        Moment::new(self, step.min(self.len()))
    }

    /// Opens the recording at its end.
    pub fn end(&self) -> Moment<'_> {
        self.at(self.len())
    }

    /// Returns the number of events.
    pub fn len(&self) -> u32 {
        self.steps.events.len() as u32
    }

    /// Whether there are no events.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Iterates over all events.
    pub fn events(&self) -> impl Iterator<Item = Event> {
        self.steps.events.iter()
    }

    /// Returns the event that leads to `step`; `None` at step 0.
    pub fn event(&self, step: u32) -> Option<Event> {
        self.steps.events.get((step as usize).checked_sub(1)?)
    }

    /// Returns the node at the cursor after `step` events.
    pub fn cursor(&self, step: u32) -> NodeId {
        self.steps.cursors[(step as usize).min(self.steps.cursors.len() - 1)]
    }

    /// Returns the node entered by the `visit`-th descent; the root for 0.
    pub fn descent(&self, visit: u32) -> Option<NodeId> {
        self.steps.descents.get(visit as usize).copied()
    }

    /// Whether the whole tree was outlined before the search.
    pub fn is_outlined(&self) -> bool {
        self.is_outlined
    }

    /// Returns the steps worth jumping to.
    pub fn landmarks(&self) -> &Landmarks {
        &self.landmarks
    }

    /// Returns the lowest and highest value of any node, (−∞, +∞) unless the search reported
    /// bounds.
    pub fn bounds(&self) -> Interval {
        self.bounds
    }

    /// Returns the earlier node of the same position, if the search took its value and never went
    /// below this node.
    pub fn original(&self, node: NodeId) -> Option<NodeId> {
        let original = self.recalled_at(self.facts.recalls.get(node.index())?.newest()?)?;
        (!self
            .children(node)
            .any(|child| self.joined(child).is_some()))
        .then_some(original)
    }

    /// Returns the bytes of memory held by the recording.
    pub fn bytes(&self) -> usize {
        let steps = self.steps.bytes() + self.landmarks.bytes();
        steps + self.tree.bytes() + self.facts.bytes() + self.lives.bytes()
    }
}

/// Returns the entry `index` of a sparse column, extending it with `empty` up to it.
fn slot<T: Clone>(column: &mut Vec<T>, index: usize, empty: T) -> &mut T {
    if column.len() <= index {
        column.resize(index + 1, empty);
    }
    &mut column[index]
}
