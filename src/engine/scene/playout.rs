//! The playout of this step, dotted, below the node it started from: its last boards, or its way through a tree that is drawn
//! anyway. It is not part of the search's tree and gone at the next step.

use super::edge::course;
use super::painting::Painting;
use super::{Anchor, Ink, Scene, Shape, Stroke, picture, run, text};
use crate::lang::Lang;
use crate::lesson::line::figure;
use crate::search::Event;

/// At most this many boards are shown, the last ones.
const BOARDS: usize = 4;

pub fn draw(painting: &Painting, choices: &[u16], scene: &mut Scene) {
    let Some(Event::Simulate { score, playout, .. }) = painting.moment.event() else {
        return;
    };
    let end = if painting.plan.boards {
        boards(painting, choices, scene)
    } else {
        way(painting, choices, scene)
    };
    let Some(at) = end else { return };
    let (trace, step) = (painting.moment.trace(), painting.moment.step());
    // One of several is told by its number.
    let several = playout > 0 || matches!(trace.event(step + 1), Some(Event::Simulate { .. }));
    let number = if several {
        format!("\u{a0}{}", playout + 1)
    } else {
        String::new()
    };
    let words = match painting.options.lang {
        Lang::En => format!("playout{number}: {}", figure(score)),
        Lang::Zh => format!("模拟{number}：{}", figure(score)),
    };
    let ink = match score {
        score if score > 0.0 => Ink::Max,
        score if score < 0.0 => Ink::Min,
        _ => Ink::Ink,
    };
    scene.fill(
        text(at, 14.0, Anchor::Middle, run(words, ink, true), true),
        ink,
    );
}

fn dotted(width: f64) -> Stroke {
    Stroke {
        ink: Ink::Line,
        width,
        dash: (1.5, 5.0),
        opacity: 1.0,
    }
}

/// The last boards side by side; answers where the result stands.
fn boards(painting: &Painting, choices: &[u16], scene: &mut Scene) -> Option<(f64, f64)> {
    let start = painting.moment.trace().path(painting.moment.subject());
    let first = choices.len().saturating_sub(BOARDS);
    let half = painting.sizes(painting.current).board.clamp(13.0, 30.0);
    let pitch = 2.0 * half + 14.0;
    let count = choices.len() - first;
    let (stage_width, stage_height) = painting.plan.stage;
    let (x, y) = painting.at(painting.current);
    let from = (x, y + painting.half_height(painting.current) + 10.0);
    let width = pitch * count.checked_sub(1)? as f64;
    let left = (x - width / 2.0)
        .min(stage_width - half - 12.0 - width)
        .max(half + 12.0);
    let top = (from.1 + 46.0).min(stage_height - 2.0 * half - 26.0);
    scene.stroke(Shape::Line(vec![from, (left, top)]), dotted(2.0));
    scene.stroke(
        Shape::Line(vec![(left, top + half), (left + width, top + half)]),
        dotted(2.0),
    );
    for index in 0..count {
        let middle = (left + pitch * index as f64, top + half);
        let path: Vec<u16> = start
            .iter()
            .chain(&choices[..=first + index])
            .copied()
            .collect();
        let frame = Shape::Rect(
            middle.0 - half,
            middle.1 - half,
            2.0 * half,
            2.0 * half,
            4.0,
        );
        scene.draw(frame, Ink::Paper, dotted(2.0));
        picture::draw(
            &painting.labels.picture(&path),
            (middle.0 - half, middle.1 - half),
            2.0 * half,
            scene,
        );
    }
    Some((left + width / 2.0, top + 2.0 * half + 18.0))
}

/// Along the tree's own edges, move by move, and a ring around the last node; answers where the result stands.
/// It ends early where the tree is not there to be seen.
fn way(painting: &Painting, choices: &[u16], scene: &mut Scene) -> Option<(f64, f64)> {
    let start = painting.moment.subject();
    let mut last = start;
    for &choice in choices {
        let Some(child) = painting
            .moment
            .trace()
            .child(last, choice)
            .filter(|child| painting.is_shown(*child))
        else {
            break;
        };
        scene.stroke(
            course(painting, last, child),
            Stroke {
                ink: Ink::Now,
                ..dotted(4.0)
            },
        );
        last = child;
    }
    let (x, y) = painting.at(last);
    let (half, below) = (
        painting.half_width(last) + 6.0,
        painting.half_height(last) + 6.0,
    );
    if last != start {
        scene.stroke(
            Shape::Rect(x - half, y - below, 2.0 * half, 2.0 * below, 10.0),
            Stroke {
                ink: Ink::Now,
                ..dotted(3.0)
            },
        );
    }
    Some((x, y + below + 20.0))
}
