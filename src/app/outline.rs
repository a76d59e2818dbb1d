//! The tree in words: an ARIA tree of the nodes in the drawing. What the canvas shows can be reached and read here.
//! The branch that leads to the search's node opens by itself.

use super::action::Action;
use super::button::press;
use super::lab::Lab;
use super::markup::html;
use super::words::Word;
use crate::game::Player;
use crate::lang::Lang;
use crate::lesson::labels;
use crate::lesson::line::{figure, probability, typed};
use crate::search::{Algorithm, Basis, Turn, Utility};
use crate::trace::{Kind, Moment, NodeId, Number, Relation, State};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// At most this many rows are written; beyond it the rest is counted.
const ROWS: usize = 300;
/// A tree with at most this many nodes begins with every branch open.
const SMALL: usize = 60;

/// A row of the outline.
struct Row {
    node: NodeId,
    level: usize,
    place: (usize, usize),
    /// Whether its children are shown; none if it has none.
    open: Option<bool>,
}

/// The outline. What somebody has opened or closed stays so, everything else opens where the search is.
pub fn outline(lab: &Lab, act: &Callback<Action>) -> Html {
    let trace = lab.run.trace();
    let moment = trace.at(lab.shown_step());
    let by_hand = |node: NodeId| lab.branches.iter().rev().find(|(known, _)| *known == node).map(|&(_, open)| open);
    let is_open = |node: NodeId| by_hand(node).unwrap_or(trace.size() <= SMALL || moment.is_on_path(node));
    let (rows, left_out) = rows(lab, &moment, &is_open);
    let here = if rows.iter().any(|row| row.node == lab.walked) { lab.walked } else { NodeId::ROOT };
    let onkeydown = {
        let act = act.clone();
        Callback::from(move |event: KeyboardEvent| {
            if walk(&event, &act).is_some() {
                event.prevent_default();
                event.stop_propagation();
            }
        })
    };
    // A click gives its row the focus.
    let onfocusin = {
        let act = act.clone();
        Callback::from(move |event: Event| {
            if let Some((_, node)) = row_of(&event) {
                act.emit(Action::Walk(node));
            }
        })
    };
    let say = |word: Word| word.say(lab.lang);
    html! {
        <>
            <h3>{ say(Word::Outline) }<small>{ " " }{ say(Word::OutlineNote) }</small></h3>
            <ul class="outline" role="tree" aria-label={say(Word::Outline)} {onkeydown} {onfocusin}>
                for row in &rows {
                    <li key={row.node.0} role="treeitem" data-node={row.node.0.to_string()} data-level={row.level.min(12).to_string()}
                        aria-level={(row.level + 1).to_string()} aria-posinset={row.place.0.to_string()} aria-setsize={row.place.1.to_string()}
                        aria-expanded={row.open.map(|open| open.to_string())} aria-selected={(lab.selected == Some(row.node)).to_string()}
                        aria-current={(row.node == moment.subject()).then_some("step")}
                        tabindex={if row.node == here { "0" } else { "-1" }} onclick={press(act, Action::Select(Some(row.node)))}>
                        { words(lab, &moment, row.node) }
                    </li>
                }
            </ul>
            if left_out > 0 { <p class="note">{ format!("+{left_out}") }</p> }
        </>
    }
}

/// The row that an event came from, and its node.
fn row_of(event: &Event) -> Option<(Element, NodeId)> {
    let row = event.target_dyn_into::<Element>()?;
    let node = row.get_attribute("data-node")?.parse().ok()?;
    Some((row, NodeId(node)))
}

/// Does what a key does in a tree; none if it does nothing.
fn walk(event: &KeyboardEvent, act: &Callback<Action>) -> Option<()> {
    let (row, node) = row_of(event)?;
    let level = |row: &Element| row.get_attribute("aria-level")?.parse::<usize>().ok();
    let key = event.key();
    let to = match (key.as_str(), row.get_attribute("aria-expanded").as_deref()) {
        ("ArrowDown", _) | ("ArrowRight", Some("true")) => row.next_element_sibling(),
        ("ArrowUp", _) => row.previous_element_sibling(),
        ("Home", _) => row.parent_element()?.first_element_child(),
        ("End", _) => row.parent_element()?.last_element_child(),
        ("ArrowRight", Some(_)) | ("ArrowLeft", Some("true")) => {
            act.emit(Action::Branch(node, key == "ArrowRight"));
            None
        }
        ("ArrowRight", None) => None,
        ("ArrowLeft", _) => {
            let mut above = row.previous_element_sibling();
            while above.as_ref().is_some_and(|other| level(other) >= level(&row)) {
                above = above?.previous_element_sibling();
            }
            above
        }
        ("Enter" | " ", _) => {
            act.emit(Action::Select(Some(node)));
            None
        }
        _ => return None,
    };
    if let Some(to) = to.and_then(|to| to.dyn_into::<HtmlElement>().ok()) {
        let _ = to.focus();
    }
    Some(())
}

