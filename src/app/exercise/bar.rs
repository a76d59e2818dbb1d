//! The buttons below the tree: what the student does next, and which try this is.

use crate::app::state::action::Action;
use crate::app::state::exercise::Solving;
use crate::app::state::exercise::hint::STEPS;
use crate::app::state::exercise::request::Request;
use crate::app::ui::button::press;
use crate::app::ui::context::use_act;
use crate::app::ui::icons::{self, icon};
use crate::exercise::Ask;
use crate::lang::words::solving;
use crate::lang::{Lang, Say, Text};
use std::rc::Rc;
use yew::prelude::*;

/// The properties of the bar.
#[derive(Properties, PartialEq)]
pub struct BarProps {
    /// The exercise.
    pub solving: Rc<Solving>,
    /// The language.
    pub lang: Lang,
    /// Its role.
    pub role: Option<&'static str>,
}

/// Renders the bar with the buttons below the tree.
#[component]
pub fn Bar(
    BarProps {
        solving,
        lang,
        role,
    }: &BarProps,
) -> Html {
    let act = use_act::<Action>();
    let (lang, work) = (*lang, solving.work());
    let say = |word: Text| word.say(lang);
    let is_over = solving.is_over(solving.part);
    let is_next = solving.question().ask == Ask::Next;
    let is_program = solving.question().ask.is_program();
    // A button that can do nothing keeps the focus.
    let button = |word: &str, class: &'static str, request: Request, can: bool| {
        let onclick = press(&act, request);
        let disabled = (!can).then_some("true");
        html! { <button {class} {onclick} aria-disabled={disabled}>{ word }</button> }
    };
    let another = if solving.is_varied() {
        solving::ANOTHER
    } else {
        solving::BEGIN_AGAIN
    };
    let main = match solving.next_part() {
        Some(part) if is_over => button(
            say(solving::NEXT_QUESTION),
            "btn line main",
            Request::Part(part),
            true,
        ),
        _ if is_over => button(say(another), "btn line main", Request::Another, true),
        // A program is run and checked beside its text.
        _ if is_next || is_program => Html::default(),
        _ if work.grade.is_some() => button(
            say(solving::TRY_AGAIN),
            "btn line main",
            Request::Again,
            true,
        ),
        _ => button(
            say(solving::CHECK),
            "btn line main",
            Request::Check,
            solving.can_check(),
        ),
    };
    let hint = {
        let at = (work.hints.steps.len() + 1).min(STEPS);
        solving::HintAt { at, all: STEPS }.say(lang)
    };
    let marked = work.draft.values().filter(|text| *text == "cut").count() as u64;
    let is_cut = matches!(solving.question().ask, Ask::Cut { .. });
    html! {
        <section class="task-bar" role={*role} aria-label={say(solving::BAR)}>
            { main }
            if !is_over && !is_program {
                { button(&hint, "btn line", Request::Hint, solving.can_hint()) }
                if !is_next {
                    <button class="btn" onclick={press(&act, Request::Undo)} aria-disabled={(!work.can_undo()).then_some("true")}>
                        { icon(icons::UNDO) }{ say(solving::UNDO) }
                    </button>
                    { button(say(solving::CLEAR), "btn", Request::Clear, !work.draft.is_empty()) }
                }
            }
            if !work.is_solved && work.solution.is_none() && !solving.is_asking {
                { button(say(solving::SHOW_SOLUTION), "btn line solve", Request::Ask(true), true) }
            }
            if is_over && solving.next_part().is_some() {
                { button(say(another), "btn", Request::Another, true) }
            }
            <span class="status">
                if is_cut && !is_over { <span>{ solving::MarkedLeaves { count: marked }.say(lang) }</span> }
                { tries(solving, lang) }
            </span>
        </section>
    }
}

/// The tries as dots, filled where they are used, with the number in words.
fn tries(solving: &Solving, lang: Lang) -> Html {
    let work = solving.work();
    if solving.question().ask == Ask::Next {
        let (at, all) = (solving.decision(), solving.entries().len() as u64);
        let text = match at {
            Some(at) => solving::DecisionAt {
                at: at as u64 + 1,
                all,
            }
            .say(lang),
            None => solving::Decided { all }.say(lang),
        };
        return html! { <span>{ text }</span> };
    }
    if work.is_solved {
        return html! { <span>{ solving::SOLVED.say(lang) }</span> };
    }
    if work.solution.is_some() {
        return Html::default();
    }
    let all = solving.exercise().attempts;
    let dots: String = (0..all.min(10))
        .map(|at| if at < work.tries { '●' } else { '○' })
        .collect();
    // After a check the try that was graded is still the one at hand, until the next is begun; a program is written on at once.
    let is_graded = work.grade.is_some() && work.tries > 0 && !solving.question().ask.is_program();
    let at = if is_graded {
        work.tries
    } else {
        work.tries + 1
    }
    .min(all);
    html! { <><span class="dots" aria-hidden="true">{ dots }</span><span>{ solving::TryAt { at, all }.say(lang) }</span></> }
}
