//! The catalogue entry of explicit trees, with trees from the literature and the lecture notes.

use crate::game::catalogue::{Entry, Named};
use crate::lang::words::game;

/// The entry.
pub const ENTRY: Entry = Entry {
    title: game::TREE_TITLE,
    hint: game::TREE_HINT,
    goal: game::TREE_GOAL,
    features: &[game::TREE_ESTIMATE],
    named: &[
        Named::new(game::TREE_TWO_PLIES_TWO_CUTS, "[[5,6],[2,1],[3,2]]"),
        Named::new(
            game::TREE_LECTURE_NOTES,
            r#"{"name":"Y","max":[{"name":"A","min":[5,6]},{"name":"B","min":[2,1]},{"name":"C","min":[3,2]}]}"#,
        ),
        Named::new(game::TREE_AIMA_FIGURE_5_2, "[[3,12,8],[2,4,6],[14,5,2]]"),
        Named::new(game::TREE_OI_WIKI_MINIMAX, "[[7,3],[15],[1,12,20,22]]"),
        Named::new(
            game::TREE_OI_WIKI_ALPHA_BETA,
            "[[[[3,17],[2,12]],[[15],[25,0]]],[[[2,5],[3]],[[2,14]]]]",
        ),
        Named::new(
            game::TREE_DEEP_CUT,
            "[[[[3,5],[2,7]],[[10,4]]],[[[2,7]],[[8,2],[4,6]]]]",
        ),
        Named::new(
            game::TREE_BOUND,
            "[[[[8,20],[18,16]],[[24,20],[10,12,4]]],[[[8,21],[11,5,10]],[[32,27],[10,9,4,3]]]]",
        ),
        Named::new(
            game::TREE_ESTIMATES,
            r#"{"max":[{"min":[5,6],"estimate":3},{"min":[2,1],"estimate":4},{"min":[3,2],"estimate":2}],"estimate":3}"#,
        ),
        Named::new(
            game::TREE_PLAYOUTS,
            r#"{"max":[{"name":"a","min":[{"name":"a1","max":[0,1],"rollouts":[0]},{"name":"a2","max":[0,0],"rollouts":[0]}],"rollouts":[1]},{"name":"b","min":[{"name":"b1","max":[1,1],"rollouts":[1]},{"name":"b2","max":[1,0],"rollouts":[1]}],"rollouts":[0]},{"name":"c","min":[{"name":"c1","max":[0,1],"rollouts":[1]},{"name":"c2","max":[0,0],"rollouts":[0]}],"rollouts":[1]}]}"#,
        ),
        Named::new(
            game::TREE_AIMA_FIGURE_5_12,
            r#"{"max":[{"name":"a1","chance":[{"min":[2,2]},{"min":[3,3]}],"p":[0.9,0.1]},{"name":"a2","chance":[{"min":[1,1]},{"min":[4,4]}],"p":[0.9,0.1]}]}"#,
        ),
        Named::new(
            game::TREE_DIE,
            r#"{"max":[{"name":"safe","chance":[0.5,0.6],"p":["1/2","1/2"]},{"name":"risky","chance":[1,0,0.2],"p":["1/3","1/3","1/3"]}]}"#,
        ),
    ],
};
