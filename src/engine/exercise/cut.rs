//! The leaves that a search does not look at. Marks are compared as sets by the Jaccard index, so
//! that marking too much costs points as marking too little does.

use super::fields::{Fields, Marked, Part};
use super::instance::Instance;
use super::{path, tell};
use crate::lang::words::exercise;
use crate::lang::{Say, Saying};
use crate::lesson::certificate::cut_of;
use crate::lesson::explain::pruned;
use crate::lesson::line::figure;
use crate::search::{Algorithm, CutRule};
use crate::spec::Spec;
use crate::trace::NodeId;
use std::collections::BTreeSet;

/// The text in the field of a marked node.
pub const CUT: &str = "cut";

/// Returns the right answer: a field for every leaf that is left out.
pub fn model(instance: &Instance) -> Fields {
    let left_out = instance.leaves().filter(|(_, is_cut)| *is_cut);
    left_out
        .map(|(leaf, _)| (path::of(&instance.trace, leaf), CUT.to_owned()))
        .collect()
}

/// Returns the leaves that an answer marks: those named, and those below a named inner node.
pub fn marked(instance: &Instance, fields: &Fields) -> BTreeSet<NodeId> {
    let trace = &instance.trace;
    let named: BTreeSet<NodeId> = fields
        .iter()
        .filter(|(_, text)| text.trim() == CUT)
        .filter_map(|(at, _)| path::find(trace, at))
        .collect();
    let leaves = instance.leaves().map(|(leaf, _)| leaf);
    leaves
        .filter(|&leaf| trace.ancestors(leaf).any(|node| named.contains(&node)))
        .collect()
}

/// Returns the fields of an answer with every marked leaf named by itself.
pub fn by_leaf(instance: &Instance, fields: &Fields) -> Fields {
    let marked = marked(instance, fields).into_iter();
    marked
        .map(|leaf| (path::of(&instance.trace, leaf), CUT.to_owned()))
        .collect()
}

/// The Jaccard index of two sets: |A ∩ B| / |A ∪ B|, and 1 where both are empty.
fn common(given: &BTreeSet<NodeId>, expected: &BTreeSet<NodeId>) -> f64 {
    let all = given.union(expected).count();
    if all == 0 {
        return 1.0;
    }
    given.intersection(expected).count() as f64 / all as f64
}

/// The leaves left out under the other cut rule, if the search has one.
fn under_other_rule(instance: &Instance) -> Option<BTreeSet<NodeId>> {
    let Algorithm::AlphaBeta(options) = &instance.spec.algorithm else {
        return None;
    };
    let mut options = options.clone();
    options.cut = match options.cut {
        CutRule::Ge => CutRule::Gt,
        CutRule::Gt => CutRule::Ge,
    };
    let algorithm = Algorithm::AlphaBeta(options);
    let spec = Spec {
        algorithm,
        ..instance.spec.clone()
    };
    let other = Instance::new(instance.exercise.clone(), instance.seed, spec)?;
    let left_out = other.leaves().filter(|(_, is_cut)| *is_cut);
    Some(left_out.map(|(leaf, _)| leaf).collect())
}

/// Whether both cut rules leave out the same leaves.
pub fn rules_agree(instance: &Instance) -> bool {
    under_other_rule(instance).is_none_or(|other| other == expected(instance))
}

fn expected(instance: &Instance) -> BTreeSet<NodeId> {
    let left_out = instance.leaves().filter(|(_, is_cut)| *is_cut);
    left_out.map(|(leaf, _)| leaf).collect()
}

/// Marks the set; an answer right under the other rule gets at least the share `other_rule`.
pub fn mark(instance: &Instance, other_rule: f64, fields: &Fields) -> Marked {
    let (given_set, expected) = (marked(instance, fields), expected(instance));
    let part = |(leaf, is_cut): (NodeId, bool)| {
        let word = |is_cut: bool| if is_cut { CUT } else { "" }.to_owned();
        let is_marked = given_set.contains(&leaf);
        Part {
            at: path::of(&instance.trace, leaf),
            given: word(is_marked),
            expected: word(is_cut),
            right: f64::from(u8::from(is_marked == is_cut)),
        }
    };
    let parts: Vec<Part> = instance.leaves().map(part).collect();
    let mut share = common(&given_set, &expected);
    if other_rule > share && under_other_rule(instance) == Some(given_set) {
        share = other_rule;
    }
    let wrong = parts.iter().find(|part| part.right < 1.0);
    let why = wrong.and_then(|part| why(instance, part));
    Marked { share, parts, why }
}

fn why(instance: &Instance, part: &Part) -> Option<Saying> {
    let trace = &instance.trace;
    let leaf = path::find(trace, &part.at)?;
    if let Some(why) = why_cut(instance, leaf) {
        return Some(why);
    }
    let above = trace.parent(leaf)?;
    let window = trace.at(trace.born(leaf).step()?).window(above);
    Some(Saying::each(|lang| {
        let [node, parent] = [leaf, above].map(|node| instance.name(node, lang));
        let said = match window {
            Some(window) => {
                let (alpha, beta) = (figure(window.alpha), figure(window.beta));
                let sign = if instance.spec.cut_rule() == CutRule::Ge {
                    "≥"
                } else {
                    ">"
                };
                exercise::IsSeen {
                    node,
                    parent,
                    alpha,
                    beta,
                    sign,
                }
                .say(lang)
            }
            None => exercise::IsSeenOpen { node, parent }.say(lang),
        };
        tell::sentence(said, lang)
    }))
}

/// Explains why the search does not visit a node; `None` if it does.
pub fn why_cut(instance: &Instance, node: NodeId) -> Option<Saying> {
    let (end, spec) = (instance.trace.end(), &instance.spec);
    let cut = cut_of(&end, node)?;
    Some(Saying::each(|lang| {
        let lines = pruned(&end, &spec.game, lang, &spec.algorithm, cut);
        let texts: Vec<String> = lines.iter().map(|line| line.text()).collect();
        texts.join(exercise::BETWEEN.say(lang))
    }))
}
