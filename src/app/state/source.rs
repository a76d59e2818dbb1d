//! The source of each algorithm as the code pane shows it: the function itself, as it stands in this program.

use crate::search::AlgorithmId;

/// What is shown of a source begins behind this line.
const MARKER: &str = "// The algorithm. What the code pane of the page shows begins here.";

/// The function of an algorithm, without what stands before it in its file.
pub fn of(id: AlgorithmId) -> &'static str {
    let file = match id {
        AlgorithmId::WinLose => include_str!("../../engine/search/win_lose.rs"),
        AlgorithmId::Expectimax => include_str!("../../engine/search/expectimax.rs"),
        AlgorithmId::Minimax => include_str!("../../engine/search/minimax.rs"),
        AlgorithmId::AlphaBeta => include_str!("../../engine/search/alpha_beta.rs"),
        AlgorithmId::Mcts => include_str!("../../engine/search/mcts.rs"),
    };
    let shown = file.split_once(MARKER).map_or(file, |(_, shown)| shown);
    shown.trim_start()
}
