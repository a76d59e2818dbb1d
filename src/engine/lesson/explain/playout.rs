//! Sentences of Monte-Carlo tree search.

use super::{Line, Teller};
use crate::game::depict::Picture;
use crate::lesson::line::{figure, name, plain, player, term};
use crate::lesson::ucb;
use crate::search::{Algorithm, Event, FinalRule, Policy, Selection, Turn, Ucb};
use crate::trace::{Kind, NodeId, Visits};

pub fn begin(teller: &Teller, number: u32) -> Line {
    teller.tell(
        "Iteration {0} starts at the root.",
        "第 {0} 次迭代从根节点开始。",
        &[&name(number.to_string())],
    )
}

pub fn expand(teller: &Teller, node: NodeId, choice: u16, count: u16) -> Line {
    let trace = teller.before.trace();
    let label = teller.node(node);
    if count > 1 {
        return teller.tell(
            "All {1} children of {0} join the tree at once, without a visit yet.",
            "{0} 的 {1} 个子节点一起加入树中，都还没有访问过。",
            &[&label, &plain(count.to_string())],
        );
    }
    let mut path = trace.path(node);
    path.push(choice);
    let child = name(
        teller
            .labels
            .of_node(&path)
            .or_else(|| teller.labels.told(&path, teller.lang))
            .unwrap_or_default(),
    );
    if trace.kind(node) == Kind::Inner(Turn::Chance) {
        return teller.tell(
            "{0} has outcomes that are not in the tree: {1} joins it.",
            "{0} 还有结果不在树中：{1} 加入。",
            &[&label, &child],
        );
    }
    let tried = trace
        .children(node)
        .filter(|child| teller.before.is_reached(*child))
        .count();
    let left = usize::from(trace.choices(node)) - tried;
    let english = if left == 1 {
        "{0} has 1 untried move: {1} joins the tree."
    } else {
        "{0} has {2} untried moves: {1} joins the tree."
    };
    teller.tell(
        english,
        "{0} 还有 {2} 种走法没试过：{1} 加入树中。",
        &[&label, &child, &plain(left.to_string())],
    )
}

pub fn enter(teller: &Teller, child: NodeId) -> Line {
    teller.tell(
        "Down to the new node {0}.",
        "走到新节点 {0}。",
        &[&teller.node(child)],
    )
}

