//! `plyscope generate`: reads a wish and prints a random tree.

use crate::Failure;
use crate::input;
use plyscope::game::{Player, Wording};
use plyscope::generator::{Wish, generate};
use plyscope::lang::{Lang, quoted};
use serde_json::Value;
use std::io::{Read, Write};

/// Reads a wish and writes its tree in the notation of trees, on one line.
pub fn run(input: impl Read, out: &mut impl Write) -> Result<(), Failure> {
    let text = input::text(input, Lang::En)?;
    let (wish, seed) = read(&text).map_err(Failure::Refused)?;
    let tree =
        generate(&wish, seed).map_err(|refusal| Failure::Refused(refusal.reason(Lang::En)))?;
    Ok(writeln!(out, "{}", tree.text())?)
}

fn read(text: &str) -> Result<(Wish, u64), String> {
    let value: Value =
        serde_json::from_str(text).map_err(|error| format!("this is not JSON: {error}"))?;
    let fields = value.as_object().ok_or_else(|| {
        format!(
            "expected an object in {{ }}, found {}",
            quoted(&value.to_string())
        )
    })?;
    let (mut wish, mut seed) = (Wish::default(), 0);
    for (key, value) in fields {
        let read = match key.as_str() {
            "root" => player(value).map(|root| wish.root = root),
            "children" => range(value).map(|children| wish.children = children),
            "depth" => range(value).map(|depth| wish.depth = depth),
            "values" => range(value).map(|values| wish.values = values),
            "ties" => value.as_bool().map(|ties| wish.ties = ties),
            "cuts" => whole(value).map(|cuts| wish.cuts = Some(cuts)),
            "deep" => value.as_bool().map(|deep| wish.deep = deep),
            "seed" => value.as_u64().map(|number| seed = number),
            _ => {
                return Err(format!(
                    "{key}: expected one of root, children, depth, values, ties, cuts, deep and seed"
                ));
            }
        };
        read.ok_or_else(|| {
            let found = quoted(&value.to_string());
            format!("{key}: did not expect {found} (plyscope generate --help)")
        })?;
    }
    Ok((wish, seed))
}

fn player(value: &Value) -> Option<Player> {
    match value.as_str()? {
        "max" => Some(Player::Max),
        "min" => Some(Player::Min),
        _ => None,
    }
}

fn whole(value: &Value) -> Option<i32> {
    value.as_i64().and_then(|number| i32::try_from(number).ok())
}

/// Reads a range: `[2,3]`, or `2` for `[2,2]`.
fn range(value: &Value) -> Option<(i32, i32)> {
    match value.as_array().map(Vec::as_slice) {
        Some([low, high]) => whole(low).zip(whole(high)),
        Some(_) => None,
        None => whole(value).map(|number| (number, number)),
    }
}
