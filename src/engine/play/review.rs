//! A game looked over: what every position was worth, which moves cost something, and where the algorithm that played, or would have
//! played, disagrees with the values by the rules or of a search that goes much deeper.

use super::judge::{Verdict, adviser, judge};
use super::{Record, think};
use crate::game::any::AnyGame;
use crate::game::{Player, Status};
use crate::search::{Answer, Basis, Recorder, record_any};
use serde::{Deserialize, Serialize};

/// Events of the search for one exact value.
const EVENTS: u64 = 1_000_000;
/// Nodes of the search for one estimate.
const NODES: u64 = 400_000;
/// A loss by estimates counts from this share of all a game can bring.
const LITTLE: f64 = 0.05;

/// A position of the game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Insight {
    /// What it is worth, and the best move.
    pub verdict: Verdict,
    /// What the algorithm makes of it, where a player moves.
    pub own: Option<Verdict>,
    /// What the move that was made has cost the mover, and what the algorithm's move would have; 0 if hardly anything.
    /// Each with what that rests on.
    pub lost: [(f64, Basis); 2],
}

/// Looks over the position after `at` moves. The algorithm is that of the machine that moved, or else of the other side's machine;
/// where only persons play, of the strongest level.
pub fn review(record: &Record, at: usize, clock: &mut dyn FnMut() -> f64) -> Option<Insight> {
    let (here, ply) = (record.position(at), at as u32);
    let deep = adviser(&here, NODES)?;
    let verdict = judge(&here, ply, &deep, EVENTS, clock);
    let mut insight = Insight {
        verdict,
        own: None,
        lost: [(0.0, Basis::Exact); 2],
    };
    let (Status::ToMove(player), Some(made), Some(best)) =
        (here.status(), record.moves.get(at), verdict.best)
    else {
        return Some(insight);
    };
    let mut machines = [player, player.other()]
        .into_iter()
        .filter_map(|side| record.seats[side].machine());
    let (answer, basis) = match (record.search(at), machines.next()) {
        (Some(spec), _) => {
            let flow = record_any(
                &spec.game,
                &spec.algorithm,
                spec.seed,
                &mut Recorder::new(0, u64::MAX),
            );
            (flow.continue_value()?, spec.algorithm.basis())
        }
        (None, machine) => {
            let (machine, start) = (machine.unwrap_or(&deep), clock());
            let thought = think(&here, machine, ply, &mut || clock() - start, &mut |_| {});
            (thought.answer, thought.basis)
        }
    };
    let Answer {
        value,
        best: chosen,
    } = answer;
    insight.own = Some(Verdict {
        value,
        basis,
        best: chosen,
        reached: 0,
    });
    // Moves are compared by what comes after them, each searched alike.
    let mut known: Vec<(u16, Verdict)> = Vec::new();
    let mut after = |choice: u16| match known.iter().find(|(known, _)| *known == choice) {
        Some((_, verdict)) => *verdict,
        None => {
            let verdict = judge(&here.after(&[choice]), ply + 1, &deep, EVENTS, clock);
            known.push((choice, verdict));
            verdict
        }
    };
    for (lost, choice) in insight.lost.iter_mut().zip([Some(made.choice), chosen]) {
        if let Some(choice) = choice.filter(|choice| *choice != best) {
            *lost = cost(&here, player, after(best), after(choice));
        }
    }
    Some(insight)
}

/// What a player loses who goes for one position instead of another.
fn cost(game: &AnyGame, player: Player, best: Verdict, chosen: Verdict) -> (f64, Basis) {
    let lost = if player == Player::Max {
        best.value - chosen.value
    } else {
        chosen.value - best.value
    };
    let basis = best.basis.max(chosen.basis);
    let (low, high) = game.traits().range.unwrap_or_default();
    let little = if basis == Basis::Exact {
        0.0
    } else {
        LITTLE * (high - low)
    };
    (if lost > little { lost } else { 0.0 }, basis)
}
