//! Alpha-beta to the end of the game: cut at α ≥ β, fail-soft.

use plyscope::game::{Game, Player, Status};

pub fn alpha_beta<G: Game>(state: &G, mut alpha: f64, mut beta: f64) -> (f64, Option<u16>) {
    let player = match state.status() {
        Status::Over { score } => return (score, None),
        Status::ToMove(player) => player,
        Status::Chance => unreachable!("alpha-beta is measured on games without chance"),
    };
    let mut best = (player.worst(), None);
    for (choice, mv) in (0..).zip(state.moves()) {
        let (score, _) = alpha_beta(&state.after(mv), alpha, beta);
        if best.1.is_none() || player.prefers(score, best.0) {
            best = (score, Some(choice));
            match player {
                Player::Max => alpha = alpha.max(score),
                Player::Min => beta = beta.min(score),
            }
            if alpha >= beta {
                break;
            }
        }
    }
    best
}
