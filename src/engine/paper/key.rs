//! The remarks of a key beside the answers: the marking scheme, and the usual slips.

use super::form::{Form, Question, printed};
use super::wording::{node, points};
use crate::exercise::{Ask, Fields, Goal, Instance, likely};
use crate::lang::words::paper;
use crate::lang::{Lang, Say};

/// The most slips named for a question, and the most fields of each.
const SLIPS: usize = 2;
const FIELDS: usize = 4;

/// Returns the remarks on a question, one a line.
pub fn remarks(form: &Form, at: usize) -> Vec<String> {
    let (instance, lang) = (form.instance, form.lang);
    let (question, ask) = (&form.questions[at], &instance.exercise.ask[at].ask);
    let all = points(question.points, lang);
    let alike = |count: usize| {
        let (points, count) = (all.clone(), count as u64);
        paper::EachAlike { points, count }.say(lang)
    };
    let said = |text: crate::lang::Text| text.say(lang).to_owned();
    let mut remarks = match ask {
        Ask::Cut { other_rule } => {
            let mut remarks = vec![left_out(instance, &question.model, lang)];
            let points_for = all.clone();
            remarks.push(paper::ByJaccard { points: points_for }.say(lang));
            if *other_rule > 0.0 {
                let points = points(other_rule * question.points, lang);
                remarks.push(paper::OtherRuleShare { points }.say(lang));
            }
            remarks
        }
        Ask::Values { .. } | Ask::Grundy { .. } => {
            vec![alike(question.model.len()), said(paper::EACH_FOLLOWS)]
        }
        Ask::Choose { numbers: true, .. } => {
            let count = question.model.len() as u64 - 1;
            vec![paper::HalfChild { count }.say(lang)]
        }
        Ask::Control => vec![said(paper::HALF_NODE)],
        Ask::Order { .. } => vec![paper::ByLeaves { points: all }.say(lang)],
        Ask::Make { goal, .. } => vec![alike(conditions(goal)), said(paper::ANY_NUMBERS)],
        _ => vec![alike(question.model.len())],
    };
    let slips = likely(instance, ask, &question.model).into_iter();
    remarks.extend(slips.take(SLIPS).map(|(slip, answer)| {
        let mut answer = differing(instance, ask, question, &answer, lang);
        if answer.is_empty() {
            paper::NOTHING_MARKED.say(lang).clone_into(&mut answer);
        }
        let said = slip.said;
        paper::UsualSlip { answer, said }.say(lang)
    }));
    remarks
}

fn conditions(goal: &Goal) -> usize {
    let others = [
        goal.cuts.is_some(),
        goal.chosen.is_some(),
        goal.value.is_some(),
    ];
    goal.cut.len() + goal.seen.len() + others.into_iter().filter(|is_asked| *is_asked).count()
}

fn left_out(instance: &Instance, model: &Fields, lang: Lang) -> String {
    if model.is_empty() {
        return paper::NONE_LEFT_OUT.say(lang).to_owned();
    }
    let leaves = leaves(instance, model, lang);
    paper::RightLeaves { leaves }.say(lang)
}

/// The leaves that an answer names, by their numbers.
fn leaves(instance: &Instance, answer: &Fields, lang: Lang) -> String {
    let named = answer.keys().filter_map(|field| node(instance, field));
    let number = |leaf| {
        let value = instance.trace.outlined_value(leaf);
        value.map_or_else(|| instance.name(leaf, lang), crate::lesson::line::figure)
    };
    let numbers: Vec<String> = named.map(number).collect();
    numbers.join(paper::NAMES_BETWEEN.say(lang))
}

/// The fields in which an answer differs from the right one; for cuts, all its leaves.
fn differing(
    instance: &Instance,
    ask: &Ask,
    question: &Question,
    answer: &Fields,
    lang: Lang,
) -> String {
    if matches!(ask, Ask::Cut { .. }) {
        return leaves(instance, answer, lang);
    }
    let differs = |(field, text): &(&String, &String)| question.model.get(*field) != Some(text);
    let mut fields = answer.iter().filter(differs);
    let first = fields.by_ref().take(FIELDS);
    let mut said: Vec<String> = first
        .map(|(field, text)| entry(instance, field, text, lang))
        .collect();
    if fields.next().is_some() {
        said.push("…".to_owned());
    }
    said.join(paper::NAMES_BETWEEN.say(lang))
}

/// A field and its text: `A 5`, `B α −∞`.
fn entry(instance: &Instance, field: &str, text: &str, lang: Lang) -> String {
    let value = match node(instance, text).filter(|_| text.starts_with('r')) {
        Some(node) => instance.name(node, lang),
        None => printed(field, text),
    };
    let Some(node) = node(instance, field) else {
        return value;
    };
    let part = match field.split_once(':').map_or("", |(_, part)| part) {
        "" => "",
        "alpha" => "α ",
        "beta" => "β ",
        "mean" => paper::MEAN.say(lang),
        "explore" => paper::EXPLORATION.say(lang),
        "total" => paper::SUM.say(lang),
        other => other,
    };
    let node = instance.name(node, lang);
    let gap = if part.is_empty() || part.ends_with(' ') {
        ""
    } else {
        " "
    };
    format!("{node} {part}{gap}{value}")
}
