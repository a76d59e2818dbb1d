//! The current position in the symbols of the formal definition, folded at first.

use crate::app::state::search::lane::Snapshot;
use crate::lang::words::page;
use crate::recording::formal::formal;
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

/// The properties of the fold.
#[derive(Properties, PartialEq)]
pub struct FormalProps {
    /// The moment.
    pub shown: Snapshot,
}

/// Renders the fold with the position in formal symbols.
#[component]
pub fn Formal(FormalProps { shown }: &FormalProps) -> Html {
    let is_open = use_state(|| false);
    let ontoggle = {
        let is_open = is_open.clone();
        Callback::from(move |event: Event| {
            let fold = event
                .target()
                .and_then(|fold| fold.dyn_into::<Element>().ok());
            is_open.set(fold.is_some_and(|fold| fold.has_attribute("open")));
        })
    };
    let (trace, game, node) = (shown.run.trace(), &shown.run.spec().game, shown.node());
    let name = shown.name(node).text;
    html! {
        <details class="fold formal" {ontoggle}>
            <summary>{ page::FORMALLY.say(shown.lang) }<small>{ name }</small></summary>
            if *is_open {
                <pre>{ formal(game, &trace.path(node), page::BY_CHANCE.say(shown.lang)) }</pre>
            }
        </details>
    }
}
