//! The page while an exercise is solved: the question, the tree as the field of the answer, what is said of it, and the questions,
//! rules and hints beside.

mod bar;
mod build;
mod decide;
mod field;
mod judged;
mod list;
mod mark;
mod marks;
mod notes;
mod number;
mod order;
mod places;
mod side;
mod tree;

use super::panes::why::Message;
use super::state::builder::Builder;
use super::state::exercise::Solving;
use super::state::lab::Notice;
use crate::exercise::Sheet;
use crate::lang::words::solving;
use crate::lang::{Lang, Say};
use crate::text::decimal::fixed;
use bar::Bar;
use build::Build;
use decide::Decide;
use judged::Judged;
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

/// The properties of the exercise.
#[derive(Properties, PartialEq)]
pub struct ExerciseProps {
    /// The exercise.
    pub solving: Rc<Solving>,
    /// The language.
    pub lang: Lang,
    /// The role of a part of it.
    pub role: Option<&'static str>,
    /// The exercises among which it was picked.
    pub sheet: Option<Rc<Sheet>>,
    /// The exercise that is being made, if it is.
    pub builder: Option<Rc<Builder>>,
    /// The notice of the page.
    pub notice: Option<Notice>,
}

/// The exercise in place of the search.
#[component]
pub fn Exercise(props: &ExerciseProps) -> Html {
    let ExerciseProps {
        solving,
        sheet,
        lang,
        role,
        builder,
        notice,
    } = props;
    let lang = *lang;
    let worth = solving.question().points;
    let points = if worth == 1.0 {
        solving::ONE_POINT.say(lang).to_owned()
    } else {
        let points = points(worth);
        solving::Points { points }.say(lang)
    };
    html! {
        <>
            <section class="asked" role={*role} aria-label={solving::EXERCISE.say(lang)}>
                <h2>
                    if let Some(letter) = letter(solving, solving.part) { <span class="letter">{ letter }</span> }
                    <span>{ solving.asked(lang) }</span>
                    <small>{ points }</small>
                </h2>
                <p class="soft">{ solving.how(lang) }</p>
                <Message notice={notice.clone()} offers_example={false}/>
            </section>
            <Answer solving={Rc::clone(solving)} {lang} role={*role}/>
            <section class="judged" role={*role} aria-label={solving::ANSWER.say(lang)}>
                if solving.decision().is_some() {
                    <Decide solving={Rc::clone(solving)} {lang}/>
                } else {
                    <Judged solving={Rc::clone(solving)} {lang}/>
                }
            </section>
            if let Some(builder) = builder {
                <Build builder={Rc::clone(builder)} {lang} role={*role}/>
            } else {
                <Side solving={Rc::clone(solving)} sheet={sheet.clone()} {lang} role={*role}/>
            }
            <Bar solving={Rc::clone(solving)} {lang} role={*role}/>
        </>
    }
}
