//! The canvas painter: draws a scene item by item, without decisions. The results of canvas calls
//! are ignored, so an item that a canvas refuses is left out, not the whole picture.

use super::palette::Palette;
use crate::scene::{Anchor, Ink, Item, Run, Scene, Shape, Size, Stroke};
use crate::text::decimal;
use js_sys::Array;
use wasm_bindgen::JsValue;
use web_sys::CanvasRenderingContext2d;

/// Paints a scene. `ratio` is the number of canvas pixels per pixel of the scene.
pub fn paint(
    scene: &Scene,
    context: &CanvasRenderingContext2d,
    palette: &Palette,
    size: Size,
    ratio: f64,
) {
    let _ = context.set_transform(ratio, 0.0, 0.0, ratio, 0.0, 0.0);
    context.clear_rect(0.0, 0.0, size.width, size.height);
    context.set_line_join("round");
    context.set_text_baseline("alphabetic");
    for item in &scene.items {
        draw(item, context, palette);
    }
}

fn draw(item: &Item, context: &CanvasRenderingContext2d, palette: &Palette) {
    if let Shape::Text {
        at,
        size,
        anchor,
        runs,
        halo,
    } = &item.shape
    {
        write(context, palette, *at, *size, *anchor, runs, *halo);
        return;
    }
    if let (Shape::Many(shapes), Some(ink), None) = (&item.shape, item.fill, &item.stroke)
        && shapes.iter().all(is_plain)
    {
        // Without a graphics card a path of rectangles takes about a third longer than the rectangles one by one; with one it is several times
        // as fast, but at the number of rectangles in a frame neither is noticed.
        set_fill(context, &palette.style(ink));
        for shape in shapes {
            if let &Shape::Rect(x, y, width, height, _) = shape {
                context.fill_rect(x, y, width, height);
            }
        }
        return;
    }
    context.begin_path();
    trace(&item.shape, context);
    if let Some(ink) = item.fill {
        set_fill(context, &palette.style(ink));
        context.fill();
    }
    if let Some(stroke) = &item.stroke {
        context.set_stroke_style_str(palette.colour(stroke.ink));
        context.set_line_width(stroke.width);
        context.set_global_alpha(stroke.opacity);
        dash(context, stroke);
        context.set_line_cap(if stroke.dash.0 > 0.0 { "butt" } else { "round" });
        context.stroke();
        context.set_global_alpha(1.0);
    }
}

/// Whether a shape is a rectangle with square corners.
fn is_plain(shape: &Shape) -> bool {
    matches!(shape, Shape::Rect(.., radius) if *radius == 0.0)
}

fn dash(context: &CanvasRenderingContext2d, stroke: &Stroke) {
    let (dash, gap) = stroke.dash;
    let lengths = if gap > 0.0 {
        Array::of2(&dash.into(), &gap.into())
    } else {
        Array::new()
    };
    let _ = context.set_line_dash(&lengths);
}

/// Sets the fill style. web-sys has one setter for strings and a deprecated one for patterns; the
/// property takes both.
fn set_fill(context: &CanvasRenderingContext2d, style: &JsValue) {
    let _ = js_sys::Reflect::set(context, &"fillStyle".into(), style);
}

fn trace(shape: &Shape, context: &CanvasRenderingContext2d) {
    match shape {
        Shape::Line(points) | Shape::Polygon(points) => {
            for (index, &(x, y)) in points.iter().enumerate() {
                if index == 0 {
                    context.move_to(x, y);
                } else {
                    context.line_to(x, y);
                }
            }
            if matches!(shape, Shape::Polygon(_)) {
                context.close_path();
            }
        }
        Shape::Curve((x0, y0), (x1, y1)) => {
            let rise = 0.55 * (y1 - y0);
            context.move_to(*x0, *y0);
            context.bezier_curve_to(*x0, y0 + rise, *x1, y1 - rise, *x1, *y1);
        }
        Shape::Rect(x, y, width, height, radius) if *radius > 0.0 => {
            let _ = context.round_rect_with_f64(*x, *y, *width, *height, *radius);
        }
        Shape::Rect(x, y, width, height, _) => context.rect(*x, *y, *width, *height),
        Shape::Circle(x, y, radius) => {
            // Without it a line would lead to the circle from the last point.
            context.move_to(x + radius, *y);
            let _ = context.arc(*x, *y, radius.max(0.0), 0.0, std::f64::consts::TAU);
        }
        Shape::Many(shapes) => shapes.iter().for_each(|shape| trace(shape, context)),
        Shape::Text { .. } => {}
    }
}

fn write(
    context: &CanvasRenderingContext2d,
    palette: &Palette,
    (x, y): (f64, f64),
    size: f64,
    anchor: Anchor,
    runs: &[Run],
    halo: bool,
) {
    let font = |run: &Run| {
        let (weight, slant, face) = match (run.math, run.bold) {
            (true, _) => ("400", "italic ", &palette.math),
            (false, true) => ("650", "", &palette.sans),
            (false, false) => ("400", "", &palette.sans),
        };
        format!("{slant}{weight} {}px {face}", decimal::fixed(size, 1))
    };
    let fonts: Vec<String> = runs.iter().map(font).collect();
    let widths: Vec<f64> = (runs.iter().zip(&fonts))
        .map(|(run, font)| {
            context.set_font(font);
            palette.width(context, font, &run.text)
        })
        .collect();
    let total: f64 = widths.iter().sum();
    let start = match anchor {
        Anchor::Start => x,
        Anchor::Middle => x - total / 2.0,
        Anchor::End => x - total,
    };
    if halo {
        let _ = context.set_line_dash(&Array::new());
        context.set_stroke_style_str(palette.colour(Ink::Paper));
        context.set_line_width(5.0);
    }
    for pass in [true, false] {
        let mut left = start;
        for ((run, font), width) in runs.iter().zip(&fonts).zip(&widths) {
            context.set_font(font);
            if pass && halo {
                let _ = context.stroke_text(&run.text, left, y);
            } else if !pass {
                context.set_fill_style_str(palette.colour(run.ink));
                let _ = context.fill_text(&run.text, left, y);
            }
            left += width;
        }
    }
}
