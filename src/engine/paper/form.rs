//! An exercise as a form: what is asked, where the boxes for answers are, and what belongs into them. Sheets and quizzes
//! are made of it.

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
    /// The rules by which the search goes.
    pub rules: String,
    /// The questions.
    pub questions: Vec<Question>,
    /// Whether the tree is part of the task.
    pub has_tree: bool,
}

/// A question of a form.
#[derive(Clone, Debug)]
pub struct Question {
    /// What is asked.
    pub task: String,
    /// The points of a right answer.
    pub points: f64,
    /// The boxes in the picture of the tree.
    pub places: Vec<Place>,
    /// What is given, and boxes beside it.
    pub table: Option<Table>,
    /// Boxes with a name before each.
    pub lines: Vec<(String, Cell)>,
    /// The right answer, or one of them.
    pub model: Fields,
}

/// A box in the picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The field that is written there.
    pub field: String,
    /// The node.
    pub node: NodeId,
    /// Where at the node.
    pub spot: Spot,
}

/// Where a box stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// On the node.
    Node,
    /// On the edge into the node, for α.
    Alpha,
    /// There, for β.
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

/// A cell, or what follows the name of a line.
#[derive(Clone, Debug)]
pub enum Cell {
    /// Something given.
    Said(String),
    /// A box for the number of a field.
    Number(String),
    /// A box for words, with those of the right answer.
    Words(String),
    /// One of several is to be ticked: the field, and each choice as it is written there and as it is called.
    Choice(String, Vec<(String, String)>),
}

impl Form<'_> {
    /// The points of all questions.
    pub fn points(&self) -> f64 {
        self.questions.iter().map(|question| question.points).sum()
    }
}

/// The inner nodes of the whole tree, parents first.
pub fn inner(instance: &Instance) -> impl Iterator<Item = NodeId> {
    let nodes = (0..instance.trace.size() as u32).map(NodeId);
    nodes.filter(|node| matches!(instance.trace.kind(*node), Kind::Inner(_)))
}

/// A field of an answer as it is printed.
pub fn written(text: &str) -> String {
    let text = text.replace('-', "−");
    text.replace("inf", "∞")
}

/// What belongs into a field, as it is printed: terms of a bound as decimals, other numbers as they are.
pub fn printed(field: &str, text: &str) -> String {
    let is_term = [":mean", ":explore", ":total"]
        .iter()
        .any(|term| field.ends_with(term));
    let value = exercise::number(text).filter(|_| is_term);
    value.map_or_else(|| written(text), |value| written(&fixed(value, 2)))
}
