//! The heights of rows: how far apart they are, and which row is at a height.

use super::plan::Plan;
use super::style::HEIGHT;
use super::view::LARGEST;

/// The height of the caption of a node in a crowd, in pixels.
const WORDS: f64 = 16.0;
/// The slot width in pixels that every row is high enough for.
const LOWEST: f64 = 14.0;
/// The distance between rows that a tree of few rows may have at any density, in pixels.
const TALL: f64 = 96.0;
/// The depth of the children that a search chooses among, in a deep tree, as a fraction of the
/// height of the drawing, and the distance of their own children from them.
const FIRST: f64 = 0.58;
const SECOND: f64 = 0.21;
/// The distance of a board with its ring and caption from its children, in pixels, and the least one of deeper rows for its sake.
const CAPTIONED: f64 = 76.0;
const CLOSE: f64 = 8.0;
/// The least distance of the children from the root for the sake of captions, as a fraction of the height of the drawing.
const LEAST_FIRST: f64 = 0.4;
/// The least number of gaps between rows of a tree that is deep in this sense.
const DEEP: usize = 4;

impl Plan {
    /// Returns the largest slot width, in pixels, at which a node and its caption still fit into
    /// the height of its row.
    pub fn tallest(&self, row: u16, scale: f64) -> f64 {
        let row = f64::from(row);
        let below = (self.level(row + 1.0) - self.level(row)) * self.down(scale);
        ((below - WORDS) / HEIGHT).max(LOWEST)
    }

    /// Returns the distance of a row below the root at scale 1; `row` may lie between two rows.
    pub(super) fn level(&self, row: f64) -> f64 {
        let more = self.lead * row.clamp(0.0, 1.0) + self.trail * (row - 1.0).clamp(0.0, 1.0);
        self.pitch * (row + more)
    }

    /// Returns the row at a distance below the root: the inverse of [`Plan::level`].
    pub(super) fn row_at(&self, y: f64) -> f64 {
        let rows = y / self.pitch;
        let (first, second) = (1.0 + self.lead, 1.0 + self.trail);
        if rows < first {
            rows / first
        } else if rows < first + second {
            1.0 + (rows - first) / second
        } else {
            2.0 + rows - first - second
        }
    }

    /// Fits the rows to the height of the stage: to at most 1.5 times their distance or [`TALL`], in
    /// pixels, and at least 0.62 times, or 0.9 times for boards, which have captions. Below the children
    /// that a search chooses among the rows may be close.
    pub(super) fn stretched(mut self) -> Plan {
        let gaps = self.layout.rows.count().saturating_sub(1).max(1) as f64;
        let gaps = gaps + self.lead + self.trail;
        let scale = self.scale_for_width().min(LARGEST);
        let closest = match self.boards {
            true if self.trail > 0.0 => 0.2,
            true => 0.9,
            false => 0.62,
        };
        self.pitch = (self.free_height(scale) / gaps)
            .max(closest * self.pitch)
            .min((1.5 * self.pitch).max(TALL) / scale.min(1.0));
        if self.boards && self.trail > 0.0 {
            self.make_room_for_captions(gaps);
        }
        self
    }

    /// Puts the rows below the children that a search chooses among closer together where the captions of these have no room, and
    /// where that does not suffice the children closer to the root.
    fn make_room_for_captions(&mut self, gaps: f64) {
        let unit = self.down(self.whole().scale);
        let below = self.layout.rows.count() as f64 - 3.0;
        let height = unit * self.pitch * gaps;
        let row = (((1.0 - FIRST) * height - CAPTIONED) / below).max(CLOSE);
        let lead = height - CAPTIONED - below * row;
        if unit * self.pitch * (1.0 + self.trail) < CAPTIONED && lead >= LEAST_FIRST * height {
            self.lead = lead / row - 1.0;
            self.trail = CAPTIONED / row - 1.0;
            self.pitch = row / unit;
        }
    }

    /// Returns the extra distances, in rows, of the root's children from the root and of their children
    /// from them, in a tree with so many gaps between its rows.
    pub(super) fn room_for_choice(gaps: usize) -> (f64, f64) {
        if gaps >= DEEP {
            // The other gaps share what these two leave of the height.
            let height = (gaps as f64 - 2.0) / (1.0 - FIRST - SECOND);
            (FIRST * height - 1.0, SECOND * height - 1.0)
        } else {
            (((FIRST * gaps as f64 - 1.0) / (1.0 - FIRST)).max(1.0), 0.0)
        }
    }
}
