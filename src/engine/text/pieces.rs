//! A few words and whole numbers in a row, as people type them: `1 2 1`, `(1, 2, 1)`, `15; 1,2,3`.
//! It knows where each stands, not what it means.

use crate::lang::{Lang, Say, quoted};
use std::ops::RangeInclusive;

/// What stands between two separators.
#[derive(Clone, Copy, Debug)]
pub struct Piece<'a> {
    /// The place of its first letter, from 1.
    pub column: usize,
    /// The letters, at least one unless there was no piece.
    pub text: &'a str,
}

/// No piece, where one was needed at the beginning.
impl Default for Piece<'_> {
    fn default() -> Self {
        Piece {
            column: 1,
            text: "",
        }
    }
}

/// The pieces of a text. Spaces, commas, semicolons and brackets separate them, full-width ones too.
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

/// Numbers as they are typed and written: `1,2,1`.
pub fn joined(numbers: &[u16]) -> String {
    let numbers: Vec<String> = numbers.iter().map(u16::to_string).collect();
    numbers.join(",")
}

impl Piece<'_> {
    /// The whole number that it is.
    ///
    /// # Errors
    /// When it is none, or lies outside the range.
    pub fn whole(&self, range: RangeInclusive<u16>) -> Result<u16, BadPiece> {
        let number = self
            .text
            .parse()
            .ok()
            .filter(|number| range.contains(number));
        let (low, high) = (range.start(), range.end());
        number.ok_or_else(|| {
            self.refuse(
                &format!("a whole number from {low} to {high}"),
                &format!(" {low} 到 {high} 的整数"),
            )
        })
    }

    /// Refuses it, saying what it should have been.
    pub fn refuse(&self, english: &str, chinese: &str) -> BadPiece {
        BadPiece {
            column: self.column,
            found: quoted(self.text),
            english: english.to_owned(),
            chinese: chinese.to_owned(),
        }
    }
}

/// Why a piece is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadPiece {
    column: usize,
    found: String,
    english: String,
    chinese: String,
}

impl Say for BadPiece {
    fn say(&self, lang: Lang) -> String {
        let BadPiece {
            column,
            found,
            english,
            chinese,
        } = self;
        match (lang, found.is_empty()) {
            (Lang::En, true) => format!("column {column}: expected {english}"),
            (Lang::En, false) => format!("column {column}: expected {english} but found “{found}”"),
            (Lang::Zh, true) => format!("第 {column} 列：应为{chinese}"),
            (Lang::Zh, false) => format!("第 {column} 列：应为{chinese}，却是“{found}”"),
        }
    }
}
