//! The order of a node's children: each is dragged to its place, or moved by buttons.

use crate::app::state::action::Action;
use crate::app::state::exercise::Solving;
use crate::app::state::exercise::request::Request;
use crate::app::ui::context::use_act;
use crate::app::ui::focus::{self, use_focus_kept};
use crate::app::ui::icons::{self, icon};
use crate::lang::words::solving;
use crate::lang::{Lang, Say};
use crate::trace::NodeId;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};
use yew::prelude::*;

/// The properties of an order.
#[derive(Properties, PartialEq)]
pub struct OrderProps {
    /// The exercise.
    pub solving: Rc<Solving>,
    /// The name of the field.
    pub at: String,
    /// The node.
    pub node: NodeId,
    /// The language.
    pub lang: Lang,
}

/// Renders the children of a node in the student's order.
#[component]
pub fn Order(props: &OrderProps) -> Html {
    let act = use_act::<Action>();
    let held = use_mut_ref(|| None::<usize>);
    let OrderProps {
        solving,
        at,
        node,
        lang,
    } = props;
    let trace = &solving.variant.instance.trace;
    let order = solving.order(at).unwrap_or_default();
    let list = use_focus_kept(order.clone());
    let moved = use_mut_ref(|| None::<(usize, bool)>);
    use_moved(&list, &order, &moved);
    let is_over = solving.is_over(solving.part);
    let count = order.len();
    let go = |from: usize, to: usize| {
        let (at, moved) = (at.clone(), Rc::clone(&moved));
        act.reform(move |_: MouseEvent| {
            moved.replace(Some((to, to > from)));
            let at = at.clone();
            Request::Move { at, from, to }.into()
        })
    };
    let child = |(place, choice): (usize, &u16)| {
        let child = trace.child(*node, *choice);
        let name = child
            .map(|child| solving.name(child, *lang))
            .unwrap_or_default();
        let onpointerdown = {
            let held = Rc::clone(&held);
            Callback::from(move |event: PointerEvent| {
                if !is_over
                    && event
                        .target_dyn_into::<Element>()
                        .is_some_and(|target| matches!(target.closest("button"), Ok(None)))
                {
                    held.replace(Some(place));
                    if let Some(chip) = event
                        .current_target()
                        .and_then(|chip| chip.dyn_into::<Element>().ok())
                    {
                        // A pointer that is gone by now is not followed.
                        let _ = chip.set_pointer_capture(event.pointer_id());
                    }
                }
            })
        };
        let onpointerup = {
            let (held, list) = (Rc::clone(&held), list.clone());
            let (act, at) = (act.clone(), at.clone());
            Callback::from(move |event: PointerEvent| {
                let from = held.take();
                if let (Some(from), Some(to)) = (from, place_under(&event, &list)) {
                    let at = at.clone();
                    act.emit(Request::Move { at, from, to }.into());
                }
            })
        };
        let onpointercancel = {
            let held = Rc::clone(&held);
            Callback::from(move |_: PointerEvent| {
                held.take();
            })
        };
        let earlier = solving::Earlier { node: name.clone() }.say(*lang);
        let later = solving::Later { node: name.clone() }.say(*lang);
        let disabled = |is: bool| is.then_some("true");
        html! {
            <li key={*choice} class="chip" {onpointerdown} {onpointerup} {onpointercancel}>
                if !is_over {
                    <button class="btn" onclick={go(place, place.saturating_sub(1))} aria-label={earlier} aria-disabled={disabled(place == 0)}>{ icon(icons::BACK) }</button>
                }
                <span>{ name }</span>
                if !is_over {
                    <button class="btn" onclick={go(place, place + 1)} aria-label={later} aria-disabled={disabled(place + 1 == count)}>{ icon(icons::FORWARD) }</button>
                }
            </li>
        }
    };
    html! {
        <div class="row order">
            <span>{ solving.name(*node, *lang) }</span>
            <ol class="chips" ref={list.clone()} aria-label={solving.name(*node, *lang)}>for pair in order.iter().enumerate() { { child(pair) } }</ol>
        </div>
    }
}

/// Gives the focus to the button that has moved its child, where the child is now.
#[hook]
fn use_moved(list: &NodeRef, order: &[u16], moved: &Rc<RefCell<Option<(usize, bool)>>>) {
    let (list, moved) = (list.clone(), Rc::clone(moved));
    use_effect_with(order.to_vec(), move |_| {
        let Some((to, is_later)) = moved.take() else {
            return;
        };
        let side = if is_later {
            "button:last-child"
        } else {
            "button:first-child"
        };
        let chip = list
            .cast::<Element>()
            .and_then(|list| list.children().item(to as u32));
        if let Some(Ok(Some(button))) = chip.map(|chip| chip.query_selector(side)) {
            focus::take(&button);
        }
    });
}

/// Returns the place in a list over which a pointer is.
fn place_under(event: &PointerEvent, list: &NodeRef) -> Option<usize> {
    let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
    let chips = list.cast::<Element>()?.children();
    (0..chips.length()).position(|place| {
        let chip = chips
            .item(place)
            .map(|chip| chip.get_bounding_client_rect());
        chip.is_some_and(|chip| {
            (chip.left()..chip.right()).contains(&x) && (chip.top()..chip.bottom()).contains(&y)
        })
    })
}
