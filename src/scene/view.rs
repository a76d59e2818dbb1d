//! How a recording is placed on a stage: the density and layout that suit it, and the part in view.
//! A plan depends on the recording and the stage, never on the step, so nothing moves while stepping.

use super::graph::Graph;
use super::style::{Density, Sizes};
use crate::game::depict::Picture;
use crate::layout::{Layout, Rows};
use crate::lesson::Labels;
use crate::trace::{Kind, NodeId, Trace};

/// Space kept around the drawing: for names, windows and row labels.
const MARGIN: (f64, f64) = (34.0, 40.0);
/// Below this scale a drawing is laid out denser, and the densest one is no longer shown whole.
const LEGIBLE: f64 = 0.8;
/// No drawing is blown up beyond this.
const LARGEST: f64 = 1.25;

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
    /// Whether there is room for the names of the rows.
    labelled: bool,
    /// From one row to the next at scale 1; stretched to use a tall stage.
    pub pitch: f64,
    /// The stage's size in pixels.
    pub stage: (f64, f64),
}

/// The part of a plan that is in view.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// Pixels per unit.
    pub scale: f64,
    /// The place of the drawing that stands in the middle of the stage.
    pub center: (f64, f64),
}

impl Plan {
    /// Lays a recording out, as a tree or as the graph of its positions: as broadly as is legible on a stage of this size in pixels.
    pub fn new(trace: &Trace, labels: &dyn Labels, stage: (f64, f64), as_graph: bool) -> Plan {
        let boards = labels.picture(&[]) != Picture::Bare;
        let graph = as_graph.then(|| Graph::new(trace, labels));
        let count = graph.as_ref().map_or(trace.size(), Graph::size);
        let mut plan = None;
        for density in Density::ALL {
            // Thousands of leaves cannot be legible at any density; do not lay them out four times.
            let hopeless = count as f64 * density.sizes(0).leaf.0 > 40.0 * stage.0;
            if hopeless && density != Density::Dense {
                continue;
            }
            // Every node brings its own gap, so that a crowd's dots can stand closer than its boards.
            let width = |node: u32| {
                let sizes = density.sizes(trace.depth(NodeId(node)));
                2.0 * half_width(trace, NodeId(node), &sizes, boards) + sizes.gap
            };
            let sizes = density.sizes(0);
            let layout = match &graph {
                // Its edges cross: they need room between the nodes.
                Some(graph) => Layout::layered(&graph.shape(trace), width, 24.0),
                None => {
                    let rows = Rows::of_tree(0, |node, list| list.extend(trace.children(NodeId(node)).map(|child| child.0)));
                    Layout::new(rows, width, 0.0, if density == Density::Crowd { 2.0 } else { sizes.far - sizes.gap })
                }
            };
            // A search in iterations has its phases listed where the names would stand.
            let labelled =
                density == Density::Broad && graph.is_none() && stage.0 >= 640.0 && trace.landmarks().iterations.is_empty();
            let candidate = Plan { layout, density, boards, graph: None, labelled, pitch: sizes.row, stage }.stretched();
            let fits = candidate.whole().scale >= LEGIBLE;
            plan = Some(candidate);
            if fits || hopeless {
                break;
            }
        }
        Plan { graph, ..plan.expect("one layout is always made") }
    }

    /// The sizes of a node at scale 1.
    pub fn sizes(&self, node: NodeId) -> Sizes {
        self.density.sizes(self.row(node))
    }

    /// The node drawn for a node: itself, or in a graph the one of the same position; none if it is not drawn.
    pub fn stands(&self, node: NodeId) -> Option<NodeId> {
        self.graph.as_ref().map_or(Some(node), |graph| graph.stands(node))
    }

    /// The nodes that a drawn node is drawn for.
    pub fn copies(&self, node: NodeId) -> Vec<NodeId> {
        self.graph.as_ref().map_or_else(|| vec![node], |graph| graph.copies(node).to_vec())
    }

    /// Whether the graph's nodes belong to no player.
    pub fn is_impartial(&self) -> bool {
        self.graph.as_ref().is_some_and(|graph| graph.is_impartial)
    }

    /// The place at which a node is drawn; the root's for one that is not drawn.
    fn placed(&self, node: NodeId) -> usize {
        self.layout.place(self.stands(node).unwrap_or(node).0).unwrap_or(0)
    }

    /// The row of a node.
    pub fn row(&self, node: NodeId) -> u16 {
        self.layout.depth(self.placed(node))
    }

    /// The radius of the root.
    fn radius(&self) -> f64 {
        self.density.sizes(0).radius
    }

