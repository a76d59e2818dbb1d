//! The `algorithm` object of a spec. The first word of every table is what is meant when the field is left out.

mod words;
mod write;

pub use write::write;

use super::Refusal;
use super::fields::{Field, Fields};
use crate::search::{Algorithm, AlphaBeta, Evaluation, Expectimax, Mcts, Minimax, Policy, Utility, WinLose, Window};
use crate::text::Content;
use words::*;

/// The most iterations that may be asked for.
pub const MOST_ITERATIONS: u32 = 10_000_000;
/// The most playouts an iteration or an evaluation may be asked for.
pub const MOST_PLAYOUTS: u32 = 100_000;
/// The deepest depth limit that may be asked for.
pub const DEEPEST_LIMIT: u32 = 64;
/// The most plies of the win-lose search in a playout.
pub const MOST_EXACT: u32 = 16;
/// The most points of a utility curve.
const MOST_POINTS: usize = 64;

pub fn read(field: &Field) -> Result<Algorithm, Refusal> {
    let mut fields = Fields::of(field.value, &field.path)?;
    let algorithm = match fields.required("kind")?.word(&KINDS)? {
        Id::WinLose => Algorithm::WinLose(win_lose(&mut fields)?),
        Id::Minimax => Algorithm::Minimax(Minimax { depth: depth(&mut fields)?, evaluation: evaluation(&mut fields)? }),
        Id::AlphaBeta => Algorithm::AlphaBeta(alpha_beta(&mut fields)?),
        Id::Expectimax => Algorithm::Expectimax(expectimax(&mut fields)?),
        Id::Mcts => Algorithm::Mcts(mcts(&mut fields)?),
    };
    fields.finish()?;
    Ok(algorithm)
}

#[inline(never)]
fn flag(fields: &mut Fields, key: &'static str, first: bool) -> Result<bool, Refusal> {
    fields.optional(key).map_or(Ok(first), |field| field.flag())
}

fn word<T: Copy>(fields: &mut Fields, key: &'static str, words: &[(&'static str, T)]) -> Result<T, Refusal> {
    fields.optional(key).map_or(Ok(words[0].1), |field| field.word(words))
}

fn depth(fields: &mut Fields) -> Result<Option<u32>, Refusal> {
    match fields.optional("depth") {
        Some(depth) if depth.value.content != Content::Null => depth
            .whole(0..=u64::from(DEEPEST_LIMIT))
            .map(|depth| Some(depth as u32))
            .map_err(|_| depth.refuse("null or a whole number from 0 to 64", " null 或 0 到 64 的整数")),
        _ => Ok(None),
    }
}

fn evaluation(fields: &mut Fields) -> Result<Evaluation, Refusal> {
    let Some(field) = fields.optional("evaluation") else { return Ok(Evaluation::default()) };
    let mut fields = Fields::of(field.value, &field.path)?;
    let evaluation = match fields.required("kind")?.word(&[("features", false), ("playouts", true)])? {
        false => {
            let weights = fields.optional("weights");
            Evaluation::Features(weights.map(|weights| weights.list()?.iter().map(Field::number).collect()).transpose()?)
        }
        true => Evaluation::Playouts(fields.required("count")?.whole(1..=u64::from(MOST_PLAYOUTS))? as u32),
    };
    fields.finish()?;
    Ok(evaluation)
}

fn win_lose(fields: &mut Fields) -> Result<WinLose, Refusal> {
    let grundy = flag(fields, "grundy", false)?;
    let options = WinLose { memo: flag(fields, "memo", true)?, stop: flag(fields, "stop", !grundy)?, grundy };
    match fields.optional("stop") {
        Some(stop) if options.stop && grundy => {
            Err(stop.refuse("false: Grundy numbers need every move looked at", " false：SG 值要看过每一种走法"))
        }
        _ => Ok(options),
    }
}

fn alpha_beta(fields: &mut Fields) -> Result<AlphaBeta, Refusal> {
    let window = fields.optional("window").map_or(Ok(Window::FULL), |field| {
        let [alpha, beta] = pair(&field, Field::extended)?;
        if alpha < beta {
            return Ok(Window { alpha, beta });
        }
        Err(field.refuse("two numbers, the first below the second", "两个数，前小后大"))
    })?;
    let depth = depth(fields)?;
    let deepening = flag(fields, "deepening", false)?;
    if deepening && depth.is_none_or(|depth| depth == 0) {
        return Err(Refusal::new(
            "algorithm.deepening",
            "expected a depth limit of at least 1 to deepen towards",
            "逐层加深须有至少为 1 的深度上限",
        ));
    }
    Ok(AlphaBeta {
        depth,
        evaluation: evaluation(fields)?,
        cut: word(fields, "cut", &CUTS)?,
        returns: word(fields, "returns", &RETURNS)?,
        order: word(fields, "order", &ORDERS)?,
        deepening,
        table: flag(fields, "table", false)?,
        window,
    })
}

