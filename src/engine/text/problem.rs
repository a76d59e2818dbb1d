//! Places in a text, and what can be wrong there whatever the text is about.

use crate::lang::{Lang, Say, quoted};

/// The most fields an object may have. The keys before a new one are looked through, and a million of them would take hours.
pub const MOST_FIELDS: usize = 64;

/// A line and column, both from 1, columns in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

/// What is wrong, and where.
#[derive(Clone, Debug, PartialEq)]
pub struct Mistake {
    /// Where.
    pub place: Place,
    /// What.
    pub problem: Problem,
}

/// What was expected.
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
    /// Where every text begins.
    pub const START: Place = Place { line: 1, column: 1 };

    /// A mistake here.
    pub fn refuse(self, problem: Problem) -> Mistake {
        Mistake {
            place: self,
            problem,
        }
    }

    /// What is said of this place, with the place before it.
    pub fn locate(self, said: &str, lang: Lang) -> String {
        let Place { line, column } = self;
        match lang {
            Lang::En => format!("line {line}, column {column}: {said}"),
            Lang::Zh => format!("第 {line} 行第 {column} 列：{said}"),
        }
    }
}

impl Problem {
    /// Whether no JSON is written like this; the others are JSON, but more than is read here.
    pub fn is_of_syntax(&self) -> bool {
        !matches!(
            self,
            Problem::TooLarge | Problem::Twice(_) | Problem::TooManyFields | Problem::TooDeep
        )
    }

    fn in_english(&self) -> String {
        match self {
            Problem::ExpectedValue => {
                "expected a number, a text in double quotes, a list in [ ] or an object in { }"
                    .to_owned()
            }
            Problem::ExpectedList => "expected a list in [ ] or ( )".to_owned(),
            Problem::ExpectedString => "expected a text in double quotes".to_owned(),
            Problem::ExpectedKey => "expected a key in double quotes".to_owned(),
            Problem::ExpectedColon => "expected a colon after the key".to_owned(),
            Problem::ExpectedClose(close) => format!("expected a comma or “{close}”"),
            Problem::OpenString => "this text has no closing quote".to_owned(),
            Problem::BadEscape => {
                "expected an escape that JSON knows after the backslash".to_owned()
            }
            Problem::Control => {
                "a line break, tab or other control character in a text needs an escape such as \\n"
                    .to_owned()
            }
            Problem::NotANumber(word) => format!("expected a number but found “{}”", quoted(word)),
            Problem::TooLarge => "this number is too large".to_owned(),
            Problem::AfterEnd(letter) => format!(
                "expected nothing more but found “{}”",
                quoted(&letter.to_string())
            ),
            Problem::Twice(key) => format!("“{}” was given already", quoted(key)),
            Problem::TooManyFields => format!("expected at most {MOST_FIELDS} fields in an object"),
            Problem::TooDeep => "this is too deeply nested".to_owned(),
        }
    }

    fn in_chinese(&self) -> String {
        match self {
            Problem::ExpectedValue => {
                "应为数字、双引号括起的文字、用 [ ] 括起的列表或用 { } 括起的对象".to_owned()
            }
            Problem::ExpectedList => "应为用 [ ] 或 ( ) 括起的列表".to_owned(),
            Problem::ExpectedString => "应为双引号括起的文字".to_owned(),
            Problem::ExpectedKey => "应为双引号括起的键".to_owned(),
            Problem::ExpectedColon => "键的后面应为冒号".to_owned(),
            Problem::ExpectedClose(close) => format!("应为逗号或“{close}”"),
            Problem::OpenString => "这段文字缺少右引号".to_owned(),
            Problem::BadEscape => "反斜杠后应为 JSON 的转义".to_owned(),
            Problem::Control => "文字里的换行、制表符等控制字符须写成转义，例如 \\n".to_owned(),
            Problem::NotANumber(word) => format!("应为数字，却是“{}”", quoted(word)),
            Problem::TooLarge => "这个数太大".to_owned(),
            Problem::AfterEnd(letter) => format!("后面多了“{}”", quoted(&letter.to_string())),
            Problem::Twice(key) => format!("“{}”写了两次", quoted(key)),
            Problem::TooManyFields => format!("一个对象最多 {MOST_FIELDS} 项"),
            Problem::TooDeep => "嵌套太深".to_owned(),
        }
    }
}

impl Say for Problem {
    fn say(&self, lang: Lang) -> String {
        match lang {
            Lang::En => self.in_english(),
            Lang::Zh => self.in_chinese(),
        }
    }
}
