//! The playout of this step: its last boards, dotted, below the node it started from. It is not part of the tree and gone at the next step.

use super::compose::Painting;
use super::{Anchor, Ink, Scene, Shape, Stroke, board, run, text};
use crate::lang::Lang;
use crate::lesson::line::figure;
use crate::search::Event;

/// At most this many boards are shown, the last ones.
const BOARDS: usize = 4;

pub fn draw(painting: &Painting, choices: &[u16], scene: &mut Scene) {
    let Some(Event::Simulate { score, .. }) = painting.moment.event() else { return };
    if !painting.plan.boards || choices.is_empty() {
        return;
    }
    let start = painting.moment.trace().path(painting.current);
    let first = choices.len().saturating_sub(BOARDS);
    let half = painting.px(painting.plan.density.sizes(0).board).clamp(13.0, 30.0);
    let pitch = 2.0 * half + 14.0;
    let count = choices.len() - first;
    let (stage_width, stage_height) = painting.plan.stage;
    let (x, y) = painting.at(painting.current);
    let from = (x, y + painting.half_height(painting.current) + 10.0);
    let width = pitch * (count - 1) as f64;
    let left = (x - width / 2.0).min(stage_width - half - 12.0 - width).max(half + 12.0);
    let top = (from.1 + 46.0).min(stage_height - 2.0 * half - 26.0);
    let dotted = |ink| Stroke { ink, width: 2.0, dash: (1.5, 5.0), opacity: 1.0 };
    scene.stroke(Shape::Line(vec![from, (left, top)]), dotted(Ink::Line));
    scene.stroke(Shape::Line(vec![(left, top + half), (left + width, top + half)]), dotted(Ink::Line));
    for index in 0..count {
        let middle = (left + pitch * index as f64, top + half);
        let path: Vec<u16> = start.iter().chain(&choices[..=first + index]).copied().collect();
        let frame = Shape::Rect(middle.0 - half, middle.1 - half, 2.0 * half, 2.0 * half, 4.0);
        scene.draw(frame, Ink::Paper, dotted(Ink::Line));
        board::draw(&painting.labels.picture(&path), (middle.0 - half, middle.1 - half), 2.0 * half, scene);
    }
    let words = match painting.options.lang {
        Lang::En => format!("playout: {}", figure(score)),
        Lang::Zh => format!("模拟：{}", figure(score)),
    };
    let ink = match score {
        score if score > 0.0 => Ink::Max,
        score if score < 0.0 => Ink::Min,
        _ => Ink::Ink,
    };
    let at = (left + width / 2.0, top + 2.0 * half + 18.0);
    scene.fill(text(at, 14.0, Anchor::Middle, run(words, ink, true), true), ink);
}
