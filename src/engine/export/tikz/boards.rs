//! The boards of nodes as TikZ paths.

use super::super::escape::{Escaped, Id, Length};
use crate::export::latex::latex;
use crate::export::svg::trace;
use crate::game::depict::Picture;
use crate::scene::Sketch;
use crate::scene::{Ink, Scene, Shape, picture};
use std::fmt::{self, Write};

/// The side of a board, and the least side of a cell, in points.
const SIDE: usize = 34;
const CELL: usize = 6;

/// Writes the board of each node as a TeX command, named by the node's path.
pub fn boards(out: &mut String, sketch: &Sketch) -> fmt::Result {
    for mark in sketch
        .marks
        .iter()
        .filter(|mark| mark.picture != Picture::Bare)
    {
        if out.is_empty() {
            out.push_str(
                "\\providecommand\\plyboard[1]{\\tikz[yscale=-1]{\\csname ply #1\\endcsname}}%\n",
            );
        }
        let side = SIDE.max(CELL * mark.picture.size().0) as f64;
        let name = Id(&mark.path);
        write!(
            out,
            "\\expandafter\\def\\csname ply {name}\\endcsname{{\\path (0,0) rectangle ({side}pt,{side}pt);"
        )?;
        items(out, &picture(&mark.picture, side))?;
        out.push_str("}%\n");
    }
    Ok(())
}

fn items(out: &mut String, scene: &Scene) -> fmt::Result {
    for item in &scene.items {
        let fill = item.fill.map(colour);
        if let Shape::Text { at, size, runs, .. } = &item.shape {
            // Forest cannot hold nodes within nodes. The mirror is needed because rows are counted
            // from the top.
            let (x, y, size, ink) = (
                Length(at.0),
                Length(at.1),
                Length(*size),
                fill.unwrap_or("plynow"),
            );
            write!(
                out,
                "\\pgftext[base,at=\\pgfpoint{{{x}pt}}{{{y}pt}}]{{\\scalebox{{1}}[-1]{{\\color{{{ink}}}"
            )?;
            write!(out, "\\fontsize{{{size}}}{{{size}}}\\selectfont ")?;
            runs.iter()
                .try_for_each(|run| write!(out, "{}", Escaped(&run.text, latex)))?;
            out.push_str("}}");
            continue;
        }
        out.push_str("\\path[");
        if let Some(colour) = fill {
            write!(out, "fill={colour},")?;
        }
        if let Some(stroke) = item.stroke {
            write!(
                out,
                "draw={},line width={}pt,",
                colour(stroke.ink),
                Length(0.6 * stroke.width)
            )?;
        }
        out.push(']');
        course(out, &item.shape)?;
        out.push(';');
    }
    Ok(())
}

fn colour(ink: Ink) -> &'static str {
    match ink {
        Ink::Max => "plymax",
        Ink::Min => "plymin",
        Ink::Chance => "plychance",
        Ink::Best => "plybest",
        Ink::Line => "plyline",
        Ink::Rule => "plyline!30",
        Ink::TintMax => "plymax!16",
        Ink::TintMin => "plymin!16",
        Ink::Paper | Ink::On => "white",
        _ => "plynow",
    }
}

/// Writes a shape as parts of a path. Circles are not written as SVG arcs: arcs longer than a
/// quarter come out wrong.
fn course(out: &mut String, shape: &Shape) -> fmt::Result {
    match shape {
        &Shape::Circle(x, y, radius) => {
            write!(
                out,
                " ({}pt,{}pt) circle[radius={}pt]",
                Length(x),
                Length(y),
                Length(radius)
            )
        }
        Shape::Many(shapes) => shapes.iter().try_for_each(|shape| course(out, shape)),
        _ => {
            out.push_str(" svg \"");
            trace(out, shape)?;
            out.write_str("\"")
        }
    }
}
