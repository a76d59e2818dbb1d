//! A fold of events into a plain map from paths to facts, as plain as possible. It does not know
//! how a recording is kept.

use super::facts::Facts;
use plyscope::game::Player;
use plyscope::search::exact::add;
use plyscope::search::{
    Basis, Event, FinalRule, Formula, Mcts, Relation, Stage, Turn, Used, Window,
};
use plyscope::spec::Spec;
use plyscope::trace::{Number, State, Visits};
use std::collections::HashMap;

/// The facts about a node after reading events one by one.
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
    prior: Option<f64>,
    cut: Option<u16>,
    grundy: Option<u32>,
    recalled: Option<Vec<u16>>,
    /// The outcomes of a chance node in the order of their return, with probabilities.
    returned: Vec<(u16, f64)>,
    probability: f64,
    remembered: Option<(f64, f64)>,
    narrowed: Option<(f64, f64)>,
}

/// The fold of the events so far.
pub struct Naive {
    nodes: HashMap<Vec<u16>, Known>,
    /// The bases from earlier depths of iterative deepening: other facts of theirs are void.
    bases: HashMap<Vec<u16>, Basis>,
    bounds: (f64, f64),
    descents: Vec<Vec<u16>>,
    /// The path of the node at the cursor.
    pub cursor: Vec<u16>,
    /// The step at which each node was first visited, at any depth of iterative deepening.
    pub births: HashMap<Vec<u16>, u32>,
    step: u32,
    /// By what Monte-Carlo tree search takes a child, and whether it is one.
    options: Mcts,
    is_credited: bool,
}

impl Naive {
    /// Starts with the root.
    pub fn new(spec: &Spec) -> Naive {
        let mut naive = Naive {
            nodes: HashMap::new(),
            bases: HashMap::new(),
            bounds: (f64::NEG_INFINITY, f64::INFINITY),
            descents: vec![Vec::new()],
            cursor: Vec::new(),
            births: HashMap::new(),
            step: 0,
            options: spec.mcts().copied().unwrap_or_default(),
            is_credited: false,
        };
        naive.reach(&[]);
        naive
    }

    fn at(&mut self, path: &[u16]) -> &mut Known {
        self.nodes.entry(path.to_vec()).or_default()
    }

    fn reach(&mut self, path: &[u16]) {
        self.at(path).reached = true;
        let step = self.step;
        self.births.entry(path.to_vec()).or_insert(step);
    }

