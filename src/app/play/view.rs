//! The page while a game is played: the board, what there is to say, the moves and who plays; and the ways from the lab and back.

use super::super::action::Action;
use super::super::board::playable;
use super::super::button::{choice, press, press_and_leave};
use super::super::icons::{self, icon};
use super::super::island::island;
use super::super::lab::Lab;
use super::super::markup::html;
use super::super::words::Word;
use super::hints::hints;
use super::matches::table;
use super::moves::Moves;
use super::review::{mistakes, review};
use super::seats::seats;
use super::talk::talk;
use super::{Ask, Due};
use std::rc::Rc;
use yew::prelude::*;

/// A button that asks for something.
pub fn ask(lab: &Lab, act: &Callback<Action>, word: Word, ask: Ask) -> Html {
    html! { <button class="btn line" onclick={press_and_leave(act, Action::Play(ask))}>{ word.say(lab.lang) }</button> }
}

/// The game in place of the lab.
pub fn view(lab: &Lab, act: &Callback<Action>) -> Html {
    let Some(play) = &lab.play else {
        return Html::default();
    };
    let say = |word: Word| word.say(lab.lang);
    html! {
        <>
            <section class="game" role={lab.region} aria-label={say(Word::Position)}>
                { playable(lab, act) }
                if play.due() == Due::Throw { <p class="die" aria-hidden="true">{ icon(icons::DICE) }</p> }
            </section>
            { talk(lab, play, act) }
            <section class="pane seen" tabindex="0" role={lab.region} aria-label={say(Word::Review)}>
                { hints(lab, act) }
                { review(lab, play, act) }
                { table(lab, act) }
            </section>
            <section class="pane score" tabindex="0" role={lab.region} aria-label={say(Word::Moves)}>
                <h2>{ say(Word::Moves) }<small>{ format!("{} / {}", play.record.at, play.names.len()) }</small></h2>
                { island(Rc::new(Moves { play: Rc::clone(play), mistakes: mistakes(lab), lang: lab.lang, act: act.clone() })) }
                <h2>{ say(Word::Players) }</h2>
                { seats(lab, play, act) }
                <p class="moves">
                    { ask(lab, act, Word::Swap, Ask::Swap) }
                    { ask(lab, act, Word::NewGame, Ask::Restart) }
                    { ask(lab, act, Word::SetUp, Ask::SetUp) }
                    if play.before.is_some() { { ask(lab, act, Word::GameBefore, Ask::Before) } }
                </p>
            </section>
        </>
    }
}

/// The switch between lab and game.
pub fn switch(lab: &Lab, act: &Callback<Action>) -> Html {
    let is_playing = lab.is_playing();
    html! {
        <span class="seg mode" role="group" aria-label={Word::Mode.say(lab.lang)}>
            { choice(Word::Lab.say(lab.lang), press(act, Action::Play(Ask::Lab)), !is_playing) }
            <button class="btn" onclick={press(act, Action::Play(Ask::Show))} aria-pressed={is_playing.to_string()} aria-label={Word::PlayGame.say(lab.lang)}>
                { Word::PlayIt.say(lab.lang) }
            </button>
        </span>
    }
}

/// The way back from the lab to the game that waits.
pub fn back(lab: &Lab, act: &Callback<Action>) -> Html {
    if lab.play.is_none() {
        Html::default()
    } else {
        ask(lab, act, Word::BackToGame, Ask::Back)
    }
}

/// The way from a position in the lab to a game.
pub fn begin(lab: &Lab, act: &Callback<Action>) -> Html {
    html! { <p class="moves">{ ask(lab, act, Word::PlayFromHere, Ask::Begin) }</p> }
}
