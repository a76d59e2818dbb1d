//! The question whether the solution is to be shown, in place of the button that asked for it.

use crate::app::state::action::Action;
use crate::app::state::exercise::request::Request;
use crate::app::ui::button::press;
use crate::app::ui::context::{use_act, use_lang};
use crate::lang::words::solving;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The properties of the question.
#[derive(Debug, Properties, PartialEq)]
pub struct AskProps {
    /// Whether all tries were used.
    pub is_spent: bool,
}

/// Renders the question whether to show the solution. It takes the focus, because the button that had the focus is gone.
#[component]
pub fn AskSolution(AskProps { is_spent }: &AskProps) -> Html {
    let (act, lang) = (use_act::<Action>(), use_lang());
    let question = use_node_ref();
    let shown = question.clone();
    use_effect_with((), move |()| {
        if let Some(question) = shown.cast::<HtmlElement>() {
            // It has just been drawn, so it takes the focus.
            let _ = question.focus();
        }
    });
    html! {
        <div ref={question} class="said" role="group" tabindex="-1" aria-label={solving::SHOW_SOLUTION.say(lang)}>
            <p>{ solving::ASK_SOLUTION.say(lang) }</p>
            <p class="moves">
                <button class="btn line" onclick={press(&act, Request::Solution)}>{ solving::YES_SHOW.say(lang) }</button>
                <button class="btn line" onclick={press(&act, Request::Ask(false))}>{ if *is_spent { solving::NOT_NOW } else { solving::KEEP_TRYING }.say(lang) }</button>
            </p>
        </div>
    }
}
