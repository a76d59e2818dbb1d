//! Behaviour that components share and the browser owns: an element's size, colour scheme, zooming by wheel.

use js_sys::Array;
use wasm_bindgen::prelude::*;
use web_sys::{AddEventListenerOptions, Element, ResizeObserver, WheelEvent};
use yew::prelude::*;

/// The inner size of an element in pixels, as it changes. Before it is known, a middling one.
#[hook]
pub fn use_size(node: &NodeRef) -> (f64, f64) {
    let size = use_state_eq(|| (800.0, 560.0));
    let set = size.setter();
    let node = node.clone();
    use_effect_with((), move |()| {
        let element = node.cast::<Element>();
        let measured = element.clone();
        let measure = Closure::<dyn FnMut(Array)>::new(move |_: Array| {
            if let Some(element) = &measured {
                let (width, height) = (f64::from(element.client_width()), f64::from(element.client_height()));
                if width >= 1.0 && height >= 1.0 {
                    set.set((width, height));
                }
            }
        });
        let observer = ResizeObserver::new(measure.as_ref().unchecked_ref()).ok();
        if let (Some(observer), Some(element)) = (&observer, &element) {
            observer.observe(element);
        }
        move || {
            if let Some(observer) = observer {
                observer.disconnect();
            }
            drop(measure);
        }
    });
    *size
}

/// Renders again when the system's colours change; the number counts the changes.
#[hook]
pub fn use_colour_scheme() -> u32 {
    let changes = use_mut_ref(|| 0_u32);
    let redraw = use_force_update();
    let counted = changes.clone();
    use_effect_with((), move |()| {
        let queries = ["(prefers-color-scheme: dark)", "(forced-colors: active)"];
        let queries: Vec<_> = queries.iter().filter_map(|query| web_sys::window()?.match_media(query).ok().flatten()).collect();
        let changed = Closure::<dyn FnMut()>::new(move || {
            *counted.borrow_mut() += 1;
            redraw.force_update();
        });
        for query in &queries {
            let _ = query.add_event_listener_with_callback("change", changed.as_ref().unchecked_ref());
        }
        move || {
            for query in &queries {
                let _ = query.remove_event_listener_with_callback("change", changed.as_ref().unchecked_ref());
            }
        }
    });
    changes.replace_with(|count| *count)
}

/// Calls back with a place and a factor when somebody zooms with the wheel and Ctrl (or pinches a trackpad).
/// A plain wheel scrolls the page as ever.
#[hook]
pub fn use_zoom(node: &NodeRef, zoom: Callback<((f64, f64), f64)>) {
    let latest = use_mut_ref(|| zoom.clone());
    *latest.borrow_mut() = zoom;
    let node = node.clone();
    use_effect_with((), move |()| {
        let element = node.cast::<Element>();
        // Yew's own listeners are passive; this one has to keep the browser from zooming the page.
        let wheel = Closure::<dyn FnMut(WheelEvent)>::new(move |event: WheelEvent| {
            if event.ctrl_key() || event.meta_key() {
                event.prevent_default();
                let at = (f64::from(event.offset_x()), f64::from(event.offset_y()));
                let zoom = latest.borrow().clone();
                zoom.emit((at, 1.002_f64.powi(-event.delta_y().clamp(-400.0, 400.0) as i32)));
            }
        });
        let options = AddEventListenerOptions::new();
        options.set_passive(false);
        if let Some(element) = &element {
            let _ = element.add_event_listener_with_callback_and_add_event_listener_options(
                "wheel",
                wheel.as_ref().unchecked_ref(),
                &options,
            );
        }
        move || {
            if let Some(element) = element {
                let _ = element.remove_event_listener_with_callback("wheel", wheel.as_ref().unchecked_ref());
            }
        }
    });
}
