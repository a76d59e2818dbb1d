//! What is written beside the nodes of an exercise: visits and rewards before the question, or the answer in which there is a mistake.

use super::pair::NAME;
use super::rect::{Rect, meet};
use crate::app::state::exercise::Solving;
use crate::exercise::{self, Ask};
use crate::export::inline::Drawing;
use crate::lesson::line::figure;
use crate::scene::Spot;
use crate::search::Algorithm;
use crate::spec::node_path;
use crate::trace::{Kind, NodeId, Trace};
use yew::prelude::*;

/// The height of a line and the width of a letter, in pixels.
const LINE: f64 = 15.0;
const LETTER: f64 = 7.5;

/// The lines of each node that has any.
pub type Known = Vec<(NodeId, Vec<String>)>;

/// Returns what is known of the nodes beside the numbers of the tree.
pub fn known(solving: &Solving) -> Known {
    let (instance, ask) = (&solving.variant.instance, &solving.question().ask);
    let trace = &instance.trace;
    let step = match ask {
        Ask::Backup => Some(solving.last_iteration()),
        Ask::Choose { .. } => Some(trace.len()),
        Ask::Next => solving.step().or(Some(trace.len())),
        _ => None,
    };
    let is_mcts = matches!(instance.spec.algorithm, Algorithm::Mcts(_));
    let visits = step.filter(|_| is_mcts).map(|step| trace.at(step));
    let given = &solving.variant.given[solving.part];
    let printed = |text: &String| exercise::number(text).map_or_else(|| text.clone(), figure);
    let lines = |node: NodeId| -> Vec<String> {
        let seen = visits.map(|moment| moment.visits(node));
        if let Some(visits) = seen.filter(|visits| visits.n > 0) {
            // Leaves stand close to each other.
            let equals = match trace.kind(node) {
                Kind::Leaf => "=",
                _ => " = ",
            };
            return vec![
                format!("n{equals}{}", visits.n),
                format!("w{equals}{}", figure(visits.w)),
            ];
        }
        let path = node_path(&trace.path(node));
        let own = given.get(&path).map(printed);
        let ends = [("α", "alpha"), ("β", "beta")]
            .into_iter()
            .filter_map(|(sign, end)| {
                let text = given.get(&format!("{path}:{end}"))?;
                Some(format!("{sign} = {}", printed(text)))
            });
        own.into_iter().chain(ends).collect()
    };
    let nodes = (0..trace.size() as u32).map(NodeId);
    nodes
        .map(|node| (node, lines(node)))
        .filter(|(_, lines)| !lines.is_empty())
        .collect()
}

/// How lines stand to a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    /// Below a leaf, whose number is in it.
    Below,
    /// On the right of the others.
    Right,
    /// On the left of the others in a search with iterations: their fields are on the right, their names are inside.
    Left,
}

impl Side {
    fn of(node: NodeId, trace: &Trace) -> Side {
        if trace.kind(node) == Kind::Leaf {
            Side::Below
        } else if !trace.landmarks().iterations.is_empty() {
            Side::Left
        } else {
            Side::Right
        }
    }

    /// Returns the point at which the first line begins, has its middle or ends.
    fn place(self, spot: &Spot) -> (f64, f64) {
        let ((x, y), (across, down)) = (spot.at, spot.reach);
        match self {
            Side::Below => (x, y + down + 16.0),
            Side::Right => (x + across + 8.0, y - 4.0),
            Side::Left => (x - across - 8.0, y - 4.0),
        }
    }

    /// Returns the left end of a line of this width at a point.
    fn left(self, x: f64, width: f64) -> f64 {
        match self {
            Side::Below => x - width / 2.0,
            Side::Right => x,
            Side::Left => x - width,
        }
    }

    fn class(self) -> &'static str {
        match self {
            Side::Below => "given",
            Side::Right => "given aside",
            Side::Left => "given before",
        }
    }
}

/// Draws the lines.
pub fn written(known: &Known, trace: &Trace, drawing: &Drawing) -> Html {
    let texts = placed(known, drawing).flat_map(|(spot, lines)| {
        let side = Side::of(spot.node, trace);
        let ((x, top), class) = (side.place(spot), side.class());
        lines.iter().enumerate().map(move |(at, line)| {
            let y = top + LINE * at as f64;
            html! { <text {class} x={x.to_string()} y={y.to_string()}>{ line }</text> }
        })
    });
    html! { <g>for text in texts { { text } }</g> }
}

/// Whether every line has room: none lies over another one, over a node with its name or beyond a side of the drawing.
pub fn fit(known: &Known, trace: &Trace, drawing: &Drawing) -> bool {
    let notes: Vec<Rect> = placed(known, drawing)
        .map(|(spot, lines)| {
            let side = Side::of(spot.node, trace);
            let (x, top) = side.place(spot);
            let letters = lines.iter().map(|line| line.chars().count()).max();
            let width = LETTER * letters.unwrap_or(0) as f64;
            (
                side.left(x, width),
                top - LINE,
                width,
                LINE * lines.len() as f64,
            )
        })
        .collect();
    let nodes = drawing.spots.iter().map(|spot| {
        let ((x, y), (across, down)) = (spot.at, spot.reach);
        let name = match Side::of(spot.node, trace) {
            Side::Left => 0.0,
            _ => NAME,
        };
        (x - across - name, y - down, 2.0 * across + name, 2.0 * down)
    });
    let nodes: Vec<Rect> = nodes.collect();
    notes.iter().enumerate().all(|(at, note)| {
        note.0 >= 0.0
            && note.0 + note.2 <= drawing.size.width
            && !notes[..at]
                .iter()
                .chain(&nodes)
                .any(|other| meet(note, other))
    })
}

fn placed<'a>(
    known: &'a Known,
    drawing: &'a Drawing,
) -> impl Iterator<Item = (&'a Spot, &'a Vec<String>)> {
    known.iter().filter_map(|(node, lines)| {
        let spot = drawing.spots.iter().find(|spot| spot.node == *node)?;
        Some((spot, lines))
    })
}
