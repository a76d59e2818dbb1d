//! Misconceptions: each changes one rule of a small search or calculation. A misconception explains a wrong answer if a student with it
//! gives exactly this answer.

mod bound;
mod credit;
mod number;
mod rules;
mod table;

pub use table::MISCONCEPTIONS;

use super::ask::{Ask, When, mcts};
use super::fields::{Fields, are_same};
use super::instance::Instance;
use super::values::{self, Of};
use super::{backup, choose, cut, path, window};
use crate::lang::Text;
use crate::search::Formula;
use crate::trace::{NodeId, Visits};
use bound::Facts;
use credit::Credited;
use number::Numbers;
use rules::Rules;
use std::fmt;

/// The number of misconceptions among which the seed of a question about a mistake draws. What is added to the table later is recognised
/// in answers only, so that an old link shows the same wrong answer.
const DRAWN: usize = 32;

/// A misconception.
pub struct Misconception {
    /// The word by which files name it.
    pub word: &'static str,
    /// The feedback to a student who seems to have it.
    pub said: Text,
    /// What it changes: one rule, of each of the calculations that know this rule.
    changes: &'static [Change],
}

/// What a misconception changes.
enum Change {
    /// A rule of alpha-beta: windows and cuts.
    Search(Rules),
    /// The rule of values.
    Value(Numbers),
    /// The rule of Grundy numbers.
    Grundy(Numbers),
    /// The mean and the exploration term of a bound.
    Bound(fn(&Facts) -> [f64; 2]),
    /// The visits and the reward that an iteration adds to a node.
    Backup(fn(&Credited) -> Visits),
}

impl PartialEq for Misconception {
    fn eq(&self, other: &Misconception) -> bool {
        self.word == other.word
    }
}

impl fmt::Debug for Misconception {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.word)
    }
}

impl Misconception {
    /// Returns the misconception that files name by `word`.
    pub fn called(word: &str) -> Option<&'static Misconception> {
        MISCONCEPTIONS.iter().find(|known| known.word == word)
    }

    /// Returns the answer by this misconception; `None` if it has no bearing on the question.
    pub fn answer(&self, instance: &Instance, ask: &Ask) -> Option<Fields> {
        self.changes
            .iter()
            .find_map(|change| change.answer(instance, ask))
    }
}

impl Change {
    fn answer(&self, instance: &Instance, ask: &Ask) -> Option<Fields> {
        let trace = &instance.trace;
        match (self, ask) {
            (Change::Value(rules), Ask::Values { at }) => numbers(instance, *rules, Of::Value, at),
            (Change::Grundy(rules), Ask::Grundy { at }) => {
                numbers(instance, *rules, Of::Grundy, at)
            }
            (Change::Search(rules), Ask::Cut { .. }) => {
                let struck = rules::work(instance, *rules)?.struck.into_iter();
                let word = |leaf| (path::of(trace, leaf), cut::CUT.to_owned());
                Some(struck.map(word).collect())
            }
            (Change::Search(rules), Ask::Window { at, when }) => {
                windows(instance, *rules, at, *when)
            }
            (Change::Bound(terms), Ask::Choose { at, numbers }) => {
                chosen(instance, *terms, at, *numbers)
            }
            (Change::Backup(added), Ask::Backup) => {
                let entries = backup::entries(instance);
                let scale = mcts(&instance.spec.algorithm).reward;
                let after = credit::work(*added, &entries, scale);
                Some(backup::fields(instance, after.into_iter()))
            }
            _ => None,
        }
    }
}

/// A misconception and the answer by it.
pub type Explained = (&'static Misconception, Fields);

/// Returns the misconceptions from which a seed draws whose answers differ from the right one and from each other, with the answers.
pub fn likely(instance: &Instance, ask: &Ask, right: &Fields) -> Vec<Explained> {
    let mut different: Vec<Explained> = Vec::new();
    for misconception in &MISCONCEPTIONS[..DRAWN] {
        let Some(answer) = misconception.answer(instance, ask) else {
            continue;
        };
        let is_known = different.iter().any(|(_, other)| are_same(&answer, other));
        if !is_known && !are_same(&answer, right) {
            different.push((misconception, answer));
        }
    }
    different
}

/// Returns the misconception that explains all of a wrong answer: of several the one that changes least, then the first.
pub fn explaining(
    instance: &Instance,
    ask: &Ask,
    given: &Fields,
    model: impl FnOnce() -> Fields,
) -> Option<&'static Misconception> {
    let mut answers = MISCONCEPTIONS
        .iter()
        .filter_map(|known| Some((known, known.answer(instance, ask)?)))
        .peekable();
    answers.peek()?;
    let by_leaf = match ask {
        Ask::Cut { .. } => Some(cut::by_leaf(instance, given)),
        _ => None,
    };
    let (given, model) = (by_leaf.as_ref().unwrap_or(given), model());
    let explains = |answer: &Fields| are_same(given, answer) && !are_same(answer, &model);
    if given.is_empty() || are_same(given, &model) {
        return None;
    }
    let explaining = answers.filter(|(_, answer)| explains(answer));
    let explaining = explaining.map(|(misconception, _)| misconception);
    explaining.min_by_key(|misconception| misconception.changes.len())
}

fn numbers(instance: &Instance, rules: Numbers, of: Of, at: &[String]) -> Option<Fields> {
    let asked = values::asked(instance, of, at).into_iter();
    let field = |(node, _): (NodeId, f64)| {
        let value = number::work(instance, rules, node)?;
        Some((path::of(&instance.trace, node), super::number::write(value)))
    };
    asked.map(field).collect()
}

fn windows(instance: &Instance, rules: Rules, at: &[String], when: When) -> Option<Fields> {
    let work = rules::work(instance, rules)?;
    let known = match when {
        When::Enter => work.entered,
        When::Leave => work.left,
    };
    let window = |node: NodeId| {
        let (_, window) = known.iter().find(|(other, _)| *other == node)?;
        Some((path::of(&instance.trace, node), *window))
    };
    let asked = window::asked(instance, at).into_iter();
    Some(window::fields(asked.filter_map(window)))
}

/// The choice by changed bounds. Where only the child is asked for, a change of the formula does not show; that the exploration term is
/// missing does.
fn chosen(
    instance: &Instance,
    terms: fn(&Facts) -> [f64; 2],
    at: &str,
    with_numbers: bool,
) -> Option<Fields> {
    let (trace, choice) = (&instance.trace, choose::choice(instance, at)?);
    let elsewhere = match choice.options.formula {
        Formula::Parent => NodeId::ROOT,
        Formula::Root2 => path::find(trace, at)?,
        // The misconceptions are about the logarithm, which PUCT has not.
        Formula::Puct => return None,
    };
    let facts = Facts::of(&choice, trace.end().visits(elsewhere).n);
    let terms: Vec<[f64; 2]> = facts.iter().map(terms).collect();
    if !with_numbers && terms.iter().any(|[_, explore]| *explore != 0.0) {
        return None;
    }
    let mut best: Option<(f64, NodeId)> = None;
    let mut fields = Fields::new();
    for (candidate, [mean, explore]) in choice.candidates.iter().zip(terms) {
        let total = mean + explore;
        if best.is_none_or(|(most, _)| total > most) {
            best = Some((total, candidate.child));
        }
        if with_numbers {
            let names = choose::names(&path::of(trace, candidate.child));
            let texts = [mean, explore, total].map(super::number::write);
            fields.extend(names.into_iter().zip(texts));
        }
    }
    fields.insert(choose::CHILD.to_owned(), path::of(trace, best?.1));
    Some(fields)
}
