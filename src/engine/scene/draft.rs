//! The attempts to lay out a recording on a stage, from the broadest density to the closest.

use super::amount::is_large;
use super::graph::Graph;
use super::item::Size;
use super::known::Known;
use super::legible;
use super::plan::{LEGIBLE, Part, Plan, kinds};
use super::style::{Density, SNUG, Sizes};
use crate::game::depict::Picture;
use crate::layout::{Layout, Rows};
use crate::lesson::Labels;
use crate::lesson::line::figure;
use crate::trace::{Kind, NodeId, Perspective, Trace};
use std::collections::HashMap;

/// The width at the left for the names of the rows.
pub const LABELS: f64 = 70.0;
/// The width of a stage in pixels from which a deep tree spreads, and rows have their names.
pub const ROOMY: f64 = 640.0;
/// The width and the height in pixels below which a stage is small, and the height of a low one.
const NARROW: f64 = 480.0;
const LOW_STAGE: f64 = 360.0;
/// The free space between the siblings of a deep tree on a narrower stage.
const SLIM: f64 = 8.0;
/// The numbers of children at which those of the root stand at equal distances, for columns.
const CHOICES: std::ops::RangeInclusive<usize> = 2..=12;
/// The slot width of a folded node at scale 1, for each drawn node of the tree.
const FOLDED: f64 = 0.8;
/// The rows of nodes whose children may be widened: those of the root and of its children.
const WIDENED: usize = 2;
/// The most nodes whose numbers are measured.
const MEASURED: usize = 4_000;
/// The free space beside a number in its leaf, in pixels.
const PADDING: f64 = 5.0;

/// What is laid out, at whatever density.
pub struct Draft<'a> {
    pub trace: &'a Trace,
    pub stage: Size,
    pub part: &'a Part,
    pub boards: bool,
    pub graph: Option<&'a Graph>,
    pub rows: Option<Rows>,
    /// The kind of the node at each place.
    pub kind_at: Vec<Kind>,
    /// The number of nodes.
    pub count: usize,
    /// Whether the search has iterations.
    pub iterates: bool,
    /// Whether only the choice at the root is laid out, and not what is below.
    pub is_brief: bool,
    /// The width of each leaf's number, relative to its font size.
    pub numbers: HashMap<u32, f64>,
}

impl Plan {
    /// Lays out a part of a recording, as broadly as is legible on a stage of this size in pixels.
    pub fn new(trace: &Trace, labels: &dyn Labels, stage: Size, part: Part) -> Plan {
        let boards = labels.picture(&[]) != Picture::Bare;
        let graph = part.as_graph.then(|| Graph::new(trace, labels));
        // The kind of each node and the step of its first visit, by place: later they are read in
        // that order.
        let heads = if graph.is_none() {
            trace.heads()
        } else {
            Vec::new()
        };
        let (mut kind_at, mut births) = (
            Vec::with_capacity(heads.len()),
            Vec::with_capacity(heads.len()),
        );
        // On a small stage a search with iterations shows the choice at the root, and not what is below.
        let iterates = !trace.landmarks().iterations.is_empty();
        let is_low = stage.height < LOW_STAGE || (stage.width < NARROW && stage.height < NARROW);
        let is_brief = boards && iterates && is_low;
        let first = trace.depth(part.root.unwrap_or(NodeId::ROOT));
        let rows = || {
            Rows::of_tree(part.root.unwrap_or(NodeId::ROOT).0, &mut |node, list| {
                let head = heads[node as usize];
                kind_at.push(head.kind);
                births.push(head.born);
                let is_last = is_brief && trace.depth(NodeId(node)) > first;
                match part.compact {
                    _ if is_last || part.folded.contains(&NodeId(node)) => {}
                    None => trace.append_children(head, list),
                    Some(step) => {
                        let born = trace
                            .children(NodeId(node))
                            .filter(|child| trace.born(*child).is_by(step));
                        list.extend(born.map(|child| child.0));
                    }
                }
            })
        };
        let mut rows = graph.is_none().then(rows);
        let count = rows
            .as_ref()
            .map_or_else(|| graph.as_ref().map_or(0, Graph::size), Rows::size);
        let is_rows = !part.as_nodes && is_large(trace, part.root);
        drop(heads);
        if let Some(rows) = rows.take_if(|_| is_rows) {
            return Plan::of_rows(trace, rows, (kind_at, births), boards, stage, part);
        }
        let draft = Draft {
            trace,
            stage,
            part: &part,
            boards,
            graph: graph.as_ref(),
            rows,
            kind_at,
            count,
            iterates,
            is_brief,
            numbers: if boards || graph.is_some() {
                HashMap::new()
            } else {
                measured(trace, part.perspective)
            },
        };
        let plan = draft.best();
        let known = if plan.density == Density::Crowd {
            Known::new(births)
        } else {
            Known::default()
        };
        Plan {
            graph,
            known,
            part,
            ..plan
        }
    }
}

