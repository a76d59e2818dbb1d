//! The parameters of a drawing besides the recording: the viewer's choices, and the algorithm's
//! reading of its values.

use crate::lang::Lang;
use crate::search::{Algorithm, CutRule, Mcts, Utility};
use crate::trace::NodeId;

/// The smallest size of text, in pixels, that can be read at arm's length.
const LEAST: f64 = 11.0;

/// The viewer's choices, and the algorithm's reading of its values.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Options {
    /// Whether nodes that the search has not visited are hidden.
    pub fog: bool,
    /// Whether the tree is to be filled in: before the search nodes look visited but have no value;
    /// later open nodes have no number, and no window is drawn.
    pub blank: bool,
    /// The node selected by the viewer.
    pub selected: Option<NodeId>,
    /// The smallest size of text in pixels.
    pub least: f64,
    /// The language of words in the drawing.
    pub lang: Lang,
    /// The options of Monte-Carlo tree search, if that is the algorithm.
    pub mcts: Option<Mcts>,
    /// The condition under which a window is empty.
    pub cut: CutRule,
    /// Whether values are winners.
    pub win_lose: bool,
    /// Whether a payoff and its utility are two numbers.
    pub utility: bool,
    /// The value of a pawn, in which estimates of chess are told.
    pub pawn: Option<f64>,
}

impl Options {
    /// Returns the options for an algorithm, with everything shown and nothing selected.
    pub fn new(algorithm: &Algorithm, lang: Lang) -> Options {
        let plain = Options {
            fog: false,
            blank: false,
            selected: None,
            least: LEAST,
            lang,
            mcts: None,
            cut: CutRule::Ge,
            win_lose: false,
            utility: false,
            pawn: None,
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
