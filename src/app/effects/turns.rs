//! Moves without a person: chance draws them, machines find them in a worker.

use super::worker::{WorkerHandle, WorkerSetup, start};
use crate::app::browser::motion::is_calm;
use crate::app::browser::seed::seed;
use crate::app::state::action::Action;
use crate::app::state::failure::Failure;
use crate::app::state::lab::Lab;
use crate::app::state::play::{Due, Play, Request};
use crate::game::any::AnyGame;
use crate::search::{Stream, draw_any};
use crate::worker::{self, Message};
use gloo_timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// Milliseconds of a rolling die, and before a machine begins, so that the previous move is seen; or, after a turn that was lost, read.
const ROLLING: u32 = 700;
const PAUSE: u32 = 120;
const READING: u32 = 2_000;

/// Makes the move of chance or of a machine when it is its turn.
#[hook]
pub fn use_turns(lab: &Lab, setup: &WorkerSetup, act: &Callback<Action>) {
    let play = lab.play.clone();
    let (setup, act) = (setup.clone(), act.clone());
    let turn = play.as_ref().map(|play| play.turn);
    use_effect_with(turn, move |_| {
        let worker = Rc::new(RefCell::new(None));
        let wait = play.as_ref().and_then(|play| match play.due() {
            Due::Nobody => None,
            Due::Throw if !is_calm() => Some(ROLLING),
            Due::Think(_) if play.has_lost_turn() => Some(READING),
            Due::Throw | Due::Think(_) => Some(PAUSE),
        });
        let timeout = play.zip(wait).map(|(play, wait)| {
            let worker = Rc::clone(&worker);
            Timeout::new(wait, move || {
                *worker.borrow_mut() = take_turn(&play, &setup, &act);
            })
        });
        move || drop((timeout, worker))
    });
}

fn take_turn(play: &Play, setup: &WorkerSetup, act: &Callback<Action>) -> Option<WorkerHandle> {
    match play.due() {
        Due::Nobody => None,
        Due::Throw => {
            act.emit(Request::Move(thrown(&play.here)).into());
            None
        }
        Due::Think(machine) => {
            let turn = play.turn;
            let request = worker::Request::think(machine, &play.here, play.record.at as u32);
            let post = act.reform(move |message| {
                Action::Play(match message {
                    Ok(Message::Thought(thought)) => Request::Hear { turn, thought },
                    Ok(Message::Move(thought)) => Request::Answer { turn, thought },
                    Ok(Message::Refused(refusal)) => Request::Fail {
                        turn,
                        failure: Failure::Refused(refusal),
                    },
                    Ok(_) => Request::Fail {
                        turn,
                        failure: Failure::Unread,
                    },
                    Err(failure) => Request::Fail { turn, failure },
                })
            });
            start(setup, &request, &post)
        }
    }
}

/// Draws an outcome by its probability.
fn thrown(game: &AnyGame) -> u16 {
    draw_any(game, &mut Stream::new(seed().into(), 0, 0))
}
