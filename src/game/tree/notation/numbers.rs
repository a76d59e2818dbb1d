//! The numbers of a tree: payoffs, which may be infinite, and probabilities, which may be fractions.

use super::problem::{BadTree, Problem};
use crate::text::{Reader, decimal};

/// A finite number; `otherwise` is said when none begins here.
pub fn number(reader: &mut Reader, otherwise: Problem) -> Result<f64, BadTree> {
    let start = reader.place();
    reader.number()?.ok_or_else(|| BadTree::at(start, otherwise))
}

/// `"+inf"` or `"-inf"`.
pub fn infinity(reader: &mut Reader) -> Result<f64, BadTree> {
    let start = reader.place();
    match reader.string()?.as_str() {
        "+inf" | "inf" | "+∞" | "∞" => Ok(f64::INFINITY),
        "-inf" | "-∞" | "−∞" => Ok(f64::NEG_INFINITY),
        _ => Err(BadTree::at(start, Problem::ExpectedNode)),
    }
}

/// What a leaf is worth.
pub fn payoff(reader: &mut Reader) -> Result<f64, BadTree> {
    if reader.peek() == Some('"') { infinity(reader) } else { number(reader, Problem::ExpectedNumber) }
}

/// A number from 0 to 1, or a fraction in quotes: `"1/3"`.
pub fn probability(reader: &mut Reader) -> Result<f64, BadTree> {
    let start = reader.place();
    let value = if reader.peek() == Some('"') {
        let text = reader.string()?;
        let (above, below) = text.split_once('/').unwrap_or((&text, "1"));
        decimal::read(above.trim()).zip(decimal::read(below.trim())).map_or(f64::NAN, |(above, below)| above / below)
    } else {
        number(reader, Problem::ExpectedProbability)?
    };
    if (0.0..=1.0).contains(&value) { Ok(value) } else { Err(BadTree::at(start, Problem::ExpectedProbability)) }
}
