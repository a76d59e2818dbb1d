//! A machine that plays: an algorithm with its options, what ends its thinking, and a seed. What it came to under a clock is a limit
//! in iterations or depth, and with that limit its search is a spec like any other.

use crate::game::any::AnyGame;
use crate::search::{Algorithm, AlphaBeta};
use crate::spec::Spec;
use crate::spec::algorithm::{DEEPEST_LIMIT, MOST_ITERATIONS};
use serde::Serialize;

/// What ends a machine's thinking.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Budget {
    /// What its options say: depth, iterations.
    Own,
    /// So many nodes; iterations of Monte-Carlo tree search.
    Nodes(u64),
    /// So many milliseconds.
    Millis(u32),
}

impl Budget {
    fn is_own(&self) -> bool {
        *self == Budget::Own
    }
}

/// An algorithm with its options and what ends its thinking.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Machine {
    /// The algorithm. Under a budget its own depth or iterations do not count, and alpha-beta deepens.
    pub algorithm: Algorithm,
    /// What ends its thinking.
    #[serde(flatten, skip_serializing_if = "Budget::is_own")]
    pub budget: Budget,
    /// The seed of all its searches in a game.
    #[serde(skip_serializing_if = "is_first_seed")]
    pub seed: u64,
}

fn is_first_seed(seed: &u64) -> bool {
    *seed == 0
}

/// Who makes the moves of a side.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seat {
    /// Somebody.
    Person,
    /// A machine.
    #[serde(untagged)]
    Machine(Machine),
}

impl Seat {
    /// The machine, if one sits here.
    pub fn machine(&self) -> Option<&Machine> {
        match self {
            Seat::Person => None,
            Seat::Machine(machine) => Some(machine),
        }
    }
}

/// From a machine's seed to the next there is this much room for the seeds of its searches, one for each ply.
const PLIES: u64 = 1_000;

impl Machine {
    /// A machine that thinks as its options say.
    pub fn new(algorithm: Algorithm) -> Machine {
        Machine {
            algorithm,
            budget: Budget::Own,
            seed: 0,
        }
    }

    /// The search, without any clock, by which it moves at `ply` when it has reached a limit: so many iterations, so deep. With limit
    /// 0 it is the search as its options say. Win-lose search, which has no limit, is stood in for by so many plies of alpha-beta.
    pub fn search(&self, position: &AnyGame, ply: u32, reached: u32) -> Spec {
        let mut algorithm = self.algorithm.clone();
        match &mut algorithm {
            _ if reached == 0 => {}
            Algorithm::Mcts(options) => options.iterations = reached,
            Algorithm::Minimax(options) => options.depth = Some(reached),
            Algorithm::Expectimax(options) => options.depth = Some(reached),
            Algorithm::AlphaBeta(options) => {
                options.depth = Some(reached);
                options.deepening |= self.budget != Budget::Own;
            }
            Algorithm::WinLose(_) => {
                algorithm = Algorithm::AlphaBeta(AlphaBeta {
                    depth: Some(reached),
                    ..AlphaBeta::default()
                });
            }
        }
        let seed = (self.seed * PLIES + u64::from(ply)) & crate::spec::LARGEST;
        Spec {
            seed,
            ..Spec::new(position.clone(), algorithm)
        }
    }

    /// The limits to which it searches one after the other: the first, the last, and whether all between them too. The first is soon
    /// reached, so that there is a move from then on.
    pub(super) fn limits(&self, position: &AnyGame) -> (u32, u32, bool) {
        // An explicit tree is not deep and may have no estimates.
        let deepest = position
            .traits()
            .longest
            .unwrap_or(DEEPEST_LIMIT)
            .clamp(1, DEEPEST_LIMIT);
        let is_own = self.budget == Budget::Own || position.is_explicit();
        match (&self.algorithm, self.budget) {
            (Algorithm::Mcts(options), budget) => {
                let asked = match budget {
                    Budget::Own => options.iterations.into(),
                    Budget::Nodes(nodes) => nodes,
                    Budget::Millis(_) => u64::MAX,
                };
                // An iteration from the root itself finds no move.
                let iterations =
                    asked.clamp(1 + u64::from(options.rollout_root), MOST_ITERATIONS.into()) as u32;
                (iterations, iterations, false)
            }
            (Algorithm::AlphaBeta(_), _) if !is_own => (deepest, deepest, false),
            (Algorithm::Minimax(_) | Algorithm::Expectimax(_), _) if !is_own => (1, deepest, true),
            (
                Algorithm::AlphaBeta(AlphaBeta {
                    deepening: true,
                    depth,
                    ..
                }),
                _,
            ) => {
                let depth = depth.unwrap_or_default();
                (depth, depth, false)
            }
            _ => (1, self.algorithm.depth().unwrap_or_default(), false),
        }
    }
}
