//! The text of the program, with the line of the function that is called lit.

use crate::app::state::own::Own;
use crate::app::ui::scroll::centre;
use crate::lang::Lang;
use crate::lang::words::check;
use std::rc::Rc;
use yew::prelude::*;

/// The properties of the pane.
#[derive(Properties, PartialEq)]
pub struct ProgramProps {
    /// The run.
    pub own: Rc<Own>,
    /// The language.
    pub lang: Lang,
}

/// Renders the pane.
#[component]
pub fn Program(ProgramProps { own, lang }: &ProgramProps) -> Html {
    let (pane, lit_line) = (use_node_ref(), use_node_ref());
    let lit = own.lit();
    {
        let (pane, lit_line) = (pane.clone(), lit_line.clone());
        use_effect_with(lit, move |_| centre(&pane, &lit_line));
    }
    let source = own.transcript.head.source.as_ref();
    let source = source.filter(|source| !source.text.trim().is_empty());
    html! {
        <section class="pane own-program" tabindex="0" aria-label={check::OWN_SOURCE.say(*lang)} ref={pane}>
            <h2>{ check::OWN_SOURCE.say(*lang) }
                if let Some(source) = source { <small>{ " " }{ &source.name }</small> }
            </h2>
            if let Some(source) = source {
                <ol class="own-lines" lang="en">
                    for (index, line) in source.text.lines().enumerate() {
                        if lit == Some(index) {
                            <li aria-current="step" ref={&lit_line}>{ line }</li>
                        } else {
                            <li>{ line }</li>
                        }
                    }
                </ol>
            } else {
                <p class="note">{ check::OWN_NO_SOURCE.say(*lang) }</p>
            }
        </section>
    }
}
