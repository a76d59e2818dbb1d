//! `plyscope compare`: searches of one position side by side, as a table; or each of them with many seeds.

mod seeds;

use crate::json::{list, number, object, optional, text};
use crate::solve::too_long;
use crate::{Failure, input, printable};
use plyscope::compare::{Comparison, Standing, fewest_leaves};
use plyscope::lang::{Lang, Say};
use plyscope::lesson::line::{figure, typed};
use plyscope::report;
use plyscope::spec::{Spec, json_in};
use plyscope::text::json::to_json;
use plyscope::trace::{Relation, Trace};
use serde_json::{Map, Value};
use std::io::{Read, Write};
use std::ops::RangeInclusive;

/// How the table is printed.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub enum Form {
    /// Aligned columns, one a search.
    #[default]
    Columns,
    /// Lines of values, one a search.
    Csv,
    /// A JSON object.
    Json,
}

/// The options of the command.
#[derive(Default)]
pub struct Compare {
    /// How the table is printed.
    pub form: Form,
    /// The work after which to look, in place of the comparison's own.
    pub at: Option<u32>,
    /// The seeds of every search, in place of its own; `None` compares the searches step by step.
    pub seeds: Option<RangeInclusive<u64>>,
}

/// A search with its name and where it stands.
struct Lane<'a> {
    name: String,
    spec: &'a Spec,
    standing: Standing,
    done: u32,
}

/// The heads of the table.
const HEADS: [&str; 9] = [
    "step", "done", "leaves", "nodes", "cuts", "value", "move", "depth", "ends_at",
];

impl Compare {
    /// Runs all searches, and prints where they stand.
    pub fn run(&self, input: impl Read, out: &mut impl Write) -> Result<(), Failure> {
        let text = input::text(input, Lang::En)?;
        if let Some(seeds) = &self.seeds {
            return seeds::run(&text, seeds, self.form, out);
        }
        let refused = |said: &dyn Say| Failure::Refused(said.say(Lang::En));
        let it = Comparison::read(&json_in(&text).unwrap_or_default())
            .map_err(|refusal| refused(&refusal))?;
        let recorded = it.lanes.iter().map(|lane| {
            let recorded = report::record(lane);
            recorded.map_err(|_| Failure::Refused(too_long("compare shorter ones")))
        });
        let traces: Vec<Trace> = recorded
            .map(|found| found.map(|(trace, _)| trace))
            .collect::<Result<_, _>>()?;
        let clock = self.at.or(it.at).unwrap_or(u32::MAX);
        let names = names(&it.lanes);
        let lanes: Vec<Lane> = it
            .lanes
            .iter()
            .zip(&traces)
            .zip(names)
            .map(|((spec, trace), name)| Lane {
                name,
                spec,
                standing: Standing::of(trace, it.by.step(trace, clock)),
                done: it.by.done(trace, trace.len()),
            })
            .collect();
        match self.form {
            Form::Columns => columns(&lanes, out)?,
            Form::Csv => {
                let row = |lane: &Lane| [vec![lane.name.clone()], values(lane).into()].concat();
                csv(
                    &[&["lane"], &HEADS[..]].concat(),
                    lanes.iter().map(row),
                    out,
                )?;
            }
            Form::Json => {
                let fewest = fewest(&it);
                let at = self.at.or(it.at).map(|at| at.to_string());
                let fields = [
                    ("by", to_json(&it.by)),
                    ("at", optional(at)),
                    (
                        "fewest_leaves",
                        optional(fewest.map(|least| least.to_string())),
                    ),
                    ("lanes", list(lanes.iter().map(written))),
                ];
                writeln!(out, "{}", object(fields))?;
            }
        }
        if self.form == Form::Columns
            && let Some(least) = fewest(&it)
        {
            writeln!(out, "fewest leaves that can prove the value: {least}")?;
        }
        Ok(())
    }
}

/// Returns the fewest leaves of a uniform tree, whose outline the recordings of a command do without.
fn fewest(it: &Comparison) -> Option<u32> {
    let outlined: Vec<Trace> = it
        .lanes
        .iter()
        .map(|lane| Trace::new(&lane.outline()))
        .collect();
    let all: Vec<&Trace> = outlined.iter().collect();
    fewest_leaves(&it.lanes, &all).map(|(least, _)| least)
}

