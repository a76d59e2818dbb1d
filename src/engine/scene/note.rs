//! Labels beside nodes: names, windows on the path, a remark at empty windows, stubs of cuts.

use super::edge::{best_choice, direction, ends, not_searched, sever, starred};
use super::ground::{Ground, polyline};
use super::item::{Ink, Run, Scene, Shape, Stroke, run};
use super::label::{self, Label, Place};
use super::painting::{Detail, Painting};
use super::picture::ink_of;
use super::{inscription, legible, name, node};
use crate::game::Player;
use crate::game::Sided;
use crate::lang::words::scene;
use crate::lesson::line::{figure, is_rounded};
use crate::search::{CutRule, Turn, Window};
use crate::trace::{Kind, NodeId, State};

/// How much farther other nodes are from a window than its own, and how far other labels are from it, in pixels.
const WINDOW: f64 = 10.0;
const APART_FROM_WINDOW: f64 = 13.0;
/// Half the width of the best line, or of the most visited edge, with the free space beside it, in pixels.
const EDGE: f64 = 7.0;
/// Half the stroke of a node, in pixels.
const STROKE: f64 = 1.5;

/// Draws the labels of the visible nodes. The important ones choose their places first: the current window, the names on the path,
/// the windows above, and then the rest.
pub fn all(painting: &Painting, visible: &[NodeId], scene: &mut Scene) {
    let full: Vec<NodeId> = visible
        .iter()
        .copied()
        .filter(|node| painting.is_full(*node))
        .collect();
    let stubs: Vec<Label> = full
        .iter()
        .filter_map(|node| stub(painting, *node, scene))
        .collect();
    name::inside(painting, &full, scene);
    let mut ground = outlines(painting, visible, &|node| {
        node::whole_outline(painting, node)
    });
    ground.add_items(&scene.items);
    let is_led = |node: &NodeId| *node == painting.current || painting.leads_to_now(*node);
    let (path, aside): (Vec<NodeId>, Vec<NodeId>) = full.iter().partition(|node| is_led(node));
    let names = |nodes: &[NodeId]| -> Vec<Label> {
        nodes
            .iter()
            .filter_map(|node| name::label(painting, *node))
            .collect()
    };
    let credits = |nodes: &[NodeId]| -> Vec<Label> {
        nodes
            .iter()
            .filter_map(|node| beside(painting, *node))
            .collect()
    };
    let (now, above): (Vec<NodeId>, Vec<NodeId>) =
        path.iter().partition(|node| **node == painting.current);
    let windows = |nodes: &[NodeId]| -> Vec<Label> {
        nodes
            .iter()
            .rev()
            .filter_map(|node| window(painting, *node))
            .collect()
    };
    label::draw(&Vec::from_iter(star(painting)), &mut ground, scene);
    let has_now = label::draw(&windows(&now), &mut ground, scene);
    for &node in &full {
        let Some(number) = number(painting, node) else {
            continue;
        };
        if !label::draw(&[number], &mut ground, scene) {
            node::number_over(painting, node, scene);
        }
    }
    label::draw(&names(&path), &mut ground, scene);
    label::draw(&credits(&path), &mut ground, scene);
    if painting.plan.is_crowd() {
        label::draw(&windows(&above), &mut ground, scene);
    } else if has_now {
        label::draw_all(&windows(&above), &mut ground, scene);
    }
    label::draw(&credits(&aside), &mut ground, scene);
    let is_told = |node: &NodeId| {
        node::is_blank(painting)
            || matches!(painting.moment.state(*node), State::Open | State::Done)
    };
    let (told, rest): (Vec<NodeId>, Vec<NodeId>) = aside.iter().partition(|node| is_told(node));
    label::draw(&names(&told), &mut ground, scene);
    // Names of nodes that the search has not entered are all there or all missing, whatever the step.
    let plain = |node| node::outline(painting, node, STROKE);
    let alone = || outlines(painting, &full, &plain);
    if painting.plan.is_crowd() || name::have_room(painting, &full, alone()) {
        label::draw(&names(&rest), &mut ground, scene);
    }
    label::draw(&stubs, &mut ground, scene);
}

/// Makes a ground of the outlines of the nodes that are more than dots.
fn outlines(painting: &Painting, visible: &[NodeId], of: &dyn Fn(NodeId) -> Shape) -> Ground {
    let stage = painting.plan.stage;
    let mut ground = Ground::new((stage.width, stage.height));
    for &node in visible {
        if painting.detail(node) != Detail::Dot {
            ground.add_node(node, polyline(&of(node)));
        }
    }
    ground
}

/// Makes the label of the root's best child: a star beside the middle of its edge, or nearer to one of its ends.
fn star(painting: &Painting) -> Option<Label> {
    let (root, first) = best_choice(painting).filter(|edge| !painting.is_led(edge.1))?;
    let ends = ends(painting, root, first);
    let ((x0, y0), (x1, y1)) = ends;
    let (star, size) = starred(painting, root);
    let along = direction(ends.0, ends.1);
    let (half, height) = (
        legible::width("★", size) / 2.0,
        legible::CAPITAL * size / 2.0,
    );
    let away = EDGE + along.1.abs() * half + along.0.abs() * height;
    // First on the outer side, where no other edge of the root is.
    let outer = if x1 > x0 { away } else { -away };
    let places = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8]
        .into_iter()
        .flat_map(|part| {
            let (x, y) = (x0 + part * (x1 - x0), y0 + part * (y1 - y0));
            [outer, -outer].map(|away| Place::At((x + away * along.1, y - away * along.0)))
        });
    Some(Label {
        // It belongs to the edge: all nodes are others, the ends too.
        node: None,
        outline: vec![ends.0, ends.1],
        ..Label::new(
            painting,
            first,
            vec![vec![(vec![star], size)]],
            places.collect(),
        )
    })
}

