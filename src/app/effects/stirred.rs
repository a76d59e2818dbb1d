//! Marks the page for a while after the pointer has moved: in a lecture hall bar and tools are shown only then.

use gloo_timers::callback::Timeout;
use web_sys::Element;
use yew::prelude::*;

/// The attribute of the page, and for how many milliseconds it stays.
const STIRRED: &str = "data-stirred";
const WHILE: u32 = 2500;

/// Returns what a move of the pointer calls.
#[hook]
pub fn use_stirred(root: &NodeRef) -> Callback<PointerEvent> {
    let rest = use_mut_ref(|| None::<Timeout>);
    let root = root.clone();
    Callback::from(move |_| {
        let Some(page) = root.cast::<Element>() else {
            return;
        };
        // The page always takes an attribute of this name.
        let _ = page.set_attribute(STIRRED, "");
        let again = Timeout::new(WHILE, move || {
            let _ = page.remove_attribute(STIRRED);
        });
        // The time that is still running is cancelled.
        rest.replace(Some(again));
    })
}
