//! The choice that Monte-Carlo tree search faces at a node: each child's two terms and who wins.

use crate::search::Ucb;
use crate::trace::{Moment, NodeId, Visits};

/// A child to choose from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate {
    /// The child.
    pub child: NodeId,
    /// Its reward and visits.
    pub visits: Visits,
    /// Its bound, once it has been visited.
    pub ucb: Option<Ucb>,
}

/// All children in the tree, in the game's order, and the index of the one that would be selected.
#[derive(Clone, Debug, PartialEq)]
pub struct Selection {
    /// Visits of the node itself.
    pub parent: u32,
    /// Its children.
    pub candidates: Vec<Candidate>,
    /// The highest bound, the first of equal ones; none while a child is missing, which would be added instead.
    pub winner: Option<usize>,
}

/// The choice at `node` as it stands at a moment, with exploration weight `c`.
pub fn selection(moment: &Moment, node: NodeId, c: f64) -> Selection {
    let parent = moment.visits(node).n;
    let children = moment.trace().children(node).filter(|&child| moment.is_reached(child));
    let candidates: Vec<Candidate> = children
        .map(|child| {
            let visits = moment.visits(child);
            Candidate { child, visits, ucb: (visits.n > 0).then(|| Ucb::new(visits.w, visits.n, parent, c)) }
        })
        .collect();
    let mut winner: Option<(usize, f64)> = None;
    // A child that is missing is added before any is selected.
    let is_full =
        candidates.len() == usize::from(moment.trace().choices(node)) && candidates.iter().all(|child| child.visits.n > 0);
    for (index, candidate) in candidates.iter().enumerate().filter(|_| is_full) {
        let Some(ucb) = candidate.ucb else { continue };
        if winner.is_none_or(|(_, highest)| ucb.total() > highest) {
            winner = Some((index, ucb.total()));
        }
    }
    Selection { parent, candidates, winner: winner.map(|(index, _)| index) }
}

impl Selection {
    /// The one that would be selected.
    pub fn best(&self) -> Option<&Candidate> {
        self.winner.map(|index| &self.candidates[index])
    }

    /// The highest bound among the others.
    pub fn runner_up(&self) -> Option<&Candidate> {
        let others = self.candidates.iter().enumerate().filter(|(index, _)| Some(*index) != self.winner);
        others.map(|(_, candidate)| candidate).filter(|candidate| candidate.ucb.is_some()).reduce(|best, next| {
            let total = |candidate: &Candidate| candidate.ucb.map_or(f64::NEG_INFINITY, Ucb::total);
            if total(next) > total(best) { next } else { best }
        })
    }
}
