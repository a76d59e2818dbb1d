//! Which code the code pane shows, and how a link says so.

use crate::lesson::Source;
use crate::search::AlgorithmId;

/// The part of a link that names the code.
const PART: &str = "code=";
const RUST: &str = "rust";

/// The content of the code pane.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Code {
    /// The pseudo-code of a textbook.
    #[default]
    Book,
    /// The listing of other notes.
    Notes(Source),
    /// The Rust function that runs.
    Rust,
}

impl Code {
    /// Reads the code that a fragment asks for.
    pub fn asked(fragment: &str) -> Code {
        let named = fragment
            .split('&')
            .find_map(|part| part.strip_prefix(PART))
            .unwrap_or_default();
        let source = Source::ALL.into_iter().find(|it| it.letter() == named);
        match source {
            Some(source) => Code::Notes(source),
            None if named == RUST => Code::Rust,
            None => Code::Book,
        }
    }

    /// Adds it to a link; the textbook's needs no words.
    pub fn added(self, link: String) -> String {
        match self {
            Code::Book => link,
            Code::Notes(source) => format!("{link}&{PART}{}", source.letter()),
            Code::Rust => format!("{link}&{PART}{RUST}"),
        }
    }

    /// Returns what is shown of an algorithm: notes that print no listing of it give way to the textbook.
    pub fn of(self, algorithm: AlgorithmId) -> Code {
        match self {
            Code::Notes(source) if !source.has(algorithm) => Code::Book,
            code => code,
        }
    }
}
