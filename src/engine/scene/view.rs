//! The part of a plan in view, and its movement. Crowds and rows are scaled only horizontally: they
//! fill the height of the stage.

use super::plan::Plan;
use super::style::{Density, Sizes};
use crate::trace::NodeId;

/// The margin at both sides of the drawing, in its unit: for names and windows.
const ASIDE: f64 = 34.0;
/// The same of a tree that is drawn as large as the stage allows.
const RIM: f64 = 8.0;
/// Where the current node of a wider tree stands, as a part of the stage's width.
const NOW: f64 = 0.55;
/// The margin at the right of a deep tree, for a number of seven digits beside its last node.
const NUMBER: f64 = 72.0;
/// The margin between the edge of the stage and the first row: for the ring of the current node.
const OVER: f64 = 26.0;
/// The margin below the last row: for numbers below leaves, or for captions of boards.
const UNDER: f64 = 30.0;
const UNDER_BOARDS: f64 = 40.0;
/// What the captions of a choice need below its boards, if these are the last row.
const CAPTIONS: f64 = 22.0;
/// The margins of a tree that is drawn as large as the stage allows.
const OVER_SNUG: f64 = 16.0;
const UNDER_SNUG: f64 = 20.0;
/// The largest scale to which a drawing is enlarged to fill a stage.
pub(super) const LARGEST: f64 = 1.25;
/// The free space in pixels above the first row of a crowd and below its last: its nodes are as
/// large at any scale.
const ABOVE: f64 = 46.0;
const BELOW: f64 = 40.0;
/// The distance in pixels of rows of a crowd below which another view is preferred at the start.
const CLOSEST: f64 = 24.0;
/// The limits of the scale when zooming.
pub(super) const SCALES: (f64, f64) = (1e-7, 8.0);

/// The part of a plan that is in view.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// Pixels per unit of the drawing, horizontally.
    pub scale: f64,
    /// The point of the drawing at the centre of the stage.
    pub center: (f64, f64),
}

impl View {
    /// Returns the view between this one and another; `part` is from 0 to 1.
    pub fn towards(self, to: View, part: f64) -> View {
        let mix = |from: f64, to: f64| from + part * (to - from);
        View {
            scale: mix(self.scale, to.scale),
            center: (
                mix(self.center.0, to.center.0),
                mix(self.center.1, to.center.1),
            ),
        }
    }
}

impl Plan {
    /// Returns the height for the distances between rows at a scale, in the unit of the drawing.
    pub(super) fn free_height(&self, scale: f64) -> f64 {
        self.stage.height / scale - self.above() - self.below()
    }

    /// Returns the distance of the first row from the upper edge of the drawing, in its unit.
    fn above(&self) -> f64 {
        above(self.density, &self.sizes)
    }

    /// Returns the distance of the last row from the lower edge of the drawing, in its unit.
    fn below(&self) -> f64 {
        let captions = if self.is_brief { CAPTIONS } else { 0.0 };
        let has_boards = self.boards || self.graph.is_some();
        captions + below(self.density, &self.sizes, has_boards)
    }

    /// Returns the height above the first row and below the last, in the unit of the drawing.
    pub(super) fn margins(density: Density, sizes: &Sizes, boards: bool) -> f64 {
        above(density, sizes) + below(density, sizes, boards)
    }

    pub(super) fn scale_for_width(&self) -> f64 {
        self.stage.width / (self.layout.width() + self.left() + self.right() + self.aside)
    }

    /// Returns the margin at the right of the drawing, in its unit.
    fn right(&self) -> f64 {
        match self.density {
            Density::Deep => NUMBER,
            Density::Snug => RIM,
            _ => ASIDE,
        }
    }

    /// Returns the margin at the left of the drawing, in its unit.
    fn left(&self) -> f64 {
        if self.density == Density::Snug {
            RIM
        } else {
            ASIDE
        }
    }

    pub(super) fn height(&self) -> f64 {
        self.level(self.layout.rows.count().saturating_sub(1) as f64)
    }

    /// Returns the scale at which all rows fit.
    fn scale_for_height(&self) -> f64 {
        if self.is_rows() {
            return self.scale_of_rows();
        }
        if self.is_crowd() {
            return self.scale_for_rows(self.height());
        }
        self.stage.height / (self.height() + self.above() + self.below())
    }

