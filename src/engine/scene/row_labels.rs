//! The labels on the rows of a large tree: the number of each row and the player to move there, the names on the current path and the
//! best line, and board, move and value of the other nodes that have room for them.

use super::glyph::triangle;
use super::item::{Anchor, Ink, Run, Scene, Shape, Spot, run, text};
use super::large::edges;
use super::painting::Painting;
use super::{inscription, picture};
use crate::game::{Player, Sided};
use crate::lang::Say;
use crate::lang::words::scene;
use crate::lesson::line::figure;
use crate::lesson::pawns::written;
use crate::search::{Basis, Turn};
use crate::text::decimal::grouped;
use crate::trace::{Kind, NodeId};

/// The height of a row in pixels from which its nodes have labels.
pub const LEAST: f64 = 20.0;
/// The height from which a label has two lines.
const TWO_LINES: f64 = 42.0;
/// The widths in pixels from which a node has its name, its value, its board, and board and text beside each other.
const NAME: f64 = 28.0;
const VALUE: f64 = 62.0;
const BOARD: f64 = 48.0;
const BOTH: f64 = 118.0;
/// The side of a board, and the free space around it.
const SIDE: f64 = 40.0;
const GAP: f64 = 6.0;
/// The font sizes of the root's value, of names and of the line below, and the width of a letter relative to them.
const ROOT: f64 = 20.0;
const LARGE: f64 = 14.0;
const SMALL: f64 = 12.0;
const LETTER: f64 = 0.58;
/// The width of the frame of a box.
const FRAME: f64 = 4.0;
/// The free space between two labels.
const APART: f64 = 3.0;
/// The least distance in pixels of the numbers of rows.
const NUMBERS: f64 = 18.0;

/// Left, top, right and bottom of the labels that stand already.
type Taken = Vec<(f64, f64, f64, f64)>;

/// Writes the labels of the nodes: on the current path, on the best line, and then of all others as far as each has room.
pub fn nodes(painting: &Painting, (path, best): (&[Spot], &[Spot]), scene: &mut Scene) {
    let mut taken = Taken::new();
    let root = painting.plan.layout.rows.node(0);
    let is_on = |spot: &Spot, line: &[Spot]| line.iter().any(|other| other.node == spot.node);
    for spot in path {
        match spot.node.0 {
            node if node == root => whole(painting, in_view(painting, spot), &mut taken, scene),
            _ => named(
                painting,
                spot,
                is_on(spot, best),
                way(painting, spot.node),
                &mut taken,
                scene,
            ),
        }
    }
    for (index, spot) in best.iter().enumerate() {
        // Further down the value is the same.
        let value = value(painting, spot.node).filter(|_| index == 0);
        if !is_on(spot, path) {
            named(painting, spot, true, value, &mut taken, scene);
        }
    }
    let is_labelled = |spot: &Spot| {
        2.0 * spot.reach.0 >= NAME
            && painting.moment.is_known(spot.node)
            && !is_on(spot, path)
            && !is_on(spot, best)
    };
    let spots: Vec<Spot> = scene
        .spots
        .iter()
        .map(|spot| in_view(painting, spot))
        .filter(is_labelled)
        .collect();
    for spot in spots {
        label(painting, spot, &mut taken, scene);
    }
}

/// Returns the part of an area between the numbers of the rows and the right end of the stage.
fn in_view(painting: &Painting, spot: &Spot) -> Spot {
    let (from, to) = (painting.plan.ends_of_rows().0, painting.plan.stage.width);
    let (left, right) = (spot.at.0 - spot.reach.0, spot.at.0 + spot.reach.0);
    let (left, right) = (left.max(from), right.min(to));
    Spot {
        at: (left.midpoint(right), spot.at.1),
        reach: ((right - left) / 2.0, spot.reach.1),
        ..*spot
    }
}

/// Takes a place for a label in the middle of a point, unless another label is there.
fn take(at: (f64, f64), (width, height): (f64, f64), taken: &mut Taken) -> bool {
    let (left, top) = (at.0 - width / 2.0, at.1 - height / 2.0);
    let (right, bottom) = (left + width, top + height);
    let meets = |other: &(f64, f64, f64, f64)| {
        left < other.2 + APART && right > other.0 - APART && top < other.3 && bottom > other.1
    };
    let is_free = !taken.iter().any(meets);
    if is_free {
        taken.push((left, top, right, bottom));
    }
    is_free
}

