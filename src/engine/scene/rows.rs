//! A large tree as rows of rectangles: a row is a depth, the width of a node its amount, colour and lines its outcome. On top of the rows
//! stand the current path, the best line and the selected node.

use super::across::Across;
use super::item::{Ink, Scene, Shape, Spot, Stroke};
use super::large::edges;
use super::painting::Painting;
use super::row_labels;
use crate::trace::NodeId;

/// The least width in pixels of the frame around a selected node.
const SELECTED: f64 = 5.0;
/// The height in pixels in which the best line turns to the node in the next row: in the gap, or else in the rows themselves.
const BEND: f64 = 8.0;
/// Draws a tree as rows.
pub fn draw(painting: &Painting, scene: &mut Scene) {
    let plan = painting.plan;
    let across = Across::of(painting);
    for row in 0..plan.layout.rows.count() {
        let (top, bottom) = edges(painting, row);
        if bottom >= 0.0 && top <= plan.stage.height {
            across.strip(painting, row, (top, bottom), scene);
        }
    }
    let path = path(painting, &across, scene);
    let best = best_line(painting, &across, scene);
    selected(painting, &across, scene);
    let (top, bottom) = edges(painting, 0);
    if bottom - top >= row_labels::LEAST {
        row_labels::nodes(painting, (&path, &best), scene);
    }
    row_labels::rows(painting, scene);
}

/// Draws the current path: a box of paper in each row, joined by lines.
fn path(painting: &Painting, across: &Across, scene: &mut Scene) -> Vec<Spot> {
    let mut boxes: Vec<Place> = painting
        .path
        .iter()
        .filter_map(|&node| place_of(painting, across, node, 0.0))
        .collect();
    let subject = painting.moment.subject();
    if !painting.path.contains(&subject) {
        boxes.extend(place_of(painting, across, subject, 0.0));
    }
    for Place {
        node,
        span: (left, right),
        rows: (top, bottom),
    } in &boxes
    {
        let width = if *node == subject { 4.0 } else { 2.0 };
        let frame = Shape::Rect(
            left + 1.0,
            top + 1.0,
            (right - left - 3.0).max(1.0),
            bottom - top - 2.0,
            0.0,
        );
        scene.draw(frame, Ink::Paper, Stroke::full(Ink::Now, width));
    }
    for pair in boxes.windows(2) {
        let from = (
            pair[1].middle().clamp(pair[0].span.0, pair[0].span.1),
            pair[0].rows.1,
        );
        let to = (pair[1].middle(), pair[1].rows.0);
        scene.stroke(Shape::Line(vec![from, to]), Stroke::full(Ink::Now, 3.0));
    }
    boxes.iter().map(|place| place.spotted(scene)).collect()
}

/// Draws the best line as a path down from the root's row, in a casing of paper, and frames its nodes.
fn best_line(painting: &Painting, across: &Across, scene: &mut Scene) -> Vec<Spot> {
    let line: Vec<Place> = (painting.moment.best_line().skip(1))
        .map_while(|node| place_of(painting, across, node, SELECTED))
        .collect();
    let Some(first) = line.first() else {
        return Vec::new();
    };
    let (top, bottom) = edges(painting, 0);
    let gap = edges(painting, 1).0 - bottom;
    let bend = (BEND - gap).clamp(0.0, 0.2 * (bottom - top));
    let mut points = vec![
        (first.middle(), top + 0.62 * (bottom - top)),
        (first.middle(), bottom - bend),
    ];
    for place in &line {
        let (x, (top, bottom)) = (place.middle(), place.rows);
        points.extend([(x, top + bend), (x, bottom - bend)]);
    }
    for (ink, width) in [(Ink::Paper, 10.0), (Ink::Best, 5.0)] {
        scene.stroke(Shape::Line(points.clone()), Stroke::full(ink, width));
    }
    for Place {
        span: (left, right),
        rows: (top, bottom),
        ..
    } in &line
    {
        let frame = Shape::Rect(left - 0.5, top + 1.0, right - left, bottom - top - 2.0, 0.0);
        for (ink, width) in [(Ink::Paper, 7.0), (Ink::Best, 3.0)] {
            scene.stroke(frame.clone(), Stroke::full(ink, width));
        }
    }
    line.iter().map(|place| place.spotted(scene)).collect()
}

/// Frames the selected node.
fn selected(painting: &Painting, across: &Across, scene: &mut Scene) {
    let selected = painting.options.selected;
    let Some(place) = selected.and_then(|node| place_of(painting, across, node, SELECTED)) else {
        return;
    };
    let ((left, right), (top, bottom)) = (place.span, place.rows);
    let frame = Shape::Rect(
        left + 1.0,
        top + 1.0,
        right - left - 2.0,
        bottom - top - 2.0,
        3.0,
    );
    // In paper first, so that it stands out on every colour.
    scene.stroke(frame.clone(), Stroke::full(Ink::Paper, 4.0));
    scene.stroke(
        frame,
        Stroke {
            dash: (3.0, 3.0),
            ..Stroke::full(Ink::Now, 2.0)
        },
    );
    place.spotted(scene);
}

/// A node, its left and right edge, and the upper and lower edge of its row.
struct Place {
    node: NodeId,
    span: (f64, f64),
    rows: (f64, f64),
}

impl Place {
    fn middle(&self) -> f64 {
        self.span.0.midpoint(self.span.1)
    }

    /// Makes its area that of its node in a scene, and returns it.
    fn spotted(&self, scene: &mut Scene) -> Spot {
        let spot = Spot {
            node: self.node,
            at: (self.middle(), self.rows.0.midpoint(self.rows.1)),
            reach: (
                (self.span.1 - self.span.0) / 2.0,
                (self.rows.1 - self.rows.0) / 2.0,
            ),
        };
        scene.spots.retain(|spot| spot.node != self.node);
        scene.spots.push(spot);
        spot
    }
}

/// Returns the part of a node on the stage, at least `least` pixels wide; `None` if there is none.
fn place_of(painting: &Painting, across: &Across, node: NodeId, least: f64) -> Option<Place> {
    let plan = painting.plan;
    let place = plan.layout.place(node.0)?;
    let row = usize::from(plan.layout.depth(place));
    let (left, right) = across.stretch(painting, row, place..place + 1);
    if right < 0.0 || left > plan.stage.width {
        return None;
    }
    let (left, right) = (left.max(1.0), right.min(plan.stage.width - 1.0));
    let more = (least - (right - left)).max(0.0) / 2.0;
    Some(Place {
        node,
        span: (left - more, right + more),
        rows: edges(painting, row),
    })
}
