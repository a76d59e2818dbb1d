//! An event as words: its name, and its fields by theirs, read off its bytes.

use super::codec::{Bytes, encode};
use crate::search::Event;

/// By tag: the event's name, and each field's with a letter for how it is written.
const FIELDS: [&str; 21] = [
    "begin iteration:l",
    "open turn:t choices:s",
    "expand choice:s count:s",
    "descend choice:s",
    "descend choice:s probability:f",
    "bound alpha:f beta:f",
    "evaluate basis:b score:f",
    "evaluate basis:b payoff:f score:f",
    "improve choice:s score:f",
    "cutoff remaining:s",
    "simulate score:f plies:l playout:l",
    "credit reward:f visits:l",
    "return score:f",
    "choose choice:s",
    "begin depth:l",
    "rank choice:s score:f",
    "range low:f high:f",
    "accumulate sum:f",
    "recall visit:l score:f relation:r depth:s used:u",
    "store relation:r",
    "grundy value:l",
];
const PLAYERS: [&str; 3] = ["max", "min", "chance"];
/// What a value rests on.
pub const BASES: [&str; 3] = ["exact", "estimate", "average"];
/// How a number relates to the true value.
pub const RELATIONS: [&str; 4] = ["exact", "lower", "upper", "open"];
const USED: [&str; 3] = ["answer", "narrow", "order"];

/// The name of an event and its fields, `choice=1 score=5`.
pub fn fields(event: &Event) -> (&'static str, String) {
    let mut encoded = Vec::new();
    encode(event, &mut encoded);
    let mut out = String::new();
    let Some((tag, rest)) = encoded.split_first() else { return ("", out) };
    let mut bytes = Bytes(rest);
    let mut words = FIELDS.get(usize::from(*tag)).copied().unwrap_or_default().split(' ');
    let name = words.next().unwrap_or_default();
    for (key, kind) in words.filter_map(|word| word.split_once(':')) {
        let value = match kind {
            "l" => bytes.long().map(|number| number.to_string()),
            "s" => bytes.short().map(|number| number.to_string()),
            "f" => bytes.float().map(written),
            _ => {
                let table = match kind {
                    "t" => &PLAYERS[..],
                    "b" => &BASES,
                    "r" => &RELATIONS,
                    _ => &USED,
                };
                bytes.one_of(table).map(str::to_owned)
            }
        };
        if !out.is_empty() {
            out.push(' ');
        }
        out = [&out, key, "=", &value.unwrap_or_default()].concat();
    }
    (name, out)
}

/// A number; the infinite ones as in a spec.
pub fn written(value: f64) -> String {
    if value.is_finite() { value.to_string() } else { ["-inf", "+inf"][usize::from(value > 0.0)].to_owned() }
}
