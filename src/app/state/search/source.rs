//! The Rust source of each algorithm for the code pane: the code of this program itself.

use crate::search::AlgorithmId;

/// The line after which the shown part of a source begins.
const MARKER: &str = "// The algorithm. The code pane of the page shows the file from here on.";

/// Returns the source of an algorithm, without the beginning of its file.
pub fn of(id: AlgorithmId) -> &'static str {
    let file = match id {
        AlgorithmId::WinLose => include_str!("../../../engine/search/win_lose.rs"),
        AlgorithmId::Expectimax => include_str!("../../../engine/search/expectimax.rs"),
        AlgorithmId::Minimax => include_str!("../../../engine/search/minimax.rs"),
        AlgorithmId::AlphaBeta => include_str!("../../../engine/search/alpha_beta.rs"),
        AlgorithmId::Mcts => include_str!("../../../engine/search/mcts.rs"),
    };
    let shown = file.split_once(MARKER).map_or(file, |(_, shown)| shown);
    shown.trim_start()
}
