//! The algorithms again, as short as they can be written by hand: the same order of moves and the same result as ours, on the same
//! games, but nobody is told anything. Each answers a value and the choice taken.

mod alpha_beta;
mod minimax;
mod uct;

pub use alpha_beta::alpha_beta;
pub use minimax::minimax;
pub use uct::uct;
