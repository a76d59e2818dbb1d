//! Plyscope: see a game-tree search think.

#[cfg(target_family = "wasm")]
pub mod app;
pub mod game;
pub mod lang;
pub mod layout;
pub mod lesson;
pub mod recording;
pub mod report;
pub mod scene;
pub mod search;
pub mod spec;
pub mod trace;
pub mod worker;
