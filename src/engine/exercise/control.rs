//! Control flow: which node runs next after one has returned, and with which window; the node is half of the mark, α and β the rest.

use super::fields::{Fields, Marked, Part, numeric, worded};
use super::instance::Instance;
use super::{number, path, tell};
use crate::lang::words::exercise;
use crate::lang::{Say, Saying};
use crate::lesson::line::figure;
use crate::search::{Event, Stream, Window};
use crate::trace::{NodeId, State};

pub const NEXT: &str = "next";
pub const ALPHA: &str = "alpha";
pub const BETA: &str = "beta";

/// A node returns, and the search goes on elsewhere.
#[derive(Clone, Debug, PartialEq)]
pub struct Handover {
    /// The node that has returned.
    pub returned: NodeId,
    /// The node that is entered next.
    pub next: NodeId,
    /// The window that it is given.
    pub window: Window,
    /// The nodes that could be entered next: below a node of the path, and not entered before.
    pub candidates: Vec<NodeId>,
}

/// Returns the handovers at which several nodes could be entered next.
fn handovers(instance: &Instance) -> Vec<Handover> {
    let trace = &instance.trace;
    let mut found = Vec::new();
    let mut returned: Option<(u32, NodeId)> = None;
    for step in 1..=trace.len() {
        match trace.event(step) {
            Some(Event::Return { .. }) => returned = Some((step, trace.cursor(step - 1))),
            Some(Event::Descend { .. }) => {
                let Some((before, node)) = returned.take() else {
                    continue;
                };
                let next = trace.cursor(step);
                let (moment, end) = (trace.at(before), trace.end());
                let is_open = |child: &NodeId| matches!(moment.state(*child), State::Unseen);
                let path: Vec<NodeId> = trace.ancestors(node).skip(1).collect();
                let candidates: Vec<NodeId> = path
                    .iter()
                    .flat_map(|above| trace.children(*above))
                    .filter(is_open)
                    .collect();
                if let Some(window) = end.window_given(next)
                    && candidates.len() > 1
                    && candidates.contains(&next)
                {
                    found.push(Handover {
                        returned: node,
                        next,
                        window,
                        candidates,
                    });
                }
            }
            _ => {}
        }
    }
    found
}

/// Returns the handover that is asked about, drawn by the seed; `None` where there is none.
pub fn asked(instance: &Instance) -> Option<Handover> {
    let mut all = handovers(instance);
    let count = u32::try_from(all.len()).ok().filter(|count| *count > 0)?;
    let mut stream = Stream::new(instance.seed, u32::MAX, 7);
    Some(all.swap_remove(stream.below(count) as usize))
}

/// Returns the right answer.
pub fn model(instance: &Instance) -> Fields {
    let Some(Handover { next, window, .. }) = asked(instance) else {
        return Fields::new();
    };
    [
        (NEXT, path::of(&instance.trace, next)),
        (ALPHA, number::write(window.alpha)),
        (BETA, number::write(window.beta)),
    ]
    .map(|(at, text)| (at.to_owned(), text))
    .into()
}

/// Marks the node, which is half, and both ends of its window.
pub fn mark(instance: &Instance, fields: &Fields) -> Marked {
    let Some(handover) = asked(instance) else {
        return Marked::evenly(Vec::new(), |_| None);
    };
    let expected = path::of(&instance.trace, handover.next);
    let node = worded(fields, NEXT.to_owned(), expected);
    let ends = [(ALPHA, handover.window.alpha), (BETA, handover.window.beta)];
    let ends = ends.map(|(at, end)| numeric(fields, at.to_owned(), end));
    let share = node.right / 2.0 + ends.iter().map(|part| part.right).sum::<f64>() / 4.0;
    let parts = std::iter::once(node).chain(ends).collect();
    Marked {
        share,
        ..Marked::evenly(parts, |part| Some(why(instance, &handover, part)))
    }
}

fn why(instance: &Instance, handover: &Handover, part: &Part) -> Saying {
    let trace = &instance.trace;
    Saying::each(|lang| {
        let name = |node| instance.name(node, lang);
        let node = name(handover.next);
        let Window { alpha, beta } = handover.window;
        let [alpha, beta] = [alpha, beta].map(figure);
        let parent = trace.parent(handover.next).map(name).unwrap_or_default();
        let returned = name(handover.returned);
        let said = if part.at == NEXT {
            exercise::RunsNext {
                returned,
                parent,
                node,
            }
            .say(lang)
        } else {
            exercise::WindowFrom {
                node,
                parent,
                alpha,
                beta,
            }
            .say(lang)
        };
        tell::sentence(said, lang)
    })
}
