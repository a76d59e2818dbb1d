//! Minimax as two procedures that call each other.

use super::procedure::{Runner, Shape, back, each, start};
use super::{CodeLine, Turns};
use crate::game::Player;
use crate::search::{Minimax, Turn, Window};
use crate::trace::Perspective;

/// The players' procedures, as one that looks at every position calls them.
pub const PLAYERS: [(Turn, &[&str]); 2] = [
    (Turn::Player(Player::Max), &["MAX-VALUE"]),
    (Turn::Player(Player::Min), &["MIN-VALUE"]),
];

pub fn lines(options: &Minimax, turns: &Turns, perspective: Perspective) -> Vec<CodeLine> {
    let shape = Shape {
        depth: options.depth.is_some(),
        window: false,
        dispatched: !turns.alternate,
        perspective,
        evaluation: &options.evaluation,
        utility: "UTILITY(s)",
    };
    let mut lines = shape.main("MINIMAX", turns, Window::FULL, Vec::new());
    if shape.dispatched {
        lines.extend(shape.dispatch(&PLAYERS));
    }
    for runner in Runner::all(perspective) {
        lines.extend(plain(&shape, runner));
    }
    lines
}

/// Returns the lines of a procedure without a window.
pub fn plain(shape: &Shape, runner: Runner) -> Vec<CodeLine> {
    let mut lines = shape.enter(runner);
    lines.extend([
        start(runner, ""),
        each(runner),
        shape.better(runner),
        back(runner.turn(), "v"),
    ]);
    lines
}
