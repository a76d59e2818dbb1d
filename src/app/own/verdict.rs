//! What was found: the verdict, the first difference, and as questions what could be behind it.

use crate::app::panes::position::FILES;
use crate::app::state::action::Action;
use crate::app::state::exercise::request::Request as Exercise;
use crate::app::state::own::elsewhere::{Elsewhere, Small};
use crate::app::state::own::{Own, Request};
use crate::app::state::page::Notice;
use crate::app::ui::button::{around, press};
use crate::app::ui::context::use_act;
use crate::app::ui::count::grouped;
use crate::check::Kind;
use crate::lang::words::check;
use crate::lang::{Lang, Say};
use std::rc::Rc;
use web_sys::{ScrollIntoViewOptions, ScrollLogicalPosition};
use yew::prelude::*;

/// The properties of the pane.
#[derive(Properties, PartialEq)]
pub struct FoundProps {
    /// The run.
    pub own: Rc<Own>,
    /// What is told besides: that another file was refused.
    pub notice: Option<Notice>,
    /// Whether the program is written for an exercise, to which one goes back.
    pub is_of_exercise: bool,
    /// Whether that exercise asks for the trees on which a wrong line shows.
    pub is_asked: bool,
    /// Its role.
    pub role: Option<&'static str>,
    /// The language.
    pub lang: Lang,
}

/// Renders the pane.
#[component]
pub fn Found(
    FoundProps {
        own,
        notice,
        is_of_exercise,
        is_asked,
        role,
        lang,
    }: &FoundProps,
) -> Html {
    let lang = *lang;
    let act = use_act::<Action>();
    let (verdict, transcript) = (&own.verdict, &own.transcript);
    let told = notice.as_ref().and_then(|notice| match notice {
        Notice::Told(told) => Some(told.clone()),
        _ => None,
    });
    let small = own.elsewhere.as_ref().filter(|_| !*is_asked);
    let small = small.and_then(|it| it.smallest.as_ref());
    let answer = match verdict.is_right {
        Some(true) if verdict.kind == Kind::Differs => Some(check::OWN_RIGHT),
        Some(false) => Some(check::OWN_WRONG),
        _ => None,
    };
    html! {
        <section class="pane own-verdict" role={*role} tabindex="0" aria-label={check::OWN_VERDICT.say(lang)}>
            if let Some(told) = told { <p class="refused" role="alert">{ told }</p> }
            if *is_of_exercise {
                <p class="moves"><button class="btn line" onclick={press(&act, Exercise::Show)}>{ "← " }{ check::CODE_EXERCISE.say(lang) }</button></p>
            }
            if let Some(back) = &own.own_tree {
                <p class="moves"><button class="btn line" onclick={press(&act, Request::Back)}>{ "← " }{ check::OWN_BACK.say(lang) }</button></p>
                <p class="note">{ check::OwnOnSmall { calls: back.transcript.calls.len() as u32 }.say(lang) }</p>
            }
            <h2 class="own-title">{
                if small.is_some() && verdict.kind == Kind::Same { check::OWN_SAME_HERE_ONLY.say(lang) } else { verdict.kind.title(lang) }
            }</h2>
            <p>{ verdict.sentence(transcript, lang) }
                if let Some(answer) = answer { { " " }{ answer.say(lang) } }
            </p>
            if let Some(tree) = own.other_tree() { <p class="note">{ check::OwnOtherTree { tree }.say(lang) }</p> }
            if let Some(first) = verdict.first() {
                <h3>{
                    if verdict.mcts.is_some() {
                        check::OwnFirstIteration { iteration: first.visit }.say(lang)
                    } else {
                        let call = verdict.call(transcript, first);
                        match own.first_node(lang) {
                            Some(node) if own.goes_on() => check::OwnFirstBelow { call, node }.say(lang),
                            Some(node) => check::OwnFirstAt { call, node }.say(lang),
                            None => check::OwnFirst { call }.say(lang),
                        }
                    }
                }</h3>
                <p class="own-rule">{ first.rule.sentence(lang) }</p>
                <table class="own-pair">
                    <tr><th scope="row">{ check::OWN_EXPECTED.say(lang) }</th><td>{ verdict.is(&first.expected, first, lang) }</td></tr>
                    <tr><th scope="row">{ check::OWN_GOT.say(lang) }</th><td><b>{ verdict.is(&first.got, first, lang) }</b></td></tr>
                </table>
                <p class="moves"><button class="btn main" onclick={press_and_see(&act, Request::There)} aria-keyshortcuts="d">{ "≠ " }{ check::OWN_THERE.say(lang) }</button></p>
                if !verdict.slips.is_empty() {
                    <h3>{ check::OWN_COULD_BE.say(lang) }</h3>
                    <ul class="own-slips">
                        for found in &verdict.slips { <li>{ found.question(lang) }</li> }
                    </ul>
                }
                if let Some(line) = own.comparing_line() { <p class="note">{ check::OwnCompares { line }.say(lang) }</p> }
            }
            if let Some([yours, book]) = own.counts {
                <table class="own-counts" aria-label={check::OWN_COUNTS.say(lang)}>
                    <tr><th scope="col">{ check::OWN_YOU.say(lang) }</th><td></td><th scope="col">{ check::OWN_EXPECTED.say(lang) }</th></tr>
                    for (index, word) in [(0, check::OWN_LEAVES), (1, check::OWN_CALLS)] {
                        <tr><td><b>{ grouped(yours[index].into()) }</b></td><th scope="row">{ word.say(lang) }</th><td>{ grouped(book[index].into()) }</td></tr>
                    }
                </table>
                if own.extra.is_some() {
                    <p class="moves"><button class="btn line" onclick={press_and_see(&act, Request::Extra)}>{ "■ " }{ check::OWN_EXTRA.say(lang) }</button></p>
                }
            }
            if own.is_there() && own.lit().is_some() { <p class="note">{ check::OWN_LIT_CALLS.say(lang) }</p> }
            if let Some(elsewhere) = own.elsewhere.as_ref().filter(|_| !*is_asked) { { tried(elsewhere, verdict.kind, lang, &act) } }
            if own.has_book() {
                <p class="moves"><button class="btn line" onclick={press_and_see(&act, Request::Beside)} aria-pressed={own.is_beside.to_string()} aria-keyshortcuts="b">{
                    if own.is_beside && own.is_edited { check::OWN_BESIDE_OFF.say(lang) } else { check::OWN_BESIDE.say(lang) }
                }</button></p>
            }
            for limit in verdict.limits(transcript, lang) { <p class="note">{ limit }</p> }
            if let Some(first) = verdict.first().filter(|_| !own.is_edited) { <p class="note">{ check::OwnRecordLine { line: first.line }.say(lang) }</p> }
            <p class="note">{ check::OWN_CHECKED_HERE.say(lang) }</p>
            <p class="moves"><button class="btn line" onclick={press(&act, Request::Leave)}>{ check::OWN_LEAVE.say(lang) }</button>
                // The page reads the file, as it does one that is dropped on it.
                <label class="btn line open-file">{ check::OWN_OPEN.say(lang) }<input type="file" accept={FILES} aria-label={check::OWN_OPEN.say(lang)}/></label>
            </p>
        </section>
    }
}

