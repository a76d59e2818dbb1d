//! The pseudo-code, its running line lit and its variables beside it; and the Rust function that really runs.

use crate::app::state::action::{Action, Display};
use crate::app::state::lane::Shown;
use crate::app::ui::button::{choice, press};
use crate::app::ui::context::use_act;
use crate::app::ui::scroll::centre;
use crate::app::words::Word;
use crate::lesson::labels;
use yew::prelude::*;

/// The properties of the pane.
#[derive(Properties, PartialEq)]
pub struct CodeProps {
    /// The moment.
    pub shown: Shown,
    /// Whether the Rust source is shown.
    pub source: bool,
    /// The role of the pane.
    pub role: Option<&'static str>,
}

/// The pane.
#[component]
pub fn Code(props: &CodeProps) -> Html {
    let CodeProps {
        shown,
        source,
        role,
    } = props;
    let act = use_act::<Action>();
    let (pane, lit) = (use_node_ref(), use_node_ref());
    {
        // Only the pane scrolls, so that the running line stands in its middle.
        let (pane, lit) = (pane.clone(), lit.clone());
        use_effect_with((shown.clone(), *source), move |_| centre(&pane, &lit));
    }
    let say = |word: Word| word.say(shown.lang);
    // Pressing the kind of code that is shown already changes nothing.
    let switch = |is_source: bool| {
        if is_source == *source {
            Callback::noop()
        } else {
            press(&act, Display::ToggleSource)
        }
    };
    html! {
        <section class="pane code-pane" tabindex="0" role={*role} aria-label={say(Word::Code)} ref={pane}>
            <h2>
                <span class="seg">
                    { choice(say(Word::PseudoCode), switch(false), !*source) }
                    { choice(say(Word::Rust), switch(true), *source) }
                </span>
                if *source { <small>{ say(Word::SourceNote) }</small> }
            </h2>
            if *source {
                <pre class="source" lang="en">{ shown.run.source() }</pre>
            } else {
                { listing(shown, &lit) }
            }
        </section>
    }
}

fn listing(shown: &Shown, running: &NodeRef) -> Html {
    let trace = shown.run.trace();
    let moment = trace.at(shown.step);
    let listing = shown.run.listing();
    let game = &shown.run.spec().game;
    let name = |node| labels::node(&trace, game, shown.lang, node).text;
    let values = listing.values(&moment, &name);
    let lit = listing.lit(&moment);
    let line = |index: usize| {
        let line = &listing.lines[index];
        let indent = "\u{a0}\u{a0}".repeat(line.indent.into());
        html! {
            <>
                <span>{ format!("{indent}{}", line.text(shown.lang)) }</span>
                if let Some(value) = &values[index] { <output aria-live="off">{ value }</output> }
            </>
        }
    };
    html! {
        <ol class="code">
            for index in 0..listing.lines.len() {
                if lit == Some(index) {
                    <li aria-current="step" ref={running.clone()}>{ line(index) }</li>
                } else {
                    <li>{ line(index) }</li>
                }
            }
        </ol>
    }
}
