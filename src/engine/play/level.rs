//! The named levels of each game, weakest first. A level is an algorithm with a budget; none has a
//! book of openings.

use super::machine::{Budget, Machine};
use crate::game::any::{AnyGame, GameId};
use crate::lang::Text;
use crate::lang::words::play;
use crate::search::{Algorithm, AlphaBeta, Evaluation, ExpandOrder, Expectimax, Mcts, Order};

/// A machine with a name.
#[derive(Clone, Debug, PartialEq)]
pub struct Level {
    /// The name.
    pub name: Text,
    /// The machine of this level.
    pub machine: Machine,
}

const NAMES: [Text; 4] = [play::RANDOM, play::EASY, play::MIDDLE, play::STRONG];

/// The weights by which chess is played: material in pawns, squares that pieces reach, squares of the centre. All squares together
/// are worth less than a pawn, and all that can stand on a board less than a win.
pub const CHESS_WEIGHTS: [f64; 3] = [0.009, 0.000_02, 0.000_05];

/// The weights by which tic-tac-toe is played: so small that no estimate is taken for a win.
const TIC_TAC_TOE_WEIGHTS: [f64; 4] = [0.03, 0.01, -0.03, -0.01];

/// Returns the machine with these weights in its evaluation.
fn weighing(machine: Machine, weights: &[f64]) -> Machine {
    let Algorithm::AlphaBeta(options) = machine.algorithm else {
        return machine;
    };
    let weights = Some(weights.to_vec());
    Machine {
        algorithm: Algorithm::AlphaBeta(AlphaBeta {
            evaluation: Evaluation::Features { weights },
            ..options
        }),
        ..machine
    }
}

/// Returns the levels of a game, from "random" to "strong"; none for a game without two players.
pub fn levels(game: &AnyGame) -> Vec<Level> {
    let mcts = |iterations| Mcts {
        iterations,
        ..Mcts::default()
    };
    let tree = |iterations| Machine::new(Algorithm::Mcts(mcts(iterations)));
    let seconds = |algorithm, millis| Machine {
        budget: Budget::Millis(millis),
        ..Machine::new(algorithm)
    };
    let deep = |order| {
        Algorithm::AlphaBeta(AlphaBeta {
            order,
            table: true,
            ..AlphaBeta::default()
        })
    };
    let ahead = |depth| {
        Machine::new(Algorithm::AlphaBeta(AlphaBeta {
            depth: Some(depth),
            ..AlphaBeta::default()
        }))
    };
    // A single iteration adds one random child of the root, which is then the only known move.
    let random = Machine::new(Algorithm::Mcts(Mcts {
        expand_order: ExpandOrder::Random,
        ..mcts(1)
    }));
    let rest = match game.id() {
        GameId::StPetersburg => return Vec::new(),
        GameId::TicTacToe => [
            tree(10),
            tree(100),
            weighing(Machine::new(deep(Order::Given)), &TIC_TAC_TOE_WEIGHTS),
        ],
        GameId::Subtraction => [tree(10), tree(100), Machine::new(deep(Order::Given))],
        // The estimate, the exclusive or of the heaps, is right at any depth; only misère play
        // needs a look ahead.
        GameId::Nim => [tree(10), tree(100), seconds(deep(Order::Given), 1_000)],
        GameId::Tree => [
            tree(10),
            tree(100),
            Machine::new(Algorithm::Expectimax(Expectimax::default())),
        ],
        GameId::Pig => [
            tree(30),
            tree(300),
            seconds(Algorithm::Expectimax(Expectimax::default()), 1_000),
        ],
        GameId::Go => [
            tree(100),
            tree(1_000),
            seconds(Algorithm::Mcts(Mcts::default()), 2_000),
        ],
        // In chess, ordering by the static value of each move finds captures; in other games it
        // costs more than it saves.
        GameId::Chess => [ahead(1), ahead(2), seconds(deep(Order::Best), 2_000)]
            .map(|machine| weighing(machine, &CHESS_WEIGHTS)),
        _ => [
            ahead(1),
            ahead(3),
            Machine {
                solver: Machine::can_solve(game),
                ..seconds(deep(Order::Killer), 1_000)
            },
        ],
    };
    let all = NAMES
        .into_iter()
        .zip([random].into_iter().chain(rest))
        .map(|(name, machine)| Level { name, machine });
    // The values of an explicit tree need not be in the range of rewards.
    all.filter(|level| level.machine.check(game).is_ok())
        .collect()
}
