//! What there is to say of a game: whose turn it is or how it ended, what was played last and why, what a machine thinks.

use super::ask;
use super::hints::{reached, typed};
use super::moves::{called, name, sign};
use crate::app::panes::why::Message;
use crate::app::state::action::Action;
use crate::app::state::lab::Lab;
use crate::app::state::play::{Due, Play, Request};
use crate::app::ui::button::{key, press, press_and_leave};
use crate::app::ui::count::counted;
use crate::app::ui::icons;
use crate::app::words::Word;
use crate::game::any::AnyGame;
use crate::game::{Player, Status};
use crate::lang::Lang;
use crate::lesson::line::figure;
use crate::play::judge::Verdict;
use crate::play::{Machine, Thought};
use crate::search::Algorithm;
use yew::prelude::*;

/// So many moves of a line are told.
const TOLD: usize = 5;

/// The words beside the board.
pub fn talk(lab: &Lab, play: &Play, act: &Callback<Action>) -> Html {
    let say = |word: Word| word.say(lab.lang);
    let due = play.due();
    let ways = [
        (
            Word::TakeBack,
            icons::UNDO,
            Request::TakeBack,
            play.record.at > 0,
        ),
        (Word::Redo, icons::REDO, Request::Redo, play.is_behind()),
    ];
    let why = play.record.at.checked_sub(1).filter(|at| {
        play.record
            .moves
            .get(*at)
            .is_some_and(|made| made.reached.is_some())
    });
    html! {
        <section class="talk">
            <div aria-live="polite" aria-atomic="true">
                <h2>{ turn(lab, play) }</h2>
                <p>{ last(play, lab.lang) }</p>
                if let Some(failure) = &play.failure { <p class="refused">{ failure.told(Word::ThinkingFailed, lab.lang) }</p> }
            </div>
            <div class="held">
                if let Some(at) = why {
                    <button class="btn main" onclick={press_and_leave(act, Action::Play(Request::Why(at)))}>{ reason(&play.here.told(name(play, at, lab.lang), lab.lang), lab.lang) }</button>
                }
                if play.failure.is_some() { { ask(lab.lang, act, Word::Again, Request::Again) } }
                for (word, path, request, can) in ways {
                    { key(say(word), path, press(act, request), can) }
                }
                if play.persons().is_empty() {
                    <button class="btn line" onclick={press(act, Action::Play(Request::Pause))}>{ say(if play.is_paused { Word::Play } else { Word::Pause }) }</button>
                }
                if play.is_behind() || !play.lines.is_empty() {
                    <button class="btn line" onclick={press_and_leave(act, Action::Play(Request::Return))}>
                        { say(if play.is_behind() { Word::BackToGame } else { Word::OtherLine }) }
                    </button>
                }
            </div>
            if let Due::Think(machine) = due {
                <p class="progress">
                    <span>{ play.thought.as_ref().map_or_else(String::new, |thought| standing(play, machine, thought, 0, lab.lang)) }</span>
                    if play.thought.is_some() { { ask(lab.lang, act, Word::StopAndPlay, Request::Stop) } }
                </p>
            }
            if play.is_behind() { <p class="note">{ say(Word::WhatIf) }</p> }
            <Message notice={lab.notice.clone()} offers_example={false}/>
        </section>
    }
}

fn reason(name: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("Why {name}?"),
        Lang::Zh => format!(
            "为什么走{}{name}？",
            if name.starts_with('第') { "" } else { " " }
        ),
    }
}

