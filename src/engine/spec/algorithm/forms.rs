//! The forms of the options: how each value is read, and what JSON Schema says of it.

use crate::game::Interval;
use crate::lang::words::spec;
use crate::search::{Evaluation, Policy, Utility, Window};
use crate::spec::Refusal;
use crate::spec::field::Field;
use crate::spec::form::{Described, Form, Object, one_of, pair, whole};
use crate::text::Content;
use serde::Deserialize;
use serde_json::json;

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

pub fn depth_limit() -> Form<Option<u32>> {
    Form {
        read: depth,
        schema: || json!({ "anyOf": [{ "type": "null" }, whole(0..=DEEPEST_LIMIT)] }),
    }
}

pub fn evaluations() -> Form<Evaluation> {
    Form {
        read: evaluation,
        schema: || {
            let number = json!({ "type": "array", "items": { "type": "number" } });
            let says = "One for each feature; left out, the game's own.";
            let count = whole(1..=MOST_PLAYOUTS);
            one_of(&[
                Object::new(
                    "features",
                    "",
                    vec![Described::optional("weights", number, says)],
                ),
                Object::new(
                    "playouts",
                    "",
                    vec![Described::required(
                        "count",
                        count,
                        "The mean of so many random playouts.",
                    )],
                ),
            ])
        },
    }
}

pub fn utilities() -> Form<Utility> {
    Form {
        read: utility,
        schema: || {
            let above_0 = json!({ "type": "number", "exclusiveMinimum": 0 });
            let curve = json!({
                "type": "array",
                "minItems": 2,
                "maxItems": MOST_POINTS,
                "items": pair(&json!({ "type": "number" })),
            });
            one_of(&[
                Object::new("linear", "", Vec::new()),
                Object::new("sqrt", "", Vec::new()),
                Object::new("log", "", Vec::new()),
                Object::new(
                    "exp",
                    "",
                    vec![Described::required(
                        "tolerance",
                        above_0,
                        "R in 1 − e^(−x/R).",
                    )],
                ),
                Object::new(
                    "points",
                    "",
                    vec![Described::required(
                        "points",
                        curve,
                        "[payoff, utility], both rising.",
                    )],
                ),
            ])
        },
    }
}

pub fn policies() -> Form<Policy> {
    Form {
        read: policy,
        schema: || {
            let says = "The most plies of the win-lose search before a move.";
            let plies = Described::required("plies", whole(1..=MOST_EXACT), says);
            one_of(&[
                Object::new("random", "", Vec::new()),
                Object::new("careful", "", Vec::new()),
                Object::new("exact", "", vec![plies]),
            ])
        },
    }
}

pub fn window_at_root() -> Form<Window> {
    Form {
        read: window,
        schema: || pair(&json!({ "anyOf": [{ "type": "number" }, { "enum": ["+inf", "-inf"] }] })),
    }
}

pub fn leaf_bounds() -> Form<Option<Interval>> {
    Form {
        read: |field| bounds(field).map(Some),
        schema: || pair(&json!({ "type": "number" })),
    }
}

pub fn weight_from_0() -> Form<f64> {
    Form {
        read: exploration,
        schema: || json!({ "type": "number", "minimum": 0 }),
    }
}

pub fn iteration_count() -> Form<u32> {
    Form {
        read: iterations,
        schema: || whole(1..=MOST_ITERATIONS),
    }
}

pub fn playout_count() -> Form<u32> {
    Form {
        read: playouts,
        schema: || whole(1..=MOST_PLAYOUTS),
    }
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

/// Reads the weights of an evaluation.
///
/// # Errors
/// If the value is not a list of numbers.
pub fn weights(field: &Field) -> Read<Vec<f64>> {
    field.list(Field::number)
}

/// Reads the number of playouts of an iteration or of an evaluation.
///
/// # Errors
/// If the value is not a whole number of 1 or more, or is too large.
pub fn playouts(field: &Field) -> Read<u32> {
    field.whole(1..=MOST_PLAYOUTS)
}

/// Reads the number of iterations of Monte-Carlo tree search.
///
/// # Errors
/// If the value is not a whole number of 1 or more, or is too large.
pub fn iterations(field: &Field) -> Read<u32> {
    field.whole(1..=MOST_ITERATIONS)
}

/// Reads the number of plies of the win-lose search in a playout.
///
/// # Errors
/// If the value is not a whole number of 1 or more, or is too large.
pub fn exact_plies(field: &Field) -> Read<u32> {
    field.whole(1..=MOST_EXACT)
}

/// Reads the weight of exploration, c in the formula.
///
/// # Errors
/// If the value is not a number of at least 0.
pub fn exploration(field: &Field) -> Read<f64> {
    match field.value.content {
        Content::Number(c) if c >= 0.0 => Ok(c),
        _ => Err(field.unexpected(spec::NUMBER_FROM_0)),
    }
}

/// Reads the risk tolerance of an exponential curve.
///
/// # Errors
/// If the value is not a number above 0.
pub fn tolerance(field: &Field) -> Read<f64> {
    match field.value.content {
        Content::Number(tolerance) if tolerance > 0.0 => Ok(tolerance),
        _ => Err(field.unexpected(spec::NUMBER_ABOVE_0)),
    }
}

/// Reads the points of a curve.
///
/// # Errors
/// If the value is not a list of 2 to 64 points that rise from one to the next.
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

/// Reads the bounds on the values of expectimax.
///
/// # Errors
/// If the value is not a list of two numbers, the first below the second.
pub fn bounds(field: &Field) -> Read<Interval> {
    rising(field, field.pair(Field::number)?)
}

/// Reads the window at the root of alpha-beta.
///
/// # Errors
/// If the value is not a list of two numbers, finite or infinite, the first below the second.
pub fn window(field: &Field) -> Read<Window> {
    rising(field, field.pair(Field::extended)?).map(Window::from)
}

fn rising(field: &Field, (low, high): (f64, f64)) -> Read<Interval> {
    if low < high {
        return Ok(Interval { low, high });
    }
    Err(field.unexpected(spec::TWO_RISING_NUMBERS))
}
