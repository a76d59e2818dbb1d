//! An exercise as a form: its questions, the boxes for answers, and the right answers. Sheets and
//! quizzes are made from it.

use crate::exercise::{self, Fields, Instance};
use crate::lang::Lang;
use crate::text::decimal::fixed;
use crate::trace::{Kind, NodeId};

/// A drawn exercise as it is asked on paper.
#[derive(Debug)]
pub struct Form<'a> {
    /// The variant.
    pub instance: &'a Instance,
    /// The language.
    pub lang: Lang,
    /// The task in the author's words.
    pub lead: Option<String>,
    /// The rules of the search.
    pub rules: String,
    /// The questions.
    pub questions: Vec<Question>,
    /// Whether the tree is part of the task.
    pub has_tree: bool,
}

/// A question of a form.
#[derive(Clone, Debug)]
pub struct Question {
    /// The task.
    pub task: String,
    /// The points of a right answer.
    pub points: f64,
    /// The boxes in the picture of the tree.
    pub places: Vec<Place>,
    /// The given facts, and boxes beside them.
    pub table: Option<Table>,
    /// Boxes with a name before each.
    pub lines: Vec<(String, Cell)>,
    /// The right answer, or one of them.
    pub model: Fields,
    /// Words that are right in a field as well as the model's.
    pub also: Vec<(String, String)>,
}

impl Question {
    /// Whether a word is right in a field beside the model's.
    pub fn accepts(&self, field: &str, word: &str) -> bool {
        let is_it = |(at, also): &(String, String)| at == field && also == word;
        self.also.iter().any(is_it)
    }
}

/// A box in the picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The name of its field.
    pub field: String,
    /// The node.
    pub node: NodeId,
    /// Its position at the node.
    pub spot: Spot,
}

/// The position of a box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// On the node.
    Node,
    /// On the edge into the node, for α.
    Alpha,
    /// On the edge into the node, for β.
    Beta,
}

/// Rows of cells.
#[derive(Clone, Debug, Default)]
pub struct Table {
    /// The names of the columns.
    pub head: Vec<String>,
    /// The rows, each as long as the head.
    pub rows: Vec<Vec<Cell>>,
}

/// A cell of a table, or the part of a line after its name.
#[derive(Clone, Debug)]
pub enum Cell {
    /// Something given.
    Said(String),
    /// A box for the number of a field.
    Number(String),
    /// A box for words, with those of the right answer.
    Words(String),
    /// Options of which one is to be ticked: the field, and text and name of each option.
    Choice(String, Vec<(String, String)>),
}

impl Form<'_> {
    /// Returns the points of all questions.
    pub fn points(&self) -> f64 {
        self.questions.iter().map(|question| question.points).sum()
    }
}

/// Returns the inner nodes of the whole tree, parents first.
pub fn inner(instance: &Instance) -> impl Iterator<Item = NodeId> {
    let nodes = (0..instance.trace.size() as u32).map(NodeId);
    nodes.filter(|node| matches!(instance.trace.kind(*node), Kind::Inner(_)))
}

/// Writes a field of an answer as it is printed.
pub fn written(text: &str) -> String {
    let text = text.replace('-', "−");
    text.replace("inf", "∞")
}

/// Writes the right text of a field as it is printed, with two decimals for terms of a bound.
pub fn printed(field: &str, text: &str) -> String {
    let is_term = [":mean", ":explore", ":total"]
        .iter()
        .any(|term| field.ends_with(term));
    let value = exercise::number(text).filter(|_| is_term);
    value.map_or_else(|| written(text), |value| written(&fixed(value, 2)))
}
