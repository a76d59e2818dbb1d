//! The player bar: step buttons, playback, step unit, speed, and the scrub bar.

mod bands;
mod bar_legend;
pub mod curve;
pub mod scrub_bar;

use super::share::open_link;
use super::state::action::{Action, Search, Step, WorkerMessage};
use super::state::search::Clock;
use super::state::search::lane::Snapshot;
use super::state::search::run::Progress;
use super::state::search::step_units::{Direction, step_units};
use super::ui::button::{key, press, press_and_leave};
use super::ui::context::use_act;
use super::ui::count::{counted, grouped, missing};
use super::ui::icons::{self, icon};
use super::ui::select::Select;
use crate::app::state::search::pace::{self, Pace, SPEEDS, WHOLE};
use crate::lang::words::page;
use crate::lang::{Lang, Say, Text};
use crate::lesson::line::figure;
use crate::search::Algorithm;
use crate::trace::{Landmarks, StepUnit};
use bar_legend::BarLegend;
use scrub_bar::{LONG, ScrubBar};

use std::rc::Rc;
use yew::prelude::*;

/// The properties of the bar.
#[derive(Properties, PartialEq)]
pub struct PlayerProps {
    /// The moment shown.
    pub shown: Snapshot,
    /// The clock of playback.
    pub clock: Clock,
    /// The ARIA role of the bar.
    pub role: Option<&'static str>,
    /// The number of times the focus was sent to the scrub bar.
    pub focus: u32,
    /// The options of the search, in a lecture hall, where they stand beside the step unit.
    pub chips: Option<Html>,
}

/// Renders the player bar.
#[component]
pub fn Player(props: &PlayerProps) -> Html {
    let PlayerProps {
        shown, clock, role, ..
    } = props;
    let act = use_act::<Action>();
    let pointed = use_state_eq(|| None::<u32>);
    let hover = {
        let pointed = pointed.clone();
        Callback::from(move |step| pointed.set(step))
    };
    let say = |word: Text| word.say(shown.lang);
    let (step, length, step_unit) = (shown.step, shown.run.length(), clock.step_unit);
    let to = |word: Text, path: &'static str, step: Step, can: bool| {
        key(say(word), path, press(&act, step), can)
    };
    let algorithm = &shown.run.spec().algorithm;
    let pace_name = format!(
        "{}/{}: {}",
        grouped(step.into()),
        grouped(length.into()),
        say(page::PACE)
    );
    // What is too long to be stepped through is played whole, and there is room for that beside a menu of step units.
    let is_long = length >= pace::LONG;
    html! {
        <section class="player" role={*role} aria-label={say(page::PLAY)}>
            { keys((step, length), step_unit, clock.playing, shown.lang, &act) }
            <div class="bar">
                <ScrubBar shown={shown.clone()} onhover={hover} focus={props.focus}/>
                <BarLegend shown={shown.clone()} pointed={*pointed} has_depths={length <= LONG}/>
            </div>
            <div class="end">
                { count(shown) }
                <button class="btn pace-key" popovertarget="pace" aria-label={pace_name} title={say(page::PACE)}>
                    <b>{ grouped(step.into()) }</b><span class="soft">{ "/" }{ grouped(length.into()) }</span>{ icon(icons::DOWN) }
                </button>
                // On a phone this is behind the counter.
                <div class="pace" id="pace" popover="auto">
                    if props.chips.is_some() || is_long {
                        { stride_menu(shown, step_unit, &act) }
                    } else {
                        <span class="by" aria-hidden="true">{ say(page::STEP_BY) }</span>
                        <span class="seg" role="group" aria-label={say(page::STRIDE)}>
                            for each in step_units(shown.run.spec()) {
                                { stride_button(each, algorithm, shown.lang, press(&act, Step::Choose(each)), each == step_unit) }
                            }
                        </span>
                    }
                    if is_long { { whole(clock.pace, shown.lang, &act) } }
                    { speed_menu(clock.pace, length, shown.lang, &act) }
                    <span class="ends">
                        { to(page::FIRST, icons::FIRST, Step::To(0), step > 0) }
                        { to(page::LAST, icons::LAST, Step::To(length), step < length) }
                    </span>
                </div>
                { props.chips.clone().unwrap_or_default() }
                { open_link(shown.lang) }
            </div>
            { progress(shown, &act) }
        </section>
    }
}

