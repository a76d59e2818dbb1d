//! Where the focus goes when the element that had it leaves the page, so that a keyboard user need not start at the top again.

use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement};
use yew::prelude::*;

/// Keeps the focus in an element whose content is replaced: where `shown` changes and what had the focus is gone, the first field or
/// button of the new content gets it.
#[hook]
pub fn use_focus_kept<T: PartialEq + 'static>(shown: T) -> NodeRef {
    let around = use_node_ref();
    // Before the new content is drawn: whether the old one has the focus.
    let had = use_mut_ref(|| false);
    had.replace(has_focus(&around));
    let now = around.clone();
    use_effect_with(shown, move |_| {
        if had.replace(false) && !has_focus(&now) {
            let first = now
                .cast::<Element>()
                .and_then(|around| around.query_selector("input, button").ok()?);
            if let Some(first) = first {
                take(&first);
            }
        }
    });
    around
}

/// Gives the focus to an element when it is drawn first, if it is `wanted` there.
#[hook]
pub fn use_focus_at_first(wanted: bool) -> NodeRef {
    let drawn = use_node_ref();
    let first = drawn.clone();
    use_effect_with((), move |()| {
        if let Some(element) = first.cast::<Element>().filter(|_| wanted) {
            take(&element);
        }
    });
    drawn
}

fn has_focus(element: &NodeRef) -> bool {
    let element = element.cast::<Element>();
    element.is_some_and(|element| matches!(element.matches(":focus-within"), Ok(true)))
}

/// Returns the element with the focus in the lab around an element.
pub fn focused_beside(element: &Element) -> Option<Element> {
    let lab = element.closest(".ply").ok()??;
    lab.query_selector(":focus").ok()?
}

/// Gives the focus to an element. The page stays where it is.
pub fn take(element: &Element) {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        // An element that has just left the page takes no focus, and needs none.
        let _ = element.focus_with_options(&options);
    }
}
