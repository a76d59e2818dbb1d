//! A large tree as rows of rectangles: a row is a depth, the width of a node its amount, colour and
//! lines its outcome. Nodes narrower than a few pixels share pixel columns, each drawn with the
//! outcome that is widest in it; every wider node has its own rectangle.

use super::item::{Ink, Item, Scene, Shape, Spot, Stroke};
use super::large::edges;
use super::outcome::Outcome;
use super::painting::Painting;
use super::row_labels;
use crate::trace::NodeId;
use std::ops::Range;

/// The width in pixels from which a node has a rectangle of its own, with a gap behind it.
const OWN: f64 = 4.0;
/// The least width in pixels of the frames around the current node and the nodes on its path.
const CURRENT: f64 = 11.0;
const ON_PATH: f64 = 5.0;
/// The part of a row, at its upper and lower edge, in which the best line turns to the node in the next row.
const BEND: f64 = 0.2;
/// The covered fraction of a pixel column, carried parts included, from which it is drawn.
const HALF: f64 = 0.5;

/// The rectangles of a row, by outcome, and the pixel column in progress.
///
/// Error diffusion: the covered fraction of a column is carried over to the next one with nodes, so
/// that the drawn columns are together as wide as the nodes of the row, but at least one pixel.
struct Strip {
    spans: [Vec<(f64, f64)>; Outcome::ALL.len()],
    /// The pixel column in progress, the width of each outcome in it, and the fraction carried over
    /// to it.
    column: f64,
    shares: [f64; Outcome::ALL.len()],
    carried: f64,
}

impl Strip {
    fn new() -> Strip {
        Strip {
            spans: Default::default(),
            column: f64::NEG_INFINITY,
            shares: Default::default(),
            carried: HALF,
        }
    }

