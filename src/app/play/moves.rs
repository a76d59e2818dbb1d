//! The moves of a game, each of which leads to the position after it.

use crate::app::state::action::Action;
use crate::app::state::play::{Mover, Play, Request};
use crate::app::ui::button::press;
use crate::app::ui::context::{use_act, use_lang};
use crate::app::ui::scroll::centre;
use crate::game::Player;
use crate::game::catalogue::in_words;
use crate::lang::Lang;
use std::rc::Rc;
use yew::prelude::*;

/// The moves of a game. They change only with its turns, so that hundreds of them are not written anew with every word of a machine
/// that thinks.
#[derive(Properties)]
pub struct MovesProps {
    /// The game.
    pub play: Rc<Play>,
    /// For every position that was looked over, whether the move from it was a mistake.
    pub mistakes: Vec<bool>,
}

impl PartialEq for MovesProps {
    fn eq(&self, other: &MovesProps) -> bool {
        self.play.turn == other.play.turn && self.mistakes == other.mistakes
    }
}

/// Returns the CSS class and the sign of a mover.
pub fn sign(mover: Mover) -> (&'static str, &'static str) {
    match mover {
        Some(Player::Max) => ("cmax", "▲"),
        Some(Player::Min) => ("cmin", "▼"),
        None => ("cchance", "●"),
    }
}

/// Returns the name of the move at index `at` in a language; empty if there is no such move.
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

/// Renders the list of moves, scrolled so that the current one is in sight.
#[component]
pub fn Moves(MovesProps { play, mistakes }: &MovesProps) -> Html {
    let (act, lang) = (use_act::<Action>(), use_lang());
    let (list, here) = (use_node_ref(), use_node_ref());
    {
        let (list, here) = (list.clone(), here.clone());
        use_effect_with(play.turn, move |_| centre(&list, &here));
    }
    let row = |at: usize, mover: Mover| {
        let is_here = at + 1 == play.record.at;
        let (class, sign) = sign(mover);
        let onclick = press(&act, Request::Look(at + 1));
        // The key keeps the focus at its move when another is made.
        html! {
            <li key={at} ref={if is_here { here.clone() } else { NodeRef::default() }}>
                <button class="btn" aria-current={is_here.then_some("step")} {onclick}>
                    <small>{ at + 1 }</small>
                    <span {class}>{ sign }</span>
                    <span>{ name(play, at, lang) }if mistakes.get(at) == Some(&true) { <b>{ " ?" }</b> }</span>
                </button>
            </li>
        }
    };
    html! {
        <ol class="played" ref={list}>
            for (at, (mover, _)) in play.names.iter().enumerate() { { row(at, *mover) } }
        </ol>
    }
}
