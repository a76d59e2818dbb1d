//! The choice that Monte-Carlo tree search faces at a node: each child's two terms and who wins.

use crate::search::ucb::{Arm, first_by, measure};
use crate::search::{FinalRule, Formula, Mcts, Selection as Tree, Ucb};
use crate::trace::{Moment, NodeId, Visits};

/// A child to choose from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate {
    /// The child.
    pub child: NodeId,
    /// Its reward and visits.
    pub visits: Visits,
    /// The prior probability of the move to it, which PUCT weighs.
    pub prior: f64,
    /// Its bound, once it has been visited; by PUCT it has one before.
    pub ucb: Option<Ucb>,
}

impl Candidate {
    fn arm(&self) -> Arm {
        Arm {
            w: self.visits.w,
            n: self.visits.n,
            prior: self.prior,
        }
    }
}

/// All children in the tree, in the game's order, and the index of the one that would be selected.
#[derive(Clone, Debug, PartialEq)]
pub struct Selection {
    /// N of the formula: the visits of the node itself, of the root, or of the node's children together.
    pub parent: u32,
    /// The options of the search.
    pub options: Mcts,
    /// Its children.
    pub candidates: Vec<Candidate>,
    /// The highest bound, the first of equal ones; none while a child is missing or unvisited, or where any may be drawn.
    pub winner: Option<usize>,
}

/// Where the choice would turn to another child.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Switch {
    /// The weight of exploration at which it turns.
    pub c: f64,
    /// The child it turns to.
    pub child: NodeId,
    /// The weight beyond which it would turn again, to a third child.
    pub until: Option<f64>,
    /// Whether larger weights than that, or smaller ones, choose that child.
    pub above: bool,
    /// Whether that weight itself does: of equal bounds the first child's is taken.
    pub first: bool,
}

impl Switch {
    /// Returns the sign between the weights that choose `child` and the weight at which the choice turns, such as `≥`.
    pub fn sign(&self) -> &'static str {
        match (self.above, self.first) {
            (true, true) => "≥",
            (true, false) => ">",
            (false, true) => "≤",
            (false, false) => "<",
        }
    }
}

/// Returns the choice at `node` as it stands at a moment.
pub fn selection(moment: &Moment, node: NodeId, options: &Mcts) -> Selection {
    let children = moment.trace().children(node);
    let mut candidates: Vec<Candidate> = children
        .filter(|&child| moment.is_reached(child))
        .map(|child| Candidate {
            child,
            visits: moment.visits(child),
            prior: moment.prior(child),
            ucb: None,
        })
        .collect();
    let parent = match options.formula {
        Formula::Parent => moment.visits(node).n,
        Formula::Root2 => moment.visits(NodeId::ROOT).n,
        Formula::Puct => candidates.iter().map(|child| child.visits.n).sum(),
    };
    let confidence = Ucb::confidence(parent, options);
    for candidate in &mut candidates {
        candidate.ucb = Ucb::new(candidate.arm(), confidence, options);
    }
    // A child that is missing is added before any is selected. One without a visit is visited first, except by PUCT.
    let is_full = candidates.len() == usize::from(moment.trace().choices(node))
        && candidates.iter().all(|child| child.ucb.is_some());
    let decides = is_full && options.selection == Tree::Ucb;
    let selection = Selection {
        parent,
        options: *options,
        candidates,
        winner: None,
    };
    let winner = selection.first_by(FinalRule::Ucb).filter(|_| decides);
    Selection {
        winner,
        ..selection
    }
}

impl Selection {
    /// Returns the number of playouts from the node itself, which N counts and no child does; 0 if N is that of the root, or of the
    /// children.
    pub fn own(&self) -> u32 {
        let of_children: u32 = self.candidates.iter().map(|one| one.visits.n).sum();
        match self.options.formula {
            Formula::Parent => self.parent.saturating_sub(of_children),
            Formula::Root2 | Formula::Puct => 0,
        }
    }

