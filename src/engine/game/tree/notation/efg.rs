//! Gambit's files of games in extensive form, `.efg`: the nodes in the order of a walk from left to
//! right, each a line of its own. A tree here is a game of two players who see everything and whose
//! payoffs have one sum; whatever is otherwise in a file is refused at its place.
//!
//! Source: the format as Gambit's documentation describes it, and 186 files of Gambit and OpenSpiel.

use super::numbers::{is_probability, number};
use super::problem::{BadTree, Problem};
use super::{DEEPEST, MOST_CHILDREN, MOST_NODES};
use crate::game::Player;
use crate::game::tree::{Branch, Kind};
use crate::text::{Place, Reader};
use std::collections::HashMap;

/// Whether a text is such a file.
pub fn is_efg(text: &str) -> bool {
    let text = text.trim_start_matches('\u{feff}').trim_start();
    let rest = text.strip_prefix("EFG");
    rest.is_some_and(|rest| rest.starts_with(char::is_whitespace))
}

/// The payoffs of the two players.
type Payoffs = [f64; 2];

/// A file while it is read.
#[derive(Default)]
struct File {
    nodes: usize,
    /// The actions of the information sets so far, by player, 0 for chance, and number.
    sets: HashMap<(u8, u64), Set>,
    /// The payoffs of the outcomes so far.
    outcomes: HashMap<u64, Payoffs>,
    /// The sum of the payoffs at the first end.
    sum: Option<f64>,
}

/// An information set: its actions, and their probabilities where chance decides.
#[derive(Clone)]
struct Set {
    moves: Vec<String>,
    probabilities: Vec<f64>,
}

/// Reads a file. The first player is Max, and a value is what Max is paid.
///
/// # Errors
/// The first mistake, or the first node that no tree here can have, with its place.
pub fn read(reader: &mut Reader, start: Place) -> Result<Branch, BadTree> {
    let head = ["EFG", "2"].iter().all(|word| reader.take_word(word));
    if !head || !(reader.take_word("R") || reader.take_word("D")) {
        return Err(BadTree::at(reader.place(), Problem::EfgHead));
    }
    reader.string()?;
    let players = names(reader)?;
    if players.len() != 2 {
        return Err(BadTree::at(start, Problem::EfgPlayers(players.len())));
    }
    if reader.peek() == Some('"') {
        reader.string()?;
    }
    File::default().node(reader, [0.0; 2], 0)
}

impl File {
    /// Reads a node and everything below it; `paid` is what was paid on the way.
    fn node(
        &mut self,
        reader: &mut Reader,
        paid: Payoffs,
        depth: usize,
    ) -> Result<Branch, BadTree> {
        let start = reader.place();
        self.nodes += 1;
        if self.nodes > MOST_NODES {
            return Err(BadTree::at(start, Problem::TooManyNodes));
        }
        if depth > DEEPEST {
            return Err(BadTree::at(start, Problem::TooDeep));
        }
        let kind = ["c", "p", "t"]
            .into_iter()
            .find(|word| reader.take_word(word));
        let Some(kind) = kind else {
            return Err(BadTree::at(start, Problem::EfgNode));
        };
        let name = Some(reader.string()?).filter(|name| !name.trim().is_empty());
        if kind == "t" {
            let paid = self.outcome(reader, paid)?;
            self.check_sum(paid, start)?;
            let leaf = Branch::new(Kind::Leaf(paid[0]), Vec::new());
            return Ok(Branch { name, ..leaf });
        }
        let (player, mover) = match kind {
            "c" => (0, Kind::Chance),
            _ => {
                let place = reader.place();
                match whole(reader)? {
                    1 => (1, Kind::ToMove(Player::Max)),
                    2 => (2, Kind::ToMove(Player::Min)),
                    found => return Err(BadTree::at(place, Problem::EfgPlayer(found))),
                }
            }
        };
        let set = self.set(reader, player)?;
        let paid = self.outcome(reader, paid)?;
        if set.moves.len() > MOST_CHILDREN {
            return Err(BadTree::at(start, Problem::TooManyChildren));
        }
        let children = set.moves.iter();
        let children = children.map(|_| self.node(reader, paid, depth + 1));
        let branch = Branch::new(mover, children.collect::<Result<Vec<Branch>, BadTree>>()?);
        // Moves without any name are told by the children.
        let is_named = set.moves.iter().any(|name| !name.is_empty());
        Ok(Branch {
            name,
            moves: if is_named { set.moves } else { Vec::new() },
            probabilities: set.probabilities,
            ..branch
        })
    }

