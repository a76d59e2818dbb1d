//! The listing of the C++ code, which returns α or β.

use super::super::{MAX, MIN};
use super::{Act, CodeLine, line};
use crate::lang::words::lesson;
use crate::search::Basis;

pub fn alpha_beta() -> Vec<CodeLine> {
    vec![
        line(0, Act::Enter, "search(u, α, β, max):").also(&[Act::Start]),
        line(
            1,
            Act::Value(Basis::Exact),
            "if sons[u] is empty: return val[u]",
        ),
        line(1, Act::Block, "if max:"),
        line(2, Act::Each, "for d in sons[u]:").of(MAX),
        line(3, Act::Better, "α ← max(α, search(d, α, β, no))")
            .of(MAX)
            .also(&[Act::Narrow]),
        line(3, Act::Cut, "if α ≥ β: break")
            .of(MAX)
            .slips(lesson::SLIP_SIGN),
        line(2, Act::Back, "return α").of(MAX),
        line(1, Act::Block, "else:"),
        line(2, Act::Each, "for d in sons[u]:").of(MIN),
        line(3, Act::Better, "β ← min(β, search(d, α, β, yes))")
            .of(MIN)
            .also(&[Act::Narrow]),
        line(3, Act::Cut, "if α ≥ β: break").of(MIN),
        line(2, Act::Back, "return β").of(MIN),
    ]
}
