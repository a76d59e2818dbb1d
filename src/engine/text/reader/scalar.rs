//! Reading of scalars: texts in quotes and numbers.

use super::{Grammar, Reader};
use crate::text::decimal;
use crate::text::plain::plain;
use crate::text::problem::{Mistake, Place, Problem};

impl Reader<'_> {
    /// Reads a text in double quotes.
    ///
    /// # Errors
    /// If there is none, it does not end, or it has a letter or an escape that JSON forbids.
    pub fn string(&mut self) -> Result<String, Mistake> {
        let start = self.place();
        let opening = self.rest.chars().next();
        if !self.take('"') {
            return Err(start.refuse(Problem::ExpectedString));
        }
        // A text in typographic quotes ends with one; in plain ones they are letters like others.
        let is_plain = opening == Some('"');
        let closes = |letter: char| letter == '"' || !is_plain && plain(letter) == '"';
        let mut text = String::new();
        loop {
            let place = self.place;
            match self.advance() {
                None => return Err(start.refuse(Problem::OpenString)),
                Some(letter) if closes(letter) => return Ok(text),
                Some('\\') => text.push(self.escape().ok_or_else(|| self.bad_escape(place))?),
                Some('\0'..='\u{1f}') if self.grammar != Grammar::Loose => {
                    return Err(place.refuse(Problem::Control));
                }
                Some(letter) => text.push(letter),
            }
        }
    }

    /// Makes the mistake of a bad escape, at the letter after the backslash.
    fn bad_escape(&self, backslash: Place) -> Mistake {
        Place {
            column: backslash.column + 1,
            ..backslash
        }
        .refuse(Problem::BadEscape)
    }

    fn escape(&mut self) -> Option<char> {
        Some(match self.advance()? {
            letter @ ('"' | '\\' | '/') => letter,
            'n' => '\n',
            't' => '\t',
            'r' => '\r',
            'b' => '\u{8}',
            'f' => '\u{c}',
            'u' => {
                let first = self.hex()?;
                // A surrogate must be followed by the second of its pair; alone it is not a
                // character.
                let has_second = (0xD800..0xDC00).contains(&first);
                let second = if has_second { self.second_half()? } else { 0 };
                return char::from_u32(if has_second {
                    0x10000 + ((first - 0xD800) << 10) + second
                } else {
                    first
                });
            }
            _ => return None,
        })
    }

    fn second_half(&mut self) -> Option<u32> {
        let begins = self.advance()? == '\\' && self.advance()? == 'u';
        let code = if begins { self.hex()? } else { 0 };
        (0xDC00..0xE000).contains(&code).then(|| code - 0xDC00)
    }

    fn hex(&mut self) -> Option<u32> {
        (0..4).try_fold(0, |code, _| Some(code * 16 + self.advance()?.to_digit(16)?))
    }

    /// Reads a finite number if one begins here.
    ///
    /// # Errors
    /// If a text that begins like a number is not one, or is too large.
    pub fn number(&mut self) -> Result<Option<f64>, Mistake> {
        let start = self.place();
        let mut word = String::new();
        while let Some(letter) = self.meant() {
            match letter {
                '0'..='9' | '.' | 'e' | 'E' | '+' | '-' => word.push(letter),
                _ => break,
            }
            self.advance();
        }
        if word.is_empty() {
            return Ok(None);
        }
        let is_allowed = self.grammar == Grammar::Loose || is_json_number(&word);
        match decimal::read(&word) {
            Some(number) if is_allowed && number.is_finite() => Ok(Some(number)),
            Some(_) if is_allowed => Err(start.refuse(Problem::TooLarge)),
            _ => Err(start.refuse(Problem::NotANumber(word))),
        }
    }
}

/// Whether a number that Rust reads is also written as in JSON: no plus before it, no zero before
/// its first digit, digits on both sides of a point.
fn is_json_number(word: &str) -> bool {
    let word = word.strip_prefix('-').unwrap_or(word);
    let behind = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let whole = word.len() - behind.len();
    let is_whole = whole == 1 || whole > 1 && !word.starts_with('0');
    is_whole
        && behind
            .strip_prefix('.')
            .is_none_or(|fraction| fraction.starts_with(|letter: char| letter.is_ascii_digit()))
}
