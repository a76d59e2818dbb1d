//! Nodes and playouts per second by game, which `benches/browser/games.mjs` compares with the
//! browser's.

use crate::games::GAMES;
use crate::measurement::Measurement;
use std::time::Instant;

const ROUNDS: usize = 5;
/// The approximate length of a round in seconds.
const ROUND: f64 = 0.1;

pub fn measure() -> Vec<Measurement> {
    GAMES
        .iter()
        .map(|(name, search)| Measurement::new(*name, rate(*search), unit(name)))
        .collect()
}

fn unit(name: &str) -> &'static str {
    if name.starts_with("MCTS") {
        "playouts/s"
    } else {
        "nodes/s"
    }
}

/// Returns the median of a few rounds.
fn rate(search: fn() -> u64) -> f64 {
    search();
    let mut rates: Vec<f64> = (0..ROUNDS).map(|_| round(search)).collect();
    rates.sort_by(f64::total_cmp);
    rates[ROUNDS / 2]
}

fn round(search: fn() -> u64) -> f64 {
    let start = Instant::now();
    let mut work = 0;
    while start.elapsed().as_secs_f64() < ROUND {
        work += search();
    }
    work as f64 / start.elapsed().as_secs_f64()
}
