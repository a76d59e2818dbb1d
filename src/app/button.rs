//! Buttons: what they do is an action, what they show is an icon or a word, and they always have a name.

use super::action::Action;
use super::icons::icon;
use super::markup::html;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// Asks for an action at every click.
pub fn press(act: &Callback<Action>, action: Action) -> Callback<MouseEvent> {
    let act = act.clone();
    Callback::from(move |_: MouseEvent| act.emit(action.clone()))
}

/// Asks for an action that takes the button itself away: the focus goes to the lab, where the keys work, not to nowhere.
pub fn press_and_leave(act: &Callback<Action>, action: Action) -> Callback<MouseEvent> {
    let act = act.clone();
    Callback::from(move |event: MouseEvent| {
        leave(&event);
        act.emit(action.clone());
    })
}

/// Gives the focus to the lab around an event's target.
pub fn leave(event: &Event) {
    let target: Option<Element> = event.target_dyn_into();
    let lab = target
        .and_then(|target| target.closest(".ply").ok().flatten())
        .and_then(|lab| lab.dyn_into::<HtmlElement>().ok());
    if let Some(lab) = lab {
        let _ = lab.focus();
    }
}

/// A button that shows an icon; `pressed` where it is a switch.
pub fn icon_button(
    name: &'static str,
    path: &'static str,
    onclick: Callback<MouseEvent>,
    pressed: Option<bool>,
) -> Html {
    let pressed = pressed.map(|pressed| if pressed { "true" } else { "false" });
    html! { <button class="btn" {onclick} aria-label={name} title={name} aria-pressed={pressed}>{ icon(path) }</button> }
}

/// A button that shows an icon. Where it can do nothing it says so but keeps the focus, so that a keyboard is not thrown out.
pub fn key(
    name: &'static str,
    path: &'static str,
    onclick: Callback<MouseEvent>,
    can: bool,
) -> Html {
    html! { <button class="btn" {onclick} aria-label={name} title={name} aria-disabled={(!can).then_some("true")}>{ icon(path) }</button> }
}

/// A button that shows a word and is on or off.
pub fn choice(text: &'static str, onclick: Callback<MouseEvent>, pressed: bool) -> Html {
    html! { <button class="btn" {onclick} aria-pressed={if pressed { "true" } else { "false" }}>{ text }</button> }
}