/// Shows the times in which the whole recording can be played.
fn whole(pace: Pace, lang: Lang, act: &Callback<Action>) -> Html {
    let button = |seconds: u32| {
        let own = Pace::Whole(seconds);
        let name = match seconds {
            60.. => page::WholeMinutes {
                minutes: seconds / 60,
            }
            .say(lang),
            _ => page::WholeSeconds { seconds }.say(lang),
        };
        let title = [page::WHOLE_IN.say(lang), &name].join(" ");
        html! {
            <button class="btn" {title} onclick={press(act, Step::Pace(own))} aria-pressed={(pace == own).to_string()}>{ name }</button>
        }
    };
    html! {
        <>
            <span class="by" aria-hidden="true">{ page::WHOLE_IN.say(lang) }</span>
            <span class="seg" role="group" aria-label={page::WHOLE_IN.say(lang)}>{ for WHOLE.into_iter().map(button) }</span>
        </>
    }
}

/// Shows the speeds as a menu; while the whole recording is played in a time, its first entry says how many steps go by in a second.
fn speed_menu(pace: Pace, length: u32, lang: Lang, act: &Callback<Action>) -> Html {
    let rate = pace.rate(length).map(|steps| {
        let steps = grouped(steps.into());
        AttrValue::from(page::Rate { steps }.say(lang))
    });
    let before = usize::from(rate.is_some());
    let names = SPEEDS.iter().map(|(_, name)| AttrValue::from(*name));
    let entries: Vec<AttrValue> = rate.into_iter().chain(names).collect();
    let at = SPEEDS
        .iter()
        .position(|(speed, _)| Pace::Speed(*speed) == pace);
    let chosen = if before == 1 { 0 } else { at.unwrap_or(1) };
    let onchoose = act.reform(move |index: usize| {
        let speed = index
            .checked_sub(before)
            .and_then(|index| SPEEDS.get(index));
        Step::Pace(speed.map_or(pace, |(speed, _)| Pace::Speed(*speed))).into()
    });
    html! { <Select label={page::SPEED.say(lang)} {entries} {chosen} {onchoose}/> }
}

/// Shows the keys of a player that stands `at` a place of `all`: to both ends, back and forward by a step unit, and play.
pub fn keys(
    (at, all): (u32, u32),
    step_unit: StepUnit,
    playing: bool,
    lang: Lang,
    act: &Callback<Action>,
) -> Html {
    let say = |word: Text| word.say(lang);
    let to = |word: Text, path: &'static str, step: Step, can: bool| {
        key(say(word), path, press(act, step), can)
    };
    let by = |direction: Direction| Step::By {
        step_unit,
        direction,
    };
    let (play_word, play_icon) = if playing {
        (page::PAUSE, icons::PAUSE)
    } else {
        (page::PLAY, icons::PLAY)
    };
    html! {
        <div class="keys">
            { to(page::FIRST, icons::FIRST, Step::To(0), at > 0) }
            { to(page::BACK, icons::BACK, by(Direction::Back), at > 0) }
            <button class="btn main" onclick={press(act, Step::TogglePlaying)} aria-label={say(play_word)}>{ icon(play_icon) }</button>
            { to(page::FORWARD, icons::FORWARD, by(Direction::Forward), at < all) }
            { to(page::LAST, icons::LAST, Step::To(all), at < all) }
        </div>
    }
}

/// Shows a step unit that can be chosen: its name, or for the best move the star that marks it in the tree.
fn stride_button(
    step_unit: StepUnit,
    algorithm: &Algorithm,
    lang: Lang,
    onclick: Callback<MouseEvent>,
    pressed: bool,
) -> Html {
    let is_star = step_unit == StepUnit::Best;
    let [name, about, _] = called(step_unit, algorithm).map(|word| word.say(lang));
    let named = is_star.then_some(name);
    html! {
        <button class="btn" {onclick} aria-pressed={pressed.to_string()} aria-label={named} title={about}>
            { if is_star { "★" } else { name } }
        </button>
    }
}

/// Shows the step units as a menu, where there is no room for all of them.
fn stride_menu(shown: &Snapshot, chosen: StepUnit, act: &Callback<Action>) -> Html {
    let spec = shown.run.spec();
    let units = step_units(spec);
    let names = units.iter().map(|unit| {
        let [_, _, by] = called(*unit, &spec.algorithm);
        AttrValue::from(by.say(shown.lang))
    });
    let entries: Vec<AttrValue> = names.collect();
    let at = units.iter().position(|unit| *unit == chosen);
    let onchoose = act.reform(move |index: usize| Step::Choose(units[index]).into());
    html! { <Select label={page::STRIDE.say(shown.lang)} {entries} chosen={at.unwrap_or(0)} {onchoose}/> }
}

