//! How a recording is placed on a stage: the density and layout that suit it. A plan depends on the recording, the stage and
//! what a viewer folds away, not on the step, so nothing moves while stepping; a compact one alone is that of a step.

use super::graph::Graph;
use super::known::Known;
use super::style::{Density, Sizes};
use crate::game::depict::Picture;
use crate::layout::{Layout, Rows};
use crate::lesson::Labels;
use crate::trace::{Kind, NodeId, Trace};

/// Below this scale a drawing is laid out denser.
const LEGIBLE: f64 = 0.8;
/// No drawing is blown up beyond this to fill a stage.
const LARGEST: f64 = 1.25;

/// How high a node of a crowd is, as a part of the breadth it has, and what is written below it in pixels.
const HEIGHT: f64 = 0.38;
const WORDS: f64 = 16.0;
/// The breadth that no row is too low for.
const LOWEST: f64 = 14.0;
/// The breadth that a folded node keeps for every node that is drawn.
const FOLDED: f64 = 0.8;

/// What of a recording is laid out.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Part {
    /// Each position once, where the search remembers them.
    pub as_graph: bool,
    /// Only what is known after this many events, closer together.
    pub compact: Option<u32>,
    /// Only this node and what is below it.
    pub root: Option<NodeId>,
    /// Nodes below which nothing is drawn.
    pub folded: Vec<NodeId>,
}

/// A recording laid out for a stage.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Where the nodes stand, at scale 1.
    pub layout: Layout,
    /// How closely.
    pub density: Density,
    /// Whether nodes are boards.
    pub boards: bool,
    /// Which nodes are drawn as one, if the drawing is of positions.
    pub graph: Option<Graph>,
    /// What kind of node each row has, where all are of one kind.
    pub kinds: Vec<Option<Kind>>,
    /// Room at the left, for the names of the rows or the phases of a search in iterations.
    pub(super) aside: f64,
    /// Whether it is a search in iterations.
    pub(super) iterates: bool,
    /// From one row to the next at scale 1; stretched to use a tall stage.
    pub pitch: f64,
    /// The stage's size in pixels.
    pub stage: (f64, f64),
    /// What of it the search knows at a step.
    pub(super) known: Known,
    /// What of the recording it is.
    pub part: Part,
}

