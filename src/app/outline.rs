//! The tree in words: an ARIA tree of the nodes in the drawing. What the canvas shows can be reached and read here.
//! The branch that leads to the search's node opens by itself.

use super::action::Action;
use super::lab::Lab;
use super::markup::html;
use super::words::Word;
use crate::game::Player;
use crate::lang::Lang;
use crate::lesson::labels;
use crate::lesson::line::{figure, probability, typed};
use crate::search::{Algorithm, Basis, Turn, Utility};
use crate::trace::{Kind, Moment, NodeId, Number, Relation, State};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct OutlineProps {
    pub lab: Rc<Lab>,
    pub act: Callback<Action>,
}

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

#[component]
pub fn Outline(OutlineProps { lab, act }: &OutlineProps) -> Html {
    let trace = lab.run.trace();
    let moment = trace.at(lab.shown_step());
    let toggled = use_state(Vec::<(NodeId, bool)>::new);
    let focus = use_state_eq(|| NodeId::ROOT);
    let root = use_node_ref();
    {
        let (toggled, focus) = (toggled.setter(), focus.setter());
        use_effect_with(lab.run.spec().clone(), move |_| {
            toggled.set(Vec::new());
            focus.set(NodeId::ROOT);
        });
    }
    // What somebody has opened or closed stays so, everything else opens where the search is.
    let by_hand = |node: NodeId| toggled.iter().rev().find(|(known, _)| *known == node).map(|&(_, open)| open);
    let is_open = |node: NodeId| by_hand(node).unwrap_or(trace.size() <= SMALL || moment.is_on_path(node));
    let (rows, left_out) = rows(lab, &moment, &is_open);
    let here = if rows.iter().any(|row| row.node == *focus) { *focus } else { NodeId::ROOT };
    let toggle = {
        let toggled = toggled.clone();
        Rc::new(move |node: NodeId, open: bool| {
            let mut changed = (*toggled).clone();
            changed.retain(|(known, _)| *known != node);
            changed.push((node, open));
            toggled.set(changed);
        })
    };
    let onkeydown = {
        let order: Vec<(NodeId, Option<bool>, Option<NodeId>)> =
            rows.iter().map(|row| (row.node, row.open, trace.parent(row.node))).collect();
        let (toggle, focus, act, root) = (Rc::clone(&toggle), focus.setter(), act.clone(), root.clone());
        Callback::from(move |event: KeyboardEvent| {
            let at = order.iter().position(|row| row.0 == here).unwrap_or(0);
            let (node, open, parent) = order[at];
            let to = match (event.key().as_str(), open) {
                ("ArrowDown", _) => order.get(at + 1).map(|row| row.0),
                ("ArrowUp", _) => at.checked_sub(1).map(|at| order[at].0),
                ("Home", _) => order.first().map(|row| row.0),
                ("End", _) => order.last().map(|row| row.0),
                ("ArrowRight", Some(true)) => order.get(at + 1).map(|row| row.0),
                ("ArrowRight", Some(false)) | ("ArrowLeft", Some(true)) => {
                    toggle(node, open == Some(false));
                    None
                }
                ("ArrowLeft", _) => parent,
                ("ArrowRight", None) => None,
                ("Enter" | " ", _) => {
                    act.emit(Action::Select(Some(node)));
                    None
                }
                _ => return,
            };
            event.prevent_default();
            event.stop_propagation();
            if let Some(to) = to {
                focus.set(to);
                focus_row(&root, to);
            }
        })
    };
    let pick = |node: NodeId| {
        let (act, focus) = (act.clone(), focus.setter());
        Callback::from(move |_: MouseEvent| {
            focus.set(node);
            act.emit(Action::Select(Some(node)));
        })
    };
    let say = |word: Word| word.say(lab.lang);
    html! {
        <>
            <h3>{ say(Word::Outline) }<small>{ " " }{ say(Word::OutlineNote) }</small></h3>
            <ul class="outline" role="tree" aria-label={say(Word::Outline)} ref={root} {onkeydown}>
                for row in &rows {
                    <li key={row.node.0} role="treeitem" data-node={row.node.0.to_string()} data-level={row.level.min(12).to_string()}
                        aria-level={(row.level + 1).to_string()} aria-posinset={row.place.0.to_string()} aria-setsize={row.place.1.to_string()}
                        aria-expanded={row.open.map(|open| open.to_string())} aria-selected={(lab.selected == Some(row.node)).to_string()}
                        aria-current={(row.node == moment.subject()).then_some("step")}
                        tabindex={if row.node == here { "0" } else { "-1" }} onclick={pick(row.node)}>
                        { words(lab, &moment, row.node) }
                    </li>
                }
            </ul>
            if left_out > 0 { <p class="note">{ format!("+{left_out}") }</p> }
        </>
    }
}

fn focus_row(root: &NodeRef, node: NodeId) {
    let row =
        root.cast::<web_sys::Element>().and_then(|root| root.query_selector(&format!("[data-node='{}']", node.0)).ok().flatten());
    if let Some(row) = row.and_then(|row| row.dyn_into::<HtmlElement>().ok()) {
        let _ = row.focus();
    }
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
