//! The number of events to record, by the memory of the device.

use wasm_bindgen::JsValue;

/// What a recording grows to by itself takes sixteen times this room: on a desktop sixteen million events, which with their drawing take
/// about a gigabyte.
const DESKTOP: u32 = 1_000_000;
const SMALL: u32 = 250_000;
/// The memory in gibibytes of a desktop; browsers tell no more than that.
const LARGE: f64 = 8.0;

/// Returns the number of events of a search to record at first. If the browser does not tell the memory, a device with a touch screen
/// counts as small.
pub fn room() -> u32 {
    let Some(window) = web_sys::window() else {
        return SMALL;
    };
    let gibibytes = js_sys::Reflect::get(&window.navigator(), &JsValue::from_str("deviceMemory"))
        .ok()
        .and_then(|told| told.as_f64());
    let by_finger = || {
        window
            .match_media("(pointer:coarse)")
            .ok()
            .flatten()
            .is_some_and(|query| query.matches())
    };
    let is_small = gibibytes.map_or_else(by_finger, |gibibytes| gibibytes < LARGE);
    if is_small { SMALL } else { DESKTOP }
}
