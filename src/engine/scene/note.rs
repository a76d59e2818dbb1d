//! Labels beside nodes: names, windows on the path, a remark at empty windows, stubs of cuts.

use super::edge::{direction, not_searched, sever};
use super::item::{Anchor, Ink, Run, Scene, Shape, Stroke, run, text};
use super::painting::Painting;
use super::style::Density;
use super::{inscription, legible, node};
use crate::game::Player;
use crate::lang::words::scene;
use crate::lesson::line::{figure, is_rounded};
use crate::search::{CutRule, Turn, Window};
use crate::trace::{Kind, NodeId, State};

pub fn all(painting: &Painting, visible: &[NodeId], scene: &mut Scene) {
    // The labels of the current node are drawn last, so they have priority where labels meet.
    let now = visible.iter().filter(|node| **node == painting.current);
    for &node in visible
        .iter()
        .filter(|node| **node != painting.current)
        .chain(now)
        .filter(|node| painting.is_full(**node))
    {
        name(painting, node, scene);
        beside(painting, node, scene);
        if !painting.options.blank {
            window(painting, node, scene);
        }
        stub(painting, node, scene);
    }
}

/// Writes the node's own name at its upper left, or at the right if there is no room on the left. Under Monte-Carlo tree search, where
/// a node has no value, a name that fits stands in it: beside it are reward, visits and the column of its bound.
fn name(painting: &Painting, node: NodeId, scene: &mut Scene) {
    let trace = painting.moment.trace();
    if trace.kind(node) == Kind::Leaf || painting.plan.boards {
        return;
    }
    let Some(own) = painting.labels.of_node(&trace.path(node)) else {
        return;
    };
    let (x, y) = painting.at(node);
    let radius = painting.sizes(node).radius;
    let away = if node == painting.current {
        1.4 * radius
    } else {
        1.12 * radius
    };
    // The text of a small node is wider than the node.
    let away = away.max(23.0);
    let size = painting.sizes(node).label.max(painting.options.least);
    let letters = own.chars().count();
    let short = shortened(own);
    let (right, left) = painting.room(node);
    // A name on the left stands free of the node before it, all the more where the right has twice the room.
    let spare = if 2.0 * left < right { 8.0 } else { 4.0 };
    let is_close = left < right && left < 0.7 * size * letters as f64 + away - radius + spare;
    if painting.plan.density == Density::Deep && (is_close || letters > 2) {
        return;
    }
    let is_free = painting.options.mcts.is_some() && node::words(painting, node).is_none();
    let fits = legible::width(&short, size) <= 1.1 * radius;
    let (aside, down, anchor) = if is_free && fits {
        (0.0, node::drop(painting, node, size), Anchor::Middle)
    } else if is_close {
        // Higher, above the labels on the right.
        (away, -0.7 * radius, Anchor::Start)
    } else {
        (-away, -0.3 * radius, Anchor::End)
    };
    let is_pale = anchor == Anchor::Middle && painting.moment.state(node) == State::Unseen;
    let ink = if is_pale { Ink::Cut } else { Ink::Ink };
    scene.fill(
        text(
            (x + aside, y + down),
            size,
            anchor,
            run(short, ink, !is_pale),
            // On paper of its own outside the node.
            anchor != Anchor::Middle,
        ),
        ink,
    );
}

/// Returns a node's name as it is drawn: one of more than ten letters is cut after nine.
pub fn shortened(name: String) -> String {
    match name.char_indices().nth(10) {
        Some(_) => name.chars().take(9).chain(['…']).collect(),
        None => name,
    }
}

