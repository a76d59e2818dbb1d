//! Finding the first mistake in an answer made with one misconception, and naming its reason: half
//! of the mark each.

use super::ask::{About, Ask, When};
use super::fields::{Fields, Marked, Part, are_same, worded};
use super::instance::Instance;
use super::misconception::{Explained, MISCONCEPTIONS, Misconception, likely};
use super::values::{self, Of};
use super::{path, tell, window};
use crate::lang::words::exercise;
use crate::lang::{Say, Saying};
use crate::search::Stream;

pub const FIRST: &str = "first";
pub const REASON: &str = "reason";

/// The right answer of the question that was answered.
fn right(instance: &Instance, about: About) -> Fields {
    match about {
        About::Values => values::model(instance, Of::Value, &[]),
        About::Window => window::model(instance, &[], When::Enter),
    }
}

/// Returns the slips to choose a reason from: their answers differ from the right one and from each other. They visit the same nodes,
/// because a mistake is found where something is written.
pub fn reasons(instance: &Instance, about: About) -> Vec<Explained> {
    let right = right(instance, about);
    let mut reasons = likely(instance, &about.question(), &right);
    reasons.retain(|(_, answer)| answer.keys().eq(right.keys()));
    reasons
}

/// The fewest reasons to choose from, where there are so many misconceptions about the question.
const FEWEST: usize = 4;

/// Returns the reasons to choose from: the slips that change the answer, and with them others about the same question, so that their
/// number does not tell where to look.
pub fn choices(instance: &Instance, about: About) -> Vec<&'static Misconception> {
    let question = about.question();
    let mut chosen: Vec<&Misconception> = reasons(instance, about)
        .into_iter()
        .map(|(slip, _)| slip)
        .collect();
    let Some((_, shown)) = shown(instance, about) else {
        return chosen;
    };
    // One that gives the same wrong answer would be right as well.
    let is_wrong = |slip: &&Misconception| {
        let answer = slip.answer(instance, &question);
        answer.is_some_and(|answer| !are_same(&answer, &shown))
    };
    let missing = FEWEST.saturating_sub(chosen.len());
    let others = MISCONCEPTIONS.iter().filter(|slip| !chosen.contains(slip));
    let others: Vec<&Misconception> = others.filter(is_wrong).take(missing).collect();
    chosen.extend(others);
    let place = |slip: &&Misconception| MISCONCEPTIONS.iter().position(|one| one == *slip);
    chosen.sort_by_key(place);
    chosen
}

/// Draws a slip by the seed, with its wrong answer; `None` if no slip changes anything.
pub fn shown(instance: &Instance, about: About) -> Option<Explained> {
    let mut reasons = reasons(instance, about);
    let mut stream = Stream::new(instance.seed, u32::MAX, about as u32);
    let count = u32::try_from(reasons.len())
        .ok()
        .filter(|count| *count > 0)?;
    Some(reasons.swap_remove(stream.below(count) as usize))
}

/// The first field that is wrong by itself, in the order in which it is worked out.
fn first(instance: &Instance, about: About, shown: &Fields) -> Option<String> {
    let is_wrong = |part: &&Part| part.right < 1.0;
    match about.question() {
        Ask::Window { at, when } => {
            let parts = window::mark(instance, &at, when, shown).parts;
            let wrong = parts.iter().find(is_wrong)?;
            wrong.at.split(':').next().map(str::to_owned)
        }
        _ => {
            let parts = values::mark(instance, Of::Value, &[], shown).parts;
            let wrong: Vec<&Part> = parts.iter().filter(is_wrong).collect();
            // Children are worked out before their parents, and siblings from the left.
            let lowest = wrong.iter().find(|part| {
                let below = format!("{}.", part.at);
                !wrong.iter().any(|other| other.at.starts_with(&below))
            })?;
            Some(lowest.at.clone())
        }
    }
}

/// Returns the right answer: the first wrong field and the slip. Empty if no slip changes anything.
pub fn model(instance: &Instance, about: About) -> Fields {
    let Some((slip, shown)) = shown(instance, about) else {
        return Fields::new();
    };
    let first = first(instance, about, &shown).unwrap_or_default();
    [(FIRST, first), (REASON, slip.word.to_owned())]
        .map(|(at, text)| (at.to_owned(), text))
        .into()
}

/// Marks the place and the reason.
pub fn mark(instance: &Instance, about: About, fields: &Fields) -> Marked {
    let expected = model(instance, about);
    let parts = expected.into_iter();
    let parts = parts.map(|(at, expected)| worded(fields, at, expected));
    Marked::evenly(parts.collect(), |part| why(instance, about, part))
}

fn why(instance: &Instance, about: About, part: &Part) -> Option<Saying> {
    let (slip, _) = shown(instance, about)?;
    let node = path::find(&instance.trace, &part.expected);
    Some(Saying::each(|lang| match node {
        Some(node) => {
            let node = instance.name(node, lang);
            let told = match about {
                About::Values => exercise::FirstMistake { node }.say(lang),
                About::Window => exercise::FirstWrongWindow { node }.say(lang),
            };
            tell::sentence(told, lang)
        }
        None => slip.said.say(lang).to_owned(),
    }))
}
