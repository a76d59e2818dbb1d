//! Sentences of Monte-Carlo tree search.

use super::{Line, Teller};
use crate::lesson::line::{figure, name, plain, player};
use crate::lesson::ucb;
use crate::search::{Stage, Turn, Ucb};
use crate::trace::{Kind, NodeId};

pub fn begin(teller: &Teller, stage: Stage) -> Line {
    let Stage::Iteration(number) = stage;
    teller.tell("Iteration {0} starts at the root.", "第 {0} 次迭代从根节点开始。", &[&name(number.to_string())])
}

pub fn expand(teller: &Teller, node: NodeId, choice: u16) -> Line {
    let trace = teller.before.trace();
    let label = teller.node(node);
    let mut path = trace.path(node);
    path.push(choice);
    let child = name(teller.labels.of_node(&path).or_else(|| teller.labels.of_move(&path)).unwrap_or_default());
    if trace.kind(node) == Kind::Inner(Turn::Chance) {
        return teller.tell(
            "The outcome drawn at {0} is new: {1} joins the tree.",
            "{0} 处抽到新的结果：{1} 加入树中。",
            &[&label, &child],
        );
    }
    let tried = trace.children(node).filter(|child| teller.before.is_reached(*child)).count();
    let left = usize::from(trace.choices(node)) - tried;
    let english =
        if left == 1 { "{0} has 1 untried move: {1} joins the tree." } else { "{0} has {2} untried moves: {1} joins the tree." };
    teller.tell(english, "{0} 还有 {2} 种走法没试过：{1} 加入树中。", &[&label, &child, &plain(left.to_string())])
}

pub fn enter(teller: &Teller, child: NodeId) -> Line {
    teller.tell("Down to the new node {0}.", "走到新节点 {0}。", &[&teller.node(child)])
}

pub fn select(teller: &Teller, node: NodeId, choice: u16, probability: f64) -> Line {
    let trace = teller.before.trace();
    let Some(child) = trace.child(node, choice) else { return Line::default() };
    let label = teller.node(child);
    if trace.kind(node) == Kind::Inner(Turn::Chance) {
        return teller.tell(
            "The draw gives {0}, which has probability {1}.",
            "抽到 {0}，概率为 {1}。",
            &[&label, &name(figure(probability))],
        );
    }
    let selection = ucb::selection(&teller.before, node, teller.c);
    let Some((Ucb { exploit, explore }, rival)) = selection.best().and_then(|best| best.ucb).zip(selection.runner_up()) else {
        return teller.tell("{0} is the only child: down to it.", "只有一个子节点：走到 {0}。", &[&label]);
    };
    let rival_bound = rival.ucb.map_or(f64::NEG_INFINITY, Ucb::total);
    let rival = teller.node(rival.child);
    let (total, rival_total) = (figure(exploit + explore), figure(rival_bound));
    let less = figure(exploit + explore - rival_bound);
    let is_close = rival_total == total;
    let (exploit, explore, total) = (plain(figure(exploit)), plain(figure(explore)), name(total));
    let parts = [&label, &exploit, &explore, &total, &rival, &plain(rival_total), &plain(&*less)];
    if less == "0" {
        teller.tell(
            "{0} and {4} have the highest bound, {1}\u{a0}+\u{a0}{2}\u{a0}=\u{a0}{3}: the first of equal ones is taken.",
            "{0} 与 {4} 的置信上界同为最高：{1}\u{a0}+\u{a0}{2}\u{a0}=\u{a0}{3}；取排在前面的。",
            &parts,
        )
    } else if is_close {
        teller.tell(
            "{0} has the highest bound, {1}\u{a0}+\u{a0}{2}\u{a0}=\u{a0}{3}; the next, {4}, is lower by only {6}.",
            "{0} 的置信上界最高：{1}\u{a0}+\u{a0}{2}\u{a0}=\u{a0}{3}；其次是 {4}，只低 {6}。",
            &parts,
        )
    } else {
        teller.tell(
            "{0} has the highest bound, {1}\u{a0}+\u{a0}{2}\u{a0}=\u{a0}{3}; the next is {4} with {5}.",
            "{0} 的置信上界最高：{1}\u{a0}+\u{a0}{2}\u{a0}=\u{a0}{3}；其次是 {4}，为 {5}。",
            &parts,
        )
    }
}

pub fn simulate(teller: &Teller, node: NodeId, score: f64, plies: u32) -> Line {
    let parts = [&teller.node(node), &name(figure(score)), &plain(plies.to_string())];
    let english = match plies {
        0 => {
            return teller.tell("The playout written at {0} ends with {1}.", "{0} 处的模拟结果早已写定：{1}。", &parts);
        }
        1 => "A game played at random from {0} ends after 1 move with {1}.",
        _ => "A game played at random from {0} ends after {2} moves with {1}.",
    };
    teller.tell(english, "从 {0} 随机走 {2} 步到终局，得 {1}。", &parts)
}

pub fn credit(teller: &Teller, node: NodeId, reward: f64, visits: u32) -> Line {
    let before = teller.before.visits(node);
    let sum = |before: String, more: String, after: String| plain(format!("{before}\u{a0}+\u{a0}{more}\u{a0}=\u{a0}{after}"));
    let n = sum(before.n.to_string(), visits.to_string(), (before.n + visits).to_string());
    let w = sum(figure(before.w), figure(reward), figure(before.w + reward));
    let label = teller.node(node);
    match teller.before.trace().parent(node) {
        Some(parent) if matches!(teller.before.trace().kind(parent), Kind::Inner(Turn::Player(_))) => teller.tell(
            "{0}: *n*\u{a0}=\u{a0}{1}, *w*\u{a0}=\u{a0}{2}. Its reward counts for {3}, who moved here.",
            "{0}：*n*\u{a0}=\u{a0}{1}，*w*\u{a0}=\u{a0}{2}。奖励算给走到这里的 {3}。",
            &[&label, &n, &w, &player(teller.player(parent))],
        ),
        _ => teller.tell(
            "{0}: *n*\u{a0}=\u{a0}{1}, *w*\u{a0}=\u{a0}{2}.",
            "{0}：*n*\u{a0}=\u{a0}{1}，*w*\u{a0}=\u{a0}{2}。",
            &[&label, &n, &w],
        ),
    }
}
