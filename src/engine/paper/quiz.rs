//! A form as the blanks of a quiz that another program marks, each with label, answer and points.

use super::form::{Cell, Form, Question, Spot, printed};
use crate::exercise::{self, Ask, blanks};
use crate::lang::words::paper;
use crate::lang::{Lang, Say};
use crate::lesson::line::figure;
use crate::spec::Refusal;

/// The tolerance of a number that is not whole.
const CLOSE: f64 = 0.005;

/// A blank of a quiz.
#[derive(Clone, Debug, PartialEq)]
pub struct Blank {
    /// The text before it.
    pub label: String,
    /// The points of a right answer.
    pub points: f64,
    /// The right answer.
    pub right: Right,
}

/// The right answer of a blank.
#[derive(Clone, Debug, PartialEq)]
pub enum Right {
    /// A number, and its tolerance.
    Number(f64, f64),
    /// Whether what is said is so.
    Whether(bool),
    /// One of these texts.
    Text(Vec<String>),
    /// One of several, each with whether it is the right one.
    One(Vec<(String, bool)>),
    /// Any of several, each with whether it belongs to the answer.
    Many(Vec<(String, bool)>),
}

/// Checks that every question has one right answer that a quiz can mark.
///
/// # Errors
/// The first question that has several.
pub fn check(form: &Form) -> Result<(), Refusal> {
    let mut asked = form.instance.exercise.ask.iter();
    let is_open = |ask: &Ask| {
        matches!(
            ask,
            Ask::Order { .. } | Ask::Make { .. } | Ask::Claim { .. }
        )
    };
    match asked.position(|question| is_open(&question.ask)) {
        Some(at) => Err(Refusal::new(&format!("ask[{at}]"), paper::NOT_MARKED_THERE)),
        None => Ok(()),
    }
}

/// Returns the blanks of a question, in the order in which they are read.
pub fn of(form: &Form, at: usize) -> Vec<Blank> {
    let (question, ask) = (&form.questions[at], &form.instance.exercise.ask[at].ask);
    if matches!(ask, Ask::Cut { .. }) {
        return vec![leaves(form, question, ask)];
    }
    let places = question.places.iter().filter_map(|place| {
        let node = form.instance.name(place.node, form.lang);
        let label = match place.spot {
            Spot::Node => node,
            Spot::Alpha => format!("{node} α"),
            Spot::Beta => format!("{node} β"),
        };
        blank(question, label, &Cell::Number(place.field.clone()))
    });
    let table = question.table.iter().flat_map(|table| {
        table.rows.iter().flat_map(|row| {
            let of_row = match row.first() {
                Some(Cell::Said(text)) => text.as_str(),
                _ => "",
            };
            let cells = row.iter().zip(&table.head);
            cells
                .filter_map(move |(cell, head)| blank(question, format!("{of_row} · {head}"), cell))
        })
    });
    let lines = question.lines.iter();
    let lines = lines.filter_map(|(label, cell)| blank(question, label.clone(), cell));
    places.chain(table).chain(lines).collect()
}

/// Dashes that students write.
const DASHES: [&str; 4] = ["-", "–", "—", "−"];

/// Makes the blank of a cell; `None` for a given cell, or a choice without a right answer.
pub fn blank(question: &Question, label: String, cell: &Cell) -> Option<Blank> {
    let (field, right) = match cell {
        Cell::Said(_) | Cell::Words(_) => return None,
        Cell::Number(field) => match question.model.get(field) {
            Some(expected) => (field, number(expected)),
            // A quiz marks no empty blank: what the search does not enter has a dash.
            None => (field, Right::Text(DASHES.map(str::to_owned).into())),
        },
        Cell::Choice(field, options) => {
            let expected = question.model.get(field)?;
            let option = |(word, name): &(String, String)| {
                let is_right = word == expected || question.accepts(field, word);
                (name.clone(), is_right)
            };
            (field, Right::One(options.iter().map(option).collect()))
        }
    };
    let points = question.points * share(question, field);
    Some(Blank {
        label,
        points,
        right,
    })
}

/// The part of the points that a field has, as grading gives it.
fn share(question: &Question, field: &str) -> f64 {
    let count = question.model.len().max(question.places.len()) as f64;
    let has = |name: &str| question.model.contains_key(name);
    let has_terms = question.model.keys().any(|field| field.ends_with(":mean"));
    // The child beside its terms, and the node beside its window, are half.
    let half = ["child", "next"].into_iter().find(|name| has(name));
    match half.filter(|name| *name == "next" || has_terms) {
        Some(name) if name == field => 0.5,
        Some(_) => 0.5 / (count - 1.0),
        None => 1.0 / count,
    }
}

fn number(text: &str) -> Right {
    match exercise::number(text) {
        Some(value) if value.is_finite() => {
            let is_whole = (value - value.round()).abs() < 1e-9;
            Right::Number(value, if is_whole { 0.0 } else { CLOSE })
        }
        Some(value) => {
            let signs: &[&str] = if value > 0.0 {
                &["", "+"]
            } else {
                &["-", "−"]
            };
            let words = ["∞", "inf", "i"];
            let text = |sign: &&str| words.map(|word| format!("{sign}{word}"));
            Right::Text(signs.iter().flat_map(text).collect())
        }
        None => Right::Text(vec![printed("", text)]),
    }
}

/// All leaves from the left, each with its place, since two may have the same number.
fn leaves(form: &Form, question: &Question, ask: &Ask) -> Blank {
    let (instance, lang) = (form.instance, form.lang);
    let mut fields = blanks(instance, ask);
    let order = |field: &String| -> Vec<u16> {
        let choices = field.split('.').skip(1);
        choices.filter_map(|choice| choice.parse().ok()).collect()
    };
    fields.sort_by_key(order);
    let option = |(index, field): (usize, &String)| {
        let value = super::wording::node(instance, field)
            .and_then(|node| instance.trace.outlined_value(node))
            .map_or_else(String::new, figure);
        let at = index + 1;
        let label = paper::LeafAt { at, value }.say(lang);
        (label, question.model.contains_key(field))
    };
    let mut options: Vec<(String, bool)> = fields.iter().enumerate().map(option).collect();
    options.push((none(lang), question.model.is_empty()));
    Blank {
        label: String::new(),
        points: question.points,
        right: Right::Many(options),
    }
}

fn none(lang: Lang) -> String {
    paper::NONE.say(lang).to_owned()
}

/// Returns the percentages of options of which several are right: right ones share 100 %, and a wrong one takes off as much as a right one
/// adds.
pub fn percentages(options: &[(String, bool)]) -> impl Iterator<Item = (f64, &str)> {
    let right = options.iter().filter(|(_, is_right)| *is_right).count();
    let share = 100.0 / right.max(1) as f64;
    options.iter().map(move |(name, is_right)| {
        let percent = if *is_right { share } else { -share };
        (percent, name.as_str())
    })
}

/// Returns the task of a question. For windows at all nodes it adds how to mark nodes that the search does not enter, whose boxes stay
/// empty on paper.
pub fn task(form: &Form, at: usize) -> String {
    let task = &form.questions[at].task;
    match &form.instance.exercise.ask[at].ask {
        Ask::Window { at, .. } if at.is_empty() => {
            format!("{task}{}", paper::DASH_FOR_EMPTY.say(form.lang))
        }
        _ => task.clone(),
    }
}
