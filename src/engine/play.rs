//! Playing a game: who sits where, how strong a machine is, how it thinks under a clock, and the record of the moves.
//! It knows searches and specs, but no browser: clocks and dice are brought by whoever plays.

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

pub use level::{Level, levels};
pub use machine::{Budget, Machine, Seat};
pub use record::{Made, Record};
pub use think::{Thought, think};
