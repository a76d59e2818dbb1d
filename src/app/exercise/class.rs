//! The room of a lecturer: sheets with keys, quizzes and packages of the exercises that are open, and the marks of what comes back.

mod hand_out;
mod mark;

use crate::app::state::action::Action;
use crate::app::state::exercise::class::{Class, Request as Asked, Told};
use crate::app::state::exercise::request::Request;
use crate::app::state::page::Place;
use crate::app::ui::button::press;
use crate::app::ui::context::use_act;
use crate::app::ui::focus::use_focus_at_first;
use crate::lang::words::class;
use crate::lang::{Lang, Say};
use hand_out::HandOut;
use mark::Mark;
use std::rc::Rc;
use yew::prelude::*;

/// The properties of the room.
#[derive(Properties, PartialEq)]
pub struct RoomProps {
    /// The room.
    pub class: Rc<Class>,
    /// The language.
    pub lang: Lang,
    /// Where the page stands.
    pub place: Place,
}

/// Asks something of the room.
fn ask(request: Asked) -> Action {
    Request::Class(request).into()
}

/// Draws what is told.
fn told(told: Option<&Told>, lang: Lang) -> Html {
    let said = told.map(|told| match told {
        Told::Refused(refusal) => refusal.say(lang),
        Told::Failed(failure) => failure.say(lang),
        Told::NoElement => class::NO_ELEMENT.say(lang).to_owned(),
    });
    html! { if let Some(said) = said { <p class="refused" role="alert">{ said }</p> } }
}

/// Renders the room, which takes the place of the exercise.
#[component]
pub fn Room(RoomProps { class, lang, place }: &RoomProps) -> Html {
    let act = use_act::<Action>();
    let room = use_focus_at_first(true);
    let lang = *lang;
    let count = class.sheet.exercises.len() as u64;
    let points: f64 = class
        .sheet
        .exercises
        .iter()
        .flat_map(|one| &one.ask)
        .map(|question| question.points)
        .sum();
    let points = super::points(points);
    html! {
        <section ref={room} class="class-room" tabindex="0" role={place.role()} aria-label={class::ROOM.say(lang)}>
            <header>
                <button class="btn line" onclick={press(&act, ask(Asked::Leave))}>{ "← " }{ class::LEAVE.say(lang) }</button>
                <h2>{ class.sheet.heading(lang) }<small>{ class::Counted { count, points }.say(lang) }</small></h2>
            </header>
            <HandOut class={Rc::clone(class)} {lang}/>
            <Mark class={Rc::clone(class)} {lang}/>
            if class.work.is_some() { <p class="working" role="status">{ class::WORKING.say(lang) }</p> }
        </section>
    }
}
