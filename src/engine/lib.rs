//! The engine: games, searches, recordings and everything that is read from them or drawn of them. It knows no browser, no page, no
//! clock and no files. The crate `plyscope` hands these rooms on under their names, and its head has their map.

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

pub mod layout;

pub mod scene;

pub mod figure;

pub mod generator;

pub mod worker;
