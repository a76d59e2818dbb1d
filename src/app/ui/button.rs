//! Buttons: each sends a message when pressed, shows an icon or a word, and has an accessible name.

use super::focus::take;
use super::icons::icon;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// Sends a message at every click.
pub fn press<M: Clone + 'static>(act: &Callback<M>, message: impl Into<M>) -> Callback<MouseEvent> {
    let message = message.into();
    act.reform(move |_| message.clone())
}

/// Sends a message after which the button disappears: the focus moves to the lab, where the keys
/// work.
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

/// Gives the focus to the lab around an event's target. The page stays where it is: a lab can be higher than the window.
pub fn leave(event: &Event) {
    if let Some(lab) = around(event) {
        take(&lab);
    }
}

/// Returns the lab around an event's target.
pub fn around(event: &Event) -> Option<HtmlElement> {
    let target: Element = event.composed_path().get(0).dyn_into().ok()?;
    target.closest(".ply").ok()??.dyn_into().ok()
}

/// Shows a button with an icon.
pub fn icon_button(name: &'static str, path: &'static str, onclick: Callback<MouseEvent>) -> Html {
    html! {
        <button class="btn" {onclick} aria-label={name} title={name}>
            { icon(path) }
        </button>
    }
}

/// Shows a button with an icon. When it is disabled it keeps the focus (aria-disabled), so that a
/// keyboard user does not lose the place.
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

/// Shows a button with a word, which keeps the focus when it is disabled, like [`key`].
pub fn word_key(text: &'static str, onclick: Callback<MouseEvent>, can: bool) -> Html {
    let disabled = (!can).then_some("true");
    html! { <button class="btn line" {onclick} aria-disabled={disabled}>{ text }</button> }
}

/// Shows a toggle with a word.
pub fn choice(text: &'static str, onclick: Callback<MouseEvent>, pressed: bool) -> Html {
    html! {
        <button class="btn" {onclick} aria-pressed={pressed.to_string()}>{ text }</button>
    }
}
