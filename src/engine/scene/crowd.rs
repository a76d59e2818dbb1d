//! A tree too large to draw every node: it is walked from the root only as far as details are
//! visible. Nodes with enough room are drawn individually; where children would be closer than a
//! few pixels, their subtrees are drawn as one silhouette, exact in every row, with the number of
//! nodes in it.

use super::batch::Batches;
use super::item::{Anchor, Ink, Scene, Shape, Stroke, run, text};
use super::painting::{BESIDE, Painting};
use crate::trace::{NodeId, State};
use std::ops::Range;

/// The least distance in pixels of children that are drawn individually.
const APART: f64 = 4.2;
/// The width in pixels from which a silhouette is set off from its neighbours.
const BROAD: f64 = 6.0;
/// The distance in pixels that a silhouette extends below its last row, as nodes would.
const MARK: f64 = 3.0;
/// The font size of the number in a silhouette.
const LETTERS: f64 = 12.0;

/// Nodes in silhouettes: how many, the lowest y, and the left and right edge.
#[derive(Clone, Copy)]
struct Hidden {
    count: u32,
    bottom: f64,
    span: (f64, f64),
}

struct Walk<'a, 'b> {
    painting: &'a Painting<'b>,
    nodes: Vec<NodeId>,
    shapes: Batches,
    labels: Vec<Hidden>,
}

/// Draws the silhouettes, and returns the nodes to be drawn individually.
pub fn draw(painting: &Painting, scene: &mut Scene) -> Vec<NodeId> {
    let mut walk = Walk {
        painting,
        nodes: Vec::new(),
        shapes: Batches::default(),
        labels: Vec::new(),
    };
    if let Some(hidden) = walk.visit(0) {
        walk.labels.push(hidden);
    }
    let Walk {
        mut nodes,
        shapes,
        labels,
        ..
    } = walk;
    // The path, the best line and the selected node are drawn even inside a silhouette.
    let moment = &painting.moment;
    let lines = moment
        .trace()
        .ancestors(moment.subject())
        .chain(painting.options.selected)
        .chain(moment.best_line());
    for node in lines {
        if painting.is_shown(node) && !painting.is_beside(node) && !nodes.contains(&node) {
            nodes.push(node);
        }
    }
    shapes.draw(scene);
    let large: Vec<NodeId> = nodes
        .iter()
        .copied()
        .filter(|node| painting.is_full(*node))
        .collect();
    for Hidden {
        count,
        bottom,
        span,
    } in labels
    {
        let x = f64::midpoint(span.0, span.1);
        // A node drawn over the silhouette moves the number down.
        let under = large.iter().filter(|&&node| {
            let (at, half) = (
                painting.at(node),
                (painting.half_width(node), painting.half_height(node)),
            );
            (at.0 - x).abs() < half.0 + 2.0 * LETTERS
                && at.1 + half.1 + LETTERS > bottom
                && at.1 < bottom + 2.0 * LETTERS
        });
        let bottom = under.fold(bottom, |bottom, &node| {
            bottom.max(painting.at(node).1 + painting.half_height(node) + 2.0 * LETTERS)
        });
        let at = (x, bottom + 1.3 * LETTERS);
        let words = run(format!("+{count}"), Ink::Second, false);
        scene.fill(text(at, LETTERS, Anchor::Middle, words, true), Ink::Second);
    }
    nodes
}

impl Walk<'_, '_> {
    fn x(&self, x: f64) -> f64 {
        let view = self.painting.view;
        self.painting.plan.stage.width / 2.0 + (x - view.center.0) * view.scale
    }