/// Measures the numbers of the leaves of an explicit tree, relative to the font size.
pub fn measured(trace: &Trace, perspective: Perspective) -> HashMap<u32, f64> {
    if trace.size() > MEASURED {
        return HashMap::new();
    }
    let number = |node: u32| {
        let value = trace.outlined_value(NodeId(node))?;
        let text = figure(perspective.value(trace, NodeId(node), value));
        Some((node, legible::width(&text, 1.0)))
    };
    (0..trace.size() as u32).filter_map(number).collect()
}

impl Draft<'_> {
    /// Lays out the tree at the first density that suits the stage, or else at the last.
    pub fn best(mut self) -> Plan {
        // On a small stage numbers are the last thing that is given up: a tree that does not fit is
        // wider than the stage rather than closer.
        let is_small = self.is_snug() && self.stage.width < ROOMY;
        for density in Density::ALL {
            let plan = match density {
                Density::Crowd => break,
                Density::Snug => self.snug(),
                Density::Dense | Density::Close if self.is_snug() => None,
                // What a search chooses among stays in boards, however small.
                Density::Dense if self.is_brief => Some(self.at(density)),
                // Only where rows have no room for numbers in their nodes.
                Density::Deep if self.is_snug() && self.pitch(SNUG.start).is_some() => None,
                // Boards as small would show nothing.
                Density::Close if self.boards => None,
                // Thousands of leaves are legible at no density.
                _ if self.is_hopeless(density) => None,
                _ => Some(self.at(density)).filter(|plan| plan.whole().scale >= LEGIBLE),
            };
            if let Some(plan) = plan {
                return plan;
            }
        }
        let panned = is_small.then(|| self.panned()).flatten();
        panned.unwrap_or_else(|| self.crowd())
    }

    pub fn is_hopeless(&self, density: Density) -> bool {
        self.count as f64 * density.sizes(0).leaf.0 > 40.0 * self.stage.width
    }

    /// Whether the tree consists of numbers that may be drawn as large as the stage allows.
    pub fn is_snug(&self) -> bool {
        !self.boards && self.graph.is_none() && !self.iterates
    }

    /// Lays out the tree at one of the densities with sizes of their own. The names of the rows give
    /// way before the nodes become smaller.
    fn at(&self, density: Density) -> Plan {
        let sizes = density.sizes(0);
        let is_slim = density == Density::Deep && self.stage.width < ROOMY;
        let gap = if is_slim { SLIM } else { sizes.gap };
        let (layout, lead, trail) = match (self.graph, self.rows.clone()) {
            (None, Some(rows)) => self.tree(rows, density, gap, sizes.far - sizes.gap),
            // Edges of a graph cross, so they need room between the nodes.
            (Some(graph), _) => {
                let width = |node: u32| {
                    let sizes = density.sizes(self.trace.depth(NodeId(node)));
                    2.0 * self.half(node, self.trace.kind(NodeId(node)), &sizes, density) + gap
                };
                let layout = Layout::layered(&graph.shape(self.trace), width, 24.0);
                (layout, 0.0, 0.0)
            }
            (None, None) => unreachable!("a drawing is a tree or a graph"),
        };
        let bare = self.plan(layout, density, sizes, (lead, trail));
        let is_roomy = self.graph.is_none() && self.stage.width >= ROOMY && !self.iterates;
        if !is_roomy {
            return bare.stretched();
        }
        let with_names = Plan {
            aside: LABELS,
            ..bare.clone()
        }
        .stretched();
        if density != Density::Broad && with_names.whole().scale < LEGIBLE {
            bare.stretched()
        } else {
            with_names
        }
    }

    /// Lays out a tree whose nodes are as large as their slots.
    fn crowd(&mut self) -> Plan {
        let density = Density::Crowd;
        let sizes = density.sizes(0);
        let Some(rows) = self.rows.take() else {
            return self.at(density);
        };
        let (layout, lead, trail) = self.tree(rows, density, sizes.gap, 2.0);
        let is_roomy = self.stage.width >= ROOMY && !self.iterates;
        Plan {
            aside: if is_roomy { LABELS } else { 0.0 },
            ..self.plan(layout, density, sizes, (lead, trail))
        }
        .stretched()
    }

    /// Lays out a tree, with room for columns where a search with iterations chooses among the
    /// root's children. Boards have no label beside them, so that their rows can stand closer.
    fn tree(&self, rows: Rows, density: Density, gap: f64, far: f64) -> (Layout, f64, f64) {
        let mut widths = Vec::with_capacity(self.kind_at.len());
        for row in 0..rows.count() {
            // Every node has its own gap, so dots of a crowd can be closer than its boards.
            let sizes = density.sizes(row as u16);
            let gap = if density == Density::Crowd {
                sizes.gap
            } else {
                gap
            };
            for place in rows.row(row) {
                let half = self.half(rows.node(place), self.kind_at[place], &sizes, density);
                widths.push(2.0 * half + gap);
            }
        }
        if density == Density::Crowd {
            // Without a width of its own a folded node would be tiny beside whole subtrees.
            let is_folded = |place: &usize| self.part.folded.contains(&NodeId(rows.node(*place)));
            let share = FOLDED * self.count as f64;
            (0..rows.size())
                .filter(is_folded)
                .for_each(|place| widths[place] = widths[place].max(share));
            widen_ends(&rows, &mut widths);
        }
        let chooses = self.boards
            && self.iterates
            && rows.count() > 1
            && CHOICES.contains(&rows.row(1).len());
        if !chooses {
            return (Layout::new(rows, &widths, 0.0, far), 0.0, 0.0);
        }
        let (lead, trail) = Plan::room_for_choice(rows.count() - 1);
        let layout = Layout::new(rows, &widths, 0.0, far).equalized(widths, far);
        (layout, lead, trail)
    }

    pub fn half(&self, node: u32, kind: Kind, sizes: &Sizes, density: Density) -> f64 {
        let number = self.numbers.get(&node).copied();
        let number = number.filter(|_| density.has_numbers_inside());
        half_width(kind, sizes, self.boards, number)
    }

    pub fn plan(
        &self,
        layout: Layout,
        density: Density,
        sizes: Sizes,
        (lead, trail): (f64, f64),
    ) -> Plan {
        let kinds = match self.graph {
            Some(_) => {
                let nodes = layout.rows.nodes(0..layout.rows.size());
                let kind_at: Vec<Kind> = nodes
                    .iter()
                    .map(|&node| self.trace.kind(NodeId(node)))
                    .collect();
                kinds(&layout, &kind_at)
            }
            None => kinds(&layout, &self.kind_at),
        };
        Plan {
            layout,
            density,
            sizes,
            boards: self.boards,
            graph: None,
            kinds,
            aside: 0.0,
            lead,
            trail,
            iterates: self.iterates,
            is_brief: self.is_brief,
            pitch: sizes.row,
            stage: self.stage,
            known: Known::default(),
            fates: None,
            part: Part::default(),
            numbers: self.numbers.clone(),
        }
    }
}

