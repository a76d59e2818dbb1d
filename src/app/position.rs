//! The position to search from, typed or clicked, and the options of the search. What is typed stays as it is typed;
//! it is searched as soon as it makes sense, and until then the page says what is missing and keeps what it had.

use super::action::Action;
use super::board::playable;
use super::button::press;
use super::formal::formal;
use super::island::island;
use super::lab::Lab;
use super::markup::html;
use super::options::{Comparison, OptionsProps};
use super::past::undo_and_redo;
use super::play;
use super::run::Progress;
use super::share::{copy_button, embed_button};
use super::words::Word;
use crate::game::any::{AnyGame, GameId};
use crate::game::tic_tac_toe::TicTacToe;
use crate::game::{Player, Wording};
use crate::lang::Lang;
use crate::spec::Spec;
use std::rc::Rc;
use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

/// Reads what was typed for the game at hand.
///
/// # Errors
/// What is wrong with it, in both languages.
pub fn read(game: &AnyGame, text: &str) -> Result<AnyGame, [String; 2]> {
    game.id()
        .read(text, Some(game))
        .map_err(|error| Lang::ALL.map(|lang| error.say(lang)))
}

/// The pane.
pub fn position(lab: &Lab, act: &Callback<Action>) -> Html {
    let spec = lab.run.spec();
    let edit = act.reform(Action::Type);
    let text = match &lab.typed {
        Some(typed) if typed.belongs_to(&spec.game) => typed.text.clone(),
        _ => spec.game.text(),
    };
    let why = lab
        .typed
        .as_ref()
        .filter(|typed| typed.belongs_to(&spec.game))
        .and_then(|typed| typed.refused.as_ref());
    let why = why.map(|why| {
        if lab.lang == Lang::En {
            why[0].clone()
        } else {
            why[1].clone()
        }
    });
    let say = |word: Word| word.say(lab.lang);
    let entry = spec.game.id().entry();
    let compared = lab.other.as_ref().map(|other| {
        let runs = match (lab.run.progress, other.progress) {
            (Progress::Complete, Progress::Complete) => Ok([lab.run.clone(), other.clone()]),
            _ if lab.searching().is_some() => Err(Word::SearchingIn),
            _ => Err(Word::NarrowHint),
        };
        (other.spec().algorithm.clone(), runs)
    });
    let options = Rc::new(OptionsProps {
        spec: Spec {
            step: 0,
            ..spec.clone()
        },
        lang: lab.lang,
        refused: lab.refused.clone(),
        edited: lab.edited(),
        wish: lab.wish,
        act: act.clone(),
    });
    let comparison = Rc::new(Comparison {
        options: Rc::clone(&options),
        compared,
    });
    html! {
        <section class="pane pos" tabindex="0" role={lab.region} aria-label={say(Word::Position)}>
            <h2>{ say(Word::Position) }</h2>
            <details class="fold"><summary>{ say(Word::Rules) }</summary><p class="rules">{ lab.lang.of(entry.rules) }</p></details>
            { playable(lab, act) }
            { field(&spec.game, &text, why.is_some(), lab.lang, &edit) }
            <p class="note" id="typed">{ lab.lang.of(entry.hint) }</p>
            if let Some(why) = why { <p class="refused" id="refused" role="alert">{ why }</p> }
            { undo_and_redo(lab, act) }
            { play::begin(lab, act) }
            { island(options) }
            { island(comparison) }
            { formal(lab) }
            <p class="narrow-only">
                { copy_button(lab, "btn line") }
                { embed_button(lab, "btn line") }
                <button class="btn line" onclick={press(act, Action::Help(true))}>{ say(Word::Help) }</button>
            </p>
        </section>
    }
}

/// The position as a text to type.
fn field(game: &AnyGame, text: &str, wrong: bool, lang: Lang, edit: &Callback<String>) -> Html {
    let invalid = wrong.then_some("true");
    let described = if wrong { "refused" } else { "typed" };
    if game.id() == GameId::Tree {
        let oninput = edit.reform(|event: InputEvent| {
            event.target_unchecked_into::<HtmlTextAreaElement>().value()
        });
        let rows = (text.chars().count() / 30 + text.lines().count())
            .clamp(1, 8)
            .to_string();
        return html! {
            <textarea class="field" aria-label={Word::TreeText.say(lang)} value={text.to_owned()} {oninput} {rows} aria-invalid={invalid}
                aria-describedby={described} autocomplete="off" autocapitalize="off" spellcheck="false"/>
        };
    }
    let oninput =
        edit.reform(|event: InputEvent| event.target_unchecked_into::<HtmlInputElement>().value());
    html! {
        <input class="field" aria-label={Word::PositionText.say(lang)} value={text.to_owned()} {oninput} aria-invalid={invalid}
            aria-describedby={described} autocomplete="off" autocapitalize="off" spellcheck="false"/>
    }
}

/// The board with one square moved on. An empty square takes the mark of the side to move, so that clicking plays;
/// a marked square becomes the other mark where that leaves a legal position, otherwise empty.
pub fn cycled(board: &TicTacToe, square: u8) -> String {
    let text = board.text();
    let index = usize::from(square + square / 3);
    let with = |mark: &str| {
        let mut text = text.clone();
        text.replace_range(index..=index, mark);
        text
    };
    let candidates: &[&str] = match board.at(square) {
        None => &["x", "o"],
        Some(Player::Max) => &["o", "."],
        Some(Player::Min) => &["x", "."],
    };
    let legal = candidates
        .iter()
        .map(|mark| with(mark))
        .find(|text| TicTacToe::parse(text).is_ok());
    // Where no single change is legal, the square is cleared and the refusal says what is missing.
    legal.unwrap_or_else(|| with("."))
}
