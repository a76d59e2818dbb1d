//! A large tree laid out as rows, and where they are on the stage: the view of a node with its
//! subtree, the stretch of a node, and the node at a point.

use super::amount::amounts;
use super::fates::Fates;
use super::item::Size;
use super::known::Known;
use super::lens::Lens;
use super::painting::Painting;
use super::plan::{Part, Plan, kinds};
use super::style::Density;
use super::view::{SCALES, View};
use crate::layout::{Layout, Rows};
use crate::trace::{Birth, Kind, Moment, NodeId, Trace};

/// The free space in pixels at the edges of the stage.
const EDGE: f64 = 12.0;
/// The width of a node, and the width at the left for the numbers of the rows.
const NODE: f64 = 16.0;
const ASIDE: f64 = 34.0;
/// The height of the overview below the rows, for each row, at least and at most.
const STRIP: f64 = 5.0;
const OVERVIEW: (f64, f64) = (20.0, 44.0);
/// The space between the rows and it, with its caption.
const CAPTION: f64 = 24.0;
/// The size of the stage from which there is one.
const ROOMY: Size = Size::new(480.0, 320.0);

/// The height of a row in pixels from which rows have a gap between them, the part of the height that it takes, and the widest.
const APART: f64 = 5.0;
const GAP: (f64, f64) = (0.12, 14.0);

/// Returns the upper and the lower edge of the rectangles of a row in pixels.
pub fn edges(painting: &Painting, row: usize) -> (f64, f64) {
    let (middle, pitch) = (painting.row(row), painting.pitch());
    let gap = if pitch >= APART {
        (GAP.0 * pitch).clamp(1.0, GAP.1).round()
    } else {
        0.0
    };
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
        let layout = Layout::partition(rows, |node| NODE * amounts[node as usize]);
        drop(amounts);
        let nodes = layout.rows.nodes(0..layout.rows.size());
        let width = |place| {
            let (left, right) = layout.extent(place);
            right - left
        };
        Plan {
            fates: Some(Fates::new(trace, nodes, births, width)),
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
            known: Known::default(),
            part,
        }
    }

    /// Returns the pixels per unit of height at which the rows fill the stage, above their overview.
    pub(super) fn scale_of_rows(&self) -> f64 {
        let all = self.height() + self.pitch;
        (self.stage.height - 2.0 * EDGE - self.below_rows()).max(1.0) / all
    }

    /// Returns the height that the overview takes below the rows.
    fn below_rows(&self) -> f64 {
        self.overview_of_rows()
            .map_or(0.0, |(.., height)| height + CAPTION)
    }

    /// Returns left, top, width and height of the overview below the rows, in pixels; `None` without one.
    pub(super) fn overview_of_rows(&self) -> Option<(f64, f64, f64, f64)> {
        let Size { width, height } = self.stage;
        let is_there = self.is_rows() && width >= ROOMY.width && height >= ROOMY.height;
        let (left, right) = self.ends_of_rows();
        let rise = (STRIP * self.layout.rows.count() as f64).clamp(OVERVIEW.0, OVERVIEW.1);
        is_there.then_some((left, height - EDGE - rise, right - left, rise))
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
        let above = self.below_rows() / 2.0 / self.scale_of_rows();
        let center = (
            f64::midpoint(left, right) - beside,
            self.height() / 2.0 + above,
        );
        View { scale, center }
    }

    /// Returns the left and the right edge of a place on the stage, true to its amount.
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

    /// Returns how far from the left the middle of a node is drawn at a moment.
    pub fn drawn(&self, view: View, moment: &Moment, node: NodeId) -> f64 {
        if !self.is_rows() {
            return self.on_stage(view, node).0;
        }
        let place = self.placed(node);
        let (row, lens) = (
            usize::from(self.layout.depth(place)),
            Lens::new(self, view, moment),
        );
        let (left, right) = self.layout.extent(place);
        f64::midpoint(lens.at(row, left), lens.at(row, right))
    }

    /// Returns the node at a point of the stage at a moment, if a large tree is drawn as rows.
    pub fn under(&self, view: View, moment: &Moment, (x, y): (f64, f64)) -> Option<NodeId> {
        if !self.is_rows() {
            return None;
        }
        let down = self.down(view.scale);
        let row = (view.center.1 + (y - self.stage.height / 2.0) / down) / self.pitch + 0.5;
        let row = (row >= 0.0).then_some(row as usize)?;
        let across = Lens::new(self, view, moment).under(row, x);
        let place = (row < self.layout.rows.count())
            .then(|| self.layout.across(row, across))
            .flatten()?;
        Some(NodeId(self.layout.rows.node(place)))
    }
}
