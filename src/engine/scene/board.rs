//! The picture of a position inside a node, and its value below.

use super::glyph::{is_exact, role};
use super::inscription;
use super::item::{Anchor, Ink, Run, Scene, Shape, run, text};
use super::legible::{self, width};
use super::painting::Painting;
use super::picture::draw;
use crate::lesson::line::figure;
use crate::trace::{Kind, NodeId, State};

/// Draws the board of a node inside its square.
pub fn thumbnail(painting: &Painting, node: NodeId, scene: &mut Scene) {
    let half = painting.sizes(node).board;
    let (x, y) = painting.at(node);
    if painting.moment.state(node) != State::Cut {
        let picture = painting.labels.picture(&painting.moment.trace().path(node));
        // The square inscribed in the circle.
        let half = if painting.plan.is_impartial() {
            half * 0.72
        } else {
            half
        };
        draw(&picture, (x - half, y - half), 2.0 * half, scene);
    }
    caption(painting, node, scene);
}

/// Writes the name of the move that led to a child of the root below it, if it stands for its board.
pub fn name(painting: &Painting, node: NodeId, scene: &mut Scene) {
    let path = painting.moment.trace().path(node);
    let lang = painting.options.lang;
    let Some(name) = painting
        .labels
        .of_move(&path, lang)
        .filter(|_| painting.is_named(node))
    else {
        return;
    };
    let size = caption_size(painting, node);
    if !fits(painting, node, &name) {
        return;
    }
    let (x, y) = painting.at(node);
    let down = painting.sizes(node).board + size + clearance(painting, node);
    let name = run(name, Ink::Ink, node == painting.current);
    scene.fill(
        text((x, y + down), size, Anchor::Middle, name, true),
        Ink::Ink,
    );
}

/// Whether a text has room below a node, between the nodes beside it.
fn fits(painting: &Painting, node: NodeId, text: &str) -> bool {
    let slot = painting
        .plan
        .slot(painting.plan.placed(node), painting.view.scale);
    legible::width(text, caption_size(painting, node)) <= slot
}

/// Returns reward and visits of a node. If the name of the move to a child of the root has no line of its own, the name stands before
/// the numbers if both fit, and replaces them if not: numbers of an unknown move say less than its name.
fn visits(painting: &Painting, node: NodeId) -> Vec<Run> {
    let visits = painting.moment.visits(node);
    let (w, n) = (figure(visits.w), format!(" / {}", visits.n));
    let path = painting.moment.trace().path(node);
    let name = (painting.is_led(node) && !painting.is_named(node))
        .then(|| painting.labels.of_move(&path, painting.options.lang))
        .flatten();
    let before = name.as_ref().map(|name| format!("{name}: "));
    let is_free = |text: &String| fits(painting, node, &format!("{text}{w}{n}"));
    let shown = before.filter(is_free);
    if let Some(name) = name.filter(|name| shown.is_none() && fits(painting, node, name)) {
        return vec![run(name, Ink::Ink, node == painting.current)];
    }
    let name = shown.map(|name| run(name, Ink::Ink, false));
    let visits = [run(w, Ink::Ink, true), run(n, Ink::Second, false)];
    name.into_iter().chain(visits).collect()
}

/// Returns the height in pixels of what is written below a board: the name of a move, the value or
/// the visits.
pub fn caption_height(painting: &Painting, node: NodeId) -> f64 {
    let is_full = painting.is_full(node);
    let says = painting.moment.visits(node).n > 0 || painting.moment.number(node).is_some();
    let lines = u8::from(painting.is_named(node)) + u8::from(is_full && says);
    if lines == 0 {
        return 0.0;
    }
    caption_size(painting, node) * 1.3 * f64::from(lines) + 2.0 + clearance(painting, node)
}

/// Returns the distance from the board to its caption: the current node and the selected one have a ring in between.
fn clearance(painting: &Painting, node: NodeId) -> f64 {
    let is_ringed = node == painting.current || painting.is_selected(node);
    if is_ringed { 14.0 } else { 4.0 }
}

fn caption_size(painting: &Painting, node: NodeId) -> f64 {
    painting.sizes(node).small.max(painting.options.least)
}

/// Draws the value or the visits below a board.
fn caption(painting: &Painting, node: NodeId, scene: &mut Scene) {
    let (x, y) = painting.at(node);
    let size = caption_size(painting, node);
    let lines = if painting.is_named(node) { 2.3 } else { 1.0 };
    let at = (
        x,
        y + painting.sizes(node).board + lines * size + clearance(painting, node),
    );
    if painting.moment.visits(node).n > 0 {
        let runs = visits(painting, node);
        scene.fill(
            Shape::Text {
                at,
                size,
                anchor: Anchor::Middle,
                runs,
                halo: true,
            },
            Ink::Ink,
        );
        return;
    }
    let Some(number) = painting
        .moment
        .number(node)
        .filter(|_| painting.moment.is_reached(node))
    else {
        return;
    };
    let more = inscription::more(painting, node);
    let room = if more.is_empty() { 0.0 } else { 1.6 * size };
    let (x, base) = (x - room / 2.0, at.1);
    let words = inscription::value(painting, node, number);
    let half = width(&words, size) / 2.0 + 0.4 * size;
    let exact = is_exact(number) && painting.moment.state(node) == State::Done;
    let kind = painting.moment.trace().kind(node);
    if kind == Kind::Leaf && painting.options.win_lose && !painting.plan.is_impartial() {
        inscription::winner((x, base - 0.36 * size), 0.55 * size, number, scene);
    } else if exact && (kind != Kind::Leaf || painting.plan.is_impartial()) {
        scene.fill(
            Shape::Rect(x - half, base - size, 2.0 * half, size * 1.3, size * 0.3),
            role(painting, node).0,
        );
        scene.fill(
            text(
                (x, base),
                size,
                Anchor::Middle,
                run(words, Ink::On, true),
                false,
            ),
            Ink::On,
        );
    } else {
        scene.fill(
            text(
                (x, base),
                size,
                Anchor::Middle,
                run(words, Ink::Ink, true),
                true,
            ),
            Ink::Ink,
        );
    }
    if !more.is_empty() {
        scene.fill(
            Shape::Text {
                at: (x + half + 2.0, base),
                size,
                anchor: Anchor::Start,
                runs: more,
                halo: true,
            },
            Ink::Ink,
        );
    }
}
