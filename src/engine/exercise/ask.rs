//! The questions that can be asked about a search. How each is answered and marked stands in a file of its own.

use crate::search::{Algorithm, Mcts};
use serde::{Deserialize, Serialize};

/// A question and what it is worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// What is asked.
    pub ask: Ask,
    /// The points of a right answer.
    pub points: f64,
}

/// What is asked.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Ask {
    /// The values of inner nodes.
    Values {
        /// The nodes; none for all that the search has a value of.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        at: Vec<String>,
    },
    /// The Grundy numbers of inner nodes.
    Grundy {
        /// The nodes; none for all.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        at: Vec<String>,
    },
    /// Value and move of the root, and how many leaves were looked at.
    Root {
        /// Whether the number of leaves is asked for, too.
        #[serde(skip_serializing_if = "is_false")]
        leaves: bool,
    },
    /// The leaves that the search does not look at.
    Cut {
        /// The share of the points for an answer that is right under the other cut rule.
        #[serde(skip_serializing_if = "is_zero")]
        other_rule: f64,
    },
    /// The windows of nodes.
    Window {
        /// The nodes; none for all inner nodes below the root that the search looks at.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        at: Vec<String>,
        /// At which time.
        when: When,
    },
    /// The child that UCB takes next.
    Choose {
        /// The node at which it chooses.
        at: String,
        /// Whether both terms and the sum of every child are asked for, too.
        #[serde(skip_serializing_if = "is_false")]
        numbers: bool,
    },
    /// Visits and rewards along the path of the last iteration, after it.
    Backup,
    /// The outcome of every decision, one after another.
    Next,
    /// Orders of children by which most is cut.
    Order {
        /// The nodes whose children may be moved; none for all.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        at: Vec<String>,
    },
    /// Numbers at leaves by which something happens.
    Make {
        /// The leaves whose numbers are to be found.
        leaves: Vec<String>,
        /// What has to happen.
        goal: Goal,
    },
    /// The first mistake in an answer that somebody else gave, and its reason.
    Mistake {
        /// The question that was answered.
        about: About,
    },
}

/// At which time a window is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum When {
    /// As the search enters the node.
    #[default]
    Enter,
    /// As it leaves the node.
    Leave,
}

/// The question whose answer has a mistake in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum About {
    /// Values of inner nodes.
    #[default]
    Values,
    /// Windows on entering.
    Window,
}

/// What has to happen when the search runs on the student's numbers.
#[derive(Clone, Debug, PartialEq, Default, Serialize)]
pub struct Goal {
    /// Nodes that the search does not look at.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cut: Vec<String>,
    /// Nodes that it does look at.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub seen: Vec<String>,
    /// How many cuts it makes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cuts: Option<u32>,
    /// The child of the root that it chooses.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    pub chosen: Option<String>,
    /// The value of the root.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<f64>,
}

impl Ask {
    /// The nodes that the question names.
    pub fn named(&self) -> Vec<&String> {
        match self {
            Ask::Values { at }
            | Ask::Grundy { at }
            | Ask::Window { at, .. }
            | Ask::Order { at } => at.iter().collect(),
            Ask::Choose { at, .. } => vec![at],
            Ask::Make { leaves, goal } => {
                let rest = goal.cut.iter().chain(&goal.seen).chain(&goal.chosen);
                leaves.iter().chain(rest).collect()
            }
            Ask::Root { .. } | Ask::Cut { .. } | Ask::Backup | Ask::Next | Ask::Mistake { .. } => {
                Vec::new()
            }
        }
    }

    /// Whether the question can be asked about a search by this algorithm.
    pub fn suits(&self, algorithm: &Algorithm) -> bool {
        match (self, algorithm) {
            (Ask::Values { .. }, Algorithm::Expectimax(options)) => {
                !options.prune && options.depth.is_none()
            }
            (Ask::Values { .. }, Algorithm::Minimax(options)) => options.depth.is_none(),
            (Ask::Values { .. }, Algorithm::WinLose(_)) => true,
            (Ask::Grundy { .. }, Algorithm::WinLose(options)) => options.grundy,
            (Ask::Root { .. }, algorithm) => !matches!(algorithm, Algorithm::Mcts(_)),
            (Ask::Cut { .. }, Algorithm::AlphaBeta(_)) => repeats_nothing(algorithm),
            (Ask::Cut { .. }, Algorithm::WinLose(options)) => options.stop,
            (Ask::Cut { .. }, Algorithm::Expectimax(options)) => {
                options.prune && options.depth.is_none()
            }
            (
                Ask::Window { .. } | Ask::Order { .. } | Ask::Make { .. },
                Algorithm::AlphaBeta(_),
            ) => repeats_nothing(algorithm),
            (Ask::Choose { .. } | Ask::Backup, Algorithm::Mcts(_)) => true,
            (Ask::Next, _) => true,
            (Ask::Mistake { about }, algorithm) => about.question().suits(algorithm),
            _ => false,
        }
    }
}

impl About {
    /// The question as it is asked of a student.
    pub fn question(self) -> Ask {
        let at = Vec::new();
        match self {
            About::Values => Ask::Values { at },
            About::Window => Ask::Window {
                at,
                when: When::Enter,
            },
        }
    }
}

/// Whether alpha-beta looks at a node at most once and at all of its value.
fn repeats_nothing(algorithm: &Algorithm) -> bool {
    matches!(algorithm, Algorithm::AlphaBeta(options) if options.depth.is_none() && !options.table)
}

/// The options of Monte-Carlo tree search; the usual ones for another algorithm.
pub fn mcts(algorithm: &Algorithm) -> Mcts {
    match algorithm {
        Algorithm::Mcts(options) => *options,
        _ => Mcts::default(),
    }
}

fn is_false(flag: &bool) -> bool {
    !flag
}

fn is_zero(number: &f64) -> bool {
    *number == 0.0
}
