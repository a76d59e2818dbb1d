//! Minimax as two procedures that call each other.

use super::procedure::{Shape, back, each, start, turn};
use super::{CodeLine, Turns};
use crate::game::Player;
use crate::search::{Minimax, Turn, Window};

/// The players' procedures, as one that looks at every position calls them.
pub const PLAYERS: [(Turn, &[&str]); 2] = [
    (Turn::Player(Player::Max), &["MAX-VALUE"]),
    (Turn::Player(Player::Min), &["MIN-VALUE"]),
];

pub fn lines(options: &Minimax, turns: &Turns) -> Vec<CodeLine> {
    let shape = Shape {
        depth: options.depth.is_some(),
        window: false,
        dispatched: !turns.alternate,
        evaluation: &options.evaluation,
        utility: "UTILITY(s)",
    };
    let mut lines = shape.main("MINIMAX", turns, Window::FULL, Vec::new());
    if shape.dispatched {
        lines.extend(shape.dispatch(&PLAYERS));
    }
    for player in [Player::Max, Player::Min] {
        lines.extend(plain(&shape, player));
    }
    lines
}

/// Returns the lines of a player's procedure without a window.
pub fn plain(shape: &Shape, player: Player) -> Vec<CodeLine> {
    let mut lines = shape.enter(player);
    lines.extend([
        start(player, ""),
        each(player),
        shape.better(player),
        back(turn(player), "v"),
    ]);
    lines
}
