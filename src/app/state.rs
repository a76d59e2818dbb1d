//! The state of the page and how every action changes it: recordings and the step shown, typed
//! text, the game being played. It knows no Yew, no browser and no clock, and its only source of
//! chance are the seeds that it is given, so it is tested natively.

pub mod action;
pub mod compare;
pub mod dropped;
pub mod exercise;
pub mod keys;
pub mod lab;
pub mod link;
pub mod more;
pub mod own;
pub mod page;
pub mod play;
pub mod reduce;
pub mod search;
