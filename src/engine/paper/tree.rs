//! The picture of a form: the tree in black, and boxes on it for answers. Sheet and key draw the
//! same plan, so that a box stands at the same place in both.

use super::black::black;
use super::form::{Form, Place, Spot, written};
use super::wording::node;
use crate::exercise::{Ask, Instance};
use crate::export::composed;
use crate::export::{body, hatches};
use crate::game::depict::Picture;
use crate::lang::words::paper;
use crate::scene::{
    Anchor, Frame, Ink, Item, Options, Part, Plan, Run, Scene, Shape, Size, Stroke,
};
use crate::spec::Refusal;
use crate::trace::NodeId;

/// The width in millimetres of a page and of a position drawn alone, with its stage in pixels.
const WIDTH: f64 = 170.0;
const ALONE: (f64, Size) = (60.0, Size::new(150.0, 130.0));
/// The most leaves across a page.
const MOST_LEAVES: usize = 40;
/// The width of a page in pixels, and of a leaf with the gap beside it.
const PAGE: f64 = 720.0;
const SLOT: f64 = 50.0;
/// The height of a row in pixels, with boxes on the edges and without, and of the space above the
/// first row and below the last together.
const ROW: [f64; 2] = [132.0, 96.0];
const ENDS: f64 = 130.0;
/// Half the width and height in pixels of boxes on nodes and on edges, and their font size.
const ON_NODE: (f64, f64) = (21.0, 11.0);
const ON_EDGE: (f64, f64) = (20.0, 11.0);
const TEXT: f64 = 14.0;
/// The printed margin above the root and below the leaves, in pixels.
const AROUND: f64 = 18.0;
/// The position of a box on its edge, from 0 above to 1 below: siblings are apart there.
const DOWN: f64 = 0.62;
/// The distance of a box beside the root, in pixels.
const BESIDE: f64 = 80.0;

/// A picture and the part of it that is printed.
#[derive(Clone, Debug)]
pub struct Drawing {
    /// The picture.
    pub scene: Scene,
    /// The upper edge in pixels; the left one is 0.
    pub top: f64,
    /// The size in pixels.
    pub size: Size,
    /// The width on paper in millimetres.
    pub width: f64,
}

impl Drawing {
    /// Writes the drawing as an SVG element, black on white.
    pub fn svg(&self) -> String {
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 {} {} {}\" width=\"{}mm\" height=\"{}mm\"><defs>{}</defs>{}</svg>\n",
            self.top.round(),
            self.size.width.round(),
            self.size.height.round(),
            self.width,
            (self.width * self.size.height / self.size.width).round(),
            hatches(ink),
            body(&self.scene, ink)
        )
    }
}

fn ink(ink: Ink) -> &'static str {
    match ink {
        Ink::Paper | Ink::On => "#fff",
        Ink::Hatch => "url(#hatch)",
        Ink::HatchFine => "url(#fine)",
        _ => "#000",
    }
}

/// How a form is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// With empty boxes.
    Blank,
    /// With the answers in them, after the search.
    Solved,
    /// Before the search without boxes, for a quiz with boxes of its own.
    Bare,
}

/// Checks that the tree fits across a page. A game whose nodes are not asked about always does:
/// only its position is drawn.
///
/// # Errors
/// If the tree has too many leaves.
pub fn check(instance: &Instance) -> Result<(), Refusal> {
    let (most, count) = (MOST_LEAVES, leaves(instance));
    if count > most && !is_alone(instance) {
        return Err(Refusal::new("", paper::TooWide { most, count }));
    }
    Ok(())
}

/// Whether only the position at the root is drawn: nothing is asked about the nodes of a game.
fn is_alone(instance: &Instance) -> bool {
    let asked = &instance.exercise.ask;
    let is_bare = |ask: &Ask| matches!(ask, Ask::Root { .. } | Ask::Choose { .. } | Ask::Backup);
    !instance.spec.game.is_explicit() && asked.iter().all(|question| is_bare(&question.ask))
}

fn leaves(instance: &Instance) -> usize {
    let trace = &instance.trace;
    let nodes = (0..trace.size() as u32).map(NodeId);
    nodes
        .filter(|node| trace.children(*node).next().is_none())
        .count()
}

