//! How an event changes what is known: the only place where facts are written.

use super::fact::Credit;
use super::history::History;
use super::number::{Known, Seen};
use super::tree::Life;
use super::tree::Node;
use super::{Kind, NEVER, NodeId, Trace, Visits, slot};
use crate::search::{Basis, Event, Relation, Stage, Turn, Used};

/// What is known of a node while the search is below it, to be added to.
#[derive(Clone, Copy, Debug, Default)]
pub struct Frame {
    seen: Option<Seen>,
    /// What a remembered value leaves possible, where it only narrows a window.
    narrowed: Option<(f64, f64)>,
}

impl Trace {
    /// Adds the tree as it stands. Its nodes are known, but none but the root is reached.
    pub(super) fn fold_outline(&mut self, outline: &[Event]) {
        let mut cursor = NodeId::ROOT;
        for event in outline {
            match *event {
                Event::Open { turn, choices } => self.open(cursor, turn, choices),
                Event::Descend {
                    choice,
                    probability,
                } => cursor = self.child_or_new(cursor, choice, probability),
                Event::Evaluate { payoff, .. } => {
                    self.nodes[cursor.index()].kind = Kind::Leaf;
                    self.outlined.resize(self.size(), f64::NAN);
                    self.outlined[cursor.index()] = payoff;
                }
                Event::Return { .. } => cursor = self.parent(cursor).unwrap_or(NodeId::ROOT),
                _ => unreachable!("an outline has no other events"),
            }
        }
    }

    pub(super) fn fold(&mut self, event: Event) {
        let step = self.len() + 1;
        let mut cursor = self.cursor(u32::MAX);
        let at = cursor.index();
        self.landmarks.note(step, cursor, &event);
        self.events.push(event);
        match event {
            Event::Begin {
                stage: Stage::Depth(_),
            } => self.reach(NodeId::ROOT, step),
            // The first event tells what any value can be; later ones repeat in words what the children of a chance node tell.
            Event::Range { low, high } if step == 1 => self.bounds = (low, high),
            Event::Range { .. }
            | Event::Begin { .. }
            | Event::Choose { .. }
            | Event::Simulate { .. } => {}
            Event::Rank { .. } | Event::Store { .. } => {}
            Event::Open { turn, choices } => self.open(cursor, turn, choices),
            Event::Expand { choice, count } => {
                let drawn = self.kind(cursor) == Kind::Inner(Turn::Chance);
                for choice in choice..choice + count {
                    let child =
                        self.child_or_new(cursor, choice, if drawn { f64::NAN } else { 1.0 });
                    self.reach(child, step);
                }
            }
            Event::Descend {
                choice,
                probability,
            } => {
                cursor = self.child_or_new(cursor, choice, probability);
                // A child that an Expand has just made does not know it yet.
                self.set_probability(cursor, probability);
                self.descents.push(cursor);
                self.reach(cursor, step);
            }
            Event::Bound { .. } => self.runs.add(&mut self.nodes[at].own, step),
            Event::Evaluate { score, basis, .. } => {
                // At a depth limit the outline may know more of the node: whose turn it is.
                if self.nodes[at].kind == Kind::Unknown {
                    self.nodes[at].kind = Kind::Leaf;
                }
                // Monte-Carlo tree search looks at the end of a game again and again.
                let same = |told: Event| matches!(told, Event::Evaluate { score: s, basis: b, .. } if (s, b) == (score, basis));
                if !self
                    .value(cursor)
                    .is_some_and(|told| self.event(told).is_some_and(same))
                {
                    self.runs.add(&mut self.nodes[at].values, step);
                }
            }
            Event::Improve { score, .. } => {
                self.tell(cursor, step, score);
                self.runs.add(&mut self.nodes[at].bests, step);
            }
            Event::Accumulate { sum } => self.tell(cursor, step, sum),
            Event::Cutoff { .. } => self.nodes[at].life.cut = step,
            Event::Recall {
                visit,
                score,
                relation,
                used,
                ..
            } => self.recall(cursor, step, visit, (score, relation), used),
            Event::Grundy { .. } => self
                .runs
                .add(slot(&mut self.grundies, at, History::EMPTY), step),
            Event::Credit { reward, visits } => {
                self.credit(cursor, step, reward, visits);
                cursor = self.parent(cursor).unwrap_or(cursor);
            }
            Event::Return { score } => {
                self.tell(cursor, step, score);
                self.nodes[at].life.finished = step;
                if let Some(parent) = self.parent(cursor) {
                    self.learn_from(cursor, parent, step);
                    cursor = parent;
                }
            }
        }
        self.cursors.push(cursor);
    }

    /// The step from which facts are of the present depth of iterative deepening.
    fn since(&self) -> u32 {
        self.landmarks.depths.last().copied().unwrap_or(0)
    }

