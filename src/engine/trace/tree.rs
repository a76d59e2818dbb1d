//! The recorded tree: which nodes there are, how they hang together and when they were born. It does not know what was told of them.

use super::history::History;
use super::{NEVER, NodeId, Trace, slot};
use crate::search::Turn;

/// When a search was at a node. Under iterative deepening every depth comes there anew.
#[derive(Clone, Copy, Debug)]
pub struct Life {
    /// The step at which the node joined the search's tree, and that at which it was finished.
    pub reached: u32,
    pub finished: u32,
    /// The step of a cut here.
    pub cut: u32,
}

impl Life {
    /// Not there yet.
    pub const NONE: Life = Life {
        reached: NEVER,
        finished: NEVER,
        cut: NEVER,
    };
}

/// What a node is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Kind {
    /// Nothing is known of it yet.
    Unknown,
    /// A player or chance has choices here.
    Inner(Turn),
    /// Nothing is below: the game is over, or the search never got further.
    Leaf,
}

/// What a drawing asks of a node.
#[derive(Clone, Copy, Debug)]
pub struct Head {
    /// The first step at which the node was in the search's tree; `u32::MAX` if it never was.
    pub born: u32,
    slots: u32,
    choices: u16,
    /// What it is.
    pub kind: Kind,
}

/// What holds of a node for the whole recording, and its latest life.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
pub struct Node {
    parent: u32,
    /// Where the slots of its children begin, one slot a choice.
    slots: u32,
    choices: u16,
    choice: u16,
    depth: u16,
    pub kind: Kind,
    /// The step at which it first joined the search's tree.
    pub born: u32,
    pub life: Life,
    /// The steps at which its value changed, and its best child.
    pub values: History,
    pub bests: History,
    /// The records of what it can still be.
    pub known: History,
    /// The steps at which its window changed, or the records of its visits: no search has both.
    pub own: History,
}

impl Node {
    /// The root, of which nothing is known.
    pub const ROOT: Node = Node {
        parent: NEVER,
        slots: 0,
        choices: 0,
        choice: 0,
        depth: 0,
        kind: Kind::Unknown,
        born: NEVER,
        life: Life::NONE,
        values: History::EMPTY,
        bests: History::EMPTY,
        known: History::EMPTY,
        own: History::EMPTY,
    };
}

impl Trace {
    /// How many nodes the recording knows, outline included.
    pub fn size(&self) -> usize {
        self.nodes.len()
    }

    /// The node above.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        let parent = self.nodes[node.index()].parent;
        (parent != NEVER).then_some(NodeId(parent))
    }

    /// Which choice of its parent leads to the node.
    pub fn choice(&self, node: NodeId) -> u16 {
        self.nodes[node.index()].choice
    }

    /// Plies below the root.
    pub fn depth(&self, node: NodeId) -> u16 {
        self.nodes[node.index()].depth
    }

    /// The probability with which its parent, a chance node, leads here; NaN until it is known.
    pub fn probability(&self, node: NodeId) -> f64 {
        self.probabilities.get(node.index()).copied().unwrap_or(1.0)
    }

    /// What the node is.
    pub fn kind(&self, node: NodeId) -> Kind {
        self.nodes[node.index()].kind
    }

    /// How many choices the position has, once it is known.
    pub fn choices(&self, node: NodeId) -> u16 {
        self.nodes[node.index()].choices
    }

    /// The step at which the node joined the search's tree (under iterative deepening that of the last depth that came there).
    pub fn joined(&self, node: NodeId) -> Option<u32> {
        Some(self.nodes[node.index()].life.reached).filter(|step| *step != NEVER)
    }

    /// The first step at which the node was in the search's tree, at any depth of iterative deepening; `u32::MAX` if it never was.
    pub fn born(&self, node: NodeId) -> u32 {
        self.nodes[node.index()].born
    }

    /// The number an outline writes at a leaf.
    pub fn outlined_value(&self, node: NodeId) -> Option<f64> {
        self.outlined
            .get(node.index())
            .copied()
            .filter(|number| !number.is_nan())
    }

    /// The child that a choice leads to, if the recording knows it.
    pub fn child(&self, node: NodeId, choice: u16) -> Option<NodeId> {
        let Node { slots, choices, .. } = self.nodes[node.index()];
        let slot = (choice < choices).then(|| self.slots[slots as usize + usize::from(choice)])?;
        (slot != NEVER).then_some(NodeId(slot))
    }

    /// The children the recording knows, in the game's order.
    pub fn children(&self, node: NodeId) -> impl DoubleEndedIterator<Item = NodeId> + '_ {
        self.slots(node)
            .iter()
            .filter(|&&slot| slot != NEVER)
            .map(|&slot| NodeId(slot))
    }

    /// The children by choice; `u32::MAX` where the recording knows none.
    pub fn slots(&self, node: NodeId) -> &[u32] {
        let Node { slots, choices, .. } = &self.nodes[node.index()];
        &self.slots[*slots as usize..*slots as usize + usize::from(*choices)]
    }

    /// What a drawing of the tree asks of every node, in the order of the nodes and close together: it goes from row to row, and in
    /// the columns each node would be far from the next.
    pub fn heads(&self) -> Vec<Head> {
        let head = |node: &Node| Head {
            born: node.born,
            slots: node.slots,
            choices: node.choices,
            kind: node.kind,
        };
        self.nodes.iter().map(head).collect()
    }

    /// The slots of the children of a node with this head.
    pub fn slots_of(&self, head: Head) -> &[u32] {
        &self.slots[head.slots as usize..head.slots as usize + usize::from(head.choices)]
    }

    /// The choices that lead from the root to the node.
    pub fn path(&self, node: NodeId) -> Vec<u16> {
        let mut path: Vec<u16> = self.ancestors(node).map(|node| self.choice(node)).collect();
        path.pop();
        path.reverse();
        path
    }

    /// The node and those above it, up to the root.
    pub fn ancestors(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(Some(node), |&node| self.parent(node))
    }

    /// The node that a line of choices leads to.
    pub fn find(&self, path: &[u16]) -> Option<NodeId> {
        path.iter()
            .try_fold(NodeId::ROOT, |node, &choice| self.child(node, choice))
    }

    /// Gives a node slots for its children.
    pub(super) fn open(&mut self, node: NodeId, turn: Turn, choices: u16) {
        let opened = &mut self.nodes[node.index()];
        // A deeper search may open what was a leaf before.
        if matches!(opened.kind, Kind::Unknown | Kind::Leaf) {
            opened.kind = Kind::Inner(turn);
            opened.choices = choices;
            opened.slots = self.slots.len() as u32;
            self.slots
                .resize(self.slots.len() + usize::from(choices), NEVER);
        }
    }

    pub(super) fn child_or_new(&mut self, parent: NodeId, choice: u16, probability: f64) -> NodeId {
        if let Some(child) = self.child(parent, choice) {
            return child;
        }
        let id = NodeId(self.nodes.len() as u32);
        let Node { slots, depth, .. } = self.nodes[parent.index()];
        self.slots[slots as usize + usize::from(choice)] = id.0;
        self.nodes.push(Node {
            parent: parent.0,
            choice,
            depth: depth + 1,
            ..Node::ROOT
        });
        self.set_probability(id, probability);
        id
    }

    pub(super) fn set_probability(&mut self, node: NodeId, probability: f64) {
        if probability != 1.0 || node.index() < self.probabilities.len() {
            *slot(&mut self.probabilities, node.index(), 1.0) = probability;
        }
    }
}
