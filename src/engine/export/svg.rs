//! A scene as SVG: a file in light colours, or its elements in given ones for pictures inside a
//! page. It draws the same items as the canvas.

use super::escape::{Escaped, Length, markup, written};
use crate::scene::{Anchor, Ink, Item, Run, Scene, Shape, Size, Stroke};
use std::fmt::{self, Write};

/// Writes a picture of this size in pixels in the light colours, with a title for screen readers.
pub fn svg(scene: &Scene, size: Size, title: &str) -> String {
    let (width, height) = (Length(size.width), Length(size.height));
    let paper = colour(Ink::Paper);
    written(|out| {
        write!(
            out,
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" role="img"><title>"#
        )?;
        write!(out, "{}</title><defs>", Escaped(title, markup))?;
        out.push_str(&hatches(colour));
        let is_lined =
            |item: &Item| matches!(item.fill, Some(Ink::LinedStrongMin | Ink::LinedWeakMin));
        if scene.items.iter().any(is_lined) {
            out.push_str(&lines(colour, ["#8F3600", "#EBA468"]));
        }
        write!(
            out,
            r#"</defs><rect width="{width}" height="{height}" fill="{paper}"/>"#
        )?;
        writeln!(out, "{}</svg>", body(scene, colour))
    })
}

/// Returns the patterns of hatched fills, in the colours of `colour`.
pub fn hatches(colour: fn(Ink) -> &'static str) -> String {
    let paper = colour(Ink::Paper);
    written(|out| {
        // Lines from the lower left to the upper right, drawn aslant in the tile: some programs pass over a turned pattern. The
        // side of a tile is √2 of the distance between the lines.
        for (id, ink, side) in [("hatch", Ink::Cut, 8.5), ("fine", Ink::Second, 5.7)] {
            write!(
                out,
                r#"<pattern id="{id}" width="{side}" height="{side}" patternUnits="userSpaceOnUse">"#
            )?;
            write!(out, r#"<path fill="{paper}" d="M0 0h{side}v{side}H0z"/>"#)?;
            let (beyond, within) = (Length(side + 1.0), Length(side - 1.0));
            write!(
                out,
                r#"<path stroke="{}" stroke-width="2" d="M-1 1L1 -1M-1 {beyond}L{beyond} -1M{within} {beyond}L{beyond} {within}"/></pattern>"#,
                colour(ink)
            )?;
        }
        Ok(())
    })
}

/// Writes the patterns of the lined fills of a large tree, in the colours of nodes that are good and rather good for Min: the better, the
/// closer the lines.
pub fn lines(colour: fn(Ink) -> &'static str, [strong, weak]: [&str; 2]) -> String {
    let paper = colour(Ink::Paper);
    written(|out| {
        for (id, fill, side, width) in [("lined", strong, 4, 1.0), ("half-lined", weak, 8, 1.25)] {
            write!(
                out,
                r#"<pattern id="{id}" width="{side}" height="{side}" patternUnits="userSpaceOnUse"><path fill="{fill}" d="M0 0h{side}v{side}H0z"/>"#
            )?;
            write!(
                out,
                r#"<path stroke="{paper}" stroke-width="{width}" d="M0 1h{side}"/></pattern>"#
            )?;
        }
        Ok(())
    })
}

/// Writes the items of a scene in the colours of `colour`, without the `svg` element.
pub fn body(scene: &Scene, colour: fn(Ink) -> &'static str) -> String {
    written(|out| {
        scene
            .items
            .iter()
            .try_for_each(|item| put(out, item, colour))
    })
}

/// Returns the light colours of the stylesheet.
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
        Ink::StrongMax => "#0F4C99",
        Ink::WeakMax => "#7FB2EC",
        Ink::Even => "#C3C9D1",
        Ink::LinedStrongMin => "url(#lined)",
        Ink::LinedWeakMin => "url(#half-lined)",
        Ink::Pale => "#F4F4F2",
    }
}

