//! An overview of a large tree in a corner of the stage while only a part is in view: a strip for every
//! row, and a frame around the part in view. Where the tree is drawn as rows the strips have the colours
//! of the outcomes; otherwise they are dark for visited nodes and pale for others.

use super::batch::Batches;
use super::item::{Ink, Scene, Shape, Size, Stroke};
use super::painting::Painting;
use super::plan::Plan;
use super::view::View;
use crate::trace::NodeId;

/// The distance from the edges of the stage.
const MARGIN: f64 = 12.0;
const SIZE: Size = Size::new(220.0, 64.0);
/// The largest part of the stage's width and height.
const PART: f64 = 0.3;

/// Returns left, top, width and height of the corner; `None` while everything is in view.
fn corner(plan: &Plan, view: View) -> Option<(f64, f64, f64, f64)> {
    let Size { width, height } = plan.stage;
    let (breadth, rise) = (
        SIZE.width.min(PART * width),
        SIZE.height.min(PART * PART * height),
    );
    let is_part = plan.fills() && view.scale > 1.01 * plan.whole().scale;
    let (left, top) = (width - MARGIN - breadth, height - MARGIN - rise);
    is_part.then_some((left, top, breadth, rise))
}

/// Returns the centre of the view that shows the part under a point of the corner; `None` outside
/// of it.
pub fn under(plan: &Plan, view: View, (x, y): (f64, f64)) -> Option<(f64, f64)> {
    let (left, top, width, height) = corner(plan, view)?;
    let is_inside = (left..=left + width).contains(&x) && (top..=top + height).contains(&y);
    let rows = plan.layout.rows.count() as f64;
    let row = (y - top) / height * rows - 0.5;
    is_inside.then_some(((x - left) / width * plan.layout.width(), plan.level(row)))
}

pub fn draw(painting: &Painting, scene: &mut Scene) {
    let Painting {
        plan, view, moment, ..
    } = painting;
    let Some((left, top, width, height)) = corner(plan, *view) else {
        return;
    };
    let (layout, step) = (&plan.layout, moment.step());
    let unit = layout.width() / width;
    let pitch = height / layout.rows.count() as f64;
    let mut strips = Batches::default();
    for row in 0..layout.rows.count() {
        if plan.is_rows() {
            coloured(
                painting,
                row,
                (left, top + row as f64 * pitch),
                (unit, pitch),
                &mut strips,
            );
            continue;
        }
        let y = top + row as f64 * pitch;
        let mut rest = layout.rows.row(row);
        while !rest.is_empty() {
            // All nodes that fall on one pixel are taken together.
            let x = (layout.x(rest.start) / unit).floor();
            let here = layout.between(rest.clone(), 0.0, (x + 1.0) * unit);
            rest = here.end.max(rest.start + 1)..rest.end;
            let is_known = plan.known.ends(step, here).is_some();
            if is_known || painting.shows_all() {
                let ink = if is_known { Ink::Second } else { Ink::Rule };
                strips.add(
                    Shape::Rect(left + x, y, 1.0, pitch.max(1.5) - 0.5, 0.0),
                    Some(ink),
                    None,
                );
            }
        }
    }
    scene.draw(
        Shape::Rect(left, top, width, height, 0.0),
        Ink::Paper,
        Stroke::full(Ink::Rule, 1.0),
    );
    strips.draw(scene);
    let place = plan.placed(painting.current);
    let now = (
        left + layout.x(place) / unit,
        top + f64::from(layout.depth(place)) * pitch,
    );
    scene.fill(Shape::Rect(now.0 - 1.5, now.1, 3.0, pitch, 0.0), Ink::Now);
    // The part in view, clipped to the corner.
    let half = (
        plan.stage.width / 2.0 / view.scale,
        plan.stage.height / 2.0 / plan.down(view.scale),
    );
    let across = |x: f64| left + (x / unit).clamp(0.0, width);
    let down = |y: f64| top + ((plan.row_at(y) + 0.5) * pitch).clamp(0.0, height);
    let (west, east) = (
        across(view.center.0 - half.0),
        across(view.center.0 + half.0),
    );
    let (north, south) = (down(view.center.1 - half.1), down(view.center.1 + half.1));
    let frame = Shape::Rect(
        west,
        north,
        (east - west).max(3.0),
        (south - north).max(3.0),
        2.0,
    );
    scene.stroke(frame, Stroke::full(Ink::Now, 2.0));
}

/// Adds a row of a large tree in the colours of its outcomes. A pixel has that of the node at its middle.
fn coloured(
    painting: &Painting,
    row: usize,
    (left, top): (f64, f64),
    (unit, pitch): (f64, f64),
    strips: &mut Batches,
) {
    let plan = painting.plan;
    let Some(fates) = &plan.fates else { return };
    let outcome = |x: u32| {
        let place = plan.layout.across(row, (f64::from(x) + 0.5) * unit)?;
        let node = NodeId(plan.layout.rows.node(place));
        let outcome = fates.at(&painting.moment, place, node);
        let is_hidden = !outcome.is_reached() && painting.options.fog;
        (!is_hidden).then_some(outcome)
    };
    let pixels = (plan.layout.width() / unit) as u32;
    let mut from = 0;
    while from < pixels {
        let here = outcome(from);
        let to = (from + 1..pixels)
            .find(|&x| outcome(x) != here)
            .unwrap_or(pixels);
        if let Some(outcome) = here {
            let (x, width) = (left + f64::from(from), f64::from(to - from));
            let strip = Shape::Rect(x, top, width, (pitch - 0.5).max(1.0), 0.0);
            strips.add(strip, Some(outcome.ink()), None);
        }
        from = to;
    }
}
