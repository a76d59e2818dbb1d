//! The notation of explicit trees, read and written. A leaf is a number, a list alternates Max and
//! Min, an object says more: `[[5,6],{"chance":[1,2],"p":["1/3","2/3"]}]`, and `[]` is a position
//! whose player cannot move. Forms of other courses and tools are read too: `((5 6) (2 1))`, rows on
//! lines, objects with `children`, `[A [B 5 6] [C 2 1]]`, Gambit's files. Every error has line and
//! column, and says what was expected there and what was found.

mod efg;
mod forms;
mod numbers;
mod problem;
mod writer;

pub use problem::{BadTree, Problem};
pub use writer::{write, write_share};

use super::{Branch, Kind, Tree};
use crate::game::Player;
use crate::text::{Grammar, Place, Reader};
pub(super) use numbers::share;
use numbers::{bare_infinity, infinity, number, payoff, probability};

/// The greatest depth of a tree in plies.
pub const DEEPEST: usize = 64;
/// The most children a node may have.
pub const MOST_CHILDREN: usize = 1_000;
/// The most nodes a tree may have.
pub const MOST_NODES: usize = 200_000;

/// Reads a tree; `root` moves at a bare list at the top.
///
/// # Errors
/// The first mistake, with its place.
pub fn read(text: &str, root: Player) -> Result<Tree, BadTree> {
    read_at(text, Place::START, root)
}

/// Reads a tree at `place` of a longer text; places of mistakes are those of that text.
///
/// # Errors
/// As [`read`].
pub fn read_at(text: &str, place: Place, root: Player) -> Result<Tree, BadTree> {
    read_whole(text, place, root).map_err(|bad| bad.at_letter_of(text, place))
}

fn read_whole(text: &str, place: Place, root: Player) -> Result<Tree, BadTree> {
    let mut reader = Reader::new(text, Grammar::Loose, place);
    let mut shape = Shape {
        nodes: 0,
        is_named: forms::is_named(text),
    };
    let start = reader.place();
    let branch = if efg::is_efg(text) {
        efg::read(&mut reader, start)?
    } else if forms::is_rows(text) {
        shape.rows(&mut reader, root)?
    } else if forms::is_open(text) {
        shape.open_list(&mut reader, root)?
    } else {
        shape.node(&mut reader, root, 0)?
    };
    if let Some(letter) = reader.peek() {
        return Err(BadTree::at(reader.place(), Problem::AfterEnd(letter)));
    }
    if matches!(branch.kind, Kind::Leaf(_)) {
        return Err(BadTree::at(start, Problem::NoMoves));
    }
    Ok(Tree::new(branch))
}

struct Shape {
    nodes: usize,
    /// Whether names stand first in the brackets, where a number alone is a leaf.
    is_named: bool,
}

impl Shape {
    /// Reads one node; a bare list here belongs to `mover`.
    fn node(
        &mut self,
        reader: &mut Reader,
        mover: Player,
        depth: usize,
    ) -> Result<Branch, BadTree> {
        self.nodes += 1;
        if self.nodes > MOST_NODES {
            return Err(BadTree::at(reader.place(), Problem::TooManyNodes));
        }
        if depth > DEEPEST {
            return Err(BadTree::at(reader.place(), Problem::TooDeep));
        }
        match reader.peek() {
            Some('[' | '(') if self.is_named => self.named(reader, mover, depth),
            Some('[' | '(') => {
                let children = self.children(reader, mover.other(), depth)?;
                Ok(Branch::new(Kind::ToMove(mover), children))
            }
            Some('{') if forms::is_list(reader.rest()) => {
                let children = self.children(reader, mover.other(), depth)?;
                Ok(Branch::new(Kind::ToMove(mover), children))
            }
            Some('{') => self.object(reader, mover, depth),
            Some('"') => Ok(Branch::new(Kind::Leaf(infinity(reader)?), Vec::new())),
            _ => {
                let infinite = bare_infinity(reader);
                let value = infinite.map_or_else(|| number(reader, Problem::ExpectedNode), Ok);
                Ok(Branch::new(Kind::Leaf(value?), Vec::new()))
            }
        }
    }

