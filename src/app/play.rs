//! The page while a game is played: the board, what there is to say, the moves, who plays, the review and the match.

mod graph;
mod hints;
mod matches;
mod moves;
mod review;
mod seats;
mod seen;
mod side;
mod talk;

use super::panes::reader::{language, notes, theme};
use super::state::action::{Action, EditAction};
use super::state::lab::Lab;
use super::state::play::number::judged_pawn;
use super::state::play::{PendingStep, Request};
use super::ui::button::press_and_leave;
use super::ui::context::use_act;
use super::ui::icons::{self, icon};
use super::ui::playable::Playable;
use crate::lang::words::page;
use crate::lang::{Lang, Text};
use graph::found;
use hints::{hints, written};
use matches::table;
use moves::Moves;
use review::{mistakes, review};
use seats::seats;
use seen::seen;
use side::{near, note, side};
use std::rc::Rc;
use talk::talk;
use yew::prelude::*;

/// A button that asks for something of the game.
fn ask(lang: Lang, act: &Callback<Action>, word: Text, request: Request) -> Html {
    html! { <button class="btn line" onclick={press_and_leave(act, request)}>{ word.say(lang) }</button> }
}

/// The lab whose game is shown.
#[derive(Debug, Properties)]
pub struct GameProps {
    /// The lab.
    pub lab: Rc<Lab>,
}

impl PartialEq for GameProps {
    fn eq(&self, other: &GameProps) -> bool {
        Rc::ptr_eq(&self.lab, &other.lab)
    }
}

/// Renders the game, which takes the place of the search.
#[component]
pub fn Game(GameProps { lab }: &GameProps) -> Html {
    let act = use_act::<Action>();
    let Some(play) = &lab.play.game else {
        return Html::default();
    };
    let (lang, role) = (lab.page.lang, lab.page.place.role());
    let say = |word: Text| word.say(lang);
    let entry = play.here.id().entry();
    let pawn = judged_pawn(&play.here);
    let hinted = lab
        .hints()
        .iter()
        .map(|hint| written(hint, pawn))
        .collect::<Vec<_>>();
    html! {
        <>
            <section class="game" {role} aria-label={say(page::POSITION)}>
                { side(play, near(play).other(), lang) }
                <Playable game={play.here.clone()} is_played={true} is_free={lab.is_free()} pointed={lab.search.pointed.clone()} hints={hinted}
                    onpoint={act.reform(|cell| EditAction::Point(cell).into())}
                    ondrag={act.reform(|(from, to)| EditAction::Drag { from, to }.into())}
                    onmove={act.reform(|choice| EditAction::Move(choice).into())}/>
                if let Some(note) = note(play, lang) { <p class="note">{ note }</p> }
                { side(play, near(play), lang) }
                if play.pending_step() == PendingStep::Throw { <p class="die" aria-hidden="true">{ icon(icons::DICE) }</p> }
            </section>
            { talk(lab, play, &act) }
            <section class="pane seen" tabindex="0" {role} aria-label={say(page::REVIEW)}>
                { seen(lab, play) }
                if lab.play.beside.insights.is_empty() { { found(lab, play, &act) } }
                { hints(lab, play, &act) }
                { review(lab, play, &act) }
                { table(lab, play, &act) }
            </section>
            <section class="pane score" tabindex="0" {role} aria-label={say(page::MOVES)}>
                // On a phone the bar at the top has room for game and position only.
                <div class="phone-only">
                    if role.is_none() { { notes(lang) } }
                    { language(lang, &act) }
                    { theme(lab.page.theme, lang, &act) }
                </div>
                <p>{ say(entry.goal) }</p>
                <details class="fold"><summary>{ say(page::RULES) }</summary><p class="rules">{ play.here.how_to_play(lang) }</p></details>
                <h2>{ say(page::MOVES) }<small>{ format!("{} / {}", play.record.at, play.names.len()) }</small></h2>
                <Moves play={Rc::clone(play)} mistakes={mistakes(lab)}/>
                <h2>{ say(page::PLAYERS) }</h2>
                { seats(lab, play, &act) }
                <p class="moves">
                    { ask(lang, &act, page::SWAP, Request::Swap) }
                    { ask(lang, &act, page::NEW_GAME, Request::Restart) }
                    { ask(lang, &act, page::SET_UP, Request::SetUp) }
                    if play.before.is_some() { { ask(lang, &act, page::GAME_BEFORE, Request::Before) } }
                </p>
            </section>
        </>
    }
}
