//! Texts as they are spoken. Voices leave out signs that they do not know, and with them what a
//! text says: a Chinese one is silent at ≥, ≤ and ∞, an English one at ★ and ▲. Here each such sign
//! becomes a word.

use crate::lang::words::text;
use crate::lang::{Lang, Text};

/// Each sign with its word. In a language whose voices know the sign, the word is the sign.
const SIGNS: [(char, Text); 19] = [
    ('≥', text::SAID_GE),
    ('≤', text::SAID_LE),
    ('>', text::SAID_GT),
    ('<', text::SAID_LT),
    ('=', text::SAID_EQUALS),
    ('≈', text::SAID_ABOUT),
    ('∞', text::SAID_INFINITY),
    ('−', text::SAID_LESS),
    ('+', text::SAID_AND),
    ('×', text::SAID_TIMES),
    ('√', text::SAID_ROOT),
    ('α', text::SAID_ALPHA),
    ('β', text::SAID_BETA),
    ('Σ', text::SAID_SUM),
    ('★', text::SAID_BEST),
    ('‖', text::SAID_CUT),
    ('▲', text::SAID_MAX),
    ('▼', text::SAID_MIN),
    ('→', text::SAID_TO),
];

/// The signs that mean something else where nothing stands before them.
const LEADING: [(char, Text); 6] = [
    ('≥', text::SAID_AT_LEAST),
    ('≤', text::SAID_AT_MOST),
    ('≳', text::SAID_ABOUT_AT_LEAST),
    ('≲', text::SAID_ABOUT_AT_MOST),
    ('−', text::SAID_MINUS),
    ('+', text::SAID_PLUS),
];

/// Returns a text in the words in which it is spoken.
///
/// # Examples
/// ```
/// use plyscope_engine::lang::Lang;
/// use plyscope_engine::text::aloud;
///
/// assert_eq!(aloud("A, Max, ≥ 5", Lang::En), "A, Max, at least 5");
/// ```
pub fn aloud(written: &str, lang: Lang) -> String {
    let mut said = String::new();
    let has_gaps = !lang.space().is_empty();
    let mut ends_word = false;
    // Whether something that a sign can relate stands before it.
    let mut has_left = false;
    for letter in written.chars() {
        let of = |signs: &[(char, Text)]| {
            let found = signs.iter().find(|(sign, _)| *sign == letter);
            found.map(|(_, word)| word.say(lang))
        };
        let leading = of(&LEADING).filter(|_| !has_left);
        match leading.or_else(|| of(&SIGNS)).or_else(|| of(&LEADING)) {
            Some(word) if word.chars().eq([letter]) => {
                said.push(letter);
                ends_word = false;
            }
            Some(word) => {
                let is_word = said.chars().next_back().is_some_and(char::is_alphanumeric);
                if has_gaps && is_word {
                    said.push(' ');
                }
                said.push_str(word);
                ends_word = true;
            }
            None => {
                if has_gaps && ends_word && letter.is_alphanumeric() {
                    said.push(' ');
                }
                ends_word = false;
                said.push(letter);
            }
        }
        if letter.is_alphanumeric() || "∞)）".contains(letter) {
            has_left = true;
        } else if !letter.is_whitespace() {
            has_left = false;
        }
    }
    said
}
