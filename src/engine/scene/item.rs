//! What a picture is made of: shapes with colours by meaning, in pixels from the top left.

use crate::trace::NodeId;

/// A colour by its meaning; `static/plyscope.css` defines it in both themes.
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
    /// A role's colour at 16 % over the paper colour.
    TintMax,
    TintMin,
    TintChance,
    /// Diagonal lines: a node that was never visited.
    Hatch,
    /// Finer diagonal lines: the exploration term.
    HatchFine,
    /// Outcomes of a large tree: two steps for Max, a grey, two steps for Min with horizontal lines, and what is not reached yet.
    StrongMax,
    WeakMax,
    Even,
    LinedStrongMin,
    LinedWeakMin,
    Pale,
}

/// An outline or line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// Its colour.
    pub ink: Ink,
    /// Its width in pixels.
    pub width: f64,
    /// The lengths of dash and gap; (0, 0) for a solid line.
    pub dash: (f64, f64),
    /// From 0 to 1.
    pub opacity: f64,
}

impl Stroke {
    /// Makes a solid, opaque stroke.
    pub fn full(ink: Ink, width: f64) -> Stroke {
        Stroke {
            ink,
            width,
            dash: (0.0, 0.0),
            opacity: 1.0,
        }
    }
}

/// The point of a text that lies at its position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "named as in SVG")]
pub enum Anchor {
    Start,
    Middle,
    End,
}

/// A width and a height in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Size {
    /// The width.
    pub width: f64,
    /// The height.
    pub height: f64,
}

impl Size {
    /// Makes a size.
    pub const fn new(width: f64, height: f64) -> Size {
        Size { width, height }
    }
}

/// A piece of text in one style.
#[derive(Clone, Debug, PartialEq)]
pub struct Run {
    /// The characters.
    pub text: String,
    /// Its colour.
    pub ink: Ink,
    /// Weight 650 instead of 400.
    pub bold: bool,
    /// Whether it is a mathematical symbol, set in the math font.
    pub math: bool,
}

/// A shape.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A polyline.
    Line(Vec<(f64, f64)>),
    /// A curve that leaves and arrives vertically.
    Curve((f64, f64), (f64, f64)),
    /// A closed polyline.
    Polygon(Vec<(f64, f64)>),
    /// Left, top, width, height and the radius of the corners.
    Rect(f64, f64, f64, f64, f64),
    /// Centre and radius.
    Circle(f64, f64, f64),
    /// Several shapes without text, drawn as one path.
    Many(Vec<Shape>),
    /// Text on a baseline.
    Text {
        /// The position on the baseline.
        at: (f64, f64),
        /// The font size in pixels.
        size: f64,
        /// The point of the text that lies at `at`.
        anchor: Anchor,
        /// The pieces of the text.
        runs: Vec<Run>,
        /// Whether it has an outline in the paper colour.
        halo: bool,
    },
}

/// A shape with its colours.
#[derive(Clone, Debug, PartialEq)]
pub struct Item {
    /// The shape.
    pub shape: Shape,
    /// The fill.
    pub fill: Option<Ink>,
    /// The stroke.
    pub stroke: Option<Stroke>,
}

/// The area of a node in the picture, for pointing at it and for tests.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// The node.
    pub node: NodeId,
    /// The centre.
    pub at: (f64, f64),
    /// Half the width and height of the area.
    pub reach: (f64, f64),
}

/// A picture: items from back to front, in pixels from the top left of the stage.
///
/// # Examples
/// ```
/// use plyscope_engine::export::{STAGE, composed, svg};
/// use plyscope_engine::lang::Lang;
/// use plyscope_engine::scene::{Frame, Options, Part, Plan};
/// use plyscope_engine::spec::Spec;
///
/// let spec = r#"{"game":{"kind":"tree","tree":[[5,6],[2,1]]},"algorithm":{"kind":"minimax"}}"#;
/// let spec = Spec::read(spec).expect("the spec is valid");
/// let (trace, ..) = spec.record(1_000, 1_000);
/// let plan = Plan::new(&trace, &spec.game, STAGE, Part::default());
/// let frame = Frame::whole(&plan);
/// let options = Options::new(&spec.algorithm, Lang::En);
/// let scene = composed(&spec, &trace, trace.len(), &frame, options);
/// assert_eq!(scene.spots.len(), 7, "three inner nodes and four leaves");
/// assert!(svg(&scene, STAGE, "the end").starts_with("<svg"));
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scene {
    /// The items to draw.
    pub items: Vec<Item>,
    /// The areas of the nodes.
    pub spots: Vec<Spot>,
}

impl Scene {
    pub(super) fn fill(&mut self, shape: Shape, ink: Ink) {
        self.items.push(Item {
            shape,
            fill: Some(ink),
            stroke: None,
        });
    }

    pub(super) fn stroke(&mut self, shape: Shape, stroke: Stroke) {
        self.items.push(Item {
            shape,
            fill: None,
            stroke: Some(stroke),
        });
    }

    pub(super) fn draw(&mut self, shape: Shape, ink: Ink, stroke: Stroke) {
        self.items.push(Item {
            shape,
            fill: Some(ink),
            stroke: Some(stroke),
        });
    }

    /// Returns the node at a point of the stage, the nearest if there are several.
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

/// Makes a text of one run.
pub fn text(at: (f64, f64), size: f64, anchor: Anchor, run: Run, halo: bool) -> Shape {
    Shape::Text {
        at,
        size,
        anchor,
        runs: vec![run],
        halo,
    }
}

/// Makes a run without math.
pub fn run(text: impl Into<String>, ink: Ink, bold: bool) -> Run {
    Run {
        text: text.into(),
        ink,
        bold,
        math: false,
    }
}
