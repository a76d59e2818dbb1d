//! What the command line is asked to do, and how it is told what it can do.

use crate::Failure;
use crate::solve::Solve;
use crate::trace::{Format, Print};
use lexopt::{Arg, Parser, ValueExt};
use plyscope::lang::Lang;
use std::io::Write;

const HELP: &str = "\
plyscope: game-tree searches, run and told event by event

    plyscope solve [--detail] [--batch] < spec.json
        one JSON result per spec
    plyscope trace [--format jsonl|text] [--lang en|zh] < spec.json
        the events of the search, one a line

    -h, --help       this text; after a command, what its output says
    -V, --version    the version

A spec is one JSON object; only game and algorithm.kind are required:
    {\"game\":{\"kind\":\"tree\",\"tree\":[[5,6],[2,1],[3,2]]},\"algorithm\":{\"kind\":\"alpha-beta\"}}
Scores are Max's. Infinities are \"+inf\" and \"-inf\".
A node's path is child numbers from the root r: r.0.2.
A refused spec or argument is one line on standard error and exit status 2.
";

const HELP_SOLVE: &str = "\
plyscope solve [--detail] [--batch] < spec.json

    --batch     one spec per line, one result per line; a bad one gives {\"error\":…} in its place
    --detail    also tree_nodes and, under mcts, iterations

value        the root's value; under mcts the mean of all scores
best         index of the move taken, null where none is taken; best_move is its name
nodes        nodes of the search's tree, root included
leaves       nodes that got a value without being looked into
cutoffs      cuts that left children unsearched
evaluated    leaf numbers from the left, from 0, in the order visited (explicit trees),
             and paths of positions at a depth limit; each once

tree_nodes, in order of discovery
  kind       max, min, chance or leaf
  type       lower or upper where the value is a bound, otherwise the same as basis
  basis      exact, estimate (a depth limit decided) or average (playouts decided)
  alpha_in, beta_in, alpha_out, beta_out    the window given and the one left; null at leaves
  n, w       visits, and reward of the side that moved into the node; value is still Max's

iterations
  selected   nodes entered below the root before the new one
  new        the node added; null where a finished game was visited again
  reward     what the last node of the way down was credited with, for the side that moved into it
  root       [n, w, ucb] of the root's children after the iteration
";

const HELP_TRACE: &str = "\
plyscope trace [--format jsonl|text] [--lang en|zh] < spec.json

    --format jsonl    one JSON object per event: step, event, node and its own numbers (default)
    --format text     step, node and the sentence that explains the event
    --lang en|zh      the language of the sentences (default en)
";

/// What is to be done.
pub enum Order {
    /// Say this.
    Say(String),
    /// `plyscope solve`.
    Solve(Solve),
    /// `plyscope trace`.
    Trace(Print),
}

impl Order {
    /// Does it.
    pub fn carry_out(self, out: &mut impl Write) -> Result<(), Failure> {
        match self {
            Order::Say(text) => Ok(out.write_all(text.as_bytes())?),
            Order::Solve(solve) => solve.run(std::io::stdin().lock(), out),
            Order::Trace(print) => print.run(std::io::stdin().lock(), out),
        }
    }
}

/// Reads the arguments of this process.
pub fn read() -> Result<Order, Failure> {
    parse(&mut Parser::from_env()).map_err(|error| Failure::Refused(error.to_string()))
}

fn parse(parser: &mut Parser) -> Result<Order, lexopt::Error> {
    match parser.next()? {
        None => Err("expected a command: solve or trace (plyscope --help)".into()),
        Some(Arg::Short('h') | Arg::Long("help")) => Ok(Order::Say(HELP.to_owned())),
        Some(Arg::Short('V') | Arg::Long("version")) => {
            Ok(Order::Say(concat!("plyscope ", env!("CARGO_PKG_VERSION"), "\n").to_owned()))
        }
        Some(Arg::Value(command)) if command == "solve" => solve(parser),
        Some(Arg::Value(command)) if command == "trace" => trace(parser),
        Some(Arg::Value(command)) => {
            Err(format!("expected the command solve or trace, found {command:?} (plyscope --help)").into())
        }
        Some(other) => Err(other.unexpected()),
    }
}

fn solve(parser: &mut Parser) -> Result<Order, lexopt::Error> {
    let mut solve = Solve::default();
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Long("detail") => solve.detail = true,
            Arg::Long("batch") => solve.batch = true,
            Arg::Short('h') | Arg::Long("help") => return Ok(Order::Say(HELP_SOLVE.to_owned())),
            other => return Err(other.unexpected()),
        }
    }
    Ok(Order::Solve(solve))
}

fn trace(parser: &mut Parser) -> Result<Order, lexopt::Error> {
    let mut print = Print { format: Format::Lines, lang: Lang::En };
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Long("format") => {
                let format = parser.value()?.string()?;
                print.format = match format.as_str() {
                    "jsonl" => Format::Lines,
                    "text" => Format::Text,
                    _ => {
                        return Err(format!("--format: expected jsonl or text, found {format:?}").into());
                    }
                };
            }
            Arg::Long("lang") => {
                let lang = parser.value()?.string()?;
                print.lang = match lang.as_str() {
                    "en" => Lang::En,
                    "zh" => Lang::Zh,
                    _ => return Err(format!("--lang: expected en or zh, found {lang:?}").into()),
                };
            }
            Arg::Short('h') | Arg::Long("help") => return Ok(Order::Say(HELP_TRACE.to_owned())),
            other => return Err(other.unexpected()),
        }
    }
    Ok(Order::Trace(print))
}
