//! The order of a node's children: each is dragged to its place, or moved by buttons.

use crate::app::state::action::Action;
use crate::app::state::exercise::Solving;
use crate::app::state::exercise::request::Request;
use crate::app::ui::button::press;
use crate::app::ui::context::use_act;
use crate::app::ui::icons::{self, icon};
use crate::lang::words::solving;
use crate::lang::{Lang, Say};
use crate::trace::NodeId;
use js_sys::{Function, Reflect};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, PointerEvent};
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

/// The children in their order.
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
    let is_over = solving.is_over(solving.part);
    let count = order.len();
    let go = |from: usize, to: usize| {
        let at = at.clone();
        press(&act, Request::Move { at, from, to })
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
            let (held, act, at) = (Rc::clone(&held), act.clone(), at.clone());
            Callback::from(move |event: PointerEvent| {
                let from = held.take();
                if let (Some(from), Some(to)) = (from, under(&event, &at)) {
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
            <li key={*choice} class="chip" data-at={at.clone()} data-place={place.to_string()} {onpointerdown} {onpointerup} {onpointercancel}>
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
            <ol class="chips" aria-label={solving.name(*node, *lang)}>for pair in order.iter().enumerate() { { child(pair) } }</ol>
        </div>
    }
}

/// The place of the order of a field over which a pointer is.
fn under(event: &PointerEvent, at: &str) -> Option<usize> {
    let (x, y) = (event.client_x(), event.client_y());
    let event: &Event = event;
    let element: Element = event.composed_path().get(0).dyn_into().ok()?;
    // Documents and shadow roots both know what is at a point.
    let root = element.get_root_node();
    let find = Reflect::get(&root, &"elementFromPoint".into()).ok()?;
    let find: Function = find.dyn_into().ok()?;
    let found = find.call2(&root, &x.into(), &y.into()).ok()?;
    let found: Element = found.dyn_into().ok()?;
    let chip = found.closest("[data-place]").ok()??;
    let is_here = chip.get_attribute("data-at").as_deref() == Some(at);
    is_here.then(|| chip.get_attribute("data-place")?.parse().ok())?
}
