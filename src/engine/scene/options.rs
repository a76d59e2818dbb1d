//! What a drawing needs to know beside the recording: how the search reads its numbers, and what a viewer has chosen.

use crate::lang::Lang;
use crate::search::{Algorithm, CutRule, Mcts, Utility};
use crate::trace::NodeId;

/// What a viewer may choose, and what the algorithm says of its numbers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Options {
    /// Hide what the search has not reached.
    pub fog: bool,
    /// The node that is inspected, if it is not the search's own.
    pub selected: Option<NodeId>,
    /// The language of words in the drawing.
    pub lang: Lang,
    /// The options of Monte-Carlo tree search, if it is shown.
    pub mcts: Option<Mcts>,
    /// When a window is empty.
    pub cut: CutRule,
    /// Whether values say who wins.
    pub win_lose: bool,
    /// Whether a payoff and its utility are two numbers.
    pub utility: bool,
}

impl Options {
    /// Those of an algorithm, with everything shown and nothing picked.
    pub fn new(algorithm: &Algorithm, lang: Lang) -> Options {
        let plain = Options {
            fog: false,
            selected: None,
            lang,
            mcts: None,
            cut: CutRule::Ge,
            win_lose: false,
            utility: false,
        };
        match algorithm {
            Algorithm::Minimax(_) => plain,
            Algorithm::AlphaBeta(options) => Options {
                cut: options.cut,
                ..plain
            },
            Algorithm::WinLose(_) => Options {
                win_lose: true,
                ..plain
            },
            Algorithm::Expectimax(options) => Options {
                utility: options.utility != Utility::Linear,
                ..plain
            },
            Algorithm::Mcts(options) => Options {
                mcts: Some(*options),
                ..plain
            },
        }
    }
}
