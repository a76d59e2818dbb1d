//! The words of a language as a table: JSON, the pieces of every message in the order of the messages. The build writes it
//! (`build/table.rs`).

use serde::Deserialize;

/// A piece of a message in a table; gaps and counts by number.
#[derive(Deserialize)]
#[serde(untagged)]
pub(crate) enum Piece {
    Words(String),
    Gap(usize),
    Count {
        count: usize,
    },
    /// The pieces for one number, or those for all others.
    Choice {
        by: usize,
        cases: Vec<(u64, Row)>,
        other: Row,
    },
}

/// A message in a table.
pub(crate) type Row = Vec<Piece>;

/// Reads a table.
pub(crate) fn read(table: &str) -> Result<Vec<Row>, String> {
    serde_json::from_str(table).map_err(|error| error.to_string())
}
