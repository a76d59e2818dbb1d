//! Buttons: each sends a message when it is pressed, shows an icon or a word, and always has a name.

use super::icons::icon;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// Sends a message at every click.
pub fn press<M: Clone + 'static>(act: &Callback<M>, message: impl Into<M>) -> Callback<MouseEvent> {
    let message = message.into();
    act.reform(move |_| message.clone())
}

/// Sends a message that takes the button itself away: the focus goes to the lab, where the keys work, not to nowhere.
pub fn press_and_leave<M: Clone + 'static>(
    act: &Callback<M>,
    message: impl Into<M>,
) -> Callback<MouseEvent> {
    let message = message.into();
    act.reform(move |event: MouseEvent| {
        leave(&event);
        message.clone()
    })
}

/// Gives the focus to the lab around an event's target.
pub fn leave(event: &Event) {
    if let Some(lab) = around(event) {
        // An element that has just left the page takes no focus, and needs none.
        let _ = lab.focus();
    }
}

/// The lab around an event's target.
pub fn around(event: &Event) -> Option<HtmlElement> {
    let target: Element = event.composed_path().get(0).dyn_into().ok()?;
    target.closest(".ply").ok()??.dyn_into().ok()
}

/// A button that shows an icon; `pressed` where it is a switch.
pub fn icon_button(
    name: &'static str,
    path: &'static str,
    onclick: Callback<MouseEvent>,
    pressed: Option<bool>,
) -> Html {
    let pressed = pressed.map(|pressed| pressed.to_string());
    html! {
        <button class="btn" {onclick} aria-label={name} title={name} aria-pressed={pressed}>
            { icon(path) }
        </button>
    }
}

/// A button that shows an icon. Where it can do nothing it says so but keeps the focus, so that a keyboard is not thrown out.
pub fn key(
    name: &'static str,
    path: &'static str,
    onclick: Callback<MouseEvent>,
    can: bool,
) -> Html {
    let disabled = (!can).then_some("true");
    html! {
        <button class="btn" {onclick} aria-label={name} title={name} aria-disabled={disabled}>
            { icon(path) }
        </button>
    }
}

/// A button that shows a word and is on or off.
pub fn choice(text: &'static str, onclick: Callback<MouseEvent>, pressed: bool) -> Html {
    html! {
        <button class="btn" {onclick} aria-pressed={pressed.to_string()}>{ text }</button>
    }
}