    /// Returns the index of the child that a rule puts first, the first of equal ones; `None` if none has a measure.
    pub fn first_by(&self, rule: FinalRule) -> Option<usize> {
        let arms = self.candidates.iter().map(Candidate::arm).enumerate();
        first_by(arms, measure(rule, &self.options, self.parent))
    }

    /// Counts the other children that are as good as a child by a rule.
    pub fn tied(&self, rule: FinalRule, child: NodeId) -> usize {
        let measure = measure(rule, &self.options, self.parent);
        let own = self.candidates.iter().find(|other| other.child == child);
        let Some(value) = own.and_then(|own| measure(own.arm())) else {
            return 0;
        };
        let is_equal =
            |other: &&Candidate| other.child != child && measure(other.arm()) == Some(value);
        self.candidates.iter().filter(is_equal).count()
    }

    /// Finds the nearest weight of exploration with which another child would be selected; `None` if there is none. A bound is w/n + c·e,
    /// so two children change places where their lines cross.
    pub fn switch(&self, c: f64) -> Option<Switch> {
        let winner = self.best()?.ucb.filter(|_| c > 0.0)?;
        let mut nearest: Option<(Switch, f64)> = None;
        for (index, candidate) in self.candidates.iter().enumerate() {
            let Some(ucb) = candidate.ucb else { continue };
            let slope = ucb.explore - winner.explore;
            let crossing = c * (winner.exploit - ucb.exploit) / slope;
            let switch = Switch {
                c: crossing,
                child: candidate.child,
                until: self.until(candidate, crossing, slope > 0.0, c),
                above: slope > 0.0,
                first: Some(index) < self.winner,
            };
            // Several can cross at one weight, but for rounding: beyond it the steepest line leads.
            let is_nearer = nearest.as_ref().is_none_or(|(known, steepest)| {
                let nearer = (known.c - c).abs() - (crossing - c).abs();
                if nearer.abs() > 1e-9 * c {
                    nearer > 0.0
                } else {
                    slope.abs() > *steepest
                }
            });
            if crossing.is_finite() && crossing > 0.0 && is_nearer {
                nearest = Some((switch, slope.abs()));
            }
        }
        nearest.map(|(switch, _)| switch)
    }

    /// Returns the weight beyond `from`, above or below it, at which another child would overtake this one: its line crosses that of
    /// this child there, and is the steeper one of the two in that direction.
    fn until(&self, leader: &Candidate, from: f64, above: bool, c: f64) -> Option<f64> {
        let own = leader.ucb?;
        let overtakes = |other: &Candidate| {
            let other = other.ucb?;
            let slope = other.explore - own.explore;
            let crossing = c * (own.exploit - other.exploit) / slope;
            let is_beyond = if above {
                slope > 0.0 && crossing > from
            } else {
                slope < 0.0 && 0.0 < crossing && crossing < from
            };
            (is_beyond && crossing.is_finite()).then_some(crossing)
        };
        let all = self.candidates.iter().filter_map(overtakes);
        all.reduce(if above { f64::min } else { f64::max })
    }

    /// Returns the child that would be selected; `None` if there is no winner.
    pub fn best(&self) -> Option<&Candidate> {
        self.winner.map(|index| &self.candidates[index])
    }

    /// Returns the child with the highest bound apart from the winner; `None` if no other has a bound.
    pub fn runner_up(&self) -> Option<&Candidate> {
        let others = self
            .candidates
            .iter()
            .enumerate()
            .filter(|(index, _)| Some(*index) != self.winner);
        others
            .map(|(_, candidate)| candidate)
            .filter(|candidate| candidate.ucb.is_some())
            .reduce(|best, next| {
                let total =
                    |candidate: &Candidate| candidate.ucb.map_or(f64::NEG_INFINITY, Ucb::total);
                if total(next) > total(best) {
                    next
                } else {
                    best
                }
            })
    }
}
