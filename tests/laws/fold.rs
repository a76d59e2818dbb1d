//! A fold of events into a plain map from paths to facts, as plain as it can be written. It does not know how a recording is kept.

use plyscope::game::Player;
use plyscope::search::{Basis, Event, Turn, Window};
use plyscope::trace::{Moment, NodeId, Number, Relation, State, Visits};
use std::collections::HashMap;

/// Everything that can be asked of a node at a moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Facts {
    state: State,
    number: Option<Number>,
    given: Option<Window>,
    window: Option<Window>,
    best: Option<u16>,
    visits: Visits,
    cut: Option<u16>,
}

pub fn facts(moment: &Moment, node: NodeId) -> Facts {
    Facts {
        state: moment.state(node),
        number: moment.number(node),
        given: moment.window_given(node),
        window: moment.window(node),
        best: moment.best(node).map(|child| moment.trace().choice(child)),
        visits: moment.visits(node),
        cut: moment.cut(node),
    }
}

/// What is known of one node when events are simply read one after the other.
#[derive(Clone, Debug, Default)]
struct Known {
    turn: Option<Turn>,
    choices: u16,
    reached: bool,
    finished: bool,
    leaf: Option<(f64, Basis)>,
    value: Option<f64>,
    given: Option<Window>,
    window: Option<Window>,
    best: Option<u16>,
    visits: Visits,
    cut: Option<u16>,
}

/// Events read so far.
#[derive(Default)]
pub struct Naive {
    nodes: HashMap<Vec<u16>, Known>,
    /// Where the search stands.
    pub cursor: Vec<u16>,
}

impl Naive {
    /// Nothing but the root.
    pub fn new() -> Naive {
        let mut naive = Naive::default();
        naive.at(&[]).reached = true;
        naive
    }

    fn at(&mut self, path: &[u16]) -> &mut Known {
        self.nodes.entry(path.to_vec()).or_default()
    }

    /// Adds one event.
    pub fn read(&mut self, event: Event) {
        let here = self.cursor.clone();
        let known = self.at(&here);
        match event {
            Event::Begin { .. } | Event::Simulate { .. } | Event::Choose { .. } => {}
            Event::Open { turn, choices } => (known.turn, known.choices) = (Some(turn), choices),
            Event::Expand { choice } => self.at(&[&here[..], &[choice]].concat()).reached = true,
            Event::Descend { choice, .. } => {
                self.cursor.push(choice);
                let child = self.cursor.clone();
                self.at(&child).reached = true;
            }
            Event::Bound { window } => {
                known.given = known.given.or(Some(window));
                known.window = Some(window);
            }
            Event::Evaluate { score, basis } => {
                known.leaf = Some((score, basis));
                known.value = Some(score);
            }
            Event::Improve { choice, score } => (known.best, known.value) = (Some(choice), Some(score)),
            Event::Cutoff { remaining } => known.cut = Some(remaining),
            Event::Return { score } => {
                known.value = Some(score);
                known.finished = true;
                self.cursor.pop();
            }
            Event::Credit { reward, visits } => {
                known.visits.n += visits;
                known.visits.w += reward;
                let n = known.visits.n;
                if let Some(choice) = self.cursor.pop() {
                    let parent = self.cursor.clone();
                    let led = self.at(&parent).best.map(|best| self.at(&[&parent[..], &[best]].concat()).visits.n);
                    // Where an outcome is drawn nobody prefers one.
                    let chosen = self.at(&parent).turn != Some(Turn::Chance);
                    if chosen && led.is_none_or(|led| led < n) {
                        self.at(&parent).best = Some(choice);
                    }
                }
            }
        }
    }

    /// The values a node can still have, from its finished children; what it rests on; nothing before the first.
    fn interval(&self, path: &[u16]) -> Option<(f64, f64, Basis)> {
        let known = self.nodes.get(path)?;
        if let Some((score, basis)) = known.leaf {
            return Some((score, score, basis));
        }
        let Some(Turn::Player(player)) = known.turn else { return None };
        let mut seen = Vec::new();
        for choice in 0..known.choices {
            let child = [path, &[choice]].concat();
            if self.nodes.get(&child).is_some_and(|child| child.finished) {
                seen.push(self.interval(&child).expect("a finished node has a value"));
            }
        }
        let basis = seen.iter().map(|&(.., basis)| basis).max()?;
        let unseen = seen.len() < usize::from(known.choices);
        let open = unseen.then_some((f64::NEG_INFINITY, f64::INFINITY, basis));
        let all: Vec<(f64, f64, Basis)> = seen.into_iter().chain(open).collect();
        let choose = |end: fn(&(f64, f64, Basis)) -> f64| match player {
            Player::Max => all.iter().map(end).fold(f64::NEG_INFINITY, f64::max),
            Player::Min => all.iter().map(end).fold(f64::INFINITY, f64::min),
        };
        Some((choose(|one| one.0), choose(|one| one.1), basis))
    }

    fn number(&self, path: &[u16]) -> Option<Number> {
        let value = self.nodes.get(path)?.value?;
        let (low, high, basis) = self.interval(path)?;
        let relation = match (value == low, value == high) {
            (true, true) => Relation::Exact,
            (true, false) => Relation::AtLeast,
            (false, true) => Relation::AtMost,
            (false, false) => Relation::Open,
        };
        Some(Number { value, relation, basis })
    }

    /// What is known of a node.
    pub fn facts(&self, path: &[u16]) -> Facts {
        let known = self.nodes.get(path).cloned().unwrap_or_default();
        let above = (0..path.len()).rev().filter_map(|length| self.nodes.get(&path[..length])).find(|above| above.reached);
        let state = match (known.reached, known.finished) {
            (_, true) => State::Done,
            (true, false) => State::Open,
            _ if above.is_some_and(|above| above.cut.is_some()) => State::Cut,
            _ => State::Unseen,
        };
        let Known { given, window, best, visits, cut, .. } = known;
        Facts { state, number: self.number(path), given, window, best, visits, cut }
    }
}
