//! Edges: searched ones, the path, the best line, and cuts.

use super::batch::Batches;
use super::ground::{corners, distance, polyline};
use super::item::{Anchor, Ink, Run, Scene, Shape, Stroke, run, text};
use super::painting::{Detail, Painting};
use super::{board, legible, node};
use crate::game::Player;
use crate::lang::Lang;
use crate::lang::Say;
use crate::lang::words::scene;
use crate::lesson::line;
use crate::search::Turn;
use crate::trace::{Kind, NodeId, State};

/// The least height in pixels of edges below a caption, with half a small board: flatter ones could not be told apart.
const STEEP: f64 = 12.0;
/// The height of a star with its clearance, in pixels.
const STAR: f64 = 17.0;
/// The distance in pixels at which an edge passes a node.
const PAST: f64 = 9.0;

/// The fraction of its height over which an edge to a child of the root is curved.
const BEND: f64 = 0.3;

/// Draws the edges above the visible nodes, and the path and the best line outside of the view too.
pub fn all(painting: &Painting, visible: &[NodeId], scene: &mut Scene) {
    let Painting { moment, .. } = painting;
    let trace = moment.trace();
    // In a graph of positions a node has an edge for every visit of the search.
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
    // Children left or right of the stage are not drawn, but their edges show that they exist.
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
    // The best line ends at a folded node and begins at the root of the drawn subtree.
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
    // Labels are drawn after the thick lines.
    for (parent, node) in edges().filter(|edge| painting.is_full(edge.1)) {
        if trace.kind(parent) == Kind::Inner(Turn::Chance) {
            probability(painting, parent, node, scene);
        }
    }
    if let Some((root, first)) = best_choice(painting).filter(|edge| painting.is_led(edge.1)) {
        star(painting, root, first, scene);
    }
}

/// Returns the edge from the root to its best child, if it is drawn.
pub fn best_choice(painting: &Painting) -> Option<(NodeId, NodeId)> {
    let mut line = painting.moment.best_line();
    let edge = (line.next()?, line.next()?);
    (painting.is_shown(edge.0) && painting.is_shown(edge.1)).then_some(edge)
}

/// Returns the star of the best child of the root, with its size.
pub fn starred(painting: &Painting, root: NodeId) -> (Run, f64) {
    let size = (painting.sizes(root).value - 3.0).max(painting.options.least);
    (run("★", Ink::Best, true), size)
}

/// Marks the edge to the best child of the root, if a search chooses there: between the bend of the edge and the ring of a current
/// node, or else beside the ring.
fn star(painting: &Painting, root: NodeId, first: NodeId, scene: &mut Scene) {
    let ((_, y0), (x1, y1)) = ends(painting, root, first);
    let below_bend = (y0 + 0.6 * (y1 - y0)).min(y1 - painting.ring(first) - 8.0);
    let half = painting.half_width(first);
    let slot = painting
        .plan
        .slot(painting.plan.placed(first), painting.view.scale);
    let at = if below_bend >= bend(painting, root, first).1 + STAR {
        (x1 - 14.0, below_bend)
    } else if slot - 2.0 * half >= 4.0 * STAR {
        (x1 - half - painting.ring(first) - STAR, y1 + half)
    } else {
        return;
    };
    let (star, size) = starred(painting, root);
    scene.fill(text(at, size, Anchor::Middle, star, true), Ink::Best);
}

/// Returns the ends of an edge: below the parent's shape and its caption, and above the child's
/// shape.
pub fn ends(painting: &Painting, parent: NodeId, child: NodeId) -> ((f64, f64), (f64, f64)) {
    let ((x0, y0), (x1, y1)) = (painting.at(parent), painting.at(child));
    let kind = |node| painting.moment.trace().kind(node);
    let (parent_half, child_half) = (painting.half_height(parent), painting.half_height(child));
    let below = match kind(parent) {
        // In close rows edges may run behind the caption, so that they are not flat.
        _ if painting.plan.boards => {
            let row = usize::from(painting.plan.row(parent));
            let room = painting.row(row + 1) - painting.row(row);
            let free = if painting.is_led(parent) {
                (0.5 * room).max(room - parent_half - STEEP)
            } else {
                0.3 * room
            };
            parent_half + board::caption_height(painting, parent).min(free)
        }
        Kind::Inner(Turn::Player(Player::Min) | Turn::Chance) => parent_half,
        _ => parent_half * 0.72,
    };
    let above = match kind(child) {
        Kind::Inner(Turn::Player(Player::Min)) if !painting.plan.boards => child_half * 0.72,
        _ => child_half,
    };
    ((x0, y0 + below), (x1, y1 - above))
}

