//! Alpha-beta as a student with one misconception carries it out by hand: a small search over the
//! outlined tree, of which each misconception changes one rule. Right answers never come from here.

use crate::exercise::instance::Instance;
use crate::game::Player;
use crate::search::{Algorithm, AlphaBeta, CutRule, Order, Returns, Turn, Window};
use crate::trace::{Kind, NodeId};
use std::collections::BTreeSet;

/// The rules of alpha-beta that a misconception can change.
pub trait Pupil {
    /// The player who is assumed to choose at a node of `player`.
    fn mover(&self, player: Player) -> Player {
        player
    }

    /// The window given to a child. `window` is the node's; `own` is bounded only by the results of
    /// the node's earlier children.
    fn handed(&self, window: Window, _own: Window) -> Window {
        window
    }

    /// Whether the rest of a node is left out.
    fn closes(&self, window: Window, _mover: Player, rule: CutRule) -> bool {
        rule.closes(window)
    }

    /// Whether children are taken from right to left.
    fn is_from_right(&self) -> bool {
        false
    }

    /// Which leaves a cut strikes out.
    fn strikes(&self) -> Strikes {
        Strikes::Rest
    }
}

/// The leaves that a cut at a node strikes out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strikes {
    /// Those below the children not visited.
    Rest,
    /// These, and the leaf at which the window closed.
    Cause,
    /// All below the node.
    Whole,
}

/// The result of a student's search.
#[derive(Debug, Default)]
pub struct Work {
    /// Windows at entry.
    pub entered: Vec<(NodeId, Window)>,
    /// Windows at exit.
    pub left: Vec<(NodeId, Window)>,
    /// The leaves struck out.
    pub struck: BTreeSet<NodeId>,
}

struct Search<'a> {
    instance: &'a Instance,
    options: &'a AlphaBeta,
    pupil: &'a dyn Pupil,
    work: Work,
    seen: Vec<NodeId>,
}

/// Searches as the student does; `None` unless it is alpha-beta with moves in the given order.
pub fn work(instance: &Instance, pupil: &dyn Pupil) -> Option<Work> {
    let Algorithm::AlphaBeta(options) = &instance.spec.algorithm else {
        return None;
    };
    if options.order != Order::Given {
        return None;
    }
    let mut search = Search {
        instance,
        options,
        pupil,
        work: Work::default(),
        seen: Vec::new(),
    };
    search.visit(NodeId::ROOT, options.window)?;
    let Search { mut work, seen, .. } = search;
    let leaves = instance.leaves().map(|(leaf, _)| leaf);
    work.struck
        .extend(leaves.filter(|leaf| !seen.contains(leaf)));
    Some(work)
}

impl Search<'_> {
    fn visit(&mut self, node: NodeId, given: Window) -> Option<f64> {
        let trace = &self.instance.trace;
        let Kind::Inner(Turn::Player(player)) = trace.kind(node) else {
            self.seen.push(node);
            return trace.outlined_value(node);
        };
        self.work.entered.push((node, given));
        let mover = self.pupil.mover(player);
        let mut children: Vec<NodeId> = trace.children(node).collect();
        if self.pupil.is_from_right() {
            children.reverse();
        }
        let (mut window, mut best) = (given, None);
        for (tried, &child) in (1..).zip(&children) {
            let own = best.map_or(Window::FULL, |best| Window::FULL.tightened(mover, best));
            let score = self.visit(child, self.pupil.handed(window, own))?;
            if best.is_none_or(|best| mover.prefers(score, best)) {
                best = Some(score);
                window = window.tightened(mover, score);
            }
            if tried < children.len() && self.pupil.closes(window, mover, self.options.cut) {
                self.strike(node);
                break;
            }
        }
        self.work.left.push((node, window));
        let best = best?;
        Some(match (self.options.returns, mover) {
            (Returns::Soft, _) => best,
            (Returns::Hard, Player::Max) => window.alpha,
            (Returns::Hard, Player::Min) => window.beta,
            (Returns::Clipped, _) => best.max(given.alpha).min(given.beta),
        })
    }

    fn strike(&mut self, node: NodeId) {
        let trace = &self.instance.trace;
        let is_below = |leaf: &NodeId| trace.ancestors(*leaf).any(|above| above == node);
        match self.pupil.strikes() {
            Strikes::Rest => {}
            Strikes::Cause => self.work.struck.extend(self.seen.last()),
            Strikes::Whole => self
                .work
                .struck
                .extend(self.seen.iter().copied().filter(is_below)),
        }
    }
}
