//! The pseudo-code, its running line lit and its variables beside it; and the Rust function that really runs.

use super::lab::Lab;
use super::words::Word;
use crate::lesson::labels;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct CodePaneProps {
    pub lab: Rc<Lab>,
}

#[component]
pub fn CodePane(CodePaneProps { lab }: &CodePaneProps) -> Html {
    let rust = use_state_eq(|| false);
    let pane = use_node_ref();
    let step = lab.shown_step();
    {
        let pane = pane.clone();
        use_effect_with((lab.run.clone(), step), move |_| keep_in_view(&pane));
    }
    let show = |rust_now: bool| {
        let rust = rust.setter();
        Callback::from(move |_: MouseEvent| rust.set(rust_now))
    };
    let say = |word: Word| word.say(lab.lang);
    html! {
        <section class="pane code-pane" ref={pane} tabindex="0" aria-label={say(Word::Code)}>
            <h2>
                <span class="seg">
                    <button class="btn" aria-pressed={(!*rust).to_string()} onclick={show(false)}>{ say(Word::PseudoCode) }</button>
                    <button class="btn" aria-pressed={rust.to_string()} onclick={show(true)}>{ say(Word::Rust) }</button>
                </span>
                if *rust { <small>{ say(Word::SourceNote) }</small> }
            </h2>
            if *rust {
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
    let values = listing.values(&moment, &|node| labels::node(&trace, game, lab.lang, node).text);
    let lit = listing.lit(&moment);
    html! {
        <ol class="code">
            for (index, line) in listing.lines.iter().enumerate() {
                <li aria-current={(lit == Some(index)).then_some("step")}>
                    <span>{ format!("{}{}", "\u{a0}\u{a0}".repeat(usize::from(line.indent)), line.text(lab.lang)) }</span>
                    if let Some(value) = &values[index] { <output>{ value }</output> }
                </li>
            }
        </ol>
    }
}

/// Scrolls the pane, and only the pane, so that the running line stands in its middle.
fn keep_in_view(pane: &NodeRef) {
    let Some(pane) = pane.cast::<HtmlElement>() else { return };
    let Some(line) =
        pane.query_selector("[aria-current]").ok().flatten().and_then(|line: Element| line.dyn_into::<HtmlElement>().ok())
    else {
        return;
    };
    let middle = line.offset_top() - pane.offset_top() - pane.client_height() / 2;
    pane.set_scroll_top(middle.max(0));
}