/// Draws the tree of a form.
pub fn drawing(form: &Form, side: Side) -> Drawing {
    let (instance, lang) = (form.instance, form.lang);
    let trace = &instance.trace;
    let has_windows = form
        .questions
        .iter()
        .flat_map(|question| &question.places)
        .any(|place| place.spot != Spot::Node);
    let is_alone = is_alone(instance);
    let nodes = (0..trace.size() as u32).map(NodeId);
    let depths = nodes.filter(|_| !is_alone).map(|node| trace.depth(node));
    let row = ROW[usize::from(!has_windows)];
    let leaves = if is_alone { 0 } else { leaves(instance) };
    let (width, size) = if is_alone {
        ALONE
    } else {
        let height = ENDS + row * f64::from(depths.max().unwrap_or(0));
        (WIDTH, Size::new(PAGE.max(SLOT * leaves as f64), height))
    };
    let part = Part {
        compact: is_alone.then_some(0),
        ..Part::default()
    };
    let plan = Plan::new(trace, &instance.spec.game, size, part);
    let frame = Frame::whole(&plan);
    let is_solved = side == Side::Solved && !is_alone;
    let step = if is_solved { trace.len() } else { 0 };
    let options = Options::new(&instance.spec.algorithm, lang);
    let mut scene = black(composed(&instance.spec, trace, step, &frame, options));
    for leaf in made(instance) {
        empty(&mut scene, leaf);
    }
    for question in form.questions.iter().filter(|_| side != Side::Bare) {
        for place in &question.places {
            let text = question.model.get(&place.field).map(|text| written(text));
            put(
                &mut scene,
                instance,
                place,
                text.filter(|_| side == Side::Solved),
            );
        }
    }
    // Free space of the stage above the root and below the leaves is not printed.
    let edge = |sign: f64| {
        let spots = scene.spots.iter();
        spots.map(move |spot| sign * (spot.at.1 + sign * (spot.reach.1 + AROUND)))
    };
    let top = -edge(-1.0).fold(f64::NEG_INFINITY, f64::max).min(0.0);
    let bottom = edge(1.0).fold(0.0, f64::max).min(size.height);
    Drawing {
        top,
        size: Size::new(size.width, bottom - top),
        scene,
        width,
    }
}

/// The leaves whose numbers are asked for.
fn made(instance: &Instance) -> impl Iterator<Item = NodeId> {
    let asked = instance.exercise.ask.iter();
    let leaves = asked.filter_map(|question| match &question.ask {
        Ask::Make { leaves, .. } => Some(leaves),
        _ => None,
    });
    leaves.flatten().filter_map(|leaf| node(instance, leaf))
}

/// The middle of a node.
fn spot(scene: &Scene, node: NodeId) -> Option<(f64, f64)> {
    let spot = scene.spots.iter().find(|spot| spot.node == node)?;
    Some(spot.at)
}

/// Draws a box with its text.
fn put(scene: &mut Scene, instance: &Instance, place: &Place, text: Option<String>) {
    let is_board = instance.spec.game.picture() != Picture::Bare;
    let above = instance.trace.parent(place.node);
    // A box on a board would hide the position.
    let is_on_node = place.spot == Spot::Node && !is_board;
    let ends = above.and_then(|above| Some((spot(scene, above)?, spot(scene, place.node)?)));
    let at = match (ends, spot(scene, place.node)) {
        (_, Some(at)) if is_on_node => return frame(scene, at, ON_NODE, text),
        (Some((from, to)), _) => {
            let down = |from: f64, to: f64| from + DOWN * (to - from);
            (down(from.0, to.0), down(from.1, to.1))
        }
        // The root has no edge above it.
        (None, Some(at)) => (at.0 + BESIDE, at.1),
        (None, None) => return,
    };
    let (sign, side) = match place.spot {
        Spot::Node => return frame(scene, at, ON_EDGE, text),
        Spot::Alpha => ("α", -1.0),
        Spot::Beta => ("β", 1.0),
    };
    let at = (at.0, at.1 + side * 1.1 * ON_EDGE.1);
    frame(scene, at, ON_EDGE, text);
    let label = (at.0 - ON_EDGE.0 - 4.0, at.1 + 0.34 * TEXT);
    words(scene, label, Anchor::End, sign, true);
}

/// Takes the number out of a leaf: hidden under a box it could still be read in the source.
fn empty(scene: &mut Scene, leaf: NodeId) {
    let Some(spot) = scene.spots.iter().find(|spot| spot.node == leaf).copied() else {
        return;
    };
    scene.items.retain(|item| {
        let Shape::Text { at, .. } = item.shape else {
            return true;
        };
        (at.0 - spot.at.0).abs() > spot.reach.0 || (at.1 - spot.at.1).abs() > spot.reach.1
    });
}

/// Draws a white box around a point.
fn frame(scene: &mut Scene, at: (f64, f64), half: (f64, f64), text: Option<String>) {
    let (width, height) = (2.0 * half.0, 2.0 * half.1);
    scene.items.push(Item {
        shape: Shape::Rect(at.0 - half.0, at.1 - half.1, width, height, 0.0),
        fill: Some(Ink::Paper),
        stroke: Some(Stroke::full(Ink::Ink, 1.25)),
    });
    if let Some(text) = text {
        words(
            scene,
            (at.0, at.1 + 0.36 * TEXT),
            Anchor::Middle,
            &text,
            false,
        );
    }
}

fn words(scene: &mut Scene, at: (f64, f64), anchor: Anchor, text: &str, math: bool) {
    let run = Run {
        text: text.to_owned(),
        ink: Ink::Ink,
        bold: !math,
        math,
    };
    let shape = Shape::Text {
        at,
        size: TEXT,
        anchor,
        runs: vec![run],
        halo: math,
    };
    let (fill, stroke) = (None, None);
    scene.items.push(Item {
        shape,
        fill,
        stroke,
    });
}
