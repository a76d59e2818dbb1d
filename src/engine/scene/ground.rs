//! What a drawing has drawn so far, as outlines: a label asks here whether it touches anything, and
//! whether a node other than its own is nearer.

use super::item::{Ink, Item, Shape};
use super::legible::{self, Area};
use crate::trace::NodeId;

/// A point in pixels.
pub type Point = (f64, f64);

/// The free space in pixels between a label and a line, and between two labels.
const TO_LINE: f64 = 2.0;
const TO_TEXT: f64 = 3.0;
/// The least distance in pixels of a label to its own node.
const TO_OWN: f64 = 3.0;
/// The height in pixels within which a label above or below a node seems to be the node's.
const SEEMS_OWN: f64 = 24.0;
/// The free space in pixels between a label and the edge of the stage.
const TO_RIM: f64 = 1.0;

/// A node's outline, as a convex polygon.
#[derive(Clone)]
struct Body {
    node: NodeId,
    outline: Vec<Point>,
    area: Area,
}

/// A part of a line, with half its width.
#[derive(Clone)]
struct Line {
    ends: [Point; 2],
    half: f64,
    area: Area,
}

/// What a label belongs to.
pub struct Own<'a> {
    /// The node; `None` if it belongs to an edge.
    pub node: Option<NodeId>,
    /// What it stands beside: the outline of the node, or of a part of what belongs to it.
    pub outline: &'a [Point],
    /// The free space that the label wants around it, in pixels.
    pub clear: f64,
}

/// What the place of a label must be like.
#[derive(Clone, Copy)]
pub struct Needs {
    /// Every node but its own is farther away than what it stands beside: so many times as far, and
    /// by so many pixels.
    pub apart: (f64, f64),
    /// Whether it touches no edge.
    pub free_of_lines: bool,
    /// Whether its middle is above and below no other node that is near.
    pub is_central: bool,
}

/// Everything that a label must not touch.
#[derive(Clone)]
pub struct Ground {
    bodies: Vec<Body>,
    lines: Vec<Line>,
    /// The texts, and the free space that each wants.
    areas: Vec<(Area, f64)>,
    /// The width and the height of the stage.
    stage: Point,
}

impl Ground {
    /// Makes an empty ground of this size.
    pub fn new(stage: Point) -> Ground {
        Ground {
            bodies: Vec::new(),
            lines: Vec::new(),
            areas: Vec::new(),
            stage,
        }
    }

    /// Adds a node.
    pub fn add_node(&mut self, node: NodeId, outline: Vec<Point>) {
        let area = bounds(&outline);
        self.bodies.push(Body {
            node,
            outline,
            area,
        });
    }

    /// Adds a label with the free space that it wants around it, in pixels.
    pub fn add_label(&mut self, area: Area, clear: f64) {
        self.areas.push((area, clear));
    }

    /// Adds the lines and the texts among some items, and their filled rectangles. The faint lines
    /// of the rows may be written over.
    pub fn add_items(&mut self, items: &[Item]) {
        for item in items {
            self.areas
                .extend(legible::area_of(&item.shape).map(|area| (area, 0.0)));
            let Some(stroke) = item.stroke.filter(|stroke| stroke.ink != Ink::Rule) else {
                if let (Shape::Rect(left, top, width, height, _), Some(_)) =
                    (&item.shape, item.fill)
                {
                    self.add_label((*left, *top, left + width, top + height), 0.0);
                }
                continue;
            };
            self.add_lines(&item.shape, stroke.width / 2.0);
        }
    }

    fn add_lines(&mut self, shape: &Shape, half: f64) {
        match shape {
            Shape::Many(shapes) => shapes.iter().for_each(|shape| self.add_lines(shape, half)),
            Shape::Line(_) | Shape::Curve(..) => {
                for pair in polyline(shape).windows(2) {
                    self.lines.push(Line {
                        ends: [pair[0], pair[1]],
                        half,
                        area: bounds(pair),
                    });
                }
            }
            // The outlines of nodes are added as such.
            _ => {}
        }
    }

