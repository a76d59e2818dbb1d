//! Explicit trees: every position is a node that an author wrote down. The notation is read in
//! `notation`. A bare list alternates Max and Min; objects say more. Leaves hold Max's payoff.

pub mod edit;
mod entry;
mod find;
pub mod notation;

use super::catalogue::Entry;
use super::depict::Picture;
use super::{Game, Player, Status, Traits, Wording};
use crate::lang::words::game;
use crate::lang::{Lang, Say};
use std::ops::Range;
use std::rc::Rc;

/// The kind of a node of an explicit tree.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Kind {
    /// The end of the game, with Max's payoff.
    Leaf(f64),
    /// A player chooses among the children.
    ToMove(Player),
    /// A child is drawn by its probability.
    Chance,
}

/// A node as it was written, with its children inside.
#[derive(Clone, Debug, PartialEq)]
pub struct Branch {
    /// The kind of the node.
    pub kind: Kind,
    /// Its children in the order written; none exactly at a leaf.
    pub children: Vec<Branch>,
    /// The probabilities of a chance node's children.
    pub probabilities: Vec<f64>,
    /// The prior probabilities of a player's moves, one for each child, or none.
    pub priors: Vec<f64>,
    /// The name that its author gave it.
    pub name: Option<String>,
    /// The names of the moves to its children, one for each, or none.
    pub moves: Vec<String>,
    /// Its value at a depth limit.
    pub estimate: Option<f64>,
    /// Results of playouts that start here, from Max's side.
    pub rollouts: Vec<f64>,
}