/// Names the searches by their algorithm, and by the options in which those of one algorithm differ, as a spec writes them.
pub fn names(lanes: &[Spec]) -> Vec<String> {
    let fields = |lane: &Spec| -> Map<String, Value> {
        let written = serde_json::from_str(&to_json(&lane.algorithm));
        let mut fields: Map<String, Value> = written.unwrap_or_default();
        fields.insert("seed".to_owned(), lane.seed.into());
        fields
    };
    let all: Vec<Map<String, Value>> = lanes.iter().map(fields).collect();
    let is_shared = |of: &Map<String, Value>, key: &str| {
        let alike = all
            .iter()
            .filter(|other| other.get("kind") == of.get("kind"));
        alike.clone().count() == 1 || alike.into_iter().all(|other| other.get(key) == of.get(key))
    };
    let name = |of: &Map<String, Value>| {
        let kind = of.get("kind").and_then(Value::as_str).unwrap_or_default();
        let own = of
            .iter()
            .filter(|(key, _)| *key != "kind" && !is_shared(of, key));
        let own = own.map(|(key, value)| match value {
            Value::String(text) => format!("{key}={text}"),
            other => format!("{key}={other}"),
        });
        [kind.to_owned()]
            .into_iter()
            .chain(own)
            .collect::<Vec<String>>()
            .join(" ")
    };
    all.iter().map(name).collect()
}

/// The values of a row, under [`HEADS`].
fn values(lane: &Lane) -> [String; 9] {
    let Lane {
        spec,
        standing,
        done,
        ..
    } = lane;
    let value = match (standing.mean, standing.value) {
        (Some(mean), _) => figure(mean),
        (None, Some(number)) => typed(number).replace('\u{a0}', " "),
        (None, None) => String::new(),
    };
    let best = standing.best.and_then(|choice| spec.game.move_name(choice));
    [
        standing.step.to_string(),
        if standing.is_done { "yes" } else { "no" }.to_owned(),
        standing.leaves.to_string(),
        standing.nodes.to_string(),
        standing.cuts.to_string(),
        value,
        printable(&best.unwrap_or_default()),
        standing.depth.to_string(),
        done.to_string(),
    ]
}

/// Prints a line for each value, a column for each search.
fn columns(lanes: &[Lane], out: &mut impl Write) -> std::io::Result<()> {
    let table: Vec<[String; 9]> = lanes.iter().map(values).collect();
    let width = |lane: usize| {
        let cells = table[lane].iter().chain([&lanes[lane].name]);
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..lanes.len()).map(width).collect();
    let line = |head: &str, cells: Vec<&str>| {
        let cells = cells
            .iter()
            .zip(&widths)
            .map(|(cell, width)| format!("  {cell:>width$}"));
        format!("{head:<7}{}", cells.collect::<String>())
    };
    writeln!(
        out,
        "{}",
        line("", lanes.iter().map(|lane| lane.name.as_str()).collect())
    )?;
    for (at, head) in HEADS.iter().enumerate() {
        let cells = table.iter().map(|row| row[at].as_str()).collect();
        writeln!(out, "{}", line(head, cells))?;
    }
    Ok(())
}

/// Prints rows of values under their heads.
fn csv(
    heads: &[&str],
    rows: impl Iterator<Item = Vec<String>>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut writer = csv::Writer::from_writer(out);
    writer.write_record(heads).map_err(std::io::Error::from)?;
    for row in rows {
        writer.write_record(row).map_err(std::io::Error::from)?;
    }
    Ok(writer.flush()?)
}

/// Writes a search as a JSON object.
fn written(lane: &Lane) -> String {
    let Lane {
        name,
        spec,
        standing,
        done,
    } = lane;
    let relation = standing.value.map(|number| number.relation);
    let kind = match relation {
        Some(bound @ (Relation::AtLeast | Relation::AtMost)) => Some(bound.word()),
        _ => standing.value.map(|number| number.basis.word()),
    };
    let best = standing.best.and_then(|choice| spec.game.move_name(choice));
    object([
        ("name", text(name)),
        ("step", standing.step.to_string()),
        ("done", standing.is_done.to_string()),
        ("leaves", standing.leaves.to_string()),
        ("nodes", standing.nodes.to_string()),
        ("cutoffs", standing.cuts.to_string()),
        (
            "value",
            optional(
                standing
                    .mean
                    .or(standing.value.map(|number| number.value))
                    .map(number),
            ),
        ),
        ("type", optional(kind.map(text))),
        ("best", optional(standing.best.map(|best| best.to_string()))),
        ("best_move", optional(best.as_deref().map(text))),
        ("depth", standing.depth.to_string()),
        ("ends_at", done.to_string()),
    ])
}