    /// Whether a label may stand at an area: it touches no node and no text, and lies on the stage.
    pub fn is_free(&self, label: Area, of: &Own, needs: Needs) -> bool {
        let (width, height) = self.stage;
        let is_inside = label.0 >= TO_RIM
            && label.1 >= TO_RIM
            && label.2 <= width - TO_RIM
            && label.3 <= height - TO_RIM;
        let is_close =
            |(area, clear): &(Area, f64)| gap(&label, area) < TO_TEXT.max(*clear).max(of.clear);
        if !is_inside || self.areas.iter().any(is_close) {
            return false;
        }
        let middle = f64::midpoint(label.0, label.2);
        let is_over = |body: &Body| {
            let area = &body.area;
            Some(body.node) != of.node
                && (area.0..=area.2).contains(&middle)
                && gap(&(middle, label.1, middle, label.3), area) < SEEMS_OWN
        };
        if needs.is_central && self.bodies.iter().any(is_over) {
            return false;
        }
        let corners = corners(&label);
        let is_touched = self.lines.iter().any(|line| {
            let least = line.half + TO_LINE;
            gap(&label, &line.area) < least && distance(&corners, &line.ends) < least
        });
        if is_touched && needs.free_of_lines {
            return false;
        }
        let (times, more) = needs.apart;
        let near = distance(&corners, of.outline);
        if near < TO_OWN {
            return false;
        }
        let least = (times * near).max(near + more);
        self.bodies.iter().all(|body| {
            Some(body.node) == of.node
                || gap(&label, &body.area) >= least
                || distance(&corners, &body.outline) >= least
        })
    }
}

/// Returns how far an outline reaches to the left and to the right between two heights; where it
/// does not reach these heights, at the nearest of its own.
pub fn extent(outline: &[Point], top: f64, bottom: f64) -> (f64, f64) {
    let (_, highest, _, lowest) = bounds(outline);
    let (top, bottom) = (top.clamp(highest, lowest), bottom.clamp(highest, lowest));
    let (mut left, mut right) = (f64::INFINITY, f64::NEG_INFINITY);
    let mut add = |x: f64| (left, right) = (left.min(x), right.max(x));
    for (index, &from) in outline.iter().enumerate() {
        let to = outline[(index + 1) % outline.len()];
        if (top..=bottom).contains(&from.1) {
            add(from.0);
        }
        for y in [top, bottom] {
            let part = (y - from.1) / (to.1 - from.1);
            if (0.0..=1.0).contains(&part) {
                add(from.0 + part * (to.0 - from.0));
            }
        }
    }
    (left, right)
}

/// Returns the corners of a label.
pub fn corners(&(left, top, right, bottom): &Area) -> [Point; 4] {
    [(left, top), (right, top), (right, bottom), (left, bottom)]
}

/// Returns the outline of a shape, or the course of a line: a round one as a polygon.
pub fn polyline(shape: &Shape) -> Vec<Point> {
    match shape {
        Shape::Line(points) | Shape::Polygon(points) => points.clone(),
        Shape::Curve(from, to) => {
            let middle = f64::midpoint(from.1, to.1);
            let point = |index: i32| {
                let part = f64::from(index) / 12.0;
                let rest = 1.0 - part;
                let mix = |a: f64, b: f64, c: f64, d: f64| {
                    let (ends, inside) = (rest * rest * rest, 3.0 * rest * rest * part);
                    ends * a + inside * b + 3.0 * rest * part * part * c + part * part * part * d
                };
                (
                    mix(from.0, from.0, to.0, to.0),
                    mix(from.1, middle, middle, to.1),
                )
            };
            (0..=12).map(point).collect()
        }
        Shape::Rect(left, top, width, height, _) => {
            corners(&(*left, *top, left + width, top + height)).to_vec()
        }
        Shape::Circle(x, y, radius) => {
            let point = |index: i32| {
                let (sine, cosine) = (f64::from(index) * std::f64::consts::PI / 8.0).sin_cos();
                (x + radius * cosine, y + radius * sine)
            };
            (0..16).map(point).collect()
        }
        Shape::Many(_) | Shape::Text { .. } => Vec::new(),
    }
}

