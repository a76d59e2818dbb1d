//! A game played at random to its end, and the draw of a chance node's outcome.

use super::random::Stream;
use crate::game::{Game, Status};

/// The longest a playout may last; a game that is not bounded by then counts as a draw in the middle of its range.
const LONGEST: u32 = 10_000;

/// Plays at random from a position, or reads the result that the tree's author wrote for this `visit`.
/// Tells every choice and answers the score and the plies played.
pub fn play<G: Game>(state: &G, visit: u32, stream: &mut Stream, mut chosen: impl FnMut(u16)) -> (f64, u32) {
    if let Some(score) = state.scripted_playout(visit) {
        return (score, 0);
    }
    let mut state = state.clone();
    for plies in 0..LONGEST {
        let choice = match state.status() {
            Status::Over { score } => return (score, plies),
            Status::Chance => draw(&state, stream).0,
            Status::ToMove(_) => stream.below(state.moves().count() as u32) as u16,
        };
        chosen(choice);
        let mv = state.moves().nth(usize::from(choice)).expect("the draw is below the count of moves");
        state.play(mv);
    }
    let (low, high) = state.traits().range.unwrap_or((0.0, 0.0));
    ((low + high) / 2.0, LONGEST)
}

/// Draws an outcome of a chance node: its index and its probability.
pub fn draw<G: Game>(state: &G, stream: &mut Stream) -> (u16, f64) {
    let mut left = stream.fraction();
    let mut drawn = None;
    for (choice, outcome) in (0..).zip(state.moves()) {
        let probability = state.probability(outcome);
        if probability > 0.0 {
            drawn = Some((choice, probability));
            left -= probability;
            if left < 0.0 {
                break;
            }
        }
    }
    drawn.expect("the probabilities of a chance node sum to 1")
}
