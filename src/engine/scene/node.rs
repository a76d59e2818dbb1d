//! A node: its shape says who moves, its fill how much is known, its text the value so far.

use super::batch::Batches;
use super::glyph::{BASE, is_exact, role, spread_triangle};
use super::item::{Anchor, Ink, Run, Scene, Shape, Stroke, run, text};
use super::painting::{Detail, Painting};
use super::style::{Density, ROUND};
use super::{board, inscription, legible};
use crate::game::Player;
use crate::lesson::line::figure;
use crate::search::Turn;
use crate::trace::{Kind, NodeId, State};
use std::collections::HashMap;

/// Half the largest width of a triangle, relative to the distance of its tip.
const WIDEST: f64 = 1.7;

/// Returns the outline of a node, `grow` pixels outside of it.
pub fn outline(painting: &Painting, node: NodeId, grow: f64) -> Shape {
    let (x, y) = painting.at(node);
    let radius = painting.sizes(node).radius + grow;
    match painting.moment.trace().kind(node) {
        _ if painting.plan.is_impartial() => Shape::Circle(x, y, painting.sizes(node).board + grow),
        kind if painting.plan.boards => square((x, y), painting.sizes(node).board + grow, kind),
        Kind::Inner(Turn::Player(player)) => {
            let up = if player == Player::Max { -1.0 } else { 1.0 };
            spread_triangle((x, y), painting.half_width(node) + grow, radius, up)
        }
        Kind::Inner(Turn::Chance) => Shape::Circle(x, y, radius * ROUND),
        Kind::Leaf | Kind::Unknown => {
            let (half_width, half_height) = (
                painting.half_width(node) + grow,
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
        let near = ring_distance(painting, node);
        let far = if full { near - 3.0 } else { 3.0 };
        scene.stroke(
            outline(painting, node, far),
            Stroke {
                ink: Ink::Now,
                width: if full { far + 8.0 } else { 6.0 },
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
            outline(painting, node, ring_distance(painting, node) - 1.0),
            Stroke {
                ink: Ink::Now,
                width: 1.5,
                dash: (2.0, 3.0),
                opacity: 1.0,
            },
        );
    }
}

/// Returns the distance of the ring around the current node from its outline.
fn ring_distance(painting: &Painting, node: NodeId) -> f64 {
    match painting.plan.density {
        // Neighbours are a few pixels away.
        Density::Snug => 6.0,
        _ if painting.is_full(node) => 9.0,
        _ => 4.0,
    }
}

/// Returns the outline of all that is drawn of a node: with half its stroke, or with the ring around it.
pub fn whole_outline(painting: &Painting, node: NodeId) -> Shape {
    let is_ringed = node == painting.current || painting.is_selected(node);
    let stroke = 1.5;
    let ring = if is_ringed {
        ring_distance(painting, node)
    } else {
        0.0
    };
    outline(painting, node, ring + stroke)
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
            // No question mark where no value will follow: below a cut, after the search, and in an inner node of Monte-Carlo tree
            // search.
            let is_blank = is_blank(painting);
            let is_valued = painting.options.mcts.is_none() || painting.moment.is_leaf(node);
            let is_awaited =
                is_valued && state == State::Unseen && painting.moment.chosen().is_none();
            let words = painting.outlined(node);
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
        // A leaf that the search has just entered.
        (_, None) => (painting.outlined(node)?, Ink::Ink, false),
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

/// Returns half the width that the shape of a node needs for a text inside, in pixels.
fn needed(painting: &Painting, node: NodeId, words: &str) -> f64 {
    let size = lettering(painting, node, words).max(painting.options.least);
    let half = legible::width(words, size) / 2.0;
    let radius = painting.sizes(node).radius;
    let kind = painting.moment.trace().kind(node);
    let Kind::Inner(Turn::Player(player)) = kind else {
        let is_won = kind == Kind::Leaf && painting.options.win_lose;
        // Its frame keeps a pixel or two free at both sides, and the triangle of the winner stands before the number.
        return half + 2.0 + if is_won { 0.38 * size } else { 0.0 };
    };
    // The distance from the tip to the line of the text where the triangle is narrowest: the capitals' tops in ▲, the baseline in ▼.
    // It is relative to that of the tip from the middle.
    let baseline = drop(painting, node, size) / radius;
    let height = match player {
        Player::Max => 1.0 + baseline - legible::CAPITAL * size / radius,
        Player::Min => 1.0 - baseline,
    };
    half * (1.0 + BASE) / height.max(0.3)
}

/// Returns half the widths of the triangles whose text needs more width than they have: they grow sideways, as far as their
/// neighbours leave room.
pub fn spread(painting: &Painting, visible: &[NodeId]) -> HashMap<NodeId, f64> {
    if painting.plan.boards || painting.plan.is_crowd() || painting.plan.density == Density::Deep {
        return HashMap::new();
    }
    let wide = |&node: &NodeId| {
        let kind = painting.moment.trace().kind(node);
        if !matches!(kind, Kind::Inner(Turn::Player(_))) || !painting.is_full(node) {
            return None;
        }
        let (words, ..) = words(painting, node)?;
        let needs = needed(painting, node, &words);
        let (next, before) = painting.neighbours(node);
        let x = painting.at(node).0;
        let apart = |other: Option<NodeId>| {
            other.map_or(f64::INFINITY, |other| {
                (painting.at(other).0 - x).abs() / 2.0 - 2.0
            })
        };
        let radius = painting.sizes(node).radius;
        let most = apart(next).min(apart(before)).min(WIDEST * radius);
        (radius < needs && needs <= most).then_some((node, needs))
    };
    visible.iter().filter_map(wide).collect()
}

/// Whether a text has room inside a node.
fn has_room(painting: &Painting, node: NodeId, words: &str) -> bool {
    let inside = match painting.moment.trace().kind(node) {
        Kind::Inner(Turn::Chance) => 0.9 * ROUND * painting.sizes(node).radius,
        _ => painting.half_width(node) + 0.5,
    };
    needed(painting, node, words) <= inside
}

/// Returns the text of a node that stands beside it, because it has no room inside; and its font size.
pub fn number_beside(painting: &Painting, node: NodeId) -> Option<(Run, f64)> {
    let (words, ink, bold) = words(painting, node).filter(|_| !painting.plan.boards)?;
    if has_room(painting, node, &words) {
        return None;
    }
    let ink = if ink == Ink::On { Ink::Ink } else { ink };
    let size = painting.sizes(node).bound.max(painting.options.least);
    Some((run(words, ink, bold), size))
}

/// Returns the font size of a text inside a node: a longer one is smaller.
fn lettering(painting: &Painting, node: NodeId, words: &str) -> f64 {
    let sizes = painting.sizes(node);
    let letters = words.chars().count();
    let is_leaf = painting.moment.trace().kind(node) == Kind::Leaf;
    match letters {
        // The triangle of the winner stands before the number.
        _ if is_leaf && painting.options.win_lose => sizes.bound,
        _ if is_leaf && painting.plan.number(node).is_some() => sizes.number,
        0..=2 if is_leaf => sizes.number,
        0..=2 => sizes.value,
        3 | 4 => sizes.bound,
        _ => sizes.bound * 4.5 / letters as f64,
    }
}

/// Puts paper under a text whose middle stands on a point.
fn plate(words: &str, (x, y): (f64, f64), size: f64, scene: &mut Scene) {
    let half = legible::width(words, size) / 2.0 + 1.0;
    let height = legible::CAPITAL * size + 4.0;
    let ground = Shape::Rect(x - half, y + 2.0 - height, 2.0 * half, height, height / 3.0);
    scene.fill(ground, Ink::Paper);
}

/// Draws a number that has a place neither in its node nor beside it: over the node, on paper.
pub fn number_over(painting: &Painting, node: NodeId, scene: &mut Scene) {
    let Some((words, _)) = number_beside(painting, node) else {
        return;
    };
    let (x, y) = painting.at(node);
    let size = painting.options.least;
    let at = (x, y + drop(painting, node, size));
    plate(&words.text, at, size, scene);
    let ink = words.ink;
    scene.fill(text(at, size, Anchor::Middle, words, false), ink);
}

/// Draws the text inside a shape that has room for it.
fn value(painting: &Painting, node: NodeId, state: State, scene: &mut Scene) {
    let inside = words(painting, node).filter(|(words, ..)| has_room(painting, node, words));
    let Some((words, ink, bold)) = inside else {
        return;
    };
    let (x, y) = painting.at(node);
    let kind = painting.moment.trace().kind(node);
    let size = lettering(painting, node, &words);
    let drop = drop(painting, node, size);
    let (mut x, mut ink) = (x, ink);
    let drawn = size.max(painting.options.least);
    if state == State::Cut {
        // No line of the hatching runs through the number.
        plate(&words, (x, y + drop), drawn, scene);
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
