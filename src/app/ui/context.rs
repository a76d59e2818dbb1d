//! What every component can ask for: the language of the page, and the callback that takes actions.

use crate::lang::Lang;
use yew::prelude::*;

/// The language of the page.
#[hook]
pub fn use_lang() -> Lang {
    use_context().unwrap_or(Lang::En)
}

/// The callback that takes the page's actions.
#[hook]
pub fn use_act<M: 'static>() -> Callback<M> {
    use_context().unwrap_or_default()
}
