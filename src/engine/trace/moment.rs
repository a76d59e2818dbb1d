//! A recording opened at a step: what is known of every node there. A view; it copies nothing.

use super::history::History;
use super::number::{Known, relation};
use super::tree::{Life, Node};
use super::{Kind, NEVER, NodeId, Number, Trace};
use crate::search::{Event, Window};

/// Reward and visits of a node. `w` is the reward of the side that moved into it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Visits {
    /// How often it was visited.
    pub n: u32,
    /// The rewards summed.
    pub w: f64,
}

/// How far a search has come with a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// In the outline, not reached yet.
    Unseen,
    /// In the outline, below a cut: never looked at.
    Cut,
    /// Reached, not finished.
    Open,
    /// Finished.
    Done,
}

/// A recording after some number of events.
#[derive(Clone, Copy, Debug)]
pub struct Moment<'a> {
    trace: &'a Trace,
    step: u32,
    /// Facts older than this are void: an earlier depth of iterative deepening told them.
    since: u32,
    /// How many records of either kind there are by now.
    known: u32,
    credits: u32,
}

impl<'a> Moment<'a> {
    pub(super) fn new(trace: &'a Trace, step: u32) -> Moment<'a> {
        let known = trace.known.count(|known| known.step <= step);
        let credits = trace.credits.count(|credit| credit.step <= step);
        Moment {
            trace,
            step,
            since: trace.landmarks.since(step),
            known,
            credits,
        }
    }

    /// The recording.
    pub fn trace(&self) -> &'a Trace {
        self.trace
    }

    /// How many events have happened.
    pub fn step(&self) -> u32 {
        self.step
    }