    /// Uses a stage that is taller than the drawing: rows move apart, to at most 1.5 times their distance, or together, to 0.62;
    /// boards have words below them and keep more.
    fn stretched(mut self) -> Plan {
        let gaps = self.layout.rows.count().saturating_sub(1).max(1) as f64;
        let scale = self.scale_for_width().min(LARGEST);
        let free = self.room() / scale - 2.0 * (MARGIN.1 + self.radius());
        let closest = if self.boards { 0.9 } else { 0.62 };
        self.pitch = (free / gaps).max(closest * self.pitch).min(1.5 * self.pitch);
        self
    }

    /// The height of the stage above the keys that a narrow one has along its lower edge.
    fn room(&self) -> f64 {
        self.stage.1 - if self.stage.0 < 480.0 { 44.0 } else { 0.0 }
    }

    fn scale_for_width(&self) -> f64 {
        self.stage.0 / (self.layout.width() + 2.0 * MARGIN.0 + self.row_label_width())
    }

    /// Space for the names of the rows, where there is room for them.
    pub fn row_label_width(&self) -> f64 {
        if self.labelled { 70.0 } else { 0.0 }
    }

    fn height(&self) -> f64 {
        self.pitch * self.layout.rows.count().saturating_sub(1) as f64
    }

    /// The view that shows everything, however small.
    pub fn whole(&self) -> View {
        let height = self.height() + 2.0 * (MARGIN.1 + self.radius());
        let scale = self.scale_for_width().min(self.room() / height).clamp(1e-4, LARGEST);
        let keys = (self.stage.1 - self.room()) / scale;
        View { scale, center: ((self.layout.width() - self.row_label_width()) / 2.0, (self.height() + keys) / 2.0 + 6.0) }
    }

    /// The view to begin with: everything if it is legible, otherwise the root at a legible size. A search that returns to the
    /// root for every iteration is shown whole however small: a view that went along would never stand still.
    pub fn start(&self, iterates: bool) -> View {
        let whole = self.whole();
        if iterates || whole.scale >= 0.55 {
            return whole;
        }
        let top = self.stage.1 / 2.0 - MARGIN.1 - self.radius();
        View { scale: 1.0, center: (self.layout.x(0), top) }
    }

    /// Where a node stands in the drawing.
    pub fn place(&self, node: NodeId) -> (f64, f64) {
        (self.layout.x(self.placed(node)), f64::from(self.row(node)) * self.pitch)
    }

    /// Where a node stands on the stage.
    pub fn on_stage(&self, view: View, node: NodeId) -> (f64, f64) {
        view.on_stage(self.stage, self.place(node))
    }

    /// The view with `node` on the stage: unchanged if it is there already, otherwise moved as little as brings it a fifth in.
    pub fn following(&self, view: View, node: NodeId) -> View {
        let (x, y) = self.on_stage(view, node);
        let by = |at: f64, size: f64| {
            if (0.04 * size..=0.96 * size).contains(&at) { 0.0 } else { at.max(0.2 * size).min(0.8 * size) - at }
        };
        view.moved((by(x, self.stage.0), by(y, self.stage.1)))
    }
}

impl View {
    /// A place of the drawing on a stage of this size.
    pub fn on_stage(self, stage: (f64, f64), place: (f64, f64)) -> (f64, f64) {
        (stage.0 / 2.0 + (place.0 - self.center.0) * self.scale, stage.1 / 2.0 + (place.1 - self.center.1) * self.scale)
    }

    /// The view scaled by a factor, with the place under a point of the stage kept.
    pub fn zoomed(self, stage: (f64, f64), at: (f64, f64), factor: f64) -> View {
        let scale = (self.scale * factor).clamp(1e-4, 4.0);
        let offset = (at.0 - stage.0 / 2.0, at.1 - stage.1 / 2.0);
        let shift = 1.0 / self.scale - 1.0 / scale;
        View { scale, center: (self.center.0 + offset.0 * shift, self.center.1 + offset.1 * shift) }
    }

    /// The view moved by some pixels.
    pub fn moved(self, by: (f64, f64)) -> View {
        View { center: (self.center.0 - by.0 / self.scale, self.center.1 - by.1 / self.scale), ..self }
    }
}

/// Half the width of a node at scale 1.
pub fn half_width(trace: &Trace, node: NodeId, sizes: &Sizes, boards: bool) -> f64 {
    match trace.kind(node) {
        _ if boards => sizes.board,
        Kind::Leaf => sizes.leaf.0,
        _ => sizes.radius,
    }
}
