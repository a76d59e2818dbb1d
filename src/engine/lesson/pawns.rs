//! Estimates of chess positions in pawns, as players say them.

use super::line::typed;
use crate::search::Basis;
use crate::trace::Number;

/// Writes a number; an estimate has at most three decimals, or is in pawns with one decimal if `pawn` is given.
pub fn written(number: Number, pawn: Option<f64>) -> String {
    let pawn = pawn.filter(|_| number.basis == Basis::Estimate);
    let value = match (number.basis, pawn) {
        (Basis::Exact, _) => number.value,
        (_, Some(pawn)) => (number.value / pawn * 10.0).round() / 10.0,
        _ => (number.value * 1e3).round() / 1e3,
    };
    let text = typed(Number { value, ..number });
    match text.find(|letter: char| letter.is_ascii_digit()) {
        // A lead in pawns has its sign, as players write it.
        Some(at) if pawn.is_some() && value > 0.0 => format!("{}+{}", &text[..at], &text[at..]),
        _ => text,
    }
}
