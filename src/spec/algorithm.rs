//! The `algorithm` object of a spec.

use super::Refusal;
use super::fields::{Field, Fields};
use crate::search::{Algorithm, AlphaBeta, Evaluation, Mcts, Minimax, Reward};
use crate::text::{Content, decimal};
use std::fmt::Write;

/// The most iterations that may be asked for.
pub const MOST_ITERATIONS: u32 = 10_000_000;
/// The deepest depth limit that may be asked for.
pub const DEEPEST_LIMIT: u32 = 64;

#[derive(Clone, Copy)]
enum Id {
    Minimax,
    AlphaBeta,
    Mcts,
}

const KINDS: [(&str, Id); 3] = [("minimax", Id::Minimax), ("alpha-beta", Id::AlphaBeta), ("mcts", Id::Mcts)];

pub fn read(field: &Field) -> Result<Algorithm, Refusal> {
    let mut fields = Fields::of(field.value, &field.path)?;
    let algorithm = match fields.required("kind")?.word(&KINDS)? {
        Id::Minimax => Algorithm::Minimax(Minimax { depth: depth(&mut fields)?, evaluation: evaluation(&mut fields)? }),
        Id::AlphaBeta => {
            // The conventions this version has; a field that names another is refused, not ignored.
            convention(&mut fields, "cut", "ge")?;
            convention(&mut fields, "returns", "soft")?;
            convention(&mut fields, "order", "given")?;
            Algorithm::AlphaBeta(AlphaBeta { depth: depth(&mut fields)?, evaluation: evaluation(&mut fields)? })
        }
        Id::Mcts => {
            convention(&mut fields, "selection", "ucb")?;
            convention(&mut fields, "formula", "parent")?;
            convention(&mut fields, "expand", "one")?;
            convention(&mut fields, "expand_order", "given")?;
            convention(&mut fields, "final", "visits")?;
            Algorithm::Mcts(mcts(&mut fields)?)
        }
    };
    fields.finish()?;
    Ok(algorithm)
}

fn convention(fields: &mut Fields, key: &'static str, only: &'static str) -> Result<(), Refusal> {
    fields.optional(key).map_or(Ok(()), |field| field.word(&[(only, ())]))
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
    fields.required("kind")?.word(&[("features", ())])?;
    let weights = fields.optional("weights").map(|weights| weights.list()?.iter().map(Field::number).collect()).transpose()?;
    fields.finish()?;
    Ok(Evaluation { weights })
}

fn mcts(fields: &mut Fields) -> Result<Mcts, Refusal> {
    let standard = Mcts::default();
    let c = match fields.optional("c") {
        None => standard.c,
        Some(c) => c.number().ok().filter(|c| *c >= 0.0).ok_or_else(|| c.refuse("a number of at least 0", "不小于 0 的数"))?,
    };
    let iterations =
        fields.whole("iterations", 1..=u64::from(MOST_ITERATIONS))?.map_or(standard.iterations, |number| number as u32);
    let reward = match fields.optional("reward") {
        None => standard.reward,
        Some(reward) => reward.word(&[("unit", Reward::Unit), ("signed", Reward::Signed)])?,
    };
    Ok(Mcts { c, iterations, reward })
}

pub fn write(algorithm: &Algorithm) -> String {
    let mut out = String::from("{\"kind\":");
    // Writing to a text never fails.
    let _ = match algorithm {
        Algorithm::Minimax(options) => write_limited("minimax", options.depth, &options.evaluation, &mut out),
        Algorithm::AlphaBeta(options) => write_limited("alpha-beta", options.depth, &options.evaluation, &mut out),
        Algorithm::Mcts(options) => write_mcts(options, &mut out),
    };
    out.push('}');
    out
}

fn write_limited(kind: &str, depth: Option<u32>, evaluation: &Evaluation, out: &mut String) -> std::fmt::Result {
    write!(out, "\"{kind}\"")?;
    if let Some(depth) = depth {
        write!(out, ",\"depth\":{depth}")?;
    }
    if let Some(weights) = &evaluation.weights {
        let weights: Vec<String> = weights.iter().copied().map(decimal::shortest).collect();
        write!(out, ",\"evaluation\":{{\"kind\":\"features\",\"weights\":[{}]}}", weights.join(","))?;
    }
    Ok(())
}

fn write_mcts(options: &Mcts, out: &mut String) -> std::fmt::Result {
    let standard = Mcts::default();
    out.push_str("\"mcts\"");
    if options.c != standard.c {
        write!(out, ",\"c\":{}", decimal::shortest(options.c))?;
    }
    if options.iterations != standard.iterations {
        write!(out, ",\"iterations\":{}", options.iterations)?;
    }
    if options.reward == Reward::Signed {
        out.push_str(",\"reward\":\"signed\"");
    }
    Ok(())
}
