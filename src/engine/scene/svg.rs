//! A scene as SVG, in light colours whatever the theme, for files, print and notes; or in others, for the page before its scripts. It draws what the canvas draws, item by item.

use super::pen::Pen;
use super::{Anchor, Ink, Item, Run, Scene, Shape, Stroke};

/// A picture of this size in pixels in the light colours, with a title for whoever cannot see it.
pub fn svg(scene: &Scene, size: (f64, f64), title: &str) -> String {
    svg_with(scene, size, title, colour)
}

/// The same in colours that are said.
pub fn svg_with(scene: &Scene, (width, height): (f64, f64), title: &str, colour: fn(Ink) -> &'static str) -> String {
    let mut pen = Pen::default();
    pen.fill(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"@\" height=\"@\" viewBox=\"0 0 @ @\" role=\"img\"><title>",
        &[width, height, width, height],
    );
    pen.marked(title).put("</title><defs>");
    for (id, ink, pitch) in [("hatch", Ink::Cut, 6.0), ("fine", Ink::Second, 4.0)] {
        pen.put("<pattern id=\"").put(id);
        pen.fill(
            "\" width=\"@\" height=\"@\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\">\
             <path fill=\"",
            &[pitch; 2],
        );
        pen.put(colour(Ink::Paper)).fill("\" d=\"M0 0h@v@H0z\"/><path stroke=\"", &[pitch; 2]);
        pen.put(colour(ink)).fill("\" stroke-width=\"2\" d=\"M0 0v@\"/></pattern>", &[pitch]);
    }
    pen.fill("</defs><rect width=\"@\" height=\"@\" fill=\"", &[width, height]).put(colour(Ink::Paper)).put("\"/>");
    pen.put(&body(scene, colour)).put("</svg>\n");
    pen.0
}

/// What stands inside such a picture, in colours that are said.
pub fn body(scene: &Scene, colour: fn(Ink) -> &'static str) -> String {
    let mut pen = Pen::default();
    scene.items.iter().for_each(|item| put(item, colour, &mut pen));
    pen.0
}

/// The light colours of the stylesheet.
pub fn colour(ink: Ink) -> &'static str {
    match ink {
        Ink::Max => "#1D6FD1",
        Ink::Min => "#B34700",
        Ink::Chance => "#6A0877",
        Ink::Best => "#0C4638",
        Ink::Cut => "#6B7280",
        Ink::Now | Ink::Ink => "#111827",
        Ink::Second => "#4B5563",
        Ink::Line => "#868D98",
        Ink::Rule => "#E1E2DD",
        Ink::Paper | Ink::On => "#FFFFFF",
        Ink::TintMax => "#DBE8F8",
        Ink::TintMin => "#F3E2D6",
        Ink::TintChance => "#E7D7E9",
        Ink::Hatch => "url(#hatch)",
        Ink::HatchFine => "url(#fine)",
    }
}

fn put(item: &Item, colour: fn(Ink) -> &'static str, pen: &mut Pen) {
    if let Shape::Text { at, size, anchor, runs, halo } = &item.shape {
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        pen.fill("<text x=\"@\" y=\"@\" font-size=\"@\"", &[at.0, at.1, *size]);
        pen.put(" font-family=\"system-ui, 'Noto Sans', 'Noto Sans CJK SC', sans-serif\" text-anchor=\"").put(anchor);
        if *halo {
            // Paper around text, in pixels.
            pen.put("\" stroke=\"").put(colour(Ink::Paper));
            pen.put("\" stroke-width=\"5\" stroke-linejoin=\"round\" paint-order=\"stroke");
        }
        pen.put("\" xml:space=\"preserve\">");
        runs.iter().for_each(|run| span(run, colour, pen));
        pen.put("</text>");
        return;
    }
    pen.put("<path d=\"");
    trace(&item.shape, pen);
    pen.put("\" fill=\"").put(item.fill.map_or("none", colour));
    if let Some(Stroke { ink, width, dash, opacity }) = item.stroke {
        pen.put("\" stroke=\"").put(colour(ink)).fill("\" stroke-width=\"@\" stroke-linejoin=\"round", &[width]);
        if dash.0 > 0.0 {
            pen.fill("\" stroke-dasharray=\"@ @", &[dash.0, dash.1]);
        } else {
            pen.put("\" stroke-linecap=\"round");
        }
        if opacity < 1.0 {
            pen.fill("\" stroke-opacity=\"@", &[opacity]);
        }
    }
    pen.put("\"/>");
}

fn span(run: &Run, colour: fn(Ink) -> &'static str, pen: &mut Pen) {
    pen.put("<tspan fill=\"").put(colour(run.ink)).put("\" font-weight=\"");
    pen.put(if run.bold && !run.math { "650" } else { "400" });
    if run.math {
        pen.put("\" font-family=\"'STIX Two Text', 'Cambria Math', 'Times New Roman', serif\" font-style=\"italic");
    }
    pen.put("\">").marked(&run.text).put("</tspan>");
}

/// A shape as the data of a path.
pub(super) fn trace(shape: &Shape, pen: &mut Pen) {
    match shape {
        Shape::Line(points) | Shape::Polygon(points) => {
            for (index, (x, y)) in points.iter().enumerate() {
                pen.fill(if index == 0 { "M@ @" } else { "L@ @" }, &[*x, *y]);
            }
            if matches!(shape, Shape::Polygon(_)) {
                pen.put("Z");
            }
        }
        &Shape::Curve((from, top), (to, bottom)) => {
            let rise = 0.55 * (bottom - top);
            pen.fill("M@ @C@ @ @ @ @ @", &[from, top, from, top + rise, to, bottom - rise, to, bottom]);
        }
        &Shape::Rect(x, y, width, height, radius) => {
            let (across, down) = (width - 2.0 * radius, height - 2.0 * radius);
            pen.fill("M@ @h@", &[x + radius, y, across]);
            for (side, (dx, dy)) in [(down, (1.0, 1.0)), (-across, (-1.0, 1.0)), (-down, (-1.0, -1.0)), (0.0, (1.0, -1.0))] {
                if radius > 0.0 {
                    pen.fill("a@ @ 0 0 1 @ @", &[radius, radius, dx * radius, dy * radius]);
                }
                if side != 0.0 {
                    pen.fill(if dx == dy { "v@" } else { "h@" }, &[side]);
                }
            }
            pen.put("Z");
        }
        &Shape::Circle(x, y, radius) => {
            let across = 2.0 * radius;
            pen.fill("M@ @a@ @ 0 1 1 @ 0a@ @ 0 1 1 @ 0Z", &[x - radius, y, radius, radius, across, radius, radius, -across]);
        }
        Shape::Many(shapes) => shapes.iter().for_each(|shape| trace(shape, pen)),
        Shape::Text { .. } => {}
    }
}
