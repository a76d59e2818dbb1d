//! The windows that nodes are given, or leave with: half of a node's mark for α and half for β.

use super::ask::When;
use super::fields::{Fields, Marked, Part, empty, numeric};
use super::instance::Instance;
use super::{cut, number, path, tell};
use crate::lang::words::exercise;
use crate::lang::{Say, Saying};
use crate::lesson::line::figure;
use crate::search::Window;
use crate::trace::{Kind, NodeId};

/// Returns the nodes that are asked about: those named, or every inner node below the root, visited or not.
pub fn asked(instance: &Instance, at: &[String]) -> Vec<NodeId> {
    let trace = &instance.trace;
    if at.is_empty() {
        let is_inner = |node: &NodeId| matches!(trace.kind(*node), Kind::Inner(_));
        let below = instance.nodes().filter(|node| *node != NodeId::ROOT);
        return below.filter(is_inner).collect();
    }
    let named = at.iter().filter_map(|text| path::find(trace, text));
    named.collect()
}

/// Returns the window of a node; `None` if the search does not visit the node.
pub fn known(instance: &Instance, node: NodeId, when: When) -> Option<Window> {
    let end = instance.trace.end();
    match when {
        When::Enter => end.window_given(node),
        When::Leave => end.window(node),
    }
}

/// Returns the names of a node's two fields, for α and for β.
pub fn names(path: &str) -> [String; 2] {
    [format!("{path}:alpha"), format!("{path}:beta")]
}

/// Makes the fields of windows at some nodes, given by path.
pub fn fields(windows: impl Iterator<Item = (String, Window)>) -> Fields {
    let both = |(path, Window { alpha, beta }): (String, Window)| {
        names(&path)
            .into_iter()
            .zip([alpha, beta].map(number::write))
    };
    windows.flat_map(both).collect()
}

/// Returns the right answer: the window of every node that is asked about and visited.
pub fn model(instance: &Instance, at: &[String], when: When) -> Fields {
    let window = |node| {
        Some((
            path::of(&instance.trace, node),
            known(instance, node, when)?,
        ))
    };
    fields(asked(instance, at).into_iter().filter_map(window))
}

/// Marks α and β one by one. The fields of a node that is not visited stay empty.
pub fn mark(instance: &Instance, at: &[String], when: When, fields: &Fields) -> Marked {
    let parts = asked(instance, at).into_iter().flat_map(|node| {
        let names = names(&path::of(&instance.trace, node));
        match known(instance, node, when) {
            Some(window) => {
                let [alpha, beta] = names;
                [
                    numeric(fields, alpha, window.alpha),
                    numeric(fields, beta, window.beta),
                ]
            }
            None => names.map(|name| empty(fields, name)),
        }
    });
    Marked::evenly(parts.collect(), |part| why(instance, when, part))
}

fn why(instance: &Instance, when: When, part: &Part) -> Option<Saying> {
    let trace = &instance.trace;
    let node = path::find(trace, part.at.split(':').next()?)?;
    let Some(window) = known(instance, node, when) else {
        let why = cut::why_cut(instance, node)?;
        return Some(Saying::each(|lang| {
            let node = instance.name(node, lang);
            let said = tell::sentence(exercise::NotVisited { node }.say(lang), lang);
            [said, why.text(lang)].join(exercise::BETWEEN.say(lang))
        }));
    };
    let above = trace.parent(node);
    Some(Saying::each(|lang| {
        let name = |node| instance.name(node, lang);
        let (node, alpha, beta) = (name(node), figure(window.alpha), figure(window.beta));
        let said = match (when, above) {
            (When::Enter, Some(above)) => {
                let parent = name(above);
                exercise::WindowFrom {
                    node,
                    parent,
                    alpha,
                    beta,
                }
                .say(lang)
            }
            (When::Enter, None) => exercise::WindowAtRoot { node, alpha, beta }.say(lang),
            (When::Leave, _) => exercise::WindowLeft { node, alpha, beta }.say(lang),
        };
        tell::sentence(said, lang)
    }))
}
