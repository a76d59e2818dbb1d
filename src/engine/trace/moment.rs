//! A recording opened at a step, with the facts about every node there. A view; it copies nothing.

use super::history::History;
use super::life::Life;
use super::number::{Known, relation};
use super::tree::Node;
use super::{Kind, NodeId, Number, Trace};
use crate::game::{Interval, Player};
use crate::search::{Event, Window};

/// Visits and reward of a node. `w` is the reward of the side that moved into it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Visits {
    /// The number of visits.
    pub n: u32,
    /// The sum of the rewards.
    pub w: f64,
}

/// The state of a node in the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// In the outline, not visited yet.
    Unseen,
    /// In the outline, below a cut: never visited.
    Cut,
    /// Visited, not finished.
    Open,
    /// Finished.
    Done,
}

/// A recording after a number of events.
///
/// # Examples
/// ```
/// use plyscope_engine::spec::Spec;
/// use plyscope_engine::trace::NodeId;
///
/// let spec = r#"{"game":{"kind":"nim","heaps":[1,2]},"algorithm":{"kind":"minimax"}}"#;
/// let (trace, ..) = Spec::read(spec).expect("the spec is valid").record(1_000, 1_000);
/// let (begin, end) = (trace.at(0), trace.end());
/// assert!(begin.number(NodeId::ROOT).is_none(), "before the first event nothing is known");
/// assert_eq!(end.number(NodeId::ROOT).map(|number| number.value), Some(1.0));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Moment<'a> {
    trace: &'a Trace,
    step: u32,
    /// Facts of earlier steps are void: they belong to an earlier depth of iterative deepening. So are facts about a node from before
    /// it was searched again.
    since: u32,
    /// The numbers of interval records and of visit records up to this step.
    known: u32,
    credits: u32,
}

impl<'a> Moment<'a> {
    pub(super) fn new(trace: &'a Trace, step: u32) -> Moment<'a> {
        let known = trace.facts.known.count(|known| known.step <= step);
        let credits = trace.facts.credits.count(|credit| credit.step <= step);
        Moment {
            trace,
            step,
            since: trace.landmarks.since(step),
            known,
            credits,
        }
    }

    /// Returns the recording.
    pub fn trace(&self) -> &'a Trace {
        self.trace
    }

    /// Returns the number of events that have happened.
    pub fn step(&self) -> u32 {
        self.step
    }

