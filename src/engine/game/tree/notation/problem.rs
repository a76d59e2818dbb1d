//! What can be wrong with a tree somebody typed, and how that is said.

use super::{DEEPEST, MOST_CHILDREN, MOST_NODES};
use crate::lang::{Lang, Say, quoted};
use crate::text::{self, Mistake, Place};

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
    Text(text::Problem),
    ExpectedNode,
    ExpectedNumber,
    ExpectedProbability,
    TooLarge,
    AfterEnd(char),
    UnknownKey(String),
    TwoKinds,
    NoKind,
    NoMoves,
    TooDeep,
    TooManyChildren,
    TooManyNodes,
    Count {
        what: &'static str,
        expected: usize,
        found: usize,
    },
    Sum(f64),
    ProbabilitiesWithoutChance,
    InfinityBelowChance,
    NotHere,
}

impl BadTree {
    pub(super) fn at(place: Place, problem: Problem) -> BadTree {
        BadTree {
            line: place.line,
            column: place.column,
            problem,
        }
    }
}

impl From<Mistake> for BadTree {
    fn from(mistake: Mistake) -> BadTree {
        BadTree::at(
            mistake.place,
            match mistake.problem {
                // A tree has a way to say what no number says.
                text::Problem::TooLarge => Problem::TooLarge,
                problem => Problem::Text(problem),
            },
        )
    }
}

impl Say for BadTree {
    fn say(&self, lang: Lang) -> String {
        Place {
            line: self.line,
            column: self.column,
        }
        .locate(&self.problem.say(lang), lang)
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
            Problem::Text(problem) => problem.say(Lang::En),
            Problem::ExpectedNode => {
                "expected a number, a list such as [5, 6] or an object such as {\"min\": [5, 6]}"
                    .to_owned()
            }
            Problem::ExpectedNumber => "expected a number".to_owned(),
            Problem::ExpectedProbability => {
                "expected a probability from 0 to 1, such as 0.5 or \"1/3\"".to_owned()
            }
            Problem::TooLarge => {
                "expected a finite number; write \"+inf\" or \"-inf\" for an infinite one"
                    .to_owned()
            }
            Problem::AfterEnd(letter) => {
                format!(
                    "the tree is complete; expected nothing more but found “{}”",
                    quoted(&letter.to_string())
                )
            }
            Problem::UnknownKey(key) => {
                format!(
                    "expected max, min, chance, value, p, name, moves, estimate or rollouts but found “{}”",
                    quoted(key)
                )
            }
            Problem::TwoKinds => "a node is one of max, min, chance and value".to_owned(),
            Problem::NoKind => {
                "expected one of max, min, chance and value in this object".to_owned()
            }
            Problem::NoMoves => "expected a list with at least one child".to_owned(),
            Problem::TooDeep => format!("expected at most {DEEPEST} plies"),
            Problem::TooManyChildren => format!("expected at most {MOST_CHILDREN} children"),
            Problem::TooManyNodes => format!("expected at most {MOST_NODES} nodes"),
            Problem::Count {
                what,
                expected,
                found,
            } => {
                format!("“{what}” needs one entry per child: expected {expected}, found {found}")
            }
            Problem::Sum(sum) => format!("probabilities must sum to 1, these sum to {sum}"),
            Problem::ProbabilitiesWithoutChance => {
                "only a chance node has probabilities".to_owned()
            }
            Problem::InfinityBelowChance => "a chance node needs finite leaves below it".to_owned(),
            Problem::NotHere => "this cannot be done at this node".to_owned(),
        }
    }

    fn in_chinese(&self) -> String {
        match self {
            Problem::Text(problem) => problem.say(Lang::Zh),
            Problem::ExpectedNode => {
                "应为数字、列表（如 [5, 6]）或对象（如 {\"min\": [5, 6]}）".to_owned()
            }
            Problem::ExpectedNumber => "应为数字".to_owned(),
            Problem::ExpectedProbability => "应为 0 到 1 的概率，例如 0.5 或 \"1/3\"".to_owned(),
            Problem::TooLarge => "应为有限的数；无穷请写 \"+inf\" 或 \"-inf\"".to_owned(),
            Problem::AfterEnd(letter) => {
                format!("树已写完，后面多了“{}”", quoted(&letter.to_string()))
            }
            Problem::UnknownKey(key) => {
                format!(
                    "应为 max、min、chance、value、p、name、moves、estimate 或 rollouts，却是“{}”",
                    quoted(key)
                )
            }
            Problem::TwoKinds => "一个节点只能是 max、min、chance、value 之一".to_owned(),
            Problem::NoKind => "这个对象里应有 max、min、chance、value 之一".to_owned(),
            Problem::NoMoves => "应为至少有一个子节点的列表".to_owned(),
            Problem::TooDeep => format!("最多 {DEEPEST} 层"),
            Problem::TooManyChildren => format!("最多 {MOST_CHILDREN} 个子节点"),
            Problem::TooManyNodes => format!("最多 {MOST_NODES} 个节点"),
            Problem::Count {
                what,
                expected,
                found,
            } => {
                format!("“{what}”应与子节点一一对应：应有 {expected} 项，实有 {found} 项")
            }
            Problem::Sum(sum) => format!("概率之和应为 1，这里是 {sum}"),
            Problem::ProbabilitiesWithoutChance => "只有机会节点才有概率".to_owned(),
            Problem::InfinityBelowChance => "机会节点下面的叶节点必须是有限的数".to_owned(),
            Problem::NotHere => "这个节点不能这样改".to_owned(),
        }
    }
}