    /// Returns the scale at which rows of a crowd over this height fit.
    fn scale_for_rows(&self, height: f64) -> f64 {
        (self.stage.height - ABOVE - BELOW) / height.max(1.0)
    }

    /// Returns the view of the whole drawing, however small.
    pub fn whole(&self) -> View {
        if self.fills() {
            return self.showing(0);
        }
        let scale = self.scale_for_width().min(self.scale_for_height()).clamp(
            SCALES.0,
            if self.density == Density::Snug {
                1.0
            } else {
                LARGEST
            },
        );
        View {
            scale,
            center: (
                (self.layout.width() + self.right() - self.left() - self.aside) / 2.0,
                (self.height() + self.below() - self.above()) / 2.0,
            ),
        }
    }

    /// Returns the view of a place of a crowd, or of rows, and its subtree.
    pub fn showing(&self, place: usize) -> View {
        if self.is_rows() {
            return self.showing_rows(place);
        }
        let (left, right) = self.layout.extent(place);
        let free = self.stage.width - 2.0 * ASIDE - self.aside;
        let top = self.level(f64::from(self.layout.depth(place)));
        let rows = self.height() - top;
        let scale = (free / (right - left).max(1.0))
            .min(LARGEST)
            .min(self.scale_for_rows(rows))
            .max(SCALES.0);
        let middle = f64::midpoint(left, right) - self.aside / 2.0 / scale;
        // Rows that fit are centred; of others the upper ones are in view.
        let rest = (self.stage.height - ABOVE - BELOW - rows * self.down(scale)).max(0.0);
        View {
            scale,
            center: (middle, self.middle_below(top, ABOVE + rest / 2.0, scale)),
        }
    }

    /// Returns the view of a crowd, or of rows, with the siblings of the last place of a path from the root down, and in a crowd with the
    /// path itself.
    pub fn showing_path(&self, path: &[usize]) -> View {
        let [.., parent, _] = path[..] else {
            return self.whole();
        };
        if self.is_rows() {
            return self.showing_rows(parent);
        }
        let siblings = self.layout.rows.below(parent..parent + 1);
        let ends = [siblings.start, siblings.end - 1].map(|place| self.layout.x(place));
        let all = || path.iter().map(|&place| self.layout.x(place)).chain(ends);
        let (left, right) = (
            all().fold(f64::INFINITY, f64::min),
            all().fold(f64::NEG_INFINITY, f64::max),
        );
        let free = self.stage.width - 4.0 * ASIDE - self.aside;
        let whole = self.whole();
        let scale = (free / (right - left).max(1.0)).clamp(whole.scale, LARGEST.max(whole.scale));
        let middle = f64::midpoint(left, right) - self.aside / 2.0 / scale;
        View {
            scale,
            center: (middle, whole.center.1),
        }
    }

    /// Returns the vertical centre of a view in which `top` is `pixels` below the upper edge of the
    /// stage.
    fn middle_below(&self, top: f64, pixels: f64, scale: f64) -> f64 {
        top + (self.stage.height / 2.0 - pixels) / self.down(scale)
    }

    /// Returns the vertical scale, in pixels per unit, for a horizontal one.
    pub fn down(&self, scale: f64) -> f64 {
        if self.is_rows() {
            self.scale_of_rows()
        } else if self.is_crowd() {
            // Rows that can be told apart stay where they are.
            match self.scale_for_height().min(LARGEST) {
                fitting if self.pitch * fitting >= CLOSEST => fitting,
                fitting => scale.max(fitting),
            }
        } else {
            scale
        }
    }

    /// Returns the first view: everything if it is legible or a crowd, otherwise the root at a
    /// legible size.
    ///
    /// A search with iterations is shown whole however small: it returns to the root each time, and
    /// a view that followed it would never rest.
    pub fn start(&self, iterates: bool) -> View {
        let whole = self.whole();
        if self.is_rows() {
            return whole;
        }
        if self.is_crowd() {
            // A deep and narrow crowd can be shown larger.
            let scale = self.scale_for_width().min(0.8);
            let is_deep =
                self.pitch * self.down(whole.scale) < CLOSEST && self.pitch * scale > CLOSEST;
            let center = (self.layout.x(0), self.middle_below(0.0, ABOVE, scale));
            return if is_deep && !iterates {
                View { scale, center }
            } else {
                whole
            };
        }
        if self.pans() {
            return self.panned_to(NodeId::ROOT);
        }
        if iterates || whole.scale >= 0.55 {
            return whole;
        }
        let top = self.middle_below(0.0, self.above(), 1.0);
        View {
            scale: 1.0,
            center: (self.layout.x(0), top),
        }
    }

