//! A tree of numbers on a small stage: as large as the stage allows, or larger than it.

use super::draft::{Draft, LABELS, ROOMY};
use super::plan::Plan;
use super::style::{Density, PITCHES, SNUG, Sizes};
use crate::layout::Layout;
use crate::trace::Kind;

/// The width of a stage in pixels from which the rows have their names.
const ROOMY_SNUG: f64 = 560.0;
/// The least width of a leaf in pixels on a stage narrower than [`ROOMY`], where fingers touch it.
const LEAST: f64 = 22.0;
/// The width of a leaf in pixels where a tree is wider than its stage, and how many times as wide it may be.
const PANNED: f64 = 24.0;
const STAGES: f64 = 5.0;
/// The distance of its rows in pixels, if they do not fit the height; and the one below which they do not fit it as a crowd either.
const LOW: f64 = 50.0;
const CLOSEST: f64 = 24.0;
/// The free space between inner nodes of one row, in pixels, on a stage where they are as large as it allows.
const NAMED: f64 = 3.0;

impl Draft<'_> {
    /// Lays out a tree of numbers as large as the whole stage allows; `None` if its numbers or its
    /// rows would have no room.
    pub fn snug(&self) -> Option<Plan> {
        let aside = if self.stage.width >= ROOMY_SNUG {
            LABELS
        } else {
            0.0
        };
        // The names of the rows stay while leaves have room for numbers of two digits with a frame.
        let with_names = (aside > 0.0).then(|| self.fitted(aside, 26.0));
        with_names.flatten().or_else(|| {
            self.fitted(
                0.0,
                if self.stage.width < ROOMY {
                    LEAST
                } else {
                    SNUG.start
                },
            )
        })
    }

    /// Finds the largest leaves, from `least` pixels, with which the tree is as wide as the stage.
    fn fitted(&self, aside: f64, least: f64) -> Option<Plan> {
        let rows = self.rows.as_ref()?;
        let widest = (0..rows.count()).map(|row| rows.row(row).len()).max()?;
        if widest as f64 * least > self.stage.width {
            return None;
        }
        let fits = |leaf: f64| {
            let pitch = self.pitch(leaf)?;
            let plan = Plan {
                aside,
                ..self.loose(leaf, pitch)?
            };
            (plan.scale_for_width() >= 1.0).then_some(plan)
        };
        let mut best = fits(least)?;
        let (mut low, mut high) = (least, SNUG.end);
        while high - low > 0.5 {
            let leaf = f64::midpoint(low, high);
            match fits(leaf) {
                Some(plan) => (low, best) = (leaf, plan),
                None => high = leaf,
            }
        }
        Some(best)
    }

    /// Lays out a tree of numbers that is larger than the stage: numbers stay, and the view moves
    /// with the search.
    pub fn panned(&self) -> Option<Plan> {
        let rows = self.rows.as_ref()?.count() as f64;
        let pitch = self.pitch(PANNED);
        let pitch = pitch.or_else(|| (self.stage.height / rows < CLOSEST).then_some(LOW))?;
        let plan = self.loose(PANNED, pitch)?;
        let is_near = plan.layout.width() <= STAGES * self.stage.width
            && plan.height() <= STAGES * self.stage.height;
        is_near.then_some(plan)
    }

    /// Returns the distance of rows with which a tree of numbers with leaves of this width fills the
    /// height of the stage.
    pub fn pitch(&self, leaf: f64) -> Option<f64> {
        let rows = self.rows.as_ref()?;
        let gaps = rows.count().saturating_sub(1).max(1) as f64;
        let mut pitch = PITCHES.end;
        // A node is smaller where rows are closer, and then the rows have more room.
        for _ in 0..8 {
            let sizes = Sizes::snug(leaf, pitch);
            let free = self.stage.height - Plan::margins(Density::Snug, &sizes, false);
            pitch = (free / gaps).min(PITCHES.end);
        }
        (pitch >= PITCHES.start).then_some(pitch)
    }

    fn loose(&self, leaf: f64, pitch: f64) -> Option<Plan> {
        let rows = self.rows.clone().filter(|_| self.is_snug())?;
        if self.is_hopeless(Density::Snug) {
            return None;
        }
        let sizes = Sizes::snug(leaf, pitch);
        let width = |place: usize| {
            let kind = self.kind_at[place];
            let gap = if kind == Kind::Leaf { sizes.gap } else { NAMED };
            2.0 * self.half(rows.node(place), kind, &sizes, Density::Snug) + gap
        };
        let widths: Vec<f64> = (0..rows.size()).map(width).collect();
        let layout = Layout::new(rows, &widths, 0.0, sizes.far - sizes.gap);
        Some(self.plan(layout, Density::Snug, sizes, (0.0, 0.0)))
    }
}
