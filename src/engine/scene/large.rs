//! A large tree laid out as rows, and where they are on the stage: the view of a node with its
//! subtree, the stretch of a node, and the node at a point.

use super::amount::{Fates, amounts};
use super::item::Size;
use super::known::Known;
use super::painting::Painting;
use super::plan::{Part, Plan, kinds};
use super::style::Density;
use super::view::{SCALES, View};
use crate::layout::{Layout, Rows};
use crate::trace::{Birth, Kind, NodeId, Trace};

/// The free space in pixels at the edges of the stage.
const EDGE: f64 = 12.0;
/// The width of a node, and the width at the left for the numbers of the rows.
const NODE: f64 = 16.0;
const ASIDE: f64 = 34.0;
/// The largest height of a row in pixels.
const TALLEST: f64 = 96.0;

/// The height of a row in pixels from which rows have a gap between them.
const APART: f64 = 5.0;

/// Returns the upper and the lower edge of the rectangles of a row in pixels.
pub fn edges(painting: &Painting, row: usize) -> (f64, f64) {
    let (middle, pitch) = (painting.row(row), painting.pitch());
    let gap = if pitch >= APART { 1.0 } else { 0.0 };
    let (top, next) = (
        (middle - pitch / 2.0).round(),
        (middle + pitch / 2.0).round(),
    );
    (top, (next - gap).max(top + 1.0))
}

impl Plan {
    /// Lays out a tree as rows, with kind and first visit of the node at each place.
    pub(super) fn of_rows(
        trace: &Trace,
        rows: Rows,
        (kind_at, births): (Vec<Kind>, Vec<Birth>),
        boards: bool,
        stage: Size,
        part: Part,
    ) -> Plan {
        let amounts = amounts(trace, part.compact);
        let amount = |&node: &u32| NODE * amounts[node as usize];
        let amounts: Vec<f64> = rows.nodes(0..rows.size()).iter().map(amount).collect();
        let layout = Layout::partition(rows, &amounts);
        Plan {
            fates: Some(Fates::new(trace, layout.rows.nodes(0..amounts.len()))),
            kinds: kinds(&layout, &kind_at),
            layout,
            density: Density::Rows,
            sizes: Density::Rows.sizes(0),
            numbers: std::collections::HashMap::new(),
            boards,
            graph: None,
            aside: if stage.width < 640.0 { 0.0 } else { ASIDE },
            lead: 0.0,
            trail: 0.0,
            iterates: !trace.landmarks().iterations.is_empty(),
            is_brief: false,
            pitch: Density::Rows.sizes(0).row,
            stage,
            known: Known::new(births),
            part,
        }
    }

    /// Returns the pixels per unit of height at which all rows fit, each at most [`TALLEST`] high.
    pub(super) fn scale_of_rows(&self) -> f64 {
        let all = self.height() + self.pitch;
        ((self.stage.height - 2.0 * EDGE) / all).min(TALLEST / self.pitch)
    }

    /// Returns the left and the right end of the rows on the stage.
    pub(super) fn ends_of_rows(&self) -> (f64, f64) {
        let left = EDGE + self.aside;
        (left, (self.stage.width - EDGE).max(left + 1.0))
    }

    /// Returns the view in which the subtree of a place takes the whole width.
    pub(super) fn showing_rows(&self, place: usize) -> View {
        let (left, right) = self.layout.extent(place);
        let (from, to) = self.ends_of_rows();
        let scale = ((to - from) / (right - left).max(1.0)).clamp(SCALES.0, SCALES.1);
        // A subtree that is narrow even at the largest scale is centred.
        let beside = (f64::midpoint(from, to) - self.stage.width / 2.0) / scale;
        View {
            scale,
            center: (f64::midpoint(left, right) - beside, self.height() / 2.0),
        }
    }

    /// Returns the left and the right edge of a place on the stage.
    pub(super) fn stretch(&self, view: View, place: usize) -> (f64, f64) {
        let (left, right) = self.layout.extent(place);
        let on_stage = |x: f64| self.stage.width / 2.0 + (x - view.center.0) * view.scale;
        (on_stage(left), on_stage(right))
    }

    /// Returns the point of a node's stretch that is nearest to the middle of the stage. Rows are
    /// never moved up or down to show a node.
    pub(super) fn nearest_in_row(&self, view: View, node: NodeId) -> (f64, f64) {
        let (left, right) = self.stretch(view, self.placed(node));
        let middle = self.stage.width / 2.0;
        (middle.clamp(left, right.max(left)), self.stage.height / 2.0)
    }

    /// Returns the node at a point of the stage, if a large tree is drawn as rows.
    pub fn under(&self, view: View, (x, y): (f64, f64)) -> Option<NodeId> {
        if !self.is_rows() {
            return None;
        }
        let down = self.down(view.scale);
        let row = (view.center.1 + (y - self.stage.height / 2.0) / down) / self.pitch + 0.5;
        let across = view.center.0 + (x - self.stage.width / 2.0) / view.scale;
        let row = (row >= 0.0).then_some(row as usize)?;
        let place = (row < self.layout.rows.count())
            .then(|| self.layout.across(row, across))
            .flatten()?;
        Some(NodeId(self.layout.rows.node(place)))
    }
}
