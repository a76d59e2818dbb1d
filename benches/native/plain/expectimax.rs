//! Expectimax to the end of the game: minimax with the mean of the outcomes at chance nodes.

use plyscope::game::{Game, Status};

pub fn expectimax<G: Game>(state: &G) -> (f64, Option<u16>) {
    let player = match state.status() {
        Status::Over { score } => return (score, None),
        Status::Chance => {
            let mut mean = 0.0;
            for outcome in state.moves() {
                mean += state.probability(outcome) * expectimax(&state.after(outcome)).0;
            }
            return (mean, None);
        }
        Status::ToMove(player) => player,
    };
    let mut best = (player.worst(), None);
    for (choice, mv) in (0..).zip(state.moves()) {
        let (score, _) = expectimax(&state.after(mv));
        if best.1.is_none() || player.prefers(score, best.0) {
            best = (score, Some(choice));
        }
    }
    best
}
