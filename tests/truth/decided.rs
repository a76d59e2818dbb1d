//! The win-lose search of a playout, by definition.

use plyscope::game::{Game, Player, Status};

/// Returns the winner, if it is decided within so many plies; a score in the middle is a draw.
pub fn decided<G: Game>(state: &G, plies: u32, middle: f64) -> Option<Player> {
    let player = match state.status() {
        Status::Over { score } if score == middle => return None,
        Status::Over { score } => {
            return Some(if score > middle {
                Player::Max
            } else {
                Player::Min
            });
        }
        Status::ToMove(player) if plies > 0 => player,
        Status::ToMove(_) | Status::Chance => return None,
    };
    let results: Vec<Option<Player>> = state
        .moves()
        .map(|mv| decided(&state.after(mv), plies - 1, middle))
        .collect();
    let other = Some(player.other());
    if results.contains(&Some(player)) {
        Some(player)
    } else {
        other.filter(|_| results.iter().all(|result| *result == other))
    }
}
