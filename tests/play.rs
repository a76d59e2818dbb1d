//! Machines that play: what they came to under a clock is a search without one, levels are what they say, and a record carries a game.

#[path = "play/games.rs"]
mod games;
#[path = "play/records.rs"]
mod records;
#[path = "play/strongest.rs"]
mod strongest;
#[path = "play/thoughts.rs"]
mod thoughts;
