//! The best line so far in words, above a large tree: the moves that both sides would make as far as the search knows.

use crate::app::state::action::{Action, ViewAction};
use crate::app::state::search::lane::Snapshot;
use crate::app::ui::button::{press_and_leave, word_key};
use crate::game::Player;
use crate::lang::words::page;
use crate::lesson::line::{figure, typed};
use crate::lesson::pawns::written;
use crate::search::Turn;
use crate::spec::pawn::pawn;
use crate::trace::{Kind, Moment, NodeId};
use yew::prelude::*;

/// The most moves that are named.
const MOST: usize = 12;

/// Shows the line. A press on a move selects its node; *Walk it* selects one after the other, each with its board.
pub fn best_line(shown: &Snapshot, act: &Callback<Action>) -> Html {
    let trace = shown.run.trace();
    let moment = trace.at(shown.step);
    let line: Vec<NodeId> = moment.best_line().take(MOST + 2).collect();
    let after = |node: NodeId| moment.best_line().skip_while(move |at| *at != node).nth(1);
    let next = shown.selected.and_then(after).or(line.get(1).copied());
    let walk = act.clone();
    let walk = Callback::from(move |_| {
        if let Some(node) = next {
            walk.emit(ViewAction::Select(Some(node)).into());
        }
    });
    let goes_on = line.len() > MOST + 1;
    let made = |pair: &[NodeId]| {
        let (class, sign) = sign(trace.kind(pair[0]));
        html! {
            <span class="made">
                <span {class} aria-hidden="true">{ sign }</span>
                <button class="name" onclick={press_and_leave(act, ViewAction::Select(Some(pair[1])))}>{ shown.name(pair[1]).text }</button>
            </span>
        }
    };
    html! {
        <p class="best-line">
            <span class="i-best" aria-hidden="true">{ "★" }</span>
            <span class="soft">{ page::BEST_LINE_SO_FAR.say(shown.lang) }</span>
            if line.len() < 2 { <span class="soft">{ "–" }</span> }
            for pair in line.windows(2).take(MOST) { { made(pair) } }
            if goes_on { <span class="soft">{ "…" }</span> }
            if line.len() > 1 { <b>{ value(shown, &moment) }</b> }
            // It is there without a line, too: the row keeps its height, and the rows of nodes below theirs.
            { word_key(page::WALK_IT.say(shown.lang), walk, next.is_some()) }
        </p>
    }
}

/// Returns the colour and the sign of whoever moves at a node.
fn sign(kind: Kind) -> (Option<&'static str>, &'static str) {
    match kind {
        Kind::Inner(Turn::Player(Player::Max)) => (Some("cmax"), "▲"),
        Kind::Inner(Turn::Player(Player::Min)) => (Some("cmin"), "▼"),
        _ => (None, "●"),
    }
}

/// Writes what is known of the root: its value or bound, or the mean reward of its best child.
fn value(shown: &Snapshot, moment: &Moment) -> Option<String> {
    let best = moment.best(NodeId::ROOT)?;
    let visits = moment.visits(best);
    match visits.n {
        0 => {
            let (spec, number) = (
                shown.run.spec(),
                shown.perspective.number(moment, NodeId::ROOT)?,
            );
            Some(match pawn(&spec.game, &spec.algorithm) {
                None => typed(number),
                pawn => written(number, pawn),
            })
        }
        n => Some(format!("x̄\u{a0}{}", figure(visits.w / f64::from(n)))),
    }
}