impl Branch {
    /// Makes a node from its kind and its children.
    pub fn new(kind: Kind, children: Vec<Branch>) -> Branch {
        Branch {
            kind,
            children,
            probabilities: Vec::new(),
            priors: Vec::new(),
            name: None,
            moves: Vec::new(),
            estimate: None,
            rollouts: Vec::new(),
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
struct Node {
    branch: Branch,
    children: Range<u32>,
    label: Option<String>,
    /// The minimax value, or the estimate if one is written: the value by which an author who knows
    /// the whole tree would order moves.
    prospect: f64,
}

#[derive(Clone, Debug, PartialEq)]
struct Nodes {
    nodes: Vec<Node>,
    height: u32,
}

/// A position: one node of a shared tree.
#[derive(Clone, Debug)]
pub struct Tree {
    tree: Rc<Nodes>,
    at: u32,
}

impl PartialEq for Tree {
    fn eq(&self, other: &Tree) -> bool {
        self.at == other.at && (Rc::ptr_eq(&self.tree, &other.tree) || self.tree == other.tree)
    }
}

/// Returns the label of the `index`-th inner node without a name: A, B … Z, AA, AB …
fn letters(index: usize) -> String {
    let last = char::from(b'A' + (index % 26) as u8);
    if index < 26 {
        last.to_string()
    } else {
        letters(index / 26 - 1) + &last.to_string()
    }
}

/// Computes the prospect of a node from those of its children, which come later in the array.
fn prospect(nodes: &[Node], index: usize) -> f64 {
    let Node {
        branch, children, ..
    } = &nodes[index];
    let values = || children.clone().map(|child| nodes[child as usize].prospect);
    match (branch.kind, branch.estimate) {
        (Kind::Leaf(score), _) => score,
        (_, Some(estimate)) => estimate,
        (Kind::ToMove(Player::Max), _) => values().fold(f64::NEG_INFINITY, f64::max),
        (Kind::ToMove(Player::Min), _) => values().fold(f64::INFINITY, f64::min),
        (Kind::Chance, _) => values()
            .zip(&branch.probabilities)
            .map(|(value, probability)| value * probability)
            .sum(),
    }
}

fn set_prospects(nodes: &mut [Node]) {
    for index in (0..nodes.len()).rev() {
        nodes[index].prospect = prospect(nodes, index);
    }
}

impl Tree {
    /// Arranges the nodes level by level, so that siblings are adjacent and inner nodes are labelled in reading order.
    pub fn new(root: Branch) -> Tree {
        let fresh = |branch| Node {
            branch,
            children: 0..0,
            label: None,
            prospect: 0.0,
        };
        let mut nodes = vec![fresh(root)];
        let mut level_ends = vec![1];
        let mut index = 0;
        let mut unnamed = 0;
        while index < nodes.len() {
            if index == level_ends[level_ends.len() - 1] {
                level_ends.push(nodes.len());
            }
            let children = std::mem::take(&mut nodes[index].branch.children);
            let first = nodes.len() as u32;
            let inner = !children.is_empty();
            nodes.extend(children.into_iter().map(fresh));
            nodes[index].children = first..nodes.len() as u32;
            nodes[index].label = nodes[index].branch.name.clone().or_else(|| {
                inner.then(|| {
                    unnamed += 1;
                    letters(unnamed - 1)
                })
            });
            index += 1;
        }
        Tree::with_prospects(nodes, level_ends.len() as u32 - 1)
    }

    fn with_prospects(mut nodes: Vec<Node>, height: u32) -> Tree {
        set_prospects(&mut nodes);
        Tree {
            tree: Rc::new(Nodes { nodes, height }),
            at: 0,
        }
    }

    /// Returns the position at the end of a path from here, if there is one.
    pub fn below(&self, path: &[u16]) -> Option<Tree> {
        path.iter().try_fold(self.clone(), |at, &choice| {
            at.children().nth(usize::from(choice))
        })
    }

    /// Replaces the payoff of the leaf at `path`; `None` if no leaf is there.
    pub fn with_leaf(&self, path: &[u16], value: f64) -> Option<Tree> {
        let mut tree = self.clone();
        tree.set_leaf(path, value).then_some(tree)
    }

    /// Sets the payoff of the leaf at `path`; returns `false` if no leaf is there. Other positions of the
    /// same tree keep theirs.
    pub fn set_leaf(&mut self, path: &[u16], value: f64) -> bool {
        let leaf = self
            .below(path)
            .map(|leaf| (leaf.at as usize, leaf.branch().kind));
        let Some((at, Kind::Leaf(_))) = leaf else {
            return false;
        };
        let nodes = &mut Rc::make_mut(&mut self.tree).nodes;
        nodes[at].branch.kind = Kind::Leaf(value);
        set_prospects(nodes);
        true
    }

    fn node(&self) -> &Node {
        &self.tree.nodes[self.at as usize]
    }

    /// Returns the number of nodes of the whole tree.
    pub fn size(&self) -> usize {
        self.tree.nodes.len()
    }

    /// Whether Max and Min move by turns in the whole tree.
    pub fn alternates(&self) -> bool {
        let kind = |index: u32| self.tree.nodes[index as usize].branch.kind;
        self.tree.nodes.iter().all(|node| {
            let next = |wanted| {
                let mut kinds = node.children.clone().map(kind);
                kinds.all(|kind| matches!(kind, Kind::Leaf(_)) || kind == wanted)
            };
            match node.branch.kind {
                Kind::Leaf(_) => true,
                Kind::ToMove(player) => next(Kind::ToMove(player.other())),
                Kind::Chance => false,
            }
        })
    }

    /// Returns this position's node without its children.
    pub fn branch(&self) -> &Branch {
        &self.node().branch
    }

    /// Iterates over the children in order.
    pub fn children(&self) -> impl Iterator<Item = Tree> {
        self.node().children.clone().map(|at| Tree {
            tree: Rc::clone(&self.tree),
            at,
        })
    }
}

impl Game for Tree {
    type Move = u16;
    type Key = u32;

    fn status(&self) -> Status {
        match self.branch().kind {
            Kind::Leaf(score) => Status::Over { score },
            // A player who cannot move has lost.
            Kind::ToMove(player) if self.node().children.is_empty() => Status::Over {
                score: player.worst().signum(),
            },
            Kind::ToMove(player) => Status::ToMove(player),
            Kind::Chance => Status::Chance,
        }
    }

    fn moves(&self) -> impl Iterator<Item = u16> {
        0..self.node().children.len() as u16
    }

    fn play(&mut self, choice: u16) {
        self.at = self.node().children.start + u32::from(choice);
    }

    fn probability(&self, outcome: u16) -> f64 {
        self.branch()
            .probabilities
            .get(usize::from(outcome))
            .copied()
            .unwrap_or(1.0)
    }

    fn prior(&self, choice: u16) -> Option<f64> {
        self.branch().priors.get(usize::from(choice)).copied()
    }

    fn key(&self) -> u32 {
        self.at
    }

    fn traits(&self) -> Traits {
        let chance = self
            .tree
            .nodes
            .iter()
            .any(|node| node.branch.kind == Kind::Chance);
        Traits {
            chance,
            draws: true,
            impartial: false,
            range: None,
            longest: Some(self.tree.height),
        }
    }

    /// One feature: the estimate written at the node. A depth limit for which one is missing is
    /// refused before the search.
    fn features(&self) -> impl Iterator<Item = f64> {
        self.branch().estimate.into_iter()
    }

    fn weights(&self) -> &'static [f64] {
        &[1.0]
    }

    fn counts_in_wholes(&self) -> bool {
        let is_whole = |number: f64| number.is_infinite() || number.fract() == 0.0;
        self.tree.nodes.iter().all(|node| {
            let Branch { kind, estimate, .. } = node.branch;
            !matches!(kind, Kind::Leaf(score) if !is_whole(score)) && estimate.is_none_or(is_whole)
        })
    }

    fn prospect(&self) -> Option<f64> {
        Some(self.node().prospect)
    }

    fn is_explicit(&self) -> bool {
        true
    }

    fn scripted_playout(&self, index: u32) -> Option<f64> {
        let rollouts = &self.branch().rollouts;
        (!rollouts.is_empty()).then(|| rollouts[index as usize % rollouts.len()])
    }
}

impl Wording for Tree {
    const ENTRY: Entry = entry::ENTRY;

    fn how_to_play(&self, lang: Lang) -> String {
        game::TREE_RULES.say(lang).to_owned()
    }

    /// A bare list belongs to Max, or to Min if Min moves at the root of `like`.
    fn read(text: &str, like: Option<&Tree>) -> Result<Tree, Box<dyn Say>> {
        let is_min = like.is_some_and(|tree| tree.branch().kind == Kind::ToMove(Player::Min));
        let root = if is_min { Player::Min } else { Player::Max };
        Ok(notation::read(text, root)?)
    }

    fn move_name(&self, choice: u16) -> String {
        let child = self.after(choice);
        let given = self.branch().moves.get(usize::from(choice)).cloned();
        given
            .or_else(|| child.node().label.clone())
            .unwrap_or_else(|| match child.branch().kind {
                // As a value is shown, not as a tree is written.
                Kind::Leaf(f64::INFINITY) => "+∞".to_owned(),
                Kind::Leaf(f64::NEG_INFINITY) => "−∞".to_owned(),
                _ => child.text(),
            })
    }

    fn name(&self) -> Option<&str> {
        self.node().label.as_deref()
    }

    fn text(&self) -> String {
        notation::write(self)
    }

    fn picture(&self) -> Picture {
        Picture::Bare
    }
}
