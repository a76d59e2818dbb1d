//! A position's picture inside a node, and its value below it.

use super::compose::Painting;
use super::node::{is_exact, role};
use super::{Anchor, Ink, Scene, Shape, Stroke, inscription, run, text};
use crate::game::Player;
use crate::game::depict::Picture;
use crate::lesson::line::figure;
use crate::trace::{Kind, NodeId, State};

/// Draws the board of a node inside its square.
pub fn thumbnail(painting: &Painting, node: NodeId, scene: &mut Scene) {
    let half = painting.sizes(node).board;
    let (x, y) = painting.at(node);
    if painting.moment.state(node) != State::Cut {
        let picture = painting.labels.picture(&painting.moment.trace().path(node));
        // The square within the circle.
        let half = if painting.plan.is_impartial() { half * 0.72 } else { half };
        draw(&picture, (x - half, y - half), 2.0 * half, scene);
    }
    caption(painting, node, scene);
}

/// Draws a picture into a square with this corner and side.
pub fn draw(picture: &Picture, (left, top): (f64, f64), side: f64, scene: &mut Scene) {
    match picture {
        Picture::Bare => {}
        Picture::Grid { columns, cells, last } => {
            let columns = usize::from(*columns).max(1);
            let cell = side / columns as f64;
            for place in 1..columns {
                let offset = place as f64 * cell;
                let rule = Stroke::full(Ink::Line, 1.0);
                scene.stroke(Shape::Line(vec![(left + offset, top), (left + offset, top + side)]), rule);
                scene.stroke(Shape::Line(vec![(left, top + offset), (left + side, top + offset)]), rule);
            }
            for (index, mark) in cells.iter().enumerate() {
                let middle = (left + ((index % columns) as f64 + 0.5) * cell, top + ((index / columns) as f64 + 0.5) * cell);
                let Some(player) = mark else { continue };
                let weight = if last.map(usize::from) == Some(index) { 0.17 } else { 0.11 };
                cross_or_nought(*player, middle, cell * 0.29, (cell * weight).max(1.2), scene);
            }
        }
        Picture::Heaps { heaps, .. } => stones(heaps, (left, top), side, scene),
    }
}

fn cross_or_nought(player: Player, (x, y): (f64, f64), reach: f64, width: f64, scene: &mut Scene) {
    match player {
        Player::Max => {
            for slope in [1.0, -1.0] {
                let points = vec![(x - reach, y - slope * reach), (x + reach, y + slope * reach)];
                scene.stroke(Shape::Line(points), Stroke::full(Ink::Max, width));
            }
        }
        Player::Min => scene.stroke(Shape::Circle(x, y, reach), Stroke::full(Ink::Min, width)),
    }
}

/// Heaps as columns of stones; heaps too high or too many for that as numbers.
fn stones(heaps: &[u16], (left, top): (f64, f64), side: f64, scene: &mut Scene) {
    let highest = heaps.iter().copied().max().unwrap_or(0);
    if highest > 5 || heaps.len() > 6 {
        let numbers: Vec<String> = heaps.iter().take(6).map(u16::to_string).collect();
        let words = numbers.join(" ") + if heaps.len() > 6 { "…" } else { "" };
        let size = (1.7 * side / words.chars().count().max(3) as f64).min(side * 0.4);
        let at = (left + side / 2.0, top + side / 2.0 + 0.34 * size);
        scene.fill(text(at, size, Anchor::Middle, run(words, Ink::Ink, true), false), Ink::Ink);
        return;
    }
    let pitch = side / (heaps.len().max(usize::from(highest)).max(3) as f64 + 0.6);
    let start = left + side / 2.0 - pitch * (heaps.len() as f64 - 1.0) / 2.0;
    for (column, &heap) in heaps.iter().enumerate() {
        let x = start + column as f64 * pitch;
        let ground = top + side - pitch * 0.35;
        scene.stroke(Shape::Line(vec![(x - 0.36 * pitch, ground), (x + 0.36 * pitch, ground)]), Stroke::full(Ink::Line, 1.0));
        for stone in 0..heap {
            let y = ground - (f64::from(stone) + 0.55) * pitch * 0.92;
            scene.fill(Shape::Circle(x, y, pitch * 0.38), Ink::Second);
        }
    }
}

/// How much room the value or the visits below a board take, in pixels.
pub fn caption_height(painting: &Painting, node: NodeId) -> f64 {
    let said = painting.moment.visits(node).n > 0 || painting.moment.number(node).is_some();
    if said { caption_size(painting, node) * 1.3 + 2.0 + clearance(painting, node) } else { 0.0 }
}

/// From the board to its caption: the ring of the current node needs its place.
fn clearance(painting: &Painting, node: NodeId) -> f64 {
    if node == painting.current { 14.0 } else { 4.0 }
}

fn caption_size(painting: &Painting, node: NodeId) -> f64 {
    painting.sizes(node).small.max(11.0)
}

/// The value or the visits below a board.
fn caption(painting: &Painting, node: NodeId, scene: &mut Scene) {
    let (x, y) = painting.at(node);
    let size = caption_size(painting, node);
    let at = (x, y + painting.sizes(node).board + size + clearance(painting, node));
    let visits = painting.moment.visits(node);
    if visits.n > 0 {
        let runs = vec![run(figure(visits.w), Ink::Ink, true), run(format!(" / {}", visits.n), Ink::Second, false)];
        scene.fill(Shape::Text { at, size, anchor: Anchor::Middle, runs, halo: true }, Ink::Ink);
        return;
    }
    let Some(number) = painting.moment.number(node).filter(|_| painting.moment.is_reached(node)) else { return };
    let more = inscription::more(painting, node);
    let room = if more.is_empty() { 0.0 } else { 1.6 * size };
    let (x, base) = (x - room / 2.0, at.1);
    let words = inscription::value(painting, node, number);
    let half = size * (0.32 * words.chars().count() as f64 + 0.4);
    let exact = is_exact(number) && painting.moment.state(node) == State::Done;
    let kind = painting.moment.trace().kind(node);
    if kind == Kind::Leaf && painting.options.win_lose && !painting.plan.is_impartial() {
        inscription::winner((x, base - 0.36 * size), 0.55 * size, number, scene);
    } else if exact && (kind != Kind::Leaf || painting.plan.is_impartial()) {
        scene.fill(Shape::Rect(x - half, base - size, 2.0 * half, size * 1.3, size * 0.3), role(painting, node).0);
        scene.fill(text((x, base), size, Anchor::Middle, run(words, Ink::On, true), false), Ink::On);
    } else {
        scene.fill(text((x, base), size, Anchor::Middle, run(words, Ink::Ink, true), true), Ink::Ink);
    }
    if !more.is_empty() {
        scene.fill(Shape::Text { at: (x + half + 2.0, base), size, anchor: Anchor::Start, runs: more, halo: true }, Ink::Ink);
    }
}
