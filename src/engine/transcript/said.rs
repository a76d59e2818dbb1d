//! What a program said: a number, a word, nothing, or several of these.

use super::clean::clean;
use crate::text::{Content, Value};
use std::fmt;

/// A value as a program printed it.
#[derive(Clone, Debug, PartialEq)]
pub enum Said {
    /// `None`, `null`: no value.
    Nothing,
    /// A truth value.
    Flag(bool),
    /// A number, perhaps infinite or not a number.
    Number(f64),
    /// A text; an object as it was written.
    Text(String),
    /// Several values: a pair, a row of a board.
    List(Vec<Said>),
}

impl Said {
    /// Reads a value.
    pub fn of(value: &Value) -> Said {
        match &value.content {
            Content::Null => Said::Nothing,
            Content::Flag(flag) => Said::Flag(*flag),
            Content::Number(number) => Said::Number(*number),
            Content::Text(text) => {
                named(text).map_or_else(|| Said::Text(clean(text)), Said::Number)
            }
            Content::List(items) => Said::List(items.iter().map(Said::of).collect()),
            Content::Object(_) => Said::Text(clean(value.raw)),
        }
    }

    /// Returns the number, if it is one; `None` for what is not a number, NaN too.
    pub fn number(&self) -> Option<f64> {
        match self {
            Said::Number(number) if !number.is_nan() => Some(*number),
            _ => None,
        }
    }

    /// Returns the number at a place of several values; a value that stands alone has only one place and is taken for it.
    pub fn part(&self, place: Option<usize>) -> Option<f64> {
        match (self, place) {
            (Said::List(items), Some(place)) => items.get(place)?.number(),
            (Said::List(_), None) => None,
            (alone, _) => alone.number(),
        }
    }
}

/// Returns the number that JSON has no sign for.
fn named(text: &str) -> Option<f64> {
    match text {
        "+inf" | "inf" | "Infinity" | "+Infinity" | "∞" | "+∞" => Some(f64::INFINITY),
        "-inf" | "-Infinity" | "-∞" | "−∞" => Some(f64::NEG_INFINITY),
        "nan" | "NaN" => Some(f64::NAN),
        _ => None,
    }
}

impl fmt::Display for Said {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Said::Nothing => out.write_str("None"),
            Said::Flag(true) => out.write_str("True"),
            Said::Flag(false) => out.write_str("False"),
            Said::Number(number) => out.write_str(&written(*number)),
            Said::Text(text) => out.write_str(text),
            Said::List(items) => {
                let items: Vec<String> = items.iter().map(Said::to_string).collect();
                write!(out, "({})", items.join(", "))
            }
        }
    }
}

/// Writes a number as the page shows numbers.
pub fn written(number: f64) -> String {
    match number {
        f64::INFINITY => "+∞".to_owned(),
        f64::NEG_INFINITY => "−∞".to_owned(),
        number if number.is_nan() => "NaN".to_owned(),
        // Binary fractions show their last digits only where they are meant.
        number => {
            let rounded = (number * 1e6).round() / 1e6;
            let shown = if rounded.is_finite() { rounded } else { number };
            (shown + 0.0).to_string().replace('-', "−")
        }
    }
}
