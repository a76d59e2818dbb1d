//! How an event changes what is known: the only place where facts are written.

use super::{Kind, NEVER, Node, NodeId, Seen, Trace, Visits};
use crate::search::{Basis, Event, Turn};

/// A node about which nothing is known but where it hangs.
pub fn node(parent: Option<(NodeId, u16, u16, f64)>) -> Node {
    let (parent, choice, depth, probability) = match parent {
        Some((parent, choice, depth, probability)) => (parent.0, choice, depth, probability),
        None => (NEVER, 0, 0, 1.0),
    };
    let (reached, finished, cut) = (NEVER, NEVER, NEVER);
    let (slots, choices, remaining, outlined) = (0, 0, 0, f64::NAN);
    Node { parent, slots, reached, finished, cut, remaining, choices, choice, depth, probability, kind: Kind::Unknown, outlined }
}

impl Trace {
    /// Adds the tree as it stands. Its nodes are known, but none but the root is reached.
    pub(super) fn fold_outline(&mut self, outline: &[Event]) {
        let mut cursor = NodeId::ROOT;
        for event in outline {
            match *event {
                Event::Open { turn, choices } => self.open(cursor, turn, choices),
                Event::Descend { choice, probability } => cursor = self.child_or_new(cursor, choice, probability),
                Event::Evaluate { score, .. } => {
                    self.nodes[cursor.index()].kind = Kind::Leaf;
                    self.nodes[cursor.index()].outlined = score;
                }
                Event::Return { .. } => cursor = self.parent(cursor).unwrap_or(NodeId::ROOT),
                _ => unreachable!("an outline has no other events"),
            }
        }
    }

    pub(super) fn fold(&mut self, event: Event) {
        let step = self.events.len() as u32 + 1;
        let mut cursor = self.cursor(u32::MAX);
        let at = cursor.index();
        self.landmarks.note(step, cursor, &event);
        match event {
            Event::Begin { .. } | Event::Choose { .. } | Event::Simulate { .. } => {}
            Event::Open { turn, choices } => self.open(cursor, turn, choices),
            Event::Expand { choice } => {
                let child = self.child_or_new(cursor, choice, 1.0);
                self.reach(child, step);
            }
            Event::Descend { choice, probability } => {
                cursor = self.child_or_new(cursor, choice, probability);
                // A child that an Expand has just made does not know it yet.
                self.nodes[cursor.index()].probability = probability;
                self.reach(cursor, step);
            }
            Event::Bound { window } => self.windows.set(at, step, window),
            Event::Evaluate { score, basis } => {
                // At a depth limit the outline may know more of the node: whose turn it is.
                if self.nodes[at].kind == Kind::Unknown {
                    self.nodes[at].kind = Kind::Leaf;
                }
                self.values.set(at, step, score);
                self.seen.set(at, step, Seen::leaf(score, basis));
            }
            Event::Improve { choice, score } => {
                self.values.set(at, step, score);
                self.bests.set(at, step, choice);
            }
            Event::Cutoff { remaining } => {
                self.nodes[at].cut = step;
                self.nodes[at].remaining = remaining;
            }
            Event::Credit { reward, visits } => {
                self.credit(cursor, step, reward, visits);
                cursor = self.parent(cursor).unwrap_or(cursor);
            }
            Event::Return { score } => {
                self.values.set(at, step, score);
                self.nodes[at].finished = step;
                if let Some(parent) = self.parent(cursor) {
                    self.learn(parent, cursor, step);
                    cursor = parent;
                }
            }
        }
        self.events.push(event);
        self.cursors.push(cursor);
    }

    fn open(&mut self, node: NodeId, turn: Turn, choices: u16) {
        let opened = &mut self.nodes[node.index()];
        if opened.kind == Kind::Unknown {
            opened.kind = Kind::Inner(turn);
            opened.choices = choices;
            opened.slots = self.slots.len() as u32;
            self.slots.resize(self.slots.len() + usize::from(choices), NEVER);
        }
    }

    fn child_or_new(&mut self, parent: NodeId, choice: u16, probability: f64) -> NodeId {
        if let Some(child) = self.child(parent, choice) {
            return child;
        }
        let id = NodeId(self.nodes.len() as u32);
        let Node { slots, depth, .. } = self.nodes[parent.index()];
        self.slots[slots as usize + usize::from(choice)] = id.0;
        self.nodes.push(node(Some((parent, choice, depth + 1, probability))));
        id
    }

    fn reach(&mut self, node: NodeId, step: u32) {
        let node = &mut self.nodes[node.index()];
        if node.reached == NEVER {
            node.reached = step;
            self.landmarks.reached(step);
        }
    }

    /// What a finished child tells of its parent's value.
    fn learn(&mut self, parent: NodeId, child: NodeId, step: u32) {
        let (Kind::Inner(Turn::Player(player)), Some(known)) = (self.kind(parent), self.known(child)) else { return };
        let before = self.seen.latest(parent.index()).copied();
        self.seen.set(parent.index(), step, Seen::of_child(before, player, known));
    }

    /// The interval of a node after all events so far, and what it rests on.
    fn known(&self, node: NodeId) -> Option<((f64, f64), Basis)> {
        let seen = self.seen.latest(node.index())?;
        let Node { kind, choices, .. } = self.nodes[node.index()];
        Some((seen.interval(kind, choices), seen.basis))
    }

    fn credit(&mut self, node: NodeId, step: u32, reward: f64, visits: u32) {
        let Visits { n, w } = self.visits.latest(node.index()).copied().unwrap_or_default();
        let now = Visits { n: n + visits, w: w + reward };
        self.visits.set(node.index(), step, now);
        // Where an outcome is drawn nobody prefers one.
        let chosen = |parent: &NodeId| matches!(self.kind(*parent), Kind::Inner(Turn::Player(_)));
        let Some(parent) = self.parent(node).filter(chosen) else { return };
        let choice = self.choice(node);
        let best = self.bests.latest(parent.index()).copied();
        let visits_of =
            |choice| self.child(parent, choice).and_then(|child| self.visits.latest(child.index())).map_or(0, |visits| visits.n);
        // The most visited child leads; of equals the one that led before.
        if best.is_none_or(|best| best != choice && visits_of(best) < now.n) {
            self.bests.set(parent.index(), step, choice);
            if parent == NodeId::ROOT {
                self.landmarks.best(step);
            }
        }
    }
}
