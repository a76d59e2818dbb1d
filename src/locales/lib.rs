//! The languages, and all words that people see in them: Fluent files, a folder for each language and in it a file for each room,
//! checked and turned into Rust and into tables by the build script. A text without gaps is a constant, `words::page::CLOSE`; a
//! sentence with gaps is a struct with a field for each, `words::text::Expected { column, wanted }`. So a name that is not in the
//! files, or a gap that is not filled, does not compile.

mod lang;
mod message;
mod say;
mod table;

pub use lang::{Lang, quoted};
pub use message::{Part, Sentence, Text};
pub use say::{Say, Saying};

/// The messages, a module for each room.
pub mod words {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}
