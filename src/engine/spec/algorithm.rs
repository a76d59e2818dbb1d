//! The `algorithm` object of a spec, read option by option. What is left out has the first value of its type. It is written by the
//! options themselves.

use super::Refusal;
use super::field::{Field, Fields};
use crate::game::Interval;
use crate::lang::Text;
use crate::lang::words::spec;
use crate::search::{
    Algorithm, AlgorithmId, AlphaBeta, Evaluation, Expectimax, Mcts, Minimax, Policy, Utility,
    WinLose, Window,
};
use crate::text::Content;
use serde::Deserialize;

/// The most iterations that may be asked for.
pub const MOST_ITERATIONS: u32 = 10_000_000;
/// The most playouts an iteration or an evaluation may be asked for.
pub const MOST_PLAYOUTS: u32 = 100_000;
/// The most plies of the win-lose search in a playout.
pub const MOST_EXACT: u32 = 16;
/// The deepest depth limit that may be asked for.
pub const DEEPEST_LIMIT: u32 = 64;
/// The most points of a utility curve.
const MOST_POINTS: usize = 64;

type Read<T> = Result<T, Refusal>;

/// Reads the object.
///
/// # Errors
/// The first field that is wrong, or an option that does not go with the others.
pub fn read(field: &Field) -> Read<Algorithm> {
    field.object(|fields| {
        let algorithm = match fields.required("kind", Field::word)? {
            AlgorithmId::WinLose => win_lose(fields).map(Algorithm::WinLose),
            AlgorithmId::Minimax => minimax(fields).map(Algorithm::Minimax),
            AlgorithmId::AlphaBeta => alpha_beta(fields).map(Algorithm::AlphaBeta),
            AlgorithmId::Expectimax => expectimax(fields).map(Algorithm::Expectimax),
            AlgorithmId::Mcts => mcts(fields).map(Algorithm::Mcts),
        }?;
        let wrong = alone(&algorithm).map(|Alone { key, wanted }| fields.refuse(key, wanted));
        wrong.map_or(Ok(algorithm), Err)
    })
}

/// An option that lacks another one.
#[derive(Debug)]
pub struct Alone {
    /// The option.
    pub key: &'static str,
    /// The values that the option needs.
    pub wanted: Text,
}

/// The first option that does not go with the others.
pub fn alone(algorithm: &Algorithm) -> Option<Alone> {
    match algorithm {
        Algorithm::WinLose(WinLose {
            stop: true,
            grundy: true,
            ..
        }) => Some(Alone {
            key: "stop",
            wanted: spec::GRUNDY_NEEDS_EVERY_MOVE,
        }),
        Algorithm::AlphaBeta(AlphaBeta {
            deepening: true,
            depth: None | Some(0),
            ..
        }) => Some(Alone {
            key: "deepening",
            wanted: spec::DEEPENING_NEEDS_DEPTH,
        }),
        Algorithm::Expectimax(Expectimax {
            prune: true,
            bounds: None,
            ..
        }) => Some(Alone {
            key: "bounds",
            wanted: spec::PRUNE_NEEDS_BOUNDS,
        }),
        _ => None,
    }
}

fn win_lose(fields: &mut Fields) -> Read<WinLose> {
    let memo = fields.optional("memo", Field::flag)?.unwrap_or(true);
    let grundy = fields.or_default("grundy", Field::flag)?;
    let stop = fields.optional("stop", Field::flag)?.unwrap_or(!grundy);
    Ok(WinLose { memo, grundy, stop })
}

fn minimax(fields: &mut Fields) -> Read<Minimax> {
    Ok(Minimax {
        depth: fields.or_default("depth", depth)?,
        evaluation: fields.or_default("evaluation", evaluation)?,
    })
}

fn alpha_beta(fields: &mut Fields) -> Read<AlphaBeta> {
    Ok(AlphaBeta {
        depth: fields.or_default("depth", depth)?,
        evaluation: fields.or_default("evaluation", evaluation)?,
        cut: fields.or_default("cut", Field::word)?,
        returns: fields.or_default("returns", Field::word)?,
        order: fields.or_default("order", Field::word)?,
        deepening: fields.or_default("deepening", Field::flag)?,
        table: fields.or_default("table", Field::flag)?,
        window: fields.optional("window", window)?.unwrap_or(Window::FULL),
    })
}

fn expectimax(fields: &mut Fields) -> Read<Expectimax> {
    Ok(Expectimax {
        depth: fields.or_default("depth", depth)?,
        evaluation: fields.or_default("evaluation", evaluation)?,
        opponent: fields.or_default("opponent", Field::word)?,
        utility: fields.or_default("utility", utility)?,
        prune: fields.or_default("prune", Field::flag)?,
        bounds: fields.optional("bounds", bounds)?,
    })
}

fn mcts(fields: &mut Fields) -> Read<Mcts> {
    let standard = Mcts::default();
    Ok(Mcts {
        selection: fields.or_default("selection", Field::word)?,
        formula: fields.or_default("formula", Field::word)?,
        c: fields.optional("c", exploration)?.unwrap_or(standard.c),
        expand: fields.or_default("expand", Field::word)?,
        expand_order: fields.or_default("expand_order", Field::word)?,
        iterations: fields
            .optional("iterations", iterations)?
            .unwrap_or(standard.iterations),
        playouts: fields
            .optional("playouts", playouts)?
            .unwrap_or(standard.playouts),
        reward: fields.or_default("reward", Field::word)?,
        rollout_root: fields.or_default("rollout_root", Field::flag)?,
        policy: fields.or_default("policy", policy)?,
        last: fields.or_default("final", Field::word)?,
    })
}

