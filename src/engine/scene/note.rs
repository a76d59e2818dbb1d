//! What stands beside nodes: names, the windows along the path, who holds the two ends of an empty one, UCB columns, cut stubs.

use super::edge::{direction, not_searched, sever};
use super::painting::Painting;
use super::{Anchor, Ink, Run, Scene, Shape, Stroke, inscription, run, text};
use crate::lang::Lang;
use crate::lesson::line::figure;
use crate::lesson::ucb;
use crate::search::{CutRule, Event, Turn, Window};
use crate::text::decimal;
use crate::trace::{Kind, NodeId, Phase, State};

pub fn all(painting: &Painting, visible: &[NodeId], scene: &mut Scene) {
    // What is said last keeps its place where labels meet.
    let now = visible.iter().filter(|node| **node == painting.current);
    for &node in visible
        .iter()
        .filter(|node| **node != painting.current)
        .chain(now)
        .filter(|node| painting.is_full(**node))
    {
        name(painting, node, scene);
        beside(painting, node, scene);
        window(painting, node, scene);
        stub(painting, node, scene);
    }
    columns(painting, scene);
}

/// The node's own name, above and left of it, or right of it where what stands to its left leaves no room.
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
    // What is written in a small node reaches beyond it.
    let away = away.max(23.0);
    let size = painting.sizes(node).label.max(11.0);
    let letters = own.chars().count();
    let short: String = if letters > 10 {
        own.chars().take(9).chain(['…']).collect()
    } else {
        own
    };
    let (right, left) = room(painting, node);
    // Where there is much more room on the right, nothing need touch on the left.
    let spare = if 2.0 * left < right { 8.0 } else { 0.0 };
    let is_close = left < right && left < 0.7 * size * letters as f64 + away - radius + spare;
    // Above what stands beside it.
    let (away, up, anchor) = if is_close {
        (away, 0.7, Anchor::Start)
    } else {
        (-away, 0.3, Anchor::End)
    };
    scene.fill(
        text(
            (x + away, y - up * radius),
            size,
            anchor,
            run(short, Ink::Ink, true),
            true,
        ),
        Ink::Ink,
    );
}

/// Reward and visits, Grundy number or utility of a node.
pub fn credit(painting: &Painting, node: NodeId) -> Vec<Run> {
    let visits = painting.moment.visits(node);
    match visits.n {
        0 => inscription::more(painting, node),
        n => vec![
            run(figure(visits.w), Ink::Ink, true),
            run(format!(" / {n}"), Ink::Second, false),
        ],
    }
}

