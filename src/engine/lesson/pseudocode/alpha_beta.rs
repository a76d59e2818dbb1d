//! Alpha-beta with α and β handed down, in the convention that was chosen.

use super::minimax::{ENTER_MAX, ENTER_MIN, MAXIMISE, MINIMISE, NARROW_MAX, NARROW_MIN, TAKE};
use super::{Act, CodeLine, MAX, MIN, code, ends};
use crate::search::{AlphaBeta, CutRule, Order, Returns, Turn};

pub fn lines(options: &AlphaBeta) -> Vec<CodeLine> {
    let mut lines = Vec::new();
    if options.deepening {
        lines.push(code(
            0,
            Act::Deepen,
            None,
            "for d ← 1, 2 … limit: search to d",
            "令 d ← 1, 2 … 上限：搜到深度 d",
        ));
    }
    let returns = match options.returns {
        Returns::Soft => [MAXIMISE[3], MINIMISE[3]],
        Returns::Hard => [
            code(1, Act::Back, MAX, "return α", "返回 α"),
            code(1, Act::Back, MIN, "return β", "返回 β"),
        ],
        Returns::Clipped => [MAX, MIN].map(|turn| {
            code(
                1,
                Act::Back,
                turn,
                "return v, kept in the window",
                "返回 v（截到窗口内）",
            )
        }),
    };
    let players = [
        (MAX, ENTER_MAX, MAXIMISE, NARROW_MAX, returns[0]),
        (MIN, ENTER_MIN, MINIMISE, NARROW_MIN, returns[1]),
    ];
    for (turn, enter, plain, narrow, back) in players {
        lines.extend(enter);
        if options.table {
            lines.push(code(
                1,
                Act::Recall,
                turn,
                "n in table: use what it knows",
                "n 在置换表中：用上它",
            ));
        }
        lines.extend(order(options.order, turn));
        lines.extend([plain[1], plain[2], narrow]);
        lines.push(match options.cut {
            CutRule::Ge => code(2, Act::Cut, turn, "if α ≥ β: break", "若 α ≥ β：跳出"),
            CutRule::Gt => code(2, Act::Cut, turn, "if α > β: break", "若 α > β：跳出"),
        });
        if options.table {
            lines.push(code(
                1,
                Act::Store,
                turn,
                "table[n] ← v, = ≥ ≤",
                "置换表[n] ← v，= ≥ ≤",
            ));
        }
        lines.push(back);
    }
    lines.extend(ends(options.depth, &options.evaluation));
    lines.push(TAKE);
    lines
}

fn order(order: Order, turn: Option<Turn>) -> Option<CodeLine> {
    let (english, chinese) = match order {
        Order::Given => return None,
        Order::Best => ("sort children, best first", "子节点排序，好的在前"),
        Order::Worst => ("sort children, worst first", "子节点排序，差的在前"),
        Order::Shuffle => ("shuffle the children", "打乱子节点"),
        Order::Killer => ("moves that cut at this ply first", "本层剪过枝的走法在前"),
    };
    Some(code(1, Act::Rank, turn, english, chinese))
}