/// Returns the path of an edge; one over several rows of a graph passes beside the nodes in
/// between.
pub fn course(painting: &Painting, parent: NodeId, child: NodeId) -> Shape {
    let (mut from, to) = ends(painting, parent, child);
    let plan = painting.plan;
    if painting.is_led(child) {
        let bend = bend(painting, parent, child);
        return Shape::Many(vec![Shape::Curve(from, bend), Shape::Line(vec![bend, to])]);
    }
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

/// Returns the point from which an edge to a child of the root runs straight down to it, so that it
/// crosses no neighbour's column.
pub fn bend(painting: &Painting, parent: NodeId, child: NodeId) -> (f64, f64) {
    let (from, to) = ends(painting, parent, child);
    (to.0, from.1 + BEND * (to.1 - from.1))
}

/// Returns the stroke of an edge on its own, and whether a cut severs it.
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
        State::Unseen if node::is_blank(painting) => (Stroke::full(Ink::Line, 1.75), false),
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

/// Draws the mark of a cut: two bars across the middle of the edge, nearer to the parent if a
/// probability is in the middle.
fn bars(painting: &Painting, parent: NodeId, child: NodeId, scene: &mut Scene) {
    let ((x0, y0), (x1, y1)) = ends(painting, parent, child);
    let along = direction((x0, y0), (x1, y1));
    let part = if painting.moment.trace().kind(parent) == Kind::Inner(Turn::Chance) {
        0.38
    } else {
        0.5
    };
    let middle = (x0 + part * (x1 - x0), y0 + part * (y1 - y0));
    // The bars are at most so large that both ends of a short edge stay visible.
    let most = 0.11 * ((x1 - x0).abs() + (y1 - y0).abs());
    sever(
        middle,
        along,
        (painting.sizes(child).radius * 0.4).min(most),
        scene,
    );
}

/// Returns the direction from one point to another as a unit vector; shorter if they are less than
/// a pixel apart.
pub fn direction(from: (f64, f64), to: (f64, f64)) -> (f64, f64) {
    let (x, y) = (to.0 - from.0, to.1 - from.1);
    let length = (x * x + y * y).sqrt().max(1.0);
    (x / length, y / length)
}

/// Draws the bars of a cut at a point of a line.
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

/// Writes the probability on an edge from a chance node, nearer to the child, where edges are
/// further apart. An edge too short for it has none.
fn probability(painting: &Painting, parent: NodeId, child: NodeId, scene: &mut Scene) {
    let Some(chance) = painting.moment.trace().probability(child) else {
        return;
    };
    let words = line::probability(chance);
    let ((x0, y0), (x1, y1)) = ends(painting, parent, child);
    let size = painting.sizes(child).small.max(painting.options.least);
    if (x1 - x0).hypot(y1 - y0) < 1.8 * size {
        return;
    }
    let curved = painting.plan.boards && !painting.plan.is_crowd();
    // Beside the bars of a cut, which are on the line.
    let across = if curved || plain(painting, parent, child).1 {
        0.7
    } else {
        0.6
    };
    let across = if painting.is_led(child) { 1.0 } else { across };
    // Nearer to the parent where it would lie over the child or its ring.
    let at = |down: f64| {
        let across = across
            + if painting.is_led(child) {
                0.0
            } else {
                down - 0.6
            };
        (x0 + across * (x1 - x0), y0 + down * (y1 - y0) + 5.0)
    };
    let words = run(words, Ink::Chance, true);
    let label = |down| text(at(down), size, Anchor::Middle, words.clone(), true);
    let is_free = |label: &Shape| {
        let Some(area) = legible::area_of(label) else {
            return false;
        };
        [parent, child].into_iter().all(|end| {
            let outline = polyline(&node::whole_outline(painting, end));
            distance(&corners(&area), &outline) > 0.0
        })
    };
    let places = [0.6, 0.5, 0.4, 0.3].into_iter().map(label);
    if let Some(label) = places.into_iter().find(is_free) {
        scene.fill(label, Ink::Chance);
    }
}

/// Returns the words for children that a cut pruned and no outline shows.
pub fn not_searched(count: u16, lang: Lang) -> String {
    scene::NotSearched {
        count: count.into(),
    }
    .say(lang)
}