/// Returns the name of a step unit under an algorithm, how far it goes, and the name in a menu.
fn called(step_unit: StepUnit, algorithm: &Algorithm) -> [Text; 3] {
    match (step_unit, algorithm) {
        (StepUnit::Event, _) => [page::EVENT, page::UNIT_EVENT, page::BY_EVENT],
        (StepUnit::Phase, _) => [page::PHASE, page::UNIT_PHASE, page::BY_PHASE],
        (StepUnit::Over, _) => [page::OVER, page::UNIT_OVER, page::BY_OVER],
        (StepUnit::Out, _) => [page::OUT, page::UNIT_OUT, page::BY_OUT],
        (StepUnit::Cut, _) => [page::NEXT_CUT, page::UNIT_CUT, page::BY_CUT],
        (StepUnit::Best, _) => [page::NEW_BEST, page::NEW_BEST, page::BY_BEST],
        (StepUnit::Iteration, Algorithm::Mcts(_)) => [
            page::NEXT_ITERATION,
            page::UNIT_ITERATION,
            page::BY_ITERATION,
        ],
        (StepUnit::Iteration, _) => [page::NEXT_DEPTH, page::UNIT_DEPTH, page::BY_NEXT_DEPTH],
    }
}

/// Writes `step 12 / 38`, and the iteration of Monte-Carlo tree search or the depth of iterative
/// deepening.
fn count(shown: &Snapshot) -> Html {
    let trace = shown.run.trace();
    let (step, length) = (u64::from(shown.step), u64::from(shown.run.length()));
    let stages = trace.landmarks().stages();
    let stage = Landmarks::count(stages, shown.step) as u64;
    let word = if trace.landmarks().iterations.is_empty() {
        page::AT_DEPTH
    } else {
        page::ITERATION
    };
    html! {
        <span class="count">
            <span class="soft">{ missing(stage, stages.len() as u64) }</span><b>{ missing(step, length) }</b>{ page::STEP.say(shown.lang) }{ " " }<b>{ grouped(step) }</b>
            <span class="soft">{ " / " }{ page::OfSteps { length: grouped(length) }.say(shown.lang) }</span>
            if !stages.is_empty() {
                <span class="soft">{ format!(" · {} {stage}", word.say(shown.lang)) }</span>
            }
        </span>
    }
}

/// Shows the progress of a long search, or why its recording is incomplete.
fn progress(shown: &Snapshot, act: &Callback<Action>) -> Html {
    let (lang, run) = (shown.lang, &shown.run);
    let say = |word: Text| word.say(lang);
    let recorded = grouped(run.length().into());
    match run.progress {
        Progress::Complete => Html::default(),
        Progress::Searching(counts) => {
            let stop = WorkerMessage::End {
                run: run.clone(),
                sent: Rc::default(),
                counts,
                answer: None,
                millis: None,
            };
            html! {
                <p class="progress">
                    <span role="status">{ say(page::SEARCHING_IN) }</span>
                    <span>{ counted(counts.events, |count| page::Events { count }, lang) }</span>
                    <button class="btn line" onclick={press_and_leave(act, stop)}>{ say(page::STOP) }</button>
                </p>
            }
        }
        Progress::Partial { counts, answer } => {
            let total = grouped(counts.events);
            let missing = grouped(counts.events.saturating_sub(run.length().into()));
            let result = answer.map(|answer| {
                let best = answer.best;
                let best = best.and_then(|choice| run.spec().game.move_told(choice, lang));
                (best.unwrap_or_default(), figure(answer.value))
            });
            let text = match result {
                Some((best, value)) => page::RecordedInPart {
                    recorded,
                    total,
                    missing,
                    best,
                    value,
                }
                .say(lang),
                None => page::StoppedInPart { recorded, total }.say(lang),
            };
            html! {
                <p class="progress" role="status">
                    <span>{ text }{ say(page::NARROW_HINT) }</span>
                    if run.can_go_further() {
                        <button class="btn line" onclick={press_and_leave(act, Search::Further)}>{ say(page::FURTHER) }</button>
                    }
                </p>
            }
        }
    }
}