pub fn select(teller: &Teller, node: NodeId, choice: u16, probability: f64) -> Line {
    let trace = teller.before.trace();
    let Some(child) = trace.child(node, choice) else {
        return Line::default();
    };
    let label = teller.node(child);
    if trace.kind(node) == Kind::Inner(Turn::Chance) {
        return teller.tell(
            "The draw gives {0}, which has probability {1}.",
            "随机结果是 {0}，概率为 {1}。",
            &[&label, &name(figure(probability))],
        );
    }
    if teller.before.visits(child).n == 0 {
        return teller.tell(
            "{0} has no visit yet: it goes before any child that has.",
            "{0} 还没有访问过：先于访问过的子节点。",
            &[&label],
        );
    }
    if teller.mcts().selection == Selection::Uniform {
        let count = plain(trace.choices(node).to_string());
        return teller.tell(
            "{0} is drawn: each of the {1} children is equally likely.",
            "抽到 {0}：{1} 个子节点机会均等。",
            &[&label, &count],
        );
    }
    let selection = ucb::selection(&teller.before, node, &teller.mcts());
    let Some((Ucb { exploit, explore }, rival)) = selection
        .best()
        .and_then(|best| best.ucb)
        .zip(selection.runner_up())
    else {
        return teller.tell(
            "{0} is the only child: down to it.",
            "只有一个子节点：走到 {0}。",
            &[&label],
        );
    };
    let rival_bound = rival.ucb.map_or(f64::NEG_INFINITY, Ucb::total);
    let rival = teller.node(rival.child);
    let (total, rival_total) = (figure(exploit + explore), figure(rival_bound));
    let less = figure(exploit + explore - rival_bound);
    let is_close = rival_total == total;
    let (exploit, explore, total) = (plain(figure(exploit)), plain(figure(explore)), name(total));
    let parts = [
        &label,
        &exploit,
        &explore,
        &total,
        &rival,
        &plain(rival_total),
        &plain(&*less),
    ];
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

pub fn simulate(teller: &Teller, node: NodeId, score: f64, plies: u32, playout: u32) -> Line {
    let ordinal = plain((playout + 1).to_string());
    let parts = [
        &teller.node(node),
        &name(figure(score)),
        &plain(plies.to_string()),
        &ordinal,
    ];
    let (many, policy) = match teller.algorithm {
        Algorithm::Mcts(options) => (options.playouts > 1, options.policy),
        _ => (true, Policy::Random),
    };
    let number = if many {
        teller.tell("Playout {3}. ", "第 {3} 次模拟：", &parts)
    } else {
        Line::default()
    };
    let said = match (policy, plies) {
        (Policy::Exact { .. }, 0) => {
            let (english, chinese) = (
                "{0} is so near the end that an exact search settles it: {1}.",
                "{0} 离终局很近，胜负搜索直接得出 {1}。",
            );
            teller.tell(english, chinese, &parts)
        }
        (_, 0) => teller.tell(
            "The playout written at {0} ends with {1}.",
            "{0} 处的模拟结果早已写定：{1}。",
            &parts,
        ),
        (Policy::Careful, _) => teller.tell(
            "A game of careful random moves from {0} ends after {2} with {1}.",
            "从 {0} 作不自杀的随机走子，{2} 步后得 {1}。",
            &parts,
        ),
        (Policy::Exact { .. }, _) => teller.tell(
            "After {2} random moves from {0} the rest is settled exactly: {1}.",
            "从 {0} 随机走 {2} 步后，余下的由精确搜索定出：{1}。",
            &parts,
        ),
        (Policy::Random, 1) => {
            let (english, chinese) = (
                "A game played at random from {0} ends after 1 move with {1}.",
                "从 {0} 随机走 1 步到终局，得 {1}。",
            );
            teller.tell(english, chinese, &parts)
        }
        (Policy::Random, _) => teller.tell(
            "A game played at random from {0} ends after {2} moves with {1}.",
            "从 {0} 随机走 {2} 步到终局，得 {1}。",
            &parts,
        ),
    };
    number.then("", said)
}

/// How many playouts were told up to this moment without anything between them, and the score that came of them.
pub fn mean(teller: &Teller, node: NodeId, score: f64) -> Line {
    let trace = teller.before.trace();
    let is_playout = |step: &u32| matches!(trace.event(*step), Some(Event::Simulate { .. }));
    let count = (1..=teller.before.step())
        .rev()
        .take_while(is_playout)
        .count();
    // Games of two players score from −1 to 1, so that a mean is a win rate, a draw half a win; a tree's numbers may be anything.
    let is_scored = teller.labels.picture(&[]) != Picture::Bare
        && !matches!(trace.kind(NodeId::ROOT), Kind::Inner(Turn::Chance));
    let rate = plain(figure((500.0 * (score + 1.0)).round() / 10.0));
    let parts = [
        &teller.node(node),
        &name(format!("x̄\u{a0}{}", figure(score))),
        &plain(count.to_string()),
        &rate,
    ];
    if is_scored {
        return teller.tell(
            "The depth limit ends the search at {0}: the mean of {2} playouts is {1}, a win rate of {3}\u{a0}% for Max.",
            "到了深度上限：{0} 取 {2} 次模拟的平均 {1}，即 Max 的胜率 {3}%。",
            &parts,
        );
    }
    teller.tell(
        "The depth limit ends the search at {0}: the mean of {2} playouts is {1}, an estimate by chance.",
        "到了深度上限：{0} 取 {2} 次模拟的平均 {1}，这是随机估值。",
        &parts,
    )
}

pub fn credit(teller: &Teller, node: NodeId, reward: f64, visits: u32) -> Line {
    let before = teller.before.visits(node);
    let sum = |before: String, more: String, after: String| {
        plain(format!("{before}\u{a0}+\u{a0}{more}\u{a0}=\u{a0}{after}"))
    };
    let n = sum(
        before.n.to_string(),
        visits.to_string(),
        (before.n + visits).to_string(),
    );
    let w = sum(figure(before.w), term(reward), figure(before.w + reward));
    let label = teller.node(node);
    match teller.before.trace().parent(node) {
        Some(parent)
            if matches!(
                teller.before.trace().kind(parent),
                Kind::Inner(Turn::Player(_))
            ) =>
        {
            let owner = player(teller.player(parent));
            // Right after one playout its score is still in view.
            let score = match teller.before.event() {
                Some(Event::Simulate { score, .. } | Event::Evaluate { score, .. })
                    if visits == 1 && score != reward =>
                {
                    score
                }
                _ => {
                    return teller.tell(
                        "{0}: *n*\u{a0}=\u{a0}{1}, *w*\u{a0}=\u{a0}{2}. Its reward counts for {3}, who moved here.",
                        "{0}：*n*\u{a0}=\u{a0}{1}，*w*\u{a0}=\u{a0}{2}。奖励算给走到这里的 {3}。",
                        &[&label, &n, &w, &owner],
                    );
                }
            };
            teller.tell(
                "{0}: *n*\u{a0}=\u{a0}{1}, *w*\u{a0}=\u{a0}{2}. The score {4} is a reward of {5} for {3}, who moved here.",
                "{0}：*n*\u{a0}=\u{a0}{1}，*w*\u{a0}=\u{a0}{2}。得分 {4}，对走到这里的 {3} 是奖励 {5}。",
                &[&label, &n, &w, &owner, &plain(figure(score)), &plain(figure(reward))],
            )
        }
        _ => teller.tell(
            "{0}: *n*\u{a0}=\u{a0}{1}, *w*\u{a0}=\u{a0}{2}.",
            "{0}：*n*\u{a0}=\u{a0}{1}，*w*\u{a0}=\u{a0}{2}。",
            &[&label, &n, &w],
        ),
    }
}

/// The move taken in the end, by the rule that was chosen; says so where another rule would take another.
pub fn choose(teller: &Teller, child: NodeId, rule: FinalRule) -> Line {
    let selection = ucb::selection(&teller.before, NodeId::ROOT, &teller.mcts());
    let own = teller.before.visits(child);
    let total = plain(teller.before.visits(NodeId::ROOT).n.to_string());
    let bound = selection
        .candidates
        .iter()
        .find(|candidate| candidate.child == child)
        .and_then(|candidate| candidate.ucb);
    let (mean, bound) = (
        name(figure(own.w / f64::from(own.n.max(1)))),
        name(figure(bound.map_or(0.0, Ucb::total))),
    );
    let mover = player(teller.player(NodeId::ROOT));
    let parts = [
        &mover,
        &teller.node(child),
        &name(own.n.to_string()),
        &total,
        &mean,
        &bound,
    ];
    let said = match rule {
        FinalRule::Visits => teller.tell(
            "{0} takes {1}: it has the most visits, {2} of {3}.",
            "{0} 走 {1}：访问最多，{3} 次中有 {2} 次。",
            &parts,
        ),
        FinalRule::Mean => teller.tell(
            "{0} takes {1}: it has the best mean, {4}.",
            "{0} 走 {1}：平均奖励最高，为 {4}。",
            &parts,
        ),
        FinalRule::Ucb => teller.tell(
            "{0} takes {1}: it has the highest bound, {5}.",
            "{0} 走 {1}：置信上界最高，为 {5}。",
            &parts,
        ),
    };
    let equal = |visits: &Visits| match rule {
        FinalRule::Visits => visits.n == own.n,
        FinalRule::Mean => visits.w / f64::from(visits.n) == own.w / f64::from(own.n),
        FinalRule::Ucb => false,
    };
    let is_tied = selection
        .candidates
        .iter()
        .any(|candidate| candidate.child != child && equal(&candidate.visits));
    let said = match is_tied {
        true => said.then(
            "",
            teller.tell(
                " It is the first of equal ones.",
                "并列时取排在前面的。",
                &[],
            ),
        ),
        false => said,
    };
    let others: [(FinalRule, &str, &str); 3] = [
        (
            FinalRule::Visits,
            " By visits it would be {0}.",
            "按访问次数则走 {0}。",
        ),
        (
            FinalRule::Mean,
            " By the mean it would be {0}.",
            "按平均奖励则走 {0}。",
        ),
        (
            FinalRule::Ucb,
            " By the bound it would be {0}.",
            "按置信上界则走 {0}。",
        ),
    ];
    others.iter().filter(|(other, ..)| *other != rule).fold(
        said,
        |said, (other, english, chinese)| {
            let first = selection
                .first_by(*other)
                .map(|index| selection.candidates[index].child);
            match first.filter(|first| *first != child) {
                Some(first) => said.then("", teller.tell(english, chinese, &[&teller.node(first)])),
                None => said,
            }
        },
    )
}
