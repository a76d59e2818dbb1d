//! `plyscope solve`: reads specs and prints results.

use crate::Failure;
use crate::input::{self, next_line};
use crate::json::{list, number, object, optional, text};
use plyscope::game::any::GameId;
use plyscope::lang::words::command;
use plyscope::lang::{Lang, Say};
use plyscope::report::{self, Detail, Evaluated, Iteration, NodeRow, Summary};
use plyscope::search::Window;
use plyscope::spec::{Refusal, Spec, node_path};
use plyscope::trace::{Kind, Relation};
use std::io::{BufRead, Read, Write};
use std::panic::catch_unwind;

/// How many letters of a line are said with a fault.
const MOST_SAID: usize = 200;

/// The options of the command.
#[derive(Default)]
pub struct Solve {
    /// Print nodes and iterations too.
    pub detail: bool,
    /// Read one spec per line.
    pub batch: bool,
}

impl Solve {
    /// Answers every spec of `input`.
    pub fn run(&self, mut input: impl BufRead, out: &mut impl Write) -> Result<(), Failure> {
        if !self.batch {
            let spec = read(input)?;
            let result = self.result(&spec).map_err(Failure::Refused)?;
            return Ok(writeln!(out, "{result}")?);
        }
        let mut line = Vec::new();
        while next_line(&mut input, &mut line)? {
            let asked = line.trim_ascii();
            if !asked.is_empty() {
                let answer = || decode(asked).and_then(|spec| self.result(&spec));
                // What goes wrong at one line is no reason to leave the others without an answer.
                let result = catch_unwind(answer).unwrap_or_else(|_| {
                    let said = String::from_utf8_lossy(asked);
                    let what: String = said.chars().take(MOST_SAID).collect();
                    Err(command::Fault { what }.say(Lang::En))
                });
                let written = result.unwrap_or_else(|error| object([("error", text(&error))]));
                writeln!(out, "{written}")?;
                // A grader may wait for this answer before its next spec.
                out.flush()?;
            }
        }
        Ok(())
    }

    fn result(&self, spec: &Spec) -> Result<String, String> {
        if !self.detail {
            return Ok(object(summary(&report::summary(spec))));
        }
        let Detail {
            summary: whole,
            nodes,
            iterations,
        } = report::detail(spec).map_err(|_| too_long("solve it without --detail"))?;
        let rows = ("tree_nodes", list(nodes.iter().map(node)));
        let iterations = iterations.map(|rows| ("iterations", list(rows.iter().map(iteration))));
        Ok(object(
            summary(&whole).into_iter().chain([rows]).chain(iterations),
        ))
    }
}

/// Reads all of `input` as one spec.
pub fn read(input: impl Read) -> Result<Spec, Failure> {
    let text = input::text(input, Lang::En)?;
    decode(text.as_bytes()).map_err(Failure::Refused)
}

/// Reads one spec.
pub fn decode(bytes: &[u8]) -> Result<Spec, String> {
    let text = input::decoded(bytes, Lang::En)?;
    if is_position(text.trim_start()) {
        return Spec::of_position(&text).map_err(|refusal| refusal.say(Lang::En));
    }
    decode_with(Spec::read, bytes)
}

/// Whether a text begins as a position or a game is written: an object does if it has children and no algorithm.
fn is_position(text: &str) -> bool {
    let has = |key: &&str| text.contains(*key);
    let is_node = ["\"children\"", "\"max\"", "\"min\"", "\"chance\""]
        .iter()
        .any(has);
    if text.starts_with('{') {
        return is_node && !has(&"\"algorithm\"");
    }
    GameId::of_text(text) != GameId::Tree
        || text.starts_with("EFG")
        || text.starts_with(|letter: char| "[(-−1234567890".contains(letter))
}

/// Reads one spec with the function `read`.
pub fn decode_with(read: fn(&str) -> Result<Spec, Refusal>, bytes: &[u8]) -> Result<Spec, String> {
    let text = input::decoded(bytes, Lang::En)?;
    read(&text).map_err(|refusal| refusal.say(Lang::En))
}

/// Returns the message about a search that is too long to be recorded.
pub fn too_long(advice: &str) -> String {
    format!(
        "this search has more than {} events, too many to record: {advice}",
        report::MOST_RECORDED
    )
}

fn summary(summary: &Summary) -> [(&'static str, String); 7] {
    let evaluated = |one: &Evaluated| match one {
        Evaluated::Leaf(leaf) => leaf.to_string(),
        Evaluated::Position(path) => text(&node_path(path)),
    };
    [
        ("value", number(summary.value)),
        ("best", optional(summary.best.map(|best| best.to_string()))),
        (
            "best_move",
            optional(summary.best_move.as_deref().map(text)),
        ),
        ("nodes", summary.nodes.to_string()),
        ("leaves", summary.leaves.to_string()),
        ("cutoffs", summary.cutoffs.to_string()),
        ("evaluated", list(summary.evaluated.iter().map(evaluated))),
    ]
}

fn node(row: &NodeRow) -> String {
    let kind = match row.kind {
        Kind::Inner(turn) => Some(turn.word()),
        Kind::Leaf => Some("leaf"),
        // A child that was expanded together with others and not visited yet.
        Kind::Unknown => None,
    };
    let basis = row.value.map(|(_, _, basis)| basis.word());
    let of_type = match row.value {
        Some((_, bound @ (Relation::AtLeast | Relation::AtMost), _)) => Some(bound.word()),
        _ => basis,
    };
    let alpha = |window: Option<Window>| optional(window.map(|window| number(window.alpha)));
    let beta = |window: Option<Window>| optional(window.map(|window| number(window.beta)));
    object([
        ("path", text(&node_path(&row.path))),
        ("kind", optional(kind.map(text))),
        (
            "value",
            optional(row.value.map(|(value, ..)| number(value))),
        ),
        ("type", optional(of_type.map(text))),
        ("basis", optional(basis.map(text))),
        ("alpha_in", alpha(row.window_in)),
        ("beta_in", beta(row.window_in)),
        ("alpha_out", alpha(row.window_out)),
        ("beta_out", beta(row.window_out)),
        ("n", optional(row.visits.map(|visits| visits.n.to_string()))),
        ("w", optional(row.visits.map(|visits| number(visits.w)))),
    ])
}

fn iteration(row: &Iteration) -> String {
    let path = |path: &Vec<u16>| text(&node_path(path));
    let child = |child: &report::RootChild| {
        list([
            child.visits.n.to_string(),
            number(child.visits.w),
            optional(child.ucb.map(number)),
        ])
    };
    object([
        ("selected", list(row.selected.iter().map(path))),
        ("new", optional(row.added.as_ref().map(path))),
        ("reward", number(row.reward)),
        ("root", list(row.root.iter().map(child))),
    ])
}
