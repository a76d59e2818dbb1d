//! Keys as they come from the browser. What each does, the state says; a key that does something is kept from the host page, and so
//! is a letter in a text field, because a host's own shortcuts would fire otherwise.

use super::state::action::Action;
use super::state::keys::{Focus, Key, actions, gives_back, is_the_hosts, leaves_field};
use super::state::lab::Lab;
use super::state::page::Place;
use super::ui::button::{around, leave};
use super::ui::host::may_edit;
use gloo_events::{EventListener, EventListenerOptions};
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEventInit};
use yew::prelude::*;

/// Carries a key out. `after_press` says whether a press has given the focus; a reader who goes on by the tab key has left that.
pub fn press(
    event: &KeyboardEvent,
    lab: &Lab,
    act: &Callback<Action>,
    after_press: &RefCell<bool>,
) {
    // Whoever writes a program writes with all keys.
    if target_of(event).is_some_and(|target| matches!(target.closest("ply-code"), Ok(Some(_)))) {
        return;
    }
    let name = event.key();
    if name == "Tab" {
        after_press.replace(false);
    }
    let menu = around(event).map(|lab| lab.query_selector(":popover-open"));
    let key = Key {
        name: &name,
        shift: event.shift_key(),
        alt: event.alt_key(),
        control: event.ctrl_key() || event.meta_key(),
        focus: focus(event),
        in_menu: matches!(menu, Some(Ok(Some(_)))),
        after_press: *after_press.borrow(),
        may_edit: around(event).is_none_or(|lab| may_edit(&lab)),
    };
    let actions = actions(key, lab);
    let is_letter = name.chars().count() == 1 && !key.control && !key.alt;
    if (is_letter && !is_the_hosts(key, lab)) || !actions.is_empty() {
        event.stop_propagation();
    }
    let is_field = |target: &Element| {
        matches!(
            target.matches("input[type=number], input[type=text]"),
            Ok(true)
        )
    };
    if leaves_field(key, lab)
        && !event.is_composing()
        && !event.default_prevented()
        && target_of(event).is_some_and(|target| is_field(&target))
    {
        leave(event);
    }
    if gives_back(key, lab)
        && let Some(Ok(focused)) = target_of(event).map(Element::dyn_into::<HtmlElement>)
    {
        // An element that has the focus can give it up.
        let _ = focused.blur();
    }
    if !actions.is_empty() {
        event.prevent_default();
    }
    for action in actions {
        act.emit(action);
    }
}

/// Moves the focus from a pressed button to the lab around it when the lab is embedded: there the space bar is the host's and
/// must not press the button again. A button that opens something keeps it, to get it back.
pub fn settle(event: &MouseEvent, place: Place, after_press: bool) {
    let pressed = target_of(event).and_then(|target| target.closest("button").ok()?);
    let Some(button) = pressed.filter(|_| after_press && place != Place::Page) else {
        return;
    };
    // A mark keeps the focus, because the arrow keys go on from it to the next mark.
    let is_mark = matches!(button.matches(".mark"), Ok(true));
    if !is_mark
        && !button.has_attribute("popovertarget")
        && matches!(button.closest("dialog, [popover]"), Ok(None))
    {
        leave(event);
    }
}

/// Gives the focus from a select element to the lab around it when a pointer has chosen in it, on a
/// page of its own: the next key shall step and not choose once more.
pub fn settle_choice(event: &Event, place: Place, after_press: bool) {
    let is_select = target_of(event).is_some_and(|target| target.tag_name() == "SELECT");
    if is_select && after_press && place == Place::Page {
        leave(event);
    }
}

/// Whether the focus leaves the lab for another place of the page, and not because the window is left.
pub fn is_gone(event: &FocusEvent) -> bool {
    let next = event
        .related_target()
        .and_then(|next| next.dyn_into::<Element>().ok());
    let is_inside = next.is_some_and(|next| matches!(next.closest(".ply"), Ok(Some(_))));
    let document = web_sys::window().and_then(|window| window.document());
    !is_inside && document.is_some_and(|document| document.has_focus() == Ok(true))
}

/// The element that an event began at. The event is retargeted to the host element; its path begins at the element itself.
fn target_of(event: &Event) -> Option<Element> {
    event.composed_path().get(0).dyn_into().ok()
}

/// Returns the element with the focus.
fn focus(event: &KeyboardEvent) -> Focus {
    let Some(target) = target_of(event) else {
        return Focus::Lab;
    };
    match (&*target.tag_name(), target.get_attribute("role").as_deref()) {
        ("INPUT", _) if target.get_attribute("type").as_deref() == Some("range") => Focus::Slider,
        ("INPUT", _) if matches!(target.closest(".answer-tree"), Ok(Some(_))) => Focus::Answer,
        ("INPUT" | "TEXTAREA", _) => Focus::Text,
        ("SELECT", _) if matches!(target.matches(":open"), Ok(true)) => Focus::Choosing,
        ("SELECT", _) => Focus::Picker,
        ("BUTTON", _) if matches!(target.matches(".mark"), Ok(true)) => Focus::Mark,
        ("BUTTON" | "SUMMARY" | "A", _) => Focus::Button,
        ("CANVAS", _) => Focus::Tree,
        (_, Some("slider")) => Focus::Bar,
        (_, Some("treeitem")) => Focus::Row,
        _ => Focus::Lab,
    }
}

/// Hears the keys of a page of its own while nothing on it has the focus, and passes them on to the lab.
#[hook]
pub fn use_keys_beside(root: &NodeRef, place: Place) {
    let root = root.clone();
    use_effect_with(place, move |place| {
        let document = web_sys::window().and_then(|window| window.document());
        let document = document.filter(|_| *place == Place::Page);
        let options = EventListenerOptions::enable_prevent_default();
        let listener = document.map(|document| {
            EventListener::new_with_options(&document, "keydown", options, move |event| {
                let Some(event) = event.dyn_ref::<KeyboardEvent>() else {
                    return;
                };
                let target = event.target_dyn_into::<Element>();
                let is_beside =
                    target.is_some_and(|target| matches!(&*target.tag_name(), "BODY" | "HTML"));
                let root = root.cast::<HtmlElement>().filter(|_| is_beside);
                if let Some(root) = root
                    && pass_on(event, &root) == Some(false)
                {
                    event.prevent_default();
                }
            })
        });
        move || drop(listener)
    });
}

/// Sends a copy of a key event to an element; returns whether the browser may go on with it.
fn pass_on(event: &KeyboardEvent, element: &HtmlElement) -> Option<bool> {
    let init = KeyboardEventInit::new();
    init.set_key(&event.key());
    init.set_shift_key(event.shift_key());
    init.set_alt_key(event.alt_key());
    init.set_ctrl_key(event.ctrl_key());
    init.set_meta_key(event.meta_key());
    init.set_bubbles(true);
    init.set_cancelable(true);
    let copy = KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &init).ok()?;
    element.dispatch_event(&copy).ok()
}
