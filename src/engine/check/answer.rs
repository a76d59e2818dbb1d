//! Whether the answer of a program is right, whatever it did on the way.

use super::convention::Convention;
use super::facts::Facts;
use super::memory::Limit;
use crate::game::Status;
use crate::game::any::AnyGame;
use crate::search::{Algorithm, AlphaBeta, Recorder, run_any};
use crate::transcript::named;
use std::ops::ControlFlow;

/// The number of events after which a game is not solved.
const BUDGET: u64 = 3_000_000;

/// Whether the value at the start, or the move chosen there, is the book's; `None` if that is not known.
pub fn is_right(facts: &Facts, convention: &Convention, limit: Limit) -> Option<bool> {
    if facts.walk.is_entered || limit != Limit::None {
        return None;
    }
    let root = *facts.walk.roots.last()?;
    let game = &facts.walk.game;
    if let Some(value) = facts.value(root, convention) {
        return Some(is_same(game, value, solved(game)?));
    }
    // Above a loop over moves the answer is a move.
    let answer = facts.transcript.answer.as_ref()?;
    let said = answer.chosen.as_ref().or(answer.returned.as_ref())?;
    let chosen = named(said, game)?;
    let Status::ToMove(mover) = game.status() else {
        return None;
    };
    let best = solved(game)?;
    let value = solved(&game.after(&[chosen]))?;
    Some(!mover.prefers(best, value))
}

/// Whether a program's value says the same as the game's: in an explicit tree the number, elsewhere who wins.
fn is_same(game: &AnyGame, value: f64, right: f64) -> bool {
    match game {
        AnyGame::Tree(_) => super::book::is_near(value, right),
        _ => value.partial_cmp(&0.0) == right.partial_cmp(&0.0),
    }
}

/// Returns the value of a position; `None` if it takes too long to find.
pub fn solved(game: &AnyGame) -> Option<f64> {
    match game.status() {
        Status::Over { score } => Some(score),
        _ => {
            let mut recorder = Recorder::new(0, BUDGET);
            let search = Algorithm::AlphaBeta(AlphaBeta::default());
            match run_any(game, &search, 0, &mut recorder) {
                ControlFlow::Continue(answer) => Some(answer.value),
                ControlFlow::Break(_) => None,
            }
        }
    }
}
