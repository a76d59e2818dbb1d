//! Downloads: text that the browser saves as a file.

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Makes the browser save a text as a file. If it refuses, nothing happens.
pub fn save(name: &str, kind: &str, text: &str) -> Option<()> {
    let link = web_sys::window()?.document()?.create_element("a").ok()?;
    let address = format!(
        "data:{kind};charset=utf-8,{}",
        String::from(js_sys::encode_uri_component(text))
    );
    link.set_attribute("href", &address).ok()?;
    link.set_attribute("download", name).ok()?;
    link.dyn_into::<HtmlElement>().ok()?.click();
    Some(())
}
