//! A node: its shape says who moves, its fill how much is known, its text the value so far.

use super::batch::Batches;
use super::glyph::{is_exact, role, triangle};
use super::item::{Anchor, Ink, Scene, Shape, Stroke, run, text};
use super::painting::{Detail, Painting};
use super::style::{Density, ROUND};
use super::{board, inscription, legible};
use crate::game::Player;
use crate::lesson::line::figure;
use crate::search::Turn;
use crate::trace::{Kind, NodeId, State};

/// Returns the outline of a node, `grow` pixels outside of it.
fn outline(painting: &Painting, node: NodeId, grow: f64) -> Shape {
    let (x, y) = painting.at(node);
    let radius = painting.sizes(node).radius + grow;
    match painting.moment.trace().kind(node) {
        _ if painting.plan.is_impartial() => Shape::Circle(x, y, painting.sizes(node).board + grow),
        kind if painting.plan.boards => square((x, y), painting.sizes(node).board + grow, kind),
        Kind::Inner(Turn::Player(Player::Max)) => triangle((x, y), radius, -1.0),
        Kind::Inner(Turn::Player(Player::Min)) => triangle((x, y), radius, 1.0),
        Kind::Inner(Turn::Chance) => Shape::Circle(x, y, radius * ROUND),
        Kind::Leaf | Kind::Unknown => {
            let (half_width, half_height) = (
                painting.sizes(node).leaf.0 + grow,
                painting.sizes(node).leaf.1 + grow,
            );
            Shape::Rect(
                x - half_width,
                y - half_height,
                2.0 * half_width,
                2.0 * half_height,
                (6.0 + grow / 2.0).min(half_height),
            )
        }
    }
}

/// Returns the frame of a board, with rounder corners at chance nodes.
fn square((x, y): (f64, f64), half: f64, kind: Kind) -> Shape {
    let radius = if kind == Kind::Inner(Turn::Chance) {
        half * 0.5
    } else {
        (half * 0.2).min(6.0)
    };
    Shape::Rect(x - half, y - half, 2.0 * half, 2.0 * half, radius)
}

/// Draws nodes: small ones combined by colour, then rings and the nodes with text.
pub fn all(painting: &Painting, nodes: &[NodeId], scene: &mut Scene) {
    let mut small = Batches::default();
    let is_small = |node: NodeId| painting.detail(node) != Detail::Full;
    for &node in nodes.iter().filter(|node| is_small(**node)) {
        if painting.detail(node) == Detail::Dot {
            let (shape, ink) = dot(painting, node);
            small.add(shape, Some(ink), None);
        } else {
            let (fill, stroke) = paint(painting, node, painting.moment.state(node));
            let stroke = Stroke {
                width: stroke.width.min(1.25),
                dash: (0.0, 0.0),
                ..stroke
            };
            small.add(outline(painting, node, 0.0), Some(fill), Some(stroke));
        }
    }
    small.draw(scene);
    for &node in nodes {
        ring(painting, node, scene);
        if !is_small(node) {
            draw(painting, node, scene);
        }
        board::name(painting, node, scene);
    }
}

fn draw(painting: &Painting, node: NodeId, scene: &mut Scene) {
    let state = painting.moment.state(node);
    let (fill, stroke) = paint(painting, node, state);
    scene.draw(outline(painting, node, 0.0), fill, stroke);
    if painting.plan.boards {
        board::thumbnail(painting, node, scene);
    } else {
        value(painting, node, state, scene);
    }
}

fn dot(painting: &Painting, node: NodeId) -> (Shape, Ink) {
    let (x, y) = painting.at(node);
    let ink = match painting.moment.state(node) {
        State::Unseen => Ink::Rule,
        State::Cut => Ink::Cut,
        State::Open | State::Done => role(painting, node).0,
    };
    let (half, ink) = if node == painting.current {
        (4.0, Ink::Now)
    } else {
        (1.0, ink)
    };
    (
        Shape::Rect(
            x - half,
            y - 3.0 * half.min(2.0),
            2.0 * half,
            6.0 * half.min(2.0),
            0.0,
        ),
        ink,
    )
}

