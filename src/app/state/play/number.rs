//! The numbers of a game as its players say them: who wins where that is certain, and pawns in chess.

use crate::game::Interval;
use crate::game::any::{AnyGame, GameId};
use crate::lang::Lang;
use crate::lang::words::play;
use crate::lesson::line;
use crate::play::judge::Verdict;
use crate::play::levels;
use crate::search::{Algorithm, Basis, Evaluation, Relation};
use crate::trace::Number;

/// The worth of a pawn in the estimates of an algorithm, in chess; none elsewhere.
pub fn pawn(game: &AnyGame, algorithm: &Algorithm) -> Option<f64> {
    let own = match algorithm.evaluation() {
        Some(Evaluation::Features { weights }) => weights.as_deref(),
        _ => None,
    };
    let material = own.unwrap_or(game.weights()).first().copied();
    material.filter(|worth| game.id() == GameId::Chess && *worth > 0.0)
}

/// The worth of a pawn in the values of hints and reviews.
pub fn judged_pawn(game: &AnyGame) -> Option<f64> {
    let judge = levels(game).pop()?;
    pawn(game, &judge.machine.algorithm)
}

/// A verdict as it is typed.
pub fn typed(verdict: &Verdict, pawn: Option<f64>) -> String {
    let number = Number {
        value: verdict.value,
        relation: Relation::Exact,
        basis: verdict.basis,
    };
    written(number, pawn)
}

/// A number as it is typed; of an estimate three decimals are enough, or tenths of a pawn.
pub fn written(number: Number, pawn: Option<f64>) -> String {
    let pawn = pawn.filter(|_| number.basis == Basis::Estimate);
    let value = match (number.basis, pawn) {
        (Basis::Exact, _) => number.value,
        (_, Some(pawn)) => (number.value / pawn * 10.0).round() / 10.0,
        _ => (number.value * 1e3).round() / 1e3,
    };
    let text = line::typed(Number { value, ..number });
    match text.find(|letter: char| letter.is_ascii_digit()) {
        // A lead in pawns has its sign, as players write it.
        Some(at) if pawn.is_some() && value > 0.0 => format!("{}+{}", &text[..at], &text[at..]),
        _ => text,
    }
}

/// The same with words where the game is decided: `Max wins`, `a draw`.
pub fn told(number: Number, game: &AnyGame, pawn: Option<f64>, lang: Lang) -> String {
    let is_certain = number.basis == Basis::Exact && number.relation == Relation::Exact;
    let word = game
        .traits()
        .range
        .filter(|_| is_certain && !game.is_explicit())
        .and_then(|Interval { low, high }| match number.value {
            value if value == high => Some(play::MAX_WINS),
            value if value == low => Some(play::MIN_WINS),
            value if value == 0.0 && low == -high => Some(play::DRAWN),
            _ => None,
        });
    word.map_or_else(|| written(number, pawn), |word| word.say(lang).to_owned())
}