/// Draws [`inscription::credit`] beside a node, beside the tip of ▲, or below a leaf; boards have it in their caption.
fn beside(painting: &Painting, node: NodeId, scene: &mut Scene) {
    let mut runs = inscription::credit(painting, node);
    if runs.is_empty() || painting.plan.boards {
        return;
    }
    // Close together, as `1/2`, there is room for them on small stages.
    for run in &mut runs {
        run.text.retain(|letter| letter != ' ');
    }
    let (x, y) = painting.at(node);
    let size = painting.sizes(node).small.max(painting.options.least);
    let (half_width, half_height) = (painting.half_width(node), painting.half_height(node));
    let ring = painting.ring(node);
    let (at, anchor) = match painting.moment.trace().kind(node) {
        _ if painting.moment.is_leaf(node) => ((x, y + half_height + size + ring), Anchor::Middle),
        Kind::Inner(Turn::Player(Player::Max)) => {
            let aside = 0.6 * (half_width + ring) + 4.0;
            ((x + aside, y - 0.5 * half_height), Anchor::Start)
        }
        _ => (
            (x + half_width + 4.0 + ring, y - 0.1 * half_height),
            Anchor::Start,
        ),
    };
    scene.fill(
        Shape::Text {
            at,
            size,
            anchor,
            runs,
            halo: true,
        },
        Ink::Ink,
    );
}

/// The space between two bounds.
pub const APART: &str = "   ";

/// Writes the window of an open node on the path, `α 5 β +∞`, or `α 5 ≥ β 2` if it is empty; and
/// returns whether it is empty.
pub fn bounds(painting: &Painting, node: NodeId) -> Option<(Vec<Run>, bool)> {
    let is_open = painting.moment.is_on_path(node) && painting.moment.state(node) == State::Open;
    let Window { alpha, beta } = painting.moment.window(node).filter(|_| is_open)?;
    let closed = painting.options.cut.closes(Window { alpha, beta });
    let symbol = |text: &str, ink| Run {
        text: text.to_owned(),
        ink,
        bold: false,
        math: true,
    };
    let middle = match painting.options.cut {
        _ if !closed => APART,
        CutRule::Ge => " ≥ ",
        CutRule::Gt => " > ",
    };
    let end = |value: f64| {
        let sign = if is_rounded(value) { "≈" } else { "" };
        format!(" {sign}{}", figure(value))
    };
    let runs = vec![
        symbol("α", Ink::Max),
        run(end(alpha), Ink::Max, true),
        run(middle, Ink::Ink, true),
        symbol("β", Ink::Min),
        run(end(beta), Ink::Min, true),
    ];
    Some((runs, closed))
}

/// Returns where a label of this width stands at the right of the tip of ▲ or ▼, where they and a
/// neighbour of the same shape are narrow; `None` if it has no room there, or an edge ends there.
fn beside_tip(painting: &Painting, node: NodeId, width: f64) -> Option<(f64, f64)> {
    let trace = painting.moment.trace();
    let kind = trace.kind(node);
    let (x, y) = painting.at(node);
    let radius = painting.half_height(node);
    let (start, down) = match kind {
        Kind::Inner(Turn::Player(Player::Min)) => (0.45 * radius + 9.0, 0.8 * radius),
        Kind::Inner(Turn::Player(Player::Max)) => {
            let is_free = |above| painting.at(above).0 <= x;
            trace.parent(node).is_none_or(is_free).then_some(())?;
            (0.4 * radius + 9.0, -0.62 * radius)
        }
        _ => return None,
    };
    let (next, _) = painting.neighbours(node);
    let next = next.filter(|next| trace.kind(*next) == kind);
    let more = next.map_or(0.0, |next| 0.6 * painting.half_width(next));
    let free = painting.room(node).0 + painting.half_width(node) - start + more;
    (free >= width).then_some((x + start, y + down))
}

