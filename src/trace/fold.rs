//! How an event changes what is known: the only place where facts are written.

use super::{Kind, Life, NEVER, Node, NodeId, Seen, Trace, Visits};
use crate::search::{Basis, Event, Relation, Stage, Turn, Used};

/// A node about which nothing is known but where it hangs.
pub fn node(parent: Option<(NodeId, u16, u16, f64)>) -> Node {
    let (parent, choice, depth, probability) = match parent {
        Some((parent, choice, depth, probability)) => (parent.0, choice, depth, probability),
        None => (NEVER, 0, 0, 1.0),
    };
    let (slots, choices, outlined) = (0, 0, f64::NAN);
    Node { parent, slots, life: Life::NONE, choices, choice, depth, probability, kind: Kind::Unknown, outlined }
}

impl Trace {
    /// Adds the tree as it stands. Its nodes are known, but none but the root is reached.
    pub(super) fn fold_outline(&mut self, outline: &[Event]) {
        let mut cursor = NodeId::ROOT;
        for event in outline {
            match *event {
                Event::Open { turn, choices } => self.open(cursor, turn, choices),
                Event::Descend { choice, probability } => cursor = self.child_or_new(cursor, choice, probability),
                Event::Evaluate { payoff, .. } => {
                    self.nodes[cursor.index()].kind = Kind::Leaf;
                    self.nodes[cursor.index()].outlined = payoff;
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
            Event::Begin { stage: Stage::Depth(_) } => self.reach(NodeId::ROOT, step),
            // The first event tells what any value can be; later ones repeat in words what the children of a chance node tell.
            Event::Range { low, high } if step == 1 => self.bounds = (low, high),
            Event::Range { .. } | Event::Begin { .. } | Event::Choose { .. } | Event::Simulate { .. } => {}
            Event::Rank { .. } | Event::Store { .. } => {}
            Event::Open { turn, choices } => self.open(cursor, turn, choices),
            Event::Expand { choice, count } => {
                let drawn = self.kind(cursor) == Kind::Inner(Turn::Chance);
                for choice in choice..choice + count {
                    let child = self.child_or_new(cursor, choice, if drawn { f64::NAN } else { 1.0 });
                    self.reach(child, step);
                }
            }
            Event::Descend { choice, probability } => {
                cursor = self.child_or_new(cursor, choice, probability);
                // A child that an Expand has just made does not know it yet.
                self.nodes[cursor.index()].probability = probability;
                self.descents.push(cursor);
                self.reach(cursor, step);
            }
            Event::Bound { window } => self.windows.set(at, step, window),
            Event::Evaluate { score, basis, .. } => {
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
            Event::Accumulate { sum } => self.values.set(at, step, sum),
            Event::Cutoff { remaining } => {
                self.nodes[at].life.cut = step;
                self.nodes[at].life.remaining = remaining;
            }
            Event::Recall { visit, score, relation, used, .. } => self.recall(cursor, step, visit, (score, relation), used),
            Event::Grundy { value } => self.grundies.set(at, step, value),
            Event::Credit { reward, visits } => {
                self.credit(cursor, step, reward, visits);
                cursor = self.parent(cursor).unwrap_or(cursor);
            }
            Event::Return { score } => {
                self.values.set(at, step, score);
                self.nodes[at].life.finished = step;
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
        // A deeper search may open what was a leaf before.
        if matches!(opened.kind, Kind::Unknown | Kind::Leaf) {
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
        self.births.push(NEVER);
        id
    }

    /// The step from which facts are of the present depth of iterative deepening.
    fn since(&self) -> u32 {
        self.landmarks.since(u32::MAX)
    }

    fn reach(&mut self, node: NodeId, step: u32) {
        let since = self.since();
        let life = &mut self.nodes[node.index()].life;
        if life.reached == NEVER || life.reached < since {
            let earlier = std::mem::replace(life, Life { reached: step, ..Life::NONE });
            if earlier.reached != NEVER {
                self.lives.set(node.index(), earlier.reached, earlier);
            }
            let birth = &mut self.births[node.index()];
            *birth = step.min(*birth);
            self.landmarks.reached(step, self.nodes[node.index()].depth);
        }
    }

    /// A value remembered from an earlier node of the same position.
    fn recall(&mut self, node: NodeId, step: u32, visit: u32, (score, relation): (f64, Relation), used: Used) {
        let interval = match relation {
            Relation::Exact => (score, score),
            Relation::AtLeast => (score, self.bounds.1.max(score)),
            Relation::AtMost => (self.bounds.0.min(score), score),
            Relation::Open => self.bounds,
        };
        let Some(&original) = self.descents.get(visit as usize) else { return };
        match used {
            Used::Answer => {
                let basis = self.seen.latest(original.index(), 0).map_or(Basis::Exact, |seen| seen.basis);
                self.seen.set(node.index(), step, Seen::of_interval(interval, basis));
                self.recalls.set(node.index(), step, original);
            }
            Used::Narrow => self.narrowed.set(node.index(), step, interval),
            Used::Order => {}
        }
    }

    /// What a finished child tells of its parent's value.
    fn learn(&mut self, parent: NodeId, child: NodeId, step: u32) {
        let (Kind::Inner(turn), Some(known)) = (self.kind(parent), self.known(child)) else { return };
        let before = self.seen.latest(parent.index(), self.since()).copied();
        let probability = self.probability(child);
        self.seen.set(parent.index(), step, Seen::of_child(before, turn, known, probability));
    }

    /// The interval of a node after all events so far, and what it rests on.
    fn known(&self, node: NodeId) -> Option<((f64, f64), Basis)> {
        let seen = self.seen.latest(node.index(), self.since())?;
        Some((self.interval(node, seen, u32::MAX), seen.basis))
    }

    /// What a node can still be after `step` events, by its children and by what is remembered of it.
    pub(super) fn interval(&self, node: NodeId, seen: &Seen, step: u32) -> (f64, f64) {
        let Node { kind, choices, .. } = self.nodes[node.index()];
        let (low, high) = seen.interval(kind, choices, self.bounds);
        match self.narrowed.at(node.index(), step, self.landmarks.since(step)) {
            Some(&(least, most)) => (low.max(least), high.min(most)),
            None => (low, high),
        }
    }

    fn credit(&mut self, node: NodeId, step: u32, reward: f64, visits: u32) {
        let Visits { n, w } = self.visits.latest(node.index(), 0).copied().unwrap_or_default();
        let now = Visits { n: n + visits, w: w + reward };
        self.visits.set(node.index(), step, now);
        // Where an outcome is drawn nobody prefers one.
        let chosen = |parent: &NodeId| matches!(self.kind(*parent), Kind::Inner(Turn::Player(_)));
        let Some(parent) = self.parent(node).filter(chosen) else { return };
        let choice = self.choice(node);
        let best = self.bests.latest(parent.index(), 0).copied();
        let visits_of = |choice| {
            self.child(parent, choice).and_then(|child| self.visits.latest(child.index(), 0)).map_or(0, |visits| visits.n)
        };
        // The most visited child leads; of equals the one that led before.
        if best.is_none_or(|best| best != choice && visits_of(best) < now.n) {
            self.bests.set(parent.index(), step, choice);
            if parent == NodeId::ROOT {
                self.landmarks.best(step);
            }
        }
    }
}
