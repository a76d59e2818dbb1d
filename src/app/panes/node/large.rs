//! A large tree in numbers: how many nodes the search has reached so far at each depth, for whom their
//! values are good, and how many there are in the recording; and what it made of each first move.

use crate::app::state::action::{Action, ViewAction};
use crate::app::state::search::lane::Snapshot;
use crate::app::state::search::run::AsDrawn;
use crate::app::ui::button::press_and_leave;
use crate::app::ui::context::use_act;
use crate::app::ui::count::grouped;
use crate::lang::words::page;
use crate::lang::{Say, Text};
use crate::lesson::line::{figure, typed};
use crate::scene::{Counts, Outcome, Tally, is_large, reached};
use crate::text::decimal::fixed;
use crate::trace::{Moment, NodeId, Visits};
use yew::prelude::*;

/// The width of the longest bar.
const WIDTH: f64 = 96.0;
/// The most first moves that are listed.
const LISTED: usize = 40;

/// The properties of the tables.
#[derive(Properties, PartialEq)]
pub struct LargeProps {
    /// The moment.
    pub shown: Snapshot,
}

/// Renders the tables by depth and by first move; nothing for a small tree.
#[component]
pub fn Large(LargeProps { shown }: &LargeProps) -> Html {
    let act = use_act::<Action>();
    let tally = use_memo(AsDrawn(shown.run.clone()), |AsDrawn(run)| {
        let trace = run.trace();
        is_large(&trace, None).then(|| Tally::new(&trace))
    });
    let Some(tally) = &*tally else {
        return Html::default();
    };
    let trace = shown.run.trace();
    let moment = trace.at(shown.step);
    let counted = tally.at(&moment);
    html! {
        <>
            { by_depth(shown, &counted.depths) }
            { first_moves(shown, &act, &moment, &counted.moves) }
        </>
    }
}

fn by_depth(shown: &Snapshot, rows: &[Counts]) -> Html {
    let say = |word: Text| word.say(shown.lang);
    let all = |counts: &Counts| counts.iter().sum::<u32>();
    let most = rows.iter().map(all).max().unwrap_or(0).max(1);
    html! {
        <>
            <h3>{ say(page::NODES_BY_DEPTH) }{ " " }<small>{ say(page::SO_FAR_OF_ALL) }</small></h3>
            <table class="depths">
                <thead><tr>
                    <th>{ say(page::AT_DEPTH) }</th><th>{ "▲ · ▼" }</th>
                    <th>{ say(page::UNIT_NODES) }</th><th>{ say(page::OF_ALL) }</th>
                </tr></thead>
                <tbody>
                    for (depth, counts) in rows.iter().enumerate() {
                        <tr>
                            <td>{ depth }</td><td>{ bar(counts, most) }</td>
                            <td>{ grouped(reached(counts).into()) }</td><td class="soft">{ grouped(all(counts).into()) }</td>
                        </tr>
                    }
                </tbody>
            </table>
        </>
    }
}

fn sum(counts: &Counts, outcomes: &[Outcome]) -> u32 {
    outcomes
        .iter()
        .map(|&outcome| counts[outcome as usize])
        .sum()
}

/// Draws the nodes of a depth as a bar: good for Max, even or without a value, good for Min, and pale the rest.
fn bar(counts: &Counts, most: u32) -> Html {
    let parts: [(&str, &[Outcome]); 4] = [
        ("fmax", &[Outcome::Max, Outcome::LeansMax]),
        ("fline", &[Outcome::Even, Outcome::Open]),
        ("fmin", &[Outcome::LeansMin, Outcome::Min]),
        ("frule", &[Outcome::Unseen, Outcome::Cut]),
    ];
    let width = |outcomes: &[Outcome]| WIDTH * f64::from(sum(counts, outcomes)) / f64::from(most);
    let left = |index: usize| {
        parts[..index]
            .iter()
            .map(|(_, part)| width(part))
            .sum::<f64>()
    };
    html! {
        <svg viewBox="0 0 96 10" width="96" height="10" aria-hidden="true">
            for (index, (class, part)) in parts.into_iter().enumerate() {
                <rect {class} x={fixed(left(index), 1)} width={fixed(width(part), 1)} y="0" height="10"/>
            }
        </svg>
    }
}

/// Lists the first moves with what is known of each so far: its value and the nodes of its subtree, or by
/// Monte-Carlo tree search its mean reward and its visits.
fn first_moves(
    shown: &Snapshot,
    act: &Callback<Action>,
    moment: &Moment,
    moves: &[(NodeId, u32)],
) -> Html {
    let say = |word: Text| word.say(shown.lang);
    let best = moment.best(NodeId::ROOT);
    let is_mcts = shown.run.spec().mcts().is_some();
    let unit = if is_mcts {
        page::UNIT_VISITS
    } else {
        page::UNIT_NODES
    };
    let row = |&(child, nodes): &(NodeId, u32)| {
        let Visits { n, w } = moment.visits(child);
        let value = match n {
            0 => shown.perspective.number(moment, child).map(typed),
            n => Some(format!("x̄\u{a0}{}", figure(w / f64::from(n)))),
        };
        let is_here = moment.is_on_path(child);
        html! {
            <tr class={is_here.then_some("here")}>
                <td>
                    if best == Some(child) { <b role="img" aria-label={say(page::BEST_SO_FAR)}>{ "★" }</b>{ " " } }
                    <button class="name" onclick={press_and_leave(act, ViewAction::Select(Some(child)))}>
                        { shown.name(child).text }
                    </button>
                </td>
                <td>{ value }</td>
                <td>{ grouped(if is_mcts { n } else { nodes }.into()) }</td>
            </tr>
        }
    };
    html! {
        <>
            <h3>{ say(page::FIRST_MOVES) }{ " " }<small>{ say(page::AS_SEARCHED) }</small></h3>
            <table class="depths firsts">
                <thead><tr>
                    <th scope="col">{ say(page::MOVE) }</th><th scope="col">{ say(page::VALUE_OF) }</th><th scope="col">{ say(unit) }</th>
                </tr></thead>
                <tbody>for each in moves.iter().take(LISTED) { { row(each) } }</tbody>
            </table>
            if let Some(count) = moves.len().checked_sub(LISTED).filter(|count| *count > 0) {
                <p class="note">{ page::MoreMoves { count: count as u64 }.say(shown.lang) }</p>
            }
        </>
    }
}