/// Draws the window beside a node, on the side with more room.
fn window(painting: &Painting, node: NodeId, scene: &mut Scene) {
    let Some((runs, closed)) = bounds(painting, node) else {
        return;
    };
    let size = painting.sizes(node).label.max(painting.options.least);
    let letters: usize = runs.iter().map(|run| run.text.chars().count()).sum();
    let needed = 0.56 * size * letters as f64 + 14.0;
    let (right, left) = painting.room(node);
    let (x, y) = painting.at(node);
    let away = painting.half_width(node) + if node == painting.current { 16.0 } else { 8.0 };
    let radius = painting.half_height(node);
    let (at, anchor) = if right >= needed {
        ((x + away, y - 0.2 * radius), Anchor::Start)
    } else if left >= needed + 30.0 {
        ((x - away - 24.0, y - 0.2 * radius), Anchor::End)
    } else if let Some(at) = beside_tip(painting, node, needed - 14.0) {
        (at, Anchor::Start)
    } else if node == painting.current {
        // Beside the edge above, as far as the stage has room.
        let (above, _) = painting
            .moment
            .trace()
            .parent(node)
            .map_or((x, y), |parent| painting.at(parent));
        let side = if above > x { -1.0 } else { 1.0 };
        let half = 0.5 * needed;
        (
            (
                ((x + side * half).max(half)).min(painting.plan.stage.width - half),
                y - radius - 18.0,
            ),
            Anchor::Middle,
        )
    } else {
        return;
    };
    scene.fill(
        Shape::Text {
            at,
            size,
            anchor,
            runs,
            halo: true,
        },
        Ink::Ink,
    );
    let interval = painting.moment.interval(node);
    if painting.moment.trace().kind(node) == Kind::Inner(Turn::Chance) && interval.is_finite() {
        let between = run(
            format!("[{}, {}]", figure(interval.low), figure(interval.high)),
            Ink::Chance,
            true,
        );
        // On the side away from the node.
        let line = if anchor == Anchor::Middle {
            -1.25 * size
        } else {
            1.25 * size
        };
        scene.fill(
            text((at.0, at.1 + line), size, anchor, between, true),
            Ink::Chance,
        );
    }
    let word = scene::WINDOW_EMPTY.say(painting.options.lang);
    let small = painting.sizes(node).small.max(painting.options.least);
    let beside = away - painting.half_width(node);
    let is_beside = right >= needed;
    if closed && is_beside && right >= beside + legible::width(word, small) {
        scene.fill(
            text(
                (at.0, at.1 + 1.3 * small),
                small,
                Anchor::Start,
                run(word, Ink::Second, false),
                true,
            ),
            Ink::Second,
        );
    }
}

/// Counts the pruned children of a cut that the drawing does not show.
pub fn left_out(painting: &Painting, node: NodeId) -> u16 {
    let is_drawn =
        |child: &NodeId| painting.moment.state(*child) == State::Cut && painting.is_shown(*child);
    let drawn = painting
        .moment
        .trace()
        .children(node)
        .filter(is_drawn)
        .count();
    painting
        .moment
        .cut(node)
        .unwrap_or(0)
        .saturating_sub(drawn as u16)
}

/// Draws a short severed edge and the number of pruned children that the drawing does not show.
fn stub(painting: &Painting, node: NodeId, scene: &mut Scene) {
    let remaining = left_out(painting, node);
    if remaining == 0 {
        return;
    }
    let (x, y) = painting.at(node);
    let (half, below) = (painting.half_width(node), painting.half_height(node));
    let from = (x + half * 0.8, y + below * 0.9);
    let to = (from.0 + half, from.1 + 0.3 * painting.pitch());
    scene.stroke(
        Shape::Line(vec![from, to]),
        Stroke {
            ink: Ink::Cut,
            width: 2.0,
            dash: (3.0, 7.0),
            opacity: 1.0,
        },
    );
    sever(
        (f64::midpoint(from.0, to.0), f64::midpoint(from.1, to.1)),
        direction(from, to),
        (0.5 * half).min(9.0),
        scene,
    );
    let size = painting.sizes(node).small.max(painting.options.least);
    let words = if node == painting.current {
        not_searched(remaining, painting.options.lang)
    } else {
        format!("+{remaining}")
    };
    scene.fill(
        text(
            (to.0 + 5.0, to.1 + 3.0),
            size,
            Anchor::Start,
            run(words, Ink::Cut, false),
            true,
        ),
        Ink::Cut,
    );
}
