//! The outline of a tree: the rows in their order, and the actions of keys on them (as in the ARIA
//! tree pattern). It knows no page.

use crate::trace::{Moment, NodeId, Trace};

/// The most nodes of a tree whose branches are all open at first.
const SMALL: usize = 60;
/// The number of rows of a page.
const PAGE: usize = 10;

/// The state of the outline.
#[derive(Clone, Debug, PartialEq)]
pub struct Outline {
    /// The node of the row with the roving tab index.
    pub walked: NodeId,
    /// The branches that were opened or closed by hand, in order of their nodes.
    pub branches: Vec<(NodeId, bool)>,
    /// The first visible row, to within a few rows.
    pub scrolled: usize,
}

impl Default for Outline {
    fn default() -> Outline {
        Outline {
            walked: NodeId::ROOT,
            branches: Vec::new(),
            scrolled: 0,
        }
    }
}

impl Outline {
    fn branch(&self, node: NodeId) -> Result<usize, usize> {
        self.branches
            .binary_search_by_key(&node, |(known, _)| *known)
    }

    /// Returns whether a branch was opened or closed by hand; `None` if neither.
    fn by_hand(&self, node: NodeId) -> Option<bool> {
        self.branch(node).ok().map(|at| self.branches[at].1)
    }

    /// Opens or closes a branch.
    pub fn set_branch(&mut self, node: NodeId, is_open: bool) {
        match self.branch(node) {
            Ok(at) => self.branches[at].1 = is_open,
            Err(at) => self.branches.insert(at, (node, is_open)),
        }
    }

    /// Opens the branches above a node that were closed by hand.
    pub fn open(&mut self, is_above: impl Fn(NodeId) -> bool, node: NodeId) {
        for (branch, is_open) in &mut self.branches {
            *is_open |= *branch != node && is_above(*branch);
        }
    }
}

/// Returns the path from the root to a node, both included.
pub fn way(trace: &Trace, node: NodeId) -> Vec<NodeId> {
    let mut way: Vec<NodeId> = trace.ancestors(node).collect();
    way.reverse();
    way
}

/// A row of the outline.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Row {
    /// The node.
    pub node: NodeId,
    /// Its position among its siblings, from 1, and their number.
    pub place: (usize, usize),
    /// Whether its children are shown; `None` if it has none.
    pub open: Option<bool>,
}

/// Returns the depth of a node; 0 for the root.
pub fn level(trace: &Trace, node: NodeId) -> usize {
    trace.depth(node).into()
}

/// Returns the rows from the root down, as far as branches are open. The time is linear in the rows
/// and their children.
pub fn rows(moment: &Moment, outline: &Outline, fog: bool) -> Vec<Row> {
    let trace = moment.trace();
    let is_shown = |node: &NodeId| moment.is_known(*node) || (trace.is_outlined() && !fog);
    let above = trace.parent(outline.walked).unwrap_or(NodeId::ROOT);
    let ways = [moment.cursor(), above].map(|node| way(trace, node));
    let leads_on = |node: NodeId| {
        ways.iter()
            .any(|way| way.get(level(trace, node)) == Some(&node))
    };
    let is_open = |node: NodeId| {
        outline
            .by_hand(node)
            .unwrap_or_else(|| trace.size() <= SMALL || leads_on(node))
    };
    let root = Row {
        node: NodeId::ROOT,
        place: (1, 1),
        open: None,
    };
    let (mut rows, mut stack) = (Vec::new(), vec![root]);
    while let Some(mut row) = stack.pop() {
        if trace.children(row.node).any(|child| is_shown(&child)) {
            row.open = Some(is_open(row.node));
        }
        rows.push(row);
        if row.open == Some(true) {
            let children: Vec<NodeId> = trace.children(row.node).filter(is_shown).collect();
            let count = children.len();
            stack.extend(
                children
                    .into_iter()
                    .enumerate()
                    .rev()
                    .map(|(at, node)| Row {
                        node,
                        place: (at + 1, count),
                        open: None,
                    }),
            );
        }
    }
    rows
}

/// Returns the index of a node's row, or of the closed branch that contains it.
pub fn standing(trace: &Trace, rows: &[Row], node: NodeId) -> usize {
    let way = way(trace, node);
    let is_on_it = |row: &Row| way.get(level(trace, row.node)) == Some(&row.node);
    rows.iter().rposition(is_on_it).unwrap_or(0)
}

/// The action of a key in the outline.
#[derive(Debug, PartialEq)]
pub enum Key {
    /// Goes to a row.
    To(usize),
    /// Opens or closes the branch.
    Branch(bool),
    /// Opens the branch and its siblings; lists those that are closed.
    OpenAll(Vec<NodeId>),
    /// Selects the node.
    Pick,
}

/// Returns the action of a key at the row with an index; `None` if the key has none.
pub fn key(trace: &Trace, rows: &[Row], at: usize, key: &str) -> Option<Key> {
    let here = rows.get(at)?;
    let last = rows.len() - 1;
    let parent = trace.parent(here.node);
    Some(match (key, here.open) {
        ("ArrowDown", _) | ("ArrowRight", Some(true)) => Key::To((at + 1).min(last)),
        ("ArrowUp", _) => Key::To(at.saturating_sub(1)),
        ("PageDown", _) => Key::To((at + PAGE).min(last)),
        ("PageUp", _) => Key::To(at.saturating_sub(PAGE)),
        ("Home", _) => Key::To(0),
        ("End", _) => Key::To(last),
        ("ArrowRight", Some(false)) => Key::Branch(true),
        ("ArrowLeft", Some(true)) => Key::Branch(false),
        ("ArrowRight", None) => Key::To(at),
        ("ArrowLeft", _) => {
            let above = rows[..at].iter().rposition(|row| parent == Some(row.node));
            Key::To(above.unwrap_or(at))
        }
        ("*", _) => {
            let is_closed =
                |row: &&Row| row.open == Some(false) && trace.parent(row.node) == parent;
            Key::OpenAll(rows.iter().filter(is_closed).map(|row| row.node).collect())
        }
        ("Enter" | " ", _) => Key::Pick,
        _ => return None,
    })
}
