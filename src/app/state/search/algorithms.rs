//! The algorithms on the page: the options that one takes over from another, and an
//! example for each.

use crate::game::any::{AnyGame, GameId};
use crate::lang::Lang;
use crate::lang::words::game;
use crate::search::{
    Algorithm, AlgorithmId, AlphaBeta, Evaluation, Expectimax, Mcts, Minimax, WinLose,
};
use crate::spec::Spec;

/// Makes an algorithm with the options that it shares with `before`.
pub fn with_options_of(id: AlgorithmId, before: &Algorithm) -> Algorithm {
    if before.id() == id {
        return before.clone();
    }
    let (depth, evaluation) = (
        before.depth(),
        before.evaluation().cloned().unwrap_or_default(),
    );
    limited(id, depth, evaluation)
}

/// Makes an algorithm with this depth limit and evaluation, as far as it has them.
fn limited(id: AlgorithmId, depth: Option<u32>, evaluation: Evaluation) -> Algorithm {
    match id {
        AlgorithmId::WinLose => Algorithm::WinLose(WinLose::default()),
        AlgorithmId::Minimax => Algorithm::Minimax(Minimax { depth, evaluation }),
        AlgorithmId::AlphaBeta => Algorithm::AlphaBeta(AlphaBeta {
            depth,
            evaluation,
            ..AlphaBeta::default()
        }),
        AlgorithmId::Expectimax => Algorithm::Expectimax(Expectimax {
            depth,
            evaluation,
            ..Expectimax::default()
        }),
        // A tree of a hundred iterations can be followed by eye.
        AlgorithmId::Mcts => Algorithm::Mcts(Mcts {
            iterations: 100,
            ..Mcts::default()
        }),
    }
}

/// Whether a search is expectimax on a named tree without chance nodes.
pub(in crate::app::state) fn misses_chance(spec: &Spec) -> bool {
    let is_expectimax = spec.algorithm.id() == AlgorithmId::Expectimax;
    let is_tree = matches!(spec.game, AnyGame::Tree(_));
    let is_named = || {
        let mut named = GameId::Tree.named().iter();
        named.any(|named| GameId::Tree.position(named) == spec.game)
    };
    is_expectimax && is_tree && !spec.game.traits().chance && is_named()
}

/// Why a position does not suit an algorithm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// It can be searched, but has no chance nodes to take a mean at.
    WithoutChance,
    /// It has chance nodes.
    WithChance,
    /// It can end otherwise than by a win or a loss.
    OtherEnds,
    /// The values of its leaves are no rewards.
    NoRewards,
    /// The options do not suit it.
    Options,
}

/// Returns why a search does not suit its position.
pub(in crate::app::state) fn unfit(spec: &Spec) -> Unfit {
    let traits = spec.game.traits();
    match spec.algorithm.id() {
        _ if misses_chance(spec) => Unfit::WithoutChance,
        AlgorithmId::WinLose | AlgorithmId::Minimax | AlgorithmId::AlphaBeta if traits.chance => {
            Unfit::WithChance
        }
        AlgorithmId::WinLose => Unfit::OtherEnds,
        AlgorithmId::Mcts if traits.range.is_none() => Unfit::NoRewards,
        _ => Unfit::Options,
    }
}

/// Returns the position on which a game opens in the lab, small enough to be seen whole, and the depth
/// of its search; `None` searches to its end.
pub(in crate::app::state) fn opening(id: GameId) -> (AnyGame, Option<u32>) {
    let (at, depth) = match id {
        GameId::TicTacToe => (1, None),
        GameId::ConnectFour => (2, Some(3)),
        GameId::Mnk => (0, Some(2)),
        GameId::Chess => (1, Some(2)),
        GameId::Go => (5, Some(2)),
        GameId::SnakeGo => (1, Some(4)),
        GameId::Pig => (1, Some(3)),
        _ => (0, None),
    };
    let named = id.named().get(at).unwrap_or(&id.named()[0]);
    (id.position(named), depth)
}

/// Makes a search like this one on a position of any game, at the depth at which the game opens, and with another algorithm where this
/// one cannot search it.
pub(in crate::app::state) fn afresh(here: &Spec, game: AnyGame) -> Spec {
    let (_, depth) = opening(game.id());
    let plain = Algorithm::AlphaBeta(AlphaBeta {
        depth,
        ..AlphaBeta::default()
    });
    Spec {
        game,
        algorithm: with_options_of(here.algorithm.id(), &plain),
        seed: here.seed,
        step: 0,
    }
    .or_another()
}

/// Makes a search on `game` with the options of `here` if the game is of the same kind, otherwise as `afresh` does.
pub(in crate::app::state) fn laid_out(here: &Spec, game: AnyGame) -> Spec {
    if game.id() != here.game.id() {
        return afresh(here, game);
    }
    let spec = Spec {
        game,
        step: 0,
        ..here.clone()
    };
    spec.or_another()
}

/// Returns the best example for the algorithm of a search, or else any position that it can search.
pub(in crate::app::state) fn example(spec: &Spec) -> Option<Spec> {
    let first = |id: GameId| Some(id.position(id.named().first()?));
    let best = match (spec.algorithm.id(), spec.game.id()) {
        (AlgorithmId::WinLose, _) => first(GameId::Nim),
        (AlgorithmId::Minimax | AlgorithmId::AlphaBeta, _) => first(GameId::Tree),
        (AlgorithmId::Expectimax, _) => {
            let mut named = GameId::Tree.named().iter();
            let die = named.find(|named| named.name(Lang::En) == game::TREE_DIE.say(Lang::En));
            die.map(|named| GameId::Tree.position(named))
        }
        // Of trees, only those whose values are rewards can be searched.
        (AlgorithmId::Mcts, GameId::Tree) => None,
        (AlgorithmId::Mcts, _) => first(GameId::TicTacToe),
    };
    let best = best.map(|game| Spec {
        game,
        step: 0,
        ..spec.clone()
    });
    // Options that were chosen for the other position may not fit this one.
    let plain = |best: &Spec| Spec {
        algorithm: limited(spec.algorithm.id(), None, Evaluation::default()),
        ..best.clone()
    };
    let is_able = |spec: &Spec| spec.check().is_ok();
    best.and_then(|best| {
        let plain = plain(&best);
        [best, plain].into_iter().find(is_able)
    })
    .or_else(|| fitting(spec, &spec.algorithm))
}

/// Returns a named position that an algorithm can search, of the same game if there is one.
pub(in crate::app::state) fn fitting(here: &Spec, algorithm: &Algorithm) -> Option<Spec> {
    let games = [here.game.id()]
        .into_iter()
        .chain(GameId::ALL.iter().copied());
    let mut specs = games.flat_map(|id| id.named().iter().map(move |named| id.position(named)));
    specs.find_map(|game| {
        let spec = Spec {
            game,
            algorithm: algorithm.clone(),
            seed: here.seed,
            step: 0,
        };
        spec.check().is_ok().then_some(spec)
    })
}
