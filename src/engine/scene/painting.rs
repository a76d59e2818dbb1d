//! Queries that all parts of a drawing share: where a node is on the stage, its size, and its level
//! of detail.

use super::draft::half_width;
use super::leaf_mark::LeafMarks;
use super::lens::Lens;
use super::options::Options;
use super::plan::{LEGIBLE, Plan};
use super::style::{Density, ROUND, Sizes};
use super::view::View;
use crate::game::{Player, Sided};
use crate::lesson::Labels;
use crate::lesson::line::figure;
use crate::search::Turn;
use crate::trace::{Kind, Moment, NodeId};
use std::collections::HashMap;

/// The radius in pixels below which a node has no text, no board, or is only a dot.
const WITH_TEXT: f64 = 11.0;
const WITH_BOARD: f64 = 9.0;
const WITH_SHAPE: f64 = 2.5;
/// The slot width relative to the font size from which a name and visits have room in one line.
const ONE_LINE: f64 = 7.5;
/// The distance in pixels beyond the edges of the stage up to which nodes are drawn, because parts
/// of them can reach into it.
pub const BESIDE: f64 = 60.0;
/// The width in pixels at an edge of the stage that a tree wider than it leaves to the number of the leaves beyond.
const RIM: f64 = 24.0;
/// The least slot width in pixels of the current node of a crowd, and of the nodes on its path if
/// rows are close.
const CURRENT: f64 = 60.0;
const ON_PATH: f64 = 14.0;

/// The level of detail of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Detail {
    /// A dot of a pixel or two.
    Dot,
    /// The shape alone.
    Shape,
    /// Shape, board and text.
    Full,
}

/// A plan and the part of it that is in view.
#[derive(Clone, Copy, Debug)]
pub struct Frame<'a> {
    /// The plan.
    pub plan: &'a Plan,
    /// The view.
    pub view: View,
    /// The animation: plan and view at its start, and its progress from 0 to 1.
    pub from: Option<(&'a Plan, View, f64)>,
    /// The step from which the widened nodes of rows move to where they are now, and how far they have come, from 0 to 1.
    pub step_before: Option<(u32, f64)>,
    /// What stands below the leaves of a search beside others.
    pub marks: Option<&'a LeafMarks>,
}

impl<'a> Frame<'a> {
    /// Returns the frame of a whole plan that stands still.
    pub fn whole(plan: &'a Plan) -> Frame<'a> {
        Frame {
            plan,
            view: plan.whole(),
            from: None,
            step_before: None,
            marks: None,
        }
    }
}

/// The context of all parts of a drawing.
pub struct Painting<'a> {
    pub moment: Moment<'a>,
    pub labels: &'a dyn Labels,
    pub plan: &'a Plan,
    pub view: View,
    pub from: Option<(&'a Plan, View, f64)>,
    /// The widths of the rows of a large tree, and those from which they move, with the progress of that movement.
    pub lens: Option<Lens>,
    pub lens_before: Option<(Lens, f64)>,
    pub marks: Option<&'a LeafMarks>,
    pub options: Options,
    /// The node that the step is about, as it is drawn.
    pub current: NodeId,
    /// The path from the root to the cursor.
    pub path: Vec<NodeId>,
    /// Half the widths of the triangles that are wider than others, for the text inside.
    pub spread: HashMap<NodeId, f64>,
}

impl<'a> Painting<'a> {
    /// Returns the player from whose side the numbers of a node are written.
    pub fn side(&self, node: NodeId) -> Player {
        let perspective = self.plan.part.perspective;
        perspective.side(self.moment.trace(), node)
    }

    /// Writes the payoff of a leaf that the outline knows.
    pub fn outlined(&self, node: NodeId) -> Option<String> {
        let value = self.moment.trace().outlined_value(node)?;
        Some(figure(value.seen_by(self.side(node))))
    }

    pub fn new(
        moment: Moment<'a>,
        labels: &'a dyn Labels,
        frame: &Frame<'a>,
        options: Options,
    ) -> Painting<'a> {
        let &Frame {
            plan,
            view,
            from,
            step_before,
            marks,
        } = frame;
        let lens = |moment: &Moment| plan.is_rows().then(|| Lens::new(plan, view, moment));
        let drawn = moment
            .trace()
            .ancestors(moment.subject())
            .find_map(|node| plan.stands(node));
        let mut path: Vec<NodeId> = moment.trace().ancestors(moment.cursor()).collect();
        path.reverse();
        Painting {
            moment,
            labels,
            plan,
            view,
            from,
            lens: lens(&moment),
            lens_before: step_before
                .and_then(|(step, part)| Some((lens(&moment.trace().at(step))?, part))),
            marks,
            options,
            current: drawn.unwrap_or(moment.subject()),
            path,
            spread: HashMap::new(),
        }
    }

