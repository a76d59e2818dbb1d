//! Files that stand beside the page.

use js_sys::Uint8Array;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

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