fn bounds(points: &[Point]) -> Area {
    let none = (
        f64::INFINITY,
        f64::INFINITY,
        f64::NEG_INFINITY,
        f64::NEG_INFINITY,
    );
    points.iter().fold(none, |area, point| {
        (
            area.0.min(point.0),
            area.1.min(point.1),
            area.2.max(point.0),
            area.3.max(point.1),
        )
    })
}

/// Returns the distance of two upright rectangles; 0 if they meet.
fn gap(one: &Area, other: &Area) -> f64 {
    let across = (one.0 - other.2).max(other.0 - one.2).max(0.0);
    let down = (one.1 - other.3).max(other.1 - one.3).max(0.0);
    across.hypot(down)
}

/// Returns the distance of two convex polygons, or of a polygon and a line; 0 if they meet.
pub fn distance(one: &[Point], other: &[Point]) -> f64 {
    if contains(one, other[0]) || contains(other, one[0]) {
        return 0.0;
    }
    let sides = |points: &[Point]| -> Vec<[Point; 2]> {
        (0..points.len())
            .map(|index| [points[index], points[(index + 1) % points.len()]])
            .collect()
    };
    let others = sides(other);
    let nearest = sides(one)
        .into_iter()
        .flat_map(|side| others.iter().map(move |other| between(side, *other)));
    nearest.fold(f64::INFINITY, f64::min)
}

/// Returns the point of a convex polygon's sides that is nearest to a point.
pub fn nearest(outline: &[Point], to: Point) -> Point {
    let on_side = |index: usize| foot(to, [outline[index], outline[(index + 1) % outline.len()]]);
    let far = |point: &Point| (point.0 - to.0).hypot(point.1 - to.1);
    (0..outline.len())
        .map(on_side)
        .min_by(|one, other| far(one).total_cmp(&far(other)))
        .unwrap_or(to)
}

/// Whether a point lies inside a convex polygon; never inside a line.
fn contains(polygon: &[Point], point: Point) -> bool {
    if polygon.len() < 3 {
        return false;
    }
    let turns = (0..polygon.len())
        .map(|index| turn(polygon[index], polygon[(index + 1) % polygon.len()], point));
    let (mut left, mut right) = (false, false);
    for turn in turns {
        (left, right) = (left || turn > 0.0, right || turn < 0.0);
    }
    left != right
}

fn turn(from: Point, to: Point, point: Point) -> f64 {
    (to.0 - from.0) * (point.1 - from.1) - (to.1 - from.1) * (point.0 - from.0)
}

/// Returns the distance of two lines between points.
fn between(one: [Point; 2], other: [Point; 2]) -> f64 {
    let apart = |line: [Point; 2], ends: [Point; 2]| {
        turn(line[0], line[1], ends[0]) * turn(line[0], line[1], ends[1]) < 0.0
    };
    if apart(one, other) && apart(other, one) {
        return 0.0;
    }
    let to = |point: Point, line: [Point; 2]| {
        let foot = foot(point, line);
        (point.0 - foot.0).hypot(point.1 - foot.1)
    };
    to(one[0], other)
        .min(to(one[1], other))
        .min(to(other[0], one))
        .min(to(other[1], one))
}

/// Returns the point of a line between two points that is nearest to a point.
fn foot(point: Point, [from, to]: [Point; 2]) -> Point {
    let (x, y) = (to.0 - from.0, to.1 - from.1);
    let length = x * x + y * y;
    if length == 0.0 {
        return from;
    }
    let part = (((point.0 - from.0) * x + (point.1 - from.1) * y) / length).clamp(0.0, 1.0);
    (from.0 + part * x, from.1 + part * y)
}
