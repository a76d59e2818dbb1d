//! The path from the root to the node that is looked at, on one line: each node above it can be gone to.

use super::action::Action;
use super::button::press;
use super::lab::Lab;
use super::markup::html;
use super::outline::way;
use super::top_bar::chosen;
use super::words::Word;
use crate::lesson::Labels;
use crate::trace::NodeId;
use yew::prelude::*;

/// Nodes that are buttons: the root and those next to the end. What lies between is a list.
const SHOWN: usize = 5;

/// The path to a node.
pub fn trail(lab: &Lab, act: &Callback<Action>, node: NodeId) -> Html {
    let trace = lab.run.trace();
    let game = &lab.run.spec().game;
    let path = trace.path(node);
    let nodes = way(&trace, node);
    let named = |depth: usize| match depth {
        0 => Word::Root.say(lab.lang).to_owned(),
        depth => game.of_move(&path[..depth], lab.lang).unwrap_or_default(),
    };
    let (first, last) = (1, nodes.len().saturating_sub(SHOWN - 1).max(1));
    let button = |depth: usize| {
        let here = (depth + 1 == nodes.len()).then_some("location");
        html! {
            <li key={nodes[depth].0}><button class="name" onclick={press(act, Action::Select(Some(nodes[depth])))} aria-current={here}>{ named(depth) }</button></li>
        }
    };
    let between = nodes[first..last].to_vec();
    let onchange = act.reform(move |event: Event| {
        let index = chosen(&event).and_then(|index| index.checked_sub(1));
        Action::Select(index.and_then(|index| between.get(index)).copied())
    });
    html! {
        <div class="trail" role="group" aria-label={Word::Path.say(lab.lang)}>
            <ol>
                { button(0) }
                if first < last {
                    <li key={u32::MAX}>
                        <select class="pick" data-chosen="0" aria-label={Word::Path.say(lab.lang)} {onchange}>
                            <option>{ "…" }</option>
                            for depth in first..last { <option>{ format!("{depth}  {}", named(depth)) }</option> }
                        </select>
                    </li>
                }
                for depth in last..nodes.len() { { button(depth) } }
            </ol>
        </div>
    }
}
