//! The page while a game is played: the board, what there is to say, the moves, who plays, the review and the match.

mod graph;
mod hints;
mod matches;
mod moves;
mod review;
mod seats;
mod talk;

use super::state::action::{Action, Typing};
use super::state::lab::Lab;
use super::state::play::{Due, Request};
use super::ui::button::press_and_leave;
use super::ui::context::use_act;
use super::ui::icons::{self, icon};
use super::ui::playable::Playable;
use super::words::Word;
use crate::lang::Lang;
use hints::{hints, written};
use matches::table;
use moves::Moves;
use review::{mistakes, review};
use seats::seats;
use std::rc::Rc;
use talk::talk;
use yew::prelude::*;

/// A button that asks for something of the game.
fn ask(lang: Lang, act: &Callback<Action>, word: Word, request: Request) -> Html {
    html! { <button class="btn line" onclick={press_and_leave(act, request)}>{ word.say(lang) }</button> }
}

/// The lab whose game is shown.
#[derive(Properties)]
pub struct GameProps {
    /// The lab.
    pub lab: Rc<Lab>,
}

impl PartialEq for GameProps {
    fn eq(&self, other: &GameProps) -> bool {
        Rc::ptr_eq(&self.lab, &other.lab)
    }
}

/// The game in place of the search.
#[component]
pub fn Game(GameProps { lab }: &GameProps) -> Html {
    let act = use_act::<Action>();
    let Some(play) = &lab.play else {
        return Html::default();
    };
    let (lang, role) = (lab.lang, lab.place.role());
    let say = |word: Word| word.say(lang);
    let hinted = lab.hints().iter().map(written).collect::<Vec<_>>();
    html! {
        <>
            <section class="game" {role} aria-label={say(Word::Position)}>
                <Playable game={play.here.clone()} is_played={true} is_free={lab.is_free()} pointed={lab.pointed.clone()} hints={hinted}
                    onpoint={act.reform(|cell| Typing::Point(cell).into())}
                    ondrag={act.reform(|(from, to)| Typing::Drag { from, to }.into())}
                    onmove={act.reform(|choice| Typing::Move(choice).into())}/>
                if play.due() == Due::Throw { <p class="die" aria-hidden="true">{ icon(icons::DICE) }</p> }
            </section>
            { talk(lab, play, &act) }
            <section class="pane seen" tabindex="0" {role} aria-label={say(Word::Review)}>
                { hints(lab, play, &act) }
                { review(lab, play, &act) }
                { table(lab, play, &act) }
            </section>
            <section class="pane score" tabindex="0" {role} aria-label={say(Word::Moves)}>
                <h2>{ say(Word::Moves) }<small>{ format!("{} / {}", play.record.at, play.names.len()) }</small></h2>
                <Moves play={Rc::clone(play)} mistakes={mistakes(lab)}/>
                <h2>{ say(Word::Players) }</h2>
                { seats(lab, play, &act) }
                <p class="moves">
                    { ask(lang, &act, Word::Swap, Request::Swap) }
                    { ask(lang, &act, Word::NewGame, Request::Restart) }
                    { ask(lang, &act, Word::SetUp, Request::SetUp) }
                    if play.before.is_some() { { ask(lang, &act, Word::GameBefore, Request::Before) } }
                </p>
            </section>
        </>
    }
}
