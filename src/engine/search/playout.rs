//! Playouts: a game played on from a position to its end, and the draw of a chance node's outcome.

use super::random::Stream;
use super::{Policy, Reward, win_lose};
use crate::game::{Game, Interval, Player, Status};

/// The most plies of a playout; a game without a bound that is longer counts as a draw.
const LONGEST: u32 = 10_000;

/// How playouts are played and scored.
#[derive(Debug, Clone, Copy)]
pub struct Style {
    /// How moves are chosen.
    pub policy: Policy,
    /// The scores, from Min's win to Max's win.
    pub range: Interval,
}

impl Style {
    /// Makes the style of playouts from `state`. Scores without a declared range use the range of
    /// rewards.
    pub fn new<G: Game>(state: &G, policy: Policy, reward: Reward) -> Style {
        Style {
            policy,
            range: state.traits().range.unwrap_or(reward.range()),
        }
    }

    /// Returns the score of a position that a win-lose search of at most `plies` plies decides.
    fn settled<G: Game>(&self, state: &G, plies: u32) -> Option<f64> {
        let Interval { low, high } = self.range;
        let winner = win_lose::decide(state, plies, self.range.middle())?;
        Some(if winner == Player::Max { high } else { low })
    }
}

/// Plays from `state` to the end of the game, and returns the score and the plies played.
///
/// In a tree whose author wrote down playout results, it reads the `index`-th result of this node
/// instead. `chosen` receives every choice.
pub fn play<G: Game>(
    state: &G,
    index: u32,
    style: Style,
    stream: &mut Stream,
    mut chosen: impl FnMut(u16),
) -> (f64, u32) {
    if let Some(score) = state.scripted_playout(index) {
        return (score, 0);
    }
    let mut state = state.clone();
    for plies in 0..LONGEST {
        if let Status::Over { score } = state.status() {
            return (score, plies);
        }
        if let Policy::Exact { plies: most } = style.policy
            && let Some(score) = style.settled(&state, most)
        {
            return (score, plies);
        }
        let choice = match state.status() {
            Status::Chance => draw(&state, stream).0,
            _ => choose(&state, style.policy, stream),
        };
        chosen(choice);
        let mv = state
            .choice(choice)
            .expect("the draw is below the count of moves");
        state.play(mv);
    }
    (style.range.middle(), LONGEST)
}

/// Draws a move uniformly, a pass only if there is nothing else.
///
/// With [`Policy::Careful`] careless moves are left out too, if any other move is left.
fn choose<G: Game>(state: &G, policy: Policy, stream: &mut Stream) -> u16 {
    let may_pass = state.may_pass();
    let plays = state.choices() - u16::from(may_pass);
    let mut sensible = plays;
    let careful = || {
        (0..plays)
            .zip(state.moves())
            .filter(|(_, mv)| !state.is_careless(*mv))
    };
    if policy == Policy::Careful {
        sensible = careful().count() as u16;
    }
    match (sensible, may_pass) {
        (0, true) => plays,
        (0, false) => stream.below(u32::from(plays)) as u16,
        _ => {
            let nth = stream.below(u32::from(sensible)) as u16;
            if sensible == plays {
                nth
            } else {
                careful()
                    .nth(nth.into())
                    .expect("the draw is below the count of careful moves")
                    .0
            }
        }
    }
}

/// Draws an outcome of a chance node and returns its index and its probability.
///
/// # Panics
/// If no outcome has a positive probability.
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
