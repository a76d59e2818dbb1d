//! `plyscope trace`: prints the events of a search, one a line, as JSON or as sentences.

use crate::json::{number, object, text};
use crate::solve::{read, too_long};
use crate::{Failure, printable};
use plyscope::game::Player;
use plyscope::lang::Lang;
use plyscope::lesson::explain;
use plyscope::report;
use plyscope::search::{Basis, Event, Recorder, Relation, Stage, Turn, Used};
use plyscope::spec::{Spec, node_path};
use plyscope::trace::{Moment, Trace};
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
        let digits = trace.len().to_string().len();
        for step in steps {
            let (moment, path) = (trace.at(step), path(step));
            match self.format {
                Format::Lines => writeln!(out, "{}", line(&moment, &path))?,
                Format::Text => {
                    let sentence = explain(&moment, &spec.game, self.lang, &spec.algorithm).text();
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

fn line(moment: &Moment, path: &str) -> String {
    let Some(event) = moment.event() else {
        return String::new();
    };
    let (name, fields) = told(&event);
    let head = [
        ("step", moment.step().to_string()),
        ("event", text(name)),
        ("node", text(path)),
    ];
    object(head.into_iter().chain(fields))
}

/// Returns the name of an event and its own fields.
fn told(event: &Event) -> (&'static str, Vec<(&'static str, String)>) {
    match *event {
        Event::Begin {
            stage: Stage::Iteration(iteration),
        } => ("begin", vec![("iteration", iteration.to_string())]),
        Event::Open { turn, choices } => {
            let turn = match turn {
                Turn::Player(Player::Max) => "max",
                Turn::Player(Player::Min) => "min",
                Turn::Chance => "chance",
            };
            (
                "open",
                vec![("turn", text(turn)), ("choices", choices.to_string())],
            )
        }
        Event::Begin {
            stage: Stage::Depth(depth),
        } => ("begin", vec![("depth", depth.to_string())]),
        Event::Expand { choice, count } => (
            "expand",
            vec![("choice", choice.to_string()), ("count", count.to_string())],
        ),
        Event::Rank { choice, score } => (
            "rank",
            vec![("choice", choice.to_string()), ("score", number(score))],
        ),
        Event::Descend {
            choice,
            probability,
        } => (
            "descend",
            vec![
                ("choice", choice.to_string()),
                ("probability", number(probability)),
            ],
        ),
        Event::Bound { window } => (
            "bound",
            vec![
                ("alpha", number(window.alpha)),
                ("beta", number(window.beta)),
            ],
        ),
        Event::Range { low, high } => ("range", vec![("low", number(low)), ("high", number(high))]),
        Event::Evaluate {
            payoff,
            score,
            basis,
        } => {
            let basis = match basis {
                Basis::Exact => "exact",
                Basis::Estimate => "estimate",
                Basis::Average => "average",
            };
            (
                "evaluate",
                vec![
                    ("payoff", number(payoff)),
                    ("score", number(score)),
                    ("basis", text(basis)),
                ],
            )
        }
        Event::Accumulate { sum } => ("accumulate", vec![("sum", number(sum))]),
        Event::Recall {
            visit,
            score,
            relation,
            depth,
            used,
        } => {
            let used = match used {
                Used::Answer => "answer",
                Used::Narrow => "narrow",
                Used::Order => "order",
            };
            let depth = if depth == u16::MAX {
                "null".to_owned()
            } else {
                depth.to_string()
            };
            let numbers = [
                ("visit", visit.to_string()),
                ("score", number(score)),
                ("relation", related(relation)),
            ];
            (
                "recall",
                numbers
                    .into_iter()
                    .chain([("depth", depth), ("used", text(used))])
                    .collect(),
            )
        }
        Event::Store { relation } => ("store", vec![("relation", related(relation))]),
        Event::Grundy { value } => ("grundy", vec![("value", value.to_string())]),
        Event::Improve { choice, score } => (
            "improve",
            vec![("choice", choice.to_string()), ("score", number(score))],
        ),
        Event::Cutoff { remaining } => ("cutoff", vec![("remaining", remaining.to_string())]),
        Event::Simulate {
            score,
            plies,
            playout,
        } => (
            "simulate",
            vec![
                ("score", number(score)),
                ("plies", plies.to_string()),
                ("playout", playout.to_string()),
            ],
        ),
        Event::Credit { reward, visits } => (
            "credit",
            vec![("reward", number(reward)), ("visits", visits.to_string())],
        ),
        Event::Return { score } => ("return", vec![("score", number(score))]),
        Event::Choose { choice } => ("choose", vec![("choice", choice.to_string())]),
    }
}

/// Returns the word for how a stored value relates to the true one.
fn related(relation: Relation) -> String {
    text(match relation {
        Relation::Exact => "exact",
        Relation::AtLeast => "lower",
        Relation::AtMost => "upper",
        Relation::Open => "open",
    })
}
