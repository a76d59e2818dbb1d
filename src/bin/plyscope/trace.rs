//! `plyscope trace`: prints the events of a search, one a line, as JSON or as sentences.

use crate::json::{object, text};
use crate::solve::{read, too_long};
use crate::{Failure, printable};
use plyscope::lang::Lang;
use plyscope::lesson::{Reading, explain};
use plyscope::report;
use plyscope::search::Recorder;
use plyscope::spec::{Spec, node_path};
use plyscope::text::json::to_json;
use plyscope::trace::{Moment, Perspective, Trace};
use std::io::{BufRead, Write};

/// The format of an event.
pub enum Format {
    /// As a JSON object.
    Lines,
    /// As a sentence.
    Text,
}

/// The options of the command.
pub struct Print {
    /// The format.
    pub format: Format,
    /// The language of sentences.
    pub lang: Lang,
    /// The side from which sentences tell values, where the search has two.
    pub perspective: Perspective,
}

impl Print {
    /// Prints the search of the spec in `input`.
    pub fn run(&self, input: impl BufRead, out: &mut impl Write) -> Result<(), Failure> {
        let spec = read(input)?;
        let trace = record(&spec)?;
        let steps = 1..=trace.len();
        let path = |step| node_path(&trace.path(trace.at(step).subject()));
        let width = match self.format {
            Format::Lines => 0,
            Format::Text => steps
                .clone()
                .map(|step| path(step).len())
                .max()
                .unwrap_or(0),
        };
        let reading = Reading {
            algorithm: &spec.algorithm,
            perspective: spec.perspective(self.perspective),
        };
        let digits = trace.len().to_string().len();
        for step in steps {
            let (moment, path) = (trace.at(step), path(step));
            match self.format {
                Format::Lines => writeln!(out, "{}", line(&moment, &path))?,
                Format::Text => {
                    let sentence = explain(&moment, &spec.game, self.lang, reading).text();
                    let sentence = printable(&sentence);
                    writeln!(out, "{step:digits$}  {path:width$}  {sentence}")?;
                }
            }
        }
        Ok(())
    }
}

/// Records a search over its outline, as the page does.
pub fn record(spec: &Spec) -> Result<Trace, Failure> {
    let most = report::MOST_RECORDED;
    let (trace, _, answer): (Trace, Recorder<'_>, _) = spec.record(most, most as u64);
    match answer {
        Some(_) => Ok(trace),
        None => Err(Failure::Refused(too_long(
            "limit its depth or its iterations",
        ))),
    }
}

/// Writes the step, the event, its node, and the fields of the event.
fn line(moment: &Moment, path: &str) -> String {
    let Some(event) = moment.event() else {
        return String::new();
    };
    let (name, fields) = event.fields();
    let head = [
        ("step", moment.step().to_string()),
        ("event", text(name)),
        ("node", text(path)),
    ];
    let fields = fields.iter().map(|(name, value)| (*name, to_json(value)));
    object(head.into_iter().chain(fields))
}
