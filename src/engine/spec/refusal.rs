//! Why a spec is refused: the field's path and what was expected there, in both languages.

use crate::lang::{Lang, Say};
use crate::text::Mistake;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A refused spec.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refusal {
    /// The field, `algorithm.depth` say; empty for the whole.
    pub path: String,
    english: String,
    chinese: String,
}

impl Refusal {
    /// A refusal of the field at `path`.
    pub fn new(path: &str, english: &str, chinese: &str) -> Refusal {
        Refusal {
            path: path.to_owned(),
            english: english.to_owned(),
            chinese: chinese.to_owned(),
        }
    }

    /// Text that cannot be read as JSON.
    pub fn of_text(mistake: &Mistake) -> Refusal {
        let said = |lang, not_json: &str| {
            let before = if mistake.problem.is_of_syntax() {
                not_json
            } else {
                ""
            };
            mistake
                .place
                .locate(&format!("{before}{}", mistake.problem.say(lang)), lang)
        };
        Refusal::new(
            "",
            &said(Lang::En, "this is not JSON: "),
            &said(Lang::Zh, "不是合法的 JSON："),
        )
    }

    /// What was expected, without the path: for where the field itself is in sight.
    pub fn reason(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.english,
            Lang::Zh => &self.chinese,
        }
    }
}

impl Say for Refusal {
    fn say(&self, lang: Lang) -> String {
        let text = self.reason(lang);
        match (lang, self.path.as_str()) {
            (_, "") => text.to_owned(),
            (Lang::En, path) => format!("{path}: {text}"),
            (Lang::Zh, path) => format!("{path}：{text}"),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.say(Lang::En))
    }
}

impl std::error::Error for Refusal {}
