//! What changes when the options do: the search shown beside another of the same position, or what keeps them from being compared.

use super::super::action::Action;
use super::super::button::press;
use super::super::island::Part;
use super::super::markup::html;
use super::super::run::Run;
use super::super::setting::Row;
use super::super::words::Word;
use super::{OptionsProps, line, picker, slips};
use crate::lesson::difference::{Pair, difference, facts};
use crate::lesson::labels;
use crate::lesson::line::{figure, typed};
use crate::search::Algorithm;
use crate::spec::{PRESETS, node_path};
use crate::trace::{NodeId, Trace};
use std::any::Any;
use std::rc::Rc;
use yew::prelude::*;

/// At most this many nodes of a kind are listed; the others are counted.
const ROWS: usize = 50;
/// The comparison below the options. It is a part of its own, so that what somebody types into an option stays while searches end.
#[derive(PartialEq)]
pub struct Comparison {
    pub options: Rc<OptionsProps>,
    /// The algorithm compared with, and both recordings once they are complete.
    pub compared: Option<(Algorithm, Result<[Run; 2], Word>)>,
}

impl Part for Comparison {
    fn view(&self, _: &Callback<()>) -> Html {
        html! {
            <div class="options">
                { compare(&self.options, self.compared.as_ref()) }
                { slips(&self.options) }
            </div>
        }
    }

    fn is_same(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }
}

/// The search to compare with, and what differs.
fn compare(props: &OptionsProps, other: Option<&(Algorithm, Result<[Run; 2], Word>)>) -> Html {
    let say = |word: Word| word.say(props.lang);
    let mut entries = vec![(say(Word::Nothing), Action::Compare(None))];
    let mut chosen = other.is_none().then_some(0);
    for preset in PRESETS
        .iter()
        .filter(|preset| preset.is_about(&props.spec.algorithm))
    {
        let Ok(applied) = preset.applied_to(&props.spec) else {
            continue;
        };
        if applied.algorithm == props.spec.algorithm {
            continue;
        }
        if other.is_some_and(|(algorithm, _)| *algorithm == applied.algorithm) {
            chosen = Some(entries.len());
        }
        entries.push((
            preset.name(props.lang),
            Action::Compare(Some(applied.algorithm)),
        ));
    }
    let label = say(Word::CompareWith);
    html! {
        <dl class="opts">{ line(props, Row::Comparison, label.into(), picker(props, label, entries, chosen, say(Word::Before))) }</dl>
        if let Some((_, compared)) = other {
            { match compared {
                Ok(runs) => changes(props, runs),
                Err(word) => html! { <p class="note" role="status">{ say(*word) }</p> },
            } }
        }
    }
}

fn changes(props: &OptionsProps, runs: &[Run; 2]) -> Html {
    let say = |word: Word| word.say(props.lang);
    let traces = [&*runs[0].trace(), &*runs[1].trace()];
    let found = difference(traces);
    let best = |trace: &Trace| {
        let choice = trace.end().chosen()?;
        Some(name(props, trace, trace.child(NodeId::ROOT, choice)?))
    };
    html! {
        <table class="changes">
            <thead><tr><td/><th scope="col">{ say(Word::Now) }</th><th scope="col">{ say(Word::Compared) }</th></tr></thead>
            <tbody>
                { row(say(Word::ItsValue).into(), traces.map(|trace| text(props, trace, Some(NodeId::ROOT)))) }
                { row(say(Word::BestMove).into(), traces.map(|trace| best(trace).unwrap_or_default())) }
                for (at, pairs) in found.iter().enumerate() {
                    if !pairs.is_empty() {
                        <tr><th scope="rowgroup" colspan="3">{ say([Word::LookedByOne, Word::OtherNumbers][at]) }<small>{ " " }{ pairs.len() as u32 }</small></th></tr>
                    }
                    for pair in pairs.iter().take(ROWS) { { node(props, traces, *pair) } }
                    if pairs.len() > ROWS { <tr><td>{ "…" }</td></tr> }
                }
            </tbody>
        </table>
        if found.iter().all(Vec::is_empty) { <p class="note">{ say(Word::NoneDiffers) }</p> }
    }
}

/// A node by its name, which selects it where the page shows it, and its path.
fn node(props: &OptionsProps, traces: [&Trace; 2], pair: Pair) -> Html {
    let (trace, node) = match pair {
        [Some(node), _] => (traces[0], node),
        [_, node] => (traces[1], node.unwrap_or(NodeId::ROOT)),
    };
    let select = press(&props.act, Action::Select(pair[0]));
    let named = html! {
        <button class="name" disabled={pair[0].is_none()} onclick={select}>{ name(props, trace, node) }</button>
        <small>{ " " }{ node_path(&trace.path(node)) }</small>
    };
    row(
        named,
        [
            text(props, traces[0], pair[0]),
            text(props, traces[1], pair[1]),
        ],
    )
}

fn name(props: &OptionsProps, trace: &Trace, node: NodeId) -> String {
    labels::node(trace, &props.spec.game, props.lang, node).text
}

fn row(name: Html, [now, then]: [String; 2]) -> Html {
    html! { <tr><th scope="row">{ name }</th><td>{ now }</td><td>{ then }</td></tr> }
}

fn text(props: &OptionsProps, trace: &Trace, node: Option<NodeId>) -> String {
    match facts(trace, node) {
        (_, visits) if visits.n > 0 => format!("{} / {}", figure(visits.w), visits.n),
        (Some(number), _) => typed(number),
        _ => Word::NotLooked.say(props.lang).to_owned(),
    }
}
