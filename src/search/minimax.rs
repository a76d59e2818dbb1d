//! Minimax: the value of a position when both players play their best. The first of equally good moves is taken.

use super::{Answer, DEEPEST, Evaluation, Event, Flow, Minimax, Probe, evaluate, turn};
use crate::game::{Game, Status};
use std::ops::ControlFlow;

pub fn search<G: Game, P: Probe>(game: &G, options: &Minimax, probe: &mut P) -> Flow<Answer> {
    minimax(game, options.depth.unwrap_or(DEEPEST), &options.evaluation, probe)
}

fn minimax<G: Game, P: Probe>(state: &G, depth: u32, evaluation: &Evaluation, probe: &mut P) -> Flow<Answer> {
    if let Some(value) = evaluate::leaf(state, depth, evaluation, probe)? {
        return ControlFlow::Continue(Answer { value, best: None });
    }
    let Status::ToMove(player) = state.status() else { unreachable!("a game with chance is refused before minimax") };
    probe.emit(Event::Open { turn: turn(state.status()), choices: state.moves().count() as u16 })?;
    let mut answer = Answer { value: player.worst(), best: None };
    for (choice, mv) in (0..).zip(state.moves()) {
        probe.emit(Event::Descend { choice, probability: 1.0 })?;
        let score = minimax(&state.after(mv), depth - 1, evaluation, probe)?.value;
        if answer.best.is_none() || player.prefers(score, answer.value) {
            answer = Answer { value: score, best: Some(choice) };
            probe.emit(Event::Improve { choice, score })?;
        }
    }
    probe.emit(Event::Return { score: answer.value })?;
    ControlFlow::Continue(answer)
}
