//! Sentences about a game: whose turn it is or how it ended, the last move and its reason, the state of a machine that is thinking.

use super::ask;
use super::hints::reached;
use super::moves::{name, sign};
use super::review::first_mistake;
use super::side::loss;
use crate::app::panes::why::Message;
use crate::app::state::action::{Action, Display};
use crate::app::state::lab::Lab;
use crate::app::state::play::number::{pawn, typed};
use crate::app::state::play::said::{called, said};
use crate::app::state::play::{Mover, PendingStep, Play, Request};
use crate::app::ui::button::{key, press, press_and_leave};
use crate::app::ui::context::use_lang;
use crate::app::ui::count::counted;
use crate::app::ui::icons;
use crate::app::ui::spoken::Spoken;
use crate::game::any::AnyGame;
use crate::game::{Player, Status};
use crate::lang::words::{page, play};
use crate::lang::{Lang, Say, Text};
use crate::lesson::Line;
use crate::lesson::line::{self, figure};
use crate::play::judge::Verdict;
use crate::play::{Machine, Thought};
use crate::search::Algorithm;
use yew::prelude::*;

/// Moves of a line that are shown at most.
const TOLD: usize = 5;

/// Draws the sentences beside the board.
pub fn talk(lab: &Lab, play: &Play, act: &Callback<Action>) -> Html {
    let say = |word: Text| word.say(lab.page.lang);
    let due = play.pending_step();
    let ways = [
        (
            page::TAKE_BACK,
            icons::UNDO,
            Request::TakeBack,
            play.record.at > 0,
        ),
        (page::REDO, icons::REDO, Request::Redo, play.is_behind()),
    ];
    let is_over = matches!(play.here.status(), Status::Over { .. });
    let is_due = due == PendingStep::Nobody && !is_over;
    // Where there was one move only, there is nothing to explain.
    let why = play.explained();
    let why = why.filter(|at| play.record.position(*at).choices() > 1);
    let whose = turn(lab, play);
    let last = last(play, lab.page.lang);
    let undone = name(play, play.record.at, lab.page.lang);
    let failed = play.failure.as_ref();
    let failed = failed.map(|failure| failure.told(page::THINKING_FAILED, lab.page.lang));
    // A machine's sentences have their room before they come, so that nothing below them moves.
    let speaks = play.persons().len() < 2;
    html! {
        <section class={classes!("talk", speaks.then_some("speaks"))}>
            <Told at={play.record.at} {whose} {last} {undone} {failed}/>
            <div class="held">
                for (word, path, request, can) in ways {
                    { key(say(word), path, press(act, request), can) }
                }
                if is_over { { at_end(lab, play, act) } }
                if is_due {
                    <button class="btn line" aria-pressed={lab.play.beside.shows_hints.to_string()} onclick={press(act, Display::ToggleHints)}>{ say(play::HINT) }</button>
                }
                if let Some(at) = why {
                    <button class="btn line" onclick={press_and_leave(act, Action::Play(Request::Why(at)))}>{ reason(&play.here.told(name(play, at, lab.page.lang), lab.page.lang), lab.page.lang) }</button>
                }
                if play.failure.is_some() { { ask(lab.page.lang, act, page::AGAIN, Request::Again) } }
                if play.persons().is_empty() {
                    <button class="btn line" onclick={press(act, Action::Play(Request::Pause))}>{ say(if play.is_paused { page::PLAY } else { page::PAUSE }) }</button>
                }
                if play.is_behind() || !play.lines.is_empty() {
                    <button class="btn line" onclick={press_and_leave(act, Action::Play(Request::Return))}>
                        { say(if play.is_behind() { page::BACK_TO_GAME } else { page::OTHER_LINE }) }
                    </button>
                }
            </div>
            if let PendingStep::Think(machine) = due {
                <p class="progress">
                    <span>{ play.thought.as_ref().map_or_else(String::new, |thought| standing(play, machine, thought, lab.page.lang)) }</span>
                    if play.thought.is_some() { { ask(lab.page.lang, act, page::STOP_AND_PLAY, Request::Stop) } }
                </p>
            }
            if play.is_behind() { <p class="note">{ say(page::WHAT_IF) }</p> }
            <Message notice={lab.page.notice.clone()} offers_example={false}/>
        </section>
    }
}

/// What can be done once a game is over.
fn at_end(lab: &Lab, play: &Play, act: &Callback<Action>) -> Html {
    let lang = lab.page.lang;
    let again = match first_mistake(lab, play) {
        Some(at) => {
            let number = at as u32 + 1;
            let onclick = press_and_leave(act, Action::Play(Request::Look(at)));
            html! { <button class="btn main" {onclick}>{ play::TryAgainFrom { number }.say(lang) }</button> }
        }
        None => {
            let onclick = press(act, Action::Play(Request::Review));
            html! { <button class="btn main" {onclick}>{ play::REVIEW_MISTAKES.say(lang) }</button> }
        }
    };
    html! { <>{ again }{ ask(lang, act, page::NEW_GAME, Request::Restart) }</> }
}

/// What has just happened in a game.
#[derive(Properties, PartialEq)]
struct ToldProps {
    /// The number of moves made.
    at: usize,
    /// Who moves, and the words for it; nobody once the game is over.
    whose: (Option<Mover>, String),
    /// The last move.
    last: String,
    /// The move behind the position that is shown, if there is one.
    undone: String,
    /// Why a machine has failed.
    failed: Option<String>,
}

