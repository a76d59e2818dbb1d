//! Edits of a tree at one of its nodes. Each gives another tree, in which everything else is as it was, or says why not.
//! It knows no page: a node is the choices that lead to it.

use super::notation::{DEEPEST, MOST_CHILDREN, MOST_NODES, Problem, infinite, share};
use super::{Branch, Kind, Tree};
use crate::game::{Player, Wording};
use crate::text::decimal;

/// What is done to a node. Texts are as somebody types them into a field.
#[derive(Clone, Debug, PartialEq)]
pub enum Edit {
    /// Another child behind the others. A leaf becomes a node, and its number moves to the child.
    Child,
    /// A leaf behind the node.
    Sibling,
    /// The node goes with all below it; of the root's tree one leaf stays.
    Remove,
    /// Before the sibling in front of it.
    Left,
    /// Behind the sibling that follows.
    Right,
    /// Somebody else moves here.
    Inner(Kind),
    /// Nothing is below any more; the first leaf's number stays.
    Leaf,
    /// Something is said of it.
    Say(Part, String),
}

/// What can be said of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// A leaf's number.
    Value,
    /// The probability of the outcome that leads here; the others share the rest as before.
    Probability,
    /// Its name; nothing takes it away.
    Name,
    /// The name of the move that leads here; nothing takes it away.
    Move,
}

/// The tree after an edit of the node at `path`, and where that node is now; its parent where it is gone.
///
/// # Errors
/// What cannot be.
pub fn edit(tree: &Tree, path: &[u16], edit: &Edit) -> Result<(Tree, Vec<u16>), Problem> {
    let mut root = taken_out(tree);
    let mut path = path.to_vec();
    match edit {
        Edit::Sibling | Edit::Left | Edit::Right | Edit::Say(Part::Probability | Part::Move, _) => {
            beside(tree, &mut root, &mut path, edit)?;
        }
        Edit::Remove => remove(&mut root, &mut path)?,
        _ => {
            let mover = mover(&root, &path);
            within(at(&mut root, &path)?, mover, edit)?;
        }
    }
    if root.children.is_empty() {
        return Err(Problem::NoMoves);
    }
    check(&root, 0, false, &mut 0)?;
    Ok((Tree::new(root), path))
}

/// The nodes below a position as they were written.
fn taken_out(tree: &Tree) -> Branch {
    Branch {
        children: tree.children().map(|child| taken_out(&child)).collect(),
        ..tree.branch().clone()
    }
}

fn at<'a>(root: &'a mut Branch, path: &[u16]) -> Result<&'a mut Branch, Problem> {
    let mut way = path.iter();
    way.try_fold(root, |node, &choice| {
        node.children.get_mut(usize::from(choice))
    })
    .ok_or(Problem::NotHere)
}

/// Who moves at the node by the turn of the players above it.
fn mover(root: &Branch, path: &[u16]) -> Player {
    let (mut mover, mut node) = (Player::Max, root);
    for &choice in path {
        if let Kind::ToMove(player) = node.kind {
            mover = player.other();
        }
        let Some(next) = node.children.get(usize::from(choice)) else {
            break;
        };
        node = next;
    }
    mover
}

fn leaf(value: f64) -> Branch {
    Branch::new(Kind::Leaf(value), Vec::new())
}

/// What concerns the node itself and what is below it.
fn within(node: &mut Branch, mover: Player, edit: &Edit) -> Result<(), Problem> {
    match edit {
        Edit::Say(Part::Name, text) => {
            node.name = Some(text.trim().to_owned()).filter(|name| !name.is_empty());
        }
        Edit::Say(Part::Value, text) => match node.kind {
            Kind::Leaf(_) => node.kind = Kind::Leaf(payoff(text).ok_or(Problem::ExpectedNumber)?),
            _ => return Err(Problem::NotHere),
        },
        Edit::Child => match node.kind {
            Kind::Leaf(_) => become_inner(node, Kind::ToMove(mover)),
            _ => insert(node, node.children.len()),
        },
        Edit::Inner(kind) if *kind != node.kind => become_inner(node, *kind),
        Edit::Leaf => become_leaf(node),
        _ => {}
    }
    Ok(())
}

fn become_inner(node: &mut Branch, kind: Kind) {
    if let Kind::Leaf(value) = node.kind {
        node.children.push(leaf(value));
    }
    if node.children.is_empty() {
        node.children.push(leaf(0.0));
    }
    node.kind = kind;
    let count = if kind == Kind::Chance {
        node.children.len()
    } else {
        0
    };
    node.probabilities = vec![1.0 / count as f64; count];
}

fn become_leaf(node: &mut Branch) {
    let mut first = &*node;
    while let Some(child) = first.children.first() {
        first = child;
    }
    node.kind = Kind::Leaf(if let Kind::Leaf(value) = first.kind {
        value
    } else {
        0.0
    });
    node.children.clear();
    node.probabilities.clear();
    node.moves.clear();
}

