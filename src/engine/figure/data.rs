//! A step as JSON: the search, the step, and every node that is drawn with what is known of it.

use super::Figure;
use crate::scene::{Knowledge, Mark, Pen, Role};
use crate::spec::{Spec, node_path};
use crate::text::string_literal;
use crate::worker::{basis, relation, written};

/// One step, a node a line.
pub fn step(figure: &Figure, step: u32, pen: &mut Pen) {
    pen.put("{\"spec\":").put(&Spec { step, ..figure.spec.clone() }.write());
    pen.fill(",\"step\":@,\"steps\":@,\"sentence\":", &[step.into(), figure.trace.len().into()]);
    pen.put(&string_literal(&figure.sentence(step))).put(",\"nodes\":[\n");
    let mut between = "";
    for mark in &figure.sketch(step).marks {
        pen.put(between);
        node(figure, step, mark, pen);
        between = ",\n";
    }
    pen.put("\n]}\n");
}

/// An object; fields without a value are left out.
fn node(figure: &Figure, step: u32, mark: &Mark, pen: &mut Pen) {
    let moment = figure.trace.at(step);
    let number = moment.number(mark.node);
    let window = moment.window(mark.node);
    let visits = moment.visits(mark.node);
    let state = match mark.knowledge {
        Knowledge::Unseen => "unseen",
        Knowledge::Cut => "cut",
        _ if moment.is_on_path(mark.node) => "open",
        _ => "done",
    };
    let words = mark.link.as_ref().map_or("", |link| &link.words);
    let kind = match mark.role {
        Role::Max => "max",
        Role::Min => "min",
        Role::Chance => "chance",
        Role::Leaf => "leaf",
    };
    pen.put("{\"path\":\"").put(&node_path(&mark.path)).put("\"");
    for (key, text) in [("name", mark.name.as_str()), ("move", words), ("kind", kind), ("state", state)] {
        word(key, text, pen);
    }
    value("value", number.map(|number| number.value), pen);
    word("relation", number.map_or("", |number| relation(number.relation)), pen);
    word("basis", number.map_or("", |number| basis(number.basis)), pen);
    let visited = |number: f64| Some(number).filter(|_| visits.n > 0);
    for (key, number) in [
        ("alpha", window.map(|window| window.alpha)),
        ("beta", window.map(|window| window.beta)),
        ("n", visited(visits.n.into())),
        ("w", visited(visits.w)),
    ] {
        value(key, number, pen);
    }
    pen.put(if mark.link.as_ref().is_some_and(|link| link.is_best) { ",\"best\":true" } else { "" });
    pen.put(if mark.is_now { ",\"now\":true}" } else { "}" });
}

fn word(key: &str, text: &str, pen: &mut Pen) {
    if !text.is_empty() {
        field(key, &string_literal(text), pen);
    }
}

/// Infinity is a word.
fn value(key: &str, number: Option<f64>, pen: &mut Pen) {
    if let Some(number) = number {
        let told = written(number);
        field(key, &if number.is_finite() { told } else { string_literal(&told) }, pen);
    }
}

fn field(key: &str, told: &str, pen: &mut Pen) {
    pen.put(",\"").put(key).put("\":").put(told);
}
