//! Alpha-beta with α and β handed down, fail-soft, cutting at α ≥ β.

use super::{CodeLine, Role, code};
use crate::game::Player::{Max, Min};
use crate::search::Basis;

pub const LINES: [CodeLine; 17] = [
    code(0, Role::Enter(Max), "max(n, α, β):", "max(n, α, β)："),
    code(1, Role::Start(Max), "v ← −∞", "v ← −∞"),
    code(1, Role::Each(Max), "for each child c of n:", "对 n 的每个子节点 c："),
    code(2, Role::Better(Max), "v ← max(v, value(c))", "v ← max(v, 值(c))"),
    code(2, Role::Narrow(Max), "α ← max(α, v)", "α ← max(α, v)"),
    code(2, Role::Cut(Max), "if α ≥ β: break", "若 α ≥ β：跳出"),
    code(1, Role::Back(Max), "return v", "返回 v"),
    code(0, Role::Enter(Min), "min(n, α, β):", "min(n, α, β)："),
    code(1, Role::Start(Min), "v ← +∞", "v ← +∞"),
    code(1, Role::Each(Min), "for each child c of n:", "对 n 的每个子节点 c："),
    code(2, Role::Better(Min), "v ← min(v, value(c))", "v ← min(v, 值(c))"),
    code(2, Role::Narrow(Min), "β ← min(β, v)", "β ← min(β, v)"),
    code(2, Role::Cut(Min), "if α ≥ β: break", "若 α ≥ β：跳出"),
    code(1, Role::Back(Min), "return v", "返回 v"),
    code(0, Role::Value(Basis::Exact), "n is over: return its score", "n 已终局：返回得分"),
    code(0, Role::Value(Basis::Estimate), "depth limit: return estimate", "到深度上限：返回估值"),
    code(0, Role::Take, "take the child that gave v", "走取得 v 的子节点"),
];
