//! The choices for the drawing of a tree. This module knows no tree.

use crate::search::Algorithm;
use crate::trace::{NodeId, Perspective};

/// A change of the part of the drawing in view.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Look {
    /// Enlarges the drawing.
    Closer,
    /// Reduces the drawing.
    Further,
    /// Shows the whole drawing.
    Whole,
    /// Shows the selected node; in a crowd its whole subtree.
    Here,
    /// Shows the selected node; of a large tree its siblings, and the path to it.
    Follow,
    /// Moves the drawing, in pixels.
    Aside {
        /// To the right.
        across: f64,
        /// Down.
        down: f64,
    },
}

/// The choices for the drawing.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// Whether nodes that have not been visited are hidden.
    pub fog: bool,
    /// Whether the graph of positions is drawn, if the search recognises them.
    pub graph: bool,
    /// Whether a large tree is drawn as nodes and edges, not as rows.
    pub as_nodes: bool,
    /// Whether only the nodes visited so far are laid out.
    pub compact: bool,
    /// The side from which values are written, where the search has two.
    pub perspective: Perspective,
    /// The root of the drawn subtree; `None` for the whole tree.
    pub root: Option<NodeId>,
    /// The nodes whose subtrees are not drawn.
    pub folded: Vec<NodeId>,
    /// The last change of the part in view.
    pub look: Look,
    /// The number of such changes: the same one may be repeated.
    pub looks: u32,
}

impl Default for View {
    fn default() -> View {
        View {
            fog: false,
            graph: false,
            as_nodes: false,
            compact: false,
            perspective: Perspective::Max,
            root: None,
            folded: Vec::new(),
            look: Look::Whole,
            looks: 0,
        }
    }
}

impl View {
    /// Returns the choices at first: of a search that grows its tree node by node what is still to come is hidden.
    pub fn of(algorithm: &Algorithm) -> View {
        View {
            fog: matches!(algorithm, Algorithm::Mcts(_)),
            ..View::default()
        }
    }

    /// Returns the choices for another search, which are not about single nodes: hidden nodes stay so, unless the two algorithms begin
    /// with them differently.
    pub fn of_another(&self, algorithm: &Algorithm, begin: &View) -> View {
        let is_alike = View::of(algorithm).fog == begin.fog;
        View {
            fog: if is_alike { self.fog } else { begin.fog },
            root: None,
            folded: Vec::new(),
            ..self.clone()
        }
    }

    /// Changes the part in view.
    pub fn look(&mut self, look: Look) {
        self.look = look;
        self.looks += 1;
    }

    /// Folds or unfolds the subtree of a node, in the tree: the graph of positions has no subtrees.
    pub fn fold(&mut self, node: NodeId) {
        self.graph = false;
        let before = self.folded.len();
        self.folded.retain(|folded| *folded != node);
        if self.folded.len() == before {
            self.folded.push(node);
        }
    }
}

/// Whether an algorithm recognises repeated positions, so that they can be drawn as a graph.
pub fn remembers(algorithm: &Algorithm) -> bool {
    match algorithm {
        Algorithm::WinLose(options) => options.memo,
        Algorithm::AlphaBeta(options) => options.table,
        Algorithm::Minimax(_) | Algorithm::Expectimax(_) | Algorithm::Mcts(_) => false,
    }
}
