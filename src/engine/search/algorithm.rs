//! The algorithms as one type: which there are, and what they have in common.

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

/// An algorithm, without options.
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
    /// All of them in the order of the page.
    pub const ALL: [AlgorithmId; 5] = [
        AlgorithmId::WinLose,
        AlgorithmId::Minimax,
        AlgorithmId::AlphaBeta,
        AlgorithmId::Expectimax,
        AlgorithmId::Mcts,
    ];
}

impl Algorithm {
    /// Which one it is.
    pub fn id(&self) -> AlgorithmId {
        match self {
            Algorithm::WinLose(_) => AlgorithmId::WinLose,
            Algorithm::Minimax(_) => AlgorithmId::Minimax,
            Algorithm::AlphaBeta(_) => AlgorithmId::AlphaBeta,
            Algorithm::Expectimax(_) => AlgorithmId::Expectimax,
            Algorithm::Mcts(_) => AlgorithmId::Mcts,
        }
    }

    /// The depth limit, if it has one.
    pub fn depth(&self) -> Option<u32> {
        match self {
            Algorithm::Minimax(options) => options.depth,
            Algorithm::AlphaBeta(options) => options.depth,
            Algorithm::Expectimax(options) => options.depth,
            Algorithm::WinLose(_) | Algorithm::Mcts(_) => None,
        }
    }

    /// The algorithm with another depth limit, if it can have one.
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

    /// What its values rest on where the end of the game is far.
    pub fn basis(&self) -> Basis {
        match (self, self.evaluation()) {
            (Algorithm::Mcts(_), _) | (_, Some(Evaluation::Playouts { .. })) => Basis::Average,
            _ => Basis::Estimate,
        }
    }

    /// What it gives a position at the depth limit, if it can have one.
    pub fn evaluation(&self) -> Option<&Evaluation> {
        match self {
            Algorithm::Minimax(options) => Some(&options.evaluation),
            Algorithm::AlphaBeta(options) => Some(&options.evaluation),
            Algorithm::Expectimax(options) => Some(&options.evaluation),
            Algorithm::WinLose(_) | Algorithm::Mcts(_) => None,
        }
    }

    /// Whether it averages over the outcomes of chance or draws them.
    pub fn knows_chance(&self) -> bool {
        match self {
            Algorithm::Minimax(_) | Algorithm::AlphaBeta(_) => false,
            Algorithm::WinLose(_) | Algorithm::Expectimax(_) | Algorithm::Mcts(_) => true,
        }
    }

    /// The player who moves at random when a position with this status is asked about.
    pub fn random_player(&self, asked: Status) -> Option<Player> {
        match self {
            Algorithm::Expectimax(options) => expectimax::random_player(asked, options.opponent),
            _ => None,
        }
    }
}
