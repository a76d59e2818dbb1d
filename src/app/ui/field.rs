//! A text field whose value is taken when it loses the focus after a change.

use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Takes the value of a field when it loses the focus after a change.
pub fn changed(take: &Callback<String>) -> Callback<Event> {
    let take = take.clone();
    Callback::from(move |event: Event| {
        if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
            take.emit(field.value());
        }
    })
}
