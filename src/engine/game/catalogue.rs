//! The entries of the games: their names, text forms and named positions. It knows neither
//! the games nor a page.

use crate::lang::words::game;
use crate::lang::{Lang, Text};

/// A game's entry in the catalogue.
#[derive(Debug)]
pub struct Entry {
    /// The name of the game.
    pub title: Text,
    /// A short description of how a position is typed.
    pub hint: Text,
    /// The goal, in a sentence.
    pub goal: Text,
    /// The names of the features, in their order.
    pub features: &'static [Text],
    /// The named positions; the first is the start position.
    pub named: &'static [Named],
}

/// A position with a name by which people look for it.
#[derive(Debug)]
pub struct Named {
    name: Text,
    position: &'static str,
}

impl Named {
    /// Makes a named position from its name and its text form.
    pub const fn new(name: Text, position: &'static str) -> Named {
        Named { name, position }
    }

    /// Returns the position as it is typed.
    pub fn text(&self) -> &'static str {
        self.position
    }

    /// Returns the name.
    pub fn name(&self, lang: Lang) -> &'static str {
        self.name.say(lang)
    }
}

/// How a game has ended: the numbers that decided it (Max's first where each side has one), and the words with them: their unit, as
/// “points”, or what ended it, as “nothing is left”.
pub type Ending = (Vec<f64>, Text);

/// The words for the end of games in which stones are taken.
pub const NOTHING_LEFT: Text = game::NOTHING_LEFT;

/// Describes the end of a game that a row wins: a row of `length`, or a full board.
pub fn in_a_row(length: Option<u8>) -> Ending {
    let words = if length.is_some() {
        game::IN_A_ROW
    } else {
        game::BOARD_FULL
    };
    (length.into_iter().map(f64::from).collect(), words)
}

/// Moves whose names are words; the names of all others are the same in every language.
const WORDS: [Text; 6] = [
    game::PASS,
    game::ROLL,
    game::HOLD,
    game::FIRE,
    game::SPLIT,
    game::WIN,
];

/// Translates the name of a move.
pub fn in_words(name: String, lang: Lang) -> String {
    WORDS
        .iter()
        .find(|word| word.say(Lang::En) == name)
        .map_or(name, |word| word.say(lang).to_owned())
}
