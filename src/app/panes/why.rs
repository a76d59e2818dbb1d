//! The sentence under the tree, with its tag, and the messages of the page about itself.

use super::sentence::set;
use crate::app::state::action::{Action, Display, Search};
use crate::app::state::lab::Notice;
use crate::app::state::lane::Shown;
use crate::app::state::play::Request;
use crate::app::ui::button::press_and_leave;
use crate::app::ui::context::{use_act, use_lang};
use crate::app::ui::icons;
use crate::app::words::Word;
use crate::lang::Say;
use crate::lesson::{Tag, explain};
use crate::trace::Phase;
use yew::prelude::*;

/// The properties of the sentence.
#[derive(Properties, PartialEq)]
pub struct WhyProps {
    /// The moment.
    pub shown: Shown,
    /// Whether the last step was more than one event.
    pub jumped: bool,
    /// Whether a screen reader is not to read every step: they run by, or the scrub bar says them.
    pub is_quiet: bool,
    /// Whether there is a game to go back to.
    pub has_game: bool,
    /// The message of the page.
    pub notice: Option<Notice>,
}

/// The sentence of the step shown.
#[component]
pub fn Why(props: &WhyProps) -> Html {
    let shown = &props.shown;
    let act = use_act::<Action>();
    let trace = shown.run.trace();
    let phase = trace.phase(shown.step);
    let spec = shown.run.spec();
    let line = explain(
        &trace.at(shown.step),
        &spec.game,
        shown.lang,
        &spec.algorithm,
    );
    let back = press_and_leave(&act, Request::Back);
    html! {
        <section class="why" aria-live={if props.is_quiet { "off" } else { "polite" }} aria-atomic="true">
            if props.jumped { <span class="where">{ shown.place() }{ " " }</span> }
            <span class="tag">
                { Tag(phase).word(shown.lang) }
                if phase == Phase::Cut { { icons::cut() } }
            </span>
            <p class="sentence">{ set(&line, None) }</p>
            if props.has_game {
                <button class="btn line" onclick={back}>{ Word::BackToGame.say(shown.lang) }</button>
            }
            <Message notice={props.notice.clone()} offers_example={true}/>
        </section>
    }
}

/// A message.
#[derive(Properties, PartialEq)]
pub struct MessageProps {
    /// The message, if there is one.
    pub notice: Option<Notice>,
    /// Whether an example can be opened on which a refused algorithm runs.
    pub offers_example: bool,
}

/// The page's message about itself: a refusal, a copied link.
#[component]
pub fn Message(props: &MessageProps) -> Html {
    let (act, lang) = (use_act::<Action>(), use_lang());
    let behind = |word: Word, why: String| format!("{}: {why}", word.say(lang));
    let text = props.notice.as_ref().map(|notice| match notice {
        Notice::Said(word) => word.say(lang).to_owned(),
        Notice::Failed(failure) => failure.told(Word::WorkerFailed, lang),
        Notice::BadGame(refusal) => behind(Word::BadGame, refusal.say(lang)),
        Notice::BadLink(refusal) => behind(Word::BadLink, refusal.say(lang)),
        Notice::Told(text) => text.clone(),
        Notice::Refused(refusal, _) => refusal.say(lang),
    });
    let is_refused = matches!(props.notice, Some(Notice::Refused(..)));
    html! {
        <div class="notice" role="status">
            if let Some(text) = text {
                <span>{ text }</span>
                if is_refused && props.offers_example {
                    <button class="btn line" onclick={press_and_leave(&act, Search::Fitting)}>
                        { Word::OpenExample.say(lang) }
                    </button>
                }
                <button class="btn" onclick={press_and_leave(&act, Display::Notice(None))} aria-label={Word::Close.say(lang)}>
                    { icons::icon(icons::CLOSE) }
                </button>
            }
        </div>
    }
}
