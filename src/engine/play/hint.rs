//! The value of every legal move of a position: the position after each move is judged separately,
//! by the same searches as any other position.

use super::Machine;
use super::judge::{Verdict, adviser, judge};
use crate::game::Status;
use crate::game::any::AnyGame;
use crate::search::{Answer, Basis, Recorder, record_any};

/// The most events of the searches for exact values, all moves together.
const EVENTS: u64 = 1_500_000;
/// The most nodes of the searches for estimates, all moves together.
const NODES: u64 = 400_000;

/// Judges every move of the position after `ply` moves of a game, and passes each verdict with its
/// choice to `tell`. An estimate is the better the deeper it looks, so estimates of different depths
/// cannot be compared: those that went deeper than others are made again, to the depth of all.
pub fn hints(
    position: &AnyGame,
    ply: u32,
    clock: &mut dyn FnMut() -> f64,
    tell: &mut dyn FnMut(u16, Verdict),
) {
    let choices = if let Status::ToMove(_) = position.status() {
        position.choices()
    } else {
        0
    };
    let mut estimates = Vec::new();
    for choice in 0..choices {
        let share = |all: u64| all / u64::from(choices);
        let Some(machine) = adviser(position, share(NODES)) else {
            return;
        };
        let after = position.after(&[choice]);
        let verdict = judge(&after, ply + 1, &machine, share(EVENTS), clock);
        tell(choice, verdict);
        if verdict.basis == Basis::Estimate {
            estimates.push((choice, after, machine, verdict));
        }
    }
    let depth = estimates.iter().map(|(.., verdict)| verdict.reached).min();
    for (choice, after, machine, verdict) in estimates {
        if let Some(depth) = depth.filter(|depth| *depth < verdict.reached)
            && let Some(Answer { value, best }) = to_depth(&after, &machine, ply + 1, depth)
        {
            let again = Verdict {
                value,
                best,
                reached: depth,
                ..verdict
            };
            tell(choice, again);
        }
    }
}

/// The answer of a machine's search to a depth.
fn to_depth(position: &AnyGame, machine: &Machine, ply: u32, depth: u32) -> Option<Answer> {
    let spec = machine.search(position, ply, depth);
    spec.check().ok()?;
    let mut nothing = Recorder::new(0, u64::MAX);
    record_any(&spec.game, &spec.algorithm, spec.seed, &mut nothing).continue_value()
}
