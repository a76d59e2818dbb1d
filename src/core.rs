//! The part of Plyscope that runs hot: games and searches. It stands in a package of its own so that the web build can make it
//! faster, and a little larger, than everything else. `lib.rs` hands these rooms on; nobody else names this crate.
//! `lang` and `text` stand here because games use them.

pub mod game;
pub mod lang;
pub mod search;
pub mod text;
