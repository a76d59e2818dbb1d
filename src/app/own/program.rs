//! The text of the program, with the line lit that makes the call of the step; in the editor, if the program ran there.

use crate::app::panes::editor::Editor;
use crate::app::state::action::Action;
use crate::app::state::own::program::Told;
use crate::app::state::own::{Own, Request};
use crate::app::state::page::Place;
use crate::app::ui::button::press;
use crate::app::ui::context::use_act;
use crate::app::ui::listing::listing;
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
    /// How the last run of the program in the editor went.
    pub told: Rc<Told>,
    /// Where the page stands: only one of its own runs programs.
    pub place: Place,
    /// The code of the exercise for which the program is written, if it is for one.
    pub exercise: Option<AttrValue>,
    /// The language.
    pub lang: Lang,
}

/// Renders the pane.
#[component]
pub fn Program(
    ProgramProps {
        own,
        told,
        place,
        exercise,
        lang,
    }: &ProgramProps,
) -> Html {
    let act = use_act::<Action>();
    let (pane, lit_line) = (use_node_ref(), use_node_ref());
    let lit = own.lit();
    {
        let (pane, lit_line) = (pane.clone(), lit_line.clone());
        use_effect_with(lit, move |_| centre(&pane, &lit_line));
    }
    if own.is_edited {
        let game = own.lane.run.spec().game.clone();
        return html! {
            <section role={place.role()} class="pane own-program your-code" aria-label={check::CODE_YOURS.say(*lang)}>
                <Editor told={Rc::clone(told)} {lit} {game} {exercise} lang={*lang}/>
            </section>
        };
    }
    let source = own.transcript.head.source.as_ref();
    let source = source.filter(|source| !source.text.trim().is_empty());
    html! {
        <section role={place.role()} class="pane own-program" tabindex="0" aria-label={check::OWN_SOURCE.say(*lang)} ref={pane}>
            <h2>{ check::OWN_SOURCE.say(*lang) }
                if let Some(source) = source { <small>{ " " }{ &source.name }</small> }
            </h2>
            if let Some(source) = source.filter(|source| *place == Place::Page && source.language == "python") {
                <p class="moves"><button class="btn line" data-code="put" data-program={source.text.clone()} onclick={press(&act, Request::Edit)}>{ check::CODE_EDIT.say(*lang) }</button></p>
            }
            if let Some(source) = source {
                { listing(&source.text, lit, &lit_line) }
            } else {
                <p class="note">{ check::OWN_NO_SOURCE.say(*lang) }</p>
            }
        </section>
    }
}