    /// The moment one event earlier; the beginning stays.
    pub fn before(&self) -> Moment<'a> {
        Moment::new(self.trace, self.step.saturating_sub(1))
    }

    /// The event that led here, none at the beginning.
    pub fn event(&self) -> Option<Event> {
        self.trace.event(self.step)
    }

    /// Where the search stands.
    pub fn cursor(&self) -> NodeId {
        self.trace.cursor(self.step)
    }

    /// Where the search stood when the last event happened: the node that event is about.
    pub fn subject(&self) -> NodeId {
        match self.event() {
            Some(Event::Descend { .. }) | None => self.cursor(),
            Some(_) => self.before().cursor(),
        }
    }

    /// The life of a node that this moment is in, if it has begun.
    pub(super) fn life(&self, node: NodeId) -> Option<Life> {
        match &self.trace.nodes[node.index()] {
            Node { born, .. } if *born > self.step => None,
            Node { life, .. } if life.reached <= self.step => Some(*life),
            _ => self.earlier_life(node),
        }
        .filter(|life| life.reached >= self.since)
    }

    /// A node has at most one life for each depth of iterative deepening.
    fn earlier_life(&self, node: NodeId) -> Option<Life> {
        let lives = |index: &u32| self.trace.lives.get(*index as usize);
        let mut earlier = std::iter::successors(
            self.trace.earlier.get(node.index()).and_then(lives),
            |(_, index)| lives(index),
        );
        earlier
            .find(|(life, _)| life.reached <= self.step)
            .map(|(life, _)| *life)
    }

    /// The step at which a fact was told that still holds.
    fn told(&self, history: &History) -> Option<u32> {
        self.trace
            .runs
            .find(history, self.step + 1)
            .filter(|step| *step >= self.since)
    }

    /// How far the search has come with a node.
    pub fn state(&self, node: NodeId) -> State {
        match self.life(node) {
            Some(life) if life.finished <= self.step => State::Done,
            Some(_) => State::Open,
            None if self.is_below_cut(node) => State::Cut,
            None => State::Unseen,
        }
    }

    fn is_below_cut(&self, node: NodeId) -> bool {
        // Without deepening what is reached later was never cut off.
        if self.trace.born(node) != NEVER && self.trace.landmarks.depths.is_empty() {
            return false;
        }
        let reached = self
            .trace
            .ancestors(node)
            .find_map(|above| self.life(above));
        reached.is_some_and(|life| life.cut <= self.step)
    }

    /// Whether the node is in the search's tree by now.
    pub fn is_reached(&self, node: NodeId) -> bool {
        self.life(node).is_some()
    }

    /// Whether the node was in the search's tree at any time so far: an earlier depth of iterative deepening may have left it.
    pub fn is_known(&self, node: NodeId) -> bool {
        self.trace.born(node) <= self.step
    }

    /// How many choices a cut at the node has left out, if there was one by now.
    pub fn cut(&self, node: NodeId) -> Option<u16> {
        match self.trace.event(self.cut_step(node)?) {
            Some(Event::Cutoff { remaining }) => Some(remaining),
            _ => None,
        }
    }

    /// The step of the cut at the node, if there was one by now.
    pub fn cut_step(&self, node: NodeId) -> Option<u32> {
        self.life(node)
            .map(|life| life.cut)
            .filter(|cut| *cut <= self.step)
    }

    /// Whether the node lies between the root and the cursor, both included.
    pub fn is_on_path(&self, node: NodeId) -> bool {
        // Most nodes are not begun or finished. The root is finished and the search still there.
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

    /// The node's value as far as it is known.
    pub fn number(&self, node: NodeId) -> Option<Number> {
        let told = self.told(&self.trace.nodes[node.index()].values)?;
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

    /// What the node can still be, if its value was told at this step.
    fn known_of(&self, node: NodeId, told: Option<u32>) -> Option<Known> {
        let mark = || {
            self.trace
                .runs
                .find(&self.trace.nodes[node.index()].known, self.known)
        };
        self.trace
            .known(told, mark)
            .filter(|known| known.step >= self.since)
    }

    /// The lowest and highest value the node can still have.
    pub fn interval(&self, node: NodeId) -> (f64, f64) {
        self.known_of(node, self.told(&self.trace.nodes[node.index()].values))
            .map_or(self.trace.bounds, |known| known.interval)
    }

    /// The earlier node of the same position whose value is taken here.
    pub fn recalled(&self, node: NodeId) -> Option<NodeId> {
        self.trace
            .recalled_at(self.told(self.trace.recalls.get(node.index())?)?)
    }

    /// The node's Grundy number.
    pub fn grundy(&self, node: NodeId) -> Option<u32> {
        match self
            .trace
            .event(self.told(self.trace.grundies.get(node.index())?)?)
        {
            Some(Event::Grundy { value }) => Some(value),
            _ => None,
        }
    }

    /// The window at the node, if the search has one.
    pub fn window(&self, node: NodeId) -> Option<Window> {
        let has_windows = self.trace.credits.is_empty();
        let told = has_windows
            .then(|| self.told(&self.trace.nodes[node.index()].own))
            .flatten()?;
        match self.trace.event(told) {
            Some(Event::Bound { window }) => Some(window),
            _ => None,
        }
    }

    /// The window the node was given when it was opened.
    pub fn window_given(&self, node: NodeId) -> Option<Window> {
        let reached = self.life(node)?.reached;
        // The first thing said at a node that is not a leaf; at the root bounds may come before.
        let given = (reached + 1..=reached + 2)
            .find(|&step| self.trace.is_given(step))
            .filter(|step| *step <= self.step)?;
        Moment {
            step: given,
            ..*self
        }
        .window(node)
    }

    /// The child that is best so far.
    pub fn best(&self, node: NodeId) -> Option<NodeId> {
        self.trace
            .best_by(node, self.told(&self.trace.nodes[node.index()].bests)?)
    }

    /// The best line from the root: the best child, its best child and so on.
    pub fn best_line(&self) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(Some(NodeId::ROOT), |&node| self.best(node))
    }

    /// Reward and visits, nothing before the first.
    pub fn visits(&self, node: NodeId) -> Visits {
        if self.credits == 0 {
            return Visits::default();
        }
        self.trace.visits(
            self.trace
                .runs
                .find(&self.trace.nodes[node.index()].own, self.credits),
        )
    }

    /// The move taken, once the search has ended.
    pub fn chosen(&self) -> Option<u16> {
        match self.event() {
            Some(Event::Choose { choice }) => Some(choice),
            _ => None,
        }
    }

    /// Whether the node ends the game or the search.
    pub fn is_leaf(&self, node: NodeId) -> bool {
        self.trace.kind(node) == Kind::Leaf
    }
}
