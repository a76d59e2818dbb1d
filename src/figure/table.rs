//! The events as comma-separated values: step, event, node, fields and sentence.

use super::Figure;
use crate::spec::node_path;
use crate::worker::fields;

/// All events, one a line, with Windows' line ends as RFC 4180 has them, and a mark of UTF-8 for spreadsheets.
pub fn events(figure: &Figure) -> String {
    let mut out = "\u{feff}step,event,node,fields,sentence\r\n".to_owned();
    for step in 1..=figure.trace.len() {
        let moment = figure.trace.at(step);
        let Some(event) = moment.event() else { continue };
        let (name, fields) = fields(&event);
        out += &step.to_string();
        for cell in [name, &node_path(&figure.trace.path(moment.subject())), &fields, &figure.sentence(step)] {
            out += ",\"";
            // No spreadsheet takes a name for a formula.
            if cell.starts_with(['=', '+', '-', '@']) {
                out.push('\'');
            }
            for letter in cell.chars() {
                if letter == '"' {
                    out.push('"');
                }
                out.push(letter);
            }
            out.push('"');
        }
        out += "\r\n";
    }
    out
}
