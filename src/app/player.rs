//! The player bar: to and fro, play, how far one press goes, how fast, and the bar to scrub on.

mod scrub_bar;

use super::share::open_link;
use super::state::action::{Action, News, Search, Step};
use super::state::lab::Clock;
use super::state::lane::Shown;
use super::state::run::Progress;
use super::state::strides::{Direction, strides};
use super::ui::button::{choice, key, press, press_and_leave};
use super::ui::context::use_act;
use super::ui::count::{counted, grouped, missing};
use super::ui::icons::{self, icon};
use super::ui::select::Select;
use super::words::Word;
use crate::lang::Lang;
use crate::lesson::line::figure;
use crate::search::Algorithm;
use crate::trace::{Landmarks, Stride};
use scrub_bar::ScrubBar;
use std::rc::Rc;
use yew::prelude::*;

/// Speeds in eighths of 1× and what they are called.
const SPEEDS: [(u32, &str); 7] = [
    (4, "½×"),
    (8, "1×"),
    (16, "2×"),
    (32, "4×"),
    (64, "8×"),
    (128, "16×"),
    (256, "32×"),
];

/// The properties of the bar.
#[derive(Properties, PartialEq)]
pub struct PlayerProps {
    /// The moment.
    pub shown: Shown,
    /// The clock that plays.
    pub clock: Clock,
    /// The role of the bar.
    pub role: Option<&'static str>,
}

/// The bar.
#[component]
pub fn Player(PlayerProps { shown, clock, role }: &PlayerProps) -> Html {
    let act = use_act::<Action>();
    let say = |word: Word| word.say(shown.lang);
    let (step, length, stride) = (shown.step, shown.run.length(), clock.stride);
    let to = |word: Word, path: &'static str, step: Step, can: bool| {
        key(say(word), path, press(&act, step), can)
    };
    let by = |direction: Direction| Step::By { stride, direction };
    let (play_word, play_icon) = if clock.playing {
        (Word::Pause, icons::PAUSE)
    } else {
        (Word::Play, icons::PLAY)
    };
    let algorithm = &shown.run.spec().algorithm;
    let speed = SPEEDS.iter().position(|(speed, _)| *speed == clock.speed);
    let choose_speed = act.reform(|index: usize| {
        let (speed, _) = SPEEDS.get(index).copied().unwrap_or(SPEEDS[1]);
        Step::Speed(speed).into()
    });
    let names: Vec<AttrValue> = SPEEDS.iter().map(|(_, name)| (*name).into()).collect();
    html! {
        <section class="player" role={*role} aria-label={say(Word::Play)}>
            <div class="keys">
                { to(Word::First, icons::FIRST, Step::To(0), step > 0) }
                { to(Word::Back, icons::BACK, by(Direction::Back), step > 0) }
                <button class="btn main" onclick={press(&act, Step::TogglePlaying)} aria-label={say(play_word)}>{ icon(play_icon) }</button>
                { to(Word::Forward, icons::FORWARD, by(Direction::Forward), step < length) }
                { to(Word::Last, icons::LAST, Step::To(length), step < length) }
            </div>
            <ScrubBar shown={shown.clone()}/>
            <div class="end">
                { count(shown) }
                <span class="seg" role="group" aria-label={say(Word::Stride)}>
                    for each in strides(algorithm) {
                        { choice(say(called(each, algorithm)), press(&act, Step::Choose(each)), each == stride) }
                    }
                </span>
                <Select label={say(Word::Speed)} entries={names} chosen={speed.unwrap_or(1)} onchoose={choose_speed}/>
                { open_link(shown.lang) }
            </div>
            { progress(shown, &act) }
        </section>
    }
}

/// The name of a stride under an algorithm.
fn called(stride: Stride, algorithm: &Algorithm) -> Word {
    match (stride, algorithm) {
        (Stride::Event, _) => Word::Event,
        (Stride::Phase, _) => Word::Phase,
        (Stride::Over, _) => Word::Over,
        (Stride::Out, _) => Word::Out,
        (Stride::Cut, _) => Word::NextCut,
        (Stride::Iteration, Algorithm::Mcts(_)) => Word::NextIteration,
        (Stride::Iteration, _) => Word::NextDepth,
    }
}

/// `step 12 / 38`, and the iteration of Monte-Carlo tree search or the depth of iterative deepening.
fn count(shown: &Shown) -> Html {
    let trace = shown.run.trace();
    let (step, length) = (u64::from(shown.step), u64::from(shown.run.length()));
    let stages = trace.landmarks().stages();
    let stage = Landmarks::count(stages, shown.step) as u64;
    let word = if trace.landmarks().iterations.is_empty() {
        Word::AtDepth
    } else {
        Word::Iteration
    };
    html! {
        <span class="count">
            <span class="soft">{ missing(stage, stages.len() as u64) }</span><b>{ missing(step, length) }</b>{ Word::Step.say(shown.lang) }{ " " }<b>{ grouped(step) }</b>
            <span class="soft">{ format!(" / {}{}", grouped(length), shown.lang.of(["", " 步"])) }</span>
            if !stages.is_empty() {
                <span class="soft">{ format!(" · {} {stage}", word.say(shown.lang)) }</span>
            }
        </span>
    }
}

/// What a long search is doing, or why not all of it is here.
fn progress(shown: &Shown, act: &Callback<Action>) -> Html {
    let (lang, run) = (shown.lang, &shown.run);
    let say = |word: Word| word.say(lang);
    let recorded = grouped(run.length().into());
    match run.progress {
        Progress::Complete => Html::default(),
        Progress::Searching(counts) => {
            let stop = News::End {
                run: run.clone(),
                sent: Rc::default(),
                counts,
                answer: None,
            };
            html! {
                <p class="progress">
                    <span role="status">{ say(Word::SearchingIn) }</span>
                    <span>{ counted(counts.events, Word::Events, lang) }</span>
                    <button class="btn line" onclick={press_and_leave(act, stop)}>{ say(Word::Stop) }</button>
                </p>
            }
        }
        Progress::Partial { counts, answer } => {
            let total = grouped(counts.events);
            let result = answer.map(|answer| {
                let best = answer.best;
                let best = best.and_then(|choice| run.spec().game.move_told(choice, lang));
                (best.unwrap_or_default(), figure(answer.value))
            });
            let text = match (lang, result) {
                (Lang::En, Some((best, value))) => format!(
                    "Recorded {recorded} of {total} events. In the end the search takes {best}, value {value}. "
                ),
                (Lang::Zh, Some((best, value))) => format!(
                    "共 {total} 个事件，记录了 {recorded} 个。搜索最后走 {best}，值为 {value}。"
                ),
                (Lang::En, None) => {
                    format!("Stopped: recorded {recorded} of more than {total} events. ")
                }
                (Lang::Zh, None) => format!("已停止：事件超过 {total} 个，记录了 {recorded} 个。"),
            };
            html! {
                <p class="progress" role="status">
                    <span>{ text }{ say(Word::NarrowHint) }</span>
                    if run.can_go_further() {
                        <button class="btn line" onclick={press_and_leave(act, Search::Further)}>{ say(Word::Further) }</button>
                    }
                </p>
            }
        }
    }
}
