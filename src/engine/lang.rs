//! The two languages and the texts in them, re-exported from the package with the Fluent files.

pub use plyscope_locales::{Both, Lang, Part, Say, Sentence, Text, quoted, words};
