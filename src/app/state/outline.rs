//! The outline of a tree: which nodes have a row, in which order, and where the keys of a tree lead from one. It knows no page.

use crate::trace::{Moment, NodeId, Trace};

/// A tree with at most this many nodes begins with every branch open.
const SMALL: usize = 60;
/// How many rows a page is.
const PAGE: usize = 10;

/// What a person has done to the outline.
#[derive(Clone, Debug, PartialEq)]
pub struct Outline {
    /// The row that the tab key comes to.
    pub walked: NodeId,
    /// The branches that were opened or closed by hand, in order of their nodes.
    pub branches: Vec<(NodeId, bool)>,
    /// The first row in sight, to within a few rows.
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

    /// Whether somebody has opened or closed a branch, and which.
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

/// The nodes from the root down to one.
pub fn way(trace: &Trace, node: NodeId) -> Vec<NodeId> {
    let mut way: Vec<NodeId> = trace.ancestors(node).collect();
    way.reverse();
    way
}

/// A row.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Row {
    /// Its node.
    pub node: NodeId,
    /// Its place among those beside it, and how many there are.
    pub place: (usize, usize),
    /// Whether its children are shown; none if it has none.
    pub open: Option<bool>,
}

/// How deep a node stands, the root at 0.
pub fn level(trace: &Trace, node: NodeId) -> usize {
    trace.depth(node).into()
}

/// The rows from the root down, as far as branches are open: the work is in proportion to these and their children.
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

/// The row that stands for a node: its own, or where a branch above it is closed, that branch's.
pub fn standing(trace: &Trace, rows: &[Row], node: NodeId) -> usize {
    let way = way(trace, node);
    let is_on_it = |row: &Row| way.get(level(trace, row.node)) == Some(&row.node);
    rows.iter().rposition(is_on_it).unwrap_or(0)
}

/// What a key does in a tree.
#[derive(Debug, PartialEq)]
pub enum Key {
    /// Goes to a row.
    To(usize),
    /// Opens or closes the branch.
    Branch(bool),
    /// Opens the branch and all beside it: those that are closed.
    OpenAll(Vec<NodeId>),
    /// Picks the node.
    Pick,
}

/// What a key does at the row at a place; nothing if it is none of a tree's.
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
