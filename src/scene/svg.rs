//! A scene as SVG, in light colours whatever the theme: for files, print and notes. It draws what the canvas draws, item by item.

use super::{Anchor, Ink, Item, Run, Scene, Shape, Stroke};
use crate::text::decimal::fixed;

const SANS: &str = "system-ui, 'Noto Sans', 'Noto Sans CJK SC', sans-serif";
const MATH: &str = "'STIX Two Text', 'Cambria Math', 'Times New Roman', serif";
/// Paper around text, in pixels.
const HALO: &str = "5";

/// A picture of this size in pixels, with a title for whoever cannot see it.
pub fn svg(scene: &Scene, (width, height): (f64, f64), title: &str) -> String {
    let (width, height) = (number(width), number(height));
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" role=\"img\">\
         <title>{}</title><defs>{}{}</defs><rect width=\"{width}\" height=\"{height}\" fill=\"{}\"/>",
        escaped(title),
        pattern("hatch", Ink::Cut, "6", "2"),
        pattern("fine", Ink::Second, "4", "2"),
        colour(Ink::Paper),
    );
    out += &body(scene, colour);
    out + "</svg>\n"
}

/// What stands inside such a picture, in colours that are said.
pub fn body(scene: &Scene, colour: fn(Ink) -> &'static str) -> String {
    let mut out = String::new();
    scene.items.iter().for_each(|item| put(item, colour, &mut out));
    out
}

fn pattern(id: &str, ink: Ink, pitch: &str, width: &str) -> String {
    let (paper, line) = (colour(Ink::Paper), colour(ink));
    format!(
        "<pattern id=\"{id}\" width=\"{pitch}\" height=\"{pitch}\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\">\
         <path fill=\"{paper}\" d=\"M0 0h{pitch}v{pitch}H0z\"/><path stroke=\"{line}\" stroke-width=\"{width}\" d=\"M0 0v{pitch}\"/></pattern>"
    )
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

fn put(item: &Item, colour: fn(Ink) -> &'static str, out: &mut String) {
    if let Shape::Text { at, size, anchor, runs, halo } = &item.shape {
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let (x, y, size) = (number(at.0), number(at.1), number(*size));
        *out += &format!("<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" font-family=\"{SANS}\" text-anchor=\"{anchor}\"");
        if *halo {
            let paper = colour(Ink::Paper);
            *out += &format!(" stroke=\"{paper}\" stroke-width=\"{HALO}\" stroke-linejoin=\"round\" paint-order=\"stroke\"");
        }
        *out += " xml:space=\"preserve\">";
        runs.iter().for_each(|run| span(run, colour, out));
        *out += "</text>";
        return;
    }
    *out += "<path d=\"";
    trace(&item.shape, out);
    *out += &format!("\" fill=\"{}\"", item.fill.map_or("none", colour));
    if let Some(Stroke { ink, width, dash, opacity }) = item.stroke {
        *out += &format!(" stroke=\"{}\" stroke-width=\"{}\" stroke-linejoin=\"round\"", colour(ink), number(width));
        if dash.0 > 0.0 {
            *out += &format!(" stroke-dasharray=\"{} {}\"", number(dash.0), number(dash.1));
        } else {
            *out += " stroke-linecap=\"round\"";
        }
        if opacity < 1.0 {
            *out += &format!(" stroke-opacity=\"{}\"", number(opacity));
        }
    }
    *out += "/>";
}

fn span(run: &Run, colour: fn(Ink) -> &'static str, out: &mut String) {
    let weight = if run.bold && !run.math { "650" } else { "400" };
    *out += &format!("<tspan fill=\"{}\" font-weight=\"{weight}\"", colour(run.ink));
    if run.math {
        *out += &format!(" font-family=\"{MATH}\" font-style=\"italic\"");
    }
    *out += &format!(">{}</tspan>", escaped(&run.text));
}

/// A shape as the data of a path.
pub(super) fn trace(shape: &Shape, out: &mut String) {
    match shape {
        Shape::Line(points) | Shape::Polygon(points) => {
            for (index, point) in points.iter().enumerate() {
                *out += if index == 0 { "M" } else { "L" };
                *out += &pair(*point);
            }
            if matches!(shape, Shape::Polygon(_)) {
                *out += "Z";
            }
        }
        Shape::Curve(from, to) => {
            let rise = 0.55 * (to.1 - from.1);
            let (leave, arrive) = ((from.0, from.1 + rise), (to.0, to.1 - rise));
            *out += &format!("M{}C{} {} {}", pair(*from), pair(leave), pair(arrive), pair(*to));
        }
        &Shape::Rect(x, y, width, height, radius) => {
            let (across, down) = (width - 2.0 * radius, height - 2.0 * radius);
            *out += &format!("M{}h{}", pair((x + radius, y)), number(across));
            for (side, (dx, dy)) in [(down, (1.0, 1.0)), (-across, (-1.0, 1.0)), (-down, (-1.0, -1.0)), (0.0, (1.0, -1.0))] {
                if radius > 0.0 {
                    let r = number(radius);
                    *out += &format!("a{r} {r} 0 0 1 {}", pair((dx * radius, dy * radius)));
                }
                if side != 0.0 {
                    *out += &format!("{}{}", if dx == dy { "v" } else { "h" }, number(side));
                }
            }
            *out += "Z";
        }
        &Shape::Circle(x, y, radius) => {
            let (r, d) = (number(radius), number(2.0 * radius));
            *out += &format!("M{}a{r} {r} 0 1 1 {d} 0a{r} {r} 0 1 1 -{d} 0Z", pair((x - radius, y)));
        }
        Shape::Many(shapes) => shapes.iter().for_each(|shape| trace(shape, out)),
        Shape::Text { .. } => {}
    }
}

fn pair((x, y): (f64, f64)) -> String {
    format!("{} {}", number(x), number(y))
}

/// A length with at most two decimals.
pub(super) fn number(number: f64) -> String {
    let text = fixed(number, 2);
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

/// A text in markup.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