    fn reach(&mut self, node: NodeId, step: u32) {
        let (since, depth) = (self.since(), self.depth(node));
        let life = &mut self.nodes[node.index()].life;
        if life.reached == NEVER || life.reached < since {
            let earlier = std::mem::replace(
                life,
                Life {
                    reached: step,
                    ..Life::NONE
                },
            );
            if earlier.reached != NEVER {
                let link = slot(&mut self.earlier, node.index(), NEVER);
                let before = std::mem::replace(link, self.lives.len() as u32);
                self.lives.push((earlier, before));
            }
            self.nodes[node.index()].born = step.min(self.born(node));
            self.begin_frame(depth);
            self.landmarks.reached(step, depth);
        }
    }

    /// A node at this depth is looked at from now on, not the one before.
    pub(super) fn begin_frame(&mut self, depth: u16) {
        let depth = usize::from(depth);
        self.frames
            .resize(self.frames.len().max(depth + 1), Frame::default());
        self.frames[depth] = Frame::default();
    }

    fn frame(&mut self, node: NodeId) -> &mut Frame {
        let depth = self.depth(node);
        &mut self.frames[usize::from(depth)]
    }

    /// The step that told the present value of a node.
    fn value(&self, node: NodeId) -> Option<u32> {
        self.nodes[node.index()]
            .values
            .newest()
            .filter(|told| *told >= self.since())
    }

    fn latest_known(&self, node: NodeId, since: u32) -> Option<Known> {
        let Node { values, known, .. } = &self.nodes[node.index()];
        self.known(values.newest(), || known.newest())
            .filter(|known| known.step >= since)
    }

    fn latest_visits(&self, node: NodeId) -> Visits {
        self.visits(self.nodes[node.index()].own.newest())
    }

    /// Says the value of a node, if that is news.
    fn tell(&mut self, node: NodeId, step: u32, score: f64) {
        let told = self.value(node);
        if told.is_some_and(|told| self.score(told).to_bits() == score.to_bits()) {
            return;
        }
        // The old value's interval was implied by its Evaluate event: it is stored before the value is replaced.
        if let Some(known) = self
            .latest_known(node, self.since())
            .filter(|known| Some(known.step) == told)
        {
            self.learn(node, Known { step, ..known });
        }
        self.runs.add(&mut self.nodes[node.index()].values, step);
    }

    /// A value remembered from an earlier node of the same position.
    fn recall(
        &mut self,
        node: NodeId,
        step: u32,
        visit: u32,
        (score, relation): (f64, Relation),
        used: Used,
    ) {
        let interval = self.remembered(score, relation);
        let Some(original) = self.descent(visit) else {
            return;
        };
        match used {
            Used::Answer => {
                let basis = self
                    .latest_known(original, 0)
                    .map_or(Basis::Exact, |known| known.basis);
                self.learn(
                    node,
                    Known {
                        interval,
                        step,
                        basis,
                    },
                );
                self.runs
                    .add(slot(&mut self.recalls, node.index(), History::EMPTY), step);
            }
            Used::Narrow => self.frame(node).narrowed = Some(interval),
            Used::Order => {}
        }
    }

    /// What a finished child tells of its parent's value.
    fn learn_from(&mut self, child: NodeId, parent: NodeId, step: u32) {
        let known = self.latest_known(child, self.since());
        let (Kind::Inner(turn), Some(known)) = (self.kind(parent), known) else {
            return;
        };
        let (kind, choices, probability) = (
            self.kind(parent),
            self.choices(parent),
            self.probability(child),
        );
        let bounds = self.bounds;
        let frame = self.frame(parent);
        let seen = Seen::of_child(frame.seen, turn, (known.interval, known.basis), probability);
        frame.seen = Some(seen);
        let (mut low, mut high) = seen.interval(kind, choices, bounds);
        if let Some((least, most)) = frame.narrowed {
            (low, high) = (low.max(least), high.min(most));
        }
        self.learn(
            parent,
            Known {
                interval: (low, high),
                step,
                basis: seen.basis,
            },
        );
    }

    /// Keeps what a node can still be.
    fn learn(&mut self, node: NodeId, known: Known) {
        self.runs
            .add(&mut self.nodes[node.index()].known, self.known.len() as u32);
        self.known.push(known);
    }

    fn credit(&mut self, node: NodeId, step: u32, reward: f64, visits: u32) {
        let before = self.latest_visits(node);
        let n = before.n + visits;
        self.runs
            .add(&mut self.nodes[node.index()].own, self.credits.len() as u32);
        self.credits.push(Credit {
            step,
            n,
            w: before.w + reward,
        });
        // Where an outcome is drawn nobody prefers one.
        let chosen = |parent: &NodeId| matches!(self.kind(*parent), Kind::Inner(Turn::Player(_)));
        let Some(parent) = self.parent(node).filter(chosen) else {
            return;
        };
        // The most visited child leads; of equals the one that led before.
        let best = self.nodes[parent.index()]
            .bests
            .newest()
            .and_then(|told| self.best_by(parent, told));
        if best.is_none_or(|best| best != node && self.latest_visits(best).n < n) {
            self.runs.add(&mut self.nodes[parent.index()].bests, step);
            if parent == NodeId::ROOT {
                self.landmarks.best(step);
            }
        }
    }
}
