//! Numbers at leaves by which the search meets a goal: it runs on the student's numbers, and any
//! numbers that meet the goal are right.

use super::ask::Goal;
use super::fields::{Fields, Marked, Part, given};
use super::instance::Instance;
use super::{number, path, tell};
use crate::game::any::AnyGame;
use crate::lang::words::exercise;
use crate::lang::{Say, Saying};
use crate::spec::Spec;
use crate::trace::{NodeId, State};

/// Returns the original numbers of the leaves: one of the right answers.
pub fn model(instance: &Instance, leaves: &[String]) -> Fields {
    let number = |path: &String| {
        let leaf = path::find(&instance.trace, path)?;
        let value = instance.trace.outlined_value(leaf)?;
        Some((path::of(&instance.trace, leaf), number::write(value)))
    };
    leaves.iter().filter_map(number).collect()
}

/// The search on the student's numbers; `None` if one of them is missing or infinite.
fn searched(instance: &Instance, leaves: &[String], fields: &Fields) -> Option<Instance> {
    let AnyGame::Tree(mut tree) = instance.spec.game.clone() else {
        return None;
    };
    for leaf in leaves {
        let value = number::read(given(fields, leaf)).filter(|value| value.is_finite())?;
        tree = tree.with_leaf(&path::read(leaf)?, value)?;
    }
    let spec = Spec {
        game: AnyGame::from(tree),
        ..instance.spec.clone()
    };
    Instance::new(instance.exercise.clone(), instance.seed, spec)
}

/// Marks each condition of the goal.
fn held(made: &Instance, goal: &Goal) -> Vec<Part> {
    let (trace, end) = (&made.trace, made.trace.end());
    let part = |at: String, given: String, expected: String| Part {
        right: f64::from(u8::from(given == expected)),
        at,
        given,
        expected,
    };
    let seen = |path: &String| {
        let node = path::find(trace, path)?;
        Some(if end.state(node) == State::Done {
            "seen"
        } else {
            "cut"
        })
    };
    let nodes = |paths: &[String], expected: &str| -> Vec<Part> {
        let found = |path: &String| seen(path).unwrap_or_default().to_owned();
        let parts = paths.iter();
        parts
            .map(|path| part(path.clone(), found(path), expected.to_owned()))
            .collect()
    };
    let mut parts = nodes(&goal.cut, "cut");
    parts.extend(nodes(&goal.seen, "seen"));
    parts.extend(goal.cuts.map(|wished| {
        let cuts = trace.landmarks().cuts.len().to_string();
        part("cuts".to_owned(), cuts, wished.to_string())
    }));
    parts.extend(goal.chosen.as_ref().map(|wished| {
        let chosen = made
            .answer
            .best
            .and_then(|best| trace.child(NodeId::ROOT, best));
        let chosen = chosen
            .map(|child| path::of(trace, child))
            .unwrap_or_default();
        part("move".to_owned(), chosen, wished.clone())
    }));
    parts.extend(goal.value.map(|wished| {
        let value = number::write(made.answer.value);
        part("value".to_owned(), value, number::write(wished))
    }));
    parts
}

/// Whether there are conditions and the original numbers of the leaves meet all of them.
pub fn is_possible(instance: &Instance, goal: &Goal) -> bool {
    let parts = held(instance, goal);
    !parts.is_empty() && parts.iter().all(|part| part.right == 1.0)
}

/// Marks the conditions with equal weight.
pub fn mark(instance: &Instance, leaves: &[String], goal: &Goal, fields: &Fields) -> Marked {
    let Some(made) = searched(instance, leaves, fields) else {
        let parts = held(instance, goal).into_iter().map(|part| Part {
            given: String::new(),
            right: 0.0,
            ..part
        });
        return Marked::evenly(parts.collect(), |_| {
            Some(Saying::each(|lang| {
                exercise::NUMBERS_MISSING.say(lang).to_owned()
            }))
        });
    };
    Marked::evenly(held(&made, goal), |part| {
        let node = path::find(&made.trace, &part.at);
        Some(Saying::each(|lang| {
            let given = part.given.clone();
            let said = match (node, part.at.as_str()) {
                (Some(node), _) => {
                    let node = made.name(node, lang);
                    if part.expected == "cut" {
                        exercise::NotCut { node }.say(lang)
                    } else {
                        exercise::NotSeen { node }.say(lang)
                    }
                }
                (None, "cuts") => exercise::CutsMade { given }.say(lang),
                (None, "value") => exercise::ValueMade { given }.say(lang),
                (None, _) => {
                    let node = path::find(&made.trace, &given).unwrap_or(NodeId::ROOT);
                    let node = made.name(node, lang);
                    exercise::MoveMade { node }.say(lang)
                }
            };
            tell::sentence(said, lang)
        }))
    })
}
