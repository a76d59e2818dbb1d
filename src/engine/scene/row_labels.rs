//! The labels on the rows of a large tree: the number of each row and the player to move there, and
//! board, move, value and amount of the nodes that have room for them.

use super::glyph::triangle;
use super::item::{Anchor, Ink, Run, Scene, Shape, Spot, run, text};
use super::large::edges;
use super::painting::Painting;
use super::{inscription, picture};
use crate::game::Player;
use crate::search::Turn;
use crate::trace::{Kind, NodeId};

/// The height of a row in pixels from which its nodes have labels.
pub const LEAST: f64 = 30.0;
/// The widths in pixels from which a node has its name, its board, and both beside each other.
const NAME: f64 = 28.0;
const BOARD: f64 = 48.0;
const BOTH: f64 = 118.0;
/// The side of a board, and the free space around it.
const SIDE: f64 = 40.0;
const GAP: f64 = 6.0;
/// The font sizes of name and amount, and the width of a letter relative to them.
const LARGE: f64 = 14.0;
const SMALL: f64 = 12.0;
const LETTER: f64 = 0.58;
/// The least distance in pixels of the numbers of rows.
const NUMBERS: f64 = 18.0;

/// Writes the labels of the nodes, as far as each has room.
pub fn nodes(painting: &Painting, scene: &mut Scene) {
    let (from, to) = (painting.plan.ends_of_rows().0, painting.plan.stage.width);
    let in_view = |spot: &Spot| {
        let (left, right) = (spot.at.0 - spot.reach.0, spot.at.0 + spot.reach.0);
        let (left, right) = (left.max(from), right.min(to));
        Spot {
            at: (left.midpoint(right), spot.at.1),
            reach: ((right - left) / 2.0, spot.reach.1),
            ..*spot
        }
    };
    let is_labelled =
        |spot: &Spot| 2.0 * spot.reach.0 >= NAME && painting.moment.is_known(spot.node);
    let spots: Vec<Spot> = scene
        .spots
        .iter()
        .map(in_view)
        .filter(is_labelled)
        .collect();
    for spot in spots {
        label(painting, spot, scene);
    }
}

fn label(painting: &Painting, Spot { node, at, reach }: Spot, scene: &mut Scene) {
    let (width, height) = (2.0 * reach.0, 2.0 * reach.1);
    let trace = painting.moment.trace();
    let path = trace.path(node);
    let has_board = painting.plan.boards && height >= SIDE + 4.0;
    let name = painting
        .labels
        .of_node(&path)
        .or_else(|| painting.labels.of_move(&path, painting.options.lang))
        .unwrap_or_default();
    let (first, second) = lines(painting, node, name.clone());
    let needed = letters(&first, LARGE).max(letters(&second, SMALL)) + 2.0 * GAP;
    let both = if has_board {
        needed + SIDE + GAP
    } else {
        needed
    };
    if width >= both.max(if has_board { BOTH } else { 0.0 }) && height >= LEAST {
        let left = at.0 - both / 2.0;
        let text_at = if has_board { left + SIDE + GAP } else { left };
        if has_board {
            thumbnail(painting, &path, (left, at.1 - SIDE / 2.0), SIDE, scene);
        }
        let paper = Shape::Rect(text_at, at.1 - SIDE / 2.0, needed, SIDE, 4.0);
        scene.fill(paper, Ink::Paper);
        let rest = [(first, LARGE, -4.0), (second, SMALL, 13.0)];
        for (runs, size, down) in rest {
            let at = (text_at + GAP, at.1 + down);
            scene.fill(line(at, size, Anchor::Start, runs), Ink::Ink);
        }
        return;
    }
    let side = (SIDE - 16.0).min(height - 22.0);
    let has_board = has_board && width >= BOARD && side >= 20.0;
    if has_board {
        thumbnail(
            painting,
            &path,
            (at.0 - side / 2.0, at.1 - height / 2.0 + 4.0),
            side,
            scene,
        );
    }
    let half = (letters(&[run(name.clone(), Ink::Ink, true)], SMALL) / 2.0 + 3.0).min(reach.0);
    if name.is_empty() || 2.0 * half + 2.0 > width {
        return;
    }
    let down = if has_board {
        at.1 + height / 2.0 - 12.0
    } else {
        at.1
    };
    scene.fill(
        Shape::Rect(at.0 - half, down - 8.0, 2.0 * half, 16.0, 3.0),
        Ink::Paper,
    );
    let words = run(name, Ink::Ink, true);
    scene.fill(
        line((at.0, down + 4.0), SMALL, Anchor::Middle, vec![words]),
        Ink::Ink,
    );
}

/// Returns the two lines of a node: its name and value, and the number of nodes visited in its
/// subtree; by Monte-Carlo tree search its name, and reward and visits.
fn lines(painting: &Painting, node: NodeId, name: String) -> (Vec<Run>, Vec<Run>) {
    let mut first = vec![run(name, Ink::Ink, true)];
    if painting.moment.visits(node).n > 0 {
        return (first, inscription::credit(painting, node));
    }
    if let Some(number) = painting
        .moment
        .number(node)
        .filter(|_| painting.moment.is_reached(node))
    {
        let value = inscription::value(painting, node, number);
        first.push(run(format!("  {value}"), Ink::Ink, true));
    }
    let plan = painting.plan;
    let mut places = plan.placed(node)..plan.placed(node) + 1;
    let mut count = 0;
    while !places.is_empty() {
        count += plan.known.count(painting.moment.step(), places.clone());
        places = plan.layout.rows.below(places);
    }
    (first, vec![run(count.to_string(), Ink::Second, false)])
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
