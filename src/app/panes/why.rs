//! The sentence of the step with its tag, and the notices of the page.

use super::sentence::set;
use crate::app::state::action::{Action, Display, EditAction, Search, Step};
use crate::app::state::page::{Copied, Notice};
use crate::app::state::play::Request;
use crate::app::state::search::algorithms::Unfit;
use crate::app::state::search::lane::Snapshot;
use crate::app::state::search::step_units::Direction;
use crate::app::ui::button::press_and_leave;
use crate::app::ui::context::{use_act, use_lang};
use crate::app::ui::icons;
use crate::app::ui::spoken::Spoken;
use crate::lang::words::{lesson, page, solving};
use crate::lang::{Lang, Say, Text};
use crate::lesson::{Decision, Tag, ask, explain, watched};
use crate::search::{Algorithm, AlgorithmId};
use crate::spec::algorithm_word;
use crate::spec::pawn::pawn;
use crate::trace::{Phase, StepUnit};
use yew::prelude::*;

/// The properties of the sentence.
#[derive(Properties, PartialEq)]
pub struct WhyProps {
    /// The moment.
    pub shown: Snapshot,
    /// The decision that is asked for, in place of what the step did.
    pub asked: Option<Decision>,
    /// Whether the last step was more than one event.
    pub jumped: bool,
    /// Whether nothing is spoken: the steps are played fast.
    pub is_quiet: bool,
    /// Whether the whole recording is played in a time, so that single steps cannot be read.
    pub is_watched: bool,
    /// Whether the scrub bar has the focus, which speaks the step.
    pub on_bar: bool,
    /// Whether the sentence offers the first step.
    pub begins: bool,
    /// Whether there is a game to return to.
    pub has_game: bool,
    /// The notice of the page.
    pub notice: Option<Notice>,
}

/// Renders the sentence of the step shown.
#[component]
pub fn Why(props: &WhyProps) -> Html {
    let shown = &props.shown;
    let act = use_act::<Action>();
    let trace = shown.run.trace();
    let phase = trace.phase(shown.step);
    let spec = shown.run.spec();
    let (lang, algorithm) = (shown.lang, &spec.algorithm);
    let moment = trace.at(shown.step);
    let pawn = pawn(&spec.game, algorithm);
    let whole = props
        .is_watched
        .then(|| watched(&moment, &spec.game, lang, shown.reading(), pawn))
        .flatten();
    let is_watched = whole.is_some();
    let line = match props.asked {
        Some(asked) => ask(&trace, asked, &spec.game, lang, shown.reading()),
        None => whole.unwrap_or_else(|| explain(&moment, &spec.game, lang, shown.reading())),
    };
    let back = press_and_leave(&act, Request::Back);
    // Their words are longer than those of other searches.
    let has_phases = matches!(algorithm, Algorithm::Mcts(_));
    let begin = forward(&act, StepUnit::Event);
    let tag = match props.asked {
        Some(_) => lesson::QUESTION.say(lang),
        None if is_watched => page::PLAYING.say(lang),
        None => Tag(phase).word(lang),
    };
    let sentence = line.text();
    let spoken = match (props.on_bar, props.jumped) {
        (true, _) => sentence,
        (false, jumped) => {
            let place = if jumped { shown.place() } else { String::new() };
            page::SpokenStep {
                place,
                tag,
                sentence,
            }
            .say(lang)
        }
    };
    html! {
        <section class={classes!("why", has_phases.then_some("of-phases"))}>
            <Spoken text={spoken} moment={shown.step} is_quiet={props.is_quiet}/>
            <span class="tag">
                { tag }
                if props.asked.is_none() && !is_watched && phase == Phase::Cut { { icons::cut() } }
            </span>
            <p class="sentence">
                { set(&line, None) }
                if props.begins {
                    { " " }<button class="name" onclick={begin}>{ page::FIRST_STEP.say(lang) }</button>
                }
            </p>
            if props.has_game {
                <button class="btn line" onclick={back}>{ page::BACK_TO_GAME.say(shown.lang) }</button>
            }
            <Message notice={props.notice.clone()} offers_example={true}/>
        </section>
    }
}

/// Returns what goes forward by a step unit, after which the keys are the lab's.
fn forward(act: &Callback<Action>, step_unit: StepUnit) -> Callback<MouseEvent> {
    let direction = Direction::Forward;
    press_and_leave(
        act,
        Step::By {
            step_unit,
            direction,
        },
    )
}

/// The properties of the button beside the sentence.
#[derive(Properties, PartialEq)]
pub struct LeadProps {
    /// The moment.
    pub shown: Snapshot,
}

