//! The decision at hand: its question, what can be answered, and after a wrong answer why, with the ways to go on.

use crate::app::state::action::Action;
use crate::app::state::exercise::Solving;
use crate::app::state::exercise::request::Request;
use crate::app::ui::button::press;
use crate::app::ui::context::use_act;
use crate::app::ui::spoken::Spoken;
use crate::exercise::Holds;
use crate::lang::Lang;
use crate::lang::words::solving;
use std::rc::Rc;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The properties of a decision.
#[derive(Properties, PartialEq)]
pub struct DecideProps {
    /// The exercise.
    pub solving: Rc<Solving>,
    /// The language.
    pub lang: Lang,
}

/// Renders the decision that is asked now; nothing if no decision is open.
#[component]
pub fn Decide(DecideProps { solving, lang }: &DecideProps) -> Html {
    let act = use_act::<Action>();
    let (lang, work) = (*lang, solving.work());
    let Some(at) = solving.decision() else {
        return Html::default();
    };
    let entry = &solving.entries()[at];
    let refused = work.refused.as_ref().filter(|(text, _)| !text.is_empty());
    let confirmed = work.confirmed.as_ref().filter(|_| refused.is_none());
    let hint = work.hints.steps.last().map(|step| step.text(lang));
    let choose = |word: &String| {
        let onclick = press(&act, Request::Decide(word.clone()));
        html! { <button class="btn line" {onclick}>{ solving.option(word, lang) }</button> }
    };
    let answers = match &entry.holds {
        Holds::Choice(words) => {
            html! { <p class="moves" key={at}>for word in words { { choose(word) } }</p> }
        }
        _ => html! { <Number key={at} {lang}/> },
    };
    let confirmed = confirmed.map(|text| format!("✓ {}", said(solving, text, lang)));
    let asked = solving.decision_asked(lang);
    let wrong = refused.map(|(text, why)| {
        let why = why.as_ref().map(|why| why.text(lang));
        (format!("✗ {}", said(solving, text, lang)), why)
    });
    let aside = match wrong {
        Some(_) => None,
        None => solving.unread(lang).or(hint),
    };
    let wrong_said = wrong.clone().map(|(text, why)| [Some(text), why]);
    let spoken: Vec<String> = [confirmed.clone(), asked.clone(), aside.clone()]
        .into_iter()
        .chain(wrong_said.into_iter().flatten())
        .flatten()
        .collect();
    html! {
        <>
            <Spoken text={spoken.join(" ")} moment={solving.checks}/>
            <div class="said">
                if let Some(text) = confirmed { <p><b>{ text }</b></p> }
                <p>{ asked }</p>
                if let Some((text, why)) = wrong { <p><b>{ text }</b>{ " " }{ why }</p> }
                if let Some(aside) = aside { <p class="slip">{ aside }</p> }
            </div>
            if refused.is_some() {
                <p class="moves" key="refused">
                    <button class="btn line main" onclick={press(&act, Request::Undo)}>{ solving::TRY_AGAIN.say(lang) }</button>
                    <button class="btn line" onclick={press(&act, Request::GoOn)}>{ solving::NEXT_DECISION.say(lang) }</button>
                </p>
            } else {
                { answers }
            }
        </>
    }
}

/// An answer as it was given.
fn said(solving: &Solving, text: &str, lang: Lang) -> String {
    let is_word = solving.node(text).is_some() || matches!(text, "cut" | "go on");
    if is_word {
        solving.option(text, lang)
    } else {
        text.to_owned()
    }
}

/// The properties of a field for a number.
#[derive(Properties, PartialEq)]
struct NumberProps {
    lang: Lang,
}

/// A field for the number that a decision settles; Enter answers.
#[component]
fn Number(NumberProps { lang }: &NumberProps) -> Html {
    let (act, field) = (use_act::<Action>(), use_node_ref());
    let answer = {
        let field = field.clone();
        Callback::from(move |()| {
            if let Some(field) = field.cast::<HtmlInputElement>() {
                act.emit(Request::Decide(field.value()).into());
                field.set_value("");
            }
        })
    };
    let onclick = answer.reform(|_: MouseEvent| ());
    let onkeydown = Callback::from(move |event: KeyboardEvent| {
        if event.key() == "Enter" && !event.is_composing() {
            event.prevent_default();
            answer.emit(());
        }
    });
    html! {
        <p class="moves">
            <input class="field number" ref={field} type="text" inputmode="text" autocomplete="off" aria-label={solving::VALUE.say(*lang)} {onkeydown}/>
            <button class="btn line main" {onclick}>{ solving::ANSWER_IT.say(*lang) }</button>
        </p>
    }
}
