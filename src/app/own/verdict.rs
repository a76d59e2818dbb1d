//! What was found: the verdict, the first difference, and as questions what could be behind it.

use crate::app::state::action::Action;
use crate::app::state::own::{Own, Request};
use crate::app::state::page::Notice;
use crate::app::ui::button::press;
use crate::app::ui::context::use_act;
use crate::check::Kind;
use crate::lang::words::check;
use crate::lang::{Lang, Say};
use std::rc::Rc;
use yew::prelude::*;

/// The properties of the pane.
#[derive(Properties, PartialEq)]
pub struct FoundProps {
    /// The run.
    pub own: Rc<Own>,
    /// What is told besides: that another file was refused.
    pub notice: Option<Notice>,
    /// The language.
    pub lang: Lang,
}

/// Renders the pane.
#[component]
pub fn Found(FoundProps { own, notice, lang }: &FoundProps) -> Html {
    let lang = *lang;
    let act = use_act::<Action>();
    let (verdict, transcript) = (&own.verdict, &own.transcript);
    let told = notice.as_ref().and_then(|notice| match notice {
        Notice::Told(told) => Some(told.clone()),
        _ => None,
    });
    let answer = match verdict.is_right {
        Some(true) if verdict.kind == Kind::Differs => Some(check::OWN_RIGHT),
        Some(false) => Some(check::OWN_WRONG),
        _ => None,
    };
    html! {
        <section class="pane own-verdict" tabindex="0" aria-label={check::OWN_VERDICT.say(lang)}>
            if let Some(told) = told { <p class="refused" role="alert">{ told }</p> }
            <h2 class="own-title">{ verdict.kind.title(lang) }</h2>
            <p>{ verdict.sentence(transcript, lang) }
                if let Some(answer) = answer { { " " }{ answer.say(lang) } }
            </p>
            if let Some(first) = verdict.first() {
                <h3>{
                    if verdict.mcts.is_some() {
                        check::OwnFirstIteration { iteration: first.visit, line: first.line }.say(lang)
                    } else {
                        check::OwnFirst { call: verdict.call(transcript, first), line: first.line }.say(lang)
                    }
                }</h3>
                <p class="own-rule">{ first.rule.sentence(lang) }</p>
                <table class="own-pair">
                    <tr><th scope="row">{ check::OWN_EXPECTED.say(lang) }</th><td>{ verdict.is(&first.expected, first, lang) }</td></tr>
                    <tr><th scope="row">{ check::OWN_GOT.say(lang) }</th><td><b>{ verdict.is(&first.got, first, lang) }</b></td></tr>
                </table>
                <p class="moves"><button class="btn main" onclick={press(&act, Request::There)} aria-keyshortcuts="d">{ "≠ " }{ check::OWN_THERE.say(lang) }</button></p>
                if !verdict.slips.is_empty() {
                    <h3>{ check::OWN_COULD_BE.say(lang) }</h3>
                    <ul class="own-slips">
                        for slip in &verdict.slips { <li>{ slip.said.say(lang) }</li> }
                    </ul>
                }
            }
            if own.has_book() {
                <p class="moves"><button class="btn line" onclick={press(&act, Request::Beside)} aria-pressed={own.book.is_some().to_string()} aria-keyshortcuts="b">{ check::OWN_BESIDE.say(lang) }</button></p>
            }
            for limit in verdict.limits(transcript, lang) { <p class="note">{ limit }</p> }
            <p class="note">{ check::OWN_CHECKED_HERE.say(lang) }</p>
            <p class="moves"><button class="btn line" onclick={press(&act, Request::Leave)}>{ check::OWN_LEAVE.say(lang) }</button></p>
        </section>
    }
}
