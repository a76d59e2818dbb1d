//! Sentences of Monte-Carlo tree search.

use super::{Line, Teller, line};
use crate::game::Player;
use crate::lang::Lang;
use crate::lesson::line::{figure, name, player, symbol};
use crate::lesson::ucb;
use crate::search::{Stage, Turn, Ucb};
use crate::trace::{Kind, NodeId};

pub fn begin(teller: &Teller, stage: Stage) -> Line {
    let Stage::Iteration(number) = stage;
    let number = name(number.to_string());
    teller.say(line!["Iteration ", &number, " starts at the root."], line!["第 ", &number, " 次迭代从根节点开始。"])
}

pub fn expand(teller: &Teller, node: NodeId, choice: u16) -> Line {
    let trace = teller.before.trace();
    let label = teller.node(node);
    let mut path = trace.path(node);
    path.push(choice);
    let child = name(teller.labels.of_node(&path).or_else(|| teller.labels.of_move(&path)).unwrap_or_default());
    if trace.kind(node) == Kind::Inner(Turn::Chance) {
        return teller.say(
            line!["The outcome drawn at ", &label, " is new: ", &child, " joins the tree."],
            line![&label, " 处抽到新的结果：", &child, " 加入树中。"],
        );
    }
    let tried = trace.children(node).filter(|child| teller.before.is_reached(*child)).count();
    let left = usize::from(trace.choices(node)) - tried;
    teller.say(
        line![&label, format!(" has {left} untried {}: ", if left == 1 { "move" } else { "moves" }), &child, " joins the tree."],
        line![&label, format!(" 还有 {left} 种走法没试过："), &child, " 加入树中。"],
    )
}

pub fn enter(teller: &Teller, child: NodeId) -> Line {
    let label = teller.node(child);
    teller.say(line!["Down to the new node ", &label, "."], line!["走到新节点 ", &label, "。"])
}

pub fn select(teller: &Teller, node: NodeId, choice: u16, probability: f64) -> Line {
    let trace = teller.before.trace();
    let Some(child) = trace.child(node, choice) else { return Line::default() };
    let label = teller.node(child);
    if trace.kind(node) == Kind::Inner(Turn::Chance) {
        let chance = name(figure(probability));
        return teller.say(
            line!["The draw gives ", &label, ", which has probability ", &chance, "."],
            line!["抽到 ", &label, "，概率为 ", &chance, "。"],
        );
    }
    let selection = ucb::selection(&teller.before, node, teller.c);
    let Some((Ucb { exploit, explore }, rival)) = selection.best().and_then(|best| best.ucb).zip(selection.runner_up()) else {
        return teller.say(line![&label, " is the only child: down to it."], line!["只有一个子节点：走到 ", &label, "。"]);
    };
    let sum = format!("{}\u{a0}+\u{a0}{}\u{a0}=\u{a0}", figure(exploit), figure(explore));
    let total = name(figure(exploit + explore));
    let rival_bound = rival.ucb.map_or(f64::NEG_INFINITY, Ucb::total);
    let rival = teller.node(rival.child);
    if rival_bound == exploit + explore {
        return teller.say(
            line![&label, " and ", &rival, " have the highest bound, ", &*sum, &total, ": the first of equal ones is taken."],
            line![&label, " 与 ", &rival, " 的置信上界同为最高：", &*sum, &total, "；取排在前面的。"],
        );
    }
    let rival_total = figure(rival_bound);
    if rival_total == figure(exploit + explore) {
        let less = figure(exploit + explore - rival_bound);
        return teller.say(
            line![&label, " has the highest bound, ", &*sum, &total, "; the next, ", &rival, ", is lower by only ", &*less, "."],
            line![&label, " 的置信上界最高：", &*sum, &total, "；其次是 ", &rival, "，只低 ", &*less, "。"],
        );
    }
    teller.say(
        line![&label, " has the highest bound, ", &*sum, &total, "; the next is ", &rival, " with ", &*rival_total, "."],
        line![&label, " 的置信上界最高：", &*sum, &total, "；其次是 ", &rival, "，为 ", &*rival_total, "。"],
    )
}

pub fn simulate(teller: &Teller, node: NodeId, score: f64, plies: u32) -> Line {
    let (label, score) = (teller.node(node), name(figure(score)));
    match plies {
        0 => teller.say(
            line!["The playout written at ", &label, " ends with ", &score, "."],
            line![&label, " 处的模拟结果早已写定：", &score, "。"],
        ),
        _ => teller.say(
            line![
                "A game played at random from ",
                &label,
                " ends after ",
                plies.to_string(),
                if plies == 1 { " move" } else { " moves" },
                " with ",
                &score,
                "."
            ],
            line!["从 ", &label, " 随机走 ", plies.to_string(), " 步到终局，得 ", &score, "。"],
        ),
    }
}

pub fn credit(teller: &Teller, node: NodeId, reward: f64, visits: u32) -> Line {
    let before = teller.before.visits(node);
    let label = teller.node(node);
    let n = format!("\u{a0}=\u{a0}{}\u{a0}+\u{a0}{}\u{a0}=\u{a0}{}", before.n, visits, before.n + visits);
    let w = format!("\u{a0}=\u{a0}{}\u{a0}+\u{a0}{}\u{a0}=\u{a0}{}", figure(before.w), figure(reward), figure(before.w + reward));
    let comma = match teller.lang {
        Lang::En => ", ",
        Lang::Zh => "，",
    };
    let numbers = line![symbol("n"), n, comma, symbol("w"), w];
    let counted = match teller.before.trace().parent(node) {
        Some(parent) if matches!(teller.before.trace().kind(parent), Kind::Inner(Turn::Player(_))) => {
            let mover: Player = teller.player(parent);
            teller.say(
                line![". Its reward counts for ", player(mover), ", who moved here."],
                line!["。奖励算给走到这里的 ", player(mover), "。"],
            )
        }
        _ => teller.say(line!["."], line!["。"]),
    };
    teller.say(line![&label, ": "], line![&label, "："]).then("", numbers).then("", counted)
}
