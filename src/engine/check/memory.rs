//! Values that a program has without a search: at a depth limit, or remembered from an earlier call of the same position.

use super::convention::Convention;
use super::difference::{Difference, Is, Rule};
use super::facts::Facts;
use crate::game::Player;
use crate::search::{CutRule, Relation, Window};
use crate::transcript::End;
use std::collections::HashMap;

/// The depth at which a program stops.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Limit {
    /// It stops at the end of the game only.
    None,
    /// This number was handed in.
    Told(f64),
    /// So many moves from the start.
    Ply(u16),
}

/// What is known of a run's depths and repeated positions.
#[derive(Debug)]
pub struct Memory {
    /// The depth limit.
    pub limit: Limit,
    /// The positions by visit, equal ones with one number; empty if none was needed.
    positions: Vec<u32>,
}

impl Memory {
    /// Looks for the depth limit and, if some call was answered without a search, for equal positions.
    pub fn new(facts: &Facts, step: [Option<f64>; 2]) -> Memory {
        let unsearched: Vec<u32> = unsearched(facts).collect();
        let limit = limit(facts, &unsearched, step);
        let mut memory = Memory {
            limit,
            positions: Vec::new(),
        };
        let needs = |visit: &u32| !memory.is_at_limit(facts, *visit);
        if unsearched.iter().any(needs) {
            memory.positions = positions(facts);
        }
        memory
    }

    /// Whether a visit is at the depth limit.
    pub fn is_at_limit(&self, facts: &Facts, visit: u32) -> bool {
        match self.limit {
            Limit::None => false,
            Limit::Told(limit) => facts.call(visit).and_then(|call| call.depth) == Some(limit),
            Limit::Ply(ply) => facts.walk.visits[visit as usize].ply == ply,
        }
    }
}

/// Iterates over the visits that were given a value without a search where the game is not over.
fn unsearched<'f>(facts: &'f Facts) -> impl Iterator<Item = u32> + 'f {
    use crate::game::Status;
    (0..facts.walk.visits.len() as u32).filter(|visit| {
        let at = &facts.walk.visits[*visit as usize];
        let is_on = matches!(at.status, Some(Status::ToMove(_) | Status::Chance));
        at.below == 0 && is_on && facts.has_returned(*visit)
    })
}

fn limit(facts: &Facts, unsearched: &[u32], step: [Option<f64>; 2]) -> Limit {
    if unsearched.is_empty() {
        return Limit::None;
    }
    let depth = |visit: &u32| facts.call(*visit).and_then(|call| call.depth);
    let told: Vec<f64> = unsearched.iter().filter_map(depth).collect();
    let total: f64 = step.iter().flatten().sum();
    if told.len() == unsearched.len() && total != 0.0 {
        let limit = match total < 0.0 {
            true if told.contains(&0.0) => 0.0,
            true => told.iter().copied().fold(f64::INFINITY, f64::min),
            false => told.iter().copied().fold(f64::NEG_INFINITY, f64::max),
        };
        // A search that remembers goes deeper than its first remembered position.
        let all = facts.transcript.calls.iter().filter_map(|call| call.depth);
        let is_last = |depth: f64| {
            if total < 0.0 {
                depth >= limit
            } else {
                depth <= limit
            }
        };
        if all.into_iter().all(is_last) {
            return Limit::Told(limit);
        }
        return Limit::None;
    }
    let plies = unsearched
        .iter()
        .map(|visit| facts.walk.visits[*visit as usize].ply);
    let deepest = facts.walk.visits.iter().map(|visit| visit.ply).max();
    match (plies.max(), deepest) {
        (Some(ply), Some(deepest)) if ply == deepest => Limit::Ply(ply),
        _ => Limit::None,
    }
}

/// Numbers the positions of all visits: equal ones with the same player to move have one number.
fn positions(facts: &Facts) -> Vec<u32> {
    let mut known: HashMap<String, u32> = HashMap::new();
    let mut found = Vec::with_capacity(facts.walk.visits.len());
    let mut stack: Vec<(u32, crate::game::any::AnyGame)> = Vec::new();
    for (index, visit) in facts.walk.visits.iter().enumerate() {
        while stack.last().is_some_and(|(end, _)| *end <= index as u32) {
            stack.pop();
        }
        let game = match (visit.parent, stack.last()) {
            (Some(_), Some((_, above))) if visit.status.is_some() => above.after(&[visit.choice]),
            _ => facts.walk.game.clone(),
        };
        let mover = facts.movers[index];
        let key = format!("{mover:?}{}", game.text());
        let next = known.len() as u32;
        found.push(*known.entry(key).or_insert(next));
        stack.push((index as u32 + 1 + visit.below, game));
    }
    found
}

