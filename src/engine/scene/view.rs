//! The part of a plan that is in view, and how it is moved. A crowd is scaled down only across: its rows fill the stage.

use super::plan::Plan;
use crate::trace::NodeId;

/// Space kept around the drawing: for names, windows and row labels.
const MARGIN: (f64, f64) = (34.0, 40.0);
/// No drawing is blown up beyond this to fill a stage.
const LARGEST: f64 = 1.25;
/// What a crowd leaves free in pixels above its first row and below its last: its nodes are as large at any scale.
const ABOVE: f64 = 46.0;
const BELOW: f64 = 40.0;
/// What the keys of a broad stage take of its right edge beyond the margin.
const KEYS: f64 = 30.0;
/// Rows of a crowd closer than this, in pixels, are not what one begins with, if there is another way.
const CLOSEST: f64 = 24.0;
/// How far one can go in and out by hand.
const SCALES: (f64, f64) = (1e-7, 8.0);

/// The part of a plan that is in view.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// Pixels per unit.
    pub scale: f64,
    /// The place of the drawing that stands in the middle of the stage.
    pub center: (f64, f64),
}

impl View {
    /// Part of the way to another view.
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
    /// The height of the stage above the keys that a narrow one has along its lower edge.
    fn room(&self) -> f64 {
        self.stage.1 - if self.stage.0 < 480.0 { 44.0 } else { 0.0 }
    }

    /// What a stage leaves for the distances between rows at a scale, in the unit of the drawing.
    pub(super) fn free_height(&self, scale: f64) -> f64 {
        self.room() / scale - 2.0 * (MARGIN.1 + self.radius())
    }

    /// Where the keys of a broad stage begin.
    pub(super) fn right(&self) -> f64 {
        self.stage.0 - 2.0 * self.keys()
    }

    /// How much of the right edge the keys of a broad stage take; those of a narrow one lie below.
    fn keys(&self) -> f64 {
        if self.stage.0 < 480.0 { 0.0 } else { KEYS }
    }

    pub(super) fn scale_for_width(&self) -> f64 {
        (self.stage.0 - self.keys()) / (self.layout.width() + 2.0 * MARGIN.0 + self.aside)
    }

    fn height(&self) -> f64 {
        self.pitch * self.layout.rows.count().saturating_sub(1) as f64
    }

    /// The scale at which all rows fit.
    fn scale_for_height(&self) -> f64 {
        if self.is_crowd() {
            return self.scale_for_rows(self.height());
        }
        self.room() / (self.height() + 2.0 * (MARGIN.1 + self.radius()))
    }

    /// The scale at which rows of a crowd over this height fit.
    fn scale_for_rows(&self, height: f64) -> f64 {
        (self.room() - ABOVE - BELOW) / height.max(1.0)
    }

    /// The view that shows everything, however small.
    pub fn whole(&self) -> View {
        if self.is_crowd() {
            return self.showing(0);
        }
        let scale = self
            .scale_for_width()
            .min(self.scale_for_height())
            .clamp(SCALES.0, LARGEST);
        let (beside, below) = (self.keys() / scale, (self.stage.1 - self.room()) / scale);
        View {
            scale,
            center: (
                (self.layout.width() - self.aside + beside) / 2.0,
                (self.height() + below) / 2.0 + 6.0,
            ),
        }
    }

    /// The view of a place and all that is below it, of a crowd.
    pub fn showing(&self, place: usize) -> View {
        let (left, right) = self.layout.extent(place);
        let keys = self.keys();
        let free = self.stage.0 - 2.0 * MARGIN.0 - self.aside - keys;
        let top = f64::from(self.layout.depth(place)) * self.pitch;
        let rows = self.height() - top;
        let scale = (free / (right - left).max(1.0))
            .min(LARGEST)
            .min(self.scale_for_rows(rows))
            .max(SCALES.0);
        let middle = f64::midpoint(left, right) + (keys - self.aside) / 2.0 / scale;
        // Rows that fit stand in the middle; of others the upper ones are in view.
        let rest = (self.room() - ABOVE - BELOW - rows * self.down(scale)).max(0.0);
        View {
            scale,
            center: (middle, self.middle_below(top, ABOVE + rest / 2.0, scale)),
        }
    }

    /// What stands in the middle from top to bottom where `top` stands so many pixels below the edge of the stage.
    fn middle_below(&self, top: f64, pixels: f64, scale: f64) -> f64 {
        top + (self.stage.1 / 2.0 - pixels) / self.down(scale)
    }

    /// How many pixels a unit has downwards, where it has `scale` across.
    pub fn down(&self, scale: f64) -> f64 {
        if self.is_crowd() {
            scale.max(self.scale_for_height().min(LARGEST))
        } else {
            scale
        }
    }

    /// The view to begin with: everything if it is legible or a crowd, otherwise the root at a legible size. A search that
    /// returns to the root for every iteration is shown whole however small: a view that went along would never stand still.
    pub fn start(&self, iterates: bool) -> View {
        let whole = self.whole();
        if self.is_crowd() {
            // A deep and narrow one can be shown larger.
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
        if iterates || whole.scale >= 0.55 {
            return whole;
        }
        let top = self.middle_below(0.0, MARGIN.1 + self.radius(), 1.0);
        View {
            scale: 1.0,
            center: (self.layout.x(0), top),
        }
    }

    /// Where a place of the drawing stands on the stage.
    pub fn to_stage(&self, view: View, (x, y): (f64, f64)) -> (f64, f64) {
        let down = self.down(view.scale);
        (
            self.stage.0 / 2.0 + (x - view.center.0) * view.scale,
            self.stage.1 / 2.0 + (y - view.center.1) * down,
        )
    }

    /// Where a node stands on the stage.
    pub fn on_stage(&self, view: View, node: NodeId) -> (f64, f64) {
        self.to_stage(view, self.place(node))
    }

    /// The view scaled by a factor, with the place under a point of the stage kept.
    pub fn zoomed(&self, view: View, at: (f64, f64), factor: f64) -> View {
        // Much further away than the whole there is nothing to be seen.
        let least = (0.6 * self.whole().scale).min(view.scale).max(SCALES.0);
        let scale = (view.scale * factor).clamp(least, SCALES.1);
        let offset = (at.0 - self.stage.0 / 2.0, at.1 - self.stage.1 / 2.0);
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

    /// The view moved by some pixels.
    pub fn moved(&self, view: View, by: (f64, f64)) -> View {
        View {
            center: (
                view.center.0 - by.0 / view.scale,
                view.center.1 - by.1 / self.down(view.scale),
            ),
            ..view
        }
    }

    /// The view with `node` on the stage: unchanged if it is there already, otherwise moved as little as brings it a fifth in.
    pub fn following(&self, view: View, node: NodeId) -> View {
        let (x, y) = self.on_stage(view, node);
        let by = |at: f64, size: f64| {
            if (0.04 * size..=0.96 * size).contains(&at) {
                0.0
            } else {
                at.max(0.2 * size).min(0.8 * size) - at
            }
        };
        self.moved(view, (by(x, self.stage.0), by(y, self.stage.1)))
    }
}
