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

const NAMES: [[&str; 2]; 4] = [
    ["random", "随机"],
    ["easy", "简单"],
    ["middle", "中等"],
    ["strong", "强"],
];

/// The levels of a game, from "random" to "strong"; none where nobody plays against anybody.
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
    // An iteration adds one child of the root, any, and nothing else is known in the end.
    let random = Machine::new(Algorithm::Mcts(Mcts {
        expand_order: ExpandOrder::Random,
        ..mcts(1)
    }));
    let rest = match game.id() {
        GameId::StPetersburg => return Vec::new(),
        GameId::TicTacToe | GameId::Subtraction => {
            [tree(10), tree(100), Machine::new(deep(Order::Given))]
        }
        // The exclusive or of the heaps is right at any depth; only in misère play it takes a look ahead.
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
        // Captures are found by what is seen of a move; elsewhere to look costs more than it saves.
        GameId::Chess => [ahead(1), ahead(2), seconds(deep(Order::Best), 2_000)],
        _ => [ahead(1), ahead(3), seconds(deep(Order::Killer), 1_000)],
    };
    let all = NAMES
        .into_iter()
        .zip([random].into_iter().chain(rest))
        .map(|(name, machine)| Level { name, machine });
    // Somebody's own tree may have numbers that are no rewards.
    all.filter(|level| level.machine.check(game).is_ok())
        .collect()
}
