//! The work that it takes to draw a variant, counted in events, nodes and moves of playouts and never in time: what is too
//! much is too much on every machine, and the same seed gives the same variant everywhere.

use super::{Exercise, Source};
use crate::game::any::AnyGame;
use crate::search::{Algorithm, Event, Policy};
use crate::spec::Spec;

/// The most work for one variant, all positions together that are tried.
const MOST: u64 = 3_000_000;
/// The most that is done at once where a page waits for it, and the share of it for games whose moves take longer.
const AT_ONCE: u64 = 20_000;
const SHARE: u64 = 8;

/// All work has been used up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spent;

/// The work that is left.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    left: u64,
}

impl Effort {
    /// Returns the work that a variant may take.
    pub fn whole() -> Effort {
        Effort { left: MOST }
    }

    /// Returns the work that a page can wait for: some milliseconds.
    pub fn at_once(exercise: &Exercise) -> Effort {
        let is_slow = |game: &AnyGame| {
            matches!(
                game,
                AnyGame::Chess(_)
                    | AnyGame::Go(_)
                    | AnyGame::SnakeGo(_)
                    | AnyGame::ConnectFour(_)
                    | AnyGame::Mnk(_)
            )
        };
        let left = match &exercise.source {
            Source::Given(game) if is_slow(game) => AT_ONCE / SHARE,
            _ => AT_ONCE,
        };
        Effort { left }
    }

    /// Takes an amount of work.
    ///
    /// # Errors
    /// If less work is left.
    pub fn take(&mut self, amount: u64) -> Result<(), Spent> {
        match self.left.checked_sub(amount) {
            Some(left) => {
                self.left = left;
                Ok(())
            }
            None => {
                self.left = 0;
                Err(Spent)
            }
        }
    }

    /// Whether nothing is left.
    pub fn is_spent(&self) -> bool {
        self.left == 0
    }
}

/// Returns the work of one move of a playout: 1 if any move is played, more if the policy looks at all moves or searches before each.
pub fn of_move(spec: &Spec) -> u64 {
    let Algorithm::Mcts(options) = &spec.algorithm else {
        return 1;
    };
    let choices = u64::from(spec.game.choices());
    match options.policy {
        Policy::Random => 1,
        Policy::Careful => 1 + choices,
        Policy::Exact { plies } => 1 + choices.saturating_pow(plies),
    }
}

/// Returns the work behind an event; `of_move` is that of one move of a playout.
pub fn of_event(event: &Event, of_move: u64) -> u64 {
    match event {
        Event::Simulate { plies, .. } => 1 + u64::from(*plies).saturating_mul(of_move),
        _ => 1,
    }
}
