//! Named levels of each game, weakest first: a level is an algorithm with a budget, and no more. No level knows any opening.

use super::machine::{Budget, Machine};
use crate::game::any::{AnyGame, GameId};
use crate::search::{Algorithm, AlphaBeta, ExpandOrder, Expectimax, Mcts, Order};

/// A machine with a name in both languages.
#[derive(Clone, Debug, PartialEq)]
pub struct Level {
    /// The name, English and Chinese.
    pub name: [&'static str; 2],
    /// Who plays.
    pub machine: Machine,
}

const NAMES: [[&str; 2]; 4] = [["random", "随机"], ["easy", "简单"], ["middle", "中等"], ["strong", "强"]];

/// The levels of a game, from "random" to "strong"; none where nobody plays against anybody.
pub fn levels(game: &AnyGame) -> Vec<Level> {
    let mcts = |iterations| Mcts { iterations, ..Mcts::default() };
    let tree = |iterations| Machine::new(Algorithm::Mcts(mcts(iterations)));
    let seconds = |algorithm, millis| Machine { budget: Budget::Millis(millis), ..Machine::new(algorithm) };
    let deep = AlphaBeta { order: Order::Best, table: true, ..AlphaBeta::default() };
    let ahead = |depth| Machine::new(Algorithm::AlphaBeta(AlphaBeta { depth: Some(depth), ..AlphaBeta::default() }));
    // An iteration adds one child of the root, any, and nothing else is known in the end.
    let random = Machine::new(Algorithm::Mcts(Mcts { expand_order: ExpandOrder::Random, ..mcts(1) }));
    let rest = match game.id() {
        GameId::StPetersburg => return Vec::new(),
        GameId::TicTacToe | GameId::Nim | GameId::Subtraction => {
            [tree(10), tree(100), Machine::new(Algorithm::AlphaBeta(AlphaBeta { table: true, ..AlphaBeta::default() }))]
        }
        GameId::Tree => [tree(10), tree(100), Machine::new(Algorithm::Expectimax(Expectimax::default()))],
        GameId::Pig => [tree(30), tree(300), seconds(Algorithm::Expectimax(Expectimax::default()), 1_000)],
        GameId::Go => [tree(100), tree(1_000), seconds(Algorithm::Mcts(Mcts::default()), 2_000)],
        _ => [ahead(1), ahead(3), seconds(Algorithm::AlphaBeta(deep), 1_000)],
    };
    NAMES.into_iter().zip([random].into_iter().chain(rest)).map(|(name, machine)| Level { name, machine }).collect()
}