fn put(out: &mut String, item: &Item, colour: fn(Ink) -> &'static str) -> fmt::Result {
    if let Shape::Text {
        at,
        size,
        anchor,
        runs,
        halo,
    } = &item.shape
    {
        let text = Lettering {
            at: *at,
            size: *size,
            anchor: *anchor,
            runs,
        };
        if *halo {
            // A text of its own: programs that know no order of painting would paint a halo over its letters.
            let paper = colour(Ink::Paper);
            let halo = format!(
                r#" aria-hidden="true" stroke="{paper}" stroke-width="{HALO}" stroke-linejoin="round""#
            );
            text.put(out, &halo, |_| paper)?;
        }
        return text.put(out, "", colour);
    }
    let mut path = String::new();
    trace(&mut path, &item.shape)?;
    if path.is_empty() {
        return Ok(());
    }
    write!(out, "<path d=\"{path}")?;
    write!(out, r#"" fill="{}""#, item.fill.map_or("none", colour))?;
    if let Some(Stroke {
        ink,
        width,
        dash,
        opacity,
    }) = item.stroke
    {
        write!(
            out,
            r#" stroke="{}" stroke-width="{}" stroke-linejoin="round""#,
            colour(ink),
            Length(width)
        )?;
        if dash.0 > 0.0 {
            write!(
                out,
                r#" stroke-dasharray="{} {}""#,
                Length(dash.0),
                Length(dash.1)
            )?;
        } else {
            out.push_str(r#" stroke-linecap="round""#);
        }
        if opacity < 1.0 {
            write!(out, r#" stroke-opacity="{}""#, Length(opacity))?;
        }
    }
    out.push_str("/>");
    Ok(())
}

/// The width of a halo, in pixels.
const HALO: u32 = 5;
/// The families of letters. Some programs take the first family for all of a text.
const LETTERS: &str = "system-ui, 'Noto Sans', 'DejaVu Sans', Arial, Helvetica, sans-serif";
const CHINESE: &str =
    "'Noto Sans CJK SC', 'Noto Sans SC', 'PingFang SC', 'Microsoft YaHei', system-ui, sans-serif";

/// A text and where it stands.
struct Lettering<'a> {
    at: (f64, f64),
    size: f64,
    anchor: Anchor,
    runs: &'a [Run],
}

impl Lettering<'_> {
    /// Writes the text with more attributes, in the colours of `colour`.
    fn put(
        &self,
        out: &mut String,
        more: &str,
        colour: impl Fn(Ink) -> &'static str,
    ) -> fmt::Result {
        let anchor = match self.anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let is_chinese = |run: &Run| run.text.chars().any(|letter| letter >= '\u{2e80}');
        let family = if self.runs.iter().any(is_chinese) {
            CHINESE
        } else {
            LETTERS
        };
        write!(
            out,
            r#"<text x="{}" y="{}" font-size="{}" font-family="{family}" text-anchor="{anchor}"{more} xml:space="preserve">"#,
            Length(self.at.0),
            Length(self.at.1),
            Length(self.size)
        )?;
        for run in self.runs {
            let weight = if run.bold && !run.math { 700 } else { 400 };
            write!(
                out,
                r#"<tspan fill="{}" font-weight="{weight}""#,
                colour(run.ink)
            )?;
            if run.math {
                out.push_str(r#" font-family="'STIX Two Text', 'Cambria Math', 'Times New Roman', serif" font-style="italic""#);
            }
            write!(out, ">{}</tspan>", Escaped(&run.text, markup))?;
        }
        out.push_str("</text>");
        Ok(())
    }
}

/// Writes a shape as path data.
pub(super) fn trace(out: &mut String, shape: &Shape) -> fmt::Result {
    match shape {
        Shape::Line(points) | Shape::Polygon(points) => {
            for (index, (x, y)) in points.iter().enumerate() {
                write!(
                    out,
                    "{}{} {}",
                    if index == 0 { 'M' } else { 'L' },
                    Length(*x),
                    Length(*y)
                )?;
            }
            if matches!(shape, Shape::Polygon(_)) {
                out.push('Z');
            }
        }
        &Shape::Curve((from, top), (to, bottom)) => {
            let rise = 0.55 * (bottom - top);
            let (high, low) = (Length(top + rise), Length(bottom - rise));
            let (from, top, to, bottom) = (Length(from), Length(top), Length(to), Length(bottom));
            write!(out, "M{from} {top}C{from} {high} {to} {low} {to} {bottom}")?;
        }
        &Shape::Rect(x, y, width, height, radius) => {
            let (across, down) = (width - 2.0 * radius, height - 2.0 * radius);
            write!(
                out,
                "M{} {}h{}",
                Length(x + radius),
                Length(y),
                Length(across)
            )?;
            for (side, (dx, dy)) in [
                (down, (1.0, 1.0)),
                (-across, (-1.0, 1.0)),
                (-down, (-1.0, -1.0)),
                (0.0, (1.0, -1.0)),
            ] {
                if radius > 0.0 {
                    write!(
                        out,
                        "a{0} {0} 0 0 1 {1} {2}",
                        Length(radius),
                        Length(dx * radius),
                        Length(dy * radius)
                    )?;
                }
                if side != 0.0 {
                    write!(out, "{}{}", if dx == dy { 'v' } else { 'h' }, Length(side))?;
                }
            }
            out.push('Z');
        }
        &Shape::Circle(x, y, radius) => {
            let (left, across, back) = (
                Length(x - radius),
                Length(2.0 * radius),
                Length(-2.0 * radius),
            );
            let (y, radius) = (Length(y), Length(radius));
            write!(
                out,
                "M{left} {y}a{radius} {radius} 0 1 1 {across} 0a{radius} {radius} 0 1 1 {back} 0Z"
            )?;
        }
        Shape::Many(shapes) => shapes.iter().try_for_each(|shape| trace(out, shape))?,
        Shape::Text { .. } => {}
    }
    Ok(())
}
