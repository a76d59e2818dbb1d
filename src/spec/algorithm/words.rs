//! The words of a spec's algorithm and what they mean, the first of each table the one that may be left out.

use crate::search::{CutRule, Expand, ExpandOrder, FinalRule, Formula, Opponent, Order, Policy, Returns, Reward, Selection};

#[derive(Clone, Copy)]
pub enum Id {
    WinLose,
    Minimax,
    AlphaBeta,
    Expectimax,
    Mcts,
}

#[derive(Clone, Copy)]
pub enum Curve {
    Linear,
    Sqrt,
    Log,
    Exp,
    Points,
}

pub const KINDS: [(&str, Id); 5] = [
    ("win-lose", Id::WinLose),
    ("minimax", Id::Minimax),
    ("alpha-beta", Id::AlphaBeta),
    ("expectimax", Id::Expectimax),
    ("mcts", Id::Mcts),
];
pub const CURVES: [(&str, Curve); 5] =
    [("linear", Curve::Linear), ("sqrt", Curve::Sqrt), ("log", Curve::Log), ("exp", Curve::Exp), ("points", Curve::Points)];
pub const CUTS: [(&str, CutRule); 2] = [("ge", CutRule::Ge), ("gt", CutRule::Gt)];
pub const RETURNS: [(&str, Returns); 3] = [("soft", Returns::Soft), ("hard", Returns::Hard), ("clipped", Returns::Clipped)];
pub const ORDERS: [(&str, Order); 5] = [
    ("given", Order::Given),
    ("best", Order::Best),
    ("worst", Order::Worst),
    ("shuffle", Order::Shuffle),
    ("killer", Order::Killer),
];
pub const OPPONENTS: [(&str, Opponent); 2] = [("min", Opponent::Min), ("random", Opponent::Random)];
pub const SELECTIONS: [(&str, Selection); 2] = [("ucb", Selection::Ucb), ("uniform", Selection::Uniform)];
pub const FORMULAS: [(&str, Formula); 2] = [("parent", Formula::Parent), ("root2", Formula::Root2)];
pub const EXPANSIONS: [(&str, Expand); 2] = [("one", Expand::One), ("all", Expand::All)];
pub const EXPAND_ORDERS: [(&str, ExpandOrder); 2] = [("given", ExpandOrder::Given), ("random", ExpandOrder::Random)];
pub const REWARDS: [(&str, Reward); 2] = [("unit", Reward::Unit), ("signed", Reward::Signed)];
pub const POLICIES: [(&str, Policy); 3] = [("random", Policy::Random), ("careful", Policy::Careful), ("exact", Policy::Exact(1))];
pub const FINAL_RULES: [(&str, FinalRule); 3] =
    [("visits", FinalRule::Visits), ("mean", FinalRule::Mean), ("ucb", FinalRule::Ucb)];
