//! The same algorithms, written by hand as short as possible: same games, same order of moves, same
//! result, but without events. Each returns a value and the best choice.

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
