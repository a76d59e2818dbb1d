//! The table of fields as people read it: in the help of the command line and in the documents.

use crate::spec::form::{Described, Object};
use serde_json::Value;
use std::fmt::Write;

/// The columns of a terminal.
const COLUMNS: usize = 96;
/// The column at which the values of a field begin.
const VALUES: usize = 25;

/// Writes the values of a field, the first one first: `"ge"|"gt"`, `null|0 to 64`.
fn values(field: &Described) -> String {
    let first = field.first.as_ref().filter(|first| !first.is_null());
    match (of(&field.schema), first) {
        (values, Some(Value::Bool(true))) => values.split('|').rev().collect::<Vec<_>>().join("|"),
        (values, Some(first)) if values.contains(" to ") && !values.contains('|') => {
            format!("{first}, {values}")
        }
        (values, Some(first)) if values.contains('…') && !values.contains("kind") => {
            first.to_string()
        }
        (values, _) => values,
    }
}

fn of(schema: &Value) -> String {
    let list = |key: &str| {
        schema[key]
            .as_array()
            .map(Vec::as_slice)
            .unwrap_or_default()
    };
    if let Some(word) = schema.get("const") {
        return word.to_string();
    }
    if !list("enum").is_empty() {
        let words: Vec<String> = list("enum").iter().map(Value::to_string).collect();
        return words.join("|");
    }
    if !list("oneOf").is_empty() {
        let kinds: Vec<String> = list("oneOf").iter().map(of).collect();
        return kinds.join(", ");
    }
    if !list("anyOf").is_empty() {
        let mut forms: Vec<String> = list("anyOf").iter().map(of).collect();
        forms.dedup();
        return forms.join("|");
    }
    match schema["type"].as_str() {
        Some("boolean") => "false|true".to_owned(),
        Some("null") => "null".to_owned(),
        Some("integer") => format!("{} to {}", schema["minimum"], schema["maximum"]),
        Some("string") => "\"…\"".to_owned(),
        Some("array") if schema["maxItems"] == 2 => "[…,…]".to_owned(),
        Some("array") => "[…]".to_owned(),
        Some("object") => object(schema),
        Some(_) => "…".to_owned(),
        None => "TREE".to_owned(),
    }
}

/// Writes an object with a kind, and its other fields.
fn object(schema: &Value) -> String {
    let properties = schema["properties"].as_object();
    let others = properties.into_iter().flatten();
    let others = others.filter(|(name, _)| *name != "kind");
    let others: String = others
        .map(|(name, value)| {
            let value = of(value);
            let value = if value.contains(" to ") {
                "…"
            } else {
                &value
            };
            format!(",\"{name}\":{value}")
        })
        .collect();
    format!("{{\"kind\":{}{others}}}", of(&schema["properties"]["kind"]))
}

/// What the fields inside of a field's objects are: `weights`: one for each feature.
fn sentences(field: &Described) -> String {
    let mut said = field.says.to_owned();
    for object in field.schema["oneOf"].as_array().into_iter().flatten() {
        for (name, value) in object["properties"].as_object().into_iter().flatten() {
            if let Some(inner) = value["description"].as_str() {
                let range = Some(of(value)).filter(|range| range.contains(" to "));
                let range = range.map(|range| format!(" ({range})")).unwrap_or_default();
                let _ = write!(said, " \"{name}\"{range}: {inner}");
            }
        }
    }
    said.trim().to_owned()
}

/// Writes objects with their fields for a terminal.
pub fn help(objects: &[Object]) -> String {
    let mut out = String::new();
    for object in objects {
        let _ = writeln!(out, "    {{\"kind\":\"{}\", …}}", object.kind);
        for field in &object.fields {
            let values = values(field);
            let said = sentences(field);
            let text = format!("{values}    {said}");
            let name = format!("        \"{}\"", field.name);
            wrap(&mut out, &format!("{name:VALUES$}"), text.trim_end());
        }
    }
    out
}

/// Writes a text after `head`, its further lines below its beginning.
fn wrap(out: &mut String, head: &str, text: &str) {
    let mut line = head.to_owned();
    let mut is_empty = true;
    for word in text.split(' ') {
        if !is_empty && line.chars().count() + 1 + word.chars().count() > COLUMNS {
            let _ = writeln!(out, "{}", line.trim_end());
            line = " ".repeat(VALUES);
            is_empty = true;
        }
        if !is_empty {
            line.push(' ');
        }
        line += word;
        is_empty = word.is_empty() && is_empty;
    }
    let _ = writeln!(out, "{}", line.trim_end());
}

/// Writes objects with their fields as a table of Markdown.
pub fn table(objects: &[Object], head: &str) -> String {
    let mut out = format!(
        "| {head} | field | values, the first one first | what it is |\n|---|---|---|---|\n"
    );
    for object in objects {
        let mut kind = format!("`{}`", object.kind);
        for field in &object.fields {
            let values = values(field).replace('|', "\\|");
            let says = sentences(field);
            let needed = if field.is_required { " (required)" } else { "" };
            let _ = writeln!(
                out,
                "| {kind} | `\"{}\"`{needed} | `{values}` | {says} |",
                field.name
            );
            kind.clear();
        }
    }
    out
}
