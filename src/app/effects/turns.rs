//! Moves without a person: chance draws them, machines find them in a worker, or for a moment in the page itself if it has none.

use super::worker::{Post, WorkerHandle, WorkerSetup, start};
use crate::app::browser::motion::is_calm;
use crate::app::browser::seed::seed;
use crate::app::state::action::{Action, Display};
use crate::app::state::lab::Lab;
use crate::app::state::page::Notice;
use crate::app::state::play::{PendingStep, Play, Request};
use crate::app::state::search::failure::Failure;
use crate::game::any::AnyGame;
use crate::play::{Machine, Thought, think_within};
use crate::search::{Stream, draw_any};
use crate::worker::{self, Message};
use gloo_timers::callback::Timeout;
use js_sys::Date;
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// Milliseconds of a rolling die, and before a machine begins, so that the previous move is seen; or, after a turn that was lost, read.
const ROLLING: u32 = 700;
const PAUSE: u32 = 120;
const READING: u32 = 2_000;
/// The milliseconds for which a machine may think in the page itself, which stands still meanwhile.
const LONGEST: f64 = 200.0;

/// Makes the move of chance or of a machine when it is its turn.
#[hook]
pub fn use_turns(lab: &Lab, setup: &WorkerSetup, act: &Callback<Action>) {
    let play = lab.play.game.clone();
    let (setup, act) = (setup.clone(), act.clone());
    let turn = play.as_ref().map(|play| play.turn);
    use_effect_with(turn, move |_| {
        let worker = Rc::new(RefCell::new(None));
        let wait = play.as_ref().and_then(|play| match play.pending_step() {
            PendingStep::Nobody => None,
            PendingStep::Throw if !is_calm() => Some(ROLLING),
            PendingStep::Think(_) if play.has_lost_turn() => Some(READING),
            PendingStep::Throw | PendingStep::Think(_) => Some(PAUSE),
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
    match play.pending_step() {
        PendingStep::Nobody => None,
        PendingStep::Throw => {
            act.emit(Request::Move(thrown(&play.here)).into());
            None
        }
        PendingStep::Think(machine) => {
            let turn = play.turn;
            let ply = play.record.at as u32;
            let request = worker::Request::think(machine, &play.here, ply);
            let (machine, here, told) = (machine.clone(), play.here.clone(), act.clone());
            let post: Post = act.reform(move |message: Result<Message, Failure>| {
                Action::Play(match message {
                    Err(failure) if failure.is_lack() => {
                        let thought = think_here(&here, &machine, ply, failure, &told);
                        Request::Answer { turn, thought }
                    }
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

/// Finds a machine's move in the page itself. Where there was no time for all of it, `failure` says why.
fn think_here(
    here: &AnyGame,
    machine: &Machine,
    ply: u32,
    failure: Failure,
    act: &Callback<Action>,
) -> Thought {
    let began = Date::now();
    let mut clock = || Date::now() - began;
    let thought = think_within(here, machine, ply, LONGEST, &mut clock, &mut |_| {});
    if clock() >= LONGEST {
        act.emit(Display::Notice(Some(Notice::Failed(failure))).into());
    }
    thought
}

/// Draws an outcome by its probability.
fn thrown(game: &AnyGame) -> u16 {
    draw_any(game, &mut Stream::new(seed().into(), 0, 0))
}