    pub fn at(&self, node: NodeId) -> (f64, f64) {
        let (x, y) = self.plan.on_stage(self.view, node);
        let Some((plan, view, part)) = self.from else {
            return (x, y);
        };
        // A new node moves out of its nearest ancestor that was drawn before.
        let known = self
            .moment
            .trace()
            .ancestors(node)
            .find(|above| plan.stands(*above).is_some());
        let (old_x, old_y) = plan.on_stage(view, known.unwrap_or(node));
        (old_x + part * (x - old_x), old_y + part * (y - old_y))
    }

    /// Returns the y coordinate of a row on the stage.
    pub fn row(&self, row: usize) -> f64 {
        self.plan
            .to_stage(self.view, (0.0, self.plan.level(row as f64)))
            .1
    }

    /// Returns the sizes of a node in pixels.
    pub fn sizes(&self, node: NodeId) -> Sizes {
        let sizes = self.plan.sizes(node, self.view.scale);
        if !self.plan.is_crowd() {
            return sizes;
        }
        let least = match node {
            _ if node == self.current || self.is_selected(node) => CURRENT,
            _ if self.leads_to_now(node) => CURRENT.min(0.9 * self.pitch()).max(ON_PATH),
            _ => return sizes,
        };
        let tallest = self.plan.tallest(self.plan.row(node), self.view.scale);
        let least = Sizes::of_slot(least.min(tallest));
        if sizes.radius < least.radius {
            Sizes {
                board: least.board.max(sizes.board),
                ..least
            }
        } else {
            sizes
        }
    }

    /// Whether a node lies on the path from the root to the cursor.
    pub fn leads_to_now(&self, node: NodeId) -> bool {
        self.path.get(usize::from(self.moment.trace().depth(node))) == Some(&node)
    }

    /// Returns the level of detail of a node.
    pub fn detail(&self, node: NodeId) -> Detail {
        let sizes = self.sizes(node);
        let (radius, least) = if self.plan.boards {
            (sizes.board, WITH_BOARD)
        } else {
            (sizes.radius, WITH_TEXT)
        };
        match radius {
            // In a deep tree text stands beside the nodes.
            _ if self.plan.density == Density::Deep && self.view.scale >= LEGIBLE => Detail::Full,
            radius if radius >= least => Detail::Full,
            radius if radius >= WITH_SHAPE => Detail::Shape,
            _ => Detail::Dot,
        }
    }

    /// Whether a node is large enough for text.
    pub fn is_full(&self, node: NodeId) -> bool {
        self.detail(node) == Detail::Full
    }

    /// Returns the distance between rows in pixels.
    pub fn pitch(&self) -> f64 {
        self.plan.pitch * self.plan.down(self.view.scale)
    }

    /// Whether a node is a child of the root, and the plan leaves room for columns above it.
    pub fn is_led(&self, node: NodeId) -> bool {
        self.plan.lead > 0.0 && self.plan.row(node) == 1
    }

    /// Whether the name of its move has a line of its own below a child of the root: if the next row leaves room for it and for the
    /// value or the visits, which need less of it where name and visits would not fit into one; or if a search chooses there, and the
    /// slot has no room for a board that shows the move.
    pub fn is_named(&self, node: NodeId) -> bool {
        let is_led = self.is_led(node);
        if !self.plan.boards || self.plan.part.as_graph || self.plan.row(node) != 1 {
            return false;
        }
        let sizes = self.plan.sizes(node, self.view.scale);
        let size = sizes.small.max(self.options.least);
        let gap = self.row(2) - self.row(1) - sizes.board;
        let slot = self.plan.slot(self.plan.placed(node), self.view.scale);
        let share = if slot < ONE_LINE * size { 0.58 } else { 0.45 };
        (is_led && sizes.board < WITH_BOARD) || 2.6 * size <= share * gap
    }