/// The rows from the root down, as far as branches are open, and how many were left out.
fn rows(lab: &Lab, moment: &Moment, is_open: &dyn Fn(NodeId) -> bool) -> (Vec<Row>, usize) {
    let trace = moment.trace();
    let shown = |node: &NodeId| moment.is_known(*node) || (trace.is_outlined() && !lab.fog);
    let (mut rows, mut left_out) = (Vec::new(), 0);
    let mut stack = vec![(NodeId::ROOT, 0, (1, 1))];
    while let Some((node, level, place)) = stack.pop() {
        let children: Vec<NodeId> = trace.children(node).filter(shown).collect();
        let open = (!children.is_empty()).then(|| is_open(node));
        if rows.len() >= ROWS {
            left_out += 1;
            continue;
        }
        rows.push(Row { node, level, place, open });
        if open == Some(true) {
            let count = children.len();
            stack.extend(children.into_iter().enumerate().rev().map(|(index, child)| (child, level + 1, (index + 1, count))));
        }
    }
    (rows, left_out)
}

/// `C, Min, ≤ 2, α = 5, β = 2, cut: 1`
fn words(lab: &Lab, moment: &Moment, node: NodeId) -> String {
    let trace = moment.trace();
    let say = |word: Word| word.say(lab.lang);
    let said = |word: Word, figure: String| format!("{} {figure}", say(word));
    let mut parts = vec![labels::node(trace, &lab.run.spec().game, lab.lang, node).text];
    match trace.kind(node) {
        Kind::Inner(Turn::Player(Player::Max)) => parts.push("Max".to_owned()),
        Kind::Inner(Turn::Player(Player::Min)) => parts.push("Min".to_owned()),
        Kind::Inner(Turn::Chance) => parts.push(say(Word::ChanceNode).to_owned()),
        Kind::Leaf | Kind::Unknown => {}
    }
    if trace.parent(node).is_some_and(|parent| trace.kind(parent) == Kind::Inner(Turn::Chance)) {
        parts.extend(probability(trace.probability(node)).map(|chance| said(Word::Probability, chance)));
    }
    let visits = moment.visits(node);
    match moment.state(node) {
        State::Unseen => parts.push(say(Word::NotReached).to_owned()),
        State::Cut => parts.push(say(Word::NeverLooked).to_owned()),
        State::Open | State::Done if visits.n > 0 => parts.push(format!("w {} / n {}", figure(visits.w), visits.n)),
        State::Open | State::Done => match moment.number(node) {
            Some(number) => parts.push(value(lab, moment, node, number)),
            None => parts.push(say(Word::Searching).to_owned()),
        },
    }
    if let Some(grundy) = moment.grundy(node) {
        parts.push(said(Word::GrundyNumber, grundy.to_string()));
    }
    if let Some(original) = moment.recalled(node) {
        parts.push(said(Word::RecalledFrom, labels::path(trace, original).text));
    }
    if let Some(window) = moment.window(node).filter(|_| moment.state(node) == State::Open) {
        parts.push(format!("α = {}, β = {}", figure(window.alpha), figure(window.beta)));
    }
    if let Some(remaining) = moment.cut(node) {
        parts.push(match lab.lang {
            Lang::En => format!("cut, {remaining} not searched"),
            Lang::Zh => format!("剪掉 {remaining} 个"),
        });
    }
    parts.join(if lab.lang == Lang::En { ", " } else { "，" })
}

/// A node's value in words: who wins, a sum so far and what it can still become, a payoff and its utility, a mean.
fn value(lab: &Lab, moment: &Moment, node: NodeId, number: Number) -> String {
    let (trace, say) = (moment.trace(), |word: Word| word.say(lab.lang));
    let algorithm = &lab.run.spec().algorithm;
    let winner = if number.value > 0.0 { Player::Max } else { Player::Min };
    match (trace.kind(node), algorithm) {
        (Kind::Inner(Turn::Player(mover)), Algorithm::WinLose(_)) => {
            say(if mover == winner { Word::MoverWins } else { Word::MoverLoses }).to_owned()
        }
        (_, Algorithm::WinLose(_)) => {
            format!("{} {}", if winner == Player::Max { "Max" } else { "Min" }, say(Word::HasWon))
        }
        (Kind::Inner(Turn::Chance), _) if moment.state(node) == State::Open => {
            let (low, high) = moment.interval(node);
            let range =
                if low.is_finite() && high.is_finite() { format!(" [{}, {}]", figure(low), figure(high)) } else { String::new() };
            format!("{} {}{range}", say(Word::SumSoFar), figure(number.value))
        }
        (Kind::Leaf, Algorithm::Expectimax(options)) if options.utility != Utility::Linear => {
            let payoff = trace.outlined_value(node).map_or_else(String::new, figure);
            format!("{} {payoff}, u = {}", say(Word::Payoff), figure(number.value))
        }
        _ if number.basis == Basis::Average && number.relation == Relation::Exact => {
            format!("{} {}", say(Word::Averaged), figure(number.value))
        }
        _ => typed(number),
    }
}
