//! The notation of explicit trees, read and written. A leaf is a number, a list alternates Max and Min, an object says more:
//! `[[5,6],{"chance":[1,2],"p":["1/3","2/3"]}]`. The form `((5 6) (2 1))` of other courses is read too.
//! Every refusal names the line and column and what was expected there.

mod problem;
mod reader;

pub use problem::{BadTree, Problem};

use super::{Branch, Kind, Tree};
use crate::game::Player;
use reader::Reader;
use std::fmt::Write;

/// The deepest a tree may be, in plies.
pub const DEEPEST: usize = 64;
/// The most children a node may have.
pub const MOST_CHILDREN: usize = 1_000;
/// The most nodes a tree may have.
pub const MOST_NODES: usize = 200_000;

/// Reads a tree; `root` moves at a bare list at the top.
///
/// # Errors
/// The first thing that is wrong, with its place.
pub fn read(text: &str, root: Player) -> Result<Tree, BadTree> {
    let mut reader = Reader::new(text);
    let mut shape = Shape { nodes: 0 };
    let branch = shape.node(&mut reader, root, 0)?;
    reader.end()?;
    if branch.children.is_empty() {
        return Err(BadTree { line: 1, column: 1, problem: Problem::NoMoves });
    }
    Ok(Tree::new(branch))
}

struct Shape {
    nodes: usize,
}

impl Shape {
    /// Reads one node; a bare list here belongs to `mover`.
    fn node(&mut self, reader: &mut Reader, mover: Player, depth: usize) -> Result<Branch, BadTree> {
        self.nodes += 1;
        if self.nodes > MOST_NODES {
            return Err(reader.refuse(Problem::TooManyNodes));
        }
        if depth > DEEPEST {
            return Err(reader.refuse(Problem::TooDeep));
        }
        match reader.peek() {
            Some('[' | '(') => {
                let children = self.children(reader, mover.other(), depth)?;
                Ok(Branch::new(Kind::ToMove(mover), children))
            }
            Some('{') => self.object(reader, mover, depth),
            Some('"') => Ok(Branch::new(Kind::Leaf(reader.infinity()?), Vec::new())),
            _ => Ok(Branch::new(Kind::Leaf(reader.number(Problem::ExpectedNode)?), Vec::new())),
        }
    }

    fn children(&mut self, reader: &mut Reader, mover: Player, depth: usize) -> Result<Vec<Branch>, BadTree> {
        let start = reader.place();
        let children = reader.list(|reader| self.node(reader, mover, depth + 1))?;
        match children.len() {
            0 => Err(start.refuse(Problem::NoMoves)),
            1..=MOST_CHILDREN => Ok(children),
            _ => Err(start.refuse(Problem::TooManyChildren)),
        }
    }

    fn object(&mut self, reader: &mut Reader, mover: Player, depth: usize) -> Result<Branch, BadTree> {
        let start = reader.place();
        let mut branch: Option<Branch> = None;
        let mut said = Branch::new(Kind::Chance, Vec::new());
        let mut weights = None;
        let mut seen: Vec<String> = Vec::new();
        reader.object(|reader, key| {
            let place = reader.place();
            if seen.contains(&key) {
                return Err(place.refuse(Problem::Twice(key)));
            }
            let kind = match key.as_str() {
                "max" => Some(Kind::ToMove(Player::Max)),
                "min" => Some(Kind::ToMove(Player::Min)),
                "chance" => Some(Kind::Chance),
                "value" => Some(Kind::Leaf(reader.payoff()?)),
                "p" => {
                    weights = Some((place, reader.list(Reader::probability)?));
                    None
                }
                "name" => {
                    said.name = Some(reader.string()?);
                    None
                }
                "moves" => {
                    said.moves = reader.list(Reader::string)?;
                    None
                }
                "estimate" => {
                    said.estimate = Some(reader.number(Problem::ExpectedNumber)?);
                    None
                }
                "rollouts" => {
                    said.rollouts = reader.list(|reader| reader.number(Problem::ExpectedNumber))?;
                    None
                }
                _ => return Err(place.refuse(Problem::UnknownKey(key))),
            };
            if let Some(kind) = kind {
                if branch.is_some() {
                    return Err(place.refuse(Problem::TwoKinds));
                }
                let below = match kind {
                    Kind::ToMove(player) => self.children(reader, player.other(), depth)?,
                    // Chance does not take a turn: below it the list is the mover's whose turn it would have been.
                    Kind::Chance => self.children(reader, mover, depth)?,
                    Kind::Leaf(_) => Vec::new(),
                };
                branch = Some(Branch::new(kind, below));
            }
            seen.push(key);
            Ok(())
        })?;
        let Some(Branch { kind, children, .. }) = branch else { return Err(start.refuse(Problem::NoKind)) };
        let branch = Branch { kind, children, probabilities: Vec::new(), ..said };
        finish(branch, weights, start)
    }
}

