//! A position as a text that somebody types.

use crate::game::any::AnyGame;

/// A position as somebody types it: the text stays as it is as long as it stands for the game that is searched.
#[derive(Clone, Debug, PartialEq)]
pub struct Typed {
    /// The text.
    pub text: String,
    /// What is wrong with it, in both languages, if it makes no position yet.
    pub refused: Option<[String; 2]>,
    /// The position that was searched when it was typed, or that it makes.
    pub game: AnyGame,
}
