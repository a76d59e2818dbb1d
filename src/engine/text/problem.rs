//! Places in a text, and the mistakes of syntax that can occur there.

use crate::lang::words::text;
use crate::lang::{Lang, Say, quoted};

/// The most fields of an object. Each new key is compared with all before it, so a million of them
/// would take hours.
pub const MOST_FIELDS: usize = 64;

/// A line and column, both from 1, columns in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

/// A problem and its place.
#[derive(Clone, Debug, PartialEq)]
pub struct Mistake {
    /// The place.
    pub place: Place,
    /// The problem.
    pub problem: Problem,
}

/// A mistake of syntax, or a limit that a text exceeds.
#[derive(Clone, Debug, PartialEq)]
#[expect(missing_docs, reason = "each is said in full below")]
pub enum Problem {
    ExpectedValue,
    ExpectedList,
    ExpectedString,
    ExpectedKey,
    ExpectedColon,
    ExpectedClose(char),
    OpenString,
    BadEscape,
    Control,
    NotANumber(String),
    TooLarge,
    AfterEnd(char),
    Twice(String),
    TooManyFields,
    TooDeep,
}

impl Place {
    /// The beginning of a text.
    pub const START: Place = Place { line: 1, column: 1 };

    /// Makes a mistake at this place.
    pub fn refuse(self, problem: Problem) -> Mistake {
        Mistake {
            place: self,
            problem,
        }
    }

    /// Puts the place before a sentence about it.
    pub fn located<S: Say>(self, said: S) -> text::AtPlace<usize, usize, S> {
        let Place { line, column } = self;
        text::AtPlace { line, column, said }
    }
}

impl Problem {
    /// Whether the text is not JSON; the other problems are limits of this reader.
    pub fn is_of_syntax(&self) -> bool {
        !matches!(
            self,
            Problem::TooLarge | Problem::Twice(_) | Problem::TooManyFields | Problem::TooDeep
        )
    }
}

impl Say for Problem {
    fn say(&self, lang: Lang) -> String {
        let text = match self {
            Problem::ExpectedValue => text::EXPECTED_VALUE,
            Problem::ExpectedList => text::EXPECTED_LIST,
            Problem::ExpectedString => text::EXPECTED_STRING,
            Problem::ExpectedKey => text::EXPECTED_KEY,
            Problem::ExpectedColon => text::EXPECTED_COLON,
            Problem::ExpectedClose(close) => return text::ExpectedClose { close }.say(lang),
            Problem::OpenString => text::OPEN_STRING,
            Problem::BadEscape => text::BAD_ESCAPE,
            Problem::Control => text::CONTROL,
            Problem::NotANumber(word) => {
                let found = quoted(word);
                return text::NotANumber { found }.say(lang);
            }
            Problem::TooLarge => text::TOO_LARGE,
            Problem::AfterEnd(letter) => {
                let found = quoted(&letter.to_string());
                return text::AfterEnd { found }.say(lang);
            }
            Problem::Twice(key) => {
                let key = quoted(key);
                return text::Twice { key }.say(lang);
            }
            Problem::TooManyFields => {
                let most = MOST_FIELDS;
                return text::TooManyFields { most }.say(lang);
            }
            Problem::TooDeep => text::TOO_DEEP,
        };
        text.say(lang).to_owned()
    }
}