    /// Reads `5 6 / 2 1`: the leaves below each child of the root, with a stroke between one child and the next.
    fn rows(&mut self, reader: &mut Reader, root: Player) -> Result<Branch, BadTree> {
        let start = reader.place();
        let mut rows = Vec::new();
        loop {
            let mut leaves = vec![self.node(reader, root, 2)?];
            let goes_on = loop {
                if let Some(goes_on) = forms::row_end(reader) {
                    break goes_on;
                }
                reader.take_word(",");
                leaves.push(self.node(reader, root, 2)?);
            };
            self.nodes += 1;
            rows.push(Branch::new(Kind::ToMove(root.other()), leaves));
            if !goes_on {
                break;
            }
        }
        if rows.len() > MOST_CHILDREN || rows.iter().any(|row| row.children.len() > MOST_CHILDREN) {
            return Err(BadTree::at(start, Problem::TooManyChildren));
        }
        Ok(Branch::new(Kind::ToMove(root), rows))
    }

    /// Reads `(5 6) (2 1)`: the children of the root, without brackets around them.
    fn open_list(&mut self, reader: &mut Reader, root: Player) -> Result<Branch, BadTree> {
        let start = reader.place();
        self.nodes += 1;
        let mut children = Vec::new();
        while reader.peek().is_some() {
            children.push(self.node(reader, root.other(), 1)?);
            reader.take_word(",");
        }
        limited(&children, start)?;
        Ok(Branch::new(Kind::ToMove(root), children))
    }

    /// Reads `[A [B 5] [3]]`: a name before the children, and a leaf as a number in brackets.
    fn named(
        &mut self,
        reader: &mut Reader,
        mover: Player,
        depth: usize,
    ) -> Result<Branch, BadTree> {
        let start = reader.place();
        let mut name = None;
        let mut children = Vec::new();
        let close = if reader.take_word("[") { "]" } else { ")" };
        if close == ")" {
            reader.take_word("(");
        }
        let mut end = start;
        while !reader.take_word(close) {
            match forms::word(reader) {
                Some(word) if name.is_none() && children.is_empty() => name = Some(word),
                _ => children.push(self.node(reader, mover.other(), depth + 1)?),
            }
            reader.take_word(",");
            end = reader.place();
        }
        limited(&children, start)?;
        if children.is_empty() && name.is_some() {
            return Err(BadTree::at(end, Problem::ExpectedNode));
        }
        let is_leaf = children.len() == 1 && matches!(children[0].kind, Kind::Leaf(_));
        let mut branch = match children.pop_if(|_| is_leaf && name.is_none()) {
            Some(leaf) => leaf,
            None => Branch::new(Kind::ToMove(mover), children),
        };
        branch.name = branch.name.or(name);
        Ok(branch)
    }

    fn children(
        &mut self,
        reader: &mut Reader,
        mover: Player,
        depth: usize,
    ) -> Result<Vec<Branch>, BadTree> {
        let start = reader.place();
        let children = reader.list(|reader| self.node(reader, mover, depth + 1))?;
        limited(&children, start)?;
        Ok(children)
    }