/// Makes the label of a number that has no room in its node: on the right of an inner node, on the left of a leaf.
fn number(painting: &Painting, node: NodeId) -> Option<Label> {
    let (words, size) = node::number_beside(painting, node)?;
    let heights = [0.0, 0.4, -0.4, 0.8, -0.8];
    let left = heights.into_iter().map(Place::Left);
    let right = heights.into_iter().map(Place::Right);
    let below = [Place::Below(0.0), Place::Below(1.0), Place::Below(-1.0)];
    let places = if painting.moment.is_leaf(node) {
        left.chain(right).chain(below).collect()
    } else {
        right.chain(left).chain(below).collect()
    };
    let blocks = [size, painting.options.least].map(|size| vec![(vec![words.clone()], size)]);
    Some(Label {
        is_vital: true,
        is_led: true,
        ..Label::new(painting, node, blocks.to_vec(), places)
    })
}

/// Makes the label of [`inscription::credit`]: beside a node, or below a leaf. Boards have it in their caption.
fn beside(painting: &Painting, node: NodeId) -> Option<Label> {
    let mut runs = inscription::credit(painting, node);
    if runs.is_empty() || painting.plan.boards {
        return None;
    }
    // Close together, as `1/2`, there is room for them on small stages.
    for run in &mut runs {
        run.text.retain(|letter| letter != ' ');
    }
    let size = painting.sizes(node).small.max(painting.options.least);
    let places = match painting.moment.trace().kind(node) {
        _ if painting.moment.is_leaf(node) => vec![Place::Below(0.0), Place::Above(1.0)],
        kind => {
            let heights = if kind == Kind::Inner(Turn::Player(Player::Max)) {
                [-0.5, 0.0, 0.45]
            } else {
                [-0.1, 0.5, 0.8]
            };
            let right = heights.into_iter().map(Place::Right);
            let left = heights.into_iter().map(Place::Left);
            let above = [1.0, -1.0].into_iter().map(Place::Above);
            right.chain(left).chain(above).collect()
        }
    };
    Some(Label {
        is_vital: true,
        ..Label::new(
            painting,
            node,
            vec![
                vec![(runs.clone(), size)],
                vec![(runs, painting.options.least)],
            ],
            places,
        )
    })
}

/// The space between two bounds.
pub const APART: &str = "   ";

/// Writes the window of an open node on the path, `α 5 β +∞`, or `α 5 ≥ β 2` if it is empty; and
/// returns whether it is empty.
pub fn bounds(painting: &Painting, node: NodeId) -> Option<(Vec<Run>, bool)> {
    let is_open = painting.moment.is_on_path(node) && painting.moment.state(node) == State::Open;
    let Window { alpha, beta } = painting.moment.window(node).filter(|_| is_open)?;
    let closed = painting.options.cut.closes(Window { alpha, beta });
    let side = painting.side(node);
    let Window { alpha, beta } = Window { alpha, beta }.seen_by(side);
    let [mine, theirs] = [side, side.other()].map(ink_of);
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
        symbol("α", mine),
        run(end(alpha), mine, true),
        run(middle, Ink::Ink, true),
        symbol("β", theirs),
        run(end(beta), theirs, true),
    ];
    Some((runs, closed))
}

/// Makes the label of the window of an open node on the path.
fn window(painting: &Painting, node: NodeId) -> Option<Label> {
    let (runs, closed) = bounds(painting, node).filter(|_| !painting.options.blank)?;
    let size = painting.sizes(node).label.max(painting.options.least);
    let small = painting.sizes(node).small.max(painting.options.least);
    let alone = vec![(runs.clone(), size)];
    let mut blocks = Vec::new();
    let interval = painting.moment.interval(node);
    if painting.moment.trace().kind(node) == Kind::Inner(Turn::Chance) && interval.is_finite() {
        let between = format!("[{}, {}]", figure(interval.low), figure(interval.high));
        let line = (vec![run(between, Ink::Chance, true)], size);
        blocks.push([alone.clone(), vec![line]].concat());
    }
    if closed {
        let word = scene::WINDOW_EMPTY.say(painting.options.lang);
        let line = (vec![run(word, Ink::Second, false)], small);
        blocks.push([alone.clone(), vec![line]].concat());
    }
    let is_now = node == painting.current;
    let beside = [-0.3, 0.2, 0.7];
    let right = beside.into_iter().map(Place::Right);
    let left = beside.into_iter().map(Place::Left);
    let above = [-1.0, 1.0].into_iter().map(Place::Above);
    let places = right.chain(left).chain(above).collect();
    blocks.extend([alone, vec![(runs, small)]]);
    Some(Label {
        apart: WINDOW,
        clear: APART_FROM_WINDOW,
        is_vital: is_now,
        is_led: is_now,
        ..Label::new(painting, node, blocks, places)
    })
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

/// Draws a short severed edge, and makes the label that counts the pruned children which the drawing does not show.
fn stub(painting: &Painting, node: NodeId, scene: &mut Scene) -> Option<Label> {
    let remaining = left_out(painting, node);
    if remaining == 0 {
        return None;
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
    let block = |words: String| vec![(vec![run(words, Ink::Cut, false)], size)];
    let words = not_searched(remaining, painting.options.lang);
    let whole = (node == painting.current).then_some(words);
    let blocks = whole
        .into_iter()
        .chain([format!("+{remaining}")])
        .map(block);
    Some(Label {
        outline: vec![to],
        at: to,
        blocks: blocks.collect(),
        places: vec![Place::Right(0.0), Place::Below(0.0), Place::Left(0.0)],
        ..Label::new(painting, node, Vec::new(), Vec::new())
    })
}