/// Puts a leaf among the children; as an outcome it is as likely as if all were alike.
fn insert(node: &mut Branch, index: usize) {
    node.children.insert(index, leaf(0.0));
    if !node.moves.is_empty() {
        node.moves.insert(index, node.children.len().to_string());
    }
    if node.kind == Kind::Chance {
        node.probabilities.insert(index, 0.0);
        set_probability(
            &mut node.probabilities,
            index,
            1.0 / node.children.len() as f64,
        );
    }
}

fn remove(root: &mut Branch, path: &mut Vec<u16>) -> Result<(), Problem> {
    let Some(index) = path.pop().map(usize::from) else {
        root.children.clear();
        root.children.push(leaf(0.0));
        root.moves.clear();
        root.probabilities.truncate(1);
        root.probabilities.fill(1.0);
        return Ok(());
    };
    let parent = at(root, path)?;
    match parent.children.len() {
        count if index >= count => return Err(Problem::NotHere),
        // Without its last child it is what it was before it had one; the root stays.
        1 if path.is_empty() => return Err(Problem::NoMoves),
        1 => become_leaf(parent),
        count => {
            parent.children.remove(index);
            if !parent.moves.is_empty() {
                parent.moves.remove(index);
            }
            if !parent.probabilities.is_empty() {
                parent.probabilities.remove(index);
                set_probability(&mut parent.probabilities, count, 0.0);
            }
        }
    }
    Ok(())
}

/// What concerns the node's place among its siblings.
fn beside(tree: &Tree, root: &mut Branch, path: &mut [u16], edit: &Edit) -> Result<(), Problem> {
    let Some((last, above)) = path.split_last_mut() else {
        return Err(Problem::NotHere);
    };
    let parent = at(root, above)?;
    let (index, count) = (usize::from(*last), parent.children.len());
    if index >= count {
        return Err(Problem::NotHere);
    }
    match edit {
        Edit::Left | Edit::Right => {
            let other = if *edit == Edit::Right {
                index + 1
            } else {
                index.wrapping_sub(1)
            };
            if other < count {
                parent.children.swap(index, other);
                if !parent.moves.is_empty() {
                    parent.moves.swap(index, other);
                }
                if !parent.probabilities.is_empty() {
                    parent.probabilities.swap(index, other);
                }
                *last = other as u16;
            }
        }
        Edit::Say(Part::Probability, text) => {
            let chance = share(text).ok_or(Problem::ExpectedProbability)?;
            match (parent.kind, count) {
                (Kind::Chance, 1) if chance != 1.0 => return Err(Problem::Sum(chance)),
                (Kind::Chance, _) => set_probability(&mut parent.probabilities, index, chance),
                _ => return Err(Problem::NotHere),
            }
        }
        Edit::Say(Part::Move, text) => {
            let above = tree.below(above);
            let siblings = above.iter().flat_map(Tree::children);
            // What a move is called that has no name: its node's name, or the leaf.
            let mut names =
                siblings.map(|child| child.name().map_or_else(|| child.text(), str::to_owned));
            let text = text.trim();
            if parent.moves.is_empty() && !text.is_empty() {
                parent.moves = names.by_ref().collect();
            }
            if let Some(name) = parent.moves.get_mut(index) {
                *name = if text.is_empty() {
                    names.nth(index).unwrap_or_default()
                } else {
                    text.to_owned()
                };
            }
        }
        _ => insert(parent, index + 1),
    }
    Ok(())
}

/// Gives one outcome a probability; the others share the rest in the proportion they had.
fn set_probability(all: &mut [f64], index: usize, chance: f64) {
    let is_other = |(at, _): &(usize, &mut f64)| *at != index;
    let others = all
        .iter_mut()
        .enumerate()
        .filter(is_other)
        .map(|(_, other)| *other);
    let (sum, count) = others.fold((0.0, 0.0), |(sum, count), other| (sum + other, count + 1.0));
    for (_, other) in all.iter_mut().enumerate().filter(is_other) {
        let shared = (1.0 - chance) * if sum > 0.0 { *other / sum } else { 1.0 / count };
        // Thirds stay thirds, whatever they went through.
        *other = decimal::fraction(shared).map_or(shared, |(top, bottom)| top / bottom);
    }
    if let Some(own) = all.get_mut(index) {
        *own = chance;
    }
}

/// A number, `∞` or `-inf`.
fn payoff(text: &str) -> Option<f64> {
    let text = text.trim();
    infinite(text)
        .or_else(|| decimal::read(&text.replace('−', "-")).filter(|number| number.is_finite()))
}

/// The limits and laws that hold for every tree.
fn check(
    node: &Branch,
    depth: usize,
    below_chance: bool,
    nodes: &mut usize,
) -> Result<(), Problem> {
    *nodes += 1;
    match node.kind {
        _ if depth > DEEPEST => return Err(Problem::TooDeep),
        _ if *nodes > MOST_NODES => return Err(Problem::TooManyNodes),
        _ if node.children.len() > MOST_CHILDREN => return Err(Problem::TooManyChildren),
        Kind::Leaf(value) if below_chance && value.is_infinite() => {
            return Err(Problem::InfinityBelowChance);
        }
        _ => {}
    }
    let below_chance = below_chance || node.kind == Kind::Chance;
    node.children
        .iter()
        .try_for_each(|child| check(child, depth + 1, below_chance, nodes))
}
