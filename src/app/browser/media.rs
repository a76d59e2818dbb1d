//! Whether the window is as a media query asks, at every moment.

use gloo_events::EventListener;
use yew::prelude::*;

/// Returns whether the window matches a media query, and renders anew when that changes.
#[hook]
pub fn use_media(query: &'static str) -> bool {
    let list = move || web_sys::window()?.match_media(query).ok()?;
    let is_so = move || list().is_some_and(|list| list.matches());
    let matches = use_state_eq(is_so);
    let found = matches.setter();
    use_effect_with((), move |()| {
        found.set(is_so());
        let listener =
            list().map(|list| EventListener::new(&list, "change", move |_| found.set(is_so())));
        move || drop(listener)
    });
    *matches
}
