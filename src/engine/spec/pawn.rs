//! The unit in which players of chess tell estimates.

use crate::game::any::{AnyGame, GameId};
use crate::search::{Algorithm, Evaluation};

/// Returns the value of a pawn in the estimates of an algorithm; `None` unless the game is chess and the weight of a pawn is positive.
pub fn pawn(game: &AnyGame, algorithm: &Algorithm) -> Option<f64> {
    let own = match algorithm.evaluation() {
        Some(Evaluation::Features { weights }) => weights.as_deref(),
        _ => None,
    };
    let material = own.unwrap_or(game.weights()).first().copied();
    material.filter(|worth| game.id() == GameId::Chess && *worth > 0.0)
}
