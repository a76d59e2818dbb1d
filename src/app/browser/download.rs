//! Downloads: what the browser saves as a file.

use js_sys::{Array, Uint8Array};
use wasm_bindgen::JsCast;
use web_sys::{Blob, BlobPropertyBag, HtmlElement, Url};

/// The milliseconds after which a browser has taken the content of a file.
const TAKEN: u32 = 60_000;

/// Makes the browser save a file. If it refuses, nothing happens.
pub fn save(name: &str, kind: &str, content: &[u8]) -> Option<()> {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    let parts = Array::of1(&Uint8Array::from(content));
    let blob = Blob::new_with_u8_array_sequence_and_options(&parts, &options).ok()?;
    let address = Url::create_object_url_with_blob(&blob).ok()?;
    let link = web_sys::window()?.document()?.create_element("a").ok()?;
    link.set_attribute("href", &address).ok()?;
    link.set_attribute("download", name).ok()?;
    link.dyn_into::<HtmlElement>().ok()?.click();
    gloo_timers::callback::Timeout::new(TAKEN, move || {
        // A browser that does not know the address keeps nothing of it.
        let _ = Url::revoke_object_url(&address);
    })
    .forget();
    Some(())
}
