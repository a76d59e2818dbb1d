//! Who wins a game without draws, nothing remembered: a node is left at the first reply that the other side loses.

use plyscope::game::{Game, Player, Status};

/// +1 where Max wins, −1 where Min does.
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
    // Where every move loses, the first is as good as any.
    winning.map_or((lost, Some(0)), |(choice, _)| (won, Some(choice)))
}
