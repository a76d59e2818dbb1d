//! Writing of JSON: on one line, with the shortest form of numbers (`5`, not `5.0`) and words for
//! infinite ones.

use serde::ser::{Serialize, Serializer};
use serde_json::ser::Formatter;
use std::{fmt, io};

/// Writes a value as JSON.
///
/// # Panics
/// If the value cannot be JSON: a map with keys that are not texts, or a number that is not finite
/// outside of [`Extended`].
pub fn to_json(value: &impl Serialize) -> String {
    let mut written = Vec::new();
    let mut serializer = serde_json::Serializer::with_formatter(&mut written, Short);
    value
        .serialize(&mut serializer)
        .expect("values here are texts, numbers, lists and objects");
    String::from_utf8(written).expect("JSON is text")
}

struct Short;

impl Formatter for Short {
    fn write_f64<W: ?Sized + io::Write>(&mut self, writer: &mut W, value: f64) -> io::Result<()> {
        write!(writer, "{value}")
    }
}

/// A number that may be infinite: infinity, for which JSON has no number, is written as `"+inf"` or
/// `"-inf"`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Extended(pub f64);

impl fmt::Display for Extended {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            f64::INFINITY => out.write_str("+inf"),
            f64::NEG_INFINITY => out.write_str("-inf"),
            finite => write!(out, "{finite}"),
        }
    }
}

impl Serialize for Extended {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.0.is_finite() {
            // −0 is written as 0.
            return serializer.serialize_f64(self.0 + 0.0);
        }
        serializer.collect_str(self)
    }
}
