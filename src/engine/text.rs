//! JSON, and the looser way in which people type it: read with line and column, strings written.
//! It knows numbers, strings, lists and objects, and plain rows of numbers; no trees and no specs.

pub mod decimal;

mod pieces;
mod problem;
mod reader;
mod value;

pub use pieces::{BadPiece, Piece, joined, pieces};
pub use problem::{Mistake, Place, Problem};
pub use reader::{Grammar, Reader};
pub use value::{Content, Value};

use std::fmt::Write;

/// A text as JSON writes it, in double quotes.
pub fn string_literal(text: &str) -> String {
    let mut out = String::from('"');
    for letter in text.chars() {
        match letter {
            '"' | '\\' => out.extend(['\\', letter]),
            '\u{0}'..='\u{1f}' => {
                let _ = write!(out, "\\u{:04x}", u32::from(letter));
            }
            _ => out.push(letter),
        }
    }
    out.push('"');
    out
}
