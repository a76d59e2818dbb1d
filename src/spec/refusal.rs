//! Why a spec is refused: the field's path and what was expected there, in both languages.

use crate::lang::{Lang, Say};
use std::fmt;

/// A refused spec.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The field, `algorithm.depth` say; empty for the whole.
    pub path: String,
    english: String,
    chinese: String,
}

impl Refusal {
    /// A refusal of the field at `path`.
    pub fn new(path: impl Into<String>, english: impl Into<String>, chinese: impl Into<String>) -> Refusal {
        Refusal { path: path.into(), english: english.into(), chinese: chinese.into() }
    }

    /// What some other reader has said of the field at `path`.
    pub fn of(path: impl Into<String>, said: &impl Say) -> Refusal {
        Refusal::new(path, said.say(Lang::En), said.say(Lang::Zh))
    }

    /// Text that is not JSON.
    pub fn of_json(error: &serde_json::Error) -> Refusal {
        // A text that ends too early is said to end before the first column of its last line.
        let (line, column) = (error.line().max(1), error.column().max(1));
        let text = error.to_string();
        let text = text.split(" at line ").next().unwrap_or(&text);
        let chinese = if error.is_eof() { "内容在此中断" } else { "此处不合语法" };
        Refusal::new(
            "",
            format!("line {line}, column {column}: this is not JSON: {text}"),
            format!("第 {line} 行第 {column} 列：不是合法的 JSON，{chinese}"),
        )
    }
}

impl Say for Refusal {
    fn say(&self, lang: Lang) -> String {
        let text = match lang {
            Lang::En => &self.english,
            Lang::Zh => &self.chinese,
        };
        match (lang, self.path.as_str()) {
            (_, "") => text.clone(),
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
