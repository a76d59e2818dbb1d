//! Marks the page for a while after the pointer has moved, or until a key is pressed: in a lecture hall bar and tools are shown only
//! then, the bar where the pointer is near it, since it covers the top of the drawing.

use gloo_timers::callback::Timeout;
use std::rc::Rc;
use web_sys::Element;
use yew::prelude::*;

/// The attribute of the page, and for how many milliseconds it stays.
const STIRRED: &str = "data-stirred";
const WHILE: u32 = 2500;
/// The part of the page's height from the top that is near the bar.
const NEAR: f64 = 0.1;

/// Returns what a move of the pointer calls, and what a key calls. A lecture begins at rest.
#[hook]
pub fn use_stirred(root: &NodeRef, in_lecture: bool) -> (Callback<PointerEvent>, Callback<()>) {
    let rest = use_mut_ref(|| None::<Timeout>);
    let root = root.clone();
    let calm = {
        let (rest, root) = (Rc::clone(&rest), root.clone());
        Callback::from(move |()| {
            // Without a running time nothing is marked.
            if let (Some(_), Some(page)) = (rest.take(), root.cast::<Element>()) {
                let _ = page.remove_attribute(STIRRED);
            }
        })
    };
    use_effect_with(in_lecture, {
        let calm = calm.clone();
        move |_| calm.emit(())
    });
    let stir = Callback::from(move |event: PointerEvent| {
        let Some(page) = root.cast::<Element>() else {
            return;
        };
        let within = page.get_bounding_client_rect();
        let is_near = f64::from(event.client_y()) - within.top() < NEAR * within.height();
        // The page always takes an attribute of this name.
        let _ = page.set_attribute(STIRRED, if is_near { "top" } else { "" });
        let again = Timeout::new(WHILE, move || {
            let _ = page.remove_attribute(STIRRED);
        });
        // The time that is still running is cancelled.
        rest.replace(Some(again));
    });
    (stir, calm)
}
