//! Alpha-beta pruning (Knuth and Moore, *An analysis of alpha-beta pruning*, 1975): minimax that leaves a node
//! as soon as a player has something at least as good elsewhere on the path. Deep cut-offs included: the window is handed down.

use super::{AlphaBeta, Answer, DEEPEST, Evaluation, Event, Flow, Probe, Window, evaluate, turn};
use crate::game::{Game, Status};
use std::ops::ControlFlow;

pub fn search<G: Game, P: Probe>(game: &G, options: &AlphaBeta, probe: &mut P) -> Flow<Answer> {
    alpha_beta(game, options.depth.unwrap_or(DEEPEST), Window::FULL, &options.evaluation, probe)
}

fn alpha_beta<G: Game, P: Probe>(
    state: &G,
    depth: u32,
    mut window: Window,
    evaluation: &Evaluation,
    probe: &mut P,
) -> Flow<Answer> {
    if let Some(value) = evaluate::leaf(state, depth, evaluation, probe)? {
        return ControlFlow::Continue(Answer { value, best: None });
    }
    let Status::ToMove(player) = state.status() else { unreachable!("a game with chance is refused before alpha-beta") };
    let choices = state.moves().count() as u16;
    probe.emit(Event::Bound { window })?;
    probe.emit(Event::Open { turn: turn(state.status()), choices })?;
    let mut answer = Answer { value: player.worst(), best: None };
    for (choice, mv) in (0..).zip(state.moves()) {
        probe.emit(Event::Descend { choice, probability: 1.0 })?;
        let score = alpha_beta(&state.after(mv), depth - 1, window, evaluation, probe)?.value;
        if answer.best.is_none() || player.prefers(score, answer.value) {
            answer = Answer { value: score, best: Some(choice) };
            probe.emit(Event::Improve { choice, score })?;
            window = window.tightened(player, score);
            probe.emit(Event::Bound { window })?;
        }
        let remaining = choices - 1 - choice;
        if window.is_closed() && remaining > 0 {
            probe.emit(Event::Cutoff { remaining })?;
            break;
        }
    }
    probe.emit(Event::Return { score: answer.value })?;
    ControlFlow::Continue(answer)
}
