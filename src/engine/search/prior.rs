//! Prior probabilities of the moves, which stand for what a policy network says before the search.

use super::Priors;
use super::order::promise;
use crate::game::{Game, Player};

/// Returns the prior of each move of `player`; they add up to 1.
pub fn priors<G: Game>(state: &G, player: Player, from: Priors) -> Vec<f64> {
    let equal = 1.0 / f64::from(state.choices());
    match from {
        Priors::Uniform => state.moves().map(|_| equal).collect(),
        Priors::Given => state
            .moves()
            .map(|mv| state.prior(mv).unwrap_or(equal))
            .collect(),
        Priors::Features => softmax(state.moves().map(|mv| {
            let promise = promise(state, mv, None);
            match player {
                Player::Max => promise,
                Player::Min => -promise,
            }
        })),
    }
}

/// Returns eᵛ / Σ eᵛ for each of the values. The greatest is subtracted first, which changes no share and keeps the powers finite.
fn softmax(values: impl Iterator<Item = f64>) -> Vec<f64> {
    let values: Vec<f64> = values.collect();
    let greatest = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    // An infinite value, which a tree may have, takes all.
    let power = |value: f64| match value == greatest {
        true => 1.0,
        false => libm::exp(value - greatest),
    };
    let powers: Vec<f64> = values.iter().map(|value| power(*value)).collect();
    let sum: f64 = powers.iter().sum();
    powers.iter().map(|power| power / sum).collect()
}