/// Writes what is known of the whole tree on its root: its value, and how many of its nodes are visited.
fn whole(painting: &Painting, spot: Spot, taken: &mut Taken, scene: &mut Scene) {
    let Painting {
        moment, options, ..
    } = painting;
    let (step, trace) = (moment.step(), moment.trace());
    let seen = trace.landmarks().nodes_in_all(step) as u64;
    let all = trace.landmarks().nodes_in_all(trace.len()) as u64;
    let (seen, all) = (grouped(seen), grouped(all));
    let count = scene::NodesOf {
        seen: &seen,
        all: &all,
    };
    let mut first = Vec::new();
    if let Some(value) = value(painting, spot.node) {
        first.push(run(value, Ink::Ink, true));
        if options.pawn.is_some() {
            first.push(run(
                format!(" {}", scene::PAWNS.say(options.lang)),
                Ink::Second,
                false,
            ));
        }
    }
    let second = vec![run(count.say(options.lang), Ink::Second, false)];
    let width = letters(&first, ROOT).max(letters(&second, SMALL)) + 2.0 * GAP;
    let is_low = 2.0 * spot.reach.1 < TWO_LINES;
    let (width, lines) = if is_low {
        // In one line.
        first.push(run("  ", Ink::Ink, false));
        first.extend(second);
        let width = letters(&first, SMALL) + 2.0 * GAP;
        (width, [(first, SMALL), (Vec::new(), SMALL)])
    } else {
        (width, [(first, ROOT), (second, SMALL)])
    };
    let size = (width, SIDE.min(2.0 * spot.reach.1 - 4.0));
    if width <= 2.0 * spot.reach.0 && take(spot.at, size, taken) {
        two_lines(spot.at, size, lines, scene);
    }
}

/// Writes two lines on paper around a point; without the first the second stands alone.
fn two_lines(
    at: (f64, f64),
    (width, height): (f64, f64),
    [(first, large), (second, small)]: [(Vec<Run>, f64); 2],
    scene: &mut Scene,
) {
    let paper = Shape::Rect(at.0 - width / 2.0, at.1 - height / 2.0, width, height, 4.0);
    scene.fill(paper, Ink::Paper);
    let downs = match (first.is_empty(), second.is_empty()) {
        (true, _) => [0.0, 0.35 * small],
        (_, true) => [0.35 * large, 0.0],
        _ => [-0.15 * large, 0.1 * large + 0.95 * small],
    };
    for ((runs, size), down) in [(first, large), (second, small)].into_iter().zip(downs) {
        if !runs.is_empty() {
            let at = (at.0, at.1 + down);
            scene.fill(line(at, size, Anchor::Middle, runs), Ink::Ink);
        }
    }
}

/// Returns the place of a move among those of its parent: `10 / 42`.
fn way(painting: &Painting, node: NodeId) -> Option<String> {
    let trace = painting.moment.trace();
    let all = trace.choices(trace.parent(node)?);
    (all > 1).then(|| format!("{} / {all}", trace.choice(node) + 1))
}

/// Writes name and a second line of a node on the current path or on the best line: also where they are wider than its box.
fn named(
    painting: &Painting,
    spot: &Spot,
    is_best: bool,
    below: Option<String>,
    taken: &mut Taken,
    scene: &mut Scene,
) {
    let name = name(painting, spot.node);
    let name = if is_best { format!("★ {name}") } else { name };
    let text = |text: String, ink, bold| vec![run(text, ink, bold)];
    let mut second = below.map_or_else(Vec::new, |below| text(below, Ink::Second, false));
    let first = text(name, Ink::Ink, true);
    if 2.0 * spot.reach.1 < TWO_LINES {
        second.clear();
    }
    let width = letters(&first, LARGE).max(letters(&second, SMALL)) + 2.0 * GAP;
    let height = if second.is_empty() { LEAST } else { SIDE };
    let (from, to) = painting.plan.ends_of_rows();
    let half = width / 2.0;
    let middle = spot.at.0.clamp(from + half, (to - half).max(from + half));
    // A best line that the current path covers is named higher up.
    let free = [0.0, -0.33, 0.33].into_iter().find(|part| {
        let at = (middle, spot.at.1 + part * 2.0 * spot.reach.1);
        take(at, (width, height), taken)
    });
    let Some(part) = free else {
        return;
    };
    let at = (middle, spot.at.1 + part * 2.0 * spot.reach.1);
    // The frame of a box that has room for the text is not covered.
    let inside = 2.0 * spot.reach.0 - 2.0 * FRAME;
    let width = if width - 2.0 * GAP <= inside {
        width.min(inside)
    } else {
        width
    };
    let lines = [(first, LARGE), (second, SMALL)];
    two_lines(
        at,
        (width, height.min(2.0 * spot.reach.1 - 2.0 * FRAME)),
        lines,
        scene,
    );
}

/// Returns the name of a node, or of the move to it.
fn name(painting: &Painting, node: NodeId) -> String {
    let path = painting.moment.trace().path(node);
    painting
        .labels
        .of_node(&path)
        .or_else(|| painting.labels.of_move(&path, painting.options.lang))
        .unwrap_or_default()
}

/// Returns what is known of the value of a node: in pawns, if it is an estimate in chess; by Monte-Carlo tree search its mean reward.
fn value(painting: &Painting, node: NodeId) -> Option<String> {
    let Painting {
        moment, options, ..
    } = painting;
    let visits = moment.visits(node);
    if visits.n > 0 {
        let mean = figure(visits.w / f64::from(visits.n));
        return Some(format!("x̄\u{a0}{mean}"));
    }
    let number = moment.number(node).filter(|_| moment.is_reached(node))?;
    Some(match options.pawn {
        Some(_) if number.basis == Basis::Estimate => {
            written(number.seen_by(painting.side(node)), options.pawn)
        }
        _ => inscription::value(painting, node, number),
    })
}

