//! The numbers of a tree: payoffs, which may be infinite, and probabilities, which may be
//! fractions.

use super::problem::{BadTree, Problem};
use crate::text::{Reader, plain};

/// Reads a finite number; the error is `otherwise` if there is none here.
pub fn number(reader: &mut Reader, otherwise: Problem) -> Result<f64, BadTree> {
    let start = reader.place();
    reader
        .number()?
        .ok_or_else(|| BadTree::at(start, otherwise))
}

/// Reads ±∞ without quotes if it begins here: `-∞`, `+inf`.
pub fn bare_infinity(reader: &mut Reader) -> Option<f64> {
    let spellings = ["infinity", "inf", "∞", "Infinity", "Inf"];
    let signs = [
        ("-", f64::NEG_INFINITY),
        ("+", f64::INFINITY),
        ("", f64::INFINITY),
    ];
    for (sign, number) in signs {
        for spelling in spellings {
            if reader.take_word(&format!("{sign}{spelling}")) {
                return Some(number);
            }
        }
    }
    None
}

/// Reads `"+inf"` or `"-inf"`.
pub fn infinity(reader: &mut Reader) -> Result<f64, BadTree> {
    let start = reader.place();
    plain::infinity(&reader.string()?).ok_or_else(|| BadTree::at(start, Problem::ExpectedNode))
}

/// Reads a payoff.
pub fn payoff(reader: &mut Reader) -> Result<f64, BadTree> {
    if reader.peek() == Some('"') {
        infinity(reader)
    } else if let Some(infinite) = bare_infinity(reader) {
        Ok(infinite)
    } else {
        number(reader, Problem::ExpectedNumber)
    }
}

/// Reads a number from 0 to 1, or a fraction in quotes: `"1/3"`.
pub fn probability(reader: &mut Reader) -> Result<f64, BadTree> {
    let start = reader.place();
    let value = if reader.peek() == Some('"') {
        share(&reader.string()?)
    } else {
        Some(number(reader, Problem::ExpectedProbability)?).filter(is_probability)
    };
    value.ok_or_else(|| BadTree::at(start, Problem::ExpectedProbability))
}

/// Returns the probability in a text, a number or a fraction.
pub fn share(text: &str) -> Option<f64> {
    let text = plain::plainly(text);
    let percent = text.trim().strip_suffix('%').and_then(plain::number);
    let share = percent.map(|number| number / 100.0);
    share
        .or_else(|| plain::number(&text))
        .filter(is_probability)
}

pub fn is_probability(value: &f64) -> bool {
    (0.0..=1.0).contains(value)
}