    /// Reads the information set of a node: its number, and its name and actions where it comes first.
    fn set(&mut self, reader: &mut Reader, player: u8) -> Result<Set, BadTree> {
        let place = reader.place();
        let key = (player, whole(reader)?);
        let is_known = self.sets.contains_key(&key);
        if is_known && player != 0 {
            // A player who cannot tell two positions apart does not see everything.
            return Err(BadTree::at(place, Problem::EfgHidden(key.1)));
        }
        if reader.peek() == Some('"') {
            reader.string()?;
        }
        if reader.peek() != Some('{') {
            let known = self.sets.get(&key).cloned();
            return known.ok_or_else(|| BadTree::at(place, Problem::EfgActions(key.1)));
        }
        let place = reader.place();
        let set = actions(reader, player == 0)?;
        if set.moves.is_empty() {
            return Err(BadTree::at(place, Problem::NoMoves));
        }
        self.sets.insert(key, set.clone());
        Ok(set)
    }

    /// Reads the outcome of a node, and adds what it pays.
    fn outcome(&mut self, reader: &mut Reader, paid: Payoffs) -> Result<Payoffs, BadTree> {
        let place = reader.place();
        let number = whole(reader)?;
        if reader.peek() == Some('"') {
            reader.string()?;
        }
        if reader.peek() == Some('{') {
            let place = reader.place();
            let found = numbers(reader)?;
            let found: Payoffs = found
                .try_into()
                .map_err(|found: Vec<f64>| BadTree::at(place, Problem::EfgPayoffs(found.len())))?;
            self.outcomes.insert(number, found);
        }
        let own = match (number, self.outcomes.get(&number)) {
            (0, _) => [0.0; 2],
            (_, Some(own)) => *own,
            (_, None) => return Err(BadTree::at(place, Problem::EfgOutcome(number))),
        };
        Ok([paid[0] + own[0], paid[1] + own[1]])
    }

    /// Refuses an end whose payoffs have another sum than those of the ends before it.
    fn check_sum(&mut self, paid: Payoffs, place: Place) -> Result<(), BadTree> {
        let sum = paid[0] + paid[1];
        let first = *self.sum.get_or_insert(sum);
        if (sum - first).abs() > 1e-9 * (1.0 + first.abs()) {
            return Err(BadTree::at(place, Problem::EfgSum { first, sum }));
        }
        Ok(())
    }
}

/// Reads `{ "a" "b" }`.
fn names(reader: &mut Reader) -> Result<Vec<String>, BadTree> {
    open(reader)?;
    let mut names = Vec::new();
    while !reader.take_word("}") {
        names.push(reader.string()?);
        reader.take_word(",");
    }
    Ok(names)
}

/// Reads `{ "a" "b" }`, or with probabilities `{ "a" 1/2 "b" 1/2 }`.
fn actions(reader: &mut Reader, has_chances: bool) -> Result<Set, BadTree> {
    let start = reader.place();
    if !has_chances {
        let (moves, probabilities) = (names(reader)?, Vec::new());
        return Ok(Set {
            moves,
            probabilities,
        });
    }
    open(reader)?;
    let (mut moves, mut probabilities) = (Vec::new(), Vec::new());
    while !reader.take_word("}") {
        moves.push(reader.string()?);
        let place = reader.place();
        let share = fraction(reader, Problem::ExpectedProbability)?;
        if !is_probability(&share) {
            return Err(BadTree::at(place, Problem::ExpectedProbability));
        }
        probabilities.push(share);
        reader.take_word(",");
    }
    let sum: f64 = probabilities.iter().sum();
    if (sum - 1.0).abs() > 1e-9 {
        return Err(BadTree::at(start, Problem::Sum(sum)));
    }
    Ok(Set {
        moves,
        probabilities,
    })
}

/// Reads `{ 1, -1 }`.
fn numbers(reader: &mut Reader) -> Result<Vec<f64>, BadTree> {
    open(reader)?;
    let mut numbers = Vec::new();
    while !reader.take_word("}") {
        numbers.push(fraction(reader, Problem::ExpectedNumber)?);
        reader.take_word(",");
    }
    Ok(numbers)
}

fn open(reader: &mut Reader) -> Result<(), BadTree> {
    let place = reader.place();
    if reader.take_word("{") {
        Ok(())
    } else {
        Err(BadTree::at(place, Problem::EfgBrace))
    }
}

/// Reads a number, `1.5`, `-2` or `1/3`.
fn fraction(reader: &mut Reader, otherwise: Problem) -> Result<f64, BadTree> {
    let place = reader.place();
    let top = number(reader, otherwise.clone())?;
    if !reader.take_exactly("/") {
        return Ok(top);
    }
    let bottom = number(reader, otherwise.clone())?;
    let quotient = top / bottom;
    if quotient.is_finite() {
        Ok(quotient)
    } else {
        Err(BadTree::at(place, otherwise))
    }
}

/// Reads the number of a player, a set or an outcome.
fn whole(reader: &mut Reader) -> Result<u64, BadTree> {
    let place = reader.place();
    let found = number(reader, Problem::EfgNumber)?;
    if found >= 0.0 && found.fract() == 0.0 && found <= 1e9 {
        Ok(found as u64)
    } else {
        Err(BadTree::at(place, Problem::EfgNumber))
    }
}
