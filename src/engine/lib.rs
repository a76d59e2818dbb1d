//! The engine: games, searches, recordings, and everything that is read from recordings or drawn of
//! them. It knows no browser, no page, no clock and no files. The crate `plyscope` re-exports these
//! rooms, and its documentation has their map. Examples are at [`game::Game`], [`trace::Trace`] and
//! [`export::Figure`].

pub mod lang;
pub mod text;

pub mod game;

pub mod search;

pub mod trace;

pub mod lesson;

pub mod spec;

pub mod recording;

pub mod play;

pub mod report;

pub mod compare;

pub mod layout;

pub mod scene;

pub mod export;

pub mod generator;

pub mod exercise;

pub mod paper;

pub mod class;

pub mod transcript;

pub mod check;

pub mod worker;