    /// Returns the position of a point of the drawing on the stage.
    pub fn to_stage(&self, view: View, (x, y): (f64, f64)) -> (f64, f64) {
        let down = self.down(view.scale);
        (
            self.stage.width / 2.0 + (x - view.center.0) * view.scale,
            self.stage.height / 2.0 + (y - view.center.1) * down,
        )
    }

    /// Returns the position of a node on the stage.
    pub fn on_stage(&self, view: View, node: NodeId) -> (f64, f64) {
        self.to_stage(view, self.place(node))
    }

    /// Scales the view by a factor and keeps the point at `at` of the stage in place.
    pub fn zoomed(&self, view: View, at: (f64, f64), factor: f64) -> View {
        // Zooming out ends a little beyond the whole drawing.
        let least = (0.6 * self.whole().scale).min(view.scale).max(SCALES.0);
        let scale = (view.scale * factor).clamp(least, SCALES.1);
        let offset = (
            at.0 - self.stage.width / 2.0,
            at.1 - self.stage.height / 2.0,
        );
        let across = 1.0 / view.scale - 1.0 / scale;
        let down = 1.0 / self.down(view.scale) - 1.0 / self.down(scale);
        View {
            scale,
            center: (
                view.center.0 + offset.0 * across,
                view.center.1 + offset.1 * down,
            ),
        }
    }

    /// Moves the view by some pixels.
    pub fn moved(&self, view: View, by: (f64, f64)) -> View {
        View {
            center: (
                view.center.0 - by.0 / view.scale,
                view.center.1 - by.1 / self.down(view.scale),
            ),
            ..view
        }
    }

    /// Returns the view of a tree that is larger than the stage in which a node is a little right of
    /// the middle and below it, or as near to that as the ends of the drawing allow: nothing but the
    /// tree is in view.
    fn panned_to(&self, node: NodeId) -> View {
        let (x, y) = self.place(node);
        let center = |at: f64, stage: f64, from: f64, to: f64| {
            let ends = (from + stage / 2.0, to - stage / 2.0);
            let is_wider = ends.0 < ends.1;
            let middle = at + (0.5 - NOW) * stage;
            if is_wider {
                middle.clamp(ends.0, ends.1)
            } else {
                f64::midpoint(from, to)
            }
        };
        View {
            scale: 1.0,
            center: (
                center(x, self.stage.width, -RIM, self.layout.width() + RIM),
                center(
                    y,
                    self.stage.height,
                    -self.above(),
                    self.height() + self.below(),
                ),
            ),
        }
    }

    /// Moves the view just so far that `node` is a fifth of the stage from its edge; not at all if
    /// it is on the stage already.
    pub fn following(&self, view: View, node: NodeId) -> View {
        if self.pans() && view.scale == 1.0 {
            return self.panned_to(node);
        }
        let (x, y) = if self.is_rows() {
            self.nearest_in_row(view, node)
        } else {
            self.on_stage(view, node)
        };
        let by = |at: f64, size: f64| {
            if (0.04 * size..=0.96 * size).contains(&at) {
                0.0
            } else {
                at.max(0.2 * size).min(0.8 * size) - at
            }
        };
        self.moved(view, (by(x, self.stage.width), by(y, self.stage.height)))
    }
}

fn above(density: Density, sizes: &Sizes) -> f64 {
    let over = if density == Density::Snug {
        OVER_SNUG
    } else {
        OVER
    };
    over + sizes.radius
}

fn below(density: Density, sizes: &Sizes, boards: bool) -> f64 {
    match density {
        _ if boards => UNDER_BOARDS + sizes.radius,
        Density::Snug => UNDER_SNUG + sizes.leaf.1,
        _ => UNDER + sizes.leaf.1,
    }
}
