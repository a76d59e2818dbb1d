//! A machine that plays: an algorithm with its options, a budget and a seed. A search under a clock
//! ends at a limit, in iterations or depth; with that limit it is a spec like any other.

use super::connect_four::has_solver;
use crate::game::any::AnyGame;
use crate::search::{Algorithm, AlphaBeta};
use crate::spec::Spec;
use crate::spec::algorithm::{DEEPEST_LIMIT, MOST_ITERATIONS};
use serde::Serialize;

/// The budget of a machine for each move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Budget {
    /// The limits among the algorithm's own options: depth, iterations.
    Own,
    /// A number of nodes; for Monte-Carlo tree search, of iterations.
    Nodes(u64),
    /// A number of milliseconds.
    Millis(u32),
}

impl Budget {
    fn is_own(&self) -> bool {
        *self == Budget::Own
    }
}

/// An algorithm with its options, a budget and a seed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Machine {
    /// The algorithm. Under a budget its own depth or iterations are ignored, and alpha-beta
    /// deepens iteratively.
    pub algorithm: Algorithm,
    /// The budget for each move.
    #[serde(flatten, skip_serializing_if = "Budget::is_own")]
    pub budget: Budget,
    /// The seed from which those of its searches in a game are computed.
    #[serde(skip_serializing_if = "is_first_seed")]
    pub seed: u64,
    /// Whether the solver of the game makes the choice wherever it proves the value of every move; elsewhere the search makes it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub solver: bool,
}

fn is_first_seed(seed: &u64) -> bool {
    *seed == 0
}

/// The player of a side: a person or a machine.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seat {
    /// A person.
    Person,
    /// A machine.
    #[serde(untagged)]
    Machine(Machine),
}

impl Seat {
    /// Returns the machine; `None` for a person.
    pub fn machine(&self) -> Option<&Machine> {
        match self {
            Seat::Person => None,
            Seat::Machine(machine) => Some(machine),
        }
    }
}

/// The distance between the first search seeds of two machines with consecutive seeds: each ply of
/// a game uses one seed.
const PLIES: u64 = 1_000;

impl Machine {
    /// Makes a machine without a budget of its own: the algorithm's options limit its searches.
    pub fn new(algorithm: Algorithm) -> Machine {
        Machine {
            algorithm,
            budget: Budget::Own,
            seed: 0,
            solver: false,
        }
    }

    /// Whether a game has a solver.
    pub fn can_solve(position: &AnyGame) -> bool {
        matches!(position, AnyGame::ConnectFour(game) if has_solver(game))
    }

    /// Returns the spec of the search that finds its move at `ply`, limited to the `reached`
    /// iterations or depth instead of a clock. With limit 0 the algorithm's own options apply.
    /// Win-lose search, which has no limit, is replaced by alpha-beta to a depth of that many
    /// plies.
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

    /// Returns the spec whose events are those of its search at `ply` while that goes on, as far as it gets; `None` if it searches depth
    /// after depth from the beginning.
    pub fn under_way(&self, position: &AnyGame, ply: u32) -> Option<Spec> {
        let (_, last, all) = self.limits(position);
        (!all).then(|| self.search(position, ply, last))
    }

    /// Returns the limits of its successive searches: the first, the last, and whether all between
    /// them are searched as well. The first is reached quickly, so a move is known early.
    pub(super) fn limits(&self, position: &AnyGame) -> (u32, u32, bool) {
        // An explicit tree is small and need not have estimates, so it is searched to its end.
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
                // With `rollout_root` the first iteration plays out from the root and finds no
                // move.
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