    /// Returns the moment one event earlier; at the beginning the same.
    pub fn before(&self) -> Moment<'a> {
        Moment::new(self.trace, self.step.saturating_sub(1))
    }

    /// Returns the event that led here; `None` at the beginning.
    pub fn event(&self) -> Option<Event> {
        self.trace.event(self.step)
    }

    /// Returns the node at the cursor.
    pub fn cursor(&self) -> NodeId {
        self.trace.cursor(self.step)
    }

    /// Returns the node that the last event is about: the one at the cursor when it happened.
    pub fn subject(&self) -> NodeId {
        match self.event() {
            Some(Event::Descend { .. }) | None => self.cursor(),
            Some(_) => self.before().cursor(),
        }
    }

    /// Returns the node's life at this moment, if it has begun.
    pub(super) fn life(&self, node: NodeId) -> Option<Life> {
        match &self.trace.tree.nodes[node.index()] {
            Node { born, .. } if !born.is_by(self.step) => None,
            Node { life, .. } if life.reached <= self.step => Some(*life),
            _ => {
                let mut earlier = self.trace.lives.of(node);
                earlier.find(|life| life.reached <= self.step)
            }
        }
        .filter(|life| life.reached >= self.since)
    }

    /// Returns the step at which the search entered a node, the latest time before this moment.
    pub fn entered(&self, node: NodeId) -> Option<u32> {
        self.life(node).map(|life| life.reached)
    }

    /// Returns the latest step that set a fact, unless the fact is void.
    fn told(&self, node: NodeId, history: &History) -> Option<u32> {
        self.trace
            .facts
            .runs
            .find(history, self.step + 1)
            .filter(|step| *step >= self.since(node))
    }

    /// Returns the step from which on facts about a node are not void.
    fn since(&self, node: NodeId) -> u32 {
        if !self.trace.landmarks.searches_again() {
            return self.since;
        }
        self.life(node).map_or(self.since, |life| life.reached)
    }

    /// Returns the state of a node in the search.
    pub fn state(&self, node: NodeId) -> State {
        match self.life(node) {
            Some(life) if life.finished <= self.step => State::Done,
            Some(_) => State::Open,
            None if self.is_below_cut(node) => State::Cut,
            None => State::Unseen,
        }
    }

    fn is_below_cut(&self, node: NodeId) -> bool {
        // Without deepening or another search, a node that is visited later was never cut off.
        let landmarks = &self.trace.landmarks;
        let is_visited_once = landmarks.depths.is_empty() && !landmarks.searches_again();
        if self.trace.born(node).step().is_some() && is_visited_once {
            return false;
        }
        let reached = self
            .trace
            .ancestors(node)
            .find_map(|above| self.life(above));
        reached.is_some_and(|life| life.cut <= self.step)
    }

    /// Whether the node is in the search tree at this moment.
    pub fn is_reached(&self, node: NodeId) -> bool {
        self.life(node).is_some()
    }

    /// Whether the node has been in the search tree: an earlier depth of iterative deepening may
    /// have visited it.
    pub fn is_known(&self, node: NodeId) -> bool {
        self.trace.born(node).is_by(self.step)
    }

    /// Returns the number of children pruned by a cut at the node; `None` without a cut so far.
    pub fn cut(&self, node: NodeId) -> Option<u16> {
        match self.trace.event(self.cut_step(node)?) {
            Some(Event::Cutoff { remaining }) => Some(remaining),
            _ => None,
        }
    }

    /// Returns the step of the cut at the node; `None` without a cut so far.
    pub fn cut_step(&self, node: NodeId) -> Option<u32> {
        self.life(node)
            .map(|life| life.cut)
            .filter(|cut| *cut <= self.step)
    }

    /// Whether the node lies on the path from the root to the cursor, both included.
    pub fn is_on_path(&self, node: NodeId) -> bool {
        // A quick answer for most nodes, which are not begun or already finished. A finished root
        // can still have the cursor on it.
        if node != NodeId::ROOT
            && self
                .life(node)
                .is_none_or(|life| life.finished <= self.step)
        {
            return false;
        }
        let depth = self.trace.depth(node);
        self.trace
            .ancestors(self.cursor())
            .find(|above| self.trace.depth(*above) <= depth)
            == Some(node)
    }

    /// Returns the node's value so far, without what is known of it.
    pub fn value(&self, node: NodeId) -> Option<f64> {
        let told = self.told(node, &self.trace.tree.nodes[node.index()].values)?;
        Some(self.trace.score(told))
    }

    /// Returns the node's value as known so far.
    pub fn number(&self, node: NodeId) -> Option<Number> {
        let told = self.told(node, &self.trace.tree.nodes[node.index()].values)?;
        let Known {
            interval, basis, ..
        } = self.known_of(node, Some(told))?;
        let value = self.trace.score(told);
        Some(Number {
            value,
            relation: relation(value, interval),
            basis,
        })
    }

    /// Returns the interval of the node, if its value was set at this step.
    fn known_of(&self, node: NodeId, told: Option<u32>) -> Option<Known> {
        let mark = || {
            self.trace
                .facts
                .runs
                .find(&self.trace.tree.nodes[node.index()].known, self.known)
        };
        self.trace
            .known(told, mark)
            .filter(|known| known.step >= self.since(node))
    }

    /// Returns the lowest and highest value that the node can still have.
    pub fn interval(&self, node: NodeId) -> Interval {
        self.known_of(
            node,
            self.told(node, &self.trace.tree.nodes[node.index()].values),
        )
        .map_or(self.trace.bounds, |known| known.interval)
    }

    /// Returns the earlier node of the same position whose stored value is used here.
    pub fn recalled(&self, node: NodeId) -> Option<NodeId> {
        self.trace
            .recalled_at(self.told(node, self.trace.facts.recalls.get(node.index())?)?)
    }

    /// Returns the node's Grundy number.
    pub fn grundy(&self, node: NodeId) -> Option<u32> {
        match self
            .trace
            .event(self.told(node, self.trace.facts.grundies.get(node.index())?)?)
        {
            Some(Event::Grundy { value }) => Some(value),
            _ => None,
        }
    }

    /// Returns the window at the node, if the search has windows.
    pub fn window(&self, node: NodeId) -> Option<Window> {
        let has_windows = self.trace.facts.credits.is_empty();
        let told = has_windows
            .then(|| self.told(node, &self.trace.tree.nodes[node.index()].own))
            .flatten()?;
        match self.trace.event(told) {
            Some(Event::Bound { window }) => Some(window),
            _ => None,
        }
    }

    /// Returns the window that the node was given at entry.
    pub fn window_given(&self, node: NodeId) -> Option<Window> {
        let reached = self.life(node)?.reached;
        // It is the first event at a node that is not a leaf; at the root a Range event may come
        // before it.
        let given = (reached + 1..=reached + 2)
            .find(|&step| self.trace.is_given(step))
            .filter(|step| *step <= self.step)?;
        Moment {
            step: given,
            ..*self
        }
        .window(node)
    }

    /// Returns the best child so far: the one that would be taken if the search ended now.
    pub fn best(&self, node: NodeId) -> Option<NodeId> {
        if self.credits > 0 {
            return self.trace.leader(node, |node| self.visits(node));
        }
        self.trace.best_by(
            node,
            self.told(node, &self.trace.tree.nodes[node.index()].bests)?,
        )
    }

    /// Iterates over the principal variation so far: the root, its best child, and so on.
    pub fn best_line(&self) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(Some(NodeId::ROOT), |&node| self.best(node))
    }

    /// Returns the visits and reward; zero before the first visit.
    pub fn visits(&self, node: NodeId) -> Visits {
        if self.credits == 0 {
            return Visits::default();
        }
        self.trace.visits(
            self.trace
                .facts
                .runs
                .find(&self.trace.tree.nodes[node.index()].own, self.credits),
        )
    }

    /// Returns the prior probability of the move to a node: as it was reported so far, else one over the number of moves beside it.
    pub fn prior(&self, node: NodeId) -> f64 {
        let reported = self.trace.facts.priors.get(node.index());
        let reported = reported.filter(|step| **step <= self.step);
        match reported.and_then(|step| self.trace.event(*step)) {
            Some(Event::Prior { prior, .. }) => prior,
            _ => {
                let parent = self.trace.parent(node);
                parent.map_or(1.0, |parent| 1.0 / f64::from(self.trace.choices(parent)))
            }
        }
    }

    /// Returns the mean reward of a player at a node, if it has visits. The rewards of both players
    /// add up to the ends of their range together: what one gains, the other loses.
    pub fn mean(&self, node: NodeId, player: Player) -> Option<f64> {
        let Visits { n, w } = self.visits(node);
        let mean = w / f64::from(n);
        let Interval { low, high } = self.trace.taking().reward.range();
        (n > 0).then(|| {
            if self.trace.owner(node) == player {
                mean
            } else {
                low + high - mean
            }
        })
    }

    /// Returns the chosen move, at the end of the search.
    pub fn chosen(&self) -> Option<u16> {
        match self.event() {
            Some(Event::Choose { choice }) => Some(choice),
            _ => None,
        }
    }

    /// Whether the node is a leaf of the game or of the search.
    pub fn is_leaf(&self, node: NodeId) -> bool {
        self.trace.kind(node) == Kind::Leaf
    }
}
