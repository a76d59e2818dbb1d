//! Edges: what was searched, the path to now, the best line, and what was cut.

use super::batch::Batches;
use super::painting::{Detail, Painting};
use super::{Anchor, Ink, Scene, Shape, Stroke, board, run};
use crate::game::Player;
use crate::lang::Lang;
use crate::lesson::line;
use crate::search::Turn;
use crate::trace::{Kind, NodeId, State};

/// How far from a node, in pixels, an edge passes it.
const PAST: f64 = 9.0;

/// Draws the edges above the visible nodes, and the path and the best line wherever they run.
pub fn all(painting: &Painting, visible: &[NodeId], scene: &mut Scene) {
    let Painting { moment, .. } = painting;
    let trace = moment.trace();
    // Where a position is drawn once, as many edges lead to it as the search came to it.
    let seen = || {
        visible
            .iter()
            .flat_map(|node| painting.plan.copies(*node))
            .filter(|node| painting.is_shown(*node))
    };
    let edges = || seen().filter_map(|node| Some((trace.parent(node)?, node)));
    let mut batches = Batches::default();
    for (parent, node) in edges() {
        batches.add(
            course(painting, parent, node),
            None,
            Some(plain(painting, parent, node).0),
        );
    }
    batches.draw(scene);
    for (parent, node) in edges().filter(|edge| painting.is_full(edge.1)) {
        if plain(painting, parent, node).1 {
            bars(painting, parent, node, scene);
        }
    }
    // Children beside the stage are not drawn, but that there are more is.
    for &node in visible
        .iter()
        .filter(|node| painting.detail(**node) != Detail::Dot)
    {
        let beside = |child: &NodeId| painting.is_shown(*child) && painting.is_beside(*child);
        for child in trace.children(node).filter(beside) {
            scene.stroke(
                course(painting, node, child),
                plain(painting, node, child).0,
            );
        }
    }
    // Lines end where nodes are folded away, and begin where a subtree stands alone.
    let is_drawn = |pair: &&[NodeId]| pair.iter().all(|node| painting.is_shown(*node));
    let best: Vec<NodeId> = moment.best_line().collect();
    for pair in best.windows(2).filter(is_drawn) {
        let width = if painting.is_full(pair[1]) { 7.0 } else { 3.0 };
        scene.stroke(
            course(painting, pair[0], pair[1]),
            Stroke::full(Ink::Best, width),
        );
    }
    let path: Vec<NodeId> = trace.ancestors(moment.subject()).collect();
    for pair in path.windows(2).rev().filter(is_drawn) {
        let width = if painting.is_full(pair[0]) { 4.0 } else { 2.0 };
        scene.stroke(
            course(painting, pair[1], pair[0]),
            Stroke::full(Ink::Now, width),
        );
    }
    // Labels stand on the thick lines.
    for (parent, node) in edges().filter(|edge| painting.is_full(edge.1)) {
        if trace.kind(parent) == Kind::Inner(Turn::Chance) {
            probability(painting, parent, node, scene);
        }
    }
    if let [root, first, ..] = best[..]
        && is_drawn(&&[root, first][..])
    {
        let ((x0, y0), (x1, y1)) = ends(painting, root, first);
        let side = if x1 > x0 { 1.0 } else { -1.0 };
        let at = (
            f64::midpoint(x0, x1) + side * 16.0,
            f64::midpoint(y0, y1) - 6.0,
        );
        let size = (painting.sizes(root).value - 3.0).max(11.0);
        scene.fill(
            super::text(at, size, Anchor::Middle, run("★", Ink::Best, true), true),
            Ink::Best,
        );
    }
}

/// The ends of an edge: below the parent's shape, and what stands under it, and above the child's shape.
fn ends(painting: &Painting, parent: NodeId, child: NodeId) -> ((f64, f64), (f64, f64)) {
    let ((x0, y0), (x1, y1)) = (painting.at(parent), painting.at(child));
    let kind = |node| painting.moment.trace().kind(node);
    let (parent_half, child_half) = (painting.half_height(parent), painting.half_height(child));
    let below = match kind(parent) {
        // Where rows are close, edges run behind the words rather than flat.
        _ if painting.plan.boards && painting.is_full(parent) => {
            parent_half + board::caption_height(painting, parent).min(0.3 * painting.pitch())
        }
        _ if painting.plan.boards => parent_half,
        Kind::Inner(Turn::Player(Player::Min) | Turn::Chance) => parent_half,
        _ => parent_half * 0.72,
    };
    let above = match kind(child) {
        Kind::Inner(Turn::Player(Player::Min)) if !painting.plan.boards => child_half * 0.72,
        _ => child_half,
    };
    ((x0, y0 + below), (x1, y1 - above))
}

