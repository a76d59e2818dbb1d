//! `plyscope mdbook`: a preprocessor of mdBook. A block of code called `ply-scope` becomes the element with a picture of its step inside, in
//! a book that is no page the picture alone. A search that is refused stays a block of code, and is told with its chapter.

use crate::render::Render;
use crate::{Failure, input, printable};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use plyscope::export::escape::{Escaped, quoted};
use plyscope::lang::Lang;
use serde_json::Value;
use std::fmt::Write as _;
use std::io::{Read, Write};

/// The name of the blocks.
const NAME: &str = "ply-scope";

/// A block of code in a chapter.
struct Block<'a> {
    /// What stands behind its name, such as `step=25 view=tree`.
    attributes: Vec<(&'a str, &'a str)>,
    /// The spec.
    text: String,
}

/// Reads context and book, and writes the book with its figures.
///
/// # Errors
/// When what is read is no pair of a context and a book.
pub fn run(input: impl Read, out: &mut impl Write) -> Result<(), Failure> {
    let refused = |reason: &str| Failure::Refused(format!("mdbook: {reason}"));
    let text = input::text(input, Lang::En)?;
    let read: Value = serde_json::from_str(&text).map_err(|error| refused(&error.to_string()))?;
    let (context, mut book) = match read {
        Value::Array(both) => match <[Value; 2]>::try_from(both) {
            Ok([context, book]) => (context, book),
            Err(_) => return Err(refused("expected a list of a context and a book")),
        },
        _ => return Err(refused("expected a list of a context and a book")),
    };
    let is_page = context["renderer"] == "html";
    // Versions before 0.5 call them sections.
    for name in ["items", "sections"] {
        if let Some(items) = book.get_mut(name) {
            for_each_chapter(items, &mut |chapter| draw(chapter, is_page));
        }
    }
    Ok(writeln!(out, "{book}")?)
}

fn for_each_chapter(items: &mut Value, work: &mut impl FnMut(&mut Value)) {
    for item in items.as_array_mut().into_iter().flatten() {
        if let Some(chapter) = item.get_mut("Chapter") {
            work(chapter);
            if let Some(inner) = chapter.get_mut("sub_items") {
                for_each_chapter(inner, work);
            }
        }
    }
}

fn draw(chapter: &mut Value, is_page: bool) {
    let Some(content) = chapter["content"].as_str() else {
        return;
    };
    let mut told = Vec::new();
    let drawn = with_figures(content, is_page, &mut |line, reason| {
        told.push((line, reason));
    });
    for (line, reason) in told {
        let name = chapter["name"].as_str().unwrap_or_default();
        // Standard output is the book.
        eprintln!(
            "plyscope: {}: line {line}: {}",
            printable(name),
            printable(&reason)
        );
    }
    chapter["content"] = drawn.into();
}

/// Returns a chapter with figures for its blocks; `tell` hears of those that are refused, with the line on which each begins.
fn with_figures(content: &str, is_page: bool, tell: &mut dyn FnMut(usize, String)) -> String {
    let mut drawn = String::new();
    let mut lines = content.split_inclusive('\n').enumerate();
    while let Some((at, line)) = lines.next() {
        let Some((fence, info)) = opened(line) else {
            drawn.push_str(line);
            continue;
        };
        // Until the fence is closed all lines belong to the block, also where it shows how such a block is written.
        let is_closing = |line: &str| {
            let line = line.trim();
            line.len() >= fence.len()
                && line.starts_with(fence)
                && line.trim_start_matches(&fence[..1]).is_empty()
        };
        let (mut whole, mut text) = (line.to_owned(), String::new());
        for (_, line) in lines.by_ref() {
            whole.push_str(line);
            if is_closing(line) {
                break;
            }
            text.push_str(line);
        }
        let figure = block(info, text).map(|block| figure(&block, is_page));
        match figure {
            Some(Ok(figure)) => drawn.push_str(&figure),
            Some(Err(reason)) => {
                tell(at + 1, reason);
                drawn.push_str(&whole);
            }
            None => drawn.push_str(&whole),
        }
    }
    drawn
}

/// Returns the fence with which a line opens a block of code, and what follows it.
fn opened(line: &str) -> Option<(&str, &str)> {
    let line = line.trim();
    let fence = ['`', '~'].iter().find_map(|letter| {
        let length = line.len() - line.trim_start_matches(*letter).len();
        (length >= 3).then(|| line.split_at(length))
    })?;
    Some(fence)
}

/// Returns the block if it is one of ours.
fn block(info: &str, text: String) -> Option<Block<'_>> {
    let mut words = info.split([' ', ',']).filter(|word| !word.is_empty());
    if words.next() != Some(NAME) {
        return None;
    }
    let attributes = words.map(|word| word.split_once('=').unwrap_or((word, "")));
    Some(Block {
        attributes: attributes.collect(),
        text,
    })
}

fn figure(block: &Block, is_page: bool) -> Result<String, String> {
    let asked = |name: &str| block.attributes.iter().find(|(known, _)| *known == name);
    let step = asked("step").map(|(_, step)| {
        step.parse::<u32>()
            .map_err(|_| format!("step: {step:?} is no number"))
    });
    let render = Render {
        step: step.transpose()?,
        lang: match asked("lang") {
            Some((_, tag)) => Lang::of_tag(tag),
            None => Lang::En,
        },
        ..Render::default()
    };
    let mut svg = Vec::new();
    render
        .run(block.text.as_bytes(), &mut svg)
        .map_err(|failure| failure.message())?;
    let source = format!("data:image/svg+xml;base64,{}", STANDARD.encode(&svg));
    if !is_page {
        return Ok(format!("![]({source})\n"));
    }
    let mut element = format!("<{NAME} config=\"{}\"", Escaped(block.text.trim(), quoted));
    for (name, value) in &block.attributes {
        let _ = write!(
            element,
            " {}=\"{}\"",
            Escaped(name, quoted),
            Escaped(value, quoted)
        );
    }
    // HTML in Markdown ends at a blank line; the attribute has none, since ends of lines are spaces there.
    Ok(format!(
        "<div>{element}><img alt=\"\" src=\"{source}\"></{NAME}></div>\n\n"
    ))
}
