//! Alpha-beta as a student with one misconception carries it out by hand: a small search over the outlined tree, by rules of which the
//! misconception changes one. Each rule is a function of what is known at one node, so it can also be compared with the numbers of another
//! program's run. Right answers never come from here.

use crate::exercise::instance::Instance;
use crate::game::Player;
use crate::search::{Algorithm, AlphaBeta, CutRule, Order, Returns, Turn, Window};
use crate::trace::{Kind, NodeId};
use std::collections::BTreeSet;

/// What is known at a node.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    /// The player to move.
    pub mover: Player,
    /// The window with which it was entered.
    pub given: Window,
    /// The window before its last child returned.
    pub before: Window,
    /// The window now.
    pub window: Window,
    /// A window bounded by the results of its own children only.
    pub own: Window,
    /// The cut rule of the search.
    pub cut: CutRule,
}

/// The rules of alpha-beta that a misconception can change.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// The player who is assumed to choose at a node of a player.
    pub mover: fn(Player) -> Player,
    /// The best score before any child has returned.
    pub start: Option<f64>,
    /// The window given to the next child.
    pub handed: fn(&Node) -> Window,
    /// The window after a child has returned a score.
    pub updated: fn(&Node, f64) -> Window,
    /// Whether the rest of a node is left out.
    pub closes: fn(&Node) -> bool,
    /// Whether children are taken from right to left.
    pub is_from_right: bool,
    /// Which leaves a cut strikes out.
    pub strikes: Strikes,
}

/// The rules as the book has them.
pub const BOOK: Rules = Rules {
    mover: |player| player,
    start: None,
    handed: |node| node.window,
    updated: |node, score| node.window.tightened(node.mover, score),
    closes: |node| node.cut.closes(node.window),
    is_from_right: false,
    strikes: Strikes::Rest,
};

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
    rules: Rules,
    work: Work,
    seen: Vec<NodeId>,
}

/// Searches as the student does; `None` unless it is alpha-beta with moves in the given order.
pub fn work(instance: &Instance, rules: Rules) -> Option<Work> {
    let Algorithm::AlphaBeta(options) = &instance.spec.algorithm else {
        return None;
    };
    // Every option is named, so that whoever adds one decides whether this search can follow it.
    let AlphaBeta {
        order,
        window,
        depth: _,
        evaluation: _,
        cut: _,
        returns: _,
        deepening: _,
        table: _,
        pvs,
    } = options;
    if *order != Order::Given || *pvs {
        return None;
    }
    let mut search = Search {
        instance,
        options,
        rules,
        work: Work::default(),
        seen: Vec::new(),
    };
    search.visit(NodeId::ROOT, *window)?;
    let Search { mut work, seen, .. } = search;
    let leaves = instance.leaves().map(|(leaf, _)| leaf);
    work.struck
        .extend(leaves.filter(|leaf| !seen.contains(leaf)));
    Some(work)
}

impl Search<'_> {
    fn visit(&mut self, id: NodeId, given: Window) -> Option<f64> {
        let trace = &self.instance.trace;
        let Kind::Inner(Turn::Player(player)) = trace.kind(id) else {
            self.seen.push(id);
            return trace.outlined_value(id);
        };
        self.work.entered.push((id, given));
        let (rules, mover) = (self.rules, (self.rules.mover)(player));
        let mut children: Vec<NodeId> = trace.children(id).collect();
        if rules.is_from_right {
            children.reverse();
        }
        let mut node = Node {
            mover,
            given,
            before: given,
            window: given,
            own: Window::FULL,
            cut: self.options.cut,
        };
        let mut best = rules.start;
        for (tried, &child) in (1..).zip(&children) {
            let score = self.visit(child, (rules.handed)(&node))?;
            if best.is_none_or(|best| mover.prefers(score, best)) {
                best = Some(score);
                node.own = node.own.tightened(mover, score);
            }
            node.before = node.window;
            node.window = (rules.updated)(&node, score);
            if tried < children.len() && (rules.closes)(&node) {
                self.strike(id);
                break;
            }
        }
        self.work.left.push((id, node.window));
        let best = best?;
        Some(match (self.options.returns, mover) {
            (Returns::Soft, _) => best,
            (Returns::Hard, Player::Max) => node.window.alpha,
            (Returns::Hard, Player::Min) => node.window.beta,
            (Returns::Clipped, _) => best.max(given.alpha).min(given.beta),
        })
    }

    fn strike(&mut self, node: NodeId) {
        let trace = &self.instance.trace;
        let is_below = |leaf: &NodeId| trace.ancestors(*leaf).any(|above| above == node);
        match self.rules.strikes {
            Strikes::Rest => {}
            Strikes::Cause => self.work.struck.extend(self.seen.last()),
            Strikes::Whole => self
                .work
                .struck
                .extend(self.seen.iter().copied().filter(is_below)),
        }
    }
}
