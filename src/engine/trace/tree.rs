//! The recorded tree: its nodes, their parents and children, and the steps at which they joined. It
//! does not know the facts about them.

use super::blocks::Blocks;
use super::history::History;
use super::life::Life;
use super::{NEVER, NodeId, Trace, slot};
use crate::game::Player;
use crate::search::Turn;

/// The columns of the tree, by node.
#[derive(Debug, Default)]
pub struct Tree {
    pub nodes: Blocks<Node>,
    /// The children of opened nodes, one slot a choice; `NEVER` where there is no child.
    pub slots: Vec<u32>,
    /// The probabilities of nodes, NaN for one that is not known yet; those beyond its end have
    /// probability 1.
    pub probabilities: Vec<f64>,
    /// The numbers at leaves of the outline; NaN for none.
    pub outlined: Vec<f64>,
}

impl Tree {
    /// Returns the bytes of memory held.
    pub fn bytes(&self) -> usize {
        let rare = self.probabilities.capacity() + self.outlined.capacity();
        self.nodes.bytes() + 4 * self.slots.capacity() + 8 * rare
    }
}

/// The kind of a node.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Kind {
    /// Not known yet.
    Unknown,
    /// An inner node, at which a player or chance has choices.
    Inner(Turn),
    /// A leaf: the game is over, or the search went no deeper.
    Leaf,
}

/// The first step at which a node was in the search tree, if it ever was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Birth(u32);

impl Birth {
    /// The node never was in the search tree.
    const NEVER: Birth = Birth(NEVER);
    /// The node was in the search tree before any event.
    pub(super) const AT_START: Birth = Birth(0);

    /// Returns the earlier of this step and `step`.
    pub(super) fn or_earlier(self, step: u32) -> Birth {
        Birth(self.0.min(step))
    }

    /// Returns the step.
    pub fn step(self) -> Option<u32> {
        (self.0 != NEVER).then_some(self.0)
    }

    /// Whether the node was in the search tree at `step` or before.
    pub fn is_by(self, step: u32) -> bool {
        self.0 <= step
    }
}

/// The data of a node that a drawing needs.
#[derive(Clone, Copy, Debug)]
pub struct Head {
    /// The first step at which the node was in the search tree.
    pub born: Birth,
    slots: u32,
    choices: u16,
    /// The kind of the node.
    pub kind: Kind,
}

/// The facts about a node that hold for the whole recording, and its latest life.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
pub struct Node {
    parent: u32,
    /// The index of its first child slot; there is one slot a choice.
    slots: u32,
    choices: u16,
    choice: u16,
    depth: u16,
    pub kind: Kind,
    /// The first step at which it was in the search tree.
    pub born: Birth,
    pub life: Life,
    /// The steps at which its value and its best child changed.
    pub values: History,
    pub bests: History,
    /// The numbers of its interval records.
    pub known: History,
    /// The steps at which its window changed, or the numbers of its visit records: no search has
    /// both.
    pub own: History,
}

impl Node {
    /// The root, before anything is known of it.
    pub const ROOT: Node = Node {
        parent: NEVER,
        slots: 0,
        choices: 0,
        choice: 0,
        depth: 0,
        kind: Kind::Unknown,
        born: Birth::NEVER,
        life: Life::NONE,
        values: History::EMPTY,
        bests: History::EMPTY,
        known: History::EMPTY,
        own: History::EMPTY,
    };
}

impl Trace {
    /// Returns the number of nodes, outline included.
    pub fn size(&self) -> usize {
        self.tree.nodes.len()
    }

