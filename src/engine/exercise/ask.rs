//! The questions about a search. Each is answered and marked in a file of its own.

use super::claim::Claim;
use crate::search::{Algorithm, AlphaBeta, Mcts};
use serde::{Deserialize, Serialize};

/// A question and its points.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// The kind of question.
    pub ask: Ask,
    /// The points of a right answer.
    pub points: f64,
}

/// A kind of question, with its parameters.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Ask {
    /// The values of inner nodes.
    Values {
        /// The paths of the nodes; empty for all inner nodes with an exact value.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        at: Vec<String>,
    },
    /// The Grundy numbers of inner nodes.
    Grundy {
        /// The paths of the nodes; empty for all.
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
        /// The nodes; empty for all inner nodes below the root that the search looks at.
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
    /// Visits and rewards of all nodes after a search by given playouts, and the child that UCB takes next.
    Playouts,
    /// The node that runs next after one has returned, and its window.
    Control,
    /// Which of several searches a recording is of.
    Which,
    /// Whether a claim about alpha-beta is true of every tree, and else a tree on which it fails.
    Claim {
        /// The claim; none for one that the seed draws.
        #[serde(skip_serializing_if = "Option::is_none")]
        claim: Option<Claim>,
    },
    /// The outcome of every decision, one after another.
    Next,
    /// Orders of children by which the search looks at the fewest leaves.
    Order {
        /// The nodes whose children may be reordered; empty for all.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        at: Vec<String>,
    },
    /// Numbers at leaves by which the search meets a goal.
    Make {
        /// The leaves whose numbers are to be found.
        leaves: Vec<String>,
        /// The goal.
        goal: Goal,
    },
    /// A program that does what the search does, on trees that the seed draws.
    Code {
        /// On how many.
        trees: u32,
    },
    /// The repair of a program with a wrong line, which is to be named, with a tree on which it shows and one on which it does not.
    Repair {
        /// On how many trees the repaired program runs.
        trees: u32,
    },
    /// The first mistake in a given wrong answer, and its reason.
    Mistake {
        /// The question that was answered.
        about: About,
    },
}

/// The time at which a window is asked for.
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

/// The conditions that the search on the student's numbers has to meet.
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

impl Goal {
    /// Whether it says nothing of cuts, only of the move and the value of the root.
    fn is_result(&self) -> bool {
        self.cut.is_empty() && self.seen.is_empty() && self.cuts.is_none()
    }
}

impl Ask {
    /// Returns the paths of the nodes that the question names; empty if it names none.
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
            Ask::Root { .. }
            | Ask::Cut { .. }
            | Ask::Backup
            | Ask::Playouts
            | Ask::Control
            | Ask::Which
            | Ask::Claim { .. }
            | Ask::Next
            | Ask::Code { .. }
            | Ask::Repair { .. }
            | Ask::Mistake { .. } => Vec::new(),
        }
    }

    /// Whether a program is asked for, which only a page of its own runs.
    pub fn is_program(&self) -> bool {
        matches!(self, Ask::Code { .. } | Ask::Repair { .. })
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
                Ask::Window { .. }
                | Ask::Order { .. }
                | Ask::Make { .. }
                | Ask::Control
                | Ask::Claim { .. }
                | Ask::Which,
                Algorithm::AlphaBeta(_),
            ) => repeats_nothing(algorithm),
            (Ask::Make { goal, .. }, Algorithm::Minimax(_)) => goal.is_result(),
            (Ask::Choose { .. } | Ask::Backup | Ask::Playouts | Ask::Which, Algorithm::Mcts(_)) => {
                true
            }
            (Ask::Code { .. }, Algorithm::Minimax(options)) => options.depth.is_none(),
            (Ask::Code { .. } | Ask::Repair { .. }, Algorithm::AlphaBeta(_)) => {
                repeats_nothing(algorithm)
            }
            (Ask::Next, _) => true,
            (Ask::Mistake { about }, algorithm) => about.question().suits(algorithm),
            _ => false,
        }
    }
}

impl About {
    /// Returns the question as a student is asked it, about all nodes.
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

/// Whether alpha-beta visits each node at most once and down to the end of the game.
fn repeats_nothing(algorithm: &Algorithm) -> bool {
    let Algorithm::AlphaBeta(options) = algorithm else {
        return false;
    };
    // Every option is named, so that whoever adds one decides whether nodes are visited again.
    let AlphaBeta {
        depth,
        table,
        pvs,
        evaluation: _,
        cut: _,
        returns: _,
        order: _,
        deepening: _,
        window: _,
    } = options;
    depth.is_none() && !table && !pvs
}

/// Returns the options of Monte-Carlo tree search; the default ones for another algorithm.
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
