//! Whoever moves without a person: chance, which throws, and machines, which think in a worker.

use super::super::action::Action;
use super::super::browser::{Timer, is_calm};
use super::super::errand::{Desk, Errand, Held};
use super::super::failure::Failure;
use super::super::worker::start;
use super::{Ask, Due};
use crate::game::any::AnyGame;
use crate::search::{Stream, draw_any};
use crate::worker::{Message, request};
use std::rc::Rc;

/// Milliseconds for which a die rolls, and before a machine begins, so that the move before is seen.
const ROLLING: i32 = 700;
const BREATH: i32 = 120;

/// Lets whoever has to do something do it.
pub const TURNS: Errand = (
    |lab| {
        [
            lab.play.as_ref().map_or(0, |play| 1 + play.turn as usize),
            0,
            0,
            0,
            0,
            0,
        ]
    },
    begin,
);

fn begin(desk: &Desk) -> Held {
    let play = Rc::clone(desk.lab.play.as_ref()?);
    let wait = match play.due() {
        Due::Nobody => return None,
        Due::Throw if !is_calm() => ROLLING,
        _ => BREATH,
    };
    let (office, act, mut clerk) = (desk.office.clone(), desk.act.clone(), None);
    let begin = move || match play.due() {
        Due::Throw => act.emit(Action::Play(Ask::Move(thrown(&play.here)))),
        Due::Think(machine) => {
            let turn = play.turn;
            let hear = act.reform(move |message| {
                Action::Play(match message {
                    Ok(Message::Thought(thought)) => Ask::Hear(turn, thought),
                    Ok(Message::Move(thought)) => Ask::Answer(turn, thought),
                    Ok(Message::Refused(refusal)) => Ask::Fail(turn, Failure::Refused(refusal)),
                    Ok(_) => Ask::Fail(turn, Failure::Unread),
                    Err(failure) => Ask::Fail(turn, failure),
                })
            });
            drop(std::mem::replace(
                &mut clerk,
                start(
                    &office,
                    &request(machine, &play.here, play.record.at as u32),
                    0,
                    &hear,
                ),
            ));
        }
        Due::Nobody => {}
    };
    Some(Box::new(Timer::once(wait, Box::new(begin))?))
}

/// An outcome, as likely as it is.
fn thrown(game: &AnyGame) -> u16 {
    draw_any(
        game,
        &mut Stream::new(getrandom::u32().unwrap_or_default().into(), 0, 0),
    )
}
