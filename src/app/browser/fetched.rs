//! The address of the page, and files that stand beside it.

use js_sys::Uint8Array;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// Returns the address of the page, without a fragment.
pub fn address() -> String {
    let location = web_sys::window().map(|window| window.location());
    let whole = location.and_then(|location| location.href().ok());
    let whole = whole.unwrap_or_default();
    whole.split('#').next().unwrap_or_default().to_owned()
}

/// Returns the content of a file beside the page; `None` if it cannot be had.
pub async fn bytes(name: &str) -> Option<Vec<u8>> {
    let answer = JsFuture::from(web_sys::window()?.fetch_with_str(name)).await;
    let answer: Response = answer.ok()?.dyn_into().ok()?;
    if !answer.ok() {
        return None;
    }
    let content = JsFuture::from(answer.array_buffer().ok()?).await.ok()?;
    Some(Uint8Array::new(&content).to_vec())
}
