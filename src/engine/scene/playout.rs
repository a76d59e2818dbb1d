//! The playout of a step, dotted, below the node where it starts: its last boards, or its path in a
//! tree that is drawn anyway. It is not part of the search tree and disappears at the next step.

use super::edge::course;
use super::item::{Anchor, Ink, Scene, Shape, Stroke, run, text};
use super::painting::Painting;
use super::picture;
use crate::lang::Say;
use crate::lang::words::scene;
use crate::lesson::line::figure;
use crate::search::Event;

/// The most boards shown; they are the last ones.
const BOARDS: usize = 4;

pub fn draw(painting: &Painting, choices: &[u16], scene: &mut Scene) {
    let Some(Event::Simulate { score, playout, .. }) = painting.moment.event() else {
        return;
    };
    // Below a choice that stands alone there is no room; the sentence tells the result.
    let end = if painting.plan.is_brief {
        return;
    } else if painting.plan.boards {
        boards(painting, choices, scene)
    } else {
        way(painting, choices, scene)
    };
    let Some(at) = end else { return };
    let (trace, step) = (painting.moment.trace(), painting.moment.step());
    // One of several playouts is named by its number.
    let several = playout > 0 || matches!(trace.event(step + 1), Some(Event::Simulate { .. }));
    let number = if several {
        format!("\u{a0}{}", playout + 1)
    } else {
        String::new()
    };
    let said = scene::Playout {
        number,
        score: figure(score),
    };
    let lang = painting.options.lang;
    let mut words = said.say(lang);
    if painting.plan.boards && choices.len() > BOARDS {
        let (last, all) = (BOARDS, choices.len());
        words += &scene::LastMoves { last, all }.say(lang);
    }
    // The words stay within the stage.
    let half = 0.5 * 14.0 * 0.6 * words.chars().count() as f64;
    let at = (at.0.min(painting.plan.stage.width - half).max(half), at.1);
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

/// Draws the last boards side by side, and returns the position for the result.
fn boards(painting: &Painting, choices: &[u16], scene: &mut Scene) -> Option<(f64, f64)> {
    let start = painting.moment.trace().path(painting.moment.subject());
    let first = choices.len().saturating_sub(BOARDS);
    let half = painting.sizes(painting.current).board.clamp(13.0, 30.0);
    let pitch = 2.0 * half + 14.0;
    let count = choices.len() - first;
    let stage = painting.plan.stage;
    let (x, y) = painting.at(painting.current);
    let from = (x, y + painting.half_height(painting.current) + 10.0);
    let width = pitch * count.checked_sub(1)? as f64;
    let left = (x - width / 2.0)
        .min(stage.width - half - 12.0 - width)
        .max(half + 12.0);
    let top = (from.1 + 46.0).min(stage.height - 2.0 * half - 26.0);
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

/// Draws the path along the tree's own edges and a ring around its last node, and returns the
/// position for the result. The path ends early where the tree is not drawn.
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
