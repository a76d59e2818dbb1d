//! Variants as questions in GIFT, a plain text that Moodle and other systems read: one question for
//! each blank, with the picture inside.
//!
//! The format: <https://docs.moodle.org/en/GIFT_format>.

use super::form::Form;
use super::quiz::{Blank, Right, of, percentages, task};
use super::tree::{Side, drawing};
use super::{Paper, letter};
use crate::export::escape::{Escaped, markup, written as collected};
use crate::lang::Say;
use crate::lang::words::paper;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use std::fmt::{self, Write};

/// Writes every blank of every variant as a question.
pub fn gift(papers: &[(u64, Paper)]) -> String {
    collected(|out| {
        let count = papers.first().map_or(0, |(_, paper)| paper.forms.len());
        for at in 0..count {
            for (index, (seed, paper)) in papers.iter().enumerate() {
                let form = &paper.forms[at];
                let name = form.instance.exercise.called(at);
                if index == 0 {
                    let title = format!("{}/{name}", paper.title.replace('/', "-"));
                    writeln!(out, "$CATEGORY: $course$/{}\n", Escaped(&title, plain))?;
                }
                variant(out, form, &format!("{name} · {seed}"))?;
            }
        }
        Ok(())
    })
}

fn variant(out: &mut String, form: &Form, name: &str) -> fmt::Result {
    let image = if form.has_tree {
        let data = STANDARD.encode(drawing(form, Side::Bare).svg());
        let alt = Escaped(paper::TREE_PICTURE.say(form.lang), markup);
        format!("<p><img src=\"data:image/svg+xml;base64,{data}\" alt=\"{alt}\"></p>")
    } else {
        String::new()
    };
    for (at, question) in form.questions.iter().enumerate() {
        let given = collected(|given| {
            let lead = form.lead.iter();
            for text in lead.chain([&form.rules, &task(form, at)]) {
                write!(given, "<p>{}</p>", Escaped(text, markup))?;
            }
            given.push_str(&image);
            if let Some(table) = &question.table {
                super::html::given(given, table)?;
            }
            Ok(())
        });
        for (index, blank) in blanks(form, at).iter().enumerate() {
            writeln!(
                out,
                "::{}::[html]{}",
                Escaped(&format!("{name} {}{}", letter(at), index + 1), escaped),
                Escaped(&given, escaped)
            )?;
            if !blank.label.is_empty() {
                let label =
                    collected(|label| write!(label, "<p>{}</p>", Escaped(&blank.label, markup)));
                writeln!(out, "{}", Escaped(&label, escaped))?;
            }
            answers(out, blank)?;
            out.push_str("\n\n");
        }
    }
    Ok(())
}

fn answers(out: &mut String, blank: &Blank) -> fmt::Result {
    match &blank.right {
        Right::Number(value, close) => write!(out, "{{#{value}:{close}}}"),
        Right::Whether(is_right) => out.write_str(if *is_right { "{T}" } else { "{F}" }),
        Right::Text(texts) => {
            out.push('{');
            for text in texts {
                write!(out, "={} ", Escaped(text, escaped))?;
            }
            out.push('}');
            Ok(())
        }
        Right::One(options) => {
            out.push_str("{\n");
            for (name, is_right) in options {
                let sign = if *is_right { '=' } else { '~' };
                writeln!(out, "{sign}{}", option(name))?;
            }
            out.push('}');
            Ok(())
        }
        Right::Many(options) => {
            out.push_str("{\n");
            for (percent, name) in percentages(options) {
                writeln!(out, "~%{}%{}", written(percent), option(name))?;
            }
            out.push('}');
            Ok(())
        }
    }
}

/// The most options that share 100 % in parts that Moodle knows: it refuses a file with any other.
const MOST_SHARING: usize = 10;

/// The blanks of a question. Where more leaves are right than can share its points, each leaf is a question of its own.
fn blanks(form: &Form, at: usize) -> Vec<Blank> {
    let mut blanks = Vec::new();
    for blank in of(form, at) {
        match &blank.right {
            Right::Many(options)
                if options.iter().filter(|(_, is_right)| *is_right).count() > MOST_SHARING =>
            {
                let points = blank.points / options.len() as f64;
                // The last option says that there is none, and there are some.
                let leaves = &options[..options.len() - 1];
                blanks.extend(leaves.iter().map(|(leaf, is_right)| Blank {
                    label: paper::NotSeen { nodes: leaf }.say(form.lang),
                    points,
                    right: Right::Whether(*is_right),
                }));
            }
            _ => blanks.push(blank),
        }
    }
    blanks
}

/// Writes a percentage with at most five decimals and without zeros at its end: importers read two digits before the point.
fn written(percent: f64) -> String {
    let text = format!("{percent:.5}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// An option has the format of its question, HTML.
fn option(name: &str) -> String {
    let html = Escaped(name, markup).to_string();
    Escaped(&html, escaped).to_string()
}

/// Escapes the characters that GIFT gives a meaning.
fn escaped(letter: char) -> Option<&'static str> {
    match letter {
        '~' => Some("\\~"),
        '=' => Some("\\="),
        '#' => Some("\\#"),
        '{' => Some("\\{"),
        '}' => Some("\\}"),
        ':' => Some("\\:"),
        '\\' => Some("\\\\"),
        '\n' => Some("\\n"),
        _ => None,
    }
}

fn plain(_: char) -> Option<&'static str> {
    None
}