/// What the same program did on other trees: where its own run is right, this comes first.
fn tried(
    Elsewhere { count, smallest }: &Elsewhere,
    kind: Kind,
    lang: Lang,
    act: &Callback<Action>,
) -> Html {
    let show = press_and_see(act, Request::Smallest);
    match smallest {
        Some(Small { tree, .. }) if kind == Kind::Same => html! {
            <>
                <p>{ check::OWN_NOT_ELSEWHERE.say(lang) }{ " " }<code>{ tree }</code></p>
                <p class="moves"><button class="btn main" onclick={show}>{ "≠ " }{ check::OWN_SHOW_ELSEWHERE.say(lang) }</button></p>
            </>
        },
        Some(Small { tree, .. }) => html! {
            <p class="moves"><button class="btn line" onclick={show}>{ check::OWN_SMALLEST.say(lang) }</button>{ " " }<code>{ tree }</code></p>
        },
        None if *count > 0 && kind == Kind::Same => {
            html! { <p>{ check::OwnSameElsewhere { count: *count }.say(lang) }</p> }
        }
        None => Html::default(),
    }
}

/// Sends a request that concerns the tree, which on a phone lies above what is read: it comes back into sight.
fn press_and_see(act: &Callback<Action>, request: Request) -> Callback<MouseEvent> {
    act.reform(move |event: MouseEvent| {
        let tree = around(&event).map(|lab| lab.query_selector(".own-tree"));
        if let Some(Ok(Some(tree))) = tree {
            let options = ScrollIntoViewOptions::new();
            options.set_block(ScrollLogicalPosition::Nearest);
            tree.scroll_into_view_with_scroll_into_view_options(&options);
        }
        request.clone().into()
    })
}
