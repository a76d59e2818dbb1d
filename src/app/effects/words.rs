//! The words of a language, which a page fetches when it is first asked to speak it.

use crate::lang::Lang;
use js_sys::{Function, Promise};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// A function of the element's script that takes the code of a language and promises its words.
#[derive(Clone, Debug, PartialEq)]
pub struct WordsSetup(pub Function);

impl WordsSetup {
    /// Fetches the words of a language, unless they are there; whether it can be spoken then.
    pub async fn fetch(&self, lang: Lang) -> bool {
        lang.is_here() || {
            let table = self.table(lang).await.ok();
            let table = table.and_then(|table| table.as_string());
            table.is_some_and(|table| lang.take(&table).is_ok())
        }
    }

    async fn table(&self, lang: Lang) -> Result<JsValue, JsValue> {
        let promise = self.0.call1(&JsValue::NULL, &lang.code().into())?;
        JsFuture::from(promise.dyn_into::<Promise>()?).await
    }
}
