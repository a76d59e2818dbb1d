//! `cargo xtask bench`: measurements with their peers and goals. They are not tests: a missed goal
//! is reported, and only a group that could not be measured is an error.
mod browser;
mod floors;
mod goal;
mod play;
mod row;

use crate::project::Project;
use crate::run::{self, Result};
use floors::Floors;
use row::{Measurement, Row};
use std::collections::BTreeMap;
use std::fs;

/// Measures a group and returns its output: one JSON object for each measurement; other lines are
/// for people.
type Group = fn(&mut Project, &str) -> Result<String>;

const GROUPS: [(&str, Group); 18] = [
    ("search", native),
    ("recording", native),
    ("trace", native),
    ("batch", native),
    ("grading", native),
    ("connect-four", beside_peers),
    ("silent", browser::measure),
    ("games", browser::measure),
    ("layout", browser::measure),
    ("frame", browser::measure),
    ("seek", browser::measure),
    ("chunk", browser::measure),
    ("scrub", browser::measure),
    ("start", browser::measure),
    ("tasks", browser::measure),
    ("memory", browser::measure),
    ("beside", browser::measure),
    ("play", play::measure),
];

/// The argument that keeps the figures of this run as the new floors.
const KEEP: &str = "keep";

/// Measures the named groups, or all of them. With `keep` among the names, the results become new
/// floors.
pub fn bench(project: &mut Project, arguments: &[String]) -> Result<()> {
    let (keeps, names): (Vec<&str>, Vec<&str>) = arguments
        .iter()
        .map(String::as_str)
        .partition(|argument| *argument == KEEP);
    if let Some(unknown) = names
        .iter()
        .find(|name| GROUPS.iter().all(|(group, _)| group != *name))
    {
        let known = GROUPS.map(|(group, _)| group).join(", ");
        return Err(format!(
            "there is no group “{unknown}” to measure; there are {known}"
        ));
    }
    let wanted = GROUPS
        .iter()
        .filter(|(group, _)| names.is_empty() || names.contains(group));
    let mut floors = Floors::read(&project.root)?;
    let mut failures = Vec::new();
    for (name, group) in wanted {
        let measured = run::step(&format!("bench {name}"), || group(project, name));
        let rows = rows(name, &measured, &floors)
            .unwrap_or_else(|reason| vec![Row::missing(name, &reason)]);
        if let Err(reason) = measured {
            failures.push(format!("{name}: {reason}"));
        } else {
            failures.extend(
                rows.iter()
                    .filter_map(Row::without_figure)
                    .map(|why| format!("{name}: {why}")),
            );
        }
        println!("{}", row::table(&rows));
        keep(project, name, &rows)?;
        if !keeps.is_empty() {
            let next = |row: &Row| Some((row.name().to_owned(), row.next_floor()?));
            floors.keep(rows.iter().filter_map(next));
            floors.write()?;
        }
    }
    if failures.is_empty() {
        Ok(())
    } else {
        Err(failures.join("\n"))
    }
}

/// Returns the rows of a group. The message of a group that failed contains what was measured
/// before.
fn rows(name: &str, measured: &Result<String>, floors: &Floors) -> Result<Vec<Row>> {
    let measurements: Vec<Measurement> = match measured {
        Ok(told) => told
            .lines()
            .filter_map(Measurement::read)
            .collect::<Result<_>>()?,
        Err(told) => told
            .lines()
            .filter_map(Measurement::read)
            .flatten()
            .collect(),
    };
    let mut rows: Vec<Row> = measurements
        .into_iter()
        .map(|measurement| measurement.judged(floors))
        .collect();
    if let Err(reason) = measured
        && rows.iter().all(|row| row.without_figure().is_none())
    {
        rows.push(Row::missing(name, reason));
    }
    Ok(rows)
}

/// Writes `target/bench/<name>.json`.
fn keep(project: &Project, name: &str, rows: &[Row]) -> Result<()> {
    let directory = project.target.join("bench");
    let file = directory.join(format!("{name}.json"));
    let text = serde_json::to_string_pretty(&BTreeMap::from([("rows", rows)]))
        .map_err(|error| error.to_string())?;
    fs::create_dir_all(&directory)
        .and_then(|()| fs::write(&file, text))
        .map_err(|error| format!("{}: {error}", file.display()))
}

/// Runs a group of `benches/native`.
fn native(project: &mut Project, name: &str) -> Result<String> {
    measured(project, &[], name)
}

/// Runs a group of `benches/native` that needs the crates of others.
fn beside_peers(project: &mut Project, name: &str) -> Result<String> {
    measured(project, &["--features", "peers"], name)
}

fn measured(project: &mut Project, options: &[&str], name: &str) -> Result<String> {
    let mut cargo = project.command("cargo");
    cargo.args(["bench", "--quiet", "--bench", "native"]);
    run::capture(cargo.args(options).args(["--", name]))
}

#[cfg(test)]
mod tests {
    use super::{Floors, Row, rows};

    const LINE: &str =
        r#"{"name":"a","value":3,"unit":"ms","peer":null,"peer_value":null,"goal":null}"#;

    fn told(measured: Result<&str, &str>) -> Vec<(String, Option<String>)> {
        let measured = measured.map(str::to_owned).map_err(str::to_owned);
        let about = |row: &Row| {
            (
                row.name().to_owned(),
                row.without_figure().map(str::to_owned),
            )
        };
        rows("group", &measured, &Floors::of_rows(&[]))
            .expect("rows")
            .iter()
            .map(about)
            .collect()
    }

    #[test]
    fn a_group_that_failed_keeps_what_it_had_measured_and_says_why_there_is_no_more() {
        let (figure, reason) = (("a".to_owned(), None), Some("waited in vain".to_owned()));
        assert_eq!(told(Ok(LINE)), vec![figure.clone()]);
        assert_eq!(
            told(Err(&format!("waited in vain\n{LINE}\n{{ log: [] }}"))),
            [figure, ("group".to_owned(), reason.clone())]
        );
        let missing = LINE
            .replace(":3,", ":null,")
            .replace("null}", r#"null,"why":"waited in vain"}"#);
        assert_eq!(
            told(Err(&format!("`node` ended with exit status: 1\n{missing}"))),
            [("a".to_owned(), reason)],
            "it has told already"
        );
    }
}
