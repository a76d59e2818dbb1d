//! Minimax: the value of a position under best play of both players. Of equally good moves the
//! first is chosen. It visits every node: O(bᵈ) for b moves and d plies, with O(d) nodes in memory
//! (Shannon, *Programming a computer for playing chess*, 1950).

use super::evaluate::{Evaluator, below};
use super::{Answer, Event, Flow, Minimax, Probe, Utility, turn};
use crate::game::{Game, Status};
use std::ops::ControlFlow;

// The algorithm. The code pane of the page shows the file from here on.

pub fn search<G: Game, P: Probe>(
    game: &G,
    options: &Minimax,
    seed: u64,
    probe: &mut P,
) -> Flow<Answer> {
    let leaves = Evaluator {
        evaluation: &options.evaluation,
        utility: &Utility::Linear,
        bounds: None,
        seed,
    };
    minimax(game, options.depth, &leaves, probe)
}

fn minimax<G: Game, P: Probe>(
    state: &G,
    depth: Option<u32>,
    leaves: &Evaluator,
    probe: &mut P,
) -> Flow<Answer> {
    if let Some(value) = leaves.leaf(state, depth, probe)? {
        return ControlFlow::Continue(Answer { value, best: None });
    }
    let Status::ToMove(player) = state.status() else {
        unreachable!("a game with chance is refused before minimax")
    };
    probe.emit(Event::Open {
        turn: turn(state.status()),
        choices: state.choices(),
    })?;
    let mut answer = Answer {
        value: player.worst(),
        best: None,
    };
    for (choice, mv) in (0..).zip(state.moves()) {
        probe.emit(Event::Descend {
            choice,
            probability: 1.0,
        })?;
        let score = minimax(&state.after(mv), below(depth), leaves, probe)?.value;
        if answer.best.is_none() || player.prefers(score, answer.value) {
            answer = Answer {
                value: score,
                best: Some(choice),
            };
            probe.emit(Event::Improve { choice, score })?;
        }
    }
    probe.emit(Event::Return {
        score: answer.value,
    })?;
    ControlFlow::Continue(answer)
}
