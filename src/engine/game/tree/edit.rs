//! Edits of one node of a tree. Each returns a new tree in which everything else is unchanged, or
//! an error. It knows no page: a node is the path of choices to it.

use super::notation::{DEEPEST, MOST_CHILDREN, MOST_NODES, Problem, share};
use super::{Branch, Kind, Tree};
use crate::game::{Player, Wording};
use crate::text::{decimal, plain};

/// An edit of a node. Texts are as typed into a field.
#[derive(Clone, Debug, PartialEq)]
pub enum Edit {
    /// Appends a child. A leaf becomes an inner node, and its number moves to the child.
    Child,
    /// Inserts a leaf after the node.
    Sibling,
    /// Removes the node and its subtree; of the root a single leaf remains.
    Remove,
    /// Swaps the node with the sibling before it.
    Left,
    /// Swaps the node with the sibling after it.
    Right,
    /// Makes it an inner node of this kind.
    Inner(Kind),
    /// Makes it a leaf with the number of its first leaf.
    Leaf,
    /// Sets a property.
    Say(Part, String),
}

/// A property of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// A leaf's number.
    Value,
    /// The probability of the outcome that leads here; the others share the rest in their
    /// proportion.
    Probability,
    /// Its name; an empty text removes it.
    Name,
    /// The name of the move that leads here; an empty text removes it.
    Move,
}

/// Edits the node at `path`.
///
/// Returns the new tree and the path of the node in it, or of its parent if it was removed.
///
/// # Errors
/// The reason why the edit is impossible.
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

/// Copies a position's subtree as it was written.
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

/// Returns the player who moves at the node if players alternate.
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

/// Carries out edits of the node and its subtree.
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
    if kind == Kind::Chance {
        node.priors.clear();
    }
}

/// Returns the probabilities of a node's children: those of chance, or the priors of a player; empty where none are written.
fn shares(node: &mut Branch) -> &mut Vec<f64> {
    match node.kind {
        Kind::Chance => &mut node.probabilities,
        Kind::ToMove(_) | Kind::Leaf(_) => &mut node.priors,
    }
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
    node.priors.clear();
    node.moves.clear();
}

/// Inserts a leaf among the children; its probability, where the others have one, is one over the number of children.
fn insert(node: &mut Branch, index: usize) {
    node.children.insert(index, leaf(0.0));
    if !node.moves.is_empty() {
        node.moves.insert(index, node.children.len().to_string());
    }
    let count = node.children.len();
    let shares = shares(node);
    if !shares.is_empty() {
        shares.insert(index, 0.0);
        set_probability(shares, index, 1.0 / count as f64);
    }
}

fn remove(root: &mut Branch, path: &mut Vec<u16>) -> Result<(), Problem> {
    let Some(index) = path.pop().map(usize::from) else {
        root.children.clear();
        root.children.push(leaf(0.0));
        root.moves.clear();
        let shares = shares(root);
        shares.truncate(1);
        shares.fill(1.0);
        return Ok(());
    };
    let parent = at(root, path)?;
    match parent.children.len() {
        count if index >= count => return Err(Problem::NotHere),
        // Without its last child a node is a leaf again; the root must keep one.
        1 if path.is_empty() => return Err(Problem::NoMoves),
        1 => become_leaf(parent),
        count => {
            parent.children.remove(index);
            if !parent.moves.is_empty() {
                parent.moves.remove(index);
            }
            let shares = shares(parent);
            if !shares.is_empty() {
                shares.remove(index);
                set_probability(shares, count, 0.0);
            }
        }
    }
    Ok(())
}

/// Carries out edits of the node's place among its siblings.
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
                let shares = shares(parent);
                if !shares.is_empty() {
                    shares.swap(index, other);
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
            // The default name of a move: its node's name, or the number of the leaf.
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

/// Sets the probability of one outcome; the others share the rest in their proportion.
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
        // Fractions such as thirds stay exact after repeated changes.
        *other = decimal::fraction(shared).map_or(shared, |(top, bottom)| top / bottom);
    }
    if let Some(own) = all.get_mut(index) {
        *own = chance;
    }
}

/// Reads a number, `∞` or `-inf`.
fn payoff(text: &str) -> Option<f64> {
    plain::number(text)
}

/// Checks the limits and rules of every tree.
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
