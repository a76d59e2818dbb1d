//! The listings for trees in which every inner node has two children.

use super::super::{MAX, MIN};
use super::{Act, CodeLine, line};
use crate::lang::words::lesson;
use crate::search::Basis;

pub fn minimax() -> Vec<CodeLine> {
    vec![
        line(0, Act::Start, "value(x):"),
        line(
            1,
            Act::Value(Basis::Exact),
            "if x.stored ≠ none: return x.stored",
        ),
        line(1, Act::Each, "l ← value(x.left)")
            .at(0)
            .also(&[Act::Better]),
        line(1, Act::Each, "r ← value(x.right)").at(1),
        line(1, Act::Better, "if min(x): x.stored ← min(l, r)").of(MIN),
        line(1, Act::Better, "else: x.stored ← max(l, r)").of(MAX),
        line(1, Act::Back, "return x.stored"),
        line(0, Act::Head, "decide(root):"),
        line(1, Act::Call(&["value"]), "v ← value(root)"),
        line(1, Act::Take, "if v = value(root.left): go left").at(0),
        line(1, Act::Take, "else: go right").at(1),
    ]
}

pub fn alpha_beta() -> Vec<CodeLine> {
    vec![
        line(0, Act::Enter, "search(x, α, β):").also(&[Act::Start]),
        line(1, Act::Value(Basis::Exact), "if leaf(x): return x.value"),
        line(1, Act::Each, "l ← search(x.left, α, β)").at(0),
        line(1, Act::Better, "x.value ← l").at(0),
        line(1, Act::Block, "if min(x):"),
        line(2, Act::Cut, "if α ≥ x.value: return x.value")
            .of(MIN)
            .at(0),
        line(2, Act::Narrow, "β ← min(β, x.value)").of(MIN).at(0),
        line(1, Act::Block, "else:"),
        line(2, Act::Cut, "if β ≤ x.value: return x.value")
            .of(MAX)
            .at(0),
        line(2, Act::Narrow, "α ← max(α, x.value)").of(MAX).at(0),
        line(1, Act::Each, "r ← search(x.right, α, β)").at(1),
        line(1, Act::Better, "if min(x): x.value ← min(x.value, r)")
            .of(MIN)
            .at(1)
            .also(&[Act::Narrow]),
        line(1, Act::Better, "else: x.value ← max(x.value, r)")
            .of(MAX)
            .at(1)
            .also(&[Act::Narrow]),
        line(1, Act::Back, "return x.val").slips(lesson::SLIP_FIELD),
    ]
}
