//! What can be wrong with a tree somebody typed, and how that is said.

use super::{DEEPEST, MOST_CHILDREN, MOST_NODES};
use crate::lang::{Lang, Say, quoted};

/// Why a tree is refused, and where.
#[derive(Clone, Debug, PartialEq)]
pub struct BadTree {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What is wrong there.
    pub problem: Problem,
}

/// What was expected, or what limit was broken.
#[derive(Clone, Debug, PartialEq)]
#[expect(missing_docs, reason = "each is said in full below")]
pub enum Problem {
    ExpectedNode,
    ExpectedNumber,
    ExpectedProbability,
    ExpectedList,
    ExpectedString,
    ExpectedColon,
    ExpectedClose(char),
    OpenString,
    BadEscape,
    NotANumber(String),
    TooLarge,
    AfterEnd(char),
    UnknownKey(String),
    Twice(String),
    TwoKinds,
    NoKind,
    NoMoves,
    TooDeep,
    TooManyChildren,
    TooManyNodes,
    Count { what: &'static str, expected: usize, found: usize },
    Sum(f64),
    ProbabilitiesWithoutChance,
    InfinityBelowChance,
}

impl Say for BadTree {
    fn say(&self, lang: Lang) -> String {
        let BadTree { line, column, problem } = self;
        match lang {
            Lang::En => format!("line {line}, column {column}: {}", problem.say(lang)),
            Lang::Zh => format!("第 {line} 行第 {column} 列：{}", problem.say(lang)),
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

impl Problem {
    fn in_english(&self) -> String {
        match self {
            Problem::ExpectedNode => "expected a number, a list such as [5, 6] or an object such as {\"min\": [5, 6]}".to_owned(),
            Problem::ExpectedNumber => "expected a number".to_owned(),
            Problem::ExpectedProbability => "expected a probability from 0 to 1, such as 0.5 or \"1/3\"".to_owned(),
            Problem::ExpectedList => "expected a list in [ ] or ( )".to_owned(),
            Problem::ExpectedString => "expected a text in double quotes".to_owned(),
            Problem::ExpectedColon => "expected a colon after the key".to_owned(),
            Problem::ExpectedClose(close) => format!("expected a comma or “{close}”"),
            Problem::OpenString => "this text has no closing quote".to_owned(),
            Problem::BadEscape => "expected an escape that JSON knows after the backslash".to_owned(),
            Problem::NotANumber(word) => format!("expected a number but found “{}”", quoted(word)),
            Problem::TooLarge => "expected a finite number; write \"+inf\" or \"-inf\" for an infinite one".to_owned(),
            Problem::AfterEnd(letter) => {
                format!("the tree is complete; expected nothing more but found “{}”", quoted(&letter.to_string()))
            }
            Problem::UnknownKey(key) => {
                format!("expected max, min, chance, value, p, name, moves, estimate or rollouts but found “{}”", quoted(key))
            }
            Problem::Twice(key) => format!("“{}” was given already", quoted(key)),
            Problem::TwoKinds => "a node is one of max, min, chance and value".to_owned(),
            Problem::NoKind => "expected one of max, min, chance and value in this object".to_owned(),
            Problem::NoMoves => "expected a list with at least one child".to_owned(),
            Problem::TooDeep => format!("expected at most {DEEPEST} plies"),
            Problem::TooManyChildren => format!("expected at most {MOST_CHILDREN} children"),
            Problem::TooManyNodes => format!("expected at most {MOST_NODES} nodes"),
            Problem::Count { what, expected, found } => {
                format!("“{what}” needs one entry per child: expected {expected}, found {found}")
            }
            Problem::Sum(sum) => format!("probabilities must sum to 1, these sum to {sum}"),
            Problem::ProbabilitiesWithoutChance => "only a chance node has probabilities".to_owned(),
            Problem::InfinityBelowChance => "a chance node needs finite leaves below it".to_owned(),
        }
    }

    fn in_chinese(&self) -> String {
        match self {
            Problem::ExpectedNode => "应为数字、列表（如 [5, 6]）或对象（如 {\"min\": [5, 6]}）".to_owned(),
            Problem::ExpectedNumber => "应为数字".to_owned(),
            Problem::ExpectedProbability => "应为 0 到 1 的概率，例如 0.5 或 \"1/3\"".to_owned(),
            Problem::ExpectedList => "应为用 [ ] 或 ( ) 括起的列表".to_owned(),
            Problem::ExpectedString => "应为双引号括起的文字".to_owned(),
            Problem::ExpectedColon => "键的后面应为冒号".to_owned(),
            Problem::ExpectedClose(close) => format!("应为逗号或“{close}”"),
            Problem::OpenString => "这段文字缺少右引号".to_owned(),
            Problem::BadEscape => "反斜杠后应为 JSON 的转义".to_owned(),
            Problem::NotANumber(word) => format!("应为数字，却是“{}”", quoted(word)),
            Problem::TooLarge => "应为有限的数；无穷请写 \"+inf\" 或 \"-inf\"".to_owned(),
            Problem::AfterEnd(letter) => format!("树已写完，后面多了“{}”", quoted(&letter.to_string())),
            Problem::UnknownKey(key) => {
                format!("应为 max、min、chance、value、p、name、moves、estimate 或 rollouts，却是“{}”", quoted(key))
            }
            Problem::Twice(key) => format!("“{}”写了两次", quoted(key)),
            Problem::TwoKinds => "一个节点只能是 max、min、chance、value 之一".to_owned(),
            Problem::NoKind => "这个对象里应有 max、min、chance、value 之一".to_owned(),
            Problem::NoMoves => "应为至少有一个子节点的列表".to_owned(),
            Problem::TooDeep => format!("最多 {DEEPEST} 层"),
            Problem::TooManyChildren => format!("最多 {MOST_CHILDREN} 个子节点"),
            Problem::TooManyNodes => format!("最多 {MOST_NODES} 个节点"),
            Problem::Count { what, expected, found } => {
                format!("“{what}”应与子节点一一对应：应有 {expected} 项，实有 {found} 项")
            }
            Problem::Sum(sum) => format!("概率之和应为 1，这里是 {sum}"),
            Problem::ProbabilitiesWithoutChance => "只有机会节点才有概率".to_owned(),
            Problem::InfinityBelowChance => "机会节点下面的叶节点必须是有限的数".to_owned(),
        }
    }
}
