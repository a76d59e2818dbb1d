//! The value of every legal move of a position: each position after one is judged by itself, so that no search is special to this.

use super::judge::{Verdict, adviser, judge};
use crate::game::Status;
use crate::game::any::AnyGame;

/// Events of the searches for exact values, all moves together.
const EVENTS: u64 = 1_500_000;
/// Nodes of the searches for estimates, all moves together.
const NODES: u64 = 400_000;

/// Judges the moves of a position after `ply` moves of a game, and tells each with its choice.
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
    for choice in 0..choices {
        let share = |all: u64| all / u64::from(choices);
        let Some(machine) = adviser(position, share(NODES)) else {
            return;
        };
        tell(
            choice,
            judge(
                &position.after(&[choice]),
                ply + 1,
                &machine,
                share(EVENTS),
                clock,
            ),
        );
    }
}