    /// Returns the parent.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        let parent = self.tree.nodes[node.index()].parent;
        (parent != NEVER).then_some(NodeId(parent))
    }

    /// Returns the choice at the parent that leads to the node.
    pub fn choice(&self, node: NodeId) -> u16 {
        self.tree.nodes[node.index()].choice
    }

    /// Returns the depth: plies below the root.
    pub fn depth(&self, node: NodeId) -> u16 {
        self.tree.nodes[node.index()].depth
    }

    /// Returns the probability of the outcome at its parent, if it is known yet; 1 unless that is a
    /// chance node.
    pub fn probability(&self, node: NodeId) -> Option<f64> {
        let probability = self.tree.probabilities.get(node.index()).copied();
        Some(probability.unwrap_or(1.0)).filter(|probability| !probability.is_nan())
    }

    /// Returns the kind of the node.
    pub fn kind(&self, node: NodeId) -> Kind {
        self.tree.nodes[node.index()].kind
    }

    /// Returns the number of choices at the node; 0 until it is known.
    pub fn choices(&self, node: NodeId) -> u16 {
        self.tree.nodes[node.index()].choices
    }

    /// Returns the step at which the node joined the search tree, under iterative deepening that of
    /// the last depth that visited it.
    pub fn joined(&self, node: NodeId) -> Option<u32> {
        Some(self.tree.nodes[node.index()].life.reached).filter(|step| *step != NEVER)
    }

    /// Returns the first step at which the node was in the search tree, at any depth of iterative
    /// deepening.
    pub fn born(&self, node: NodeId) -> Birth {
        self.tree.nodes[node.index()].born
    }

    /// Returns the number that the outline has at a leaf.
    pub fn outlined_value(&self, node: NodeId) -> Option<f64> {
        self.tree
            .outlined
            .get(node.index())
            .copied()
            .filter(|number| !number.is_nan())
    }

    /// Returns the child of a choice, if it is known.
    pub fn child(&self, node: NodeId, choice: u16) -> Option<NodeId> {
        let Node { slots, choices, .. } = self.tree.nodes[node.index()];
        let slot =
            (choice < choices).then(|| self.tree.slots[slots as usize + usize::from(choice)])?;
        (slot != NEVER).then_some(NodeId(slot))
    }

    /// Iterates over the known children, in the game's order.
    pub fn children(&self, node: NodeId) -> impl DoubleEndedIterator<Item = NodeId> + '_ {
        self.slots(node)
            .iter()
            .filter(|&&slot| slot != NEVER)
            .map(|&slot| NodeId(slot))
    }

    /// Returns the children by choice; `NEVER` for unknown ones.
    fn slots(&self, node: NodeId) -> &[u32] {
        let Node { slots, choices, .. } = &self.tree.nodes[node.index()];
        &self.tree.slots[*slots as usize..*slots as usize + usize::from(*choices)]
    }

    /// Copies the data that a drawing needs of every node into one array.
    ///
    /// A drawing visits nodes row by row; in an array of their own they are close together in
    /// memory.
    pub fn heads(&self) -> Vec<Head> {
        let head = |node: &Node| Head {
            born: node.born,
            slots: node.slots,
            choices: node.choices,
            kind: node.kind,
        };
        self.tree.nodes.iter().map(head).collect()
    }

    /// Appends the known children of the node with this head, in the game's order.
    pub fn append_children(&self, head: Head, nodes: &mut Vec<u32>) {
        let (first, start) = (head.slots as usize, nodes.len());
        nodes.extend_from_slice(&self.tree.slots[first..first + usize::from(head.choices)]);
        // Without a branch: whether a child is known cannot be predicted.
        let mut kept = start;
        for at in start..nodes.len() {
            let node = nodes[at];
            nodes[kept] = node;
            kept += usize::from(node != NEVER);
        }
        nodes.truncate(kept);
    }

    /// Returns the choices from the root to the node.
    pub fn path(&self, node: NodeId) -> Vec<u16> {
        let mut path: Vec<u16> = self.ancestors(node).map(|node| self.choice(node)).collect();
        path.pop();
        path.reverse();
        path
    }

    /// Iterates over the node and its ancestors, up to the root.
    pub fn ancestors(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(Some(node), |&node| self.parent(node))
    }

    /// Returns the player whose rewards the visits of a node count: the one who moved into it; at the
    /// root, the opponent of the side to move.
    pub fn owner(&self, node: NodeId) -> Player {
        let mover = |node: NodeId| match self.kind(node) {
            Kind::Inner(Turn::Player(player)) => Some(player),
            _ => None,
        };
        let above = self.ancestors(node).skip(1).find_map(mover);
        above
            .or_else(|| mover(node).map(Player::other))
            .unwrap_or(Player::Max)
    }

    /// Returns the node at the end of a path of choices.
    pub fn find(&self, path: &[u16]) -> Option<NodeId> {
        path.iter()
            .try_fold(NodeId::ROOT, |node, &choice| self.child(node, choice))
    }

    /// Gives a node slots for its children.
    pub(super) fn open(&mut self, node: NodeId, turn: Turn, choices: u16) {
        let opened = &mut self.tree.nodes[node.index()];
        // At a greater depth limit the search may open an earlier leaf.
        if matches!(opened.kind, Kind::Unknown | Kind::Leaf) {
            opened.kind = Kind::Inner(turn);
            opened.choices = choices;
            opened.slots = self.tree.slots.len() as u32;
            self.tree
                .slots
                .resize(self.tree.slots.len() + usize::from(choices), NEVER);
        }
    }

    pub(super) fn child_or_new(&mut self, parent: NodeId, choice: u16, probability: f64) -> NodeId {
        if let Some(child) = self.child(parent, choice) {
            return child;
        }
        let id = NodeId(self.tree.nodes.len() as u32);
        let Node { slots, depth, .. } = self.tree.nodes[parent.index()];
        self.tree.slots[slots as usize + usize::from(choice)] = id.0;
        self.tree.nodes.push(Node {
            parent: parent.0,
            choice,
            depth: depth + 1,
            ..Node::ROOT
        });
        self.set_probability(id, probability);
        id
    }

    pub(super) fn set_probability(&mut self, node: NodeId, probability: f64) {
        if probability != 1.0 || node.index() < self.tree.probabilities.len() {
            *slot(&mut self.tree.probabilities, node.index(), 1.0) = probability;
        }
    }
}
