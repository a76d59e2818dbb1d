//! Moments as HTML inside a page: the drawing of a step, a position, a sentence. Colours are the stylesheet's where it has them
//! (`--o-max` …), so that a picture is dark in a dark page.

use super::composed;
use super::escape::{Escaped, Length, markup};
use crate::export::{body, hatches, lines};
use crate::lang::Lang;
use crate::lesson::line::Tone;
use crate::lesson::{Labels, Line, Tag, explain};
use crate::scene::{
    Frame, Ink, Item, Options, Part, Plan, Scene, Shape, Size, Spot, picture, shortened,
};
use crate::spec::Spec;
use crate::trace::{Kind, NodeId, Trace};
use std::collections::HashSet;

/// A drawing as markup, and where it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    /// The elements.
    pub markup: String,
    /// The corner of what is to be seen.
    pub corner: (f64, f64),
    /// Its size.
    pub size: Size,
    /// Where its nodes are.
    pub spots: Vec<Spot>,
}

/// The margin of a cropped drawing around its nodes, for rings and names.
const AROUND: f64 = 18.0;

impl Drawing {
    /// Draws a step of a search's recording, laid out for a picture of this size. What it shows is said beside it.
    pub fn of_step(
        spec: &Spec,
        trace: &Trace,
        step: u32,
        (size, part): (Size, Part),
        lang: Lang,
    ) -> Drawing {
        let options = Options::new(&spec.algorithm, lang);
        let scene = scene(spec, trace, step, (size, part), options);
        Drawing::of_scene(scene, size)
    }

    /// Draws a step with nodes that are filled in by hand: those that the search has not visited look like all others.
    pub fn to_fill_in(spec: &Spec, trace: &Trace, step: u32, size: Size, lang: Lang) -> Drawing {
        let options = Options {
            blank: true,
            ..Options::new(&spec.algorithm, lang)
        };
        let scene = scene(spec, trace, step, (size, Part::default()), options);
        Drawing::of_scene(scene, size)
    }

    fn of_scene(scene: Scene, size: Size) -> Drawing {
        Drawing {
            markup: body(&scene, colour),
            corner: (0.0, 0.0),
            size,
            spots: scene.spots,
        }
    }

    /// Draws a step like [`Drawing::of_step`], without the margins around its nodes.
    pub fn cropped(
        spec: &Spec,
        trace: &Trace,
        step: u32,
        (size, part): (Size, Part),
        lang: Lang,
    ) -> Drawing {
        let options = Options::new(&spec.algorithm, lang);
        let scene = scene(spec, trace, step, (size, part), options);
        let (mut low, mut high) = ((size.width, size.height), (0.0_f64, 0.0_f64));
        for spot in &scene.spots {
            let ((x, y), (aside, down)) = (spot.at, spot.reach);
            low = (low.0.min(x - aside), low.1.min(y - down));
            high = (high.0.max(x + aside), high.1.max(y + down));
        }
        Drawing {
            markup: body(&scene, colour),
            corner: (low.0 - AROUND, low.1 - AROUND),
            size: Size {
                width: high.0 - low.0 + 2.0 * AROUND,
                height: high.1 - low.1 + 2.0 * AROUND,
            },
            spots: scene.spots,
        }
    }

    /// Draws the position of a spec in a square with this side.
    pub fn of_position(spec: &Spec, side: f64) -> Drawing {
        let scene = picture(&spec.game.picture(), side);
        Drawing::of_scene(scene, Size::new(side, side))
    }

    /// Writes the drawing as an SVG element with this class; its size is left to the page.
    pub fn svg(&self, class: &str) -> String {
        let ((x, y), Size { width, height }) = (self.corner, self.size);
        let (x, y, width, height) = (Length(x), Length(y), Length(width), Length(height));
        format!(
            r#"<svg class="{class}" viewBox="{x} {y} {width} {height}" aria-hidden="true" focusable="false">{}</svg>"#,
            self.markup
        )
    }
}

/// Returns the width from this one up to `most` pixels at which every node of a tree has room for its number and its name,
/// tried in steps of an eighth; where there is none, one with room for the numbers, or else this width.
pub fn legible_width(spec: &Spec, trace: &Trace, size: Size, most: f64) -> f64 {
    let of = |width: f64| Size { width, ..size };
    let is_legible =
        |width: &f64| Plan::new(trace, &spec.game, of(*width), Part::default()).is_legible();
    let widths = || {
        std::iter::successors(Some(size.width), |width| Some(1.125 * width))
            .take_while(|width| *width < most)
            .filter(is_legible)
    };
    let is_named = |width: &f64| has_names(spec, trace, of(*width));
    let first = || widths().next();
    widths().find(is_named).or_else(first).unwrap_or(size.width)
}

