//! Win-lose search: one function for both players, asking whether the side to move wins.

use super::{Act, CodeLine, code};
use crate::search::{Basis, WinLose};

pub fn lines(options: &WinLose) -> Vec<CodeLine> {
    let all = [
        (
            true,
            code(
                0,
                Act::Bounds,
                None,
                "+1: Max wins,  −1: Min wins",
                "+1：Max 胜，−1：Min 胜",
            ),
        ),
        (
            true,
            code(0, Act::Start, None, "wins(n):  w ← no", "胜(n)：w ← 否"),
        ),
        (
            options.memo,
            code(
                1,
                Act::Recall,
                None,
                "n in memo: return what it says",
                "n 在记忆中：直接返回",
            ),
        ),
        (
            true,
            code(
                1,
                Act::Each,
                None,
                "for each child c of n:",
                "对 n 的每个子节点 c：",
            ),
        ),
        (
            true,
            code(
                2,
                Act::Better,
                None,
                "if not wins(c): w ← yes",
                "若 c 先手必败：w ← 是",
            ),
        ),
        (
            options.stop && !options.grundy,
            code(2, Act::Cut, None, "if w: break", "若 w：跳出"),
        ),
        (
            options.grundy,
            code(
                1,
                Act::Number,
                None,
                "g(n) ← mex of all g(c)",
                "g(n) ← mex{ g(c) }",
            ),
        ),
        (
            options.memo,
            code(1, Act::Store, None, "memo[n] ← w", "记住 n：w"),
        ),
        (true, code(1, Act::Back, None, "return w", "返回 w")),
        (
            true,
            code(
                0,
                Act::Value(Basis::Exact),
                None,
                "n is over: the rules say who won",
                "n 已终局：由规则定胜负",
            ),
        ),
        (
            true,
            code(
                0,
                Act::Take,
                None,
                "take a child that is lost for its mover",
                "走到先手必败的子节点",
            ),
        ),
    ];
    all.into_iter()
        .filter(|(belongs, _)| *belongs)
        .map(|(_, line)| line)
        .collect()
}
