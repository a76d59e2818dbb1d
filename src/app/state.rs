//! What the page shows and how every action changes it: recordings and the step that is looked at, what was typed, the game that is
//! played. It knows no Yew, no browser, no clock, and no chance but seeds that it is given, and so it is tested natively.

pub mod action;
pub mod algorithms;
pub mod edit;
pub mod failure;
pub mod find;
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
