//! What the browser owns and the page borrows: how much motion a reader wants, frames, timers, listeners, an element's size.

use wasm_bindgen::prelude::*;
use web_sys::{Element, EventTarget, ResizeObserver, Window};
use yew::Callback;

/// Whether a reader's system asks for less motion.
pub fn is_calm() -> bool {
    let query = web_sys::window().and_then(|window| {
        window
            .match_media("(prefers-reduced-motion: reduce)")
            .ok()
            .flatten()
    });
    query.is_some_and(|query| query.matches())
}

/// Calls something before the next frame is painted.
pub fn next_frame(call: impl FnOnce() + 'static) {
    if let Some(window) = web_sys::window() {
        window
            .request_animation_frame(Closure::once_into_js(call).unchecked_ref())
            .expect("a window takes every function");
    }
}

/// What the browser calls.
type Call = Closure<dyn FnMut()>;

fn call(ask: &Callback<()>) -> Call {
    let ask = ask.clone();
    Closure::new(move || ask.emit(()))
}

/// Calls something later, as long as this is kept.
pub struct Timer(
    i32,
    fn(&Window, i32),
    #[expect(dead_code, reason = "the browser calls it")] Call,
);

impl Timer {
    /// Once, after so many milliseconds.
    pub fn once(wait: i32, call: Box<dyn FnMut()>) -> Option<Timer> {
        let call = Closure::wrap(call);
        let id = web_sys::window()?.set_timeout_with_callback_and_timeout_and_arguments_0(
            call.as_ref().unchecked_ref(),
            wait,
        );
        Some(Timer(id.ok()?, Window::clear_timeout_with_handle, call))
    }

    /// Again and again, every so many milliseconds.
    pub fn every(wait: i32, call: Box<dyn FnMut()>) -> Option<Timer> {
        let call = Closure::wrap(call);
        let id = web_sys::window()?.set_interval_with_callback_and_timeout_and_arguments_0(
            call.as_ref().unchecked_ref(),
            wait,
        );
        Some(Timer(id.ok()?, Window::clear_interval_with_handle, call))
    }
}

impl Drop for Timer {
    fn drop(&mut self) {
        if let Some(window) = web_sys::window() {
            self.1(&window, self.0);
        }
    }
}

/// Tells of an event that says nothing but its name, as long as this is kept.
pub struct Ear(EventTarget, &'static str, Call);

impl Ear {
    /// Listens for it.
    pub fn new(target: EventTarget, name: &'static str, ask: &Callback<()>) -> Ear {
        let call = call(ask);
        target
            .add_event_listener_with_callback(name, call.as_ref().unchecked_ref())
            .expect("a target takes every listener");
        Ear(target, name, call)
    }
}

impl Drop for Ear {
    fn drop(&mut self) {
        let removed = self
            .0
            .remove_event_listener_with_callback(self.1, self.2.as_ref().unchecked_ref());
        removed.expect("a listener that was added can be removed");
    }
}

/// Tells when an element's size or the system's colours change, as long as this is kept.
pub struct Watch(
    ResizeObserver,
    #[expect(dead_code, reason = "the browser calls it")] Call,
    Vec<Ear>,
);

impl Watch {
    /// Watches; it tells of the size at once.
    pub fn new(element: &Element, ask: &Callback<()>) -> Option<Watch> {
        let call = call(ask);
        let observer = ResizeObserver::new(call.as_ref().unchecked_ref()).ok()?;
        observer.observe(element);
        let mut ears = Vec::new();
        for query in ["(prefers-color-scheme: dark)", "(forced-colors: active)"] {
            let query = web_sys::window()?.match_media(query).ok()??;
            ears.push(Ear::new(query.into(), "change", ask));
        }
        Some(Watch(observer, call, ears))
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.0.disconnect();
        self.2.clear();
    }
}
