//! How many events this machine has room for: the only place that asks what kind it is.

use wasm_bindgen::JsValue;

/// A million events and all that is drawn of them take some 150 MB.
const DESKTOP: u32 = 1_000_000;
const SMALL: u32 = 250_000;

/// How many events of a search are recorded unless somebody asks for more. Where a browser does not tell its memory (not all do), a
/// machine that is worked with a finger counts as small.
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
    let is_small = gibibytes.map_or_else(by_finger, |gibibytes| gibibytes < 4.0);
    if is_small { SMALL } else { DESKTOP }
}