    /// Adds one event.
    pub fn read(&mut self, event: Event) {
        let here = self.cursor.clone();
        self.step += 1;
        let (bounds, step) = (self.bounds, self.step);
        let known = self.at(&here);
        match event {
            Event::Begin {
                stage: Stage::Depth(_),
            } => {
                let of =
                    |path: &Vec<u16>| self.interval(path).map(|(.., basis)| (path.clone(), basis));
                let bases: Vec<(Vec<u16>, Basis)> = self.nodes.keys().filter_map(of).collect();
                self.bases.extend(bases);
                // The player to move stays known; all other facts begin anew.
                for known in self.nodes.values_mut() {
                    *known = Known {
                        turn: known.turn,
                        choices: known.choices,
                        ..Known::default()
                    };
                }
                self.reach(&[]);
            }
            Event::Range { low, high } if step == 1 => self.bounds = (low, high),
            Event::Begin { .. } | Event::Simulate { .. } | Event::Choose { .. } => {}
            Event::Range { .. }
            | Event::Rank { .. }
            | Event::Store { .. }
            | Event::Scout { .. } => {}
            Event::Again { .. } => drop(known.returned.pop()),
            Event::Prior { choice, prior } => {
                self.at(&[&here[..], &[choice]].concat()).prior = Some(prior);
            }
            Event::Accumulate { sum } => known.value = Some(sum),
            Event::Grundy { value } => known.grundy = Some(value),
            Event::Recall {
                visit,
                score,
                relation,
                used,
                ..
            } => {
                let interval = match relation {
                    Relation::Exact => (score, score),
                    Relation::AtLeast => (score, bounds.1.max(score)),
                    Relation::AtMost => (bounds.0.min(score), score),
                    Relation::Open => bounds,
                };
                match used {
                    Used::Answer => known.remembered = Some(interval),
                    Used::Narrow => known.narrowed = Some(interval),
                    Used::Order => {}
                }
                if used == Used::Answer {
                    let original = self.descents[visit as usize].clone();
                    let basis = self.interval(&original).map(|(.., basis)| basis);
                    let basis = basis
                        .or(self.bases.get(&original).copied())
                        .unwrap_or(Basis::Exact);
                    self.bases.insert(here.clone(), basis);
                    self.at(&here).recalled = Some(original);
                }
            }
            Event::Open { turn, choices } => (known.turn, known.choices) = (Some(turn), choices),
            Event::Expand { choice, count } => {
                for choice in choice..choice + count {
                    self.reach(&[&here[..], &[choice]].concat());
                }
            }
            Event::Descend {
                choice,
                probability,
            } => {
                self.cursor.push(choice);
                let child = self.cursor.clone();
                self.descents.push(child.clone());
                // A finished node that is searched again begins anew, but for the player to move.
                let known = self.at(&child);
                if known.finished {
                    *known = Known {
                        turn: known.turn,
                        choices: known.choices,
                        ..Known::default()
                    };
                }
                self.reach(&child);
                self.at(&child).probability = probability;
            }
            Event::Bound { window } => {
                known.given = known.given.or(Some(window));
                known.window = Some(window);
            }
            Event::Evaluate { score, basis, .. } => {
                known.leaf = Some((score, basis));
                known.value = Some(score);
            }
            Event::Improve { choice, score } => {
                (known.best, known.value) = (Some(choice), Some(score));
            }
            Event::Cutoff { remaining } => known.cut = Some(remaining),
            Event::Return { score } => {
                known.value = Some(score);
                known.finished = true;
                let probability = known.probability;
                if let Some(choice) = self.cursor.pop() {
                    let parent = self.cursor.clone();
                    self.at(&parent).returned.push((choice, probability));
                }
            }
            Event::Credit { reward, visits } => {
                known.visits.n += visits;
                known.visits.w = add(known.visits.w, reward);
                self.is_credited = true;
                self.cursor.pop();
            }
        }
    }

    /// Returns the interval of a node from its finished children, and its basis; `None` before the
    /// first.
    fn interval(&self, path: &[u16]) -> Option<(f64, f64, Basis)> {
        let known = self.nodes.get(path)?;
        if let Some((score, basis)) = known.leaf {
            return Some((score, score, basis));
        }
        if let Some((low, high)) = known.remembered {
            return Some((low, high, self.bases[path]));
        }
        let (low, high, basis) = match known.turn? {
            Turn::Player(player) => self.chosen(path, player)?,
            Turn::Chance => self.drawn(path)?,
        };
        let (least, most) = known.narrowed.unwrap_or((f64::NEG_INFINITY, f64::INFINITY));
        Some((low.max(least), high.min(most), basis))
    }

    /// Returns the interval of a player's node.
    fn chosen(&self, path: &[u16], player: Player) -> Option<(f64, f64, Basis)> {
        let known = &self.nodes[path];
        let child = |choice: u16| [path, &[choice]].concat();
        let seen: Vec<(f64, f64, Basis)> = known
            .returned
            .iter()
            .map(|(choice, _)| {
                self.interval(&child(*choice))
                    .expect("a finished node has a value")
            })
            .collect();
        let basis = seen.iter().map(|&(.., basis)| basis).max()?;
        let unseen = seen.len() < usize::from(known.choices);
        let open = unseen.then_some((self.bounds.0, self.bounds.1, basis));
        let all: Vec<(f64, f64, Basis)> = seen.into_iter().chain(open).collect();
        let choose = |end: fn(&(f64, f64, Basis)) -> f64| match player {
            Player::Max => all.iter().map(end).fold(f64::NEG_INFINITY, f64::max),
            Player::Min => all.iter().map(end).fold(f64::INFINITY, f64::min),
        };
        Some((choose(|one| one.0), choose(|one| one.1), basis))
    }

