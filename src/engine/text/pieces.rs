//! Rows of words and whole numbers, as people type them: `1 2 1`, `(1, 2, 1)`, `15; 1,2,3`. This
//! module knows the column of each piece, but not its meaning.

use crate::lang::words::text;
use crate::lang::{Lang, Say, Saying, quoted};
use std::ops::RangeInclusive;

/// The text between two separators.
#[derive(Clone, Copy, Debug)]
pub struct Piece<'a> {
    /// The column of its first letter, from 1.
    pub column: usize,
    /// The letters; empty only if there was no piece.
    pub text: &'a str,
}

/// A missing piece at the beginning of the text.
impl Default for Piece<'_> {
    fn default() -> Self {
        Piece {
            column: 1,
            text: "",
        }
    }
}

/// Splits a text into pieces at spaces, commas, semicolons and brackets, full-width ones too.
pub fn pieces(text: &str) -> impl Iterator<Item = Piece<'_>> {
    let mut next = 1;
    let separates = |letter: char| {
        letter.is_whitespace()
            || matches!(
                letter,
                '(' | ')' | '[' | ']' | ',' | ';' | '，' | '、' | '；' | '（' | '）'
            )
    };
    text.split(separates).filter_map(move |text| {
        let column = next;
        next += text.chars().count() + 1;
        (!text.is_empty()).then_some(Piece { column, text })
    })
}

/// Writes numbers as they are typed: `1,2,1`.
pub fn joined(numbers: &[u16]) -> String {
    let numbers: Vec<String> = numbers.iter().map(u16::to_string).collect();
    numbers.join(",")
}

impl Piece<'_> {
    /// Reads the piece as a whole number.
    ///
    /// # Errors
    /// If it is not a number, or lies outside of the range.
    pub fn whole(&self, range: RangeInclusive<u16>) -> Result<u16, BadPiece> {
        let number = self
            .text
            .parse()
            .ok()
            .filter(|number| range.contains(number));
        let (low, high) = (range.start(), range.end());
        number.ok_or_else(|| self.refuse(text::WholeNumber { low, high }))
    }

    /// Refuses the piece; `wanted` says what was expected.
    pub fn refuse(&self, wanted: impl Say) -> BadPiece {
        BadPiece {
            column: self.column,
            found: quoted(self.text),
            wanted: Saying::of(&wanted),
        }
    }
}

/// The refusal of a piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadPiece {
    column: usize,
    found: String,
    wanted: Saying,
}

impl Say for BadPiece {
    fn say(&self, lang: Lang) -> String {
        let BadPiece {
            column,
            found,
            wanted,
        } = self;
        if found.is_empty() {
            text::Expected { column, wanted }.say(lang)
        } else {
            text::ExpectedButFound {
                column,
                wanted,
                found,
            }
            .say(lang)
        }
    }
}
