//! What a screen reader says of a change. Readers read a live region of several texts more than once, or glue its texts together; here
//! it is one text, and what is seen beside it is no live region.

use super::context::use_lang;
use crate::text::aloud;
use gloo_timers::callback::Timeout;
use yew::prelude::*;

/// How long the text stays, in milliseconds: readers have taken it over, and whoever reads the page does not meet it twice.
const STAYS: u32 = 3_000;

/// The properties of what is said.
#[derive(Properties, PartialEq)]
pub struct SpokenProps {
    /// The text; the one that stands there first is not said, since readers read the page then.
    pub text: String,
    /// A number that changes with what the text is about, so that the same text can be said again.
    #[prop_or_default]
    pub moment: u32,
    /// Whether nothing is said at present.
    #[prop_or_default]
    pub is_quiet: bool,
}

/// Renders the live region, which is not seen.
#[component]
pub fn Spoken(props: &SpokenProps) -> Html {
    let lang = use_lang();
    let (said, is_first) = (use_state_eq(String::new), use_mut_ref(|| true));
    {
        let said = said.clone();
        let text = aloud(props.text.trim(), lang);
        use_effect_with((text, props.moment), move |(text, _)| {
            let is_said = !is_first.replace(false) && !text.is_empty();
            let timeout = is_said.then(|| {
                said.set(text.clone());
                Timeout::new(STAYS, move || said.set(String::new()))
            });
            move || drop(timeout)
        });
    }
    let live = if props.is_quiet { "off" } else { "polite" };
    html! { <p class="where" aria-live={live} aria-atomic="true">{ (*said).clone() }</p> }
}
