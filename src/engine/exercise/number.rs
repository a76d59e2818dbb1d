//! Numbers as students write them: decimals, fractions and infinities, and whether one is right.

use crate::text::{decimal, plain};

/// How far a rounded number may be from the true one.
const CLOSE: f64 = 0.005;
/// The relative error of a sum of a few fractions.
const ROUNDING: f64 = 1e-9;

/// Reads a number; `None` if the text is not a number.
pub fn read(text: &str) -> Option<f64> {
    // The key `i` writes ∞ in the fields.
    match plain::plainly(text).trim() {
        "i" | "+i" => Some(f64::INFINITY),
        "-i" => Some(f64::NEG_INFINITY),
        text => plain::number(text),
    }
}

/// Counts the digits behind the point of a decimal.
fn places(text: &str) -> usize {
    let digits = |behind: &str| behind.trim().len();
    text.split_once('.')
        .map_or(0, |(_, behind)| digits(behind))
        .min(15)
}

/// Whether a text states a number: exactly, or rounded where the number is not whole.
///
/// A rounded number is right within 0.005, or if it is the number rounded to the digits given.
pub fn is_right(text: &str, expected: f64) -> bool {
    let Some(value) = read(text) else {
        return false;
    };
    if value == expected {
        return true;
    }
    if !value.is_finite() || !expected.is_finite() {
        return false;
    }
    let off = (value - expected).abs();
    let is_exact = off <= ROUNDING * expected.abs().max(1.0);
    let is_whole = (expected - expected.round()).abs() <= ROUNDING * expected.abs().max(1.0);
    let rounded = || {
        let places = places(text);
        places > 0 && decimal::read(&format!("{expected:.places$}")) == Some(value)
    };
    is_exact || (!is_whole && (off <= CLOSE + ROUNDING || rounded()))
}

/// Writes an answer's number: whole, as a fraction of small denominator, or with four decimals.
pub fn write(value: f64) -> String {
    if value.is_infinite() {
        return if value > 0.0 { "+inf" } else { "-inf" }.to_owned();
    }
    let is_near =
        |number: f64, other: f64| (number - other).abs() <= ROUNDING * other.abs().max(1.0);
    if is_near(value, value.round()) {
        return format!("{}", value.round() + 0.0);
    }
    let fraction = (2..=60_u32)
        .map(f64::from)
        .map(|bottom| ((value * bottom).round(), bottom))
        .find(|(top, bottom)| is_near(value, top / bottom));
    match fraction {
        Some((top, bottom)) => format!("{top}/{bottom}"),
        None => format!("{value:.4}"),
    }
}
