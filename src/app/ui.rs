//! Widgets for any Yew page, and two contexts for every part of this one: the language, and the
//! callback for actions. They know no state.

pub mod board;
pub mod button;
pub mod context;
pub mod count;
pub mod field;
pub mod focus;
pub mod host;
pub mod icons;
pub mod listing;
pub mod markup;
pub mod playable;
pub mod scroll;
pub mod select;
pub mod spoken;
