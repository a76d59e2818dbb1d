//! The buttons that mark nodes of the tree: a leaf, or an inner node for all leaves below it.

use super::field::{is_hinted, sign};
use super::marks::struck;
use super::places::{at, press};
use crate::app::state::action::Action;
use crate::app::state::exercise::Solving;
use crate::app::state::exercise::request::Request;
use crate::app::ui::context::use_act;
use crate::exercise::Entry;
use crate::export::inline::Drawing;
use crate::lang::words::solving;
use crate::lang::{Lang, Say};
use crate::trace::{Kind, NodeId};
use std::rc::Rc;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The properties of a mark.
#[derive(Properties, PartialEq)]
pub struct MarkProps {
    /// The exercise.
    pub solving: Rc<Solving>,
    /// The node.
    pub node: NodeId,
    /// The name of the button.
    pub name: String,
    /// Whether the node is marked.
    pub is_marked: bool,
}

/// Renders a button that marks a node. The tab key reaches one of all marks, the arrow keys reach the others.
#[component]
pub fn Mark(props: &MarkProps) -> Html {
    let act = use_act::<Action>();
    let MarkProps {
        solving,
        node,
        name,
        is_marked,
    } = props;
    let node = *node;
    let button = use_node_ref();
    use_walk(&button, solving, node);
    let onclick = act.reform(move |_: MouseEvent| Request::Mark(node).into());
    let onfocus = act.reform(move |_: FocusEvent| Request::Stand(node).into());
    let stands = solving.walked.or_else(|| solving.first_mark()) == Some(node);
    let is_over = solving.is_over(solving.part);
    html! {
        <button ref={button} class={classes!("mark", is_hinted(solving, node))} {onclick} {onfocus} aria-label={name.clone()}
            aria-pressed={is_marked.to_string()} tabindex={if stands { "0" } else { "-1" }} aria-disabled={is_over.then_some("true")}/>
    }
}

/// Gives the focus to the mark of a node when a key has walked to it.
#[hook]
fn use_walk(button: &NodeRef, solving: &Solving, node: NodeId) {
    let (button, is_here) = (button.clone(), solving.walked == Some(node));
    let is_first = use_mut_ref(|| true);
    use_effect_with(solving.walks, move |_| {
        let has_moved = !is_first.replace(false);
        if let (true, true, Some(button)) = (has_moved, is_here, button.cast::<HtmlElement>()) {
            // A button that has just left the page takes no focus.
            let _ = button.focus();
        }
    });
}

/// Draws the mark of a leaf, with its verdict below; nothing if the leaf is not in the drawing.
pub fn leaf_mark(solving: &Rc<Solving>, drawing: &Drawing, entry: &Entry, lang: Lang) -> Html {
    let Some(rect) = press(drawing, entry.node) else {
        return Html::default();
    };
    let is_marked = solving.shown().contains_key(&entry.at);
    let below = (rect.0, rect.1 + rect.3 + 2.0, rect.2, 22.0);
    let name = solving.label(entry, lang);
    html! {
        <>
            { at(rect, html! { <Mark solving={Rc::clone(solving)} node={entry.node} {name} {is_marked}/> }) }
            if let Some(is_right) = solving.verdict(entry) { { at(below, sign(Some(is_right), lang)) } }
        </>
    }
}

/// Draws a button at each inner node that marks all leaves below the node.
pub fn inner_marks(solving: &Rc<Solving>, drawing: &Drawing, lang: Lang) -> Html {
    let (trace, struck) = (&solving.variant.instance.trace, struck(solving));
    let inner = solving
        .marks()
        .into_iter()
        .filter(|node| trace.kind(*node) != Kind::Leaf);
    let button = |node: NodeId| {
        let rect = press(drawing, node)?;
        let all = solving::AllBelow {
            node: solving.name(node, lang),
        };
        let (name, is_marked) = (all.say(lang), struck.contains(&node));
        Some(at(
            rect,
            html! { <Mark solving={Rc::clone(solving)} {node} {name} {is_marked}/> },
        ))
    };
    html! { <>for button in inner.filter_map(button) { { button } }</> }
}
