//! The state of the page and how every action changes it: recordings and the step shown, typed
//! text, the game being played. It knows no Yew, no browser and no clock, and its only source of
//! chance are the seeds that it is given, so it is tested natively.

pub mod action;
pub mod algorithms;
pub mod borders;
pub mod builder;
pub mod code;
pub mod deck;
pub mod drawing;
pub mod dropped;
pub mod edit;
pub mod exercise;
pub mod failure;
pub mod find;
mod focus;
pub mod gallery;
pub mod history;
pub mod keys;
pub mod lab;
pub mod lane;
pub mod link;
pub mod outline;
pub mod play;
pub mod questions;
pub mod reduce;
pub mod run;
pub mod seeds;
pub mod setting;
mod source;
pub mod strides;
pub mod typed;
pub mod view;
pub mod what_if;