/// Renders what has just happened. A step back is told as one, and not as the move before it.
#[component]
fn Told(props: &ToldProps) -> Html {
    let lang = use_lang();
    let before = use_mut_ref(|| props.at);
    let is_back = before.replace(props.at) > props.at;
    let (mover, words) = &props.whose;
    let made = &props.undone;
    let happened = match is_back {
        true => page::BackBefore { made }.say(lang),
        false => props.last.clone(),
    };
    let said = [Some(&happened), Some(words), props.failed.as_ref()];
    let said: Vec<&str> = said.into_iter().flatten().map(String::as_str).collect();
    html! {
        <>
            <Spoken text={said.join(" ")} moment={props.at as u32}/>
            <div class="happened">
                <h2>
                    if let Some(mover) = mover { <span class={sign(*mover).0}>{ sign(*mover).1 }</span>{ " " } }
                    { words }
                </h2>
                <p>{ &props.last }</p>
                if let Some(failed) = &props.failed { <p class="refused">{ failed }</p> }
            </div>
        </>
    }
}

fn reason(name: &str, lang: Lang) -> String {
    let made = line::name(name);
    Line::of(&page::WhyMove { made }, lang)
        .finished(lang)
        .text()
}

/// Whose turn it is, or how the game ended.
fn turn(lab: &Lab, play: &Play) -> (Option<Mover>, String) {
    let say = |word: Text| word.say(lab.page.lang);
    let persons = play.persons();
    let only = persons.first().filter(|_| persons.len() == 1);
    let (mover, words) = match play.here.status() {
        Status::Chance => (None, say(page::THROWING).to_owned()),
        Status::ToMove(player) => {
            let words = match play.pending_step() {
                PendingStep::Think(_) => page::THINKS,
                _ if only == Some(&player) => page::YOUR_TURN,
                _ if player == Player::Max => page::MAX_TO_MOVE,
                _ => page::MIN_TO_MOVE,
            };
            let who = if words == page::THINKS {
                called(player).to_owned() + " "
            } else {
                String::new()
            };
            (Some(player), who + say(words))
        }
        Status::Over { score } => {
            return (
                None,
                result(score, only.copied(), &play.here, lab.page.lang),
            );
        }
    };
    (Some(mover), words)
}

/// The result in words, to the one person who played if there is one, and how it came about: `You win: 4 in a row.`
fn result(score: f64, person: Option<Player>, game: &AnyGame, lang: Lang) -> String {
    let winner = if score > 0.0 {
        Player::Max
    } else {
        Player::Min
    };
    let words = match person {
        _ if score == 0.0 && !game.is_explicit() => page::DRAWN_GAME.say(lang).to_owned(),
        Some(player) => (if player == winner {
            page::YOU_WIN
        } else {
            page::YOU_LOSE
        })
        .say(lang)
        .to_owned(),
        None => called(winner).to_owned() + " " + page::WINS.say(lang),
    };
    let (numbers, how) = game.ending();
    let (mut told, how) = (
        numbers
            .into_iter()
            .map(figure)
            .collect::<Vec<String>>()
            .join(" : "),
        how.say(lang),
    );
    if !told.is_empty() && !how.is_empty() {
        told.push(' ');
    }
    let how = told + how;
    page::Ended { result: words, how }.say(lang)
}

/// The last move, and the reason that the machine gives for it.
fn last(play: &Play, lang: Lang) -> String {
    let Some((at, (mover, _))) = play
        .record
        .at
        .checked_sub(1)
        .and_then(|at| Some((at, play.names.get(at)?)))
    else {
        return String::new();
    };
    // A machine that has just moved says why.
    if let (Some(player), Some(thought)) = (mover, play.answer())
        && let Some(machine) = play.seat(*player).machine()
        && !matches!(play.here.status(), Status::Over { .. })
    {
        return said(&play.record.position(at), machine, thought, *player, lang);
    }
    let name = name(play, at, lang);
    let made = play.here.told(name.clone(), lang);
    let said = match mover {
        Some(player) => {
            let who = called(*player);
            page::Made { who, made }.say(lang)
        }
        None if made == name => page::Drawn { made }.say(lang),
        None => page::Rolled { made }.say(lang),
    };
    loss(&said, &play.record.position(at), &play.here, lang).unwrap_or(said)
}

/// How far a machine is that thinks, and its best line.
fn standing(play: &Play, machine: &Machine, thought: &Thought, lang: Lang) -> String {
    let verdict = Verdict {
        value: thought.answer.value,
        basis: thought.basis,
        best: None,
        reached: 0,
    };
    let mut parts = vec![typed(&verdict, pawn(&play.here, &machine.algorithm))];
    if let Some(limit @ 1..) = thought.reached {
        parts.push(reached(
            matches!(machine.algorithm, Algorithm::Mcts(_)),
            limit.into(),
            lang,
        ));
    }
    parts.push(counted(
        thought.counts.nodes,
        |count| page::Nodes { count },
        lang,
    ));
    let (mut here, mut line) = (play.here.clone(), Vec::new());
    for &choice in thought.line.iter().take(TOLD) {
        line.push(here.move_told(choice, lang).unwrap_or_default());
        here.play(choice);
    }
    if !line.is_empty() {
        parts.push(line.remove(0));
    }
    if !line.is_empty() {
        let line = line.join(page::COMMA.say(lang));
        parts.push(page::Then { line }.say(lang));
    }
    parts.join(" · ")
}
