//! A search decided step by step: the student gives the outcome of each decision, one mark each.

use super::entry::{Entry, Holds, What, children};
use super::fields::{Fields, Marked, numeric, worded};
use super::instance::Instance;
use super::{number, path};
use crate::lang::Saying;
use crate::lesson::decision::{Decision, Rule, decisions};
use crate::lesson::explain;
use crate::search::Event;
use crate::trace::NodeId;

/// The words for a cut and for none.
const CUT: &str = "cut";
const GO_ON: &str = "go on";

/// The outcome of a decision.
enum Outcome {
    /// A number.
    Number(f64),
    /// A word, or a node by its path.
    Word(String),
}

/// The decisions asked about, with their outcomes. Backpropagation has a question of its own.
fn asked(instance: &Instance) -> Vec<(Decision, Outcome)> {
    let trace = &instance.trace;
    let child = |node: NodeId, choice| {
        let child = trace.child(node, choice)?;
        Some(Outcome::Word(path::of(trace, child)))
    };
    let outcome = |decision: &Decision| match (decision.rule, trace.event(decision.answer)?) {
        (Rule::Cut, Event::Cutoff { .. }) => Some(Outcome::Word(CUT.to_owned())),
        (Rule::Cut, _) => Some(Outcome::Word(GO_ON.to_owned())),
        (Rule::Value | Rule::Mean, Event::Return { score }) => Some(Outcome::Number(score)),
        (Rule::Selection, Event::Descend { choice, .. }) => child(decision.node, choice),
        (Rule::Move, Event::Choose { choice }) => child(NodeId::ROOT, choice),
        _ => None,
    };
    let with_outcome = |decision: Decision| Some((decision, outcome(&decision)?));
    decisions(trace).filter_map(with_outcome).collect()
}

/// The field of a decision: the step at which it is asked.
fn name(decision: &Decision) -> String {
    decision.question.to_string()
}

/// Returns the fields of the decisions, in the order of the search.
pub fn entries(instance: &Instance) -> Vec<Entry> {
    let entry = |(decision, outcome): (Decision, Outcome)| {
        let node = decision.node;
        let holds = match (outcome, decision.rule) {
            (Outcome::Number(_), _) => Holds::Number,
            (_, Rule::Cut) => Holds::Choice([CUT, GO_ON].map(str::to_owned).to_vec()),
            _ => Holds::Choice(children(instance, node)),
        };
        let what = What::Decision(decision.question, decision.rule);
        Entry {
            at: name(&decision),
            node,
            what,
            holds,
        }
    };
    asked(instance).into_iter().map(entry).collect()
}

/// Returns the right answer: the outcome of every decision.
pub fn model(instance: &Instance) -> Fields {
    let text = |outcome| match outcome {
        Outcome::Number(value) => number::write(value),
        Outcome::Word(word) => word,
    };
    let asked = asked(instance).into_iter();
    asked
        .map(|(decision, outcome)| (name(&decision), text(outcome)))
        .collect()
}

/// Marks the decisions one by one, in the order of the search.
pub fn mark(instance: &Instance, fields: &Fields) -> Marked {
    let asked = asked(instance);
    let part = |(decision, outcome): &(Decision, Outcome)| {
        let at = name(decision);
        match outcome {
            Outcome::Number(value) => numeric(fields, at, *value),
            Outcome::Word(word) => worded(fields, at, word.clone()),
        }
    };
    let parts = asked.iter().map(part).collect();
    Marked::evenly(parts, |part| {
        let (decision, _) = asked
            .iter()
            .find(|(decision, _)| name(decision) == part.at)?;
        // Why the search goes on is said before it goes on.
        let told = match decision.rule {
            Rule::Cut if !decision.is_cut(&instance.trace) => decision.answer - 1,
            _ => decision.answer,
        };
        let (moment, spec) = (instance.trace.at(told), &instance.spec);
        Some(Saying::each(|lang| {
            explain(&moment, &spec.game, lang, &spec.algorithm).text()
        }))
    })
}
