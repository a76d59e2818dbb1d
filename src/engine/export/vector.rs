//! A scene as TikZ paths, at the positions of the SVG, for pictures that are not edited by hand.

use super::escape::{Escaped, Length, written};
use super::latex::latex;
use crate::scene::{Anchor, Ink, Item, Run, Scene, Shape, Size, Stroke};
use std::fmt::{self, Write};

/// The packages that such pictures need.
pub const PACKAGES: &str = "\\usepackage{amssymb,tikz} \\usetikzlibrary{patterns}";

/// Writes the part of a scene below `top`, of this size, both in pixels, as a `tikzpicture` in
/// black, `width` millimetres wide.
pub fn vector(scene: &Scene, top: f64, size: Size, width: f64) -> String {
    let unit = width / size.width;
    written(|out| {
        writeln!(
            out,
            "\\begin{{tikzpicture}}[x={0}mm,y=-{0}mm,line join=round]",
            Small(unit)
        )?;
        writeln!(
            out,
            "\\useasboundingbox (0,{}) rectangle ({},{});",
            Length(top),
            Length(size.width),
            Length(top + size.height)
        )?;
        let pen = Pen { unit };
        scene.items.iter().try_for_each(|item| pen.put(out, item))?;
        out.push_str("\\end{tikzpicture}\n");
        Ok(())
    })
}

/// A length with five decimals.
struct Small(f64);

impl fmt::Display for Small {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{:.5}", self.0)
    }
}

/// The scale from pixels to millimetres.
struct Pen {
    /// Millimetres per pixel.
    unit: f64,
}

impl Pen {
    fn put(&self, out: &mut String, item: &Item) -> fmt::Result {
        if let Shape::Text {
            at,
            size,
            anchor,
            runs,
            halo,
        } = &item.shape
        {
            return self.text(out, *at, *size, *anchor, runs, *halo);
        }
        let mut options = Vec::new();
        match item.fill {
            Some(Ink::Hatch | Ink::HatchFine) => {
                options.push("pattern=north east lines".to_owned());
            }
            Some(Ink::Paper | Ink::On) => options.push("fill=white".to_owned()),
            Some(_) => options.push("fill=black".to_owned()),
            None => {}
        }
        if let Some(Stroke {
            ink, width, dash, ..
        }) = item.stroke
        {
            let colour = if ink == Ink::Paper { "white" } else { "black" };
            let width = Small(self.unit * width);
            options.push(format!("draw={colour},line width={width}mm"));
            if dash.0 > 0.0 {
                let [on, off] = [dash.0, dash.1].map(|length| Small(self.unit * length));
                options.push(format!("dash pattern=on {on}mm off {off}mm"));
            }
        }
        write!(out, "\\path[{}]", options.join(","))?;
        self.trace(out, &item.shape)?;
        out.push_str(";\n");
        Ok(())
    }

    fn trace(&self, out: &mut String, shape: &Shape) -> fmt::Result {
        match shape {
            Shape::Line(points) | Shape::Polygon(points) => {
                for (index, (x, y)) in points.iter().enumerate() {
                    let joint = if index == 0 { " " } else { " -- " };
                    write!(out, "{joint}({},{})", Length(*x), Length(*y))?;
                }
                if matches!(shape, Shape::Polygon(_)) {
                    out.push_str(" -- cycle");
                }
            }
            &Shape::Curve((from, top), (to, bottom)) => {
                let rise = 0.55 * (bottom - top);
                write!(
                    out,
                    " ({0},{1}) .. controls ({0},{2}) and ({3},{4}) .. ({3},{5})",
                    Length(from),
                    Length(top),
                    Length(top + rise),
                    Length(to),
                    Length(bottom - rise),
                    Length(bottom)
                )?;
            }
            &Shape::Rect(x, y, width, height, radius) => {
                let round = Small(self.unit * radius);
                write!(
                    out,
                    " {{[rounded corners={round}mm] ({},{}) rectangle ({},{})}}",
                    Length(x),
                    Length(y),
                    Length(x + width),
                    Length(y + height)
                )?;
            }
            &Shape::Circle(x, y, radius) => {
                let radius = Small(self.unit * radius);
                write!(
                    out,
                    " ({},{}) circle[radius={radius}mm]",
                    Length(x),
                    Length(y)
                )?;
            }
            Shape::Many(shapes) => shapes.iter().try_for_each(|shape| self.trace(out, shape))?,
            Shape::Text { .. } => {}
        }
        Ok(())
    }

    fn text(
        &self,
        out: &mut String,
        at: (f64, f64),
        size: f64,
        anchor: Anchor,
        runs: &[Run],
        halo: bool,
    ) -> fmt::Result {
        let anchor = match anchor {
            Anchor::Start => "base west",
            Anchor::Middle => "base",
            Anchor::End => "base east",
        };
        let halo = if halo { ",fill=white" } else { "" };
        // A point of TeX is 0.3515 mm.
        let size = self.unit * size / 0.3515;
        write!(
            out,
            "\\node[anchor={anchor},inner sep=0.5pt{halo},font=\\fontsize{{{0}}}{{{0}}}\\selectfont] at ({1},{2}) {{",
            Small(size),
            Length(at.0),
            Length(at.1)
        )?;
        for run in runs {
            let text = Escaped(&run.text, latex);
            match (run.math, run.bold) {
                (true, _) => write!(out, "\\textit{{{text}}}")?,
                (false, true) => write!(out, "\\textbf{{{text}}}")?,
                (false, false) => write!(out, "{{{text}}}")?,
            }
        }
        out.push_str("};\n");
        Ok(())
    }
}
