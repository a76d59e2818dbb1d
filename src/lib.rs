//! Plyscope: see a game-tree search think.

pub mod lang;
pub mod game;
pub mod search;
pub mod trace;
pub mod spec;
pub mod lesson;
pub mod recording;
pub mod report;
pub mod layout;
pub mod scene;
