//! One of the searches for the figures, and the command line that renders it.

use crate::project::Project;
use crate::run::Result;
use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The list of names and specs, one a line.
const LIST: &str = "tests/data/figures.txt";
/// The most nodes of all slides together for which slides are typeset.
const MOST_ON_SLIDES: u64 = 700;

/// A search.
pub struct Search {
    /// The name of its files.
    pub name: String,
    spec: PathBuf,
    program: PathBuf,
    last: u64,
    nodes: u64,
}

impl Search {
    /// Reads the list. The command line counts their steps.
    pub fn all(project: &Project) -> Result<Vec<Search>> {
        let list = fs::read_to_string(project.root.join(LIST))
            .map_err(|error| format!("{LIST}: {error}"))?;
        list.lines().map(|line| Search::of(project, line)).collect()
    }

    fn of(project: &Project, line: &str) -> Result<Search> {
        let (name, text) = line
            .split_once(' ')
            .ok_or_else(|| format!("{LIST}: a name and a spec, not {line}"))?;
        let folder = super::folder(project)?;
        let (spec, program) = (
            folder.join(format!("{name}.json")),
            project.target.join("debug").join("plyscope"),
        );
        super::write(&spec, text)?;
        let mut search = Search {
            name: name.to_owned(),
            spec,
            program,
            last: 0,
            nodes: 0,
        };
        let told: serde_json::Value =
            serde_json::from_str(&search.render(&["--format", "json", "--step", "0"])?)
                .map_err(|error| format!("{name}: json cannot be read: {error}"))?;
        search.last = told["steps"]
            .as_u64()
            .ok_or_else(|| format!("{name}: json does not say how many steps there are"))?;
        search.nodes = told["nodes"].as_array().map_or(0, Vec::len) as u64;
        Ok(search)
    }

    /// Returns a step in the middle, where part of the tree is known, and the last.
    pub fn steps(&self) -> [String; 2] {
        [self.last * 3 / 5, self.last].map(|step| step.to_string())
    }

    /// Whether its slides are few and have few nodes.
    pub fn is_short(&self) -> bool {
        self.last * self.nodes <= MOST_ON_SLIDES
    }

    /// Returns the text that `plyscope render` writes.
    pub fn render(&self, options: &[&str]) -> Result<String> {
        String::from_utf8(self.bytes(options)?)
            .map_err(|_| format!("{}: {options:?} is no text", self.name))
    }

    /// Returns the bytes that `plyscope render` writes.
    pub fn bytes(&self, options: &[&str]) -> Result<Vec<u8>> {
        let input =
            File::open(&self.spec).map_err(|error| format!("{}: {error}", self.spec.display()))?;
        silently(
            Command::new(&self.program)
                .arg("render")
                .args(options)
                .stdin(input),
        )
    }
}

/// Returns the output of a command; messages on standard error count as a failure.
pub fn silently(command: &mut Command) -> Result<Vec<u8>> {
    let output = command.stderr(Stdio::piped()).output();
    let output = output.map_err(|error| {
        format!(
            "{} could not be started: {error}",
            command.get_program().display()
        )
    })?;
    let complaint = String::from_utf8_lossy(&output.stderr);
    if output.status.success() && complaint.trim().is_empty() {
        return Ok(output.stdout);
    }
    let words: Vec<_> = command
        .get_args()
        .map(|word| word.to_string_lossy())
        .collect();
    Err(format!(
        "{} {}: {} {}",
        command.get_program().display(),
        words.join(" "),
        output.status,
        complaint.trim()
    ))
}