    fn object(
        &mut self,
        reader: &mut Reader,
        mover: Player,
        depth: usize,
    ) -> Result<Branch, BadTree> {
        let start = reader.place();
        let mut branch: Option<Branch> = None;
        let mut said = Branch::new(Kind::Chance, Vec::new());
        let mut weights = None;
        let mut priors = None;
        reader.object(|reader, key, at_key| {
            let place = reader.place();
            let kind = match key {
                "max" => Some(Kind::ToMove(Player::Max)),
                "min" => Some(Kind::ToMove(Player::Min)),
                "chance" => Some(Kind::Chance),
                // The key of trees that tools for drawing read: the players alternate.
                "children" => Some(Kind::ToMove(mover)),
                "value" => Some(Kind::Leaf(payoff(reader)?)),
                "p" => {
                    weights = Some((place, reader.list(probability)?));
                    None
                }
                "priors" => {
                    priors = Some((place, reader.list(probability)?));
                    None
                }
                "name" => {
                    // A name of only spaces would leave gaps in sentences, so it counts as none.
                    said.name = Some(reader.string()?).filter(|name| !name.trim().is_empty());
                    None
                }
                "moves" => {
                    said.moves = reader.list(Reader::string)?;
                    None
                }
                "estimate" => {
                    said.estimate = Some(number(reader, Problem::ExpectedNumber)?);
                    None
                }
                "rollouts" => {
                    said.rollouts =
                        reader.list(|reader| number(reader, Problem::ExpectedNumber))?;
                    None
                }
                _ => return Err(BadTree::at(at_key, Problem::UnknownKey(key.to_owned()))),
            };
            if let Some(kind) = kind {
                if branch.is_some() {
                    return Err(BadTree::at(place, Problem::TwoKinds));
                }
                let below = match kind {
                    Kind::ToMove(player) => self.children(reader, player.other(), depth)?,
                    // Chance does not count as a turn: a list below it belongs to the player who
                    // would have moved here.
                    Kind::Chance => self.children(reader, mover, depth)?,
                    Kind::Leaf(_) => Vec::new(),
                };
                branch = Some(Branch::new(kind, below));
            }
            Ok(())
        })?;
        let Some(Branch { kind, children, .. }) = branch else {
            return Err(BadTree::at(start, Problem::NoKind));
        };
        let branch = Branch {
            kind,
            children,
            probabilities: Vec::new(),
            ..said
        };
        finish(branch, weights, priors, start)
    }
}

/// Refuses more children than a node may have.
fn limited(children: &[Branch], start: Place) -> Result<(), BadTree> {
    if children.len() > MOST_CHILDREN {
        return Err(BadTree::at(start, Problem::TooManyChildren));
    }
    Ok(())
}

/// Checks the properties that an object has for all its children, and fills in equal probabilities.
fn finish(
    mut branch: Branch,
    weights: Option<(Place, Vec<f64>)>,
    priors: Option<(Place, Vec<f64>)>,
    start: Place,
) -> Result<Branch, BadTree> {
    let count = branch.children.len();
    if let Some((place, given)) = priors {
        if !matches!(branch.kind, Kind::ToMove(_)) {
            return Err(BadTree::at(place, Problem::PriorsWithoutPlayer));
        }
        branch.priors = distribution("priors", given, count, place)?;
    }
    if !branch.moves.is_empty() && branch.moves.len() != count {
        return Err(BadTree::at(
            start,
            Problem::Count {
                what: "moves",
                expected: count,
                found: branch.moves.len(),
            },
        ));
    }
    if branch.kind == Kind::Chance {
        if count == 0 {
            return Err(BadTree::at(start, Problem::NoMoves));
        }
        if branch.children.iter().any(has_infinity) {
            return Err(BadTree::at(start, Problem::InfinityBelowChance));
        }
        let (place, given) = weights.unwrap_or_else(|| (start, vec![1.0 / count as f64; count]));
        branch.probabilities = distribution("p", given, count, place)?;
    } else if let Some((place, _)) = weights {
        return Err(BadTree::at(place, Problem::ProbabilitiesWithoutChance));
    }
    Ok(branch)
}

/// Checks that there is one probability for each of `count` children and that all add up to 1.
fn distribution(
    what: &'static str,
    given: Vec<f64>,
    count: usize,
    place: Place,
) -> Result<Vec<f64>, BadTree> {
    let found = given.len();
    if found != count {
        return Err(BadTree::at(
            place,
            Problem::Count {
                what,
                expected: count,
                found,
            },
        ));
    }
    let sum: f64 = given.iter().sum();
    if (sum - 1.0).abs() > 1e-9 {
        return Err(BadTree::at(place, Problem::Sum(sum)));
    }
    Ok(given)
}

fn has_infinity(branch: &Branch) -> bool {
    matches!(branch.kind, Kind::Leaf(score) if score.is_infinite())
        || branch.children.iter().any(has_infinity)
}
