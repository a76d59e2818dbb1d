//! JSON, and the looser way in which people type it: read with line and column, and written.
//! It knows numbers, strings, lists and objects, and plain rows of numbers; no trees and no specs.

pub mod decimal;
pub mod json;

mod pieces;
mod problem;
mod reader;
mod value;

pub use pieces::{BadPiece, Piece, joined, pieces};
pub use problem::{Mistake, Place, Problem};
pub use reader::{Grammar, Reader};
pub use value::{Content, Value};