/// Draws a ring around the current node, and a lighter one around the selected node.
fn ring(painting: &Painting, node: NodeId, scene: &mut Scene) {
    let full = painting.is_full(node);
    // A tree to be filled in shows no step of a search.
    if node == painting.current && !is_blank(painting) {
        let (near, far) = if full { (9.0, 6.0) } else { (4.0, 3.0) };
        scene.stroke(
            outline(painting, node, far),
            Stroke {
                ink: Ink::Now,
                width: if full { 14.0 } else { 6.0 },
                dash: (0.0, 0.0),
                opacity: 0.12,
            },
        );
        scene.stroke(
            outline(painting, node, near),
            Stroke::full(Ink::Now, if full { 3.0 } else { 2.0 }),
        );
    } else if painting.is_selected(node) {
        scene.stroke(
            outline(painting, node, 8.0),
            Stroke {
                ink: Ink::Now,
                width: 1.5,
                dash: (2.0, 3.0),
                opacity: 1.0,
            },
        );
    }
}

/// Returns fill and stroke by knowledge: nothing, a bound, the exact value.
pub fn paint(painting: &Painting, node: NodeId, state: State) -> (Ink, Stroke) {
    let (ink, tint) = role(painting, node);
    let number = painting.moment.number(node);
    let exact = number.is_some_and(is_exact);
    let leaf = painting.moment.is_leaf(node);
    match state {
        State::Unseen if is_blank(painting) => {
            let ink = if leaf { Ink::Ink } else { ink };
            (Ink::Paper, Stroke::full(ink, 2.5))
        }
        State::Unseen => (Ink::Paper, Stroke::full(Ink::Line, 1.25)),
        State::Cut => (
            Ink::Hatch,
            Stroke {
                ink: Ink::Cut,
                width: 2.0,
                dash: (3.0, 5.0),
                opacity: 1.0,
            },
        ),
        _ if painting.plan.boards => (
            Ink::Paper,
            Stroke::full(
                if leaf { Ink::Ink } else { ink },
                if state == State::Done { 2.5 } else { 1.75 },
            ),
        ),
        State::Open | State::Done if leaf => (Ink::Paper, Stroke::full(Ink::Ink, 2.5)),
        State::Done if exact => (ink, Stroke::full(ink, 2.5)),
        State::Done => (tint, Stroke::full(ink, 2.5)),
        State::Open if painting.moment.cut(node).is_some() => (tint, Stroke::full(ink, 2.5)),
        State::Open => (Ink::Paper, Stroke::full(ink, 2.5)),
    }
}

/// Returns the text inside a shape, its colour, and whether it is bold.
pub fn words(painting: &Painting, node: NodeId) -> Option<(String, Ink, bool)> {
    let state = painting.moment.state(node);
    let solid = state == State::Done && !painting.moment.is_leaf(node);
    Some(match (state, painting.moment.number(node)) {
        (State::Unseen | State::Cut, _) => {
            let outlined = painting.moment.trace().outlined_value(node);
            // No question mark where no value will follow: below a cut, after the search, and in an inner node of Monte-Carlo tree
            // search.
            let is_blank = is_blank(painting);
            let is_valued = painting.options.mcts.is_none() || painting.moment.is_leaf(node);
            let is_awaited =
                is_valued && state == State::Unseen && painting.moment.chosen().is_none();
            let words = outlined.map(figure);
            let words = words.or_else(|| (is_awaited && !is_blank).then(|| "?".to_owned()))?;
            let ink = if is_blank { Ink::Ink } else { Ink::Cut };
            (words, ink, is_blank)
        }
        (State::Open, _) if painting.options.blank && !painting.moment.is_leaf(node) => {
            return None;
        }
        (_, Some(number)) => {
            let on = solid && is_exact(number);
            let words = inscription::payoff(painting, node)
                .map_or_else(|| inscription::value(painting, node, number), figure);
            (words, if on { Ink::On } else { Ink::Ink }, true)
        }
        (_, None) => (
            figure(inscription::payoff(painting, node)?),
            Ink::Ink,
            false,
        ),
    })
}

