//! Files that a person has chosen in a field, or dropped on it.

use js_sys::JsString;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{File, HtmlInputElement};

/// The largest file that is read, in bytes: the longest answers that are.
const LARGEST: f64 = 16_000_000.0;

/// Reads the files in a field: each its name, and its text or why there is none.
pub async fn texts(field: &HtmlInputElement) -> Vec<(String, Result<String, String>)> {
    let files = field.files();
    let count = files.as_ref().map_or(0, web_sys::FileList::length);
    let files = (0..count).filter_map(|at| files.as_ref()?.get(at));
    let mut read = Vec::new();
    for file in files.collect::<Vec<File>>() {
        read.push((file.name(), text(&file).await));
    }
    read
}

async fn text(file: &File) -> Result<String, String> {
    let part = file.slice_with_f64_and_f64(0.0, LARGEST + 1.0);
    let said = |error: wasm_bindgen::JsValue| String::from(js_sys::Object::from(error).to_string());
    let text = JsFuture::from(part.map_err(said)?.text())
        .await
        .map_err(said)?;
    Ok(text
        .dyn_into::<JsString>()
        .map(String::from)
        .unwrap_or_default())
}
