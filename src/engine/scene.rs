//! A picture as data: what to draw of a moment, in pixels of the stage, with inks instead of colours. Painters (canvas, SVG) only
//! carry it out, so they cannot disagree. A scene knows neither Yew nor any browser.

mod batch;
mod beamer;
mod board;
mod compose;
mod crowd;
mod dot;
mod edge;
mod fold;
mod glyph;
mod graph;
mod inscription;
mod known;
mod latex;
mod legible;
mod node;
mod note;
mod options;
mod overview;
mod painting;
mod picture;
mod plan;
mod playout;
mod recall;
mod sketch;
pub mod source;
mod style;
mod svg;
mod tikz;
mod view;

pub use beamer::beamer;
pub use compose::compose;
pub use dot::dot;
pub use options::Options;
pub use overview::under;
pub use painting::Frame;
pub use picture::{cells, picture};
pub use plan::{Part, Plan};
pub use sketch::{Knowledge, Link, Mark, Role, Sketch, drawn, sketch};
pub use style::Density;
pub use svg::{body, colour, svg, svg_with};
pub use tikz::{standalone, tikz};
pub use view::View;

use crate::trace::NodeId;

/// A colour by what it means; `static/plyscope.css` gives each its value in both themes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(
    missing_docs,
    reason = "the names are those of the stylesheet's tokens"
)]
pub enum Ink {
    Max,
    Min,
    Chance,
    Best,
    Cut,
    Now,
    Ink,
    Second,
    Line,
    Rule,
    Paper,
    /// Text on a filled node.
    On,
    /// 16 % of a role over paper.
    TintMax,
    TintMin,
    TintChance,
    /// Diagonal lines: never looked at.
    Hatch,
    /// Finer diagonal lines: exploration.
    HatchFine,
}

/// A line around or along a shape.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// Its colour.
    pub ink: Ink,
    /// Its width in pixels.
    pub width: f64,
    /// Lengths of dash and gap, both 0 for a full line.
    pub dash: (f64, f64),
    /// 0 … 1.
    pub opacity: f64,
}

impl Stroke {
    /// A full line.
    pub fn full(ink: Ink, width: f64) -> Stroke {
        Stroke {
            ink,
            width,
            dash: (0.0, 0.0),
            opacity: 1.0,
        }
    }
}

/// Where a text's place is in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "named as in SVG")]
pub enum Anchor {
    Start,
    Middle,
    End,
}

/// A piece of a text.
#[derive(Clone, Debug, PartialEq)]
pub struct Run {
    /// What it says.
    pub text: String,
    /// Its colour.
    pub ink: Ink,
    /// Weight 650 instead of 400.
    pub bold: bool,
    /// A mathematical symbol, set in the math face.
    pub math: bool,
}

/// What to draw.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// An open line through points.
    Line(Vec<(f64, f64)>),
    /// A curve that leaves and arrives vertically.
    Curve((f64, f64), (f64, f64)),
    /// A closed line through points.
    Polygon(Vec<(f64, f64)>),
    /// Left, top, width, height and the radius of the corners.
    Rect(f64, f64, f64, f64, f64),
    /// Middle and radius.
    Circle(f64, f64, f64),
    /// Several shapes, none of them text, drawn as one.
    Many(Vec<Shape>),
    /// Text on a baseline.
    Text {
        /// The place on the baseline.
        at: (f64, f64),
        /// Size in pixels.
        size: f64,
        /// Where the place is in the text.
        anchor: Anchor,
        /// What it says.
        runs: Vec<Run>,
        /// Whether paper is knocked out around it.
        halo: bool,
    },
}

/// A shape with its colours.
#[derive(Clone, Debug, PartialEq)]
pub struct Item {
    /// What to draw.
    pub shape: Shape,
    /// What fills it.
    pub fill: Option<Ink>,
    /// What runs around it.
    pub stroke: Option<Stroke>,
}

/// A node as it is drawn: for pointing at it and for tests.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// Which.
    pub node: NodeId,
    /// The middle.
    pub at: (f64, f64),
    /// Half the width and height that count as the node.
    pub reach: (f64, f64),
}

/// Everything to draw, from back to front.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scene {
    /// What to draw.
    pub items: Vec<Item>,
    /// The nodes among it.
    pub spots: Vec<Spot>,
}

impl Scene {
    fn fill(&mut self, shape: Shape, ink: Ink) {
        self.items.push(Item {
            shape,
            fill: Some(ink),
            stroke: None,
        });
    }

    fn stroke(&mut self, shape: Shape, stroke: Stroke) {
        self.items.push(Item {
            shape,
            fill: None,
            stroke: Some(stroke),
        });
    }

    fn draw(&mut self, shape: Shape, ink: Ink, stroke: Stroke) {
        self.items.push(Item {
            shape,
            fill: Some(ink),
            stroke: Some(stroke),
        });
    }

    /// The node drawn at a place of the stage, the nearest of several.
    pub fn node_at(&self, x: f64, y: f64) -> Option<NodeId> {
        let distance = |spot: &Spot| {
            ((spot.at.0 - x) / spot.reach.0)
                .abs()
                .max(((spot.at.1 - y) / spot.reach.1).abs())
        };
        let near = self.spots.iter().filter(|spot| distance(spot) <= 1.0);
        near.min_by(|one, other| distance(one).total_cmp(&distance(other)))
            .map(|spot| spot.node)
    }
}

/// A text of one run.
fn text(at: (f64, f64), size: f64, anchor: Anchor, run: Run, halo: bool) -> Shape {
    Shape::Text {
        at,
        size,
        anchor,
        runs: vec![run],
        halo,
    }
}

/// A plain run.
fn run(text: impl Into<String>, ink: Ink, bold: bool) -> Run {
    Run {
        text: text.into(),
        ink,
        bold,
        math: false,
    }
}
