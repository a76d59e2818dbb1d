//! Machines that play: the search that a clock ended can be repeated without one, levels keep their
//! promises, and a record holds a game.

#[path = "play/games.rs"]
mod games;
#[path = "play/records.rs"]
mod records;
#[path = "play/strongest.rs"]
mod strongest;
#[path = "play/thoughts.rs"]
mod thoughts;
