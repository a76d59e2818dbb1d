//! Sentences of values: a leaf's, a better one, what goes up, and the move taken.

use super::{Line, Teller, line};
use crate::game::Player;
use crate::lesson::line::{figure, name, of, player, typed};
use crate::search::Basis;
use crate::trace::{Moment, NodeId, Relation};

pub fn evaluate(teller: &Teller, node: NodeId, score: f64, basis: Basis) -> Line {
    let (label, value) = (teller.node(node), name(figure(score)));
    let is_mcts = !teller.before.trace().landmarks().iterations.is_empty();
    match basis {
        Basis::Exact if is_mcts => teller.say(
            line!["The game is over at ", &label, " with ", &value, ": no playout is needed."],
            line![&label, " 已是终局，得 ", &value, "，不必模拟。"],
        ),
        Basis::Exact => teller.say(
            line!["The game is over at ", &label, ": it is worth ", &value, "."],
            line![&label, " 已是终局，值为 ", &value, "。"],
        ),
        Basis::Estimate => teller.say(
            line![
                "The depth limit ends the search at ",
                &label,
                ": the evaluation says ",
                name(format!("≈\u{a0}{}", figure(score))),
                "."
            ],
            line!["到了深度上限，", &label, " 不再往下搜：估值 ", name(format!("≈\u{a0}{}", figure(score))), "。"],
        ),
    }
}

pub fn improve(teller: &Teller, node: NodeId, choice: u16, score: f64) -> Line {
    let mover = teller.player(node);
    let label = teller.node(node);
    let before =
        teller.before.number(node).filter(|_| teller.before.best(node).is_some()).map_or(mover.worst(), |number| number.value);
    let pair = format!("({}, {})\u{a0}=\u{a0}", figure(before), figure(score));
    let child = teller.before.trace().child(node, choice).map(|child| teller.node(child));
    let child = child.unwrap_or_else(|| name(""));
    match mover {
        Player::Max => teller.say(
            line![
                "Max now has ",
                of(mover, score),
                " in hand at ",
                &label,
                ", by ",
                &child,
                ": max",
                &*pair,
                of(mover, score),
                "."
            ],
            line!["Max 在 ", &label, " 走 ", &child, "，手里有了 ", of(mover, score), "：max", &*pair, of(mover, score), "。"],
        ),
        Player::Min => teller.say(
            line!["Min can hold ", &label, " to ", of(mover, score), ", by ", &child, ": min", &*pair, of(mover, score), "."],
            line!["Min 走 ", &child, "，能把 ", &label, " 压到 ", of(mover, score), "：min", &*pair, of(mover, score), "。"],
        ),
    }
}

pub fn returned(teller: &Teller, moment: &Moment, node: NodeId) -> Line {
    let Some(number) = moment.number(node) else { return Line::default() };
    let value = name(typed(number));
    let label = teller.node(node);
    let head = match (number.relation, moment.is_leaf(node)) {
        // A leaf's value was said at the step before.
        (_, true) => None,
        (Relation::AtLeast, _) => Some(teller.say(
            line![&label, " returns ", &value, ": a lower bound, not its value."],
            line![&label, " 返回 ", &value, "：这是下界，不是它的值。"],
        )),
        (Relation::AtMost, _) => Some(teller.say(
            line![&label, " returns ", &value, ": an upper bound, not its value."],
            line![&label, " 返回 ", &value, "：这是上界，不是它的值。"],
        )),
        (Relation::Exact | Relation::Open, _) if number.basis == Basis::Estimate => {
            Some(teller.say(line![&label, " is ", &value, ", by estimates."], line![&label, " 的值 ", &value, "，由估值得来。"]))
        }
        (Relation::Exact | Relation::Open, _) => {
            Some(teller.say(line![&label, " is exactly ", &value, "."], line![&label, " 恰为 ", &value, "。"]))
        }
    };
    let gap = teller.say(line![" "], Line::default()).text();
    let tail = match moment.trace().parent(node) {
        Some(parent) => compared(teller, parent, number.value),
        // Estimates end the search without deciding anything.
        None if number.basis == Basis::Estimate => teller.say(line!["That ends the search."], line!["搜索到此结束。"]),
        None => teller.say(line!["The whole tree is decided."], line!["整棵树已有定论。"]),
    };
    match head {
        Some(head) => head.then(&gap, tail),
        None => tail,
    }
}

/// What a returned value means to the player above.
fn compared(teller: &Teller, parent: NodeId, score: f64) -> Line {
    let (mover, label, value) = (teller.player(parent), teller.node(parent), name(figure(score)));
    let Some(held) = teller.before.best(parent).and_then(|_| teller.before.number(parent)).map(|number| number.value) else {
        return teller.say(line![&value, " is the first value at ", &label, "."], line![&value, " 是 ", &label, " 的第一个值。"]);
    };
    if mover.prefers(score, held) {
        teller.say(
            line![&value, " is better for ", player(mover), " than ", of(mover, held), "."],
            line!["对 ", player(mover), " 来说，", &value, " 好过 ", of(mover, held), "。"],
        )
    } else if score == held {
        teller.say(
            line![&value, " is no better for ", player(mover), " than ", of(mover, held), ": the first stays."],
            line![&value, " 对 ", player(mover), " 并不更好：保留先得到的 ", of(mover, held), "。"],
        )
    } else {
        teller.say(
            line![
                &value,
                " is worse for ",
                player(mover),
                " than ",
                of(mover, held),
                ": ",
                &label,
                " stays ",
                of(mover, held),
                "."
            ],
            line![&value, " 对 ", player(mover), " 不如 ", of(mover, held), "：", &label, " 仍为 ", of(mover, held), "。"],
        )
    }
}

pub fn choose(teller: &Teller, choice: u16) -> Line {
    let trace = teller.before.trace();
    let mover = player(teller.player(NodeId::ROOT));
    let Some(child) = trace.child(NodeId::ROOT, choice) else { return Line::default() };
    let label = teller.node(child);
    let visits = teller.before.visits(child);
    if visits.n > 0 {
        let total = teller.before.visits(NodeId::ROOT).n;
        let is_tied = trace.children(NodeId::ROOT).any(|other| other != child && teller.before.visits(other).n == visits.n);
        let (tie_en, tie_zh) = if is_tied { (", the first of equal ones", "；并列时取排在前面的") } else { ("", "") };
        return teller.say(
            line![
                &mover,
                " takes ",
                &label,
                ": it has the most visits, ",
                name(visits.n.to_string()),
                format!(" of {total}"),
                tie_en,
                "."
            ],
            line![
                &mover,
                " 走 ",
                &label,
                "：访问最多，",
                format!("{total} 次中有 "),
                name(visits.n.to_string()),
                " 次",
                tie_zh,
                "。"
            ],
        );
    }
    let value = teller.before.number(NodeId::ROOT).map_or_else(String::new, typed);
    teller.say(
        line![&mover, " takes ", &label, ", worth ", name(&*value), " if both play their best."],
        line![&mover, " 走 ", &label, "：双方都走最优时，值为 ", name(&*value), "。"],
    )
}
