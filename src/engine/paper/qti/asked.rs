//! What an item asks: the blanks of a question, with names.

use super::super::form::{Form, printed};
use super::super::letter;
use super::super::quiz::{Blank, Right, of};
use super::Ask;
use crate::lesson::line::figure;
use std::cmp::Ordering;

/// A blank with its name in the item.
pub struct Asked {
    /// The name.
    pub id: String,
    /// The blank.
    pub blank: Blank,
}

impl Asked {
    /// Whether a number or a text is typed.
    pub fn is_typed(&self) -> bool {
        matches!(self.blank.right, Right::Number(..) | Right::Text(_))
    }
}

/// Returns the blanks of a question.
pub fn asked(form: &Form, at: usize) -> Vec<Asked> {
    let is_window = matches!(form.instance.exercise.ask[at].ask, Ask::Window { .. });
    let blanks = of(form, at);
    let bounds = if is_window {
        bounds(form, &blanks)
    } else {
        Vec::new()
    };
    let named = |(index, mut blank): (usize, Blank)| {
        if is_window {
            // A bound may be infinite, which no number is: it is picked, so that its kind tells nothing.
            let right = said(&blank.right);
            let option = |bound: &String| (bound.clone(), *bound == right);
            blank.right = Right::One(bounds.iter().map(option).collect());
        }
        let id = format!("R{}{}", letter(at), index + 1);
        Asked { id, blank }
    };
    blanks.into_iter().enumerate().map(named).collect()
}

/// All that a bound may be: the numbers of the leaves, and what is right anywhere.
fn bounds(form: &Form, blanks: &[Blank]) -> Vec<String> {
    let trace = &form.instance.trace;
    let nodes = (0..trace.size() as u32).map(crate::trace::NodeId);
    let leaves = nodes.filter(|node| trace.kind(*node) == crate::trace::Kind::Leaf);
    let mut numbers: Vec<f64> = leaves
        .filter_map(|leaf| trace.outlined_value(leaf))
        .collect();
    let mut others = vec!["−∞".to_owned(), "∞".to_owned()];
    for blank in blanks {
        match &blank.right {
            Right::Number(value, _) => numbers.push(*value),
            right if !others.contains(&said(right)) => others.push(said(right)),
            _ => {}
        }
    }
    numbers.sort_by(|one, other| one.partial_cmp(other).unwrap_or(Ordering::Equal));
    numbers.dedup();
    others
        .into_iter()
        .chain(numbers.into_iter().map(figure))
        .collect()
}

/// What is right, as it is printed.
fn said(right: &Right) -> String {
    match right {
        Right::Number(value, _) => figure(*value),
        Right::Text(texts) => texts.iter().find(|text| text.contains('∞')).map_or_else(
            || texts.first().cloned().unwrap_or_default(),
            |text| printed("", text),
        ),
        _ => String::new(),
    }
}
