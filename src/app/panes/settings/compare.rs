//! The comparison of two searches of one position under different options, or the reason why they cannot be compared.

use crate::app::panes::options::OptionsProps;
use crate::app::panes::options::line::{line, picker};
use crate::app::state::action::{Search, ViewAction};
use crate::app::state::search::run::Run;
use crate::app::state::search::setting::Row;
use crate::app::ui::button::press;
use crate::game::any::AnyGame;
use crate::lang::Text;
use crate::lang::words::options;
use crate::lesson::difference::{Pair, difference, facts};
use crate::lesson::errata::errata;
use crate::lesson::labels;
use crate::lesson::line::{figure, typed};
use crate::search::{Algorithm, AlgorithmId, Evaluation};
use crate::spec::{PRESETS, node_path};
use crate::trace::{NodeId, Trace};
use yew::prelude::*;

/// At most this many nodes of a kind are listed; the others are counted.
const ROWS: usize = 50;

/// The properties of the comparison.
#[derive(Properties, PartialEq)]
pub struct ComparisonProps {
    /// The options of the search that is shown.
    pub options: OptionsProps,
    /// The other algorithm and both recordings once they are complete, or the reason why they cannot be compared.
    pub compared: Option<(Algorithm, Result<[Run; 2], Text>)>,
}

/// Renders the comparison below the options. It is a component of its own, so that the end of a search does not redraw a half-typed number
/// above it.
#[component]
pub fn Comparison(ComparisonProps { options, compared }: &ComparisonProps) -> Html {
    html! {
        <div class="options">
            { compare(options, compared.as_ref()) }
            { slips(options) }
        </div>
    }
}

/// Draws the errors of lecture notes about this search, folded.
fn slips(props: &OptionsProps) -> Html {
    let spec = &props.spec;
    let kind = match spec.algorithm.id() {
        AlgorithmId::WinLose => 'w',
        AlgorithmId::Minimax => 'm',
        AlgorithmId::AlphaBeta => 'a',
        AlgorithmId::Expectimax => 'e',
        AlgorithmId::Mcts => 't',
    };
    // Unused slots repeat the first letter.
    let nim = if kind == 'w' && matches!(spec.game, AnyGame::Nim(_)) {
        'N'
    } else {
        kind
    };
    let evaluation = match spec.algorithm.evaluation() {
        Some(Evaluation::Playouts { .. }) => 'P',
        Some(_) if matches!(spec.game, AnyGame::TicTacToe(_)) => 'F',
        _ => kind,
    };
    html! {
        <details class="fold">
            <summary>{ options::ERRATA.say(props.lang) }</summary>
            <ul class="slips">
                for slip in errata([kind, nim, evaluation], props.lang) { <li>{ slip }</li> }
            </ul>
        </details>
    }
}

/// Draws the choice of the other search and the differences.
fn compare(props: &OptionsProps, other: Option<&(Algorithm, Result<[Run; 2], Text>)>) -> Html {
    let say = |word: Text| word.say(props.lang);
    let mut entries = vec![(say(options::NOTHING), Search::Compare(None).into())];
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
            Search::Compare(Some(applied.algorithm)).into(),
        ));
    }
    let label = say(options::COMPARE_WITH);
    html! {
    <>
            <dl class="opts">{ line(props, Row::Comparison, label.into(), picker(props, label, entries, chosen, say(options::BEFORE))) }</dl>
            if let Some((_, compared)) = other {
                { match compared {
                    Ok(runs) => changes(props, runs),
                    Err(word) => html! { <p class="note" role="status">{ say(*word) }</p> },
                } }
            }
        </>
    }
}

fn changes(props: &OptionsProps, runs: &[Run; 2]) -> Html {
    let say = |word: Text| word.say(props.lang);
    let traces = [&*runs[0].trace(), &*runs[1].trace()];
    let found = difference(traces);
    let best = |trace: &Trace| {
        let choice = trace.end().chosen()?;
        Some(name(props, trace, trace.child(NodeId::ROOT, choice)?))
    };
    html! {
    <>
            <table class="changes">
                <thead><tr><td/><th scope="col">{ say(options::NOW) }</th><th scope="col">{ say(options::COMPARED) }</th></tr></thead>
                <tbody>
                    { row(say(options::ITS_VALUE).into(), traces.map(|trace| text(props, trace, Some(NodeId::ROOT)))) }
                    { row(say(options::BEST_MOVE).into(), traces.map(|trace| best(trace).unwrap_or_default())) }
                    for (at, pairs) in found.iter().enumerate() {
                        if !pairs.is_empty() {
                            <tr><th scope="rowgroup" colspan="3">{ say([options::LOOKED_BY_ONE, options::OTHER_NUMBERS][at]) }<small>{ " " }{ pairs.len() as u32 }</small></th></tr>
                        }
                        for pair in pairs.iter().take(ROWS) { { node(props, traces, *pair) } }
                        if pairs.len() > ROWS { <tr><td>{ "…" }</td></tr> }
                    }
                </tbody>
            </table>
            if found.iter().all(Vec::is_empty) { <p class="note">{ say(options::NONE_DIFFERS) }</p> }
        </>
    }
}

/// Draws a node as its name, which selects it if the page shows it, and its path.
fn node(props: &OptionsProps, traces: [&Trace; 2], pair: Pair) -> Html {
    let (trace, node) = match pair {
        [Some(node), _] => (traces[0], node),
        [_, node] => (traces[1], node.unwrap_or(NodeId::ROOT)),
    };
    let select = press(&props.act, ViewAction::Select(pair[0]));
    let named = html! {
    <>
            <button class="name" disabled={pair[0].is_none()} onclick={select}>{ name(props, trace, node) }</button>
            <small>{ " " }{ node_path(&trace.path(node)) }</small>
        </>
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
        _ => options::NOT_LOOKED.say(props.lang).to_owned(),
    }
}
