//! Variants as questions in Moodle's XML format: one cloze question each, with the picture as a
//! file inside.
//!
//! The format: <https://docs.moodle.org/en/Moodle_XML_format>, blanks as in
//! <https://docs.moodle.org/en/Embedded_Answers_(Cloze)_question_type>.

use super::form::{Cell, Form, Question, Spot};
use super::key::remarks;
use super::quiz::{Blank, Right, blank, of, percentages, task};
use super::tree::{Side, drawing};
use super::{Paper, letter};
use crate::exercise::Ask;
use crate::export::escape::{Escaped, markup, written as collected};
use crate::lang::words::paper;
use crate::lesson::line::figure;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use std::fmt::{self, Write};

/// The largest factor by which points are made whole weights.
const FINEST: u32 = 5_040;

/// Writes every variant of every exercise as a question.
pub fn moodle(papers: &[(u64, Paper)]) -> String {
    collected(|out| {
        out.push_str("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<quiz>\n");
        let count = papers.first().map_or(0, |(_, paper)| paper.forms.len());
        for at in 0..count {
            for (index, (seed, paper)) in papers.iter().enumerate() {
                let form = &paper.forms[at];
                if index == 0 {
                    let name = form.instance.exercise.called(at);
                    writeln!(
                        out,
                        "<question type=\"category\"><category><text>$course$/{}/{}</text></category></question>",
                        Escaped(&paper.title, category),
                        Escaped(&name, category)
                    )?;
                }
                question(
                    out,
                    form,
                    &format!("{} · {seed}", form.instance.exercise.called(at)),
                )?;
            }
        }
        out.push_str("</quiz>\n");
        Ok(())
    })
}

/// A slash would begin another category.
fn category(letter: char) -> Option<&'static str> {
    if letter == '/' {
        Some("-")
    } else {
        markup(letter)
    }
}

fn question(out: &mut String, form: &Form, name: &str) -> fmt::Result {
    let text = collected(|text| body(text, form));
    writeln!(
        out,
        "<question type=\"cloze\"><name><text>{}</text></name>",
        Escaped(name, markup)
    )?;
    write!(
        out,
        "<questiontext format=\"html\"><text>{}</text>",
        Escaped(&text, markup)
    )?;
    if form.has_tree {
        write!(
            out,
            "<file name=\"tree.svg\" path=\"/\" encoding=\"base64\">{}</file>",
            STANDARD.encode(drawing(form, Side::Bare).svg())
        )?;
    }
    out.push_str("</questiontext>\n<generalfeedback format=\"html\"><text>");
    let said = collected(|said| {
        for at in 0..form.questions.len() {
            for remark in remarks(form, at) {
                write!(said, "<p>{}</p>", Escaped(&remark, text_of))?;
            }
        }
        Ok(())
    });
    write!(out, "{}", Escaped(&said, markup))?;
    writeln!(
        out,
        "</text></generalfeedback>\n<defaultgrade>{}</defaultgrade><penalty>0.3333333</penalty><hidden>0</hidden></question>",
        figure(form.points())
    )?;
    Ok(())
}

/// Escapes HTML, and the brace that begins a blank.
fn text_of(letter: char) -> Option<&'static str> {
    match letter {
        '{' => Some("&#123;"),
        _ => markup(letter),
    }
}

fn body(out: &mut String, form: &Form) -> fmt::Result {
    let factor = factor(form);
    if let Some(lead) = &form.lead {
        write!(out, "<p>{}</p>", Escaped(lead, text_of))?;
    }
    write!(out, "<p>{}</p>", Escaped(&form.rules, text_of))?;
    if form.has_tree {
        let alt = Escaped(paper::TREE_PICTURE.say(form.lang), text_of);
        write!(
            out,
            "<p><img src=\"@@PLUGINFILE@@/tree.svg\" alt=\"{alt}\"></p>"
        )?;
    }
    for (at, question) in form.questions.iter().enumerate() {
        out.push_str("<p>");
        if form.questions.len() > 1 {
            write!(out, "<b>({})</b> ", letter(at))?;
        }
        write!(out, "{}</p>", Escaped(&task(form, at), text_of))?;
        if matches!(form.instance.exercise.ask[at].ask, Ask::Cut { .. }) {
            let blanks = of(form, at);
            blanks
                .iter()
                .try_for_each(|blank| cloze(out, blank, factor))?;
            continue;
        }
        places(out, form, question, factor)?;
        tables(out, question, factor)?;
    }
    Ok(())
}