    pub fn half_width(&self, node: NodeId) -> f64 {
        if let Some(half) = self.spread.get(&node) {
            return *half;
        }
        self.half_width_of_slot(node)
    }

    /// Returns half the width for which a node was laid out.
    pub fn half_width_of_slot(&self, node: NodeId) -> f64 {
        half_width(
            self.moment.trace().kind(node),
            &self.sizes(node),
            self.plan.boards,
            self.plan.number(node),
        )
    }

    /// Returns half the height of a node; ▲ and ▼ extend further up or down.
    pub fn half_height(&self, node: NodeId) -> f64 {
        let sizes = self.sizes(node);
        match self.moment.trace().kind(node) {
            _ if self.plan.boards => sizes.board,
            Kind::Leaf => sizes.leaf.1,
            Kind::Inner(Turn::Chance) => sizes.radius * ROUND,
            _ => sizes.radius,
        }
    }

    /// Returns the distance in pixels between a node and the labels beside it.
    pub fn ring(&self, node: NodeId) -> f64 {
        if node == self.current { 12.0 } else { 2.0 }
    }

    /// Returns the next node in the row of a node and the one before it.
    pub fn neighbours(&self, node: NodeId) -> (Option<NodeId>, Option<NodeId>) {
        let layout = &self.plan.layout;
        let Some(place) = layout.place(node.0) else {
            return (None, None);
        };
        let row = layout.rows.row(usize::from(layout.depth(place)));
        let beside = |place: usize| NodeId(layout.rows.node(place));
        let next = row.contains(&(place + 1)).then(|| beside(place + 1));
        let before = (place > row.start).then(|| beside(place - 1));
        (next, before)
    }

    /// Returns the room in pixels to the right and to the left of a node.
    pub fn room(&self, node: NodeId) -> (f64, f64) {
        if self.plan.layout.place(node.0).is_none() {
            return (0.0, 0.0);
        }
        let (next, before) = self.neighbours(node);
        let (x, _) = self.at(node);
        let right = next.map_or(self.plan.stage.width, |next| {
            self.at(next).0 - self.half_width(next)
        });
        let left = before.map_or(0.0, |before| self.at(before).0 + self.half_width(before));
        let half = self.half_width(node);
        (right - x - half, x - half - left)
    }

    /// Whether a node lies left or right of the drawn part. In a tree that is wider than its stage a node is drawn whole or not at all.
    pub fn is_beside(&self, node: NodeId) -> bool {
        let (x, _) = self.plan.on_stage(self.view, node);
        let width = self.plan.stage.width;
        if !self.plan.pans() {
            return !(-BESIDE..=width + BESIDE).contains(&x);
        }
        let ends =
            [0.0, self.plan.layout.width()].map(|x| self.plan.to_stage(self.view, (x, 0.0)).0);
        let is_leaf = self.moment.trace().kind(node) == Kind::Leaf;
        let rim = |is_beyond: bool| if is_leaf && is_beyond { RIM } else { 0.0 };
        let half = self.half_width_of_slot(node);
        x - half < rim(ends[0] < -1.0) || x + half > width - rim(ends[1] > width + 1.0)
    }

    /// Whether a node is the selected one, or drawn for it.
    pub fn is_selected(&self, node: NodeId) -> bool {
        self.options
            .selected
            .is_some_and(|selected| self.plan.stands(selected) == Some(node))
    }

    /// Whether unvisited nodes are drawn.
    pub fn shows_all(&self) -> bool {
        !self.options.fog && self.moment.trace().is_outlined()
    }

    /// Whether a node is drawn, itself or as another: the search has visited it, at this depth or
    /// an earlier one, or the outline is shown.
    pub fn is_shown(&self, node: NodeId) -> bool {
        (self.moment.is_known(node) || self.shows_all()) && self.plan.stands(node).is_some()
    }
}

impl Plan {
    /// Whether every node has its text or board inside it, and room for its name, where the whole tree is in view.
    pub fn is_legible(&self) -> bool {
        let sizes = self.sizes(NodeId::ROOT, self.whole().scale);
        let is_large = if self.boards {
            sizes.board >= WITH_BOARD
        } else {
            sizes.radius >= WITH_TEXT
        };
        is_large
            && matches!(
                self.density,
                Density::Broad | Density::Narrow | Density::Snug | Density::Dense
            )
    }
}
