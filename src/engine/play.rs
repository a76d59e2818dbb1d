//! A game being played: the seats, the levels of machines, how a machine thinks under a clock, and
//! the record of the moves. This module knows searches and specs but no browser; clocks and random
//! seeds come from the caller.

pub mod connect_four;
mod findings;
pub mod hint;
pub mod judge;
pub mod level;
pub mod machine;
pub mod record;
pub mod review;
pub mod solve;
pub mod table;
pub mod task;
pub mod think;

pub use level::{CHESS_WEIGHTS, Level, levels};
pub use machine::{Budget, Machine, Seat};
pub use record::{Made, Record};
pub use think::{Seen, Thought, think, think_within};