/// Checks what an object says of its children as a whole and fills in equal probabilities.
fn finish(mut branch: Branch, weights: Option<(reader::Place, Vec<f64>)>, start: reader::Place) -> Result<Branch, BadTree> {
    let count = branch.children.len();
    if !branch.moves.is_empty() && branch.moves.len() != count {
        return Err(start.refuse(Problem::Count { what: "moves", expected: count, found: branch.moves.len() }));
    }
    if branch.kind == Kind::Chance {
        if branch.children.iter().any(has_infinity) {
            return Err(start.refuse(Problem::InfinityBelowChance));
        }
        let (place, given) = weights.unwrap_or_else(|| (start, vec![1.0 / count as f64; count]));
        if given.len() != count {
            return Err(place.refuse(Problem::Count { what: "p", expected: count, found: given.len() }));
        }
        let sum: f64 = given.iter().sum();
        if (sum - 1.0).abs() > 1e-9 {
            return Err(place.refuse(Problem::Sum(sum)));
        }
        branch.probabilities = given;
    } else if let Some((place, _)) = weights {
        return Err(place.refuse(Problem::ProbabilitiesWithoutChance));
    }
    Ok(branch)
}

fn has_infinity(branch: &Branch) -> bool {
    matches!(branch.kind, Kind::Leaf(score) if score.is_infinite()) || branch.children.iter().any(has_infinity)
}

/// Writes the tree below a position as JSON that [`read`] reads back to the same tree, as short as it can.
pub fn write(tree: &Tree) -> String {
    let mut out = String::new();
    let root = match tree.branch().kind {
        Kind::ToMove(player) => player,
        _ => Player::Max,
    };
    write_node(tree, root, &mut out);
    out
}

fn write_node(tree: &Tree, mover: Player, out: &mut String) {
    let branch = tree.branch();
    let plain = branch.name.is_none() && branch.moves.is_empty() && branch.estimate.is_none() && branch.rollouts.is_empty();
    match branch.kind {
        Kind::Leaf(score) if plain => write_number(score, out),
        Kind::ToMove(player) if plain && player == mover => write_children(tree, player.other(), out),
        kind => {
            let (key, below) = match kind {
                Kind::Leaf(_) => ("value", mover),
                Kind::ToMove(Player::Max) => ("max", Player::Min),
                Kind::ToMove(Player::Min) => ("min", Player::Max),
                Kind::Chance => ("chance", mover),
            };
            out.push('{');
            if let Some(name) = &branch.name {
                let _ = write!(out, "\"name\":{},", quoted(name));
            }
            let _ = write!(out, "\"{key}\":");
            match kind {
                Kind::Leaf(score) => write_number(score, out),
                _ => write_children(tree, below, out),
            }
            if kind == Kind::Chance {
                write_list("p", branch.probabilities.iter().map(f64::to_string), out);
            }
            write_list("moves", branch.moves.iter().map(|name| quoted(name)), out);
            write_list("rollouts", branch.rollouts.iter().map(f64::to_string), out);
            if let Some(estimate) = branch.estimate {
                let _ = write!(out, ",\"estimate\":{estimate}");
            }
            out.push('}');
        }
    }
}

fn write_children(tree: &Tree, mover: Player, out: &mut String) {
    for (index, child) in tree.children().enumerate() {
        out.push(if index == 0 { '[' } else { ',' });
        write_node(&child, mover, out);
    }
    out.push(']');
}

fn write_list(key: &str, items: impl Iterator<Item = String>, out: &mut String) {
    let items: Vec<String> = items.collect();
    if !items.is_empty() {
        let _ = write!(out, ",\"{key}\":[{}]", items.join(","));
    }
}

fn write_number(number: f64, out: &mut String) {
    let _ =
        if number.is_finite() { write!(out, "{number}") } else { write!(out, "\"{}inf\"", if number > 0.0 { '+' } else { '-' }) };
}

fn quoted(text: &str) -> String {
    let mut out = String::from('"');
    for letter in text.chars() {
        match letter {
            '"' | '\\' => out.extend(['\\', letter]),
            '\u{0}'..='\u{1f}' => {
                let _ = write!(out, "\\u{:04x}", u32::from(letter));
            }
            _ => out.push(letter),
        }
    }
    out.push('"');
    out
}
