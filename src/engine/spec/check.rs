//! Whether an algorithm can run on a game as asked. It reads what the game declares of itself, and explicit trees node by node.

use super::algorithm::{Alone, alone};
use super::{Refusal, Spec, node_path};
use crate::game::any::AnyGame;
use crate::game::tree::{Branch, Kind, Tree};
use crate::game::{Game, Interval, Traits, Wording};
use crate::lang::Say;
use crate::lang::words::spec;
use crate::search::{Algorithm, DEEPEST, Evaluation, Expectimax, WinLose};

pub fn check(spec: &Spec) -> Result<(), Refusal> {
    if let Some(Alone { key, wanted }) = alone(&spec.algorithm) {
        return Err(Refusal::new(&format!("algorithm.{key}"), wanted));
    }
    let traits = spec.game.traits();
    let tree = match &spec.game {
        AnyGame::Tree(tree) => Some(tree),
        _ => None,
    };
    match &spec.algorithm {
        Algorithm::WinLose(options) => {
            // The kit of Grundy numbers adds up positions; who is stuck must lose for that.
            let normal = !matches!(&spec.game, AnyGame::Nim(nim) if nim.misere());
            return check_win_lose(
                options,
                Traits {
                    impartial: traits.impartial && normal,
                    ..traits
                },
                tree,
            );
        }
        Algorithm::Mcts(options) => {
            if let Some(tree) = tree {
                check_stuck(tree)?;
                check_numbers(tree, options.reward.range())?;
            }
            return Ok(());
        }
        Algorithm::Minimax(_) | Algorithm::AlphaBeta(_) if traits.chance => {
            return Err(Refusal::new("algorithm.kind", spec::NO_CHANCE_NODES));
        }
        Algorithm::Expectimax(options) => check_payoffs(options, traits, tree)?,
        Algorithm::Minimax(_) | Algorithm::AlphaBeta(_) => {}
    }
    if let Some(tree) = tree {
        check_stuck(tree)?;
    }
    check_length(spec.algorithm.depth(), traits)?;
    if let Some(Evaluation::Features {
        weights: Some(weights),
    }) = spec.algorithm.evaluation()
    {
        check_weights(weights.len(), spec.game.weights().len())?;
    }
    match (tree, spec.algorithm.depth(), spec.algorithm.evaluation()) {
        (Some(tree), Some(depth), Some(Evaluation::Features { .. })) => {
            check_estimates(tree, depth)
        }
        _ => Ok(()),
    }
}

fn check_length(depth: Option<u32>, traits: Traits) -> Result<(), Refusal> {
    if depth.is_some() || traits.longest.is_some_and(|longest| longest <= DEEPEST) {
        return Ok(());
    }
    Err(Refusal::new("algorithm.depth", spec::NEEDS_DEPTH_LIMIT))
}

fn check_weights(found: usize, expected: usize) -> Result<(), Refusal> {
    if found == expected {
        return Ok(());
    }
    Err(Refusal::new(
        "algorithm.evaluation.weights",
        spec::Weights {
            count: expected as u64,
            found,
        },
    ))
}

fn check_win_lose(options: &WinLose, traits: Traits, tree: Option<&Tree>) -> Result<(), Refusal> {
    if traits.chance || (traits.draws && tree.is_none()) {
        return Err(Refusal::new("algorithm.kind", spec::NEEDS_WINNER));
    }
    if options.grundy && !traits.impartial {
        return Err(Refusal::new(
            "algorithm.grundy",
            spec::GRUNDY_NEEDS_IMPARTIAL,
        ));
    }
    check_length(None, traits)?;
    let is_draw = |branch: &Branch, _: bool| branch.kind == Kind::Leaf(0.0);
    let Some((tree, path)) = tree.and_then(|tree| Some((tree, tree.find(&is_draw)?))) else {
        return Ok(());
    };
    Err(refuse(tree, &path, spec::LEAF_OF_NOBODY))
}

/// Positions without moves are a loss under win-lose search only; for other algorithms their value is not defined.
fn check_stuck(tree: &Tree) -> Result<(), Refusal> {
    let is_stuck =
        |branch: &Branch, childless: bool| childless && matches!(branch.kind, Kind::ToMove(_));
    match tree.find(&is_stuck) {
        None => Ok(()),
        Some(path) => Err(refuse(tree, &path, spec::NO_CHILD)),
    }
}

fn check_numbers(tree: &Tree, range: Interval) -> Result<(), Refusal> {
    let Some((path, number)) = tree.number_outside(range) else {
        return Ok(());
    };
    let [low, high, number] = [range.low, range.high, number].map(|number| number.to_string());
    Err(refuse(tree, &path, spec::Rewards { low, high, number }))
}

/// Payoffs have to lie in the domain of the utility, utilities within the bounds, whether those are used to prune or not.
fn check_payoffs(options: &Expectimax, traits: Traits, tree: Option<&Tree>) -> Result<(), Refusal> {
    let accepts = |payoff: f64| options.utility.accepts(payoff);
    let fits = |payoff: f64| {
        options
            .bounds
            .is_none_or(|bounds| bounds.contains(options.utility.of(payoff)))
    };
    let Some(tree) = tree else {
        let Interval { low, high } = traits.range.unwrap_or(Interval::exactly(0.0));
        if !accepts(low) {
            return Err(Refusal::new(
                "algorithm.utility",
                spec::CurveDownTo {
                    low: low.to_string(),
                },
            ));
        }
        if !fits(low) || !fits(high) {
            let [low, high] = [low, high].map(|payoff| options.utility.of(payoff).to_string());
            return Err(Refusal::new(
                "algorithm.bounds",
                spec::BoundsOfGame { low, high },
            ));
        }
        return Ok(());
    };
    let played = matches!(options.evaluation, Evaluation::Playouts { .. });
    let some = |branch: &Branch, is_bad: &dyn Fn(f64) -> bool| match branch.kind {
        Kind::Leaf(payoff) => is_bad(payoff),
        _ if options.depth.is_none() => false,
        _ if played => branch.rollouts.iter().any(|&payoff| is_bad(payoff)),
        _ => branch.estimate.is_some_and(is_bad),
    };
    if let Some(path) = tree.find(&|branch, _| some(branch, &|payoff| !accepts(payoff))) {
        return Err(refuse(tree, &path, spec::OUTSIDE_CURVE));
    }
    match tree.find(&|branch, _| some(branch, &|payoff| !fits(payoff))) {
        None => Ok(()),
        Some(path) => Err(refuse(tree, &path, spec::OUTSIDE_BOUNDS)),
    }
}

fn check_estimates(tree: &Tree, depth: u32) -> Result<(), Refusal> {
    let Some(path) = tree.missing_estimate(depth) else {
        return Ok(());
    };
    let (node, name) = named(tree, &path);
    Err(Refusal::new(
        "algorithm.depth",
        spec::NoEstimate { depth, node, name },
    ))
}

/// A node's path and its name, if it has one.
fn named(tree: &Tree, path: &[u16]) -> (String, String) {
    let at = path
        .iter()
        .fold(tree.clone(), |at, &choice| at.after(choice));
    (
        node_path(path),
        at.name()
            .map(|name| format!(" ({name})"))
            .unwrap_or_default(),
    )
}

/// A refusal of a node of the tree.
fn refuse(tree: &Tree, path: &[u16], said: impl Say) -> Refusal {
    let (node, name) = named(tree, path);
    Refusal::new("game.tree", spec::AtNode { node, name, said })
}
