//! The position that is looked at, in the symbols of the formal definition; folded away until somebody asks.

use super::lab::Lab;
use super::markup::html;
use super::words::Word;
use crate::lesson::labels;
use crate::recording::formal::formal as formal_text;
use yew::prelude::*;

/// The fold.
pub fn formal(lab: &Lab) -> Html {
    let trace = lab.run.trace();
    let node = lab
        .selected
        .unwrap_or_else(|| trace.at(lab.shown_step()).subject());
    let game = &lab.run.spec().game;
    let text = formal_text(game, &trace.path(node), Word::ByChance.say(lab.lang));
    html! {
        <details class="fold formal">
            <summary>{ Word::Formally.say(lab.lang) }<small>{ labels::node(&trace, game, lab.lang, node).text }</small></summary>
            <pre>{ text }</pre>
        </details>
    }
}
