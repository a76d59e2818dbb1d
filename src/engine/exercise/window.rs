//! The windows that nodes are given, or leave with: half of a node's mark for α and half for β.

use super::ask::When;
use super::fields::{Fields, Marked, Part, numeric};
use super::instance::Instance;
use super::{number, path, tell};
use crate::lang::words::exercise;
use crate::lang::{Both, Say};
use crate::lesson::line::figure;
use crate::search::Window;
use crate::trace::NodeId;

/// The nodes that are asked about, with their windows.
pub fn asked(instance: &Instance, at: &[String], when: When) -> Vec<(NodeId, Window)> {
    let (trace, end) = (&instance.trace, instance.trace.end());
    let nodes: Vec<NodeId> = if at.is_empty() {
        let inner = instance.inner();
        inner.filter(|node| *node != NodeId::ROOT).collect()
    } else {
        at.iter()
            .filter_map(|text| path::find(trace, text))
            .collect()
    };
    let known = |node| {
        let window = match when {
            When::Enter => end.window_given(node),
            When::Leave => end.window(node),
        };
        Some((node, window?))
    };
    nodes.into_iter().filter_map(known).collect()
}

/// The names of a node's two fields.
pub fn names(path: &str) -> [String; 2] {
    [format!("{path}:alpha"), format!("{path}:beta")]
}

/// The fields of windows at some nodes.
pub fn fields(windows: impl Iterator<Item = (String, Window)>) -> Fields {
    let both = |(path, Window { alpha, beta }): (String, Window)| {
        names(&path)
            .into_iter()
            .zip([alpha, beta].map(number::write))
    };
    windows.flat_map(both).collect()
}

/// The right answer.
pub fn model(instance: &Instance, at: &[String], when: When) -> Fields {
    let asked = asked(instance, at, when).into_iter();
    fields(asked.map(|(node, window)| (path::of(&instance.trace, node), window)))
}

/// Marks α and β one by one.
pub fn mark(instance: &Instance, at: &[String], when: When, fields: &Fields) -> Marked {
    let parts = asked(instance, at, when)
        .into_iter()
        .flat_map(|(node, window)| {
            let names = names(&path::of(&instance.trace, node));
            let ends = names.into_iter().zip([window.alpha, window.beta]);
            ends.map(|(name, end)| numeric(fields, name, end))
        });
    Marked::evenly(parts.collect(), |part| why(instance, when, part))
}

fn why(instance: &Instance, when: When, part: &Part) -> Option<Both> {
    let trace = &instance.trace;
    let node = path::find(trace, part.at.split(':').next()?)?;
    let window = asked(instance, &[path::of(trace, node)], when).first()?.1;
    let above = trace.parent(node);
    Some(tell::both(|lang| {
        let name = |node| tell::name(instance, node, lang);
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
