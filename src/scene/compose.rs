//! The scene of a moment: which nodes are in view, at which level of detail, and in which order things are drawn.

use super::style::{ROUND, Sizes};
use super::view::{Plan, View, half_width};
use super::{Anchor, Ink, Scene, Shape, Spot, Stroke, edge, node, note, playout as rollout, recall, run, text};
use crate::game::Player;
use crate::lang::Lang;
use crate::lesson::Labels;
use crate::search::{CutRule, Mcts, Turn};
use crate::trace::{Kind, Moment, NodeId};

/// Below this radius in pixels a node is a mark without text; below the second a dot.
const WITH_TEXT: f64 = 11.0;
const WITH_SHAPE: f64 = 2.5;
/// How far beside the stage nodes are still drawn, for what reaches into it.
const BESIDE: f64 = 60.0;

/// What a viewer may choose.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Options {
    /// Hide what the search has not reached.
    pub fog: bool,
    /// The node that is inspected, if it is not the search's own.
    pub selected: Option<NodeId>,
    /// The language of words in the drawing.
    pub lang: Lang,
    /// The options of Monte-Carlo tree search, if it is shown.
    pub mcts: Option<Mcts>,
    /// When a window is empty.
    pub cut: CutRule,
    /// Whether values say who wins.
    pub win_lose: bool,
    /// Whether a payoff and its utility are two numbers.
    pub utility: bool,
}

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

/// Everything a part of the drawing needs to know.
pub struct Painting<'a> {
    pub moment: Moment<'a>,
    pub labels: &'a dyn Labels,
    pub plan: &'a Plan,
    pub view: View,
    pub options: Options,
    /// Whether one node a pixel has to stand for many.
    pub is_crowded: bool,
    /// The node the step is about, as it is drawn.
    pub current: NodeId,
}

impl Painting<'_> {
    pub fn at(&self, node: NodeId) -> (f64, f64) {
        self.plan.on_stage(self.view, node)
    }

    /// The sizes of a node at scale 1.
    pub fn sizes(&self, node: NodeId) -> Sizes {
        self.plan.sizes(node)
    }

    /// How much of a node can be seen.
    pub fn detail(&self, node: NodeId) -> Detail {
        detail(self.plan, self.view, self.plan.row(node))
    }

    /// Whether a node is large enough for text.
    pub fn is_full(&self, node: NodeId) -> bool {
        self.detail(node) == Detail::Full
    }

    /// A length of the drawing in pixels.
    pub fn px(&self, length: f64) -> f64 {
        length * self.view.scale
    }

    pub fn half_width(&self, node: NodeId) -> f64 {
        self.px(half_width(self.moment.trace(), node, &self.sizes(node), self.plan.boards))
    }

    /// Half the height of a node; ▲ and ▼ reach further up or down than this.
    pub fn half_height(&self, node: NodeId) -> f64 {
        match self.moment.trace().kind(node) {
            _ if self.plan.boards => self.px(self.sizes(node).board),
            Kind::Leaf => self.px(self.sizes(node).leaf.1),
            Kind::Inner(Turn::Chance) => self.px(self.sizes(node).radius * ROUND),
            _ => self.px(self.sizes(node).radius),
        }
    }

    /// Whether a node lies left or right of what is drawn.
    pub fn is_beside(&self, node: NodeId) -> bool {
        let half = self.plan.stage.0 / 2.0 / self.view.scale + BESIDE;
        (self.plan.place(node).0 - self.view.center.0).abs() > half
    }

    /// Whether a node is the one that is inspected, or is drawn for it.
    pub fn is_selected(&self, node: NodeId) -> bool {
        self.options.selected.is_some_and(|selected| self.plan.stands(selected) == Some(node))
    }

    /// Whether a node is drawn, itself or as another: the search has been there, at this depth or an earlier one, or it stands
    /// in an outline without fog.
    pub fn is_shown(&self, node: NodeId) -> bool {
        let is_there = self.moment.is_known(node) || (!self.options.fog && self.moment.trace().is_outlined());
        is_there && self.plan.stands(node).is_some()
    }
}

