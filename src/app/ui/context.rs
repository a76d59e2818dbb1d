//! The contexts of all components: the language of the page, and the callback for actions.

use crate::lang::Lang;
use yew::prelude::*;

/// Returns the language of the page.
#[hook]
pub fn use_lang() -> Lang {
    use_context().unwrap_or(Lang::En)
}

/// Returns the callback for the page's actions.
#[hook]
pub fn use_act<M: 'static>() -> Callback<M> {
    use_context().unwrap_or_default()
}
