//! A row of a large tree: nodes narrower than a few pixels share pixel columns, each drawn with the outcome that is widest in it; every
//! wider node has its own rectangle.

use super::item::{Item, Scene, Shape};
use super::outcome::Outcome;

/// The width in pixels from which a node has a rectangle of its own, and the gap behind it.
pub const OWN: f64 = 4.0;
const GAP: f64 = 1.5;
/// The least part of a pixel column, carried parts included, from which it is drawn.
const HALF: f64 = 0.5;

/// The rectangles of a row, by outcome, and the pixel column in progress.
///
/// Error diffusion: the covered fraction of a column is carried over to the next one with nodes, so
/// that the drawn columns are together as wide as the nodes of the row, but at least one pixel.
pub struct Strip {
    /// The width of a column in pixels.
    unit: f64,
    spans: [Vec<(f64, f64)>; Outcome::ALL.len()],
    /// The pixel column in progress, the width of each outcome in it, and the fraction carried over
    /// to it.
    column: f64,
    shares: [f64; Outcome::ALL.len()],
    carried: f64,
}

impl Strip {
    /// Begins a row with columns of this width in pixels.
    pub fn new(unit: f64) -> Strip {
        Strip {
            unit,
            spans: Default::default(),
            column: f64::NEG_INFINITY,
            shares: Default::default(),
            carried: HALF,
        }
    }

    /// Adds a node between two positions in pixels.
    pub fn add(&mut self, (left, right): (f64, f64), outcome: Outcome) {
        if right - left >= OWN {
            self.settle();
            // What is not reached cannot be told apart.
            let gap = if outcome.is_reached() { GAP } else { 0.0 };
            let (from, to) = (left.round(), right.round() - gap);
            self.spans[outcome as usize].push((from, to));
            self.column = to / self.unit;
            return;
        }
        self.spread((left, right), |width| [(outcome, width)]);
    }

    /// Adds what lies between two positions in pixels: `parts` tells the outcomes in a part of a column.
    pub fn spread<const COUNT: usize>(
        &mut self,
        (left, right): (f64, f64),
        parts: impl Fn(f64) -> [(Outcome, f64); COUNT],
    ) {
        let (mut from, right) = (left / self.unit, right / self.unit);
        while from < right {
            let to = (from.floor() + 1.0).min(right);
            for (outcome, part) in parts(to - from) {
                self.share(from.floor(), part, outcome);
            }
            from = to;
        }
    }

    /// Adds a part of a pixel column.
    fn share(&mut self, column: f64, part: f64, outcome: Outcome) {
        if column > self.column {
            self.settle();
            self.column = column;
        }
        self.shares[outcome as usize] += part;
    }

    /// Draws the pixel column in progress with the outcome that is widest in it.
    pub fn settle(&mut self) {
        let shares = std::mem::take(&mut self.shares);
        let widest = (0..shares.len()).max_by(|&one, &other| shares[one].total_cmp(&shares[other]));
        let Some(widest) = widest.filter(|&widest| shares[widest] > 0.0) else {
            return;
        };
        self.carried += shares.iter().sum::<f64>().min(1.0);
        if self.carried < HALF {
            return;
        }
        self.carried -= 1.0;
        let (from, to) = (self.unit * self.column, self.unit * (self.column + 1.0));
        match self.spans[widest].last_mut() {
            Some(last) if last.1 == from => last.1 = to,
            _ => self.spans[widest].push((from, to)),
        }
    }

    /// Adds its rectangles to a scene.
    pub fn draw(self, (top, bottom): (f64, f64), scene: &mut Scene) {
        for (outcome, spans) in Outcome::ALL.into_iter().zip(self.spans) {
            let rect =
                |(left, right): (f64, f64)| Shape::Rect(left, top, right - left, bottom - top, 0.0);
            if !spans.is_empty() {
                scene.items.push(Item {
                    shape: Shape::Many(spans.into_iter().map(rect).collect()),
                    fill: Some(outcome.ink()),
                    stroke: None,
                });
            }
        }
    }
}
