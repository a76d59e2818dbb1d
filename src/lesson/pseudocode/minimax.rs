//! Minimax as two functions that call each other, and what ends a line.

use super::{CodeLine, Role, code};
use crate::game::Player::{Max, Min};
use crate::search::Basis;

pub const LINES: [CodeLine; 11] = [
    code(0, Role::Start(Max), "max(n):  v ← −∞", "max(n)：v ← −∞"),
    code(1, Role::Each(Max), "for each child c of n:", "对 n 的每个子节点 c："),
    code(2, Role::Better(Max), "v ← max(v, value(c))", "v ← max(v, 值(c))"),
    code(1, Role::Back(Max), "return v", "返回 v"),
    code(0, Role::Start(Min), "min(n):  v ← +∞", "min(n)：v ← +∞"),
    code(1, Role::Each(Min), "for each child c of n:", "对 n 的每个子节点 c："),
    code(2, Role::Better(Min), "v ← min(v, value(c))", "v ← min(v, 值(c))"),
    code(1, Role::Back(Min), "return v", "返回 v"),
    code(0, Role::Value(Basis::Exact), "n is over: return its score", "n 已终局：返回得分"),
    code(0, Role::Value(Basis::Estimate), "depth limit: return estimate", "到深度上限：返回估值"),
    code(0, Role::Take, "take the child that gave v", "走取得 v 的子节点"),
];
