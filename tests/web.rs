//! What only a browser can show about the library: it runs in wasm, and a search tells there what it tells natively.
#![cfg(target_family = "wasm")]

#[path = "same_everywhere/fingerprint.rs"]
mod fingerprint;
#[path = "same_everywhere/numbers.rs"]
mod numbers;

use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn runs_in_a_page() {
    let window = web_sys::window().expect("a page has a window");
    assert!(window.document().is_some());
}

#[wasm_bindgen_test]
fn every_search_of_the_table_tells_the_events_that_it_tells_natively() {
    let strangers = fingerprint::strangers();
    assert!(strangers.is_empty(), "in wasm these lines are otherwise:\n{}", strangers.join("\n"));
}

#[wasm_bindgen_test]
fn numbers_are_written_and_read_as_they_are_natively() {
    let strangers = numbers::strangers();
    assert!(strangers.is_empty(), "{strangers:#?}");
}
