//! Why a spec is refused: the field's path and what was expected there, in every language.

use crate::lang::words::spec;
use crate::lang::{Lang, Say, Saying};
use crate::text::Mistake;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A refused spec.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refusal {
    /// The field, `algorithm.depth` say; empty for the whole.
    pub path: String,
    said: Saying,
}

impl Refusal {
    /// Makes a refusal of the field at `path`.
    pub fn new(path: &str, said: impl Say) -> Refusal {
        Refusal {
            path: path.to_owned(),
            said: said.keep(),
        }
    }

    /// Makes a refusal of a text that cannot be read as JSON.
    pub fn of_text(mistake: &Mistake) -> Refusal {
        let Mistake { place, problem } = mistake;
        if problem.is_of_syntax() {
            Refusal::new("", place.located(spec::NotJson { problem }))
        } else {
            Refusal::new("", place.located(problem))
        }
    }

    /// Returns the same refusal for the field at another path.
    pub fn at(&self, path: &str) -> Refusal {
        Refusal {
            path: path.to_owned(),
            ..self.clone()
        }
    }

    /// Returns the same refusal for a field of something that stands at a path itself.
    pub fn within(&self, path: &str) -> Refusal {
        let at = [path, &self.path].map(str::to_owned);
        let parts: Vec<String> = at.into_iter().filter(|part| !part.is_empty()).collect();
        self.at(&parts.join("."))
    }

    /// Returns the message without the path, for places where the field itself is visible.
    pub fn reason(&self, lang: Lang) -> String {
        self.said.text(lang)
    }
}

impl Say for Refusal {
    fn say(&self, lang: Lang) -> String {
        let text = self.reason(lang);
        if self.path.is_empty() {
            return text;
        }
        let path = &self.path;
        spec::AtPath { path, said: text }.say(lang)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.say(Lang::En))
    }
}

impl std::error::Error for Refusal {}
