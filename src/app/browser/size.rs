//! Hears of the size of an element.

use gloo_render::{AnimationFrame, request_animation_frame};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{Element, ResizeObserver};
use yew::prelude::*;

/// Calls back with an element in the frame after its size has changed, and once at the beginning: what is called may change the size
/// itself. Both functions stay those of the first rendering.
#[hook]
pub fn use_size_of(
    element: impl Fn() -> Option<Element> + 'static,
    onsize: impl Fn(&Element) + 'static,
) {
    use_effect_with((), move |()| {
        let observed = element();
        let changed = observed.clone();
        let onsize = Rc::new(onsize);
        let frame = RefCell::new(None::<AnimationFrame>);
        let heard = Closure::<dyn FnMut()>::new(move || {
            if let Some(element) = changed.clone() {
                let onsize = Rc::clone(&onsize);
                let next = request_animation_frame(move |_| onsize(&element));
                frame.replace(Some(next));
            }
        });
        let observer = ResizeObserver::new(heard.as_ref().unchecked_ref()).ok();
        if let (Some(observer), Some(element)) = (&observer, &observed) {
            observer.observe(element);
        }
        move || {
            if let Some(observer) = observer {
                observer.disconnect();
            }
            drop(heard);
        }
    });
}
