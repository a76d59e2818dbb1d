//! The languages and the texts in them, re-exported from the package with the Fluent files.

pub use plyscope_locales::{Lang, Part, Say, Saying, Sentence, Text, quoted, words};
