//! The listings of the introduction: who wins at Nim, and UCT.

use super::{Act, CodeLine, line};
use crate::lang::words::lesson;
use crate::search::Basis;

pub fn win_lose() -> Vec<CodeLine> {
    vec![
        line(0, Act::Head, "sg(a, n):"),
        line(1, Act::Start, "result ← 0"),
        line(1, Act::Block, "for i ← 0 … n − 1:"),
        line(2, Act::Block, "if a[i] > 0:"),
        line(3, Act::Each, "for j ← 1 … a[i]:"),
        line(4, Act::Block, "b ← a;  b[i] ← a[i] − j").slips(lesson::SLIP_NO_ARRAY),
        line(4, Act::Better, "result ← result or not sg(b, n)"),
        line(1, Act::Back, "return result")
            .also(&[Act::Value(Basis::Exact)])
            .slips(lesson::SLIP_NO_MEMO),
    ]
}

pub fn mcts() -> Vec<CodeLine> {
    vec![
        line(0, Act::Head, "C ← a constant"),
        line(0, Act::Head, "uct(S0):"),
        line(1, Act::Root, "root ← tree(S0)"),
        line(1, Act::Iterate, "while time():"),
        line(2, Act::Call(&["select"]), "v ← select(v0)").slips(lesson::SLIP_UNDEFINED_NODE),
        line(2, Act::Call(&["playout"]), "r ← playout(v)"),
        line(2, Act::Call(&["back"]), "back(v, r)"),
        line(1, Act::Take, "return best(root)"),
        line(0, Act::Head, "select(u):"),
        line(1, Act::Block, "while not over(u):"),
        line(
            2,
            Act::Call(&["expand"]),
            "if expandable(u): return expand(u)",
        ),
        line(2, Act::Select, "u ← best(u)"),
        line(1, Act::Block, "return u"),
        line(0, Act::Head, "expand(u):"),
        line(1, Act::Block, "for t in ch[u]:"),
        line(2, Act::Expand, "if t not in tree: return t")
            .also(&[Act::New])
            .slips(lesson::SLIP_NOT_ADDED),
        line(0, Act::Head, "best(u):"),
        line(1, Act::Block, "N ← n(u)").slips(lesson::SLIP_VISITS_OF_PARENT),
        line(1, Act::Block, "for v in children(u):"),
        line(2, Act::Block, "I(v) ← w(v)/n(v) + √(2 ln N / n(v))").slips(lesson::SLIP_NO_CONSTANT),
        line(1, Act::Block, "return argmax I"),
        line(0, Act::Head, "playout(u):"),
        line(1, Act::Block, "s ← state(u)"),
        line(1, Act::Playout, "while not over(s): s ← random(ch[s])"),
        line(1, Act::Terminal, "return 1 if depth(u) is even, else 0").slips(lesson::SLIP_PARITY),
        line(0, Act::Head, "back(u, r):"),
        line(1, Act::Block, "while u ≠ root:").slips(lesson::SLIP_ROOT_NOT_UPDATED),
        line(2, Act::Credit, "w(u) += r;  n(u) += 1").slips(lesson::SLIP_SIDE),
        line(2, Act::Block, "r ← 1 − r;  u ← parent(u)"),
    ]
}
