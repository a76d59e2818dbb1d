//! The page while a game is played: the board, who plays, what there is to say, what stands beside the board, and the course of the game.

mod graph;
mod hints;
mod matches;
mod moves;
mod prospects;
mod review;
mod room;
mod search;
mod seats;
mod seen;
mod side;
mod talk;

use super::state::action::{Action, EditAction};
use super::state::lab::Lab;
use super::state::play::number::judged_pawn;
use super::state::play::room::Part;
use super::state::play::{PendingStep, Request};
use super::ui::button::{press, press_and_leave};
use super::ui::context::use_act;
use super::ui::icons::{self, icon};
use super::ui::playable::Playable;
use crate::lang::words::{page, play};
use crate::lang::{Lang, Say, Text};
use graph::course;
use hints::written;
use prospects::{near, prospects};
use review::marked;
use room::room;
use seats::seats;
use side::{note, side};
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
    let pawn = judged_pawn(&play.here);
    // The position of a node that is picked in the search stands on the board in the place of the game's.
    let picked = lab
        .play
        .watched
        .as_ref()
        .and_then(|watched| watched.picked());
    let picked = picked.filter(|_| play.shown_part() == Part::Search);
    let hinted = match picked {
        Some(_) => Vec::new(),
        None if lab.play.beside.shows_hints => {
            let hints = lab.hints();
            hints.iter().map(|hint| written(hint, pawn)).collect()
        }
        None => marked(lab, play),
    };
    let is_ghost = picked.is_some();
    let has_board = play.here.picture().size().0 > 0;
    let game = picked.as_ref().map_or(&play.here, |(game, _)| game);
    html! {
        <>
            <section class={classes!("game", is_ghost.then_some("ghost"))} {role} aria-label={say(page::POSITION)}>
                { side(lab, play, near(play).other()) }
                <div class="on-board">
                    if has_board { { prospects(lab, play) } }
                    <div>
                        <Playable game={game.clone()} is_played={true} is_free={lab.is_free() && !is_ghost} pointed={lab.search.pointed.clone()} hints={hinted}
                            onpoint={act.reform(move |cell| if is_ghost { Request::Pick(None).into() } else { EditAction::Point(cell).into() })}
                            ondrag={act.reform(|(from, to)| EditAction::Drag { from, to }.into())}
                            onmove={act.reform(|choice| EditAction::Move(choice).into())}/>
                    </div>
                </div>
                if let Some((_, path)) = &picked {
                    <p class="note">{ after(lab, path) }{ " " }<button class="btn line" onclick={press(&act, Action::Play(Request::Pick(None)))}>{ say(play::BACK_TO_BOARD) }</button></p>
                } else {
                    // The line keeps its room, so that the board stands still.
                    <p class="note">{ note(play, lang).unwrap_or_default() }</p>
                }
                { side(lab, play, near(play)) }
                if play.pending_step() == PendingStep::Throw { <p class="die" aria-hidden="true">{ icon(icons::DICE) }</p> }
            </section>
            { seats(lab, play, &act) }
            { talk(lab, play, &act) }
            { room(lab, play, &act) }
            <section class="line-of-game" {role} aria-label={say(page::PROSPECTS)}>{ course(lab, play, &act) }</section>
        </>
    }
}

/// The moves that lead from the root of the search to the position on the board, in words.
fn after(lab: &Lab, path: &[u16]) -> String {
    let lang = lab.page.lang;
    let Some(watched) = &lab.play.watched else {
        return String::new();
    };
    let mut here = watched.lane.run.spec().game.clone();
    let mut moves = Vec::new();
    for &choice in path {
        moves.push(here.move_told(choice, lang).unwrap_or_default());
        here.play(choice);
    }
    let moves = moves.join(page::COMMA.say(lang));
    play::InSearchAfter { moves }.say(lang)
}
