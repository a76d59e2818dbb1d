//! The algorithms as one type, and the questions that all of them answer.

use super::evaluate::Evaluation;
use super::event::Basis;
use super::expectimax;
use super::options::{AlphaBeta, Expectimax, Mcts, Minimax, WinLose};
use crate::game::{Player, Status};
use serde::{Deserialize, Serialize};

/// An algorithm with its options.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Algorithm {
    /// Win-lose search, with Grundy numbers if asked for.
    WinLose(WinLose),
    /// Minimax, to the end or to a depth limit.
    Minimax(Minimax),
    /// Alpha-beta pruning.
    AlphaBeta(AlphaBeta),
    /// Expectimax.
    Expectimax(Expectimax),
    /// Monte-Carlo tree search.
    Mcts(Mcts),
}

/// The name of an algorithm, without options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum AlgorithmId {
    WinLose,
    Minimax,
    AlphaBeta,
    Expectimax,
    Mcts,
}

impl AlgorithmId {
    /// All algorithms in the order of the page.
    pub const ALL: [AlgorithmId; 5] = [
        AlgorithmId::WinLose,
        AlgorithmId::Minimax,
        AlgorithmId::AlphaBeta,
        AlgorithmId::Expectimax,
        AlgorithmId::Mcts,
    ];
}

impl Algorithm {
    /// Returns which algorithm this is.
    pub fn id(&self) -> AlgorithmId {
        match self {
            Algorithm::WinLose(_) => AlgorithmId::WinLose,
            Algorithm::Minimax(_) => AlgorithmId::Minimax,
            Algorithm::AlphaBeta(_) => AlgorithmId::AlphaBeta,
            Algorithm::Expectimax(_) => AlgorithmId::Expectimax,
            Algorithm::Mcts(_) => AlgorithmId::Mcts,
        }
    }

    /// Returns the depth limit in plies; `None` without one.
    pub fn depth(&self) -> Option<u32> {
        match self {
            Algorithm::Minimax(options) => options.depth,
            Algorithm::AlphaBeta(options) => options.depth,
            Algorithm::Expectimax(options) => options.depth,
            Algorithm::WinLose(_) | Algorithm::Mcts(_) => None,
        }
    }

    /// Replaces the depth limit; no change for algorithms that have none.
    #[must_use]
    pub fn with_depth(self, depth: Option<u32>) -> Algorithm {
        match self {
            Algorithm::Minimax(options) => Algorithm::Minimax(Minimax { depth, ..options }),
            Algorithm::AlphaBeta(options) => Algorithm::AlphaBeta(AlphaBeta { depth, ..options }),
            Algorithm::Expectimax(options) => {
                Algorithm::Expectimax(Expectimax { depth, ..options })
            }
            Algorithm::WinLose(_) | Algorithm::Mcts(_) => self,
        }
    }

    /// Returns the basis of its values at positions where the game is not over.
    pub fn basis(&self) -> Basis {
        match (self, self.evaluation()) {
            (Algorithm::Mcts(_), _) | (_, Some(Evaluation::Playouts { .. })) => Basis::Average,
            _ => Basis::Estimate,
        }
    }

    /// Returns the evaluation used at the depth limit, for algorithms that have one.
    pub fn evaluation(&self) -> Option<&Evaluation> {
        match self {
            Algorithm::Minimax(options) => Some(&options.evaluation),
            Algorithm::AlphaBeta(options) => Some(&options.evaluation),
            Algorithm::Expectimax(options) => Some(&options.evaluation),
            Algorithm::WinLose(_) | Algorithm::Mcts(_) => None,
        }
    }

    /// Whether the algorithm can search a game with chance nodes.
    pub fn knows_chance(&self) -> bool {
        match self {
            Algorithm::Minimax(_) | Algorithm::AlphaBeta(_) => false,
            Algorithm::WinLose(_) | Algorithm::Expectimax(_) | Algorithm::Mcts(_) => true,
        }
    }

    /// Returns the player whose moves are drawn at random when `asked` is the status of the root.
    pub fn random_player(&self, asked: Status) -> Option<Player> {
        match self {
            Algorithm::Expectimax(options) => expectimax::random_player(asked, options.opponent),
            _ => None,
        }
    }
}