/// A list of two numbers.
fn pair<'a>(field: &Field<'a>, read: fn(&Field<'a>) -> Result<f64, Refusal>) -> Result<[f64; 2], Refusal> {
    let items: Result<Vec<f64>, Refusal> = field.list()?.iter().map(read).collect();
    items?.try_into().map_err(|_| field.refuse("a list of two numbers", "两个数的列表"))
}

fn expectimax(fields: &mut Fields) -> Result<Expectimax, Refusal> {
    let prune = flag(fields, "prune", false)?;
    let bounds = fields.optional("bounds").map_or(Ok(None), |field| {
        let [low, high] = pair(&field, Field::number)?;
        if low < high {
            return Ok(Some((low, high)));
        }
        Err(field.refuse("two numbers, the first below the second", "两个数，前小后大"))
    })?;
    if prune && bounds.is_none() {
        return Err(Refusal::new(
            "algorithm.bounds",
            "expected [low, high]: without bounds on the values no outcome of chance can be left out",
            "应给出 [下界, 上界]：没有界就不能略去任何机会结果",
        ));
    }
    let opponent = word(fields, "opponent", &OPPONENTS)?;
    Ok(Expectimax { depth: depth(fields)?, evaluation: evaluation(fields)?, opponent, utility: utility(fields)?, prune, bounds })
}

fn utility(fields: &mut Fields) -> Result<Utility, Refusal> {
    let Some(field) = fields.optional("utility") else { return Ok(Utility::Linear) };
    let mut fields = Fields::of(field.value, &field.path)?;
    let utility = match fields.required("kind")?.word(&CURVES)? {
        Curve::Linear => Utility::Linear,
        Curve::Sqrt => Utility::Sqrt,
        Curve::Log => Utility::Log,
        Curve::Exp => Utility::Exp { tolerance: positive(&fields.required("tolerance")?)? },
        Curve::Points => Utility::Points(points(&fields.required("points")?)?),
    };
    fields.finish()?;
    Ok(utility)
}

fn positive(field: &Field) -> Result<f64, Refusal> {
    field.number().ok().filter(|number| *number > 0.0).ok_or_else(|| field.refuse("a number above 0", "大于 0 的数"))
}

fn points(field: &Field) -> Result<Vec<(f64, f64)>, Refusal> {
    let points: Result<Vec<(f64, f64)>, Refusal> =
        field.list()?.iter().map(|point| pair(point, Field::number).map(|[payoff, utility]| (payoff, utility))).collect();
    let points = points?;
    let rises = points.windows(2).all(|pair| pair[0].0 < pair[1].0 && pair[0].1 < pair[1].1);
    if (2..=MOST_POINTS).contains(&points.len()) && rises {
        return Ok(points);
    }
    Err(field.refuse(
        "2 to 64 points [payoff, utility], both rising from one to the next",
        " 2 到 64 个点 [得分, 效用]，两者都逐点递增",
    ))
}

fn mcts(fields: &mut Fields) -> Result<Mcts, Refusal> {
    let standard = Mcts::default();
    let c = fields.optional("c").map_or(Ok(standard.c), |c| {
        c.number().ok().filter(|c| *c >= 0.0).ok_or_else(|| c.refuse("a number of at least 0", "不小于 0 的数"))
    })?;
    let mut count = |key, most: u32, first: u32| {
        fields.whole(key, 1..=u64::from(most)).map(|number| number.map_or(first, |number| number as u32))
    };
    let iterations = count("iterations", MOST_ITERATIONS, standard.iterations)?;
    let playouts = count("playouts", MOST_PLAYOUTS, standard.playouts)?;
    Ok(Mcts {
        selection: word(fields, "selection", &SELECTIONS)?,
        formula: word(fields, "formula", &FORMULAS)?,
        c,
        expand: word(fields, "expand", &EXPANSIONS)?,
        expand_order: word(fields, "expand_order", &EXPAND_ORDERS)?,
        iterations,
        playouts,
        reward: word(fields, "reward", &REWARDS)?,
        rollout_root: flag(fields, "rollout_root", false)?,
        policy: policy(fields)?,
        last: word(fields, "final", &FINAL_RULES)?,
    })
}

fn policy(fields: &mut Fields) -> Result<Policy, Refusal> {
    let Some(field) = fields.optional("policy") else { return Ok(Policy::Random) };
    let mut fields = Fields::of(field.value, &field.path)?;
    let policy = match fields.required("kind")?.word(&POLICIES)? {
        Policy::Exact(_) => Policy::Exact(fields.required("plies")?.whole(1..=u64::from(MOST_EXACT))? as u32),
        simple => simple,
    };
    fields.finish()?;
    Ok(policy)
}
