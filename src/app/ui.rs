//! Widgets that any Yew page could use, and the two things that every part of this one needs: the language, and a way to act.
//! They know no state.

pub mod board;
pub mod button;
pub mod context;
pub mod count;
pub mod field;
pub mod icons;
pub mod playable;
pub mod scroll;
pub mod select;
