//! `cargo xtask bench`: figures beside what they are compared with and what they should reach. Nothing here is a test: a goal that
//! is missed is told, and only a group that could not be measured is an error.
mod browser;
mod floors;
mod goal;
mod play;
mod row;

use crate::run::{self, Result};
use crate::workshop::Workshop;
use floors::Floors;
use row::{Measurement, Row};
use std::collections::BTreeMap;
use std::fs;

/// A group prints its measurements, one JSON object a line; what else it prints is for people.
type Group = fn(&mut Workshop, &str) -> Result<String>;

const GROUPS: [(&str, Group); 14] = [
    ("search", native),
    ("recording", native),
    ("trace", native),
    ("batch", native),
    ("silent", browser::measure),
    ("games", browser::measure),
    ("layout", browser::measure),
    ("frame", browser::measure),
    ("seek", browser::measure),
    ("chunk", browser::measure),
    ("start", browser::measure),
    ("tasks", browser::measure),
    ("memory", browser::measure),
    ("play", play::measure),
];

/// Takes this run's figures as those that may not be lost.
const KEEP: &str = "--keep";

/// Measures the named groups, or all of them; `--keep` among the names takes new floors from what comes out.
pub fn bench(workshop: &mut Workshop, arguments: &[String]) -> Result<()> {
    let (options, names): (Vec<&str>, Vec<&str>) = arguments.iter().map(String::as_str).partition(|argument| *argument == KEEP);
    if let Some(unknown) = names.iter().find(|name| GROUPS.iter().all(|(group, _)| group != *name)) {
        let known = GROUPS.map(|(group, _)| group).join(", ");
        return Err(format!("there is no group “{unknown}” to measure; there are {known}"));
    }
    let wanted = GROUPS.iter().filter(|(group, _)| names.is_empty() || names.contains(group));
    let mut floors = Floors::read(&workshop.root)?;
    let mut failures = Vec::new();
    for (name, group) in wanted {
        let measured = run::step(&format!("bench {name}"), || group(workshop, name));
        let rows = rows(name, &measured, &floors)?;
        if let Err(reason) = measured {
            failures.push(format!("{name}: {reason}"));
        } else {
            failures.extend(rows.iter().filter_map(Row::without_figure).map(|why| format!("{name}: {why}")));
        }
        println!("{}", row::table(&rows));
        keep(workshop, name, &rows)?;
        if !options.is_empty() {
            floors.keep(&rows);
            floors.write()?;
        }
    }
    if failures.is_empty() { Ok(()) } else { Err(failures.join("\n")) }
}

/// The rows of a group. One that failed has told in its message what it had measured until then.
fn rows(name: &str, measured: &Result<String>, floors: &Floors) -> Result<Vec<Row>> {
    let (Ok(told) | Err(told)) = measured;
    let measurements: Vec<Measurement> = told.lines().filter_map(Measurement::read).collect::<Result<_>>()?;
    let mut rows: Vec<Row> = measurements.into_iter().map(|measurement| measurement.judged(floors)).collect();
    if let Err(reason) = measured
        && rows.iter().all(|row| row.without_figure().is_none())
    {
        rows.push(Row::missing(name, reason));
    }
    Ok(rows)
}

/// Writes `target/bench/<name>.json`.
fn keep(workshop: &Workshop, name: &str, rows: &[Row]) -> Result<()> {
    let directory = workshop.target.join("bench");
    let file = directory.join(format!("{name}.json"));
    let text = serde_json::to_string_pretty(&BTreeMap::from([("rows", rows)])).map_err(|error| error.to_string())?;
    fs::create_dir_all(&directory).and_then(|()| fs::write(&file, text)).map_err(|error| format!("{}: {error}", file.display()))
}

/// The groups of `benches/native`.
fn native(workshop: &mut Workshop, name: &str) -> Result<String> {
    run::capture(workshop.command("cargo").args(["bench", "--quiet", "--bench", "native", "--", name]))
}