/// Whose turn it is, or how the game ended.
fn turn(lab: &Lab, play: &Play) -> Html {
    let say = |word: Word| word.say(lab.lang);
    let persons = play.persons();
    let only = persons.first().filter(|_| persons.len() == 1);
    let (mover, words) = match play.here.status() {
        Status::Chance => (None, say(Word::Throwing).to_owned()),
        Status::ToMove(player) => {
            let words = match play.due() {
                Due::Think(_) => Word::Thinks,
                _ if only == Some(&player) => Word::YourTurn,
                _ if player == Player::Max => Word::MaxToMove,
                _ => Word::MinToMove,
            };
            let who = if words == Word::Thinks {
                called(player).to_owned() + " "
            } else {
                String::new()
            };
            (Some(player), who + say(words))
        }
        Status::Over { score } => return result(score, only.copied(), &play.here, lab.lang).into(),
    };
    let (class, sign) = sign(mover);
    html! { <><span {class}>{ sign }</span>{ " " }{ words }</> }
}

/// The result in words, to the one person who played if there is one, and how it came about: `You win: 4 in a row.`
fn result(score: f64, person: Option<Player>, game: &AnyGame, lang: Lang) -> String {
    let winner = if score > 0.0 {
        Player::Max
    } else {
        Player::Min
    };
    let words = match person {
        _ if score == 0.0 && !game.is_explicit() => Word::DrawnGame.say(lang).to_owned(),
        Some(player) => (if player == winner {
            Word::YouWin
        } else {
            Word::YouLose
        })
        .say(lang)
        .to_owned(),
        None => called(winner).to_owned() + " " + Word::Wins.say(lang),
    };
    let (numbers, how) = game.ending();
    let (mut told, how) = (
        numbers
            .into_iter()
            .map(figure)
            .collect::<Vec<String>>()
            .join(" : "),
        lang.of(how),
    );
    if !told.is_empty() && !how.is_empty() {
        told.push(' ');
    }
    let [colon, stop] = lang.of([[": ", "."], ["：", "。"]]);
    words + colon + &told + how + stop
}

/// What was played last, and what the machine that did it says for it.
fn last(play: &Play, lang: Lang) -> String {
    let Some((at, (mover, _))) = play
        .record
        .at
        .checked_sub(1)
        .and_then(|at| Some((at, play.names.get(at)?)))
    else {
        return String::new();
    };
    let name = play.here.told(name(play, at, lang), lang);
    let (who, between) = match (mover, lang) {
        (Some(player), _) => (called(*player), lang.of([": ", "："])),
        (None, _) if name.starts_with('掷') => ("", ""),
        _ => (Word::ByChance.say(lang), lang.of([": ", "："])),
    };
    let machine = mover.and_then(|player| play.seat(player).machine());
    let reasons = match (&play.answer, machine) {
        (Some(thought), Some(machine)) => standing(play, machine, thought, 1, lang),
        _ => String::new(),
    };
    let gap = if reasons.is_empty() { "" } else { " · " };
    format!("{who}{between}{name}{gap}{reasons}")
}

/// How far a machine is or was, and the best line, of which so many moves are made.
fn standing(play: &Play, machine: &Machine, thought: &Thought, made: usize, lang: Lang) -> String {
    let verdict = Verdict {
        value: thought.answer.value,
        basis: thought.basis,
        best: None,
        reached: 0,
    };
    let mut parts = vec![typed(&verdict)];
    if thought.reached > 0 {
        parts.push(reached(
            matches!(machine.algorithm, Algorithm::Mcts(_)),
            u64::from(thought.reached),
            lang,
        ));
    }
    parts.push(counted(thought.counts.nodes, Word::Nodes, lang));
    let (mut here, mut line) = (play.here.clone(), Vec::new());
    for &choice in thought.line.iter().take(TOLD).skip(made) {
        line.push(here.move_told(choice, lang).unwrap_or_default());
        here.play(choice);
    }
    if made == 0 && !line.is_empty() {
        parts.push(line.remove(0));
    }
    if !line.is_empty() {
        parts.push(
            [
                Word::Then.say(lang),
                lang.of([" ", "："]),
                &line.join(lang.of([", ", "，"])),
            ]
            .concat(),
        );
    }
    parts.join(" · ")
}