impl Plan {
    /// Lays a part of a recording out, as broadly as is legible on a stage of this size in pixels.
    #[expect(clippy::missing_panics_doc, reason = "one layout is always made")]
    pub fn new(trace: &Trace, labels: &dyn Labels, stage: (f64, f64), part: Part) -> Plan {
        let boards = labels.picture(&[]) != Picture::Bare;
        let graph = part.as_graph.then(|| Graph::new(trace, labels));
        // The kinds and births of the nodes at the places; later they are read in their order.
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
                    None => list.extend_from_slice(trace.slots_of(head)),
                    Some(step) => {
                        let born = trace
                            .children(NodeId(node))
                            .filter(|child| trace.born(*child) <= step);
                        list.extend(born.map(|child| child.0));
                    }
                }
            })
        };
        let mut rows = graph.is_none().then(rows);
        let count = rows
            .as_ref()
            .map_or_else(|| graph.as_ref().map_or(0, Graph::size), Rows::size);
        let mut plan = None;
        for density in Density::ALL {
            // Thousands of leaves cannot be legible at any density; do not lay them out four times.
            let hopeless = count as f64 * density.sizes(0).leaf.0 > 40.0 * stage.0;
            if hopeless && density != Density::Crowd {
                continue;
            }
            // Every node brings its own gap, so that a crowd's dots can stand closer than its boards.
            let sizes = density.sizes(0);
            let width =
                |kind: Kind, sizes: &Sizes| 2.0 * half_width(kind, sizes, boards) + sizes.gap;
            let placed = if density == Density::Crowd {
                rows.take()
            } else {
                rows.clone()
            };
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
                        // A folded node would vanish among those that have everything below them.
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
                    Layout::new(rows, &widths, 0.0, far)
                }
                // Its edges cross: they need room between the nodes.
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
            // A search in iterations has its phases listed where the names would stand.
            let iterates = !trace.landmarks().iterations.is_empty();
            let aside = match density {
                _ if graph.is_some() || stage.0 < 640.0 => 0.0,
                Density::Crowd if iterates => 110.0,
                Density::Crowd | Density::Broad if !iterates => 70.0,
                _ => 0.0,
            };
            let (known, part) = (Known::default(), Part::default());
            let kinds = kinds(&layout, &kind_at);
            let pitch = sizes.row;
            let candidate = Plan {
                layout,
                density,
                boards,
                graph: None,
                kinds,
                aside,
                iterates,
                pitch,
                stage,
                known,
                part,
            }
            .stretched();
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

    /// The sizes of a node in pixels, where everything is drawn `scale` times as large.
    pub fn sizes(&self, node: NodeId, scale: f64) -> Sizes {
        match self.density {
            Density::Crowd => {
                Sizes::of_slot(self.slot(self.placed(node), scale).min(self.tallest(scale)))
            }
            density => density.sizes(0).scaled(scale),
        }
    }

    /// The largest slot width, in pixels, at which a node and its caption still fit into the height of a row.
    pub fn tallest(&self, scale: f64) -> f64 {
        ((self.pitch * self.down(scale) - WORDS) / HEIGHT).max(LOWEST)
    }

    /// How many pixels a place and what is below it have for themselves.
    pub fn slot(&self, place: usize, scale: f64) -> f64 {
        let (left, right) = self.layout.extent(place);
        let dots = self.density.sizes(u16::MAX);
        (right - left).max(2.0 * dots.leaf.0 + dots.gap) * scale
    }

    /// The node drawn for a node: itself, or in a graph the one of the same position; none if it is not drawn.
    pub fn stands(&self, node: NodeId) -> Option<NodeId> {
        let drawn = self
            .graph
            .as_ref()
            .map_or(Some(node), |graph| graph.stands(node))?;
        self.layout.place(drawn.0).map(|_| drawn)
    }

    /// The nodes that a drawn node is drawn for.
    pub fn copies(&self, node: NodeId) -> Vec<NodeId> {
        self.graph
            .as_ref()
            .map_or_else(|| vec![node], |graph| graph.copies(node).to_vec())
    }

    /// Whether the graph's nodes belong to no player.
    pub fn is_impartial(&self) -> bool {
        self.graph.as_ref().is_some_and(|graph| graph.is_impartial)
    }

    /// Whether it is a tree of which not every node has room: nodes are then as large as theirs, and rows fill the stage.
    pub fn is_crowd(&self) -> bool {
        self.density == Density::Crowd && self.graph.is_none()
    }

    /// The place at which a node is drawn; the root's for one that is not drawn.
    pub fn placed(&self, node: NodeId) -> usize {
        self.stands(node)
            .and_then(|node| self.layout.place(node.0))
            .unwrap_or(0)
    }

    /// The row of a node.
    pub fn row(&self, node: NodeId) -> u16 {
        self.layout.depth(self.placed(node))
    }

    /// Where a node stands in the drawing.
    pub fn place(&self, node: NodeId) -> (f64, f64) {
        let place = self.placed(node);
        (
            self.layout.x(place),
            f64::from(self.layout.depth(place)) * self.pitch,
        )
    }

    /// The radius of the root.
    pub(super) fn radius(&self) -> f64 {
        self.density.sizes(0).radius
    }

    /// Uses a stage that is taller than the drawing: rows move apart, to at most 1.5 times their distance, or together, to 0.62;
    /// boards have words below them and keep more.
    fn stretched(mut self) -> Plan {
        let gaps = self.layout.rows.count().saturating_sub(1).max(1) as f64;
        let scale = self.scale_for_width().min(LARGEST);
        let closest = if self.boards { 0.9 } else { 0.62 };
        self.pitch = (self.free_height(scale) / gaps)
            .max(closest * self.pitch)
            .min(1.5 * self.pitch);
        self
    }
}

/// What kind of node each row of a tree has, where all that are no leaves are of one kind.
fn kinds(layout: &Layout, kind_at: &[Kind]) -> Vec<Option<Kind>> {
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

/// Half the width of a node whose sizes are given, in their unit.
pub fn half_width(kind: Kind, sizes: &Sizes, boards: bool) -> f64 {
    match kind {
        _ if boards => sizes.board,
        Kind::Leaf => sizes.leaf.0,
        _ => sizes.radius,
    }
}
