//! The widths of the rows of a large tree on the stage: true to the amounts, but for the current path and the best line, which keep a
//! least width. Their siblings share the rest of the parent by their amounts.

use super::plan::Plan;
use super::view::View;
use crate::trace::{Moment, NodeId};
use std::cell::Cell;

/// The least widths in pixels on the current path in the rows below the root's, and in all further ones.
const PATH: [f64; 3] = [132.0, 84.0, 70.0];
/// The same on the best line.
const BEST: [f64; 3] = [88.0, 74.0, 70.0];
/// The largest part of its parent that a node is widened to: alone, and beside another widened one.
const ALONE: f64 = 0.62;
const BESIDE: f64 = 0.42;
/// The width of the stage in pixels from which the widths are those; on a narrower one they are smaller in proportion, at least by half.
const STAGE: f64 = 900.0;
/// The width in pixels below which a parent's children are as they are.
const NARROW: f64 = 24.0;

/// For each row the positions of some edges in the drawing, with their positions on the stage; in between both grow in proportion.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lens {
    rows: Vec<Vec<(f64, f64)>>,
    /// The row and the edge behind the position last asked for: the next one is most often near it.
    last: Cell<(usize, usize)>,
}

impl Lens {
    /// Returns the lens of a moment.
    pub fn new(plan: &Plan, view: View, moment: &Moment) -> Lens {
        let path: Vec<NodeId> = moment.trace().ancestors(moment.subject()).collect();
        let path = Lens::drawn(plan, path.into_iter().rev());
        let best = Lens::drawn(plan, moment.best_line());
        let mut rows = Lens::plain(plan, plan.stretch(view, 0)).rows;
        let scale = (plan.stage.width / STAGE).clamp(0.5, 1.0);
        for row in 1..path.len().max(best.len()) {
            let least = |line: &[usize], widths: [f64; 3]| {
                let width = scale * widths[(row - 1).min(widths.len() - 1)];
                line.get(row).map(|&place| (place, line[row - 1], width))
            };
            let mut wide: Vec<(usize, usize, f64)> = least(&path, PATH)
                .into_iter()
                .chain(least(&best, BEST))
                .collect();
            wide.sort_by_key(|(place, ..)| *place);
            wide.dedup_by_key(|(place, ..)| *place);
            let mut edges = rows[row - 1].clone();
            // While only a part of the tree is in view, nothing in it moves for the sake of a node beside it.
            let is_seen = |&(place, ..): &(usize, usize, f64)| {
                let (left, right) = plan.layout.extent(place);
                position(&edges, right) >= 0.0 && position(&edges, left) <= plan.stage.width
            };
            wide.retain(is_seen);
            for family in wide.chunk_by(|one, other| one.1 == other.1) {
                widen(plan, &mut edges, family);
            }
            rows.push(edges);
        }
        Lens {
            rows,
            last: Cell::default(),
        }
    }

    /// Returns the lens of rows that are true to the amounts between two positions on the stage.
    pub fn plain(plan: &Plan, (left, right): (f64, f64)) -> Lens {
        Lens {
            rows: vec![vec![(0.0, left), (plan.layout.width().max(1.0), right)]],
            last: Cell::default(),
        }
    }

    /// Returns the places of a line of nodes from the root of the drawing down, as far as they are drawn.
    fn drawn(plan: &Plan, line: impl Iterator<Item = NodeId>) -> Vec<usize> {
        line.map(|node| plan.layout.place(node.0))
            .skip_while(Option::is_none)
            .map_while(|place| place)
            .collect()
    }

    /// Returns the position on the stage of an edge of a row.
    pub fn at(&self, row: usize, x: f64) -> f64 {
        let edges = self.row(row);
        let (last, after) = self.last.get();
        let is_near = last == row
            && (1..edges.len()).contains(&after)
            && (edges[after - 1].0..edges[after].0).contains(&x);
        let after = if is_near {
            after
        } else {
            edges.partition_point(|edge| edge.0 <= x)
        };
        self.last.set((row, after));
        between(edges, after, x, |edge| edge)
    }

    /// Returns the edge of a row at a position on the stage.
    pub fn under(&self, row: usize, x: f64) -> f64 {
        let edges = self.row(row);
        let after = edges.partition_point(|edge| edge.1 <= x);
        between(edges, after, x, |(drawn, on_stage)| (on_stage, drawn))
    }

    fn row(&self, row: usize) -> &[(f64, f64)] {
        &self.rows[row.min(self.rows.len() - 1)]
    }
}

fn position(edges: &[(f64, f64)], x: f64) -> f64 {
    between(
        edges,
        edges.partition_point(|edge| edge.0 <= x),
        x,
        |edge| edge,
    )
}

/// Returns the value for `x` on the line through the pairs before and after it; beyond the ends on that of the last two.
fn between(
    edges: &[(f64, f64)],
    after: usize,
    x: f64,
    turn: impl Fn((f64, f64)) -> (f64, f64),
) -> f64 {
    let after = after.clamp(1, edges.len() - 1);
    let ((from, to), (next, end)) = (turn(edges[after - 1]), turn(edges[after]));
    if next > from {
        to + (x - from) / (next - from) * (end - to)
    } else {
        to
    }
}

/// Gives children of one parent their least widths: each with its parent and that width, from left to right.
fn widen(plan: &Plan, edges: &mut Vec<(f64, f64)>, family: &[(usize, usize, f64)]) {
    let (left, right) = plan.layout.extent(family[0].1);
    let (from, to) = (position(edges, left), position(edges, right));
    let (breadth, all) = (to - from, right - left);
    if breadth < NARROW || all <= 0.0 {
        return;
    }
    let most = breadth * if family.len() > 1 { BESIDE } else { ALONE };
    let amount = |place: usize| {
        let (left, right) = plan.layout.extent(place);
        right - left
    };
    let own = |place: usize| breadth * amount(place) / all;
    let wanted = |&(place, _, least): &(usize, usize, f64)| own(place).max(least.min(most));
    let widened: f64 = family.iter().map(wanted).sum();
    let natural: f64 = family.iter().map(|&(place, ..)| own(place)).sum();
    let rest = breadth - natural;
    if widened <= natural || rest <= 0.0 {
        return;
    }
    // What is left for a unit of the others.
    let unit = (breadth - widened).max(0.0) / rest * breadth / all;
    let (mut x, mut at) = (left, from);
    let mut inside = Vec::new();
    for member in family {
        let (start, end) = plan.layout.extent(member.0);
        at += (start - x) * unit;
        inside.push((start, at));
        at += wanted(member);
        inside.push((end, at));
        x = end;
    }
    let first = edges.partition_point(|edge| edge.0 <= left);
    let last = edges.partition_point(|edge| edge.0 < right);
    let ends = [(left, from), (right, to)];
    inside.insert(0, ends[0]);
    inside.push(ends[1]);
    // An edge that several rows share stands once.
    inside.retain(|edge| {
        !(edges[..first]
            .last()
            .is_some_and(|before| before.0 >= edge.0)
            || edges.get(last).is_some_and(|after| after.0 <= edge.0))
    });
    inside.dedup_by(|one, other| one.0 <= other.0);
    edges.splice(first..last, inside);
}
