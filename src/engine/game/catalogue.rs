//! What a game tells of itself: what it is called, how it is played, how a position is typed and which have names.
//! It knows the games only through what they tell, and no page.

use crate::lang::Lang;

/// A game's entry in the catalogue. Of two texts the first is English, the second Chinese.
#[derive(Debug)]
pub struct Entry {
    /// The name of the game.
    pub title: [&'static str; 2],
    /// How a position is typed, in a few words.
    pub hint: [&'static str; 2],
    /// The rules, complete enough to play by; paragraphs end with a line break.
    pub rules: [&'static str; 2],
    /// The names of the features, in their order.
    pub features: &'static [[&'static str; 2]],
    /// The positions that have names; the first is where one begins.
    pub named: &'static [Named],
}

/// A position with a name, as the person who looks for it would call it.
#[derive(Debug)]
pub struct Named {
    names: [&'static str; 2],
    position: &'static str,
}

impl Named {
    /// A position as it is typed, with its English and its Chinese name.
    pub const fn new(
        english: &'static str,
        chinese: &'static str,
        position: &'static str,
    ) -> Named {
        Named {
            names: [english, chinese],
            position,
        }
    }

    /// The position as it is typed.
    pub fn text(&self) -> &'static str {
        self.position
    }

    /// The name.
    pub fn name(&self, lang: Lang) -> &'static str {
        lang.of(self.names)
    }
}

/// How a game has ended: the numbers that decided it, Max's first where each side has one, and what they are or what has happened,
/// in English and Chinese.
pub type Ending = (Vec<f64>, [&'static str; 2]);

/// How the games end in which stones are taken.
pub const NOTHING_LEFT: [&str; 2] = ["nothing is left to take", "已无可取"];

/// How a game ends in which a row wins: of so many, or with every cell taken.
pub fn in_a_row(length: Option<u8>) -> Ending {
    let words = if length.is_some() {
        ["in a row", "子连成一线"]
    } else {
        ["the board is full", "棋盘已满"]
    };
    (length.into_iter().map(f64::from).collect(), words)
}

/// Moves that are called by words; all others have names that are the same in every language.
const WORDS: [[&str; 2]; 6] = [
    ["pass", "停一手"],
    ["roll", "掷"],
    ["hold", "收手"],
    ["fire", "开炮"],
    ["split", "分裂"],
    ["win", "取胜"],
];

/// The name of a move of the games in a language.
pub fn in_words(name: String, lang: Lang) -> String {
    WORDS
        .iter()
        .find(|words| words[0] == name)
        .map_or(name, |words| lang.of(*words).to_owned())
}
