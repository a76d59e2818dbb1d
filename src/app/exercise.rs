//! The page while an exercise is solved: the question, the tree as the field of the answer, what is said of it, and the questions,
//! rules and hints beside.

mod ask;
pub mod attend;
mod bar;
mod build;
mod class;
mod decide;
mod field;
mod focus;
mod judged;
mod list;
mod mark;
mod marks;
mod notes;
mod number;
mod order;
mod pair;
mod places;
mod program;
mod rect;
mod side;
mod tree;

use super::panes::why::Message;
use super::state::exercise::Solving;
use super::state::exercise::builder::Builder;
use super::state::exercise::class::Class;
use super::state::own::program::Told;
use super::state::page::{Notice, Place};
use crate::app::state::link;
use crate::exercise::{Sheet, rules};
use crate::lang::words::solving;
use crate::lang::{Lang, Say};
use crate::text::decimal::fixed;
use ask::AskSolution;
use bar::Bar;
use build::Build;
use class::Room;
use decide::Decide;
use judged::Judged;
use program::Program;
use side::Side;
use std::rc::Rc;
use tree::Answer;
use yew::prelude::*;

/// Writes points with at most two decimals.
fn points(points: f64) -> String {
    let text = fixed(points, 2);
    let short = text.trim_end_matches('0').trim_end_matches('.');
    if short.is_empty() { "0" } else { short }.to_owned()
}

/// The letter of a question, where there are several.
fn letter(solving: &Solving, part: usize) -> Option<String> {
    let letter = char::from_u32('a' as u32 + part as u32)?;
    (solving.works.len() > 1).then(|| letter.to_string())
}

/// The link to the list in the notes, which stand beside a page of its own.
fn all_exercises(place: Place, lang: Lang) -> Html {
    let list = link::notes("exercises.html", lang);
    html! {
        if place == Place::Page {
            <p class="moves"><a class="btn line" href={list}>{ solving::ALL_EXERCISES.say(lang) }</a></p>
        }
    }
}

/// The properties of the exercise.
#[derive(Debug, Properties, PartialEq)]
pub struct ExerciseProps {
    /// The exercise.
    pub solving: Rc<Solving>,
    /// The language.
    pub lang: Lang,
    /// Where the page stands.
    pub place: Place,
    /// The exercises among which it was picked.
    pub sheet: Option<Rc<Sheet>>,
    /// The exercise that is being made, if it is.
    pub builder: Option<Rc<Builder>>,
    /// The exercises that are collected.
    pub collected: Option<Rc<Sheet>>,
    /// The room of the lecturer, if it is shown.
    pub class: Option<Rc<Class>>,
    /// The notice of the page.
    pub notice: Option<Notice>,
    /// How the last run of the program in the editor went.
    pub told: Rc<Told>,
}

/// Renders the exercise, which takes the place of the search.
#[component]
pub fn Exercise(props: &ExerciseProps) -> Html {
    let ExerciseProps {
        solving,
        sheet,
        lang,
        place,
        builder,
        collected,
        class,
        notice,
        told,
    } = props;
    let (lang, place) = (*lang, *place);
    let heading = focus::use_focus(solving);
    if let Some(class) = class {
        return html! { <Room class={Rc::clone(class)} {lang} {place}/> };
    }
    let role = place.role();
    let worth = solving.question().points;
    let points = if worth == 1.0 {
        solving::ONE_POINT.say(lang).to_owned()
    } else {
        let points = points(worth);
        solving::Points { points }.say(lang)
    };
    html! {
        <>
            <section class="asked" {role} aria-label={solving::EXERCISE.say(lang)}>
                if let Some(lead) = solving.lead(lang) { <p class="lead">{ lead }</p> }
                <h2 ref={heading} tabindex="-1">
                    if let Some(letter) = letter(solving, solving.part) { <span class="letter">{ letter }</span> }
                    <span>{ solving.asked_in(solving.part, lang) }</span>
                    <small>{ points }</small>
                </h2>
                <p class="soft">{ solving.how(lang) }</p>
                // In notes everything that an answer depends on stands above the tree.
                if place == Place::Embed { <p class="soft rules">{ rules(&solving.variant.instance, lang).join(" ") }</p> }
                <Message notice={notice.clone()} offers_example={false}/>
            </section>
            if solving.question().ask.is_program() {
                <Program solving={Rc::clone(solving)} told={Rc::clone(told)} {lang} {place}/>
            } else {
                <Answer solving={Rc::clone(solving)} {lang} {role}/>
            }
            <section class="judged" {role} aria-label={solving::ANSWER.say(lang)}>
                if solving.decision().is_some() {
                    <Decide solving={Rc::clone(solving)} {lang}/>
                } else {
                    <Judged solving={Rc::clone(solving)} {lang}/>
                }
                if solving.is_asking { <AskSolution is_spent={solving.is_spent(solving.part)}/> }
            </section>
            if place == Place::Embed { <Bar solving={Rc::clone(solving)} {lang} {role}/> }
            if let Some(builder) = builder.as_ref().filter(|builder| builder.is_open) {
                <Build builder={Rc::clone(builder)} collected={collected.clone()} fields={solving.fields()} nodes={solving.variant.instance.trace.size()} {lang} {place}/>
            } else {
                <Side solving={Rc::clone(solving)} sheet={sheet.clone()} {lang} {place} is_made={builder.is_some()}/>
            }
            if place != Place::Embed { <Bar solving={Rc::clone(solving)} {lang} {role}/> }
        </>
    }
}
