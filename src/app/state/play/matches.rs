//! Changes of the match between machines.

use crate::play::table::Entrant;

/// A change of the match.
#[derive(Clone, Debug)]
pub enum Change {
    /// Adds an entrant.
    Enter(Entrant),
    /// Removes the entrant with this index.
    Leave(usize),
    /// Sets the number of rounds.
    Rounds(u32),
    /// Sets the number of random moves at the beginning of each game.
    Random(u32),
    /// Sets the seed.
    Seed(u32),
    /// Starts another match, from the first position of the game on the board.
    Clear,
    /// Opens the game with this index.
    Open(usize),
}
