//! The words of a spec's algorithm and what they mean, the first of each table the one that may be left out.

use crate::search::{CutRule, Expand, ExpandOrder, FinalRule, Formula, Opponent, Order, Returns, Reward, Selection};

pub const KINDS: [&str; 5] = ["win-lose", "minimax", "alpha-beta", "expectimax", "mcts"];
pub const EVALUATIONS: [&str; 2] = ["features", "playouts"];
pub const CURVES: [&str; 5] = ["linear", "sqrt", "log", "exp", "points"];
pub const POLICIES: [&str; 3] = ["random", "careful", "exact"];

/// Words, and what they mean in the order in which that was declared.
pub type Words<T, const COUNT: usize> = ([&'static str; COUNT], [T; COUNT]);

pub const CUTS: Words<CutRule, 2> = (["ge", "gt"], [CutRule::Ge, CutRule::Gt]);
pub const RETURNS: Words<Returns, 3> = (["soft", "hard", "clipped"], [Returns::Soft, Returns::Hard, Returns::Clipped]);
pub const ORDERS: Words<Order, 5> =
    (["given", "best", "worst", "shuffle", "killer"], [Order::Given, Order::Best, Order::Worst, Order::Shuffle, Order::Killer]);
pub const OPPONENTS: Words<Opponent, 2> = (["min", "random"], [Opponent::Min, Opponent::Random]);
pub const SELECTIONS: Words<Selection, 2> = (["ucb", "uniform"], [Selection::Ucb, Selection::Uniform]);
pub const FORMULAS: Words<Formula, 2> = (["parent", "root2"], [Formula::Parent, Formula::Root2]);
pub const EXPANSIONS: Words<Expand, 2> = (["one", "all"], [Expand::One, Expand::All]);
pub const EXPAND_ORDERS: Words<ExpandOrder, 2> = (["given", "random"], [ExpandOrder::Given, ExpandOrder::Random]);
pub const REWARDS: Words<Reward, 2> = (["unit", "signed"], [Reward::Unit, Reward::Signed]);
pub const FINAL_RULES: Words<FinalRule, 3> = (["visits", "mean", "ucb"], [FinalRule::Visits, FinalRule::Mean, FinalRule::Ucb]);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_stand_in_the_order_in_which_their_meanings_are_declared() {
        assert_eq!(CUTS.1.map(|meaning| meaning as usize), [0, 1]);
        assert_eq!(RETURNS.1.map(|meaning| meaning as usize), [0, 1, 2]);
        assert_eq!(ORDERS.1.map(|meaning| meaning as usize), [0, 1, 2, 3, 4]);
        assert_eq!(OPPONENTS.1.map(|meaning| meaning as usize), [0, 1]);
        assert_eq!(SELECTIONS.1.map(|meaning| meaning as usize), [0, 1]);
        assert_eq!(FORMULAS.1.map(|meaning| meaning as usize), [0, 1]);
        assert_eq!(EXPANSIONS.1.map(|meaning| meaning as usize), [0, 1]);
        assert_eq!(EXPAND_ORDERS.1.map(|meaning| meaning as usize), [0, 1]);
        assert_eq!(REWARDS.1.map(|meaning| meaning as usize), [0, 1]);
        assert_eq!(FINAL_RULES.1.map(|meaning| meaning as usize), [0, 1, 2]);
    }
}
