//! The listings of the lecture notes that are read beside the page: the same steps in the same order with the same slips, which are
//! marked. Names and layout are ours. An event lights the line that carries it out, where a listing has one.

mod binary;
mod depth;
mod fail_hard;
mod introduction;

use super::{Act, CodeLine, Listing, code};
use crate::lang::Text;
use crate::search::{AlgorithmId, CutRule, Turn};
use crate::trace::Perspective;

/// Notes that print listings, by the letters under which ours cite them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// An introduction written for the Snake Go contest.
    A,
    /// Notes on binary trees.
    B,
    /// Notes with C++ code.
    D,
    /// Notes with expectimax.
    E,
}

impl Source {
    /// All of them.
    pub const ALL: [Source; 4] = [Source::A, Source::B, Source::D, Source::E];

    /// Returns the letter.
    pub fn letter(self) -> &'static str {
        match self {
            Source::A => "A",
            Source::B => "B",
            Source::D => "D",
            Source::E => "E",
        }
    }

    /// Whether these notes print a listing of an algorithm.
    pub fn has(self, algorithm: AlgorithmId) -> bool {
        match self {
            Source::A => matches!(algorithm, AlgorithmId::WinLose | AlgorithmId::Mcts),
            Source::B => matches!(algorithm, AlgorithmId::Minimax | AlgorithmId::AlphaBeta),
            Source::D => algorithm == AlgorithmId::AlphaBeta,
            Source::E => matches!(
                algorithm,
                AlgorithmId::Minimax | AlgorithmId::AlphaBeta | AlgorithmId::Expectimax
            ),
        }
    }

    /// Returns the listing of an algorithm, if these notes print one.
    pub fn listing(self, algorithm: AlgorithmId) -> Option<Listing> {
        let lines = match (self, algorithm) {
            (Source::A, AlgorithmId::WinLose) => introduction::win_lose(),
            (Source::A, AlgorithmId::Mcts) => introduction::mcts(),
            (Source::B, AlgorithmId::Minimax) => binary::minimax(),
            (Source::B, AlgorithmId::AlphaBeta) => binary::alpha_beta(),
            (Source::D, AlgorithmId::AlphaBeta) => fail_hard::alpha_beta(),
            (Source::E, AlgorithmId::Minimax) => depth::minimax(),
            (Source::E, AlgorithmId::AlphaBeta) => depth::alpha_beta(),
            (Source::E, AlgorithmId::Expectimax) => depth::expectimax(),
            _ => return None,
        };
        Some(Listing {
            lines,
            cut: CutRule::Ge,
            exploration: None,
            source: Some(self),
            perspective: Perspective::Max,
        })
    }
}

fn line(indent: u8, act: Act, text: &str) -> CodeLine {
    code(indent, act, None, text)
}

impl CodeLine {
    /// The line of a player, or of chance.
    fn of(self, turn: Option<Turn>) -> CodeLine {
        CodeLine { turn, ..self }
    }

    /// The line about one child, where a listing has one for each.
    fn at(self, child: u16) -> CodeLine {
        CodeLine {
            child: Some(child),
            ..self
        }
    }

    /// A line that does more than one thing.
    fn also(self, also: &'static [Act]) -> CodeLine {
        CodeLine { also, ..self }
    }

    /// A line with a slip.
    fn slips(self, slip: Text) -> CodeLine {
        CodeLine {
            slip: Some(slip),
            ..self
        }
    }
}
