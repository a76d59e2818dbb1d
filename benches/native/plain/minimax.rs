//! Minimax to the end of the game.

use plyscope::game::{Game, Status};

pub fn minimax<G: Game>(state: &G) -> (f64, Option<u16>) {
    let player = match state.status() {
        Status::Over { score } => return (score, None),
        Status::ToMove(player) => player,
        Status::Chance => unreachable!("minimax is measured on games without chance"),
    };
    let mut best = (player.worst(), None);
    for (choice, mv) in (0..).zip(state.moves()) {
        let (score, _) = minimax(&state.after(mv));
        if best.1.is_none() || player.prefers(score, best.0) {
            best = (score, Some(choice));
        }
    }
    best
}
