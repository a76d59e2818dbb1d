//! Minimax as two functions that call each other, and what ends a line.

use super::{Act, CodeLine, MAX, MIN, code, ends, signs};
use crate::search::Minimax;

/// A player's function without a window: `v ← −∞`, the better of the children's values, `return v`.
pub const MAXIMISE: [CodeLine; 4] = [
    code(0, Act::Start, MAX, "max(n):  v ← −∞", "max(n)：v ← −∞"),
    code(
        1,
        Act::Each,
        MAX,
        "for each child c of n:",
        "对 n 的每个子节点 c：",
    ),
    code(
        2,
        Act::Better,
        MAX,
        "v ← max(v, value(c))",
        "v ← max(v, 值(c))",
    ),
    code(1, Act::Back, MAX, "return v", "返回 v"),
];
pub const MINIMISE: [CodeLine; 4] = [
    code(0, Act::Start, MIN, "min(n):  v ← +∞", "min(n)：v ← +∞"),
    code(
        1,
        Act::Each,
        MIN,
        "for each child c of n:",
        "对 n 的每个子节点 c：",
    ),
    code(
        2,
        Act::Better,
        MIN,
        "v ← min(v, value(c))",
        "v ← min(v, 值(c))",
    ),
    code(1, Act::Back, MIN, "return v", "返回 v"),
];
pub const TAKE: CodeLine = code(
    0,
    Act::Take,
    None,
    "take the child that gave v",
    "走取得 v 的子节点",
);

/// The same with a window that is narrowed and tested.
pub const ENTER_MAX: [CodeLine; 2] = [
    code(0, Act::Enter, MAX, "max(n, α, β):", "max(n, α, β)："),
    signs(1, Act::Start, MAX, "v ← −∞"),
];
pub const ENTER_MIN: [CodeLine; 2] = [
    code(0, Act::Enter, MIN, "min(n, α, β):", "min(n, α, β)："),
    signs(1, Act::Start, MIN, "v ← +∞"),
];
pub const NARROW_MAX: CodeLine = signs(2, Act::Narrow, MAX, "α ← max(α, v)");
pub const NARROW_MIN: CodeLine = signs(2, Act::Narrow, MIN, "β ← min(β, v)");

pub fn lines(options: &Minimax) -> Vec<CodeLine> {
    let mut lines = [MAXIMISE, MINIMISE].concat();
    lines.extend(ends(options.depth, &options.evaluation));
    lines.push(TAKE);
    lines
}
