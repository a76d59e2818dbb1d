//! Changes of the match between machines.

use crate::play::table::Entrant;

/// A change of the match.
#[derive(Clone, Debug)]
pub enum Change {
    /// Somebody takes part.
    Enter(Entrant),
    /// The entrant at this place takes part no more.
    Leave(usize),
    /// So many rounds.
    Rounds(u32),
    /// So many moves at random at the beginning of each game.
    Random(u32),
    /// Another seed.
    Seed(u32),
    /// Another match from the position in which the game on the board began.
    Clear,
    /// The game at this place is looked at.
    Open(usize),
}
