//! PUCT by definition: the priors of a node's moves and the bound of a child.

use plyscope::game::{Game, Player, Status};
use plyscope::search::{Event, FirstVisit, Mcts, Priors};

/// Returns the prior of each move.
pub fn priors<G: Game>(state: &G, player: Player, from: Priors) -> Vec<f64> {
    let count = state.moves().count() as f64;
    let promise = |mv: G::Move| {
        let next = state.after(mv);
        let own = match next.status() {
            Status::Over { score } => score,
            _ => next.prospect().unwrap_or_else(|| {
                let weighted = next.features().zip(next.weights());
                weighted.map(|(feature, weight)| feature * weight).sum()
            }),
        };
        if player == Player::Max { own } else { -own }
    };
    match from {
        Priors::Given => state
            .moves()
            .map(|mv| state.prior(mv).unwrap_or(1.0 / count))
            .collect(),
        Priors::Uniform => state.moves().map(|_| 1.0 / count).collect(),
        Priors::Features => {
            let sum: f64 = state.moves().map(|mv| libm::exp(promise(mv))).sum();
            state
                .moves()
                .map(|mv| libm::exp(promise(mv)) / sum)
                .collect()
        }
    }
}

/// Returns the priors with the rounding of those that the search tells next, and the events that tell them; equal ones are not told.
pub fn told(priors: Vec<f64>, next: &[Event]) -> (Vec<f64>, Vec<Event>) {
    if priors.iter().all(|prior| *prior == priors[0]) {
        return (priors, Vec::new());
    }
    let told = (0..)
        .zip(priors)
        .zip(next)
        .map(|((choice, expected), event)| {
            let prior = match event {
                Event::Prior { prior, .. } => *prior,
                other => panic!("priors are told after an expansion, but next is {other:?}"),
            };
            assert!((prior - expected).abs() < 1e-9, "{prior} for {expected}");
            (prior, Event::Prior { choice, prior })
        });
    told.unzip()
}

/// Returns w/n + c·P·√N / (1 + n) of a child with reward, visits and prior, where N is the visits of all children.
pub fn bound(options: &Mcts, (w, n, prior): (f64, u32, f64), visits: u32) -> f64 {
    let visits = match options.first_visit {
        FirstVisit::Given => visits,
        FirstVisit::Prior => visits.max(1),
    };
    let mean = if n == 0 { 0.0 } else { w / f64::from(n) };
    mean + options.c * prior * f64::from(visits).sqrt() / (1.0 + f64::from(n))
}