/// Renders the button that leads on to the next cut, else to the next iteration or new best move; nothing if none is ahead. It stands
/// outside of the sentence, which is read aloud at every step.
#[component]
pub fn Lead(LeadProps { shown }: &LeadProps) -> Html {
    let act = use_act::<Action>();
    let trace = shown.run.trace();
    let landmarks = trace.landmarks();
    let is_ahead = |steps: &[u32]| steps.last().is_some_and(|last| *last > shown.step);
    let (word, step_unit) = if is_ahead(&landmarks.cuts) {
        (page::TO_NEXT_CUT, StepUnit::Cut)
    } else if is_ahead(&landmarks.iterations) {
        (page::TO_NEXT_ITERATION, StepUnit::Iteration)
    } else if is_ahead(&landmarks.bests) {
        (page::TO_NEW_BEST, StepUnit::Best)
    } else {
        return Html::default();
    };
    html! { <button class="btn line next" onclick={forward(&act, step_unit)}>{ word.say(shown.lang) }</button> }
}

/// The properties of a notice.
#[derive(Properties, PartialEq)]
pub struct MessageProps {
    /// The notice, if there is one.
    pub notice: Option<Notice>,
    /// Whether an example can be opened on which a refused algorithm runs.
    pub offers_example: bool,
}

/// Renders a notice of the page, such as a refusal or a copied link.
#[component]
pub fn Message(props: &MessageProps) -> Html {
    let (act, lang) = (use_act::<Action>(), use_lang());
    let behind = |word: Text, why: String| format!("{}: {why}", word.say(lang));
    let text = props.notice.as_ref().map(|notice| match notice {
        Notice::Said(word) => word.say(lang),
        Notice::Failed(failure) if failure.is_lack() => failure.told(page::NO_WORKER, lang),
        Notice::Failed(failure) => failure.told(page::WORKER_FAILED, lang),
        Notice::BadGame(refusal) => behind(page::BAD_GAME, refusal.say(lang)),
        Notice::BadLink(refusal) => behind(page::BAD_LINK, refusal.say(lang)),
        Notice::Example(id, unfit) => example(*id, *unfit, lang),
        Notice::Told(text) => text.clone(),
        Notice::Copied(Copied::Link) => page::COPIED.say(lang).to_owned(),
        Notice::Copied(Copied::Embed(_)) => page::EMBED_COPIED.say(lang).to_owned(),
        Notice::Copied(Copied::File) => page::FIGURE_SAVED.say(lang).to_owned(),
        Notice::Copied(Copied::Figure) => page::FIGURE_COPIED.say(lang).to_owned(),
        Notice::Refused(refusal, _) => refusal.say(lang),
        Notice::Drawing => solving::DRAWING.say(lang).to_owned(),
    });
    // The button says it to those who see; here it is only spoken, so that the sentence keeps its place.
    let is_silent = matches!(props.notice, Some(Notice::Copied(_)));
    let is_drawing = props.notice == Some(Notice::Drawing);
    let is_refused = matches!(props.notice, Some(Notice::Refused(..)));
    let is_example = matches!(props.notice, Some(Notice::Example(..)));
    html! {
        <>
        <Spoken text={text.clone().unwrap_or_default()}/>
        <div class="notice">
            if let Some(text) = text.filter(|_| !is_silent) {
                <span>{ text }</span>
                if is_refused && props.offers_example {
                    <button class="btn line" onclick={press_and_leave(&act, Search::Fitting)}>
                        { page::OPEN_EXAMPLE.say(lang) }
                    </button>
                }
                if is_example {
                    <button class="btn line" onclick={press_and_leave(&act, EditAction::Travel(Direction::Back))}>{ page::UNDO.say(lang) }</button>
                }
                if is_drawing {
                    <button class="btn line" onclick={press_and_leave(&act, Display::Notice(None))}>{ page::CANCEL.say(lang) }</button>
                } else {
                    <button class="btn" onclick={press_and_leave(&act, Display::Notice(None))} aria-label={page::CLOSE.say(lang)}>
                        { icons::icon(icons::CLOSE) }
                    </button>
                }
            }
        </div>
        </>
    }
}

/// Explains why an example was opened.
fn example(id: AlgorithmId, unfit: Unfit, lang: Lang) -> String {
    let algorithm = algorithm_word(id);
    let reason = match unfit {
        Unfit::WithoutChance => return page::ExampleHasChance { algorithm }.say(lang),
        Unfit::WithChance => page::HAS_CHANCE_NODES,
        Unfit::OtherEnds => page::HAS_OTHER_ENDS,
        Unfit::NoRewards => page::HAS_NO_REWARDS,
        Unfit::Options => page::HAS_OTHER_OPTIONS,
    };
    page::ExampleOpened { algorithm, reason }.say(lang)
}
