//! How moves and nodes are called. What can replay choices implements [`Labels`]; everything else only asks.

use super::line::{Span, figure, name};
use crate::game::depict::Picture;
use crate::lang::words::lesson;
use crate::lang::{Lang, Say};
use crate::trace::{Kind, NodeId, Perspective, Trace};

/// Names and pictures of what choices lead to.
pub trait Labels {
    /// The name of the move that the last choice of the path makes.
    fn of_move(&self, path: &[u16], lang: Lang) -> Option<String>;
    /// The same in a sentence, where a bare number would not say what it is.
    fn told(&self, path: &[u16], lang: Lang) -> Option<String> {
        self.of_move(path, lang)
    }
    /// The name of the node itself, if it has one.
    fn of_node(&self, path: &[u16]) -> Option<String>;
    /// What the value of the root shows, once it is known exactly.
    fn remark(&self, _lang: Lang) -> Option<String> {
        None
    }
    /// How the position looks.
    fn picture(&self, path: &[u16]) -> Picture;
}

/// Names a node by the choices that lead to it: `r.0.2`.
pub fn path(trace: &Trace, node: NodeId) -> Span {
    name(
        trace
            .path(node)
            .iter()
            .fold("r".to_owned(), |path, choice| format!("{path}.{choice}")),
    )
}

/// Names a node in a sentence: by its own name, its leaf's number as it is written, the move that leads to it, or as the root.
pub fn node(
    trace: &Trace,
    labels: &dyn Labels,
    lang: Lang,
    node: NodeId,
    perspective: Perspective,
) -> Span {
    let path = trace.path(node);
    if let Some(own) = labels.of_node(&path) {
        return name(own);
    }
    match (
        trace.kind(node),
        trace.outlined_value(node),
        labels.picture(&path),
    ) {
        (Kind::Leaf, Some(value), Picture::Bare) => {
            let value = figure(perspective.value(trace, node, value));
            name(lesson::Leaf { value }.say(lang))
        }
        _ if path.is_empty() => name(lesson::ROOT.say(lang)),
        _ => name(of_choice(labels, &path, lang).unwrap_or_default()),
    }
}

/// Names the move that the last choice of a path makes, as it stands in a sentence. In Chinese a name that begins or ends with a Chinese
/// character stands in quotation marks, because no space separates it from the sentence.
pub fn of_choice(labels: &dyn Labels, path: &[u16], lang: Lang) -> Option<String> {
    let name = labels.told(path, lang)?;
    let is_han = |letter: char| ('\u{4e00}'..='\u{9fff}').contains(&letter);
    let runs_on = name.starts_with(is_han) || name.ends_with(is_han);
    Some(if lang.space().is_empty() && runs_on {
        format!("“{name}”")
    } else {
        name
    })
}
