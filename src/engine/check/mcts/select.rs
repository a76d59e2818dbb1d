//! The choices of a run by the bound: each allows some weights of exploration, and all together leave an interval.

use super::grown::{Chosen, Grown};
use crate::check::difference::{Difference, Is, Rule};
use crate::game::Player;
use libm::log;
use std::f64::consts::SQRT_2;

/// How a child is chosen by its mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// The largest mean.
    Max,
    /// The smallest.
    Min,
    /// Max takes the largest, Min the smallest.
    Flip,
    /// Min takes the largest, Max the smallest.
    FlipOfMin,
}

impl Mode {
    /// All of them.
    pub const ALL: [Mode; 4] = [Mode::Max, Mode::Min, Mode::Flip, Mode::FlipOfMin];

    /// Returns the factor of a mean for the player who chooses.
    pub fn sign(self, chooser: Option<Player>) -> f64 {
        let is_min = chooser == Some(Player::Min);
        match self {
            Mode::Max => 1.0,
            Mode::Min => -1.0,
            Mode::Flip if is_min => -1.0,
            Mode::Flip => 1.0,
            Mode::FlipOfMin if is_min => 1.0,
            Mode::FlipOfMin => -1.0,
        }
    }

    /// Returns the word by which files name it.
    pub fn word(self) -> &'static str {
        match self {
            Mode::Max => "max",
            Mode::Min => "neg",
            Mode::Flip | Mode::FlipOfMin => "flip",
        }
    }
}

/// What is added up to a bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Term {
    /// The mean and c·√(ln N / n).
    Book,
    /// The mean alone.
    None,
    /// The sum of rewards instead of the mean.
    Sum,
    /// The logarithm of the child's own visits.
    LnOfChild,
}

/// What the choices of a run allow.
#[derive(Debug)]
pub struct Choosing {
    /// How means are taken.
    pub mode: Mode,
    /// The weights that all choices allow.
    pub c: (f64, f64),
    /// The first choice that no weight allows, or not the one that is stated, with its node.
    pub difference: Option<(Difference, usize)>,
}

/// Returns √(ln N / n).
pub fn explore(all: f64, n: f64) -> f64 {
    (log(all.max(1.0)) / n).sqrt()
}

/// Follows the choices of a run.
pub fn follow(grown: &Grown, mode: Mode, term: Term, stated: Option<f64>) -> Choosing {
    let mut c = (0.0, f64::INFINITY);
    for (index, it) in grown.iterations.iter().enumerate() {
        for chosen in &it.chosen {
            let (low, high) = allowed(grown, chosen, mode, term);
            let next = (f64::max(c.0, low), f64::min(c.1, high));
            if next.0 > next.1 + 1e-9 {
                let got = Is::Move(chosen.children[chosen.index].0);
                let difference = difference(index, it.line, Is::LargestBound, got);
                let difference = Some((difference, chosen.node));
                return Choosing {
                    mode,
                    c,
                    difference,
                };
            }
            c = next;
        }
    }
    let difference = stated
        .filter(|_| term != Term::None)
        .and_then(|stated| other_weight(grown, mode, term, stated, c));
    Choosing {
        mode,
        c,
        difference,
    }
}

fn difference(index: usize, line: u32, expected: Is, got: Is) -> Difference {
    Difference {
        rule: Rule::Selection,
        visit: index as u32 + 1,
        line,
        expected,
        got,
    }
}

/// Returns the first choice that the weight does not allow which the author states. Some write √(2 ln N / n), others put the 2 into the
/// weight.
fn other_weight(
    grown: &Grown,
    mode: Mode,
    term: Term,
    stated: f64,
    found: (f64, f64),
) -> Option<(Difference, usize)> {
    let allows = |(low, high): (f64, f64), c: f64| low <= c + 1e-9 && c <= high + 1e-9;
    let weights = [stated, stated * SQRT_2, stated / SQRT_2];
    if weights.iter().any(|c| allows(found, *c)) {
        return None;
    }
    for (index, it) in grown.iterations.iter().enumerate() {
        for chosen in &it.chosen {
            // Without exploration every choice is by the mean, the first one too.
            let is_first = found.0 <= 0.0 || !allows(allowed(grown, chosen, mode, term), stated);
            if is_first {
                let (expected, got) = match found.0 <= 0.0 {
                    true => (Is::Weight(stated), Is::Weight(0.0)),
                    false => (
                        Is::Weight(stated),
                        Is::Move(chosen.children[chosen.index].0),
                    ),
                };
                return Some((difference(index, it.line, expected, got), chosen.node));
            }
        }
    }
    None
}

/// Returns the weights for which the chosen child has the largest bound.
fn allowed(grown: &Grown, chosen: &Chosen, mode: Mode, term: Term) -> (f64, f64) {
    let sign = mode.sign(grown.nodes[chosen.node].mover);
    let parts = |(_, n, w): (u16, f64, f64)| {
        let mean = match term {
            Term::Sum => w,
            _ => w / n,
        };
        let more = match term {
            Term::None => 0.0,
            Term::LnOfChild => explore(n, n),
            _ => explore(chosen.n, n),
        };
        (sign * mean, more)
    };
    let (mean, more) = parts(chosen.children[chosen.index]);
    let (mut low, mut high) = (f64::NEG_INFINITY, f64::INFINITY);
    for (index, child) in chosen.children.iter().enumerate() {
        if index == chosen.index {
            continue;
        }
        let (other, others) = parts(*child);
        let (gain, lost) = (more - others, other - mean);
        if gain.abs() < 1e-12 {
            if lost > 1e-9 {
                return (f64::INFINITY, f64::NEG_INFINITY);
            }
        } else if gain > 0.0 {
            low = low.max(lost / gain);
        } else {
            high = high.min(lost / gain);
        }
    }
    (low, high)
}
