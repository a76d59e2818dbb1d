//! The numbers of a tree: payoffs, which may be infinite, and probabilities, which may be
//! fractions.

use super::problem::{BadTree, Problem};
use crate::text::{Reader, decimal};

/// Reads a finite number; the error is `otherwise` if there is none here.
pub fn number(reader: &mut Reader, otherwise: Problem) -> Result<f64, BadTree> {
    let start = reader.place();
    reader
        .number()?
        .ok_or_else(|| BadTree::at(start, otherwise))
}

/// Reads `"+inf"` or `"-inf"`.
pub fn infinity(reader: &mut Reader) -> Result<f64, BadTree> {
    let start = reader.place();
    infinite(&reader.string()?).ok_or_else(|| BadTree::at(start, Problem::ExpectedNode))
}

/// Returns the infinite number that a word stands for.
pub fn infinite(word: &str) -> Option<f64> {
    match word {
        "+inf" | "inf" | "+∞" | "∞" => Some(f64::INFINITY),
        "-inf" | "-∞" | "−∞" => Some(f64::NEG_INFINITY),
        _ => None,
    }
}

/// Reads a payoff.
pub fn payoff(reader: &mut Reader) -> Result<f64, BadTree> {
    if reader.peek() == Some('"') {
        infinity(reader)
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
    let (above, below) = text.split_once('/').unwrap_or((text, "1"));
    Some(decimal::read(above.trim())? / decimal::read(below.trim())?).filter(is_probability)
}

fn is_probability(value: &f64) -> bool {
    (0.0..=1.0).contains(value)
}
