//! Keys as they come from the browser. What each does, the state says; a key that does something is kept from the host page, and so
//! is every letter, because a host's own shortcuts would fire otherwise.

use super::state::action::Action;
use super::state::keys::{Focus, Key, actions};
use super::state::lab::Lab;
use super::ui::button::around;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::Callback;

/// Carries a key out.
pub fn press(event: &KeyboardEvent, lab: &Lab, act: &Callback<Action>) {
    let name = event.key();
    let menu = around(event).map(|lab| lab.query_selector(":popover-open"));
    let key = Key {
        name: &name,
        shift: event.shift_key(),
        alt: event.alt_key(),
        control: event.ctrl_key() || event.meta_key(),
        focus: focus(event),
        in_menu: matches!(menu, Some(Ok(Some(_)))),
    };
    let actions = actions(key, lab);
    let is_letter = name.chars().count() == 1 && !key.control && !key.alt;
    if is_letter || !actions.is_empty() {
        event.stop_propagation();
    }
    if !actions.is_empty() {
        event.prevent_default();
    }
    for action in actions {
        act.emit(action);
    }
}

/// What has the focus. The event is retargeted to the host element; its path begins at the element itself.
fn focus(event: &KeyboardEvent) -> Focus {
    let Ok(target) = event.composed_path().get(0).dyn_into::<Element>() else {
        return Focus::Lab;
    };
    match (&*target.tag_name(), target.get_attribute("role").as_deref()) {
        ("INPUT" | "TEXTAREA", _) => Focus::Text,
        ("SELECT", _) => Focus::Picker,
        ("BUTTON" | "SUMMARY" | "A", _) => Focus::Button,
        ("CANVAS", _) => Focus::Tree,
        (_, Some("slider")) => Focus::Bar,
        (_, Some("treeitem")) => Focus::Row,
        _ => Focus::Lab,
    }
}
