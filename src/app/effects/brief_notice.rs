//! The time for which a button says that it has copied something.

use crate::app::state::action::{Action, Display};
use crate::app::state::lab::Lab;
use crate::app::state::page::Copied;
use gloo_timers::callback::Timeout;
use yew::prelude::*;

/// Milliseconds for which it is said.
const SAID: u32 = 2_000;

/// Takes the notice of a copied link or figure away after a while. That of code for an embed stays with the code.
#[hook]
pub fn use_brief_notice(lab: &Lab, act: &Callback<Action>) {
    let act = act.clone();
    use_effect_with(lab.copied().cloned(), move |copied| {
        let is_brief = matches!(copied, Some(Copied::Link | Copied::Figure | Copied::File));
        let wait =
            is_brief.then(|| Timeout::new(SAID, move || act.emit(Display::Notice(None).into())));
        move || drop(wait)
    });
}
