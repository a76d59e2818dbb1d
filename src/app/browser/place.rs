//! The position of a pointer within its element, in the element's own pixels.

use js_sys::Reflect;
use web_sys::MouseEvent;

/// Returns the position of a pointer. Browsers give it in pixels of the page, which may zoom the element by CSS.
pub fn place(event: &MouseEvent) -> (f64, f64) {
    let zoom = event
        .target()
        .and_then(|target| Reflect::get(&target, &"currentCSSZoom".into()).ok())
        .and_then(|zoom| zoom.as_f64())
        .filter(|zoom| *zoom > 0.0)
        .unwrap_or(1.0);
    (
        f64::from(event.offset_x()) / zoom,
        f64::from(event.offset_y()) / zoom,
    )
}
