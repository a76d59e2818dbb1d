//! The sentence under the tree, with its tag; and a line of a lesson as HTML.

use super::action::Action;
use super::button::press_and_leave;
use super::icons;
use super::lab::{Lab, Notice};
use super::markup::html;
use super::play;
use super::words::Word;
use crate::lang::{Lang, Say};
use crate::lesson::{Line, Tag, Tone, explain};
use crate::trace::Phase;
use yew::prelude::*;

/// Sets a line: names bold, players in their colours, symbols in the math face; a node's name selects it where that can be asked.
pub fn set(line: &Line, act: Option<&Callback<Action>>) -> Html {
    line.0
        .iter()
        .map(|span| match (span.tone, act) {
            (Tone::Plain, _) => html! { {&span.text} },
            (Tone::Node(node), Some(act)) => {
                html! { <button class="name" onclick={press_and_leave(act, Action::Select(Some(node)))}>{&span.text}</button> }
            }
            (Tone::Name | Tone::Node(_), _) => html! { <b>{&span.text}</b> },
            (Tone::Max, _) => html! { <b class="cmax">{&span.text}</b> },
            (Tone::Min, _) => html! { <b class="cmin">{&span.text}</b> },
            (Tone::Symbol, _) => html! { <var>{&span.text}</var> },
        })
        .collect()
}

/// The sentence of the step shown.
pub fn why(lab: &Lab, act: &Callback<Action>) -> Html {
    let trace = lab.run.trace();
    let step = lab.shown_step();
    let phase = trace.phase(step);
    let spec = lab.run.spec();
    let line = explain(&trace.at(step), &spec.game, lab.lang, &spec.algorithm);
    // While the steps run by, a screen reader is not made to read every one of them; on the scrub bar it reads that.
    let live = if lab.on_bar || (lab.playing && lab.speed > 8) {
        "off"
    } else {
        "polite"
    };
    html! {
        <section class="why" aria-live={live} aria-atomic="true">
            if lab.jumped { <span class="where">{ place(lab) }{ " " }</span> }
            <span class="tag">
                { Tag(phase).word(lab.lang) }
                if phase == Phase::Cut { { icons::cut() } }
            </span>
            <p class="sentence">{ set(&line, None) }</p>
            { play::back(lab, act) }
            { notice(lab, act) }
        </section>
    }
}

/// `step 12 of 38,`
pub fn place(lab: &Lab) -> String {
    let (step, length) = (lab.shown_step(), lab.run.length());
    match lab.lang {
        Lang::En => format!("step {step} of {length},"),
        Lang::Zh => format!("第 {step} 步，共 {length} 步，"),
    }
}

/// What the page has to say of itself: a refusal, a copied link.
pub fn notice(lab: &Lab, act: &Callback<Action>) -> Html {
    let close = press_and_leave(act, Action::Notice(None));
    let text = match &lab.notice {
        None => None,
        Some(Notice::Said(word)) => Some((word.say(lab.lang).to_owned(), false)),
        Some(Notice::Failed(failure)) => Some((failure.told(Word::WorkerFailed, lab.lang), false)),
        Some(Notice::BadGame(refusal)) => Some((
            format!("{}: {}", Word::BadGame.say(lab.lang), refusal.say(lab.lang)),
            false,
        )),
        Some(Notice::Told(text)) => Some((text.clone(), false)),
        Some(Notice::BadLink(refusal)) => Some((
            format!("{}: {}", Word::BadLink.say(lab.lang), refusal.say(lab.lang)),
            false,
        )),
        Some(Notice::Refused(refusal, _)) => Some((refusal.say(lab.lang), true)),
    };
    html! {
        <div class="notice" role="status">
            if let Some((text, offer)) = text {
                <span>{ text }</span>
                if offer && !lab.is_playing() {
                    <button class="btn line" onclick={press_and_leave(act, Action::OpenFitting)}>{ Word::OpenExample.say(lab.lang) }</button>
                }
                <button class="btn" onclick={close} aria-label={Word::Close.say(lab.lang)}>{ icons::icon(icons::CLOSE) }</button>
            }
        </div>
    }
}