/// An edge as it runs: one over several rows of a graph passes beside the nodes in between.
pub fn course(painting: &Painting, parent: NodeId, child: NodeId) -> Shape {
    let (mut from, to) = ends(painting, parent, child);
    let plan = painting.plan;
    if !plan.boards || plan.is_crowd() {
        return Shape::Line(vec![from, to]);
    }
    let mut parts = Vec::new();
    let between = usize::from(plan.row(parent)) + 1..usize::from(plan.row(child));
    for row in between.filter(|_| painting.is_full(child)) {
        let y = painting.row(row);
        let straight = from.0 + (to.0 - from.0) * (y - from.1) / (to.1 - from.1);
        let mut x = straight;
        for place in plan.layout.rows.row(row) {
            let node = NodeId(plan.layout.rows.node(place));
            let (away, clear) = (x - painting.at(node).0, painting.half_width(node) + PAST);
            if away.abs() < clear {
                x += clear.copysign(away) - away;
            }
        }
        if x != straight {
            parts.push(Shape::Curve(from, (x, y)));
            from = (x, y);
        }
    }
    parts.push(Shape::Curve(from, to));
    Shape::Many(parts)
}

/// How an edge is drawn by itself, and whether a cut severs it.
fn plain(painting: &Painting, parent: NodeId, child: NodeId) -> (Stroke, bool) {
    let Painting { moment, .. } = painting;
    let visits = moment.visits(child).n;
    if visits > 0 {
        let share = f64::from(visits) / f64::from(moment.visits(parent).n.max(1));
        let width = (9.0 * share.sqrt()).max(1.25);
        return (
            Stroke {
                ink: Ink::Line,
                width: (width * (painting.sizes(child).radius / 29.0).min(1.0)).max(1.0),
                dash: (0.0, 0.0),
                opacity: 0.9,
            },
            false,
        );
    }
    let full = painting.is_full(child);
    match moment.state(child) {
        State::Cut => {
            let stroke = Stroke {
                ink: Ink::Cut,
                width: if full { 2.0 } else { 1.0 },
                dash: (3.0, 7.0),
                opacity: 1.0,
            };
            (stroke, moment.cut(parent).is_some())
        }
        State::Unseen => (
            Stroke {
                ink: Ink::Line,
                width: 1.0,
                dash: (0.0, 0.0),
                opacity: 0.75,
            },
            false,
        ),
        State::Open | State::Done => (
            Stroke::full(Ink::Line, if full { 2.25 } else { 1.0 }),
            false,
        ),
    }
}

/// Two ink bars across the middle: the mark of a cut. Where a probability stands there they are nearer to the parent.
fn bars(painting: &Painting, parent: NodeId, child: NodeId, scene: &mut Scene) {
    let ((x0, y0), (x1, y1)) = ends(painting, parent, child);
    let along = direction((x0, y0), (x1, y1));
    let part = if painting.moment.trace().kind(parent) == Kind::Inner(Turn::Chance) {
        0.38
    } else {
        0.5
    };
    let middle = (x0 + part * (x1 - x0), y0 + part * (y1 - y0));
    // No larger than leaves the ends of a short edge free.
    let most = 0.11 * ((x1 - x0).abs() + (y1 - y0).abs());
    sever(
        middle,
        along,
        (painting.sizes(child).radius * 0.4).min(most),
        scene,
    );
}

/// The direction from one place to another, of length 1 if they are not very near.
pub fn direction(from: (f64, f64), to: (f64, f64)) -> (f64, f64) {
    let (x, y) = (to.0 - from.0, to.1 - from.1);
    let length = (x * x + y * y).sqrt().max(1.0);
    (x / length, y / length)
}

/// The bars at a place of a line with a direction.
pub fn sever(middle: (f64, f64), along: (f64, f64), half: f64, scene: &mut Scene) {
    scene.fill(Shape::Circle(middle.0, middle.1, half * 0.75), Ink::Paper);
    let apart = (0.6 * half).min(5.5);
    for offset in [-apart, apart] {
        let (x, y) = (middle.0 + along.0 * offset, middle.1 + along.1 * offset);
        let across = (-along.1 * half, along.0 * half);
        let points = vec![(x - across.0, y - across.1), (x + across.0, y + across.1)];
        scene.stroke(
            Shape::Line(points),
            Stroke::full(Ink::Now, (0.55 * half).clamp(2.0, 5.0)),
        );
    }
}

/// Its probability on an edge from a chance node, nearer to the child, where edges are further apart.
fn probability(painting: &Painting, parent: NodeId, child: NodeId, scene: &mut Scene) {
    let Some(words) = line::probability(painting.moment.trace().probability(child)) else {
        return;
    };
    let ((x0, y0), (x1, y1)) = ends(painting, parent, child);
    let curved = painting.plan.boards && !painting.plan.is_crowd();
    // Beside the bars of a cut, which stand on the line.
    let across = if curved || plain(painting, parent, child).1 {
        0.7
    } else {
        0.6
    };
    let down = 0.6;
    let at = (x0 + across * (x1 - x0), y0 + down * (y1 - y0) + 5.0);
    let size = painting.sizes(child).small.max(11.0);
    scene.fill(
        super::text(
            at,
            size,
            Anchor::Middle,
            run(words, Ink::Chance, true),
            true,
        ),
        Ink::Chance,
    );
}

/// The word for what a cut leaves out where no outline shows it.
pub fn not_searched(count: u16, lang: Lang) -> String {
    match (lang, count) {
        (Lang::En, 1) => "1 move not searched".to_owned(),
        (Lang::En, _) => format!("{count} moves not searched"),
        (Lang::Zh, _) => format!("{count} 种走法未搜"),
    }
}
