//! Reading and writing of JSON, and of the looser grammar in which people type it, with line and
//! column. This module knows numbers, strings, lists, objects and rows of numbers, but no trees and
//! no specs.

mod aloud;
pub mod cell;
pub mod decimal;
pub mod json;
pub mod percent;
pub mod plain;

mod pieces;
mod problem;
mod reader;
mod value;

pub use aloud::aloud;
pub use pieces::{BadPiece, Piece, joined, pieces};
pub use problem::{Mistake, Place, Problem};
pub use reader::{Grammar, Reader};
pub use value::{Content, Value};
