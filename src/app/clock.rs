//! The clock that plays: one tick a stride, slower for those who want less motion.

use super::action::Action;
use wasm_bindgen::prelude::*;
use yew::prelude::*;

/// Milliseconds between two strides at 1×.
const BEAT: f64 = 900.0;
/// With reduced motion at most two steps a second.
const CALM: f64 = 500.0;

/// Whether the viewer asks for less motion.
pub fn is_calm() -> bool {
    let query = web_sys::window().and_then(|window| window.match_media("(prefers-reduced-motion: reduce)").ok().flatten());
    query.is_some_and(|query| query.matches())
}

/// Ticks while `playing`, `speed` eighths as often as at 1×.
#[hook]
pub fn use_clock(playing: bool, speed: u32, act: &Callback<Action>) {
    let act = act.clone();
    use_effect_with((playing, speed), move |&(playing, speed)| {
        let tick = Closure::<dyn FnMut()>::new(move || act.emit(Action::Tick));
        let wait = BEAT * 8.0 / f64::from(speed);
        let wait = if is_calm() { wait.max(CALM) } else { wait };
        let window = web_sys::window().filter(|_| playing);
        let id = window.as_ref().and_then(|window| {
            window.set_interval_with_callback_and_timeout_and_arguments_0(tick.as_ref().unchecked_ref(), wait as i32).ok()
        });
        move || {
            if let (Some(window), Some(id)) = (window, id) {
                window.clear_interval_with_handle(id);
            }
            drop(tick);
        }
    });
}