    /// Returns the interval of a chance node: the weighted sum over returned outcomes, with the
    /// bounds for the others.
    fn drawn(&self, path: &[u16]) -> Option<(f64, f64, Basis)> {
        let known = &self.nodes[path];
        let (mut low, mut high, mut rest, mut basis) = (0.0, 0.0, 1.0, None);
        for (choice, probability) in &known.returned {
            let (least, most, of) = self
                .interval(&[path, &[*choice]].concat())
                .expect("a finished node has a value");
            let weigh = |end: f64| {
                if *probability > 0.0 {
                    probability * end
                } else {
                    0.0
                }
            };
            (low, high, rest) = (low + weigh(least), high + weigh(most), rest - probability);
            basis = basis.max(Some(of));
        }
        if known.returned.len() < usize::from(known.choices) {
            let weigh = |end: f64| {
                if rest < 1e-12 && end.is_infinite() {
                    0.0
                } else {
                    rest * end
                }
            };
            (low, high) = (low + weigh(self.bounds.0), high + weigh(self.bounds.1));
        }
        Some((low, high, basis?))
    }

    fn number(&self, path: &[u16]) -> Option<Number> {
        let value = self.nodes.get(path)?.value?;
        let (low, high, basis) = self.interval(path)?;
        // A sum of doubles differs from the sum of the fractions by rounding.
        let rounded = |end: f64| {
            let is_near = (end - value).abs() <= 1e-12 * (1.0 + value.abs());
            if is_near { value } else { end }
        };
        let (low, high) = (rounded(low), rounded(high));
        let relation = match (value <= low, value >= high) {
            (true, true) => Relation::Exact,
            (true, false) => Relation::AtLeast,
            (false, true) => Relation::AtMost,
            (false, false) => Relation::Open,
        };
        Some(Number {
            value,
            relation,
            basis,
        })
    }

    /// Returns the child that Monte-Carlo tree search would take: the first of the best by the
    /// rule for the last move.
    fn taken(&self, path: &[u16]) -> Option<u16> {
        let visits = |path: &[u16]| {
            self.nodes
                .get(path)
                .map_or(Visits::default(), |node| node.visits)
        };
        let known = self
            .nodes
            .get(path)
            .filter(|node| matches!(node.turn, Some(Turn::Player(_))))?;
        let (parent, twice) = match self.options.formula {
            Formula::Parent | Formula::Puct => (visits(path), 1.0),
            Formula::Root2 => (visits(&[]), 2.0),
        };
        let mut best: Option<(u16, f64)> = None;
        for choice in 0..known.choices {
            let Visits { n, w } = visits(&[path, &[choice]].concat());
            let (n, mean) = (f64::from(n), w / f64::from(n));
            let measure = match self.options.last {
                FinalRule::Visits => n,
                FinalRule::Mean => mean,
                FinalRule::Ucb => {
                    mean + self.options.c * (twice * libm::log(f64::from(parent.n)) / n).sqrt()
                }
            };
            if n > 0.0 && best.is_none_or(|(_, most)| measure > most) {
                best = Some((choice, measure));
            }
        }
        best.map(|(choice, _)| choice)
    }

    /// Returns the facts about a node.
    pub fn facts(&self, path: &[u16]) -> Facts {
        let known = self.nodes.get(path).cloned().unwrap_or_default();
        let above = (0..path.len())
            .rev()
            .filter_map(|length| self.nodes.get(&path[..length]))
            .find(|above| above.reached);
        let state = match (known.reached, known.finished) {
            (_, true) => State::Done,
            (true, false) => State::Open,
            _ if above.is_some_and(|above| above.cut.is_some()) => State::Cut,
            _ => State::Unseen,
        };
        let known_reached = known.reached;
        let Known {
            given,
            window,
            best,
            visits,
            prior,
            cut,
            grundy,
            recalled,
            ..
        } = known;
        // Without a word all moves of a node are equal.
        let choices = |above: &[u16]| self.nodes.get(above).map_or(0, |above| above.choices);
        let equal = match path.split_last() {
            Some((_, above)) => 1.0 / f64::from(choices(above)),
            None => 1.0,
        };
        Facts {
            state,
            number: self.number(path),
            given,
            window,
            best: if self.is_credited {
                self.taken(path)
            } else {
                best
            },
            visits,
            prior: known_reached.then_some(prior.unwrap_or(equal)),
            cut,
            grundy,
            recalled,
        }
    }
}
