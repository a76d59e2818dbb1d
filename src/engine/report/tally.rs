//! A probe for searches of any length: it keeps only counts and the evaluated positions.

use super::Summary;
use crate::game::any::AnyGame;
use crate::search::{Answer, Basis, Event, Flow, Probe, Stage};
use crate::spec::Spec;
use crate::trace::{Kind, NodeId, Trace};
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// An evaluated position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Evaluated {
    /// A leaf of an explicit tree: its number from the left, from 0.
    Leaf(u32),
    /// A position at the depth limit, as choices from the root.
    Position(Vec<u16>),
}

/// The numbers of the leaves of an explicit tree.
#[derive(Debug)]
struct Leaves {
    tree: Trace,
    numbers: Vec<u32>,
}

impl Leaves {
    /// Numbers the leaves. An outline discovers nodes from the left, so its order is theirs.
    fn of(outline: &[Event]) -> Leaves {
        let tree = Trace::new(outline);
        let mut next = 0;
        let numbers = (0..tree.size() as u32)
            .map(|id| {
                let number = next;
                next += u32::from(tree.kind(NodeId(id)) == Kind::Leaf);
                number
            })
            .collect();
        Leaves { tree, numbers }
    }

    fn number(&self, path: &[u16]) -> Option<u32> {
        self.tree
            .find(path)
            .map(|leaf| self.numbers[leaf.0 as usize])
    }
}

/// Counts a search while it runs.
#[derive(Debug)]
pub struct Tally {
    leaves: Option<Leaves>,
    path: Vec<u16>,
    /// The finished games at which iterations have ended; `None` for searches without iterations.
    finished: Option<BTreeSet<Vec<u16>>>,
    nodes: u64,
    evaluations: u64,
    cutoffs: u64,
    evaluated: Vec<Evaluated>,
}

impl Tally {
    /// Starts with the root alone.
    pub fn new(spec: &Spec) -> Tally {
        let is_tree = matches!(spec.game, AnyGame::Tree(_));
        Tally {
            leaves: is_tree.then(|| Leaves::of(&spec.outline())),
            path: Vec::new(),
            finished: None,
            nodes: 1,
            evaluations: 0,
            cutoffs: 0,
            evaluated: Vec::new(),
        }
    }

    /// Returns the summary of the counted search.
    pub fn summary(self, spec: &Spec, answer: Answer) -> Summary {
        Summary {
            value: answer.value,
            best: answer.best,
            best_move: answer.best.and_then(|choice| spec.game.move_name(choice)),
            nodes: self.nodes,
            leaves: self.evaluations,
            cutoffs: self.cutoffs,
            evaluated: self.evaluated,
        }
    }

    fn evaluate(&mut self, basis: Basis) {
        // An iteration that ends at a known finished game evaluates nothing new.
        if self
            .finished
            .as_mut()
            .is_some_and(|finished| !finished.insert(self.path.clone()))
        {
            return;
        }
        self.evaluations += 1;
        match (basis, &self.leaves) {
            (Basis::Exact, Some(leaves)) => self
                .evaluated
                .extend(leaves.number(&self.path).map(Evaluated::Leaf)),
            // Ends of games that are not explicit trees have no numbers, and there may be millions
            // of them.
            (Basis::Exact, None) => {}
            _ => self.evaluated.push(Evaluated::Position(self.path.clone())),
        }
    }
}

impl Probe for Tally {
    fn emit(&mut self, event: Event) -> Flow {
        match event {
            Event::Begin { stage } => {
                self.path.clear();
                match stage {
                    Stage::Iteration(_) => _ = self.finished.get_or_insert_default(),
                    // Every depth is a search of its own and visits the root again.
                    Stage::Depth(depth) => self.nodes += u64::from(depth > 1),
                }
            }
            Event::Expand { count, .. } => self.nodes += u64::from(count),
            Event::Descend { choice, .. } => {
                self.path.push(choice);
                self.nodes += u64::from(self.finished.is_none());
            }
            Event::Evaluate { basis, .. } => self.evaluate(basis),
            Event::Cutoff { .. } => self.cutoffs += 1,
            Event::Return { .. } | Event::Credit { .. } => {
                self.path.pop();
            }
            _ => {}
        }
        ControlFlow::Continue(())
    }
}
