//! Sentences of what is remembered: memo and table, and Grundy numbers.

use super::{Line, Teller};
use crate::game::Player;
use crate::lesson::labels;
use crate::lesson::line::{Span, figure, name, of, plain, player};
use crate::search::{Event, Relation, Used, Window};
use crate::trace::{NodeId, State};

/// A value with its relation to the truth: `5`, `≥ 5`.
fn typed(score: f64, relation: Relation) -> Span {
    let sign = match relation {
        Relation::AtLeast => "≥\u{a0}",
        Relation::AtMost => "≤\u{a0}",
        Relation::Exact | Relation::Open => "",
    };
    name(format!("{sign}{}", figure(score)))
}

pub fn recall(teller: &Teller, node: NodeId, event: Event) -> Line {
    let Event::Recall {
        visit,
        score,
        relation,
        depth,
        used,
    } = event
    else {
        return Line::default();
    };
    let trace = teller.before.trace();
    let original = trace
        .descent(visit)
        .map_or_else(|| plain(""), |original| labels::path(trace, original));
    let parts = [
        &teller.node(node),
        &original,
        &typed(score, relation),
        &plain(depth.to_string()),
        &player(winner(score)),
    ];
    if teller.is_win_lose() {
        return teller.tell(
            "{0} was decided before, at {1}: the memo says that {4} wins. It is not searched again.",
            "{0} 先前在 {1} 处已有结论：{4} 胜。直接取用，不再搜索。",
            &parts,
        );
    }
    match used {
        Used::Answer => teller.tell(
            "{0} was met before, at {1}: the table says {2}, and that is enough here.",
            "{0} 先前在 {1} 处见过：置换表说 {2}，在此已够用。",
            &parts,
        ),
        Used::Narrow => teller.tell(
            "{0} was met before, at {1}: the table says {2}, which narrows the window.",
            "{0} 先前在 {1} 处见过：置换表说 {2}，窗口随之变窄。",
            &parts,
        ),
        Used::Order => teller.tell(
            "{0} was met before, at {1}, to another depth or within another window: only its best move is taken over, to be tried first.",
            "{0} 先前在 {1} 处见过，但深度或窗口不同：只借用它的最好走法，先试。",
            &parts,
        ),
    }
}

pub fn narrowed(teller: &Teller, node: NodeId, window: Window) -> Line {
    teller.tell(
        "So at {0} only values from *α*\u{a0}=\u{a0}{1} to *β*\u{a0}=\u{a0}{2} can matter.",
        "于是 {0} 处只有 *α*\u{a0}=\u{a0}{1} 到 *β*\u{a0}=\u{a0}{2} 之间的值才有用。",
        &[
            &teller.node(node),
            &of(Player::Max, window.alpha),
            &of(Player::Min, window.beta),
        ],
    )
}

pub fn store(teller: &Teller, node: NodeId, relation: Relation) -> Line {
    let label = teller.node(node);
    if teller.is_win_lose() {
        return teller.tell(
            "The memo keeps what {0} came to.",
            "把 {0} 的胜负记下。",
            &[&label],
        );
    }
    let (english, chinese) = match relation {
        Relation::AtLeast => (
            "The table keeps {0} as a lower bound.",
            "把 {0} 作为下界存入置换表。",
        ),
        Relation::AtMost => (
            "The table keeps {0} as an upper bound.",
            "把 {0} 作为上界存入置换表。",
        ),
        Relation::Exact | Relation::Open => (
            "The table keeps {0} as an exact value.",
            "把 {0} 作为精确值存入置换表。",
        ),
    };
    teller.tell(english, chinese, &[&label])
}

pub fn grundy(teller: &Teller, node: NodeId, value: u32) -> Line {
    let trace = teller.before.trace();
    let of_child = |child: NodeId| {
        teller
            .before
            .grundy(child)
            .filter(|_| teller.before.state(child) == State::Done)
    };
    let below: Vec<u32> = trace.children(node).filter_map(of_child).collect();
    let highest = below.iter().copied().max().unwrap_or(0);
    let numbers: Vec<String> = (0..=highest)
        .filter(|number| below.contains(number))
        .map(|number| number.to_string())
        .collect();
    let parts = [
        &teller.node(node),
        &plain(numbers.join(", ")),
        &name(value.to_string()),
    ];
    if below.is_empty() {
        return teller.tell(
            "The Grundy number of {0} is {2}.",
            "{0} 的 SG 值为 {2}。",
            &parts,
        );
    }
    teller.tell(
        "Grundy number of {0}: mex({1})\u{a0}=\u{a0}{2}, the least that its moves do not lead to.",
        "{0} 的 SG 值：mex({1})\u{a0}=\u{a0}{2}，即其走法到不了的最小者。",
        &parts,
    )
}

/// Who wins with a score of win-lose search.
pub fn winner(score: f64) -> Player {
    if score > 0.0 {
        Player::Max
    } else {
        Player::Min
    }
}