    /// Adds a node between two positions in pixels.
    fn add(&mut self, (left, right): (f64, f64), outcome: Outcome) {
        if right - left >= OWN {
            self.settle();
            let (from, to) = (left.round(), right.round() - 1.0);
            self.spans[outcome as usize].push((from, to));
            self.column = to;
            return;
        }
        let mut from = left;
        while from < right {
            let to = (from.floor() + 1.0).min(right);
            self.share(from.floor(), to - from, outcome);
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
    fn settle(&mut self) {
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
        let (from, to) = (self.column, self.column + 1.0);
        match self.spans[widest].last_mut() {
            Some(last) if last.1 == from => last.1 = to,
            _ => self.spans[widest].push((from, to)),
        }
    }
}

/// Draws a tree as rows.
pub fn draw(painting: &Painting, scene: &mut Scene) {
    let plan = painting.plan;
    for row in 0..plan.layout.rows.count() {
        let (top, bottom) = edges(painting, row);
        if bottom >= 0.0 && top <= plan.stage.height {
            strip(painting, row, scene);
        }
    }
    best_line(painting, scene);
    let (top, bottom) = edges(painting, 0);
    if bottom - top >= row_labels::LEAST {
        row_labels::nodes(painting, scene);
    }
    lines(painting, scene);
    row_labels::rows(painting, scene);
}

/// Returns the left and right edge in pixels of the node at a place, interpolated in a transition.
fn stretch(painting: &Painting, place: usize) -> (f64, f64) {
    let plan = painting.plan;
    let (left, right) = plan.stretch(painting.view, place);
    let Some((old, view, part)) = painting.from else {
        return (left, right);
    };
    let node = NodeId(plan.layout.rows.node(place));
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
    let mix = |from: f64, to: f64| from + part * (to - from);
    (mix(before.0, left), mix(before.1, right))
}

/// Returns the places of a row whose stretches reach into the stage.
fn in_view(painting: &Painting, row: usize) -> Range<usize> {
    let plan = painting.plan;
    let places = plan.layout.rows.row(row);
    if painting.from.is_some() {
        return places;
    }
    let half = plan.stage.width / 2.0 / painting.view.scale;
    let (left, right) = (painting.view.center.0 - half, painting.view.center.0 + half);
    let start = places.start + plan.layout.ended(places.clone(), left);
    start..start + plan.layout.begun(start..places.end, right)
}

fn strip(painting: &Painting, row: usize, scene: &mut Scene) {
    let Painting { plan, moment, .. } = painting;
    let Some(fates) = &plan.fates else { return };
    let (from, to) = (0.0, plan.stage.width);
    let mut strip = Strip::new();
    for place in in_view(painting, row) {
        let (left, right) = stretch(painting, place);
        let span = (left.max(from), right.min(to));
        let node = NodeId(plan.layout.rows.node(place));
        let outcome = fates.at(moment, place, node);
        let is_hidden = !outcome.is_reached() && painting.options.fog;
        if span.1 <= span.0 || is_hidden {
            continue;
        }
        strip.add(span, outcome);
        if right - left >= OWN {
            scene.spots.push(spot(painting, row, node, (left, right)));
        }
    }
    strip.settle();
    let (top, bottom) = edges(painting, row);
    for (outcome, spans) in Outcome::ALL.into_iter().zip(strip.spans) {
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

fn spot(painting: &Painting, row: usize, node: NodeId, (left, right): (f64, f64)) -> Spot {
    let (top, bottom) = edges(painting, row);
    Spot {
        node,
        at: (left.midpoint(right), top.midpoint(bottom)),
        reach: ((right - left) / 2.0, (bottom - top) / 2.0),
    }
}

/// Draws the best line as a path down from the middle of the root's row, in a casing of paper.
fn best_line(painting: &Painting, scene: &mut Scene) {
    let line: Vec<Place> = (painting.moment.best_line().skip(1))
        .map_while(|node| place_of(painting, node, ON_PATH))
        .collect();
    let Some((_, (left, right), _)) = line.first() else {
        return;
    };
    let (top, bottom) = edges(painting, 0);
    let mut points = vec![(left.midpoint(*right), top.midpoint(bottom))];
    for (_, (left, right), (top, bottom)) in &line {
        let (x, bend) = (left.midpoint(*right), BEND * (bottom - top));
        points.extend([(x, top + bend), (x, bottom - bend)]);
    }
    for (ink, width) in [(Ink::Paper, 9.0), (Ink::Best, 5.0)] {
        scene.stroke(Shape::Line(points.clone()), Stroke::full(ink, width));
    }
}

/// Frames the path, the current node and the selected one.
fn lines(painting: &Painting, scene: &mut Scene) {
    let moment = &painting.moment;
    let path: Vec<NodeId> = moment.trace().ancestors(moment.subject()).collect();
    for &node in path.iter().rev().chain(&painting.options.selected) {
        let is_current = node == moment.subject();
        let least = if is_current { CURRENT } else { ON_PATH };
        let Some((row, (left, right), (top, bottom))) = place_of(painting, node, least) else {
            continue;
        };
        let frame = Shape::Rect(
            left + 1.0,
            top + 1.0,
            right - left - 2.0,
            bottom - top - 2.0,
            3.0,
        );
        let stroke = |width, dash| Stroke {
            dash,
            ..Stroke::full(Ink::Now, width)
        };
        // In paper first, so that it stands out on every colour.
        scene.stroke(
            frame.clone(),
            Stroke::full(Ink::Paper, if is_current { 6.0 } else { 4.0 }),
        );
        scene.stroke(
            frame,
            match node {
                _ if is_current => stroke(3.0, (0.0, 0.0)),
                _ if path.contains(&node) => stroke(1.5, (0.0, 0.0)),
                _ => stroke(2.0, (3.0, 3.0)),
            },
        );
        if right - left < OWN.max(least + 1.0) {
            scene.spots.retain(|spot| spot.node != node);
            scene.spots.push(spot(painting, row, node, (left, right)));
        }
    }
}

/// A row, and left and right, upper and lower edge in it.
type Place = (usize, (f64, f64), (f64, f64));

/// Returns the part of a node on the stage, at least `least` pixels wide; `None` if there is none.
fn place_of(painting: &Painting, node: NodeId, least: f64) -> Option<Place> {
    let plan = painting.plan;
    let place = plan.layout.place(node.0)?;
    let (left, right) = stretch(painting, place);
    if right < 0.0 || left > plan.stage.width {
        return None;
    }
    let (left, right) = (left.max(1.0), (right - 1.0).min(plan.stage.width - 1.0));
    let more = (least - (right - left)).max(0.0) / 2.0;
    let row = usize::from(plan.layout.depth(place));
    Some((row, (left - more, right + more), edges(painting, row)))
}
