//! The numbers of a game as its players say them: who wins where that is certain, and pawns in chess.

use crate::game::Interval;
use crate::game::any::AnyGame;
use crate::lang::words::play;
use crate::lang::{Lang, Say};
use crate::play::judge::Verdict;
use crate::play::levels;
use crate::search::{Basis, Relation};
use crate::trace::Number;

pub use crate::lesson::pawns::written;
pub use crate::spec::pawn::pawn;

/// Returns the value of a pawn in hints and reviews; `None` unless the game is chess.
pub fn judged_pawn(game: &AnyGame) -> Option<f64> {
    let judge = levels(game).pop()?;
    pawn(game, &judge.machine.algorithm)
}

/// Writes a verdict as a number, in pawns if `pawn` is given and the verdict is an estimate.
pub fn typed(verdict: &Verdict, pawn: Option<f64>) -> String {
    let number = Number {
        value: verdict.value,
        relation: Relation::Exact,
        basis: verdict.basis,
    };
    written(number, pawn)
}

/// Says how a game ends if nobody errs, where `value` is that end and `plies` are left until then; `None` if it is no end of a whole game.
pub fn ended(value: f64, plies: u64, game: &AnyGame, lang: Lang) -> Option<String> {
    let Interval { low, high } = game.traits().range.filter(|_| !game.is_explicit())?;
    match value {
        value if value == high => Some(play::MaxWinsIn { plies }.say(lang)),
        value if value == low => Some(play::MinWinsIn { plies }.say(lang)),
        value if value == 0.0 && low == -high => Some(play::DRAWN.say(lang).to_owned()),
        _ => None,
    }
}

/// Writes a number like [`written`], but in words if the game is decided: `Max wins`, `a draw`.
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
