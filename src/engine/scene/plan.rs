//! The layout of a recording on a stage, at the density that suits it. A plan depends on the
//! recording, the stage and the folded nodes, but not on the step, so nothing moves while stepping;
//! only a compact plan is that of a step.

use super::amount::{Fates, is_large};
use super::graph::Graph;
use super::item::Size;
use super::known::Known;
use super::style::{Density, HEIGHT, Sizes};
use crate::game::depict::Picture;
use crate::layout::{Layout, Rows};
use crate::lesson::Labels;
use crate::trace::{Kind, NodeId, Trace};

/// The width at the left for the names of the rows.
const LABELS: f64 = 70.0;
/// The width of a stage in pixels from which a deep tree spreads, and rows have their names.
const ROOMY: f64 = 640.0;
/// The free space between the siblings of a deep tree on a narrower stage.
const SLIM: f64 = 8.0;
/// The scale below which a denser layout is chosen.
pub(super) const LEGIBLE: f64 = 0.8;

/// The numbers of children at which those of the root stand at equal distances, for columns.
const CHOICES: std::ops::RangeInclusive<usize> = 2..=12;
/// Half the side of a board at these children, relative to its slot width, and the most in pixels.
const BOARD: f64 = 0.16;
const LARGEST_BOARD: f64 = 40.0;
/// The slot width of a folded node at scale 1, for each drawn node of the tree.
const FOLDED: f64 = 0.8;

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
}

/// A recording laid out for a stage.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The positions of the nodes at scale 1.
    pub layout: Layout,
    /// The density of nodes.
    pub density: Density,
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
}

