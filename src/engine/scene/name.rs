//! The names of nodes: beside them, or in them where no number is.

use super::edge::course;
use super::ground::Ground;
use super::item::{Anchor, Ink, Item, Scene, Stroke, run, text};
use super::label::{self, Label, Place};
use super::painting::Painting;
use super::style::Density;
use super::{legible, node};
use crate::game::Player;
use crate::search::Turn;
use crate::trace::{Kind, NodeId, State};

/// The numbers of letters to which a name is cut until it has a place.
const SHORTER: [usize; 2] = [6, 3];
/// The width in pixels of the edge of a stage on which a part of a tree leaves no room for names.
const AT_EDGE: f64 = 40.0;

/// Returns the node's own name, if it is drawn at all.
fn own_name(painting: &Painting, node: NodeId) -> Option<String> {
    let trace = painting.moment.trace();
    if trace.kind(node) == Kind::Leaf || painting.plan.boards {
        return None;
    }
    let own = painting.labels.of_node(&trace.path(node))?;
    // In a deep tree numbers stand beside the nodes.
    let is_long = painting.plan.density == Density::Deep && own.chars().count() > 2;
    (!is_long).then_some(own)
}

fn lettering(painting: &Painting, node: NodeId) -> f64 {
    painting.sizes(node).label.max(painting.options.least)
}

/// Whether a node's name stands in it: under Monte-Carlo tree search, where a node has no value, and beside it are reward, visits and
/// the column of its bound.
fn is_inside(painting: &Painting, node: NodeId, name: &str) -> bool {
    let is_free = painting.options.mcts.is_some() && node::words(painting, node).is_none();
    let width = legible::width(name, lettering(painting, node));
    is_free && width <= 1.3 * painting.sizes(node).radius
}

/// Writes the names that stand in their nodes.
pub fn inside(painting: &Painting, full: &[NodeId], scene: &mut Scene) {
    for &node in full {
        let name = own_name(painting, node).map(shortened);
        let Some(name) = name.filter(|name| is_inside(painting, node, name)) else {
            continue;
        };
        let (x, y) = painting.at(node);
        let size = lettering(painting, node);
        let is_pale = painting.moment.state(node) == State::Unseen;
        let ink = if is_pale { Ink::Cut } else { Ink::Ink };
        let down = node::drop(painting, node, size);
        scene.fill(
            text(
                (x, y + down),
                size,
                Anchor::Middle,
                run(name, ink, !is_pale),
                false,
            ),
            ink,
        );
    }
}

/// Makes the label of a node's own name.
pub fn label(painting: &Painting, node: NodeId) -> Option<Label> {
    let own = own_name(painting, node)?;
    if is_inside(painting, node, &shortened(own.clone())) {
        return None;
    }
    let size = lettering(painting, node);
    let cut_off = |letters: usize| -> String { own.chars().take(letters).chain(['…']).collect() };
    let letters = own.chars().count();
    let shorter = SHORTER
        .into_iter()
        .filter(|most| *most < letters)
        .map(cut_off);
    let block = |name: String| vec![(vec![run(name, Ink::Ink, true)], size)];
    let blocks = [shortened(own.clone())]
        .into_iter()
        .chain(shorter)
        .map(block);
    let is_unseen = painting.moment.state(node) == State::Unseen && !node::is_blank(painting);
    let places = places(painting, node, is_unseen);
    Some(Label {
        is_vital: painting.leads_to_now(node) || node == painting.current,
        ..Label::new(painting, node, blocks.collect(), places)
    })
}

/// Returns the places for a name: beside the upper part of its node, on the left if possible; that of an unvisited node only there.
fn places(painting: &Painting, node: NodeId, is_unseen: bool) -> Vec<Place> {
    let heights = match painting.moment.trace().kind(node) {
        Kind::Inner(Turn::Player(Player::Max)) => [-0.35, 0.0, 0.45, -0.75],
        Kind::Inner(Turn::Player(Player::Min)) => [-0.4, 0.0, 0.4, 0.8],
        _ => [-0.3, 0.0, 0.3, -0.7],
    };
    let left = heights.into_iter().map(Place::Left);
    let right = heights.into_iter().map(Place::Right);
    left.chain(right.filter(|_| !is_unseen)).collect()
}

/// Returns a node's name as it is drawn: one of more than ten letters is cut after nine.
pub fn shortened(name: String) -> String {
    match name.char_indices().nth(10) {
        Some(_) => name.chars().take(9).chain(['…']).collect(),
        None => name,
    }
}

/// Whether all names would have a place on a ground of the nodes alone, with their edges.
pub fn have_room(painting: &Painting, full: &[NodeId], mut ground: Ground) -> bool {
    let trace = painting.moment.trace();
    let edge = |node: &NodeId| {
        Some(Item {
            shape: course(painting, trace.parent(*node)?, *node),
            fill: None,
            stroke: Some(Stroke::full(Ink::Line, 2.0)),
        })
    };
    let edges: Vec<Item> = full
        .iter()
        .filter(|node| Some(**node) != painting.plan.part.root)
        .filter_map(edge)
        .collect();
    ground.add_items(&edges);
    let unseen = |node: &NodeId| {
        Some(Label {
            places: places(painting, *node, true),
            ..label(painting, *node)?
        })
    };
    // Where the stage shows a part of the tree, the names at its edge say nothing about the room between nodes.
    let is_part = full.iter().any(|node| is_beyond(painting, *node, 0.0));
    let inner = full
        .iter()
        .filter(|node| !is_part || !is_beyond(painting, **node, AT_EDGE));
    let names: Vec<Label> = inner.filter_map(unseen).collect();
    label::draw_all(&names, &mut ground, &mut Scene::default())
}

/// Whether a node reaches beyond the stage without a border of so many pixels.
fn is_beyond(painting: &Painting, node: NodeId, border: f64) -> bool {
    let ((x, y), stage) = (painting.at(node), painting.plan.stage);
    let (across, down) = (
        painting.half_width(node) + border,
        painting.half_height(node) + border,
    );
    x < across || y < down || x > stage.width - across || y > stage.height - down
}
