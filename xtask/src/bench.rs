//! `cargo xtask bench`: figures beside what they are compared with and what they should reach. Nothing here is a test: a goal that
//! is missed is told, and only a group that could not be measured is an error.
mod browser;
mod play;
mod row;

use crate::run::{self, Result};
use crate::workshop::Workshop;
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
    ("transfer", browser::measure),
    ("start", browser::measure),
    ("memory", browser::measure),
    ("play", play::measure),
];

/// Measures the named groups, or all of them.
pub fn bench(workshop: &mut Workshop, names: &[String]) -> Result<()> {
    if let Some(unknown) = names.iter().find(|name| GROUPS.iter().all(|(group, _)| name != group)) {
        let known = GROUPS.map(|(group, _)| group).join(", ");
        return Err(format!("there is no group “{unknown}” to measure; there are {known}"));
    }
    let wanted = GROUPS.iter().filter(|(group, _)| names.is_empty() || names.iter().any(|name| name == group));
    let mut failures = Vec::new();
    for (name, group) in wanted {
        let measured =
            run::step(&format!("bench {name}"), || group(workshop, name)?.lines().filter_map(Measurement::read).collect());
        let rows: Vec<Row> = match measured {
            Ok(measurements) => Vec::into_iter(measurements).map(Measurement::judged).collect(),
            Err(reason) => {
                failures.push(format!("{name}: {reason}"));
                vec![Row::missing(name, &reason)]
            }
        };
        println!("{}", row::table(&rows));
        keep(workshop, name, &rows)?;
    }
    if failures.is_empty() { Ok(()) } else { Err(failures.join("\n")) }
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
