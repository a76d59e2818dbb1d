//! One of the searches that figures are made of, and the command line that makes them.

use crate::run::Result;
use crate::workshop::Workshop;
use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// A name and a spec a line.
const LIST: &str = "tests/data/figures.txt";
/// The most nodes of all slides together that are set.
const MOST_ON_SLIDES: u64 = 700;

/// A search.
pub struct Search {
    /// What its files are called.
    pub name: String,
    spec: PathBuf,
    program: PathBuf,
    last: u64,
    nodes: u64,
}

impl Search {
    /// All of them. How many steps they take is asked of the command line.
    pub fn all(workshop: &Workshop) -> Result<Vec<Search>> {
        let list = fs::read_to_string(workshop.root.join(LIST))
            .map_err(|error| format!("{LIST}: {error}"))?;
        list.lines()
            .map(|line| Search::of(workshop, line))
            .collect()
    }

    fn of(workshop: &Workshop, line: &str) -> Result<Search> {
        let (name, text) = line
            .split_once(' ')
            .ok_or_else(|| format!("{LIST}: a name and a spec, not {line}"))?;
        let folder = super::folder(workshop)?;
        let (spec, program) = (
            folder.join(format!("{name}.json")),
            workshop.target.join("debug").join("plyscope"),
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

    /// One in the middle, where much is known and much is not, and the last.
    pub fn steps(&self) -> [String; 2] {
        [self.last * 3 / 5, self.last].map(|step| step.to_string())
    }

    /// Whether its slides are few and have few nodes.
    pub fn is_short(&self) -> bool {
        self.last * self.nodes <= MOST_ON_SLIDES
    }

    /// What `plyscope render` writes of it.
    pub fn render(&self, options: &[&str]) -> Result<String> {
        String::from_utf8(self.bytes(options)?)
            .map_err(|_| format!("{}: {options:?} is no text", self.name))
    }

    /// The same where it is no text.
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

/// What a command prints. One that also complains has failed.
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
