//! Win-lose search of a game without draws and without a memo: a node is left at the first winning
//! move.

use plyscope::game::{Game, Player, Status};

/// Returns +1 if Max wins, −1 if Min does.
pub fn win_lose<G: Game>(state: &G) -> (f64, Option<u16>) {
    let player = match state.status() {
        Status::Over { score } => return (score, None),
        Status::ToMove(player) => player,
        Status::Chance => unreachable!("win-lose search is measured on games without chance"),
    };
    let (won, lost) = if player == Player::Max {
        (1.0, -1.0)
    } else {
        (-1.0, 1.0)
    };
    let winning = (0..)
        .zip(state.moves())
        .find(|&(_, mv)| win_lose(&state.after(mv)).0 == won);
    // If every move loses, the first is as good as any.
    winning.map_or((lost, Some(0)), |(choice, _)| (won, Some(choice)))
}
