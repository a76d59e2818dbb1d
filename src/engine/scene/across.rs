//! The rows of a large tree from left to right: where each node stands, and which of them are drawn. Neighbouring nodes that all share a
//! pixel column are taken together, so that a frame costs the same however many nodes there are.

use super::fates::{Known, Shares};
use super::item::{Scene, Spot};
use super::lens::Lens;
use super::outcome::Outcome;
use super::painting::Painting;
use super::plan::Plan;
use super::strip::{OWN, Strip};
use super::view::View;
use crate::trace::NodeId;
use std::ops::Range;

/// The width in pixels of the columns that narrow nodes share, on the stage and where the whole tree is small.
const COLUMN: f64 = 1.0;
const COARSE: f64 = 2.0;
/// The width in pixels below which one of neighbouring nodes stands for all on the stage while their outcomes change.
const GRAIN: f64 = 0.5;

/// Where the nodes of rows stand from left to right.
pub struct Across<'a> {
    lens: Lens,
    before: Option<(&'a Lens, f64)>,
    /// The plan and the view from which the rows move, and the progress of that movement.
    from: Option<(&'a Plan, View, f64)>,
    /// The left and the right end of what is drawn.
    ends: (f64, f64),
    /// The width in pixels of a column; neighbouring nodes that are narrower together are taken together.
    column: f64,
    /// The width in pixels below which one of them stands for all while their outcomes change.
    grain: f64,
}

impl<'a> Across<'a> {
    pub fn of(painting: &'a Painting) -> Across<'a> {
        Across {
            lens: painting.lens.clone().unwrap_or_default(),
            before: painting
                .lens_before
                .as_ref()
                .map(|(lens, part)| (lens, *part)),
            from: painting.from,
            ends: (0.0, painting.plan.stage.width),
            column: COLUMN,
            grain: GRAIN,
        }
    }

    /// Returns the whole tree between two positions, true to the amounts.
    pub fn plain(plan: &Plan, ends: (f64, f64)) -> Across<'a> {
        Across {
            lens: Lens::plain(plan, ends),
            before: None,
            from: None,
            ends,
            column: COARSE,
            grain: COARSE,
        }
    }

    /// Returns the position of an edge of a row.
    fn at(&self, row: usize, x: f64) -> f64 {
        let now = self.lens.at(row, x);
        match self.before {
            Some((lens, part)) => mix(lens.at(row, x), now, part),
            None => now,
        }
    }

    /// Returns the left and right edge of neighbouring places of a row.
    pub fn stretch(&self, painting: &Painting, row: usize, places: Range<usize>) -> (f64, f64) {
        let plan = painting.plan;
        let left = self.at(row, plan.layout.extent(places.start).0);
        let right = self.at(row, plan.layout.extent(places.end - 1).1);
        let Some((old, view, part)) = self.from else {
            return (left, right);
        };
        let node = NodeId(plan.layout.rows.node(places.start));
        // A new node grows out of the right edge of its nearest ancestor that was drawn before.
        let trace = painting.moment.trace();
        let before = match old.layout.place(node.0) {
            Some(place) => old.stretch(view, place),
            None => {
                let above = trace
                    .ancestors(node)
                    .find_map(|above| old.layout.place(above.0));
                let edge = old.stretch(view, above.unwrap_or(0)).1;
                (edge, edge)
            }
        };
        (mix(before.0, left, part), mix(before.1, right, part))
    }

    /// Returns the places of a row whose stretches reach between the ends.
    fn in_view(&self, plan: &Plan, row: usize) -> Range<usize> {
        let places = plan.layout.rows.row(row);
        if self.from.is_some() {
            return places;
        }
        let (mut left, mut right) = (
            self.lens.under(row, self.ends.0),
            self.lens.under(row, self.ends.1),
        );
        if let Some((lens, _)) = self.before {
            left = left.min(lens.under(row, self.ends.0));
            right = right.max(lens.under(row, self.ends.1));
        }
        let start = places.start + plan.layout.ended(places.clone(), left);
        start..start + plan.layout.begun(start..places.end, right)
    }

    /// Draws a row between an upper and a lower edge.
    pub fn strip(
        &self,
        painting: &Painting,
        row: usize,
        (top, bottom): (f64, f64),
        scene: &mut Scene,
    ) {
        let Painting { plan, moment, .. } = painting;
        let Some(fates) = &plan.fates else { return };
        let mut strip = Strip::new(self.column);
        let places = self.in_view(plan, row);
        let mut next = places.start;
        while next < places.end {
            if let Some(block) = self.together(painting, row, next..places.end, &mut strip) {
                next = block.end;
                continue;
            }
            let place = next;
            next += 1;
            let (left, right) = self.stretch(painting, row, place..place + 1);
            let span = (left.max(self.ends.0), right.min(self.ends.1));
            let node = NodeId(plan.layout.rows.node(place));
            let outcome = fates.at(moment, place, node);
            if span.1 <= span.0 || is_hidden(painting, outcome) {
                continue;
            }
            strip.add(span, outcome);
            if right - left >= OWN {
                scene.spots.push(Spot {
                    node,
                    at: (left.midpoint(right), top.midpoint(bottom)),
                    reach: ((right - left) / 2.0, (bottom - top) / 2.0),
                });
            }
        }
        strip.settle();
        strip.draw((top, bottom), scene);
    }

    /// Adds the largest block of nodes at the first of some places that is narrow enough to be taken together; `None` without one.
    fn together(
        &self,
        painting: &Painting,
        row: usize,
        places: Range<usize>,
        strip: &mut Strip,
    ) -> Option<Range<usize>> {
        let Painting { plan, moment, .. } = painting;
        let fates = plan.fates.as_ref().filter(|_| self.from.is_none())?;
        let first = places.start;
        let mut fitting = Vec::new();
        for block in fates
            .blocks(first)
            .take_while(|block| block.end <= places.end)
        {
            let (left, right) = self.stretch(painting, row, block.clone());
            if right - left >= self.column {
                break;
            }
            fitting.push((block, (left, right)));
        }
        let known = |(block, (left, right)): (Range<usize>, (f64, f64))| {
            let shares = fates.shares(&block);
            let extent = (
                plan.layout.extent(first).0,
                plan.layout.extent(block.end - 1).1,
            );
            let unit = 1.0 / (extent.1 - extent.0).max(f64::MIN_POSITIVE);
            let all = |outcome: Outcome| {
                let sum = f64::from(shares.iter().sum::<f32>()) * unit;
                Filled::With(outcome, sum)
            };
            let filled = match fates.known(&block, moment) {
                Known::Unseen => all(Outcome::Unseen),
                Known::Settled => Filled::As(shares, unit),
                Known::Mixed if right - left < self.grain => {
                    let place = block.start.midpoint(block.end);
                    let node = NodeId(plan.layout.rows.node(place));
                    all(fates.at(moment, place, node))
                }
                Known::Mixed => return None,
            };
            Some((block, (left, right), filled))
        };
        let (block, span, filled) = fitting.into_iter().rev().find_map(known)?;
        match filled {
            Filled::With(outcome, _) if is_hidden(painting, outcome) => {}
            Filled::With(outcome, sum) => strip.spread(span, |width| [(outcome, width * sum)]),
            Filled::As(shares, unit) => strip.spread(span, |width| {
                Outcome::ALL
                    .map(|outcome| (outcome, width * unit * f64::from(shares[outcome as usize])))
            }),
        }
        Some(block)
    }
}

/// What fills a block: one outcome in a part of its width, or several, each with its width and the part of the block for a unit of it.
enum Filled<'a> {
    With(Outcome, f64),
    As(&'a Shares, f64),
}

fn is_hidden(painting: &Painting, outcome: Outcome) -> bool {
    !outcome.is_reached() && painting.options.fog
}

fn mix(from: f64, to: f64, part: f64) -> f64 {
    from + part * (to - from)
}
