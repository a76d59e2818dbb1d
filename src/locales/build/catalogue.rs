//! Reads a room's Fluent files, one for each language, and refuses what could not be said: a message that the first of them does not
//! have, that is twice in a file, or has other arguments there; and what of Fluent is not used here. What another language does not
//! have yet is said in the words of the first.

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser::parse;
use fluent_syntax::unicode::unescape_unicode_to_string;
use std::collections::BTreeSet;

/// A Fluent file.
#[derive(Clone, Copy)]
pub struct File<'a> {
    /// Its path, as refusals name it.
    pub path: &'a str,
    /// The text of the file.
    pub text: &'a str,
}

/// A message in every language.
#[derive(Debug)]
pub struct Message {
    /// Its name, `not-kept` say.
    pub name: String,
    /// Its texts, in the order of the languages.
    pub texts: Vec<Vec<Element>>,
    /// The arguments that are put in as they are.
    pub gaps: Vec<String>,
    /// The arguments by which words are chosen: whole numbers.
    pub counts: Vec<String>,
}

/// The messages of a room.
#[derive(Debug)]
pub struct Room {
    /// The messages, in the order of the first file.
    pub messages: Vec<Message>,
    /// What is not translated yet, each with file, line and message.
    pub missing: Vec<String>,
}

/// A piece of the text of a message.
#[derive(Clone, Debug)]
pub enum Element {
    /// Words.
    Text(String),
    /// An argument.
    Argument(String),
    /// Words chosen by a whole number.
    Choice {
        /// The argument.
        count: String,
        /// The words for particular numbers.
        cases: Vec<(u64, Vec<Element>)>,
        /// The words for all other numbers.
        other: Vec<Element>,
    },
}

/// Words of Rust that no argument can be called.
const RESERVED: [&str; 20] = [
    "as", "break", "const", "else", "enum", "fn", "for", "if", "in", "let", "loop", "match",
    "move", "mod", "ref", "self", "type", "use", "where", "while",
];

/// Reads the messages of a room; the first file is that of the language from which the others are translated.
///
/// # Errors
/// All that is wrong in the files, each with file, line and message.
pub fn read(files: &[File]) -> Result<Room, Vec<String>> {
    let (mut refused, mut missing) = (Vec::new(), Vec::new());
    let mut read = files.iter().map(|file| read_file(*file, &mut refused));
    let first = read.next().unwrap_or_default();
    let mut others: Vec<_> = read.collect();
    let mut messages = Vec::new();
    for (name, text) in first {
        let [mut given, mut counts] = [BTreeSet::new(), BTreeSet::new()];
        gather(&text, &mut given, &mut counts);
        let mut texts = vec![text];
        let mut told = Vec::new();
        for (file, translated) in files[1..].iter().zip(&mut others) {
            let Some(at) = translated.iter().position(|(other, _)| *other == name) else {
                missing.push(at_line(
                    files[0],
                    &name,
                    &format!("is missing in {}", file.path),
                ));
                texts.push(texts[0].clone());
                continue;
            };
            let text = translated.remove(at).1;
            let mut others = BTreeSet::new();
            gather(&text, &mut others, &mut counts);
            told.push((file, others));
            texts.push(text);
        }
        given.extend(counts.iter().cloned());
        for (file, mut others) in told {
            others.extend(counts.iter().cloned());
            if given != others {
                let other = format!(
                    "has the arguments {others:?}, in {} {given:?}",
                    files[0].path
                );
                refused.push(at_line(*file, &name, &other));
            }
        }
        let gaps = given.difference(&counts).cloned().collect();
        messages.push(Message {
            name,
            texts,
            gaps,
            counts: counts.into_iter().collect(),
        });
    }
    for (file, rest) in files[1..].iter().zip(others) {
        for (name, _) in rest {
            let unknown = format!("is not in {}", files[0].path);
            refused.push(at_line(*file, &name, &unknown));
        }
    }
    if refused.is_empty() {
        Ok(Room { messages, missing })
    } else {
        Err(refused)
    }
}

/// The names of the arguments, and those of them that choose.
fn gather(text: &[Element], given: &mut BTreeSet<String>, counts: &mut BTreeSet<String>) {
    for element in text {
        match element {
            Element::Text(_) => {}
            Element::Argument(name) => {
                given.insert(name.clone());
            }
            Element::Choice {
                count,
                cases,
                other,
            } => {
                counts.insert(count.clone());
                cases
                    .iter()
                    .for_each(|(_, text)| gather(text, given, counts));
                gather(other, given, counts);
            }
        }
    }
}