    /// Draws the subtree of a place and collects the nodes to be drawn individually. Returns the
    /// hidden nodes whose number is not written yet.
    fn visit(&mut self, place: usize) -> Option<Hidden> {
        let Painting { plan, view, .. } = self.painting;
        let (left, right) = plan.layout.extent(place);
        let span = (self.x(left), self.x(right));
        let row = usize::from(plan.layout.depth(place));
        let y = self.painting.row(row);
        if span.1 < -BESIDE
            || span.0 > plan.stage.width + BESIDE
            || y > plan.stage.height + self.painting.pitch()
        {
            return None;
        }
        let node = NodeId(plan.layout.rows.node(place));
        if !self.painting.is_shown(node) {
            return None;
        }
        self.nodes.push(node);
        let children = plan.layout.rows.below(place..place + 1);
        let hidden = if children.is_empty() {
            None
        } else if plan.slot(place, view.scale) < APART * children.len() as f64 {
            self.silhouette(place, children)
        } else {
            let all = children.filter_map(|child| self.visit(child));
            all.fold(None, |sum, more| Some(join(sum, more)))
        };
        // The number is written below the lowest subtree that is wide enough for it.
        let hidden = hidden?;
        let letters = hidden.count.checked_ilog10().unwrap_or(0) + 4;
        if span.1 - span.0 >= 0.6 * LETTERS * f64::from(letters) {
            self.labels.push(hidden);
            return None;
        }
        Some(hidden)
    }
}

/// Maps a range of places in a row to the first and the last drawn one and their number; `None` if
/// none is drawn.
type Ends<'a> = &'a dyn Fn(Range<usize>) -> Option<(usize, usize, u32)>;

impl Walk<'_, '_> {
    /// Draws the subtree below a place as one shape: pale for unvisited nodes, hatched for those
    /// below a cut, grey for visited ones.
    fn silhouette(&mut self, place: usize, children: Range<usize>) -> Option<Hidden> {
        let Painting { plan, moment, .. } = self.painting;
        let node = NodeId(plan.layout.rows.node(place));
        let step = moment.step();
        let whole = self.painting.shows_all().then(|| {
            let is_cut = moment.state(node) == State::Cut || moment.cut(node).is_some();
            let all =
                |places: Range<usize>| Some((places.start, places.end - 1, places.len() as u32));
            self.contour(
                place,
                children.clone(),
                &all,
                if is_cut { Ink::Hatch } else { Ink::Rule },
            )
        });
        let known = |places: Range<usize>| {
            let (first, last) = plan.known.ends(step, places.clone())?;
            Some((first, last, plan.known.count(step, places)))
        };
        let known = self.contour(place, children, &known, Ink::Line);
        whole.flatten().or(known)
    }

    fn contour(
        &mut self,
        place: usize,
        mut places: Range<usize>,
        ends: Ends,
        ink: Ink,
    ) -> Option<Hidden> {
        let plan = self.painting.plan;
        let node = NodeId(plan.layout.rows.node(place));
        let (x, y) = self.painting.at(node);
        let mut sum: Option<Hidden> = None;
        let (mut left, mut right) = (vec![(x, y)], Vec::new());
        while !places.is_empty() {
            let Some((first, last, count)) = ends(places.clone()) else {
                break;
            };
            let at = |place: usize| self.painting.at(NodeId(plan.layout.rows.node(place)));
            let y = at(first).1;
            let span = (at(first).0 - 1.0, at(last).0 + 1.0);
            left.extend([(span.0, y), (span.0, y + MARK)]);
            right.extend([(span.1, y), (span.1, y + MARK)]);
            sum = Some(join(
                sum,
                Hidden {
                    count,
                    bottom: y,
                    span,
                },
            ));
            places = plan.layout.rows.below(places);
        }
        let hidden = sum?;
        left.extend(right.into_iter().rev());
        // A gap of a pixel separates broad neighbours; of narrow ones it would leave nothing.
        let edge = (hidden.span.1 - hidden.span.0 > BROAD).then(|| Stroke::full(Ink::Paper, 1.0));
        self.shapes.add(Shape::Polygon(left), Some(ink), edge);
        Some(hidden)
    }
}

fn join(sum: Option<Hidden>, more: Hidden) -> Hidden {
    let Some(sum) = sum else { return more };
    let span = (sum.span.0.min(more.span.0), sum.span.1.max(more.span.1));
    Hidden {
        count: sum.count + more.count,
        bottom: sum.bottom.max(more.bottom),
        span,
    }
}
