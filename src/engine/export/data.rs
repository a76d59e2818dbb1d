//! A step as JSON: the search, the step, and every drawn node with the facts known of it, one node
//! a line.

use super::figure::Figure;
use crate::scene::{Knowledge, Mark, Role};
use crate::spec::{Spec, node_path};
use crate::text::json::{Extended, to_json};
use serde::Serialize;

/// A node; fields without a value are left out.
#[derive(Serialize)]
struct Node<'a> {
    path: String,
    #[serde(skip_serializing_if = "str::is_empty")]
    name: &'a str,
    #[serde(rename = "move", skip_serializing_if = "str::is_empty")]
    words: &'a str,
    kind: &'static str,
    state: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<Extended>,
    #[serde(skip_serializing_if = "Option::is_none")]
    relation: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    basis: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    alpha: Option<Extended>,
    #[serde(skip_serializing_if = "Option::is_none")]
    beta: Option<Extended>,
    #[serde(skip_serializing_if = "Option::is_none")]
    n: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    w: Option<f64>,
    #[serde(skip_serializing_if = "is_false")]
    best: bool,
    #[serde(skip_serializing_if = "is_false")]
    now: bool,
}

fn is_false(flag: &bool) -> bool {
    !flag
}

/// Writes one step.
pub fn step(figure: &Figure, step: u32) -> String {
    let sketch = figure.sketch(step);
    let nodes: Vec<String> = sketch
        .marks
        .iter()
        .map(|mark| to_json(&node(figure, step, mark)))
        .collect();
    format!(
        "{{\"spec\":{},\"step\":{step},\"steps\":{},\"sentence\":{},\"nodes\":[\n{}\n]}}\n",
        Spec {
            step,
            ..figure.spec.clone()
        }
        .write(),
        figure.trace.len(),
        to_json(&figure.sentence(step)),
        nodes.join(",\n")
    )
}

fn node<'a>(figure: &Figure, step: u32, mark: &'a Mark) -> Node<'a> {
    let moment = figure.trace.at(step);
    let number = moment.number(mark.node);
    let window = moment.window(mark.node);
    let visits = Some(moment.visits(mark.node)).filter(|visits| visits.n > 0);
    Node {
        path: node_path(&mark.path),
        name: &mark.name,
        words: mark.link.as_ref().map_or("", |link| &link.words),
        kind: match mark.role {
            Role::Max => "max",
            Role::Min => "min",
            Role::Chance => "chance",
            Role::Leaf => "leaf",
        },
        state: match mark.knowledge {
            Knowledge::Unseen => "unseen",
            Knowledge::Cut => "cut",
            _ if moment.is_on_path(mark.node) => "open",
            _ => "done",
        },
        value: number.map(|number| Extended(number.value)),
        relation: number.map(|number| number.relation.word()),
        basis: number.map(|number| number.basis.word()),
        alpha: window.map(|window| Extended(window.alpha)),
        beta: window.map(|window| Extended(window.beta)),
        n: visits.map(|visits| visits.n),
        w: visits.map(|visits| visits.w),
        best: mark.link.as_ref().is_some_and(|link| link.is_best),
        now: mark.is_now,
    }
}
