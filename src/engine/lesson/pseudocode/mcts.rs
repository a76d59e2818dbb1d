//! Monte-Carlo tree search in its four phases, with the options that were chosen.

use super::{Act, CodeLine, code};
use crate::search::{Expand, ExpandOrder, FinalRule, Mcts, Policy, Reward, Selection};

pub fn lines(options: &Mcts, chance: bool) -> Vec<CodeLine> {
    let line = |indent, act, (english, chinese): (&'static str, &'static str)| {
        code(indent, act, None, english, chinese)
    };
    let select = match options.selection {
        Selection::Ucb => ("n full: n ← best UCB child", "n 已满：n ← UCB 最大的子节点"),
        Selection::Uniform => ("n full: n ← any child", "n 已满：n ← 任一子节点"),
    };
    let expand = match (options.expand, options.expand_order) {
        (Expand::One, ExpandOrder::Given) => ("else add its next child", "否则加入下一个子节点"),
        (Expand::One, ExpandOrder::Random) => {
            ("else add any missing child", "否则随机加入一个缺的子节点")
        }
        (Expand::All, _) => ("else add all its children", "否则加入全部子节点"),
    };
    let new = match options.expand {
        Expand::One => ("n ← that child", "n ← 该子节点"),
        Expand::All => ("n ← an unvisited child", "n ← 未访问的子节点"),
    };
    let playout = match (options.policy, options.playouts) {
        (_, 2..) => ("r ← sum of k playouts from n", "r ← 从 n 模拟 k 次之和"),
        (Policy::Random, _) => ("r ← random playout from n", "r ← 从 n 随机模拟"),
        (Policy::Careful, _) => ("r ← careful playout from n", "r ← 从 n 作不自杀的模拟"),
        (Policy::Exact { .. }, _) => (
            "r ← playout, exact near the end",
            "r ← 模拟，临近终局改为精确搜索",
        ),
    };
    // r is Max's; w belongs to the side that moved into the node.
    let credit = match (options.playouts, options.reward) {
        (1, Reward::Unit) => (
            "up: visits += 1, w += r | 1 − r",
            "沿路：访问 += 1，w += r | 1 − r",
        ),
        (1, Reward::Signed) => (
            "up: visits += 1, w += r | −r",
            "沿路：访问 += 1，w += r | −r",
        ),
        (_, Reward::Unit) => (
            "up: visits += k, w += r | k − r",
            "沿路：访问 += k，w += r | k − r",
        ),
        (_, Reward::Signed) => (
            "up: visits += k, w += r | −r",
            "沿路：访问 += k，w += r | −r",
        ),
    };
    let take = match options.last {
        FinalRule::Visits => ("take the most visited child", "走访问最多的子节点"),
        FinalRule::Mean => ("take the child with the best w/n", "走 w/n 最大的子节点"),
        FinalRule::Ucb => ("take the best UCB child", "走 UCB 最大的子节点"),
    };
    let mut lines = vec![
        line(0, Act::Root, ("tree ← {root}", "树 ← {根}")),
        line(0, Act::Iterate, ("repeat:  n ← root", "重复：n ← 根")),
        line(1, Act::Select, select),
    ];
    if chance {
        lines.push(line(
            1,
            Act::Draw,
            ("n is chance: draw a child", "n 是机会节点：抽一个子节点"),
        ));
    }
    lines.extend([
        line(1, Act::Expand, expand),
        line(1, Act::New, new),
        line(1, Act::Playout, playout),
        line(
            1,
            Act::Terminal,
            ("n is over: r ← its score", "n 已终局：r ← 得分"),
        ),
        line(1, Act::Credit, credit),
        line(0, Act::Take, take),
    ]);
    lines
}