/// The boxes of the picture as a table of their own, one row a box.
fn places(out: &mut String, form: &Form, question: &Question, factor: u32) -> fmt::Result {
    if question.places.is_empty() {
        return Ok(());
    }
    out.push_str("<table>");
    for place in &question.places {
        let sign = match place.spot {
            Spot::Node => "",
            Spot::Alpha => " α",
            Spot::Beta => " β",
        };
        let node = form.instance.name(place.node, form.lang);
        let cell = Cell::Number(place.field.clone());
        if let Some(blank) = blank(question, String::new(), &cell) {
            write!(out, "<tr><td>{}{sign}</td><td>", Escaped(&node, text_of))?;
            cloze(out, &blank, factor)?;
            out.push_str("</td></tr>");
        }
    }
    out.push_str("</table>");
    Ok(())
}

fn tables(out: &mut String, question: &Question, factor: u32) -> fmt::Result {
    if let Some(table) = &question.table {
        out.push_str("<table><tr>");
        for name in &table.head {
            write!(out, "<th>{}</th>", Escaped(name, text_of))?;
        }
        out.push_str("</tr>");
        for row in &table.rows {
            out.push_str("<tr>");
            for content in row {
                out.push_str("<td>");
                cell(out, question, content, factor)?;
                out.push_str("</td>");
            }
            out.push_str("</tr>");
        }
        out.push_str("</table>");
    }
    for (name, content) in &question.lines {
        write!(out, "<p>{} ", Escaped(name, text_of))?;
        cell(out, question, content, factor)?;
        out.push_str("</p>");
    }
    Ok(())
}

fn cell(out: &mut String, question: &Question, cell: &Cell, factor: u32) -> fmt::Result {
    match (cell, blank(question, String::new(), cell)) {
        (Cell::Said(text), _) => write!(out, "{}", Escaped(text, text_of)),
        (_, Some(blank)) => cloze(out, &blank, factor),
        (_, None) => Ok(()),
    }
}

/// The least factor by which the points of every blank become whole.
fn factor(form: &Form) -> u32 {
    let points: Vec<f64> = (0..form.questions.len())
        .flat_map(|at| of(form, at))
        .map(|blank| blank.points)
        .collect();
    let is_whole = |factor: &u32| {
        let weight = |points: f64| points * f64::from(*factor);
        points
            .iter()
            .all(|points| (weight(*points) - weight(*points).round()).abs() < 1e-6)
    };
    (1..=FINEST).find(is_whole).unwrap_or(FINEST)
}

/// Writes a blank as `{weight:TYPE:answers}`.
fn cloze(out: &mut String, blank: &Blank, factor: u32) -> fmt::Result {
    let weight = (blank.points * f64::from(factor)).round().max(1.0);
    match &blank.right {
        Right::Number(value, close) => {
            write!(out, "{{{weight}:NUMERICAL:={value}:{close}}}")
        }
        Right::Whether(is_right) => {
            let [yes, no] = if *is_right { ["=1", "0"] } else { ["1", "=0"] };
            write!(out, "{{{weight}:MULTICHOICE:{yes}~{no}}}")
        }
        Right::Text(texts) => {
            write!(out, "{{{weight}:SHORTANSWER:")?;
            for (at, text) in texts.iter().enumerate() {
                let sign = if at == 0 { "=" } else { "~=" };
                write!(out, "{sign}{}", Escaped(text, escaped))?;
            }
            out.push('}');
            Ok(())
        }
        Right::One(options) => {
            write!(out, "{{{weight}:MULTICHOICE:")?;
            for (at, (name, is_right)) in options.iter().enumerate() {
                let between = if at == 0 { "" } else { "~" };
                let sign = if *is_right { "=" } else { "" };
                write!(out, "{between}{sign}{}", Escaped(name, escaped))?;
            }
            out.push('}');
            Ok(())
        }
        Right::Many(options) => {
            write!(out, "{{{weight}:MULTIRESPONSE:")?;
            for (at, (percent, name)) in percentages(options).enumerate() {
                let between = if at == 0 { "" } else { "~" };
                write!(out, "{between}%{percent:.5}%{}", Escaped(name, escaped))?;
            }
            out.push('}');
            Ok(())
        }
    }
}

/// Escapes the characters of an answer that have a meaning in a blank, where Moodle takes back `\\}` and `\\#` only, or in HTML: it
/// decodes entities once before it shows the answer as HTML.
fn escaped(letter: char) -> Option<&'static str> {
    match letter {
        '}' => Some("\\}"),
        '#' => Some("\\#"),
        '~' => Some("&#126;"),
        '&' => Some("&amp;amp;"),
        '<' => Some("&amp;lt;"),
        '>' => Some("&amp;gt;"),
        _ => None,
    }
}
