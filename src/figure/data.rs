//! A step as JSON: the search, the step, and every node that is drawn with what is known of it.

use super::Figure;
use crate::scene::{Knowledge, Mark};
use crate::search::Basis;
use crate::spec::{Spec, node_path};
use crate::text::string_literal;
use crate::trace::Relation;
use crate::worker::written;

/// One step, a node a line.
pub fn step(figure: &Figure, step: u32) -> String {
    let sketch = figure.sketch(step);
    let nodes: Vec<String> = sketch.marks.iter().map(|mark| node(figure, step, mark)).collect();
    let head = object(&[
        ("spec", Spec { step, ..figure.spec.clone() }.write()),
        ("step", step.to_string()),
        ("steps", figure.trace.len().to_string()),
        ("sentence", string_literal(&figure.sentence(step))),
    ]);
    format!("{},\"nodes\":[\n{}\n]}}\n", head.trim_end_matches('}'), nodes.join(",\n"))
}

fn node(figure: &Figure, step: u32, mark: &Mark) -> String {
    let moment = figure.trace.at(step);
    let text = |text: &str| if text.is_empty() { String::new() } else { string_literal(text) };
    let number = moment.number(mark.node);
    let window = moment.window(mark.node);
    let visits = moment.visits(mark.node);
    let value = |value: Option<f64>| match value {
        Some(value) if value.is_infinite() => string_literal(&written(value)),
        Some(value) => written(value),
        None => String::new(),
    };
    let relation = number.map_or("", |number| match number.relation {
        Relation::Exact => "exact",
        Relation::AtLeast => "lower",
        Relation::AtMost => "upper",
        Relation::Open => "open",
    });
    let basis = number.map_or("", |number| match number.basis {
        Basis::Exact => "exact",
        Basis::Estimate => "estimate",
        Basis::Average => "average",
    });
    let state = match mark.knowledge {
        Knowledge::Unseen => "unseen",
        Knowledge::Cut => "cut",
        _ if moment.is_on_path(mark.node) => "open",
        _ => "done",
    };
    let (is_best, words) = mark.link.as_ref().map_or((false, ""), |link| (link.is_best, &link.words));
    object(&[
        ("path", string_literal(&node_path(&mark.path))),
        ("name", text(&mark.name)),
        ("move", text(words)),
        ("kind", text(["max", "min", "chance", "leaf"][mark.role as usize])),
        ("state", text(state)),
        ("value", value(number.map(|number| number.value))),
        ("relation", text(relation)),
        ("basis", text(basis)),
        ("alpha", value(window.map(|window| window.alpha))),
        ("beta", value(window.map(|window| window.beta))),
        ("n", value(Some(f64::from(visits.n)).filter(|n| *n > 0.0))),
        ("w", value(Some(visits.w).filter(|_| visits.n > 0))),
        ("best", if is_best { "true".to_owned() } else { String::new() }),
        ("now", if mark.is_now { "true".to_owned() } else { String::new() }),
    ])
}

/// An object; fields without a value are left out.
fn object(fields: &[(&str, String)]) -> String {
    let mut out = "{".to_owned();
    for (key, value) in fields.iter().filter(|(_, value)| !value.is_empty()) {
        out += if out.len() > 1 { ",\"" } else { "\"" };
        out += key;
        out += "\":";
        out += value;
    }
    out + "}"
}
