//! The value of every legal move of a position: the position after each move is judged separately,
//! by the same searches as any other position.

use super::judge::{Verdict, adviser, judge};
use crate::game::Status;
use crate::game::any::AnyGame;

/// The most events of the searches for exact values, all moves together.
const EVENTS: u64 = 1_500_000;
/// The most nodes of the searches for estimates, all moves together.
const NODES: u64 = 400_000;

/// Judges every move of the position after `ply` moves of a game, and passes each verdict with its
/// choice to `tell`.
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
