//! The value of a position as its definition says it: a plain recursion that shares nothing with the searches.

use plyscope::game::{Game, Player, Status};

/// The value `depth` plies deep; `estimate` says what a position is worth where no depth is left.
pub fn value<G: Game>(state: &G, depth: u32, estimate: &dyn Fn(&G) -> f64) -> f64 {
    let below = || {
        state.moves().map(|mv| {
            (
                state.probability(mv),
                value(&state.after(mv), depth - 1, estimate),
            )
        })
    };
    match state.status() {
        Status::Over { score } => score,
        _ if depth == 0 => estimate(state),
        Status::ToMove(Player::Max) => below()
            .map(|(_, value)| value)
            .fold(f64::NEG_INFINITY, f64::max),
        Status::ToMove(Player::Min) => below()
            .map(|(_, value)| value)
            .fold(f64::INFINITY, f64::min),
        Status::Chance => below()
            .map(|(probability, value)| probability * value)
            .sum(),
    }
}

/// The weighted sum of a position's features with the game's own weights.
pub fn weighted<G: Game>(state: &G) -> f64 {
    state
        .features()
        .zip(state.weights())
        .map(|(feature, weight)| feature * weight)
        .sum()
}
