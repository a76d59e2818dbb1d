//! What explicit trees tell of themselves, with the trees of the literature and of the lecture notes.

use crate::game::catalogue::{Entry, Named};

/// The entry.
pub const ENTRY: Entry = Entry {
    title: ["Tree", "树"],
    hint: ["lists of numbers: [[5,6],[2,1]]", "数的列表：[[5,6],[2,1]]"],
    rules: [
        "Somebody wrote every position down: at a list Max and Min choose by turns, a number is what Max is paid at the end.\nAn object says more: who moves, chances, names, estimates.",
        "每个局面都写在树上：列表处由 Max、Min 轮流选择，数字是终局时 Max 的得分。\n用对象可写得更多：谁走、概率、名字、估值。",
    ],
    features: &[["estimate", "估值"]],
    named: &[
        Named::new(
            "Two plies, two cuts",
            "两步棋，两次剪枝",
            "[[5,6],[2,1],[3,2]]",
        ),
        Named::new(
            "Lecture notes: Y with A, B, C",
            "讲义：两步棋 Y、A、B、C",
            r#"{"name":"Y","max":[{"name":"A","min":[5,6]},{"name":"B","min":[2,1]},{"name":"C","min":[3,2]}]}"#,
        ),
        Named::new(
            "AIMA, figure 5.2",
            "AIMA 图 5.2",
            "[[3,12,8],[2,4,6],[14,5,2]]",
        ),
        Named::new(
            "OI-wiki, minimax",
            "OI-wiki，极小化极大",
            "[[7,3],[15],[1,12,20,22]]",
        ),
        Named::new(
            "OI-wiki, alpha-beta",
            "OI-wiki，α-β 剪枝",
            "[[[[3,17],[2,12]],[[15],[25,0]]],[[[2,5],[3]],[[2,14]]]]",
        ),
        Named::new(
            "A deep cut",
            "深层剪枝",
            "[[[[3,5],[2,7]],[[10,4]]],[[[2,7]],[[8,2],[4,6]]]]",
        ),
        Named::new(
            "The bound that is not the value",
            "下界不等于值",
            "[[[[8,20],[18,16]],[[24,20],[10,12,4]]],[[[8,21],[11,5,10]],[[32,27],[10,9,4,3]]]]",
        ),
        Named::new(
            "Estimates for a depth limit",
            "深度上限用的估值",
            r#"{"max":[{"min":[5,6],"estimate":3},{"min":[2,1],"estimate":4},{"min":[3,2],"estimate":2}],"estimate":3}"#,
        ),
        Named::new(
            "Playouts written down (MCTS)",
            "写定的模拟结果（MCTS）",
            r#"{"max":[{"name":"a","min":[{"name":"a1","max":[0,1],"rollouts":[0]},{"name":"a2","max":[0,0],"rollouts":[0]}],"rollouts":[1]},{"name":"b","min":[{"name":"b1","max":[1,1],"rollouts":[1]},{"name":"b2","max":[1,0],"rollouts":[1]}],"rollouts":[0]},{"name":"c","min":[{"name":"c1","max":[0,1],"rollouts":[1]},{"name":"c2","max":[0,0],"rollouts":[0]}],"rollouts":[1]}]}"#,
        ),
        Named::new(
            "A die between the moves (MCTS)",
            "走法之间掷骰子（MCTS）",
            r#"{"max":[{"name":"safe","chance":[0.5,0.6],"p":["1/2","1/2"]},{"name":"risky","chance":[1,0,0.2],"p":["1/3","1/3","1/3"]}]}"#,
        ),
    ],
};
