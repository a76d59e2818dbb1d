//! What only a browser can show about the library: it runs in wasm at all.
#![cfg(target_family = "wasm")]

use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn runs_in_a_page() {
    let window = web_sys::window().expect("a page has a window");
    assert!(window.document().is_some());
}
