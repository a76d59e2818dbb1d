//! Whether an algorithm can run on a game as asked. It reads what the game declares of itself, and explicit trees node by node.

use super::algorithm::{Alone, alone};
use super::{Refusal, Spec, node_path};
use crate::game::any::AnyGame;
use crate::game::tree::{Branch, Kind, Tree};
use crate::game::{Game, Traits, Wording};
use crate::search::{Algorithm, DEEPEST, Evaluation, Expectimax, WinLose};

pub fn check(spec: &Spec) -> Result<(), Refusal> {
    if let Some(Alone {
        key,
        english,
        chinese,
    }) = alone(&spec.algorithm)
    {
        return Err(Refusal::new(&format!("algorithm.{key}"), english, chinese));
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
            return Err(Refusal::new(
                "algorithm.kind",
                "expected an algorithm that averages over chance, expectimax say; minimax and alpha-beta have no chance nodes",
                "极小化极大与 α-β 剪枝不处理机会节点，应选对机会取平均的算法，如期望极大",
            ));
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
    Err(Refusal::new(
        "algorithm.depth",
        "expected a depth limit: this game can last more than 256 plies",
        "应给出深度上限：这个游戏可能超过 256 层",
    ))
}

fn check_weights(found: usize, expected: usize) -> Result<(), Refusal> {
    if found == expected {
        return Ok(());
    }
    Err(Refusal::new(
        "algorithm.evaluation.weights",
        &format!("expected {expected} weights, one per feature of the game, found {found}"),
        &format!("应有 {expected} 个权重，每个特征一个；这里有 {found} 个"),
    ))
}

fn check_win_lose(options: &WinLose, traits: Traits, tree: Option<&Tree>) -> Result<(), Refusal> {
    if traits.chance || (traits.draws && tree.is_none()) {
        return Err(Refusal::new(
            "algorithm.kind",
            "expected an algorithm that knows draws and chance: win-lose search needs a game that somebody always wins",
            "胜负搜索要求每局必有胜者，没有和棋，也没有机会；应换别的算法",
        ));
    }
    if options.grundy && !traits.impartial {
        return Err(Refusal::new(
            "algorithm.grundy",
            "expected false: Grundy numbers are for impartial games in normal play",
            "应为 false：SG 值只用于双方走法相同、无法行动者负的游戏",
        ));
    }
    check_length(None, traits)?;
    let is_draw = |branch: &Branch, _: bool| branch.kind == Kind::Leaf(0.0);
    let Some((tree, path)) = tree.and_then(|tree| Some((tree, tree.find(&is_draw)?))) else {
        return Ok(());
    };
    Err(refuse(
        tree,
        &path,
        "win-lose search takes a leaf above 0 as Max’s win and one below 0 as Min’s, found 0",
        "胜负搜索把大于 0 的叶节点当作 Max 胜，小于 0 当作 Min 胜，这里是 0",
    ))
}

/// Positions without moves are a loss under win-lose search only; elsewhere nobody has said what they are worth.
fn check_stuck(tree: &Tree) -> Result<(), Refusal> {
    let is_stuck =
        |branch: &Branch, childless: bool| childless && matches!(branch.kind, Kind::ToMove(_));
    match tree.find(&is_stuck) {
        None => Ok(()),
        Some(path) => Err(refuse(
            tree,
            &path,
            "a position without moves is a loss under win-lose search only, expected at least one child",
            "没有走法的局面只有胜负搜索能读（先手负），这里至少要有一个子节点",
        )),
    }
}

fn check_numbers(tree: &Tree, (low, high): (f64, f64)) -> Result<(), Refusal> {
    let Some((path, number)) = tree.number_outside((low, high)) else {
        return Ok(());
    };
    let [low, high, number] = [low, high, number].map(|number| number.to_string());
    Err(refuse(
        tree,
        &path,
        &format!(
            "a tree's numbers are rewards as they stand, expected {low} to {high}, found {number}"
        ),
        &format!("树上的数直接当作奖励，应在 {low} 到 {high} 之间，这里是 {number}"),
    ))
}

/// Payoffs have to lie in the domain of the utility, utilities within the bounds, whether those are used to prune or not.
fn check_payoffs(options: &Expectimax, traits: Traits, tree: Option<&Tree>) -> Result<(), Refusal> {
    let accepts = |payoff: f64| options.utility.accepts(payoff);
    let fits = |payoff: f64| {
        options
            .bounds
            .is_none_or(|(low, high)| (low..=high).contains(&options.utility.of(payoff)))
    };
    let Some(tree) = tree else {
        let (low, high) = traits.range.unwrap_or((0.0, 0.0));
        if !accepts(low) {
            return Err(Refusal::new(
                "algorithm.utility",
                &format!("expected a curve that knows payoffs down to {low}"),
                &format!("这条效用曲线没有定义到得分 {low}"),
            ));
        }
        if !fits(low) || !fits(high) {
            let [low, high] = [low, high].map(|payoff| options.utility.of(payoff).to_string());
            return Err(Refusal::new(
                "algorithm.bounds",
                &format!("expected bounds that hold every value of this game, {low} to {high}"),
                &format!("界应容纳这个游戏的每个值：{low} 到 {high}"),
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
        return Err(refuse(
            tree,
            &path,
            "the utility curve is not defined for this payoff",
            "效用曲线在这个得分上没有定义",
        ));
    }
    match tree.find(&|branch, _| some(branch, &|payoff| !fits(payoff))) {
        None => Ok(()),
        Some(path) => Err(refuse(
            tree,
            &path,
            "this value lies outside algorithm.bounds",
            "这个值超出 algorithm.bounds",
        )),
    }
}

fn check_estimates(tree: &Tree, depth: u32) -> Result<(), Refusal> {
    let Some(path) = tree.missing_estimate(depth) else {
        return Ok(());
    };
    let (node, name) = named(tree, &path);
    Err(Refusal::new(
        "algorithm.depth",
        &format!("depth {depth} ends at node {node}{name}, expected an \"estimate\" there"),
        &format!("深度 {depth} 止于节点 {node}{name}，那里应写有 \"estimate\""),
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
fn refuse(tree: &Tree, path: &[u16], english: &str, chinese: &str) -> Refusal {
    let (node, name) = named(tree, path);
    Refusal::new(
        "game.tree",
        &format!("node {node}{name}: {english}"),
        &format!("节点 {node}{name}：{chinese}"),
    )
}