/// The same of a node that is no board: beside it where edges leave below, under a leaf.
fn beside(painting: &Painting, node: NodeId, scene: &mut Scene) {
    let runs = credit(painting, node);
    if runs.is_empty() || painting.plan.boards {
        return;
    }
    let (x, y) = painting.at(node);
    let size = painting.sizes(node).small.max(11.0);
    let ring = ring(painting, node);
    let (at, anchor) = if painting.moment.is_leaf(node) {
        (
            (x, y + painting.half_height(node) + size + ring),
            Anchor::Middle,
        )
    } else {
        (
            (
                x + painting.half_width(node) + 4.0 + ring,
                y - 0.1 * painting.half_height(node),
            ),
            Anchor::Start,
        )
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

/// How far what stands beside a node keeps away from it.
fn ring(painting: &Painting, node: NodeId) -> f64 {
    if node == painting.current { 12.0 } else { 2.0 }
}

/// How much room a node has to its right and to its left, in pixels.
fn room(painting: &Painting, node: NodeId) -> (f64, f64) {
    let layout = &painting.plan.layout;
    let Some(place) = layout.place(node.0) else {
        return (0.0, 0.0);
    };
    let row = layout.rows.row(usize::from(layout.depth(place)));
    let beside = |place: usize| NodeId(layout.rows.node(place));
    let (x, _) = painting.at(node);
    let next = row.contains(&(place + 1)).then(|| beside(place + 1));
    let before = (place > row.start).then(|| beside(place - 1));
    let right = next.map_or(painting.plan.right(), |next| {
        painting.at(next).0 - painting.half_width(next)
    });
    let left = before.map_or(0.0, |before| {
        painting.at(before).0 + painting.half_width(before)
    });
    let half = painting.half_width(node);
    (right - x - half, x - half - left)
}

/// Stands between bounds that leave room between them.
pub const APART: &str = "   ";

/// `α 5  β +∞` at a node on the path, `α 5 ≥ β 2` once nothing fits; and whether nothing does.
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
    let runs = vec![
        symbol("α", Ink::Max),
        run(format!(" {}", figure(alpha)), Ink::Max, true),
        run(middle, Ink::Ink, true),
        symbol("β", Ink::Min),
        run(format!(" {}", figure(beta)), Ink::Min, true),
    ];
    Some((runs, closed))
}

/// The window beside a node, on the side with more room.
fn window(painting: &Painting, node: NodeId, scene: &mut Scene) {
    let Some((runs, closed)) = bounds(painting, node) else {
        return;
    };
    let size = painting.sizes(node).label.max(11.0);
    let letters: usize = runs.iter().map(|run| run.text.chars().count()).sum();
    let needed = 0.56 * size * letters as f64 + 14.0;
    let (right, left) = room(painting, node);
    let (x, y) = painting.at(node);
    let away = painting.half_width(node) + if node == painting.current { 16.0 } else { 8.0 };
    let radius = painting.half_height(node);
    let (at, anchor) = if right >= needed {
        ((x + away, y - 0.2 * radius), Anchor::Start)
    } else if left >= needed + 30.0 {
        ((x - away - 24.0, y - 0.2 * radius), Anchor::End)
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
                ((x + side * half).max(half)).min(painting.plan.right() - half),
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
    let (low, high) = painting.moment.interval(node);
    if painting.moment.trace().kind(node) == Kind::Inner(Turn::Chance)
        && low.is_finite()
        && high.is_finite()
    {
        let interval = run(
            format!("[{}, {}]", figure(low), figure(high)),
            Ink::Chance,
            true,
        );
        // Away from the node.
        let line = if anchor == Anchor::Middle {
            -1.25 * size
        } else {
            1.25 * size
        };
        scene.fill(
            text((at.0, at.1 + line), size, anchor, interval, true),
            Ink::Chance,
        );
    }
    if closed && anchor == Anchor::Start {
        let word = match painting.options.lang {
            Lang::En => "window empty",
            Lang::Zh => "窗口已空",
        };
        let small = painting.sizes(node).small.max(11.0);
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

/// How many moves a cut leaves out that the drawing does not show.
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

/// A short severed edge, and the number of moves that the cut left out and the drawing does not show.
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
    let size = painting.sizes(node).small.max(11.0);
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

/// The two UCB terms as columns beside the children being chosen from, on one baseline; a dotted line at the winner's total.
fn columns(painting: &Painting, scene: &mut Scene) {
    let moment = &painting.moment;
    if moment.trace().phase(moment.step()) != Phase::Selection
        || !matches!(moment.event(), Some(Event::Descend { .. }))
    {
        return;
    }
    let Some(options) = painting.options.mcts else {
        return;
    };
    let before = moment.before();
    if moment.trace().kind(before.cursor()) == Kind::Inner(Turn::Chance) {
        return;
    }
    let selection = ucb::selection(&before, before.cursor(), &options);
    let Some(highest) = selection.best().and_then(|best| best.ucb) else {
        return;
    };
    let unit = 0.42 * painting.pitch() / highest.total().max(0.5);
    let (mut left, mut right, mut line) = (f64::INFINITY, f64::NEG_INFINITY, 0.0);
    for (index, candidate) in selection.candidates.iter().enumerate() {
        let Some(terms) = candidate.ucb.filter(|_| painting.is_full(candidate.child)) else {
            continue;
        };
        let (x, y) = painting.at(candidate.child);
        let size = painting.sizes(candidate.child).small.max(11.0);
        let (half, height) = (
            painting.half_width(candidate.child),
            painting.half_height(candidate.child),
        );
        // Beside a board; where reward and visits stand beside the node, above them.
        let (start, base) = match painting.plan.boards {
            true => (x + half + 5.0, y + height),
            false => (
                x + half + 4.0 + ring(painting, candidate.child),
                y - 0.1 * height - size,
            ),
        };
        let (free, _) = room(painting, candidate.child);
        let width = (free - 10.0).min(0.6 * painting.sizes(candidate.child).radius.max(24.0));
        if width < 4.0 {
            continue;
        }
        let (exploit, explore) = ((terms.exploit * unit).max(0.0), terms.explore * unit);
        let wins = selection.winner == Some(index);
        let ink = if wins { Ink::Now } else { Ink::Second };
        scene.fill(Shape::Rect(start, base - exploit, width, exploit, 0.0), ink);
        scene.draw(
            Shape::Rect(start, base - exploit - explore, width, explore, 0.0),
            Ink::HatchFine,
            Stroke::full(ink, 1.0),
        );
        if free > 2.6 * size || wins {
            let at = (start + width / 2.0, base - exploit - explore - 5.0);
            let total = decimal::fixed(terms.total(), 2).replace('-', "−");
            scene.fill(
                text(at, size, Anchor::Middle, run(total, Ink::Ink, wins), true),
                Ink::Ink,
            );
        }
        (left, right) = (left.min(x), right.max(start + width));
        line = base - highest.total() * unit;
    }
    if right > left {
        let dotted = Stroke {
            ink: Ink::Second,
            width: 1.25,
            dash: (1.5, 5.0),
            opacity: 1.0,
        };
        scene.stroke(Shape::Line(vec![(left, line), (right, line)]), dotted);
    }
}
