//! A position being typed.

use crate::game::any::AnyGame;
use crate::lang::Saying;

/// A typed position. Its text stays unchanged as long as it belongs to the searched game.
#[derive(Clone, Debug, PartialEq)]
pub struct Typed {
    /// The text.
    pub text: String,
    /// The mistake, in every language, if the text is not a position.
    pub refused: Option<Saying>,
    /// The position of the text; if it is not one, the position searched when it was typed.
    pub game: AnyGame,
}