impl Plan {
    /// Lays out a part of a recording, as broadly as is legible on a stage of this size in pixels.
    #[expect(clippy::missing_panics_doc, reason = "one layout is always made")]
    pub fn new(trace: &Trace, labels: &dyn Labels, stage: Size, part: Part) -> Plan {
        let boards = labels.picture(&[]) != Picture::Bare;
        let graph = part.as_graph.then(|| Graph::new(trace, labels));
        // The kind of each node and the step of its first visit, by place: later they are read in
        // that order.
        let heads = if graph.is_none() {
            trace.heads()
        } else {
            Vec::new()
        };
        let (mut kind_at, mut births) = (
            Vec::with_capacity(heads.len()),
            Vec::with_capacity(heads.len()),
        );
        let rows = || {
            Rows::of_tree(part.root.unwrap_or(NodeId::ROOT).0, &mut |node, list| {
                let head = heads[node as usize];
                kind_at.push(head.kind);
                births.push(head.born);
                match part.compact {
                    _ if part.folded.contains(&NodeId(node)) => {}
                    None => trace.append_children(head, list),
                    Some(step) => {
                        let born = trace
                            .children(NodeId(node))
                            .filter(|child| trace.born(*child).is_by(step));
                        list.extend(born.map(|child| child.0));
                    }
                }
            })
        };
        let mut rows = graph.is_none().then(rows);
        let count = rows
            .as_ref()
            .map_or_else(|| graph.as_ref().map_or(0, Graph::size), Rows::size);
        let is_rows = !part.as_nodes && is_large(trace, part.root);
        if let Some(rows) = rows.take_if(|_| is_rows) {
            return Plan::of_rows(trace, rows, (kind_at, births), boards, stage, part);
        }
        let mut plan = None;
        for density in Density::ALL {
            // Thousands of leaves are legible at no density: skip these layouts.
            let hopeless = count as f64 * density.sizes(0).leaf.0 > 40.0 * stage.width;
            // Boards as small would show nothing.
            let is_blurred = boards && density == Density::Close;
            if (hopeless || is_blurred) && density != Density::Crowd {
                continue;
            }
            // Every node has its own gap, so dots of a crowd can be closer than its boards.
            let sizes = density.sizes(0);
            let is_slim = density == Density::Deep && stage.width < ROOMY;
            let width = |kind: Kind, sizes: &Sizes| {
                let gap = if is_slim { SLIM } else { sizes.gap };
                2.0 * half_width(kind, sizes, boards) + gap
            };
            let placed = if density == Density::Crowd {
                rows.take()
            } else {
                rows.clone()
            };
            // A search with iterations chooses among the root's children in each of them. Boards
            // have no label beside them, so that their rows can stand closer.
            let iterates = !trace.landmarks().iterations.is_empty();
            let chooses = |rows: &Rows| {
                boards && iterates && rows.count() > 1 && CHOICES.contains(&rows.row(1).len())
            };
            let (mut lead, mut trail) = (0.0, 0.0);
            let layout = match (&graph, placed) {
                (None, Some(rows)) => {
                    let mut widths = Vec::with_capacity(kind_at.len());
                    for row in 0..rows.count() {
                        let sizes = density.sizes(row as u16);
                        for &kind in &kind_at[rows.row(row)] {
                            widths.push(width(kind, &sizes));
                        }
                    }
                    if density == Density::Crowd {
                        // Without a width of its own a folded node would be tiny beside whole
                        // subtrees.
                        let is_folded =
                            |place: &usize| part.folded.contains(&NodeId(rows.node(*place)));
                        let share = FOLDED * count as f64;
                        (0..rows.size())
                            .filter(is_folded)
                            .for_each(|place| widths[place] = widths[place].max(share));
                    }
                    let far = if density == Density::Crowd {
                        2.0
                    } else {
                        sizes.far - sizes.gap
                    };
                    if chooses(&rows) {
                        (lead, trail) = Plan::room_for_choice(rows.count() - 1, stage.width);
                        Layout::new(rows, &widths, 0.0, far).equalized(widths, far)
                    } else {
                        Layout::new(rows, &widths, 0.0, far)
                    }
                }
                // Edges of a graph cross, so they need room between the nodes.
                (Some(graph), _) => {
                    let width = |node: u32| {
                        width(
                            trace.kind(NodeId(node)),
                            &density.sizes(trace.depth(NodeId(node))),
                        )
                    };
                    let layout = Layout::layered(&graph.shape(trace), width, 24.0);
                    let nodes = layout.rows.nodes(0..layout.rows.size());
                    kind_at = nodes.iter().map(|&node| trace.kind(NodeId(node))).collect();
                    layout
                }
                (None, None) => unreachable!("a drawing is a tree or a graph"),
            };
            let is_roomy = graph.is_none() && stage.width >= ROOMY && !iterates;
            let aside = if is_roomy { LABELS } else { 0.0 };
            let (known, part) = (Known::default(), Part::default());
            let kinds = kinds(&layout, &kind_at);
            let pitch = sizes.row;
            let bare = Plan {
                layout,
                density,
                boards,
                graph: None,
                kinds,
                aside: 0.0,
                lead,
                trail,
                iterates,
                pitch,
                stage,
                known,
                fates: None,
                part,
            };
            let with_names = Plan {
                aside,
                ..bare.clone()
            }
            .stretched();
            // The names of the rows give way before the nodes become smaller.
            let is_optional = !matches!(density, Density::Broad | Density::Crowd);
            let candidate = if is_optional && with_names.whole().scale < LEGIBLE {
                bare.stretched()
            } else {
                with_names
            };
            let fits = candidate.whole().scale >= LEGIBLE;
            plan = Some(candidate);
            if fits {
                break;
            }
        }
        let plan = plan.expect("one layout is always made");
        let known = if plan.density == Density::Crowd {
            Known::new(births)
        } else {
            Known::default()
        };
        Plan {
            graph,
            known,
            part,
            ..plan
        }
    }

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
            density => density.sizes(0).scaled(scale),
        }
    }

    /// Returns the slot width of a place: the width of its subtree in pixels.
    pub fn slot(&self, place: usize, scale: f64) -> f64 {
        let (left, right) = self.layout.extent(place);
        let dots = self.density.sizes(u16::MAX);
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

/// Returns half the width of a node with these sizes, in their unit.
pub fn half_width(kind: Kind, sizes: &Sizes, boards: bool) -> f64 {
    match kind {
        _ if boards => sizes.board,
        Kind::Leaf => sizes.leaf.0,
        _ => sizes.radius,
    }
}
