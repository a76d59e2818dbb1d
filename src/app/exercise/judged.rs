//! What is said of the answer: how much of it is right, why the first wrong place is wrong, which misconception explains all of it;
//! before that the last hint.

use super::points;
use crate::app::state::exercise::Solving;
use crate::exercise::Grade;
use crate::lang::words::solving;
use crate::lang::{Lang, Say};
use std::rc::Rc;
use web_sys::{Element, ScrollIntoViewOptions, ScrollLogicalPosition};
use yew::prelude::*;

/// The properties of what is said.
#[derive(Properties, PartialEq)]
pub struct JudgedProps {
    /// The exercise.
    pub solving: Rc<Solving>,
    /// The language.
    pub lang: Lang,
}

/// How much is right of the fields that count, in fields.
fn count(grade: &Grade) -> (f64, usize) {
    let counted = || grade.parts.iter().filter(|part| part.counts());
    (counted().map(|part| part.right).sum(), counted().count())
}

/// Renders what is said of the answer. Screen readers read it out when it changes.
#[component]
pub fn Judged(JudgedProps { solving, lang }: &JudgedProps) -> Html {
    let (lang, work) = (*lang, solving.work());
    let slip = work
        .grade
        .as_ref()
        .filter(|_| !work.is_solved)
        .and_then(|grade| grade.slip);
    let hint = work
        .hints
        .steps
        .last()
        .map(|step| step.text(lang).to_owned())
        .filter(|_| work.grade.is_none());
    let told = (
        solving.checks,
        work.hints.all,
        work.solution.is_some(),
        work.was_asked,
    );
    let said = use_in_view(solving.part, (told, work.unread.clone()));
    let shown = if solving.is_varied() {
        solving::SOLUTION_SHOWN
    } else {
        solving::SOLUTION_ALONE
    };
    let is_cut_right = work.is_solved && slip.is_none();
    html! {
        <div ref={said} class="said" aria-live="polite" aria-atomic="true">
            if work.solution.is_some() {
                <span class="tag">{ solving::SOLUTION_IS.say(lang) }</span>
                <p>{ shown.say(lang) }</p>
            } else if let Some(unread) = solving.unread(lang) {
                <p class="slip">{ unread }</p>
            } else if let Some(asked) = solving.asked(lang) {
                <p>{ asked }</p>
            } else if let (Some(grade), Some(said)) = (&work.grade, solving.judged(lang)) {
                <span class="tag">
                    if is_cut_right { { "✓ " } }
                    { tag(grade, lang) }
                </span>
                <div>
                    <p>{ said }</p>
                    if let Some(slip) = slip { <p class="slip">{ slip.said.say(lang) }</p> }
                </div>
            } else if let Some(hint) = hint {
                <span class="tag">{ solving::HINT.say(lang) }</span>
                <p>{ hint }</p>
            } else if work.first.is_none() && work.tries == 0 {
                <p class="soft">{ solving::FIRST_COUNTS.say(lang) }</p>
            }
        </div>
    }
}

/// Scrolls what is said of a question into view when it changes: on a phone it may stand below all fields.
#[hook]
fn use_in_view<T: PartialEq + 'static>(part: usize, told: T) -> NodeRef {
    let said = use_node_ref();
    let (shown, before) = (said.clone(), use_mut_ref(|| None));
    use_effect_with((part, told), move |(part, _)| {
        let is_new = before.replace(Some(*part)) == Some(*part);
        if let Some(shown) = shown.cast::<Element>().filter(|_| is_new) {
            let options = ScrollIntoViewOptions::new();
            options.set_block(ScrollLogicalPosition::Nearest);
            shown.scroll_into_view_with_scroll_into_view_options(&options);
        }
    });
    said
}

fn tag(grade: &Grade, lang: Lang) -> String {
    match count(grade) {
        // The right answer is empty, and so is the student's.
        (_, 0) => String::new(),
        (right, all) => {
            let (right, all) = (points(right), all as u64);
            solving::RightOf { right, all }.say(lang)
        }
    }
}
