//! The events as comma-separated values: step, event, node, fields and sentence.

use super::escape::{Escaped, csv};
use super::figure::Figure;
use crate::spec::node_path;
use crate::text::cell::guarded;

/// Writes all events, one a line, with CRLF line ends as in RFC 4180, and a byte order mark for
/// spreadsheets.
pub fn events(figure: &Figure) -> String {
    let mut out = "\u{feff}step,event,node,fields,sentence".to_owned();
    for step in 1..=figure.trace.len() {
        let moment = figure.trace.at(step);
        let Some(event) = moment.event() else {
            continue;
        };
        let (name, _) = event.fields();
        out += &format!("\r\n{step}");
        for cell in [
            name,
            &node_path(&figure.trace.path(moment.subject())),
            &event.words(),
            &figure.sentence(step),
        ] {
            out += &format!(",\"{}\"", Escaped(&guarded(cell), csv));
        }
    }
    out + "\r\n"
}
