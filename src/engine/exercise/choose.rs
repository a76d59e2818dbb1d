//! The child that UCB takes next, and the numbers behind it.

use super::ask::mcts;
use super::fields::{Fields, Marked, Part, numeric, worded};
use super::instance::Instance;
use super::{number, path, tell};
use crate::lang::words::exercise;
use crate::lang::{Say, Saying};
use crate::lesson::line::figure;
use crate::lesson::ucb::{Candidate, Selection, selection};
use crate::search::Formula;
use crate::text::decimal::fixed;

/// The field of the child.
pub const CHILD: &str = "child";
/// The share of the child in the mark if numbers are asked for, too.
const SHARE_OF_CHILD: f64 = 0.5;

/// Returns the choice at a node after the last iteration; `None` if the choice is not decided by the bounds.
pub fn choice(instance: &Instance, at: &str) -> Option<Selection> {
    let node = path::find(&instance.trace, at)?;
    let options = mcts(&instance.spec.algorithm);
    let choice = selection(&instance.trace.end(), node, &options);
    choice.winner.is_some().then_some(choice)
}

/// Returns the names of a child's fields: both terms and their sum.
pub fn names(path: &str) -> [String; 3] {
    ["mean", "explore", "total"].map(|term| format!("{path}:{term}"))
}

/// The numbers of a child.
fn numbers(candidate: &Candidate) -> Option<[f64; 3]> {
    let ucb = candidate.ucb?;
    Some([ucb.exploit, ucb.explore, ucb.total()])
}

/// Returns the right answer: the selected child and, if asked for, the numbers of every child. Empty if there is no choice.
pub fn model(instance: &Instance, at: &str, with_numbers: bool) -> Fields {
    let Some(choice) = choice(instance, at) else {
        return Fields::new();
    };
    let mut fields = Fields::new();
    if let Some(best) = choice.best() {
        fields.insert(CHILD.to_owned(), path::of(&instance.trace, best.child));
    }
    for candidate in choice.candidates.iter().filter(|_| with_numbers) {
        let names = names(&path::of(&instance.trace, candidate.child));
        for (name, value) in names
            .into_iter()
            .zip(numbers(candidate).into_iter().flatten())
        {
            fields.insert(name, number::write(value));
        }
    }
    fields
}

/// Marks the child and the numbers, all numbers with equal weight.
pub fn mark(instance: &Instance, at: &str, with_numbers: bool, fields: &Fields) -> Marked {
    let nothing = Marked::evenly(Vec::new(), |_| None);
    let Some(choice) = choice(instance, at) else {
        return nothing;
    };
    let Some(best) = choice.best() else {
        return nothing;
    };
    let expected = path::of(&instance.trace, best.child);
    let child = worded(fields, CHILD.to_owned(), expected);
    let terms = choice
        .candidates
        .iter()
        .filter(|_| with_numbers)
        .flat_map(|candidate| {
            let names = names(&path::of(&instance.trace, candidate.child));
            let numbers = numbers(candidate).into_iter().flatten();
            names
                .into_iter()
                .zip(numbers)
                .map(|(name, value)| numeric(fields, name, value))
        });
    let terms: Vec<Part> = terms.collect();
    let right: f64 = terms.iter().map(|part| part.right).sum();
    let share = if terms.is_empty() {
        child.right
    } else {
        SHARE_OF_CHILD * child.right + (1.0 - SHARE_OF_CHILD) * right / terms.len() as f64
    };
    let parts: Vec<Part> = std::iter::once(child).chain(terms).collect();
    let is_right = parts.iter().all(|part| part.right == 1.0);
    let why = (!is_right).then(|| why(instance, &choice, best));
    Marked { share, parts, why }
}

/// Explains the choice by the highest bound, with its numbers, and the next.
fn why(instance: &Instance, choice: &Selection, best: &Candidate) -> Saying {
    let (w, n) = (figure(best.visits.w), best.visits.n);
    let total = |candidate: &Candidate| {
        let ucb = candidate.ucb.map_or(f64::NAN, |ucb| ucb.total());
        fixed(ucb, 2)
    };
    let (parent, c) = (choice.parent, fixed(choice.options.c, 2));
    let (mean, prior) = (
        figure(best.ucb.map_or(0.0, |ucb| ucb.exploit)),
        figure(best.prior),
    );
    let rival = choice.runner_up();
    Saying::each(|lang| {
        let child = instance.name(best.child, lang);
        let (w, c, sum) = (w.clone(), c.clone(), total(best));
        let (mean, prior) = (mean.clone(), prior.clone());
        let factor = match choice.options.formula {
            Formula::Parent => Some(""),
            Formula::Root2 => Some("2 "),
            Formula::Puct => None,
        };
        let bound = match factor {
            Some(factor) => exercise::UcbOf {
                child,
                w,
                n,
                c,
                factor,
                parent,
                sum,
            }
            .say(lang),
            None => exercise::PuctOf {
                child,
                mean,
                n,
                c,
                prior,
                parent,
                sum,
            }
            .say(lang),
        };
        let next = rival.map(|rival| {
            let (child, sum) = (instance.name(rival.child, lang), total(rival));
            exercise::UcbNext { child, sum }.say(lang)
        });
        tell::sentence(bound + &next.unwrap_or_default(), lang)
    })
}
