//! How an event changes what is known: the only place where facts are written.

use super::fact::Credit;
use super::history::History;
use super::life::Life;
use super::number::{Known, Seen};
use super::tree::Node;
use super::{Kind, NEVER, NodeId, Trace, Visits, slot};
use crate::game::Interval;
use crate::search::exact::add;
use crate::search::{Basis, Event, Relation, Stage, Turn, Used};

/// The facts about a node on the path, while the search is below it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Frame {
    seen: Option<Seen>,
    /// The same without the child that returned last.
    before: Option<Seen>,
    /// The interval of a stored value that only narrowed the window.
    narrowed: Option<Interval>,
}

/// The relative error of a sum of some doubles.
const ROUNDING: f64 = 1e-12;

impl Trace {
    /// Adds the outline. Its nodes are known, but only the root is reached.
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
                    self.tree.nodes[cursor.index()].kind = Kind::Leaf;
                    self.tree.outlined.resize(self.size(), f64::NAN);
                    self.tree.outlined[cursor.index()] = payoff;
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
        self.steps.events.push(&event);
        match event {
            Event::Begin {
                stage: Stage::Depth(_),
            } => self.reach(NodeId::ROOT, step),
            // Only the first event bounds all values. Later ranges repeat what the children of a
            // chance node already imply.
            Event::Range { low, high } if step == 1 => self.bounds = Interval::new(low, high),
            Event::Range { .. }
            | Event::Begin { .. }
            | Event::Choose { .. }
            | Event::Simulate { .. } => {}
            Event::Rank { .. } | Event::Store { .. } | Event::Scout { .. } => {}
            // What the child returned to a null window counts no more.
            Event::Again { .. } => {
                let frame = self.frame(cursor);
                frame.seen = frame.before;
            }
            Event::Prior { choice, .. } => {
                if let Some(child) = self.child(cursor, choice) {
                    *slot(&mut self.facts.priors, child.index(), NEVER) = step;
                }
            }
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
                // A child made by an Expand event does not have its probability yet.
                self.set_probability(cursor, probability);
                self.steps.descents.push(cursor);
                self.reach(cursor, step);
            }
            Event::Bound { .. } => self.facts.runs.add(&mut self.tree.nodes[at].own, step),
            Event::Evaluate { score, basis, .. } => {
                // At a depth limit the outline may know more of the node, such as whose turn it is.
                if self.tree.nodes[at].kind == Kind::Unknown {
                    self.tree.nodes[at].kind = Kind::Leaf;
                }
                // Monte-Carlo tree search evaluates the end of a game at every visit.
                let same = |told: Event| matches!(told, Event::Evaluate { score: s, basis: b, .. } if (s, b) == (score, basis));
                if !self
                    .value(cursor)
                    .is_some_and(|told| self.event(told).is_some_and(same))
                {
                    self.facts.runs.add(&mut self.tree.nodes[at].values, step);
                }
            }
            Event::Improve { score, .. } => {
                self.tell(cursor, step, score);
                self.facts.runs.add(&mut self.tree.nodes[at].bests, step);
            }
            Event::Accumulate { sum } => {
                self.tell(cursor, step, sum);
                self.round(cursor, step, sum);
            }
            Event::Cutoff { .. } => self.tree.nodes[at].life.cut = step,
            Event::Recall {
                visit,
                score,
                relation,
                used,
                ..
            } => self.recall(cursor, step, visit, (score, relation), used),
            Event::Grundy { .. } => self
                .facts
                .runs
                .add(slot(&mut self.facts.grundies, at, History::EMPTY), step),
            Event::Credit { reward, visits } => {
                self.credit(cursor, step, reward, visits);
                cursor = self.parent(cursor).unwrap_or(cursor);
            }
            Event::Return { score } => {
                self.tell(cursor, step, score);
                self.round(cursor, step, score);
                self.tree.nodes[at].life.finished = step;
                if let Some(parent) = self.parent(cursor) {
                    self.learn_from(cursor, parent, step);
                    cursor = parent;
                }
            }
        }
        self.steps.cursors.push(cursor);
    }

    /// Returns the step from which on facts about a node belong to the present depth of iterative deepening and, if it has been
    /// searched again, to the latest of these searches.
    fn since(&self, node: NodeId) -> u32 {
        let depth = self.landmarks.depths.last().copied().unwrap_or(0);
        match self.tree.nodes[node.index()].life.reached {
            reached if self.landmarks.searches_again() && reached != NEVER => depth.max(reached),
            _ => depth,
        }
    }

    fn reach(&mut self, node: NodeId, step: u32) {
        let depth_began = self.landmarks.depths.last().copied().unwrap_or(0);
        let depth = self.depth(node);
        let life = &mut self.tree.nodes[node.index()].life;
        let is_new = life.reached == NEVER || life.reached < depth_began;
        // A node that is finished is entered once more only when it is searched again.
        if is_new || life.finished != NEVER {
            let earlier = std::mem::replace(
                life,
                Life {
                    reached: step,
                    ..Life::NONE
                },
            );
            if earlier.reached != NEVER {
                self.lives.add(node, earlier);
            }
            let born = &mut self.tree.nodes[node.index()].born;
            *born = born.or_earlier(step);
            self.begin_frame(depth);
            if is_new {
                self.landmarks.reached(step, depth);
            } else {
                self.landmarks.again.push(step);
            }
        }
    }

    /// Starts the frame of a node at this depth, in place of that of an earlier node.
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

    /// Returns the step that set the present value of a node.
    fn value(&self, node: NodeId) -> Option<u32> {
        self.tree.nodes[node.index()]
            .values
            .newest()
            .filter(|told| *told >= self.since(node))
    }

    fn latest_known(&self, node: NodeId, since: u32) -> Option<Known> {
        let Node { values, known, .. } = &self.tree.nodes[node.index()];
        self.known(values.newest(), || known.newest())
            .filter(|known| known.step >= since)
    }

    fn latest_visits(&self, node: NodeId) -> Visits {
        self.visits(self.tree.nodes[node.index()].own.newest())
    }

    /// Sets the value of a node, if it differs from the present one.
    fn tell(&mut self, node: NodeId, step: u32, score: f64) {
        let told = self.value(node);
        if told.is_some_and(|told| self.score(told).to_bits() == score.to_bits()) {
            return;
        }
        // The old value's interval was implied by its Evaluate event: it is stored before the value
        // is replaced.
        if let Some(known) = self
            .latest_known(node, self.since(node))
            .filter(|known| Some(known.step) == told)
        {
            self.learn(node, Known { step, ..known });
        }
        self.facts
            .runs
            .add(&mut self.tree.nodes[node.index()].values, step);
    }

    /// Adds a value stored at an earlier node of the same position.
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
                self.facts.runs.add(
                    slot(&mut self.facts.recalls, node.index(), History::EMPTY),
                    step,
                );
            }
            Used::Narrow => self.frame(node).narrowed = Some(interval),
            Used::Order => {}
        }
    }

    /// Updates the interval of a parent from that of a finished child.
    fn learn_from(&mut self, child: NodeId, parent: NodeId, step: u32) {
        let known = self.latest_known(child, self.since(child));
        let (Kind::Inner(turn), Some(known)) = (self.kind(parent), known) else {
            return;
        };
        let (kind, choices, probability) = (
            self.kind(parent),
            self.choices(parent),
            self.probability(child).unwrap_or_default(),
        );
        let bounds = self.bounds;
        let frame = self.frame(parent);
        frame.before = frame.seen;
        let seen = Seen::of_child(frame.seen, turn, (known.interval, known.basis), probability);
        frame.seen = Some(seen);
        let mut interval = seen.interval(kind, choices, bounds);
        if let Some(narrowed) = frame.narrowed {
            interval = interval.intersection(narrowed);
        }
        self.learn(
            parent,
            Known {
                interval,
                step,
                basis: seen.basis,
            },
        );
    }

    /// Makes the ends of a chance node's interval its value where they differ from it by rounding only: here they are sums of
    /// doubles, in the search sums of fractions.
    fn round(&mut self, node: NodeId, step: u32, score: f64) {
        let known = self.latest_known(node, self.since(node));
        let (Kind::Inner(Turn::Chance), Some(known)) = (self.kind(node), known) else {
            return;
        };
        let rounded = |end: f64| {
            let is_near = (end - score).abs() <= ROUNDING * (1.0 + score.abs());
            if is_near { score } else { end }
        };
        let interval = Interval {
            low: rounded(known.interval.low),
            high: rounded(known.interval.high),
        };
        if interval != known.interval {
            self.learn(
                node,
                Known {
                    interval,
                    step,
                    ..known
                },
            );
        }
    }

    /// Adds a record of the interval of a node.
    fn learn(&mut self, node: NodeId, known: Known) {
        self.facts.runs.add(
            &mut self.tree.nodes[node.index()].known,
            self.facts.known.len() as u32,
        );
        self.facts.known.push(known);
    }

    fn credit(&mut self, node: NodeId, step: u32, reward: f64, visits: u32) {
        let before = self.latest_visits(node);
        let n = before.n + visits;
        self.facts.runs.add(
            &mut self.tree.nodes[node.index()].own,
            self.facts.credits.len() as u32,
        );
        self.facts.credits.push(Credit {
            step,
            n,
            w: add(before.w, reward),
        });
        if node == NodeId::ROOT || self.parent(node) == Some(NodeId::ROOT) {
            let leader = self.leader(NodeId::ROOT, |node| self.latest_visits(node));
            self.landmarks.leads(step, leader);
        }
    }
}