/// A value that an earlier call of a position returned.
#[derive(Clone, Copy, Debug)]
struct Kept {
    value: f64,
    relation: Relation,
    depth: Option<f64>,
}

/// Follows what a program can remember under a convention.
#[derive(Debug)]
pub struct Remembering<'m> {
    memory: &'m Memory,
    kept: HashMap<u32, Vec<Kept>>,
}

impl<'m> Remembering<'m> {
    /// Begins with nothing.
    pub fn new(memory: &'m Memory) -> Remembering<'m> {
        Remembering {
            memory,
            kept: HashMap::new(),
        }
    }

    /// Keeps what a visit returned.
    pub fn keep(&mut self, facts: &Facts, visit: u32, window: Window, value: Option<f64>) {
        let (Some(position), Some(value)) = (self.memory.positions.get(visit as usize), value)
        else {
            return;
        };
        let relation = match facts.has_windows {
            true => window.relation(value),
            false => Relation::Exact,
        };
        self.kept.entry(*position).or_default().push(Kept {
            value,
            relation,
            depth: facts.call(visit).and_then(|call| call.depth),
        });
    }

    /// Judges a value that was given without a search; `None` if that is right.
    pub fn judge(
        &mut self,
        facts: &Facts,
        convention: &Convention,
        visit: u32,
        window: Window,
        value: Option<f64>,
    ) -> Option<Difference> {
        let call = facts.call(visit)?;
        let got = got(facts, visit, convention);
        let at_end = |rule, expected| {
            Some(Difference {
                rule,
                visit,
                line: call.end_line,
                expected,
                got: got.clone(),
            })
        };
        let Some(value) = value else {
            return at_end(Rule::Leaf, Is::Searched);
        };
        if self.memory.is_at_limit(facts, visit) {
            return None;
        }
        let position = self.memory.positions.get(visit as usize)?;
        let kept = self.kept.get(position).cloned().unwrap_or_default();
        let cut = convention.cut.unwrap_or(CutRule::Ge);
        let settles = |kept: &&Kept| {
            let deep = match (kept.depth, call.depth) {
                (Some(then), Some(now)) => then == now || matches!(self.memory.limit, Limit::None),
                _ => true,
            };
            let fits = match kept.relation {
                Relation::Exact => true,
                Relation::AtLeast => {
                    value >= window.beta
                        || cut.closes(Window {
                            alpha: value,
                            ..window
                        })
                }
                Relation::AtMost => {
                    value <= window.alpha
                        || cut.closes(Window {
                            beta: value,
                            ..window
                        })
                }
                Relation::Open => false,
            };
            deep && fits
        };
        let mut same = kept.iter().filter(|kept| kept.value == value).peekable();
        let player = facts.movers[visit as usize].unwrap_or(Player::Max);
        let own = |value: f64| value * convention.sign(player) + 0.0;
        if same.peek().is_some() {
            return match same.clone().any(|kept| settles(&kept)) {
                true => None,
                false => at_end(Rule::Memory, Is::SearchedOf(own(value))),
            };
        }
        // A value clipped to the window comes from one beyond it.
        let clipped = |kept: &Kept| {
            let player = facts.movers[visit as usize].unwrap_or(Player::Max);
            convention.returned(kept.value, window, player) == value
        };
        if kept.iter().any(|kept| clipped(kept) && settles(&kept)) {
            return None;
        }
        match kept.last() {
            Some(known) => at_end(Rule::Memory, Is::Number(own(known.value))),
            None => at_end(Rule::Horizon, Is::Searched),
        }
    }
}

/// Returns what a visit returned, as it is shown.
pub fn got(facts: &Facts, visit: u32, convention: &Convention) -> Is {
    match facts.raw(visit, convention.place) {
        Some(raw) => Is::Number(raw),
        None => match facts.call(visit).map(|call| &call.end) {
            Some(End::Returned(said)) => Is::Said(said.to_string()),
            Some(End::Raised(error)) => Is::Said(error.clone()),
            _ => Is::Said(String::new()),
        },
    }
}
