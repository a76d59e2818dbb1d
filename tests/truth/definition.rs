//! The value of a position by definition: a plain recursion that shares no code with the searches.

use plyscope::game::{Game, Player, Status};

/// Returns the value at a depth limit; `estimate` evaluates positions at the limit.
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

/// Returns the weighted sum of a position's features with the game's own weights.
pub fn weighted<G: Game>(state: &G) -> f64 {
    state
        .features()
        .zip(state.weights())
        .map(|(feature, weight)| feature * weight)
        .sum()
}
