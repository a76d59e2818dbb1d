//! What every part of a drawing asks: where a node stands on the stage, how large it is, how much of it can be seen.

use super::options::Options;
use super::plan::{Plan, half_width};
use super::style::{ROUND, Sizes};
use super::view::View;
use crate::lesson::Labels;
use crate::search::Turn;
use crate::trace::{Kind, Moment, NodeId};

/// Below this radius in pixels a node is a mark without text; below the second a dot.
const WITH_TEXT: f64 = 11.0;
const WITH_BOARD: f64 = 9.0;
const WITH_SHAPE: f64 = 2.5;
/// How far beside the stage, in pixels, nodes are still drawn, for what reaches into it.
pub const BESIDE: f64 = 60.0;
/// The least room in pixels of the node in a crowd that the step is about, and of those that lead to it where rows are close.
const CURRENT: f64 = 60.0;
const ON_PATH: f64 = 14.0;

/// How much of a node can be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Detail {
    /// A mark of a pixel or two.
    Dot,
    /// The shape alone.
    Shape,
    /// Shape, board and text.
    Full,
}

/// A plan and the part of it that is in view.
#[derive(Clone, Copy, Debug)]
pub struct Frame<'a> {
    /// Where everything stands.
    pub plan: &'a Plan,
    /// What of it is in view.
    pub view: View,
    /// Another plan and view that it is on its way from, and how much of the way is behind, 0 … 1.
    pub from: Option<(&'a Plan, View, f64)>,
}

/// Everything a part of the drawing needs to know.
pub struct Painting<'a> {
    pub moment: Moment<'a>,
    pub labels: &'a dyn Labels,
    pub plan: &'a Plan,
    pub view: View,
    pub from: Option<(&'a Plan, View, f64)>,
    pub options: Options,
    /// The node the step is about, as it is drawn.
    pub current: NodeId,
    /// The nodes from the root to where the search stands.
    pub path: Vec<NodeId>,
}

impl<'a> Painting<'a> {
    pub fn new(
        moment: Moment<'a>,
        labels: &'a dyn Labels,
        frame: &Frame<'a>,
        options: Options,
    ) -> Painting<'a> {
        let &Frame { plan, view, from } = frame;
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
            options,
            current: drawn.unwrap_or(moment.subject()),
            path,
        }
    }

    pub fn at(&self, node: NodeId) -> (f64, f64) {
        let (x, y) = self.plan.on_stage(self.view, node);
        let Some((plan, view, part)) = self.from else {
            return (x, y);
        };
        // What was not drawn comes out of the node above it.
        let known = self
            .moment
            .trace()
            .ancestors(node)
            .find(|above| plan.stands(*above).is_some());
        let (old_x, old_y) = plan.on_stage(view, known.unwrap_or(node));
        (old_x + part * (x - old_x), old_y + part * (y - old_y))
    }

    /// The height of a row on the stage.
    pub fn row(&self, row: usize) -> f64 {
        self.plan
            .to_stage(self.view, (0.0, row as f64 * self.plan.pitch))
            .1
    }

    /// The sizes of a node in pixels.
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
        let least = Sizes::of_slot(least.min(self.plan.tallest(self.view.scale)));
        if sizes.radius < least.radius {
            least
        } else {
            sizes
        }
    }

    /// Whether a node lies between the root and where the search stands.
    pub fn leads_to_now(&self, node: NodeId) -> bool {
        self.path.get(usize::from(self.moment.trace().depth(node))) == Some(&node)
    }

    /// How much of a node can be seen.
    pub fn detail(&self, node: NodeId) -> Detail {
        let sizes = self.sizes(node);
        let (radius, least) = if self.plan.boards {
            (sizes.board, WITH_BOARD)
        } else {
            (sizes.radius, WITH_TEXT)
        };
        match radius {
            radius if radius >= least => Detail::Full,
            radius if radius >= WITH_SHAPE => Detail::Shape,
            _ => Detail::Dot,
        }
    }

    /// Whether a node is large enough for text.
    pub fn is_full(&self, node: NodeId) -> bool {
        self.detail(node) == Detail::Full
    }

    /// From one row to the next in pixels.
    pub fn pitch(&self) -> f64 {
        self.plan.pitch * self.plan.down(self.view.scale)
    }

    pub fn half_width(&self, node: NodeId) -> f64 {
        half_width(
            self.moment.trace().kind(node),
            &self.sizes(node),
            self.plan.boards,
        )
    }

    /// Half the height of a node; ▲ and ▼ reach further up or down than this.
    pub fn half_height(&self, node: NodeId) -> f64 {
        let sizes = self.sizes(node);
        match self.moment.trace().kind(node) {
            _ if self.plan.boards => sizes.board,
            Kind::Leaf => sizes.leaf.1,
            Kind::Inner(Turn::Chance) => sizes.radius * ROUND,
            _ => sizes.radius,
        }
    }

    /// Whether a node lies left or right of what is drawn.
    pub fn is_beside(&self, node: NodeId) -> bool {
        let (x, _) = self.plan.on_stage(self.view, node);
        !(-BESIDE..=self.plan.stage.0 + BESIDE).contains(&x)
    }

    /// Whether a node is the one that is inspected, or is drawn for it.
    pub fn is_selected(&self, node: NodeId) -> bool {
        self.options
            .selected
            .is_some_and(|selected| self.plan.stands(selected) == Some(node))
    }

    /// Whether nodes are drawn that the search has not come to.
    pub fn shows_all(&self) -> bool {
        !self.options.fog && self.moment.trace().is_outlined()
    }

    /// Whether a node is drawn, itself or as another: the search has been there, at this depth or an earlier one, or it stands
    /// in an outline without fog.
    pub fn is_shown(&self, node: NodeId) -> bool {
        (self.moment.is_known(node) || self.shows_all()) && self.plan.stands(node).is_some()
    }
}