/// Draws a moment. `playout` is the playout of this step as choices from the node it starts at, empty at other steps.
pub fn compose(moment: Moment, labels: &dyn Labels, plan: &Plan, view: View, options: Options, playout: &[u16]) -> Scene {
    let deepest = plan.layout.rows.count().saturating_sub(1) as u16;
    let is_crowded = detail(plan, view, deepest) == Detail::Dot;
    let painting = Painting {
        moment,
        labels,
        plan,
        view,
        options,
        is_crowded,
        current: plan.stands(moment.subject()).unwrap_or(NodeId::ROOT),
    };
    let mut scene = Scene::default();
    rows(&painting, &mut scene);
    let visible = visible(&painting);
    edge::all(&painting, &visible, &mut scene);
    for &seen in &visible {
        node::draw(&painting, seen, &mut scene);
        let reach = (painting.half_width(seen).max(6.0), painting.half_height(seen).max(6.0));
        scene.spots.push(Spot { node: seen, at: painting.at(seen), reach });
    }
    recall::all(&painting, &visible, &mut scene);
    note::all(&painting, &visible, &mut scene);
    rollout::draw(&painting, playout, &mut scene);
    scene
}

/// How much of a node so many plies down can be seen.
fn detail(plan: &Plan, view: View, depth: u16) -> Detail {
    let sizes = plan.density.sizes(depth);
    let radius = view.scale * if plan.boards { sizes.board } else { sizes.radius };
    match radius {
        radius if radius >= WITH_TEXT => Detail::Full,
        radius if radius >= WITH_SHAPE => Detail::Shape,
        _ => Detail::Dot,
    }
}

/// The nodes in view, row by row. At the finest scale one node a pixel stands for all that fall on it.
fn visible(painting: &Painting) -> Vec<NodeId> {
    let Painting { plan, view, .. } = painting;
    let half = plan.stage.0 / 2.0 / view.scale + BESIDE;
    let (left, right) = (view.center.0 - half, view.center.0 + half);
    let mut nodes = Vec::new();
    let layout = &plan.layout;
    for row in 0..layout.rows.count() {
        let y = view.on_stage(plan.stage, (0.0, row as f64 * plan.pitch)).1;
        if y < -80.0 || y > plan.stage.1 + 80.0 {
            continue;
        }
        let mut rest = layout.between(layout.rows.row(row), left, right);
        while let Some(place) = rest.next() {
            let node = NodeId(layout.rows.node(place));
            if painting.is_shown(node) {
                nodes.push(node);
            }
            if painting.is_crowded {
                rest = layout.between(rest, layout.x(place) + 1.0 / view.scale, f64::INFINITY);
            }
        }
    }
    // One node a pixel may hide the one that matters most.
    if painting.is_crowded && painting.is_shown(painting.current) {
        nodes.push(painting.current);
    }
    nodes
}

/// The rows' names at the left and a faint line through each.
fn rows(painting: &Painting, scene: &mut Scene) {
    let Painting { plan, view, moment, options, .. } = painting;
    if plan.row_label_width() == 0.0 || !painting.is_full(NodeId::ROOT) {
        return;
    }
    for row in 0..plan.layout.rows.count() {
        let nodes = plan.layout.rows.nodes(plan.layout.rows.row(row));
        let y = view.on_stage(plan.stage, (0.0, row as f64 * plan.pitch)).1;
        let kind = |wanted: Kind| nodes.iter().all(|&node| moment.trace().kind(NodeId(node)) == wanted);
        let (word, ink) = if kind(Kind::Inner(Turn::Player(Player::Max))) {
            ("Max", Some(Ink::Max))
        } else if kind(Kind::Inner(Turn::Player(Player::Min))) {
            ("Min", Some(Ink::Min))
        } else if kind(Kind::Inner(Turn::Chance)) {
            (["chance", "机会"][usize::from(options.lang == Lang::Zh)], Some(Ink::Chance))
        } else if kind(Kind::Leaf) {
            (["leaves", "叶节点"][usize::from(options.lang == Lang::Zh)], None)
        } else {
            continue;
        };
        let rule = Stroke { ink: Ink::Rule, width: 1.0, dash: (1.0, 5.0), opacity: 1.0 };
        scene.stroke(Shape::Line(vec![(84.0, y), (plan.stage.0 - 20.0, y)]), rule);
        let mut start = 20.0;
        if let Some(ink) = ink {
            let shape = match ink {
                Ink::Chance => Shape::Circle(26.0, y, 7.0),
                _ => node::triangle((26.0, y), 8.0, if ink == Ink::Max { -1.0 } else { 1.0 }),
            };
            scene.fill(shape, ink);
            start = 41.0;
        }
        // On a projector the drawing grows, and its words with it.
        let size = painting.px(14.0).max(14.0);
        scene.fill(text((start, y + 0.36 * size), size, Anchor::Start, run(word, Ink::Second, false), false), Ink::Second);
    }
}
