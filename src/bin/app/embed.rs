//! What the page and the worker call. For now the least that shows the page being put together.
use js_sys::Function;
use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlElement};

/// A mounted application; destroying it empties the root.
#[wasm_bindgen]
pub struct Handle {
    root: Element,
}

#[wasm_bindgen]
impl Handle {
    /// Takes the application out of its root.
    pub fn destroy(&mut self) {
        self.root.set_text_content(None);
    }
}

/// Draws the application into `root`, a child of the host's shadow root.
#[wasm_bindgen]
pub fn mount(root: Element, _host: HtmlElement, _options: JsValue) -> Handle {
    root.set_text_content(Some("Plyscope"));
    Handle { root }
}

/// Runs one request and posts what it finds.
#[wasm_bindgen]
#[expect(clippy::needless_pass_by_value, reason = "exported functions take owned values")]
pub fn work(request: JsValue, post: &Function) {
    let _ = post.call1(&JsValue::NULL, &request);
}
