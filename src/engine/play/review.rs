//! The review of a game: the value of every position, the moves that lost value, and the positions
//! in which the machine's algorithm disagrees with the exact value, or with that of a much deeper
//! search.

use super::judge::{Verdict, adviser, judge, little};
use super::{Record, think};
use crate::game::any::AnyGame;
use crate::game::{Player, Status};
use crate::search::{Answer, Basis, Recorder, record_any};
use serde::{Deserialize, Serialize};

/// The most events of the searches for one exact value.
const EVENTS: u64 = 1_000_000;
/// The most nodes of the search for one estimate.
const NODES: u64 = 400_000;
/// The review of a position.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Insight {
    /// The value and the best move.
    pub verdict: Verdict,
    /// The verdict of the machine's algorithm, if a player is to move.
    pub own: Option<Verdict>,
    /// The mover's loss by the move that was made, and by the algorithm's move, each with its
    /// basis; a loss too small to be reported is 0.
    pub lost: [(f64, Basis); 2],
}

/// Reviews the position after `at` moves. The algorithm is that of the machine that moved,
/// otherwise of the opponent's machine; if both are persons, that of the strongest level.
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
    // Moves are compared by the positions after them, all judged by the same search.
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

/// Returns a player's loss by moving to the position `chosen` instead of `best`, with its basis.
fn cost(game: &AnyGame, player: Player, best: Verdict, chosen: Verdict) -> (f64, Basis) {
    let lost = if player == Player::Max {
        best.value - chosen.value
    } else {
        chosen.value - best.value
    };
    let basis = best.basis.max(chosen.basis);
    (
        if lost > little(game, basis) {
            lost
        } else {
            0.0
        },
        basis,
    )
}
