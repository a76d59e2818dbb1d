//! Whose a key is: the lab's, the host page's, or that of the element with the focus.

use crate::app::state::keys::{Focus, Key};
use crate::app::state::lab::Lab;
use crate::app::state::page::Place;

/// Whether a key is left to the host page although the focus is inside. In an embedded lab letters,
/// PageUp and PageDown keep their meaning for slides and notes however the focus came, and so do ↑
/// and ↓ where they move nothing that the tab key has reached; text fields, selects and sliders have
/// their own keys. On a page of its own no key is the host's. On a slide every key is the deck's.
pub fn is_the_hosts(key: Key, lab: &Lab) -> bool {
    if lab.page.place == Place::Slide {
        return true;
    }
    let is_letter = key.name.chars().count() == 1 && !key.control && !key.alt;
    let is_taken = match key.name {
        "PageUp" | "PageDown" => true,
        "ArrowUp" | "ArrowDown" => {
            // With Shift they move the drawing that has the focus.
            let moves = key.focus == Focus::Tree && key.shift;
            key.after_press
                || matches!(key.focus, Focus::Lab | Focus::Button | Focus::Tree) && !moves
        }
        // The space bar presses a button that was reached by keys.
        " " => key.after_press || key.focus != Focus::Button,
        _ => is_letter,
    };
    lab.page.place == Place::Embed && !lab.page.help && !key.in_field() && is_taken
}

/// Whether a key returns the focus to the host page.
pub fn gives_back(key: Key, lab: &Lab) -> bool {
    let is_free = !lab.page.help && !lab.page.projector && !key.in_menu && !key.in_field();
    key.name == "Escape" && lab.page.place == Place::Embed && is_free
}

/// Whether a key leaves the text field that it was pressed in for the lab, whose keys then work:
/// Enter, on a page of its own, except in an exercise, where the field keeps it.
pub fn leaves_field(key: Key, lab: &Lab) -> bool {
    let is_free = !lab.page.help && !key.in_menu && lab.solving().is_none();
    key.name == "Enter" && key.focus == Focus::Text && lab.page.place == Place::Page && is_free
}

/// Whether a key is one of the two of a presenter's remote. On a page of its own they step wherever
/// the last press has left the focus, except in a text field or an open list. If the focus came by
/// keys, PageUp and PageDown belong to the slider or select element that has it.
pub(super) fn is_remote(key: Key, lab: &Lab) -> bool {
    let is_its_key = matches!(key.name, "PageUp" | "PageDown");
    let is_typing = key.focus.is_typing() || key.focus == Focus::Choosing;
    is_its_key && lab.page.place == Place::Page && key.after_press && !is_typing
}

/// Whether a key that a closed select element would take is the lab's. ← and → always step, so that
/// a step cannot change the position by accident. If a pointer has left the focus there, on a page
/// of its own, the other keys are the lab's too, except those that open the list or choose in it.
pub(super) fn passes_picker(key: Key, lab: &Lab) -> bool {
    let is_lists = matches!(
        key.name,
        "ArrowUp" | "ArrowDown" | " " | "Enter" | "Escape" | "Tab"
    );
    let passes = lab.page.place == Place::Page && key.after_press && !is_lists;
    key.focus == Focus::Picker && (passes || matches!(key.name, "ArrowLeft" | "ArrowRight"))
}

/// Whether a key steps beyond an end of the recording. In an embedded lab it is then left to the
/// host page.
pub(super) fn leads_out(name: &str, place: Place, is_first: bool, is_last: bool) -> bool {
    place == Place::Embed
        && match name {
            "ArrowLeft" | "Home" => is_first,
            "ArrowRight" | "End" => is_last,
            _ => false,
        }
}