/// Whether the names of all inner nodes of an explicit tree are drawn: labels that would meet are left out.
fn has_names(spec: &Spec, trace: &Trace, size: Size) -> bool {
    let options = Options {
        blank: true,
        ..Options::new(&spec.algorithm, Lang::En)
    };
    let scene = scene(spec, trace, 0, (size, Part::default()), options);
    let texts: HashSet<&str> = scene.items.iter().filter_map(written).collect();
    let inner = (0..trace.size() as u32)
        .map(NodeId)
        .filter(|node| trace.kind(*node) != Kind::Leaf);
    let mut names = inner.filter_map(|node| spec.game.of_node(&trace.path(node)));
    !spec.game.is_explicit() || names.all(|name| texts.contains(shortened(name).as_str()))
}

/// Returns the text of an item that is a text of one run.
fn written(item: &Item) -> Option<&str> {
    match &item.shape {
        Shape::Text { runs, .. } => match runs.as_slice() {
            [run] => Some(&run.text),
            _ => None,
        },
        _ => None,
    }
}

fn scene(
    spec: &Spec,
    trace: &Trace,
    step: u32,
    (size, part): (Size, Part),
    options: Options,
) -> Scene {
    let plan = Plan::new(trace, &spec.game, size, part);
    let frame = Frame::whole(&plan);
    composed(spec, trace, step, &frame, options)
}

/// Writes an SVG element of no size with the patterns that drawings use. It must stand before them in the same tree of elements.
pub fn patterns() -> String {
    let patterns =
        hatches(colour) + &lines(colour, ["var(--o-min-2,#8F3600)", "var(--o-min-1,#EBA468)"]);
    format!(
        r#"<svg class="patterns" width="0" height="0" aria-hidden="true" focusable="false"><defs>{patterns}</defs></svg>"#
    )
}

/// Returns the tag and the sentence of a step.
pub fn sentence(spec: &Spec, trace: &Trace, step: u32, lang: Lang) -> [String; 2] {
    let line = explain(&trace.at(step), &spec.game, lang, &spec.algorithm);
    let tag = Tag(trace.phase(step)).word(lang);
    [tag.to_owned(), marked_up(&line)]
}

fn marked_up(line: &Line) -> String {
    let mut out = String::new();
    for span in &line.0 {
        let (before, after) = match span.tone {
            Tone::Plain => ("", ""),
            Tone::Name | Tone::Node(_) => ("<b>", "</b>"),
            Tone::Max => ("<b class=\"cmax\">", "</b>"),
            Tone::Min => ("<b class=\"cmin\">", "</b>"),
            Tone::Symbol => ("<var>", "</var>"),
        };
        out += &format!("{before}{}{after}", Escaped(&span.text, markup));
    }
    out
}

/// A colour of the stylesheet, or the light one where there is none.
fn colour(ink: Ink) -> &'static str {
    match ink {
        Ink::Max => "var(--o-max,#1D6FD1)",
        Ink::Min => "var(--o-min,#B34700)",
        Ink::Chance => "var(--o-chance,#6A0877)",
        Ink::Best => "var(--o-best,#0C4638)",
        Ink::Cut => "var(--o-cut,#6B7280)",
        Ink::Now => "var(--o-now,#111827)",
        Ink::Ink => "var(--o-ink,#111827)",
        Ink::Second => "var(--o-ink-2,#4B5563)",
        Ink::Line => "var(--o-line,#868D98)",
        Ink::Rule => "var(--o-rule,#E1E2DD)",
        Ink::Paper => "var(--o-paper,#FFFFFF)",
        Ink::On => "var(--o-on,#FFFFFF)",
        Ink::TintMax => "var(--o-tint-max,#DBE8F8)",
        Ink::TintMin => "var(--o-tint-min,#F3E2D6)",
        Ink::TintChance => "var(--o-tint-chance,#E7D7E9)",
        Ink::Hatch => "url(#hatch)",
        Ink::HatchFine => "url(#fine)",
        Ink::StrongMax => "var(--o-max-2,#0F4C99)",
        Ink::WeakMax => "var(--o-max-1,#7FB2EC)",
        Ink::Even => "var(--o-even,#C3C9D1)",
        Ink::LinedStrongMin => "url(#lined)",
        Ink::LinedWeakMin => "url(#half-lined)",
        Ink::Pale => "var(--o-pale,#F4F4F2)",
    }
}
