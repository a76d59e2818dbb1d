//! Monte-Carlo tree search in its four phases.

use super::{CodeLine, Role, code};

pub const LINES: [CodeLine; 10] = [
    code(0, Role::Root, "tree ← {root}", "树 ← {根}"),
    code(0, Role::Iterate, "repeat:  n ← root", "重复：n ← 根"),
    code(1, Role::Select, "n full: go to max w/n + c√(ln N/n)", "n 已扩展完：走 w/n + c√(ln N/n) 最大者"),
    code(1, Role::Draw, "n is chance: draw a child", "n 是机会节点：抽一个子节点"),
    code(1, Role::Expand, "else add the first missing child", "否则加入下一个未扩展的子节点"),
    code(1, Role::New, "n ← that child", "n ← 该子节点"),
    code(1, Role::Playout, "r ← random playout from n", "r ← 从 n 随机模拟的结果"),
    code(1, Role::Terminal, "n is over: r ← its score", "n 已终局：r ← 得分"),
    code(1, Role::Credit, "each m up to root: n += 1, w += r", "从 n 到根的每个 m：n += 1，w += r"),
    code(0, Role::Take, "take the most visited child", "走访问最多的子节点"),
];
