//! Whoever moves without a person: chance, which throws, and machines, which think in a worker.

use super::super::action::Action;
use super::super::clock::is_calm;
use super::super::lab::Lab;
use super::super::worker::{Office, start};
use super::{Ask, Due};
use crate::game::Game;
use crate::game::any::AnyGame;
use crate::worker::{Message, request};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use yew::prelude::*;

/// Milliseconds for which a die rolls, and before a machine begins, so that the move before is seen.
const ROLLING: i32 = 700;
const BREATH: i32 = 120;

/// Lets whoever has to do something do it.
#[hook]
pub fn use_turns(office: &Office, lab: &Lab, act: &Callback<Action>) {
    let (office, act) = (office.clone(), act.clone());
    let turn = lab.play.as_ref().map(|play| play.turn);
    let play = lab.play.clone();
    use_effect_with(turn, move |_| {
        let worker = Rc::new(RefCell::new(None));
        let due = play.as_ref().map_or(Due::Nobody, |play| play.due());
        let wait = if due == Due::Throw && !is_calm() { ROLLING } else { BREATH };
        let window = web_sys::window().filter(|_| due != Due::Nobody);
        let begin = {
            let worker = Rc::clone(&worker);
            Closure::once(move || {
                let Some(play) = play else { return };
                match play.due() {
                    Due::Throw => act.emit(Action::Play(Ask::Move(thrown(&play.here)))),
                    Due::Think(machine) => {
                        let request = request(machine, &play.here, play.record.at as u32);
                        let turn = play.turn;
                        let hear = act.reform(move |message| {
                            Action::Play(match message {
                                Some(Message::Thought(thought)) => Ask::Hear(turn, thought),
                                Some(Message::Move(thought)) => Ask::Answer(turn, thought),
                                _ => Ask::Fail(turn),
                            })
                        });
                        *worker.borrow_mut() = start(&office, &request, 0, hear);
                    }
                    Due::Nobody => {}
                }
            })
        };
        let id = window.as_ref().and_then(|window| {
            window.set_timeout_with_callback_and_timeout_and_arguments_0(begin.as_ref().unchecked_ref(), wait).ok()
        });
        move || {
            if let (Some(window), Some(id)) = (window, id) {
                window.clear_timeout_with_handle(id);
            }
            drop((begin, worker.take()));
        }
    });
}

/// An outcome, as likely as it is.
fn thrown(game: &AnyGame) -> u16 {
    let drawn = f64::from(getrandom::u32().unwrap_or_default()) / f64::from(u32::MAX);
    let mut sum = 0.0;
    let found = game.moves().position(|outcome| {
        sum += game.probability(outcome);
        drawn < sum
    });
    found.unwrap_or_default() as u16
}
