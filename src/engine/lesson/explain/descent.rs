//! Sentences of the way down.

use super::{Line, Teller, moves};
use crate::lesson::line::{figure, name, plain, player};
use crate::search::{Algorithm, Order, Turn};
use crate::trace::NodeId;

/// What is known of all values before the search.
pub fn bounds(teller: &Teller, low: f64, high: f64) -> Line {
    if teller.is_win_lose() {
        return teller.tell(
            "Every game here is won by somebody: +1 stands for Max, −1 for Min, and nothing lies between.",
            "这里每一局必有胜者：+1 表示 Max 胜，−1 表示 Min 胜，没有别的结果。",
            &[],
        );
    }
    teller.tell(
        "Every value lies from {0} to {1}: that much is known before the search.",
        "搜索之前就知道：每个值都在 {0} 到 {1} 之间。",
        &[&name(figure(low)), &name(figure(high))],
    )
}

/// A depth of iterative deepening.
pub fn deepen(teller: &Teller, depth: u32) -> Line {
    let depth = name(depth.to_string());
    if teller
        .before
        .trace()
        .landmarks()
        .depths
        .first()
        .is_some_and(|first| *first > teller.before.step())
    {
        return teller.tell(
            "First a search to depth {0}.",
            "先搜到深度 {0}。",
            &[&depth],
        );
    }
    teller.tell(
        "Now to depth {0}, from the root again. What the shallower search said of the nodes no longer counts.",
        "现在从根节点重新搜到深度 {0}。浅层搜索得到的值不再算数。",
        &[&depth],
    )
}

/// What move ordering sees of a child.
pub fn rank(teller: &Teller, node: NodeId, choice: u16, score: f64) -> Line {
    let mut path = teller.before.trace().path(node);
    path.push(choice);
    let child = name(teller.labels.told(&path, teller.lang).unwrap_or_default());
    let parts = [&child, &name(figure(score)), &player(teller.player(node))];
    let order = match teller.algorithm {
        Algorithm::AlphaBeta(options) => options.order,
        _ => Order::Given,
    };
    match order {
        Order::Killer if score > 0.0 => teller.tell(
            "{0} has cut at this ply before: it goes first.",
            "{0} 在这一层剪过枝：先试它。",
            &parts,
        ),
        Order::Killer => teller.tell(
            "{0} has not cut at this ply lately.",
            "{0} 近来没在这一层剪过枝。",
            &parts,
        ),
        Order::Shuffle => teller.tell(
            "{0} draws {1}: the highest draw goes first.",
            "{0} 抽到 {1}：数大的先走。",
            &parts,
        ),
        Order::Worst => teller.tell(
            "At first sight {0} is worth {1}. {2}’s worst goes first.",
            "乍看 {0} 值 {1}。{2} 的下策先试。",
            &parts,
        ),
        Order::Best | Order::Given => teller.tell(
            "At first sight {0} is worth {1}. {2}’s best goes first.",
            "乍看 {0} 值 {1}。{2} 的上策先试。",
            &parts,
        ),
    }
}

pub fn start(teller: &Teller) -> Line {
    if teller.before.trace().is_outlined() {
        teller.tell(
            "Nothing has been searched yet. The grey tree is there, but the search has not seen it.",
            "搜索还没有开始。灰色的树早已摆在那里，只是搜索还没有看到。",
            &[],
        )
    } else {
        teller.tell(
            "Nothing has been searched yet. The tree grows as the search reaches it.",
            "搜索还没有开始。搜索走到哪里，树就长到哪里。",
            &[],
        )
    }
}

pub fn open(teller: &Teller, node: NodeId, turn: Turn, choices: u16) -> Line {
    let name = teller.node(node);
    match turn {
        Turn::Player(mover) => teller.tell(
            "{0} is to move at {1}, with {2} to try.",
            "{1} 处轮到 {0} 走，有 {2}。",
            &[&player(mover), &name, &moves(choices, teller.lang)],
        ),
        Turn::Chance => teller.tell(
            "At {0} chance decides: {1}\u{a0}outcomes, each by its probability.",
            "{0} 处由机会决定：{1}\u{a0}种结果，各有其概率。",
            &[&name, &plain(choices.to_string())],
        ),
    }
}

pub fn descend(teller: &Teller, parent: NodeId, child: NodeId) -> Line {
    let (mover, name) = (player(teller.player(parent)), teller.node(child));
    let is_first = !teller
        .before
        .trace()
        .children(parent)
        .any(|child| teller.before.is_reached(child));
    if is_first {
        teller.tell("{0} tries {1} first.", "{0} 先试 {1}。", &[&mover, &name])
    } else {
        teller.tell("{0} tries {1} next.", "{0} 再试 {1}。", &[&mover, &name])
    }
}