/// Gives a leaf near the root the room of its siblings' subtrees: a move that ends the game is often the one that matters, and would
/// be the smallest.
fn widen_ends(rows: &Rows, widths: &mut [f64]) {
    let mut below: Vec<f64> = widths.to_vec();
    for place in (0..rows.size()).rev() {
        let children = rows.below(place..place + 1);
        if !children.is_empty() {
            below[place] = below[children].iter().sum::<f64>().max(widths[place]);
        }
    }
    for row in 0..rows.count().min(WIDENED) {
        for parent in rows.row(row) {
            let family = rows.below(parent..parent + 1);
            let is_end = |place: &usize| rows.below(*place..*place + 1).is_empty();
            let (ends, inner): (Vec<usize>, Vec<usize>) = family.partition(is_end);
            if ends.len() > inner.len() {
                continue;
            }
            let mean = inner.iter().map(|place| below[*place]).sum::<f64>() / inner.len() as f64;
            for end in ends {
                widths[end] = widths[end].max(mean);
            }
        }
    }
}

/// Returns half the width of a node with these sizes, in their unit. `number` is the width of a
/// leaf's number relative to its font size: a leaf is as wide as its number needs.
pub fn half_width(kind: Kind, sizes: &Sizes, boards: bool, number: Option<f64>) -> f64 {
    match kind {
        _ if boards => sizes.board,
        Kind::Leaf => {
            let wide = number.map_or(0.0, |number| sizes.number * number / 2.0 + PADDING);
            sizes.leaf.0.max(wide)
        }
        _ => sizes.radius,
    }
}
