//! The notation of explicit trees, read and written. A leaf is a number, a list alternates Max and
//! Min, an object says more: `[[5,6],{"chance":[1,2],"p":["1/3","2/3"]}]`, and `[]` is a position
//! whose player cannot move. The form `((5 6) (2 1))` of other courses is read too, and `5 6 / 2 1`
//! for a tree of two plies. Every error has line and column and says what was expected there.

mod numbers;
mod problem;
mod writer;

pub use problem::{BadTree, Problem};
pub use writer::{write, write_share};

use super::{Branch, Kind, Tree};
use crate::game::Player;
use crate::text::{Grammar, Place, Reader};
pub(super) use numbers::{infinite, share};
use numbers::{infinity, number, payoff, probability};

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
    let mut reader = Reader::new(text, Grammar::Loose, place);
    let mut shape = Shape { nodes: 0 };
    let start = reader.place();
    let is_rows = reader
        .peek()
        .is_some_and(|letter| !"[({\"".contains(letter))
        && text.contains('/');
    let branch = if is_rows {
        shape.rows(&mut reader, root)?
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
            Some('[' | '(') => {
                let children = self.children(reader, mover.other(), depth)?;
                Ok(Branch::new(Kind::ToMove(mover), children))
            }
            Some('{') => self.object(reader, mover, depth),
            Some('"') => Ok(Branch::new(Kind::Leaf(infinity(reader)?), Vec::new())),
            _ => Ok(Branch::new(
                Kind::Leaf(number(reader, Problem::ExpectedNode)?),
                Vec::new(),
            )),
        }
    }

    /// Reads `5 6 / 2 1`: the leaves below each child of the root, with a stroke between one child and the next.
    fn rows(&mut self, reader: &mut Reader, root: Player) -> Result<Branch, BadTree> {
        let start = reader.place();
        let mut rows = Vec::new();
        loop {
            let mut leaves = vec![self.node(reader, root, 2)?];
            while reader.peek().is_some_and(|letter| letter != '/') {
                reader.take_word(",");
                leaves.push(self.node(reader, root, 2)?);
            }
            self.nodes += 1;
            rows.push(Branch::new(Kind::ToMove(root.other()), leaves));
            if !reader.take_word("/") {
                break;
            }
        }
        if rows.len() > MOST_CHILDREN || rows.iter().any(|row| row.children.len() > MOST_CHILDREN) {
            return Err(BadTree::at(start, Problem::TooManyChildren));
        }
        Ok(Branch::new(Kind::ToMove(root), rows))
    }

    fn children(
        &mut self,
        reader: &mut Reader,
        mover: Player,
        depth: usize,
    ) -> Result<Vec<Branch>, BadTree> {
        let start = reader.place();
        let children = reader.list(|reader| self.node(reader, mover, depth + 1))?;
        if children.len() > MOST_CHILDREN {
            return Err(BadTree::at(start, Problem::TooManyChildren));
        }
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
        reader.object(|reader, key, at_key| {
            let place = reader.place();
            let kind = match key {
                "max" => Some(Kind::ToMove(Player::Max)),
                "min" => Some(Kind::ToMove(Player::Min)),
                "chance" => Some(Kind::Chance),
                "value" => Some(Kind::Leaf(payoff(reader)?)),
                "p" => {
                    weights = Some((place, reader.list(probability)?));
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
        finish(branch, weights, start)
    }
}

/// Checks the properties that an object has for all its children, and fills in equal probabilities.
fn finish(
    mut branch: Branch,
    weights: Option<(Place, Vec<f64>)>,
    start: Place,
) -> Result<Branch, BadTree> {
    let count = branch.children.len();
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
        if given.len() != count {
            return Err(BadTree::at(
                place,
                Problem::Count {
                    what: "p",
                    expected: count,
                    found: given.len(),
                },
            ));
        }
        let sum: f64 = given.iter().sum();
        if (sum - 1.0).abs() > 1e-9 {
            return Err(BadTree::at(place, Problem::Sum(sum)));
        }
        branch.probabilities = given;
    } else if let Some((place, _)) = weights {
        return Err(BadTree::at(place, Problem::ProbabilitiesWithoutChance));
    }
    Ok(branch)
}

fn has_infinity(branch: &Branch) -> bool {
    matches!(branch.kind, Kind::Leaf(score) if score.is_infinite())
        || branch.children.iter().any(has_infinity)
}