fn label(painting: &Painting, spot: Spot, taken: &mut Taken, scene: &mut Scene) {
    let Spot { node, at, reach } = spot;
    let (width, height) = (2.0 * reach.0, 2.0 * reach.1);
    let path = painting.moment.trace().path(node);
    let has_board = painting.plan.boards && height >= SIDE + 4.0;
    let name = name(painting, node);
    let first = vec![run(name.clone(), Ink::Ink, true)];
    let second = value(painting, node).map(|value| vec![run(value, Ink::Second, false)]);
    let second = second
        .filter(|_| width >= VALUE && height >= TWO_LINES)
        .unwrap_or_default();
    let needed = letters(&first, LARGE).max(letters(&second, SMALL)) + 2.0 * GAP;
    if has_board && width >= BOTH.max(needed + SIDE + GAP) {
        let both = needed + SIDE + GAP;
        if take(at, (both, SIDE), taken) {
            let left = at.0 - both / 2.0;
            thumbnail(painting, &path, (left, at.1 - SIDE / 2.0), SIDE, scene);
            let middle = (left + SIDE + GAP + needed / 2.0, at.1);
            two_lines(
                middle,
                (needed, SIDE),
                [(first, LARGE), (second, SMALL)],
                scene,
            );
        }
        return;
    }
    let side = (SIDE - 16.0).min(height - 22.0);
    if has_board && width >= BOARD && side >= 20.0 && take(at, (side, height), taken) {
        thumbnail(
            painting,
            &path,
            (at.0 - side / 2.0, at.1 - height / 2.0 + 4.0),
            side,
            scene,
        );
        let half = letters(&first, SMALL) / 2.0 + 3.0;
        if !name.is_empty() && 2.0 * half + 2.0 <= width {
            let down = (at.0, at.1 + height / 2.0 - 12.0);
            two_lines(
                down,
                (2.0 * half, 16.0),
                [(first, SMALL), (Vec::new(), SMALL)],
                scene,
            );
        }
        return;
    }
    if name.is_empty() || needed + 2.0 > width {
        return;
    }
    let size = (
        needed,
        if second.is_empty() {
            LEAST - 2.0
        } else {
            SIDE - 4.0
        },
    );
    if take(at, size, taken) {
        two_lines(at, size, [(first, LARGE), (second, SMALL)], scene);
    }
}

fn letters(runs: &[Run], size: f64) -> f64 {
    let count: usize = runs.iter().map(|run| run.text.chars().count()).sum();
    LETTER * size * count as f64
}

fn line(at: (f64, f64), size: f64, anchor: Anchor, runs: Vec<Run>) -> Shape {
    Shape::Text {
        at,
        size,
        anchor,
        runs,
        halo: false,
    }
}

/// Draws a position on a square of paper.
fn thumbnail(painting: &Painting, path: &[u16], corner: (f64, f64), side: f64, scene: &mut Scene) {
    scene.fill(
        Shape::Rect(corner.0 - 2.0, corner.1 - 2.0, side + 4.0, side + 4.0, 4.0),
        Ink::Paper,
    );
    picture::draw(&painting.labels.picture(path), corner, side, scene);
}

/// Writes the number of each row at the left, with a mark for the player to move.
pub fn rows(painting: &Painting, scene: &mut Scene) {
    let plan = painting.plan;
    if plan.aside == 0.0 {
        return;
    }
    let every = (NUMBERS / painting.pitch()).ceil().max(1.0) as usize;
    let root = NodeId(plan.layout.rows.node(0));
    let first = usize::from(painting.moment.trace().depth(root));
    scene.fill(
        Shape::Rect(
            0.0,
            0.0,
            plan.ends_of_rows().0 - 2.0,
            plan.stage.height,
            0.0,
        ),
        Ink::Paper,
    );
    for (row, kind) in plan.kinds.iter().enumerate().step_by(every) {
        let (top, bottom) = edges(painting, row);
        let y = top.midpoint(bottom);
        let mark = match kind {
            Some(Kind::Inner(Turn::Player(Player::Max))) => {
                Some((triangle((13.0, y), 6.0, -1.0), Ink::Max))
            }
            Some(Kind::Inner(Turn::Player(Player::Min))) => {
                Some((triangle((13.0, y), 6.0, 1.0), Ink::Min))
            }
            Some(Kind::Inner(Turn::Chance)) => Some((Shape::Circle(13.0, y, 5.0), Ink::Chance)),
            _ => None,
        };
        if let Some((shape, ink)) = mark {
            scene.fill(shape, ink);
        }
        let words = run((first + row).to_string(), Ink::Second, false);
        scene.fill(
            text((24.0, y + 4.5), 13.0, Anchor::Start, words, false),
            Ink::Second,
        );
    }
}
