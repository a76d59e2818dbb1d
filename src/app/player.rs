//! The player bar: to and fro, play, how far one press goes, how fast, and the skyline to scrub on.

use super::action::Action;
use super::button::{choice, key, press, press_and_leave};
use super::icons::{self, icon};
use super::lab::Lab;
use super::markup::html;
use super::run::Progress;
use super::share::open_link;
use super::skyline::skyline;
use super::strides::strides;
use super::top_bar::chosen;
use super::words::Word;
use crate::lang::Lang;
use crate::lesson::line::figure;
use crate::trace::Landmarks;
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

/// The bar.
pub fn player(lab: &Lab, act: &Callback<Action>) -> Html {
    let say = |word: Word| word.say(lab.lang);
    let (step, length, stride) = (lab.shown_step(), lab.run.length(), lab.stride);
    let to = |word: Word, path: &'static str, action: Action, at_end: bool| {
        key(say(word), path, press(act, action), !at_end)
    };
    let (play_word, play_icon) = if lab.playing {
        (Word::Pause, icons::PAUSE)
    } else {
        (Word::Play, icons::PLAY)
    };
    let choose_speed = {
        let act = act.clone();
        Callback::from(move |event: Event| {
            if let Some((speed, _)) = chosen(&event).and_then(|index| SPEEDS.get(index)) {
                act.emit(Action::Speed(*speed));
            }
        })
    };
    html! {
        <section class="player" role={lab.region} aria-label={say(Word::Play)}>
            <div class="keys">
                { to(Word::First, icons::FIRST, Action::Go(0), step == 0) }
                { to(Word::Back, icons::BACK, Action::Stride(stride, false), step == 0) }
                <button class="btn main" onclick={press(act, Action::TogglePlaying)} aria-label={say(play_word)}>{ icon(play_icon) }</button>
                { to(Word::Forward, icons::FORWARD, Action::Stride(stride, true), step == length) }
                { to(Word::Last, icons::LAST, Action::Go(length), step == length) }
            </div>
            { skyline(lab, act) }
            <div class="end">
                { count(lab) }
                <span class="seg" role="group" aria-label={say(Word::Stride)}>
                    for (each, word) in strides(&lab.run.spec().algorithm) {
                        { choice(say(word), press(act, Action::ChooseStride(each)), each == stride) }
                    }
                </span>
                <select class="pick" data-chosen={SPEEDS.iter().position(|(speed, _)| *speed == lab.speed).map(|index| index.to_string())} aria-label={say(Word::Speed)} onchange={choose_speed}>
                    for (speed, name) in SPEEDS { <option selected={speed == lab.speed}>{ name }</option> }
                </select>
                { open_link(lab) }
            </div>
            { progress(lab, act) }
        </section>
    }
}

/// `step 12 / 38`, and the iteration of Monte-Carlo tree search or the depth of iterative deepening.
fn count(lab: &Lab) -> Html {
    let trace = lab.run.trace();
    let (step, length) = (lab.shown_step(), lab.run.length());
    let stages = trace.landmarks().stages();
    let stage = Landmarks::count(stages, step) as u64;
    let word = if trace.landmarks().iterations.is_empty() {
        Word::AtDepth
    } else {
        Word::Iteration
    };
    html! {
        <span class="count">
            <span class="soft">{ missing(stage, stages.len() as u64) }</span><b>{ missing(u64::from(step), u64::from(length)) }</b>{ Word::Step.say(lab.lang) }{ " " }<b>{ grouped(u64::from(step)) }</b>
            <span class="soft">{ format!(" / {}{}", grouped(u64::from(length)), lab.lang.of(["", " 步"])) }</span>
            if !stages.is_empty() {
                <span class="soft">{ format!(" · {} {}", word.say(lab.lang), stage) }</span>
            }
        </span>
    }
}

/// The room that a number leaves to the largest it can become, as blanks, so that the bar beside it stands still.
fn missing(number: u64, largest: u64) -> String {
    let (text, widest) = (grouped(number), grouped(largest));
    let blank = |letter| {
        if letter == ',' {
            '\u{2008}'
        } else {
            '\u{2007}'
        }
    };
    widest
        .chars()
        .take(widest.len().saturating_sub(text.len()))
        .map(blank)
        .collect()
}

/// A whole number with commas between thousands.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut out = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// What is counted, in words that agree with how many there are.
pub fn unit(number: u64, word: Word, lang: Lang) -> &'static str {
    match (number, lang, word) {
        (1, Lang::En, Word::Leaves) => "leaf",
        (1, Lang::En, _) => word.say(lang).trim_end_matches('s'),
        _ => word.say(lang),
    }
}

/// A number and what is counted.
pub fn counted(number: u64, word: Word, lang: Lang) -> String {
    format!("{} {}", grouped(number), unit(number, word, lang))
}

/// What a long search is doing, or why not all of it is here.
fn progress(lab: &Lab, act: &Callback<Action>) -> Html {
    let say = |word: Word| word.say(lab.lang);
    let recorded = grouped(u64::from(lab.run.length()));
    match lab.run.progress {
        Progress::Complete => Html::default(),
        Progress::Searching(counts) => {
            let stop = press_and_leave(
                act,
                Action::End(lab.run.clone(), Rc::default(), counts, None),
            );
            html! {
                <p class="progress">
                    <span role="status">{ say(Word::SearchingIn) }</span>
                    <span>{ counted(counts.events, Word::Events, lab.lang) }</span>
                    <button class="btn line" onclick={stop}>{ say(Word::Stop) }</button>
                </p>
            }
        }
        Progress::Partial { counts, answer } => {
            let total = grouped(counts.events);
            let result = answer.map(|answer| {
                let spec = lab.run.spec();
                let best = answer
                    .best
                    .and_then(|choice| spec.game.move_told(choice, lab.lang))
                    .unwrap_or_default();
                (best, figure(answer.value))
            });
            let text = match (lab.lang, result) {
                (Lang::En, Some((best, value))) => {
                    format!(
                        "Recorded {recorded} of {total} events. In the end the search takes {best}, value {value}. "
                    )
                }
                (Lang::Zh, Some((best, value))) => {
                    format!(
                        "共 {total} 个事件，记录了 {recorded} 个。搜索最后走 {best}，值为 {value}。"
                    )
                }
                (Lang::En, None) => {
                    format!("Stopped: recorded {recorded} of more than {total} events. ")
                }
                (Lang::Zh, None) => format!("已停止：事件超过 {total} 个，记录了 {recorded} 个。"),
            };
            html! {
                <p class="progress" role="status">
                    <span>{ text }{ say(Word::NarrowHint) }</span>
                    if lab.run.can_go_further() {
                        <button class="btn line" onclick={press_and_leave(act, Action::Further)}>{ say(Word::Further) }</button>
                    }
                </p>
            }
        }
    }
}
