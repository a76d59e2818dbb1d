//! Behaviour that the browser owns: an element's size and the colour scheme.

use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{Element, ResizeObserver};
use yew::prelude::*;

/// Whether a reader's system asks for something.
pub fn prefers(what: &str) -> bool {
    let query = web_sys::window().and_then(|window| window.match_media(&format!("(prefers-{what})")).ok().flatten());
    query.is_some_and(|query| query.matches())
}

/// Calls something before the next frame is painted.
pub fn next_frame(call: impl FnOnce() + 'static) {
    if let Some(window) = web_sys::window() {
        let _ = window.request_animation_frame(Closure::once_into_js(call).unchecked_ref());
    }
}

/// The inner size of an element in pixels, as it changes; before it is known, a middling one. Renders again when the system's
/// colours change, too.
#[hook]
pub fn use_size(node: &NodeRef) -> (f64, f64) {
    let size = use_mut_ref(|| (800.0, 560.0));
    let redraw = use_force_update();
    let (node, kept) = (node.clone(), Rc::clone(&size));
    use_effect_with((), move |()| {
        let element = node.cast::<Element>();
        let measured = element.clone();
        let changed = Closure::<dyn FnMut()>::new(move || {
            if let Some(element) = &measured {
                let (width, height) = (f64::from(element.client_width()), f64::from(element.client_height()));
                if width >= 1.0 && height >= 1.0 {
                    *kept.borrow_mut() = (width, height);
                }
            }
            redraw.force_update();
        });
        let observer = ResizeObserver::new(changed.as_ref().unchecked_ref()).ok();
        if let (Some(observer), Some(element)) = (&observer, &element) {
            observer.observe(element);
        }
        let queries = ["(prefers-color-scheme: dark)", "(forced-colors: active)"]
            .map(|query| web_sys::window()?.match_media(query).ok().flatten());
        for query in queries.iter().flatten() {
            let _ = query.add_event_listener_with_callback("change", changed.as_ref().unchecked_ref());
        }
        move || {
            if let Some(observer) = observer {
                observer.disconnect();
            }
            for query in queries.iter().flatten() {
                let _ = query.remove_event_listener_with_callback("change", changed.as_ref().unchecked_ref());
            }
        }
    });
    *size.borrow()
}
