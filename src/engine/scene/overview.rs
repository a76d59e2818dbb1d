//! An overview of a large tree: a strip for every row, and a frame around the part in view. Of rows it stands below them, true to the
//! amounts, in the colours of the outcomes; otherwise in a corner of the stage while only a part is in view, dark for visited nodes and
//! pale for others.

use super::across::Across;
use super::batch::Batches;
use super::item::{Anchor, Ink, Scene, Shape, Size, Stroke, run, text};
use super::painting::Painting;
use super::plan::Plan;
use super::view::View;
use crate::lang::words::scene;

/// The distance from the edges of the stage.
const MARGIN: f64 = 12.0;
const SIZE: Size = Size::new(220.0, 64.0);
/// The largest part of the stage's width and height.
const PART: f64 = 0.3;

/// The font size of the caption.
const LETTERS: f64 = 12.0;

/// Returns left, top, width and height of the corner; `None` while everything is in view.
fn corner(plan: &Plan, view: View) -> Option<(f64, f64, f64, f64)> {
    let Size { width, height } = plan.stage;
    let (breadth, rise) = (
        SIZE.width.min(PART * width),
        SIZE.height.min(PART * PART * height),
    );
    let (left, top) = (width - MARGIN - breadth, height - MARGIN - rise);
    is_part(plan, view).then_some((left, top, breadth, rise))
}

/// Whether only a part of the tree is in view.
fn is_part(plan: &Plan, view: View) -> bool {
    plan.fills() && view.scale > 1.01 * plan.whole().scale
}

/// Returns the centre of the view that shows the part under a point of the corner; `None` outside
/// of it.
pub fn under(plan: &Plan, view: View, (x, y): (f64, f64)) -> Option<(f64, f64)> {
    let (left, top, width, height) = plan.overview_of_rows().or_else(|| corner(plan, view))?;
    let is_inside = (left..=left + width).contains(&x) && (top..=top + height).contains(&y);
    let rows = plan.layout.rows.count() as f64;
    let row = (y - top) / height * rows - 0.5;
    (is_inside && is_part(plan, view))
        .then_some(((x - left) / width * plan.layout.width(), plan.level(row)))
}

pub fn draw(painting: &Painting, scene: &mut Scene) {
    let Painting {
        plan, view, moment, ..
    } = painting;
    let Some((left, top, width, height)) = plan.overview_of_rows().or_else(|| corner(plan, *view))
    else {
        return;
    };
    let (layout, step) = (&plan.layout, moment.step());
    let unit = layout.width() / width;
    let pitch = height / layout.rows.count() as f64;
    scene.draw(
        Shape::Rect(left, top, width, height, 0.0),
        Ink::Paper,
        Stroke::full(Ink::Rule, 1.0),
    );
    if plan.is_rows() {
        // What is pointed at are the rows above.
        let spots = scene.spots.len();
        let across = Across::plain(plan, (left, left + width));
        for row in 0..layout.rows.count() {
            let y = top + row as f64 * pitch;
            across.strip(painting, row, (y, y + (pitch - 0.5).max(1.0)), scene);
        }
        scene.spots.truncate(spots);
        let words = run(
            scene::OVERVIEW.say(painting.options.lang),
            Ink::Second,
            false,
        );
        let at = (left + width, top - 0.5 * LETTERS);
        scene.fill(text(at, LETTERS, Anchor::End, words, false), Ink::Second);
    }
    let mut strips = Batches::default();
    for row in (0..layout.rows.count()).filter(|_| !plan.is_rows()) {
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
    strips.draw(scene);
    let place = plan.placed(painting.current);
    let now = (
        left + layout.x(place) / unit,
        top + f64::from(layout.depth(place)) * pitch,
    );
    scene.fill(Shape::Rect(now.0 - 1.5, now.1, 3.0, pitch, 0.0), Ink::Now);
    if !is_part(plan, *view) {
        return;
    }
    // The part in view, clipped to the overview.
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
