//! The algorithms again, as short as they can be written by hand: the same order of moves and the same result as ours, on the same
//! games, but nobody is told anything. Each answers a value and the choice taken.

mod alpha_beta;
mod expectimax;
mod minimax;
mod uct;
mod win_lose;

pub use alpha_beta::alpha_beta;
pub use expectimax::expectimax;
pub use minimax::minimax;
pub use uct::uct;
pub use win_lose::win_lose;