/// A reason with the place of its message.
fn at_line(file: File, name: &str, reason: &str) -> String {
    let is_it = |line: &str| {
        line.strip_prefix(name)
            .is_some_and(|rest| rest.trim_start().starts_with('='))
    };
    let line = file.text.lines().position(is_it).map_or(1, |line| line + 1);
    format!("{}:{line}: {name} {reason}", file.path)
}

fn read_file(file: File, refused: &mut Vec<String>) -> Vec<(String, Vec<Element>)> {
    let resource = parse(file.text).unwrap_or_else(|(resource, errors)| {
        for error in errors {
            let line = file.text[..error.pos.start].matches('\n').count() + 1;
            refused.push(format!("{}:{line}: {error}", file.path));
        }
        resource
    });
    let mut messages: Vec<(String, Vec<Element>)> = Vec::new();
    for entry in resource.body {
        let message = match entry {
            Entry::Message(message) => message,
            Entry::Term(term) => {
                refused.push(at_line(
                    file,
                    &format!("-{}", term.id.name),
                    "is a term; write it out",
                ));
                continue;
            }
            Entry::Comment(_)
            | Entry::GroupComment(_)
            | Entry::ResourceComment(_)
            | Entry::Junk { .. } => continue,
        };
        let name = message.id.name;
        let mut refuse = |reason: &str| refused.push(at_line(file, name, reason));
        if !is_name(name) {
            refuse("is not written in small letters, digits and single hyphens");
        }
        if messages.iter().any(|(known, _)| known == name) {
            refuse("is there twice");
        }
        match (message.value, message.attributes.is_empty()) {
            (Some(value), true) => match elements(&value) {
                Ok(text) => messages.push((name.to_owned(), text)),
                Err(reason) => refuse(&reason),
            },
            _ => refuse("has attributes; give each a name of its own"),
        }
    }
    messages
}

/// Whether words between single hyphens, the first of which begins with a letter.
fn is_name(name: &str) -> bool {
    let is_word = |word: &str| {
        !word.is_empty()
            && word
                .chars()
                .all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit())
    };
    name.starts_with(|letter: char| letter.is_ascii_lowercase()) && name.split('-').all(is_word)
}

fn elements(pattern: &Pattern<&str>) -> Result<Vec<Element>, String> {
    let mut pieces = Vec::new();
    for element in &pattern.elements {
        let element = match element {
            PatternElement::TextElement { value } => Element::Text((*value).to_owned()),
            PatternElement::Placeable {
                expression: Expression::Inline(inline),
            } => match inline {
                InlineExpression::StringLiteral { value } => {
                    Element::Text(unescape_unicode_to_string(value).into_owned())
                }
                InlineExpression::VariableReference { id } => Element::Argument(argument(id.name)?),
                _ => {
                    return Err(
                        "uses more than { $argument }, { \"text\" } and a choice by a number"
                            .to_owned(),
                    );
                }
            },
            PatternElement::Placeable {
                expression: Expression::Select { selector, variants },
            } => {
                let InlineExpression::VariableReference { id } = selector else {
                    return Err("chooses by something that is no argument".to_owned());
                };
                let (mut cases, mut other) = (Vec::new(), Vec::new());
                for variant in variants {
                    let text = elements(&variant.value)?;
                    match variant.key {
                        VariantKey::Identifier { name: "other" } if variant.default => other = text,
                        VariantKey::Identifier { name: "one" } if !variant.default => {
                            cases.push((1, text));
                        }
                        VariantKey::NumberLiteral { value } if !variant.default => {
                            let number = value.parse().map_err(|_| {
                                format!("chooses by {value}, which is no whole number")
                            })?;
                            cases.push((number, text));
                        }
                        _ => return Err("has a choice beside [one], [2] and *[other]".to_owned()),
                    }
                }
                Element::Choice {
                    count: argument(id.name)?,
                    cases,
                    other,
                }
            }
        };
        match (pieces.last_mut(), element) {
            (Some(Element::Text(before)), Element::Text(text)) => *before += &text,
            (_, element) => pieces.push(element),
        }
    }
    Ok(pieces)
}

/// The name of an argument as a field of Rust.
fn argument(name: &str) -> Result<String, String> {
    if is_name(name) && !RESERVED.contains(&name) {
        Ok(name.replace('-', "_"))
    } else {
        Err(format!(
            "has the argument ${name}, which cannot be the name of a field"
        ))
    }
}
