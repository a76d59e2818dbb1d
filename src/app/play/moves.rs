//! The moves of a game, each of which leads to the position after it.

use super::super::action::Action;
use super::super::button::press;
use super::super::island::Part;
use super::super::markup::html;
use super::{Ask, Mover, Play};
use crate::game::Player;
use crate::game::catalogue::in_words;
use crate::lang::Lang;
use std::any::Any;
use std::rc::Rc;
use yew::prelude::*;

/// The moves. A part of their own, so that hundreds of them are not written anew with every word of a machine that thinks.
pub struct Moves {
    pub play: Rc<Play>,
    /// For every position that was looked over, whether the move from it was a mistake.
    pub mistakes: Vec<bool>,
    pub lang: Lang,
    pub act: Callback<Action>,
}

/// What a player is called.
pub fn called(player: Player) -> &'static str {
    if player == Player::Max { "Max" } else { "Min" }
}

/// A mover's class and sign.
pub fn sign(mover: Mover) -> (&'static str, &'static str) {
    match mover {
        Some(Player::Max) => ("cmax", "▲"),
        Some(Player::Min) => ("cmin", "▼"),
        None => ("cchance", "●"),
    }
}

/// What a move is called in a language.
pub fn name(play: &Play, at: usize, lang: Lang) -> String {
    let name = play
        .names
        .get(at)
        .map(|(_, name)| name.clone())
        .unwrap_or_default();
    if play.here.is_explicit() {
        name
    } else {
        in_words(name, lang)
    }
}

impl Part for Moves {
    fn view(&self, _: &Callback<()>) -> Html {
        let Moves {
            play,
            mistakes,
            lang,
            act,
        } = self;
        html! {
            <ol class="played">
                for (at, (mover, _)) in play.names.iter().enumerate() {
                    // Whoever is at a move stays at it when another is made.
                    <li key={at as u32}>
                        <button class="btn" aria-current={(at + 1 == play.record.at).then_some("step")} onclick={press(act, Action::Play(Ask::Look(at + 1)))}>
                            <small>{ at as u32 + 1 }</small>
                            <span class={[sign(*mover).0]}>{ sign(*mover).1 }</span>
                            <span>{ name(play, at, *lang) }if mistakes.get(at) == Some(&true) { <b>{ " ?" }</b> }</span>
                        </button>
                    </li>
                }
            </ol>
        }
    }

    /// While a machine thinks the moves stay as they are.
    fn is_same(&self, other: &dyn Any) -> bool {
        other.downcast_ref::<Moves>().is_some_and(|other| {
            self.play.turn == other.play.turn
                && self.lang == other.lang
                && self.mistakes == other.mistakes
        })
    }
}
