//! How the tree of a lane is drawn, as far as a person has chosen it. It knows no tree.

use crate::trace::NodeId;

/// A change of the part of the drawing that is in view.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Look {
    /// Scales it up.
    Closer,
    /// Scales it down.
    Further,
    /// Shows all of it.
    Whole,
    /// Shows the node in hand; in a crowd everything below it.
    Here,
    /// Moves it, in pixels.
    Aside {
        /// To the right.
        across: f64,
        /// Down.
        down: f64,
    },
}

/// The choices.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// Whether nodes that are not reached are hidden.
    pub fog: bool,
    /// Whether each position is drawn once, where the search remembers them.
    pub graph: bool,
    /// Whether only what is known by now is laid out.
    pub compact: bool,
    /// The node below which alone the tree is drawn.
    pub root: Option<NodeId>,
    /// Nodes below which nothing is drawn.
    pub folded: Vec<NodeId>,
    /// The last change of the part in view.
    pub look: Look,
    /// How many there were: the same one may be asked for twice.
    pub looks: u32,
}

impl Default for View {
    fn default() -> View {
        View {
            fog: false,
            graph: false,
            compact: false,
            root: None,
            folded: Vec::new(),
            look: Look::Whole,
            looks: 0,
        }
    }
}

impl View {
    /// The choices that are not about single nodes.
    pub fn without_nodes(&self) -> View {
        View {
            root: None,
            folded: Vec::new(),
            ..self.clone()
        }
    }

    /// Asks for another part.
    pub fn look(&mut self, look: Look) {
        self.look = look;
        self.looks += 1;
    }

    /// Folds what is below a node, or unfolds it. The graph of positions has no subtrees to fold.
    pub fn fold(&mut self, node: NodeId) {
        self.graph = false;
        let before = self.folded.len();
        self.folded.retain(|folded| *folded != node);
        if self.folded.len() == before {
            self.folded.push(node);
        }
    }
}
