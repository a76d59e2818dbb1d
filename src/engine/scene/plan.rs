//! The layout of a recording on a stage, at the density that suits it. A plan depends on the
//! recording, the stage and the folded nodes, but not on the step, so nothing moves while stepping;
//! only a compact plan is that of a step.

use super::fates::Fates;
use super::graph::Graph;
use super::item::Size;
use super::known::Known;
use super::style::{Density, HEIGHT, Sizes};
use crate::layout::Layout;
use crate::trace::{Kind, NodeId, Perspective};
use std::collections::HashMap;

/// The scale below which a denser layout is chosen.
pub(super) const LEGIBLE: f64 = 0.8;

/// Half the side of a board at these children, relative to its slot width, and the most in pixels.
const BOARD: f64 = 0.16;
const LARGEST_BOARD: f64 = 40.0;

/// The part of a recording that is laid out.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Part {
    /// Draw each position once, if the search remembers positions.
    pub as_graph: bool,
    /// Draw a tree as nodes and edges however large it is.
    pub as_nodes: bool,
    /// Draw only the nodes visited in so many events, closer together.
    pub compact: Option<u32>,
    /// Draw only the subtree of this node.
    pub root: Option<NodeId>,
    /// The nodes whose children are not drawn.
    pub folded: Vec<NodeId>,
    /// The side from which the numbers of each node are written: a minus sign takes room.
    pub perspective: Perspective,
}

/// A recording laid out for a stage.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The positions of the nodes at scale 1.
    pub layout: Layout,
    /// The density of nodes.
    pub density: Density,
    /// The sizes of its nodes at scale 1, if all are alike.
    pub(super) sizes: Sizes,
    /// Whether nodes are boards.
    pub boards: bool,
    /// The graph of positions, if each position is drawn once.
    pub graph: Option<Graph>,
    /// The kind of the nodes in each row; `None` for a row with several kinds.
    pub kinds: Vec<Option<Kind>>,
    /// The width at the left for the names of the rows.
    pub(super) aside: f64,
    /// The extra distance of the root's children from the root, in rows: room for columns where a
    /// search chooses among them.
    pub(super) lead: f64,
    /// The extra distance of their children from them, in rows: room for boards with captions.
    pub(super) trail: f64,
    /// Whether the search has iterations.
    pub(super) iterates: bool,
    /// Whether only the choice at the root is drawn, and not what is below.
    pub(super) is_brief: bool,
    /// The distance between rows at scale 1, stretched on a tall stage.
    pub pitch: f64,
    /// The size of the stage in pixels.
    pub stage: Size,
    /// The visited nodes at a step.
    pub(super) known: Known,
    /// The first visits and final outcomes of the nodes, if a large tree is drawn as rows.
    pub(super) fates: Option<Fates>,
    /// The part of the recording that is laid out.
    pub part: Part,
    /// The width of each leaf's number, relative to its font size.
    pub(super) numbers: HashMap<u32, f64>,
}

impl Plan {
    /// Returns the sizes of a node in pixels at a scale.
    pub fn sizes(&self, node: NodeId, scale: f64) -> Sizes {
        match self.density {
            Density::Crowd => {
                let (slot, row) = (self.slot(self.placed(node), scale), self.row(node));
                let tallest = self.tallest(row, scale);
                let sizes = Sizes::of_slot(slot.min(tallest));
                let board = match row {
                    1 if self.lead > 0.0 => (BOARD * slot).min(HEIGHT * tallest / 2.0),
                    _ => 0.0,
                };
                Sizes {
                    board: sizes.board.max(board.min(LARGEST_BOARD)),
                    ..sizes
                }
            }
            _ => self.sizes.scaled(scale),
        }
    }

    /// Returns the width of the number in a leaf, relative to its font size, if the leaf is as wide as
    /// that needs.
    pub(super) fn number(&self, node: NodeId) -> Option<f64> {
        let number = self.numbers.get(&node.0).copied();
        number.filter(|_| self.density.has_numbers_inside())
    }

    /// Whether this is a tree of numbers that is larger than its stage: the view moves with the search.
    pub fn pans(&self) -> bool {
        self.density == Density::Snug && self.whole().scale < 0.99
    }

    /// Returns the slot width of a place: the width of its subtree in pixels.
    pub fn slot(&self, place: usize, scale: f64) -> f64 {
        let (left, right) = self.layout.extent(place);
        let dots = if self.density == Density::Snug {
            self.sizes
        } else {
            self.density.sizes(u16::MAX)
        };
        (right - left).max(2.0 * dots.leaf.0 + dots.gap) * scale
    }

    /// Returns the node drawn for a node: itself, or in a graph the one of the same position;
    /// `None` if it is not drawn.
    pub fn stands(&self, node: NodeId) -> Option<NodeId> {
        let drawn = self
            .graph
            .as_ref()
            .map_or(Some(node), |graph| graph.stands(node))?;
        self.layout.place(drawn.0).map(|_| drawn)
    }

    /// Returns the nodes for which a drawn node stands.
    pub fn copies(&self, node: NodeId) -> Vec<NodeId> {
        self.graph
            .as_ref()
            .map_or_else(|| vec![node], |graph| graph.copies(node).to_vec())
    }

    /// Whether the graph's nodes belong to no player.
    pub fn is_impartial(&self) -> bool {
        self.graph.as_ref().is_some_and(|graph| graph.is_impartial)
    }

    /// Whether this is a tree too large for all its nodes: a node is as large as its slot, and the
    /// rows fill the stage.
    pub fn is_crowd(&self) -> bool {
        self.density == Density::Crowd && self.graph.is_none()
    }

    /// Whether this is a large tree drawn as rows, in which the widths of nodes stand for amounts.
    pub fn is_rows(&self) -> bool {
        self.density == Density::Rows
    }

    /// Whether only the width is scaled, and the rows fill the stage.
    pub(super) fn fills(&self) -> bool {
        self.is_crowd() || self.is_rows()
    }

    /// Returns the place at which a node is drawn; the root's if it is not drawn.
    pub fn placed(&self, node: NodeId) -> usize {
        self.stands(node)
            .and_then(|node| self.layout.place(node.0))
            .unwrap_or(0)
    }

    /// Returns the row of a node.
    pub fn row(&self, node: NodeId) -> u16 {
        self.layout.depth(self.placed(node))
    }

    /// Returns the position of a node in the drawing, at scale 1.
    pub fn place(&self, node: NodeId) -> (f64, f64) {
        let place = self.placed(node);
        (
            self.layout.x(place),
            self.level(f64::from(self.layout.depth(place))),
        )
    }
}

/// Returns the kind of the nodes in each row of a tree, if all that are not leaves are of one kind.
pub(super) fn kinds(layout: &Layout, kind_at: &[Kind]) -> Vec<Option<Kind>> {
    let kind = |row: usize| {
        let kinds = &kind_at[layout.rows.row(row)];
        let first = kinds
            .iter()
            .copied()
            .find(|kind| *kind != Kind::Leaf)
            .unwrap_or(Kind::Leaf);
        kinds
            .iter()
            .all(|kind| *kind == first || *kind == Kind::Leaf)
            .then_some(first)
    };
    (0..layout.rows.count()).map(kind).collect()
}
