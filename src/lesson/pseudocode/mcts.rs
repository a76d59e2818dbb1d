//! Monte-Carlo tree search in its four phases.

use super::{CodeLine, Role, code};

pub const LINES: [CodeLine; 10] = [
    code(0, Role::Root, "tree ← {root}", "树 ← {根}"),
    code(0, Role::Iterate, "repeat:  n ← root", "重复：n ← 根"),
    code(1, Role::Select, "n full: n ← best UCB child", "n 已满：n ← UCB 最大的子节点"),
    code(1, Role::Draw, "n is chance: draw a child", "n 是机会节点：抽一个子节点"),
    code(1, Role::Expand, "else add its next child", "否则加入下一个子节点"),
    code(1, Role::New, "n ← that child", "n ← 该子节点"),
    code(1, Role::Playout, "r ← random playout from n", "r ← 从 n 随机模拟"),
    code(1, Role::Terminal, "n is over: r ← its score", "n 已终局：r ← 得分"),
    code(1, Role::Credit, "up the path: n += 1, w += r", "沿路向上：n += 1，w += r"),
    code(0, Role::Take, "take the most visited child", "走访问最多的子节点"),
];
