//! The pseudo-code, its running line lit and its variables beside it; and the Rust function that really runs.

use super::action::Action;
use super::button::{choice, press};
use super::lab::Lab;
use super::markup::html;
use super::words::Word;
use crate::lesson::labels;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// The pane.
pub fn code_pane(lab: &Lab, act: &Callback<Action>) -> Html {
    let say = |word: Word| word.say(lab.lang);
    html! {
        <section class="pane code-pane" tabindex="0" role={lab.region} aria-label={say(Word::Code)}>
            <h2>
                <span class="seg">
                    { choice(say(Word::PseudoCode), press(act, Action::Source(false)), !lab.source) }
                    { choice(say(Word::Rust), press(act, Action::Source(true)), lab.source) }
                </span>
                if lab.source { <small>{ say(Word::SourceNote) }</small> }
            </h2>
            if lab.source {
                <pre class="source" lang="en">{ lab.run.source() }</pre>
            } else {
                { listing(lab) }
            }
        </section>
    }
}

fn listing(lab: &Lab) -> Html {
    let trace = lab.run.trace();
    let moment = trace.at(lab.shown_step());
    let listing = lab.run.listing();
    let game = &lab.run.spec().game;
    let values = listing.values(&moment, &|node| {
        labels::node(&trace, game, lab.lang, node).text
    });
    let lit = listing.lit(&moment);
    html! {
        <ol class="code">
            for (index, line) in listing.lines.iter().enumerate() {
                <li aria-current={(lit == Some(index)).then_some("step")}>
                    <span>{ format!("{}{}", "\u{a0}\u{a0}".repeat(usize::from(line.indent)), line.text(lab.lang)) }</span>
                    if let Some(value) = &values[index] { <output aria-live="off">{ value }</output> }
                </li>
            }
        </ol>
    }
}

/// Scrolls the pane, and only the pane, so that the running line stands in its middle. `root` holds all panes.
pub fn keep_in_view(root: &Element) {
    let found = |selector: &str| {
        root.query_selector(selector)
            .ok()
            .flatten()?
            .dyn_into::<HtmlElement>()
            .ok()
    };
    for (pane, line) in [
        (".code-pane", ".code [aria-current]"),
        (".played", ".played [aria-current]"),
    ] {
        if let (Some(pane), Some(line)) = (found(pane), found(line)) {
            let middle = line.offset_top() - pane.offset_top() - pane.client_height() / 2;
            pane.set_scroll_top(middle.max(0));
        }
    }
}