/// Whether nothing of the search is drawn.
pub fn is_blank(painting: &Painting) -> bool {
    painting.options.blank && painting.moment.step() == 0
}

/// Returns the distance in pixels from the middle of a node down to the line on which the text inside it stands.
pub fn drop(painting: &Painting, node: NodeId, size: f64) -> f64 {
    let radius = painting.sizes(node).radius;
    match painting.moment.trace().kind(node) {
        Kind::Inner(Turn::Player(Player::Max)) => 0.42 * radius,
        Kind::Inner(Turn::Player(Player::Min)) => -0.07 * radius,
        _ => 0.34 * size,
    }
}

/// Returns the width in pixels of a shape where its text stands.
fn inner_width(painting: &Painting, node: NodeId) -> f64 {
    let sizes = painting.sizes(node);
    match painting.moment.trace().kind(node) {
        Kind::Inner(Turn::Player(_)) => 1.25 * sizes.radius,
        Kind::Inner(Turn::Chance) => 1.5 * sizes.radius,
        // Its frame keeps a pixel or two free at both sides.
        Kind::Leaf | Kind::Unknown => 2.0 * sizes.leaf.0 - 4.0,
    }
}

/// Returns where a number of this width stands beside a node that is too small for it: on the right of an inner node, on the left of a
/// leaf of a deep tree; `None` if something else stands there.
fn beside(painting: &Painting, node: NodeId, width: f64) -> Option<(f64, Anchor)> {
    let (right, left) = painting.room(node);
    let aside = painting.half_width(node) + painting.ring(node) + 4.0;
    let needs = width + painting.ring(node) + 8.0;
    if painting.moment.is_leaf(node) {
        let is_deep = painting.plan.density == Density::Deep;
        let on_left = (is_deep && left >= needs).then_some((-aside, Anchor::End));
        return on_left.or((is_deep && right >= needs).then_some((aside, Anchor::Start)));
    }
    let is_free = inscription::credit(painting, node).is_empty() && right >= needs;
    is_free.then_some((aside, Anchor::Start))
}

/// Draws the text inside a shape, or beside one that is too small for it.
fn value(painting: &Painting, node: NodeId, state: State, scene: &mut Scene) {
    let Some((words, ink, bold)) = words(painting, node) else {
        return;
    };
    let (x, y) = painting.at(node);
    let kind = painting.moment.trace().kind(node);
    let sizes = painting.sizes(node);
    let size = if words.chars().count() <= 2 {
        sizes.value
    } else {
        sizes.bound
    };
    let size = if words.chars().count() > 4 {
        size * 4.5 / words.chars().count() as f64
    } else {
        size
    };
    let drop = drop(painting, node, size);
    if state == State::Cut {
        scene.fill(
            Shape::Circle(x, y + drop - 0.34 * size, size * 0.72),
            Ink::Paper,
        );
    }
    let (mut x, mut ink) = (x, ink);
    let drawn = size.max(painting.options.least);
    let width = legible::width(&words, drawn);
    // On a small stage the least font size can be too large for the shape, and in a deep tree shapes are small: the number stands
    // beside it.
    let is_small = drawn > size || painting.plan.density == Density::Deep;
    let place = (is_small && width > inner_width(painting, node))
        .then(|| beside(painting, node, width))
        .flatten();
    if let Some((aside, anchor)) = place {
        let ink = if ink == Ink::On { Ink::Ink } else { ink };
        scene.fill(
            text(
                (x + aside, y + 0.34 * drawn),
                drawn,
                anchor,
                run(words, ink, bold),
                false,
            ),
            ink,
        );
        return;
    }
    if let Some(number) = painting
        .moment
        .number(node)
        .filter(|_| kind == Kind::Leaf && painting.options.win_lose)
    {
        ink = inscription::winner((x - 0.62 * size, y), 0.32 * size, number, scene);
        x += 0.38 * size;
    }
    scene.fill(
        text(
            (x, y + drop),
            drawn,
            Anchor::Middle,
            run(words, ink, bold),
            false,
        ),
        ink,
    );
}
