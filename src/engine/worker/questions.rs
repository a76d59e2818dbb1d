//! Questions about a spec as a request: JSON that the page writes and a worker reads.

use crate::game::Player;
use crate::lesson::certificate::Edge;
use crate::recording::question::Question;
use crate::recording::what_if::Cut;
use crate::spec::{Refusal, Spec};
use crate::text::{Content, Value};

/// How a request begins; behind it stand the questions, a line break and the spec.
const ASK: &str = "ask ";

/// The deepest nesting of the questions.
const DEEPEST: usize = 4;

/// A request for the answers to some questions about a spec.
pub fn ask(spec: &Spec, questions: &[Question]) -> String {
    let questions: Vec<String> = questions.iter().map(written).collect();
    format!("{ASK}[{}]\n{}", questions.join(","), spec.write())
}

/// Reads what [`ask`] wrote; nothing if it is no request for answers.
///
/// # Errors
/// When the spec is refused, or the questions cannot be read.
pub fn asked(request: &str) -> Option<Result<(Spec, Vec<Question>), Refusal>> {
    let (questions, spec) = request.strip_prefix(ASK)?.split_once('\n')?;
    let unknown = || Refusal::new("", "expected questions of this version", "应为本版本的问题");
    let questions = Value::read(questions, DEEPEST)
        .ok()
        .and_then(|value| list(&value)?.iter().map(read).collect());
    Some(Spec::read(spec).and_then(|spec| Ok((spec, questions.ok_or_else(unknown)?))))
}

fn written(question: &Question) -> String {
    let of_cut = |cut: &Cut| format!(r#""node":{:?},"remaining":{}"#, cut.path, cut.remaining);
    match question {
        Question::ByDepth => r#"{"kind":"by-depth"}"#.to_owned(),
        Question::IfPerfect(path) => format!(r#"{{"kind":"if-perfect","path":{path:?}}}"#),
        Question::WhatIf { leaf, value, cut } => {
            format!(
                r#"{{"kind":"what-if","leaf":{leaf:?},"value":{},{}}}"#,
                value,
                of_cut(cut)
            )
        }
        Question::Turn {
            leaf,
            cut,
            edge: Edge { mover, threshold },
        } => {
            let (mover, threshold) = (*mover == Player::Max, threshold.to_string());
            format!(
                r#"{{"kind":"turn","leaf":{leaf:?},"max":{mover},"threshold":{threshold},{}}}"#,
                of_cut(cut)
            )
        }
    }
}

fn read(value: &Value) -> Option<Question> {
    let Content::Object(fields) = &value.content else {
        return None;
    };
    let field = |key: &str| {
        fields
            .iter()
            .find(|(name, _)| name == key)
            .map(|(_, value)| value)
    };
    let path = |key: &str| {
        list(field(key)?)?
            .iter()
            .map(short)
            .collect::<Option<Vec<u16>>>()
    };
    let cut = || {
        Some(Cut {
            path: path("node")?,
            remaining: short(field("remaining")?)?,
        })
    };
    Some(match field("kind")?.as_text()? {
        "by-depth" => Question::ByDepth,
        "if-perfect" => Question::IfPerfect(path("path")?),
        "what-if" => Question::WhatIf {
            leaf: path("leaf")?,
            value: number(field("value")?)?,
            cut: cut()?,
        },
        "turn" => {
            let mover = if field("max")?.content == Content::Flag(true) {
                Player::Max
            } else {
                Player::Min
            };
            let edge = Edge {
                mover,
                threshold: number(field("threshold")?)?,
            };
            Question::Turn {
                leaf: path("leaf")?,
                cut: cut()?,
                edge,
            }
        }
        _ => return None,
    })
}

fn list<'a>(value: &'a Value<'a>) -> Option<&'a [Value<'a>]> {
    if let Content::List(values) = &value.content {
        Some(values)
    } else {
        None
    }
}

fn number(value: &Value) -> Option<f64> {
    if let Content::Number(number) = value.content {
        Some(number)
    } else {
        None
    }
}

fn short(value: &Value) -> Option<u16> {
    value.as_whole()?.try_into().ok()
}