fn depth(field: &Field) -> Read<Option<u32>> {
    match (&field.value.content, field.value.as_whole()) {
        (Content::Null, _) => Ok(None),
        (_, Some(limit)) if limit <= DEEPEST_LIMIT.into() => Ok(Some(limit as u32)),
        _ => Err(field.unexpected(spec::DEPTH_LIMIT)),
    }
}

fn evaluation(field: &Field) -> Read<Evaluation> {
    #[derive(Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Kind {
        Features,
        Playouts,
    }
    field.object(|fields| match fields.required("kind", Field::word)? {
        Kind::Features => Ok(Evaluation::Features {
            weights: fields.optional("weights", weights)?,
        }),
        Kind::Playouts => Ok(Evaluation::Playouts {
            count: fields.required("count", playouts)?,
        }),
    })
}

fn utility(field: &Field) -> Read<Utility> {
    #[derive(Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Kind {
        Linear,
        Sqrt,
        Log,
        Exp,
        Points,
    }
    field.object(|fields| match fields.required("kind", Field::word)? {
        Kind::Linear => Ok(Utility::Linear),
        Kind::Sqrt => Ok(Utility::Sqrt),
        Kind::Log => Ok(Utility::Log),
        Kind::Exp => Ok(Utility::Exp {
            tolerance: fields.required("tolerance", tolerance)?,
        }),
        Kind::Points => Ok(Utility::Points {
            points: fields.required("points", points)?,
        }),
    })
}

fn policy(field: &Field) -> Read<Policy> {
    #[derive(Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Kind {
        Random,
        Careful,
        Exact,
    }
    field.object(|fields| match fields.required("kind", Field::word)? {
        Kind::Random => Ok(Policy::Random),
        Kind::Careful => Ok(Policy::Careful),
        Kind::Exact => Ok(Policy::Exact {
            plies: fields.required("plies", exact_plies)?,
        }),
    })
}

/// The weights of an evaluation.
///
/// # Errors
/// Where it is no list of numbers.
pub fn weights(field: &Field) -> Read<Vec<f64>> {
    field.list(Field::number)
}

/// The playouts of an iteration or of an evaluation.
///
/// # Errors
/// Where it is no whole number of 1 or more, or too many.
pub fn playouts(field: &Field) -> Read<u32> {
    field.whole(1..=MOST_PLAYOUTS)
}

/// The iterations of Monte-Carlo tree search.
///
/// # Errors
/// Where it is no whole number of 1 or more, or too many.
pub fn iterations(field: &Field) -> Read<u32> {
    field.whole(1..=MOST_ITERATIONS)
}

/// The plies of the win-lose search in a playout.
///
/// # Errors
/// Where it is no whole number of 1 or more, or too many.
pub fn exact_plies(field: &Field) -> Read<u32> {
    field.whole(1..=MOST_EXACT)
}

/// The weight of exploration, c in the formula.
///
/// # Errors
/// Where it is no number of at least 0.
pub fn exploration(field: &Field) -> Read<f64> {
    match field.value.content {
        Content::Number(c) if c >= 0.0 => Ok(c),
        _ => Err(field.unexpected(spec::NUMBER_FROM_0)),
    }
}

/// The risk tolerance of an exponential curve.
///
/// # Errors
/// Where it is no number above 0.
pub fn tolerance(field: &Field) -> Read<f64> {
    match field.value.content {
        Content::Number(tolerance) if tolerance > 0.0 => Ok(tolerance),
        _ => Err(field.unexpected(spec::NUMBER_ABOVE_0)),
    }
}

/// The points of a curve.
///
/// # Errors
/// Where it is no list of 2 to 64 points that rise from one to the next.
pub fn points(field: &Field) -> Read<Vec<(f64, f64)>> {
    let points = field.list(|point| point.pair(Field::number))?;
    let rises = points
        .windows(2)
        .all(|pair| pair[0].0 < pair[1].0 && pair[0].1 < pair[1].1);
    if !rises || !(2..=MOST_POINTS).contains(&points.len()) {
        return Err(field.unexpected(spec::RISING_POINTS));
    }
    Ok(points)
}

/// The bounds on the values of expectimax.
///
/// # Errors
/// Where it is no list of two numbers, the first below the second.
pub fn bounds(field: &Field) -> Read<Interval> {
    rising(field, field.pair(Field::number)?)
}

/// The window at the root of alpha-beta.
///
/// # Errors
/// Where it is no list of two numbers, infinite ones too, the first below the second.
pub fn window(field: &Field) -> Read<Window> {
    rising(field, field.pair(Field::extended)?).map(Window::from)
}

fn rising(field: &Field, (low, high): (f64, f64)) -> Read<Interval> {
    if low < high {
        return Ok(Interval { low, high });
    }
    Err(field.unexpected(spec::TWO_RISING_NUMBERS))
}
