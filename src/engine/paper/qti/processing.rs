//! The blank of an item: its declaration, the field in the text, and the rule that marks it.

use super::super::quiz::{Right, percentages};
use super::Asked;
use crate::export::escape::{Escaped, markup, quoted};
use crate::text::decimal::fixed;
use std::fmt::{self, Write};

/// What a whole number may differ by: readers calculate in binary.
const EXACT: f64 = 1e-7;
/// An option with more letters stands in a line of its own.
const LONGEST: usize = 24;

/// A number as all readers read it.
fn decimal(value: f64) -> String {
    let text = fixed(value, 10).replace('−', "-");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// Writes the declaration of a blank, with its right answer.
pub fn declaration(out: &mut String, Asked { id, blank }: &Asked) -> fmt::Result {
    let (cardinality, kind) = match blank.right {
        Right::Number(..) => ("single", "float"),
        Right::Text(_) => ("single", "string"),
        Right::One(_) | Right::Whether(_) => ("single", "identifier"),
        Right::Many(_) => ("multiple", "identifier"),
    };
    write!(
        out,
        "<responseDeclaration identifier=\"{id}\" cardinality=\"{cardinality}\" baseType=\"{kind}\"><correctResponse>"
    )?;
    let mut right: Vec<String> = match &blank.right {
        Right::Number(value, _) => vec![decimal(*value)],
        Right::Text(texts) => texts.iter().take(1).cloned().collect(),
        Right::Whether(is_right) => vec![option(usize::from(!is_right))],
        Right::One(options) | Right::Many(options) => right_of(options).collect(),
    };
    if cardinality == "single" {
        right.truncate(1);
    }
    for value in &right {
        write!(out, "<value>{}</value>", Escaped(value, markup))?;
    }
    out.push_str("</correctResponse>");
    match &blank.right {
        Right::Many(options) => {
            let points = decimal(blank.points);
            write!(
                out,
                "<mapping lowerBound=\"0\" upperBound=\"{points}\" defaultValue=\"0\">"
            )?;
            for (at, (percent, _)) in percentages(options).enumerate() {
                let value = decimal(percent / 100.0 * blank.points);
                write!(
                    out,
                    "<mapEntry mapKey=\"{}\" mappedValue=\"{value}\"/>",
                    option(at)
                )?;
            }
            out.push_str("</mapping>");
        }
        // Programs that convert items look for the answers here.
        Right::Text(texts) => {
            out.push_str("<mapping defaultValue=\"0\">");
            for text in texts {
                let (key, value) = (Escaped(text, quoted), decimal(blank.points));
                write!(out, "<mapEntry mapKey=\"{key}\" mappedValue=\"{value}\"/>")?;
            }
            out.push_str("</mapping>");
        }
        _ => {}
    }
    out.push_str("</responseDeclaration>\n");
    Ok(())
}

/// Writes the field of a blank.
pub fn interaction(out: &mut String, Asked { id, blank }: &Asked) -> fmt::Result {
    let label = Escaped(&blank.label, markup);
    let truths = [("✓".to_owned(), true), ("✗".to_owned(), false)];
    let (options, most) = match &blank.right {
        Right::Number(..) | Right::Text(_) => {
            return writeln!(
                out,
                "<p>{label} <textEntryInteraction responseIdentifier=\"{id}\" expectedLength=\"8\"/></p>"
            );
        }
        Right::Whether(_) => (truths.as_slice(), 1),
        Right::One(options) => (options.as_slice(), 1),
        Right::Many(options) => (options.as_slice(), 0),
    };
    let is_long = options
        .iter()
        .any(|(name, _)| name.chars().count() > LONGEST);
    let (kind, each, most) = if most == 1 && !is_long {
        ("inlineChoiceInteraction", "inlineChoice", String::new())
    } else {
        (
            "choiceInteraction",
            "simpleChoice",
            format!(" maxChoices=\"{most}\""),
        )
    };
    let is_inline = each == "inlineChoice";
    if is_inline {
        write!(out, "<p>{label} ")?;
    }
    write!(
        out,
        "<{kind} responseIdentifier=\"{id}\" shuffle=\"false\"{most}>"
    )?;
    if !is_inline && !blank.label.is_empty() {
        write!(out, "<prompt>{label}</prompt>")?;
    }
    for (at, (name, _)) in options.iter().enumerate() {
        let (identifier, name) = (option(at), Escaped(name, markup));
        write!(out, "<{each} identifier=\"{identifier}\">{name}</{each}>")?;
    }
    write!(out, "</{kind}>")?;
    out.push_str(if is_inline { "</p>\n" } else { "\n" });
    Ok(())
}

/// Writes the rule that adds the points of a blank.
pub fn condition(out: &mut String, Asked { id, blank }: &Asked) -> fmt::Result {
    let variable = format!("<variable identifier=\"{id}\"/>");
    let value = |kind: &str, value: &str| {
        format!(
            "<baseValue baseType=\"{kind}\">{}</baseValue>",
            Escaped(value, markup)
        )
    };
    let any = |tests: Vec<String>| match tests.as_slice() {
        [test] => test.clone(),
        _ => format!("<or>{}</or>", tests.concat()),
    };
    let is_it = |identifier: String| {
        let expected = value("identifier", &identifier);
        format!("<match>{variable}{expected}</match>")
    };
    let points = value("float", &decimal(blank.points));
    let (test, points) = match &blank.right {
        Right::Number(right, close) => {
            let reach = close.max(EXACT);
            let [low, high] = [right - reach, right + reach];
            let [low, high] = [low, high].map(|bound| value("float", &decimal(bound)));
            let test = format!("<and><gte>{variable}{low}</gte><lte>{variable}{high}</lte></and>");
            (test, points)
        }
        Right::Text(texts) => {
            let tests = texts.iter().map(|text| {
                let expected = value("string", text);
                format!("<stringMatch caseSensitive=\"false\">{variable}{expected}</stringMatch>")
            });
            (any(tests.collect()), points)
        }
        Right::Whether(is_right) => (is_it(option(usize::from(!is_right))), points),
        Right::One(options) => (any(right_of(options).map(is_it).collect()), points),
        Right::Many(_) => (
            format!("<not><isNull>{variable}</isNull></not>"),
            format!("<mapResponse identifier=\"{id}\"/>"),
        ),
    };
    writeln!(
        out,
        "<responseCondition><responseIf>{test}<setOutcomeValue identifier=\"SCORE\"><sum>\
         <variable identifier=\"SCORE\"/>{points}</sum></setOutcomeValue></responseIf></responseCondition>"
    )
}

/// The identifiers of the right ones of several options.
fn right_of(options: &[(String, bool)]) -> impl Iterator<Item = String> {
    let right = options.iter().enumerate();
    right
        .filter(|(_, (_, is_right))| *is_right)
        .map(|(at, _)| option(at))
}

/// The identifier of an option: a letter, then a number that begins with no zero.
fn option(at: usize) -> String {
    format!("L{}", at + 1)
}
