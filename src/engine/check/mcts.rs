//! Judges a run of Monte-Carlo tree search. Which leaf is added and how a playout ends is the program's; visits, rewards, the choice by
//! the bound and the final move are computed again from its own numbers.

mod credit;
mod grown;
mod select;

use super::difference::{Difference, Is, Rule};
use super::misconception::{SLIPS, Slip};
use crate::game::Player;
use crate::game::any::AnyGame;
use crate::transcript::{Transcript, named};
pub use credit::View;
use grown::Grown;
use select::{Choosing, Mode, Term};

/// What was found of a run.
#[derive(Debug)]
pub struct Found {
    /// Whose rewards a node sums.
    pub view: View,
    /// How a child is chosen by its mean.
    pub mode: Mode,
    /// The weights of exploration that all choices allow: the lowest and the highest.
    pub c: (f64, f64),
    /// The lowest and the highest reward.
    pub reward: (f64, f64),
    /// Whether all children join the tree at once.
    pub expands_all: bool,
    /// Whether the weight that is told is multiplied by √2.
    pub has_two: bool,
    /// The rules by which the answer would be chosen.
    pub finals: Vec<&'static str>,
    grown: Grown,
}

impl Found {
    /// Iterates over the iterations.
    pub fn iterations(&self) -> impl Iterator<Item = &grown::Iterated> {
        self.grown.iterations.iter()
    }

    /// Returns a node of the tree.
    pub fn node(&self, node: usize) -> &grown::Node {
        &self.grown.nodes[node]
    }

    /// Returns the player who moved into a node; at the root the one who would have.
    pub fn mover_in(&self, node: usize) -> Option<Player> {
        self.grown.mover_in(node)
    }

    /// Returns the moves to the node of a difference.
    pub fn path(&self, difference: &Difference) -> Option<Vec<u16>> {
        let nodes = &self.grown.differing;
        let (_, node) = nodes.iter().find(|(line, _)| *line == difference.line)?;
        Some(self.grown.path(*node))
    }
}

/// A run, and what differs in it.
#[derive(Debug)]
pub struct Judged {
    /// What was found of it.
    pub found: Found,
    /// The differences in the order of the run.
    pub differences: Vec<Difference>,
    /// The misconceptions that explain the first of them.
    pub slips: Vec<&'static Slip>,
    /// The number of iterations.
    pub checked: u32,
}

/// Judges the iterations of a run from a position on.
pub fn judge(transcript: &Transcript, game: &AnyGame) -> Judged {
    let mut grown = Grown::new(transcript, game);
    let mut differences: Vec<(Difference, usize)> = grown.differences.clone();
    let credit = credit::judge(&grown);
    differences.extend(credit.differences.iter().cloned());
    let stated = transcript.head.c;
    let all: Vec<Choosing> = Mode::ALL
        .iter()
        .map(|mode| select::follow(&grown, *mode, Term::Book, stated))
        .collect();
    let required = credit.view.mode();
    let own = all.iter().find(|choosing| choosing.mode == required);
    let own = own.unwrap_or(&all[0]);
    let mut slips: Vec<&'static Slip> = Vec::new();
    let other = all.iter().find(|choosing| choosing.difference.is_none());
    match (&own.difference, other) {
        (Some(_), Some(other)) if credit.differences.is_empty() && other.mode != required => {
            let line = grown
                .iterations
                .first()
                .map_or(0, |iteration| iteration.line);
            let difference = Difference {
                rule: Rule::Credit,
                visit: 1,
                line,
                expected: Is::OwnRewards,
                got: Is::MixedRewards,
            };
            differences.push((difference, 0));
            slips.extend(called(match credit.view {
                View::Same => "no-sign-flip",
                _ => "wrong-way",
            }));
        }
        (Some((difference, node)), _) => differences.push((difference.clone(), *node)),
        (None, _) => {}
    }
    let (finals, final_difference) = final_rules(transcript, &grown, required, own.c);
    differences.extend(final_difference.map(|difference| (difference, 0)));
    differences.sort_by_key(|(difference, _)| (difference.visit, order(difference.rule)));
    if let (true, Some((first, node))) = (slips.is_empty(), differences.first()) {
        slips = explaining(&grown, first, *node, required, stated, &credit);
    }
    grown.differing = differences
        .iter()
        .map(|(difference, node)| (difference.line, *node))
        .collect();
    let checked = grown.iterations.len() as u32;
    let has_two = stated.is_some_and(|stated| {
        let within = |c: f64| own.c.0 <= c + 1e-9 && c <= own.c.1 + 1e-9;
        !within(stated) && within(stated * std::f64::consts::SQRT_2)
    });
    Judged {
        differences: differences
            .into_iter()
            .map(|(difference, _)| difference)
            .collect(),
        slips,
        checked,
        found: Found {
            view: credit.view,
            mode: required,
            c: own.c,
            reward: credit.reward,
            expands_all: grown.expands_all,
            has_two,
            finals,
            grown,
        },
    }
}

/// The order of rules within an iteration: the child is chosen before the tree grows, and the backup comes last.
fn order(rule: Rule) -> u8 {
    match rule {
        Rule::Unvisited => 0,
        Rule::Selection => 1,
        Rule::Expansion => 2,
        Rule::Visits => 3,
        _ => 4,
    }
}

fn called(word: &str) -> Option<&'static Slip> {
    SLIPS.iter().find(|slip| slip.word == word)
}

/// Returns what explains the first difference.
fn explaining(
    grown: &Grown,
    first: &Difference,
    node: usize,
    mode: Mode,
    stated: Option<f64>,
    credit: &credit::Credit,
) -> Vec<&'static Slip> {
    let words: Vec<&str> = match first.rule {
        Rule::Unvisited => vec!["unvisited-not-first"],
        Rule::Visits => match (node, &first.got) {
            (0, _) => vec!["root-not-counted", "only-leaf-counted"],
            (_, Is::Number(got)) if *got > 1.0 => vec!["phantom-visit"],
            _ => vec!["leaf-not-counted", "only-leaf-counted"],
        },
        Rule::Credit if credit.is_half => vec!["half-credited"],
        Rule::Credit => vec!["half-credited", "no-sign-flip"],
        Rule::Expansion => vec!["deeper-expansion"],
        Rule::Final => vec!["worst-final"],
        Rule::Selection => {
            let fits = |term: Term, stated: Option<f64>| {
                let choosing = select::follow(grown, mode, term, stated);
                choosing.difference.is_none()
            };
            let mut words = Vec::new();
            if fits(Term::None, None) {
                words.push("best-mean");
            }
            if fits(Term::Sum, stated) || fits(Term::Sum, None) {
                words.push("sum-not-mean");
            }
            if fits(Term::LnOfChild, stated) || fits(Term::LnOfChild, None) {
                words.push("ln-of-child");
            }
            if stated.is_some() && fits(Term::Book, None) {
                words.push("other-weight");
            }
            if words.is_empty() {
                words.push("selection");
            }
            words
        }
        _ => Vec::new(),
    };
    words.into_iter().filter_map(called).collect()
}

/// Returns the rules that choose the answer, and the difference if none does.
fn final_rules(
    transcript: &Transcript,
    grown: &Grown,
    mode: Mode,
    c: (f64, f64),
) -> (Vec<&'static str>, Option<Difference>) {
    let Some(answer) = &transcript.answer else {
        return (Vec::new(), None);
    };
    let said = answer.chosen.as_ref().or(answer.returned.as_ref());
    let Some(chosen) = said.and_then(|said| named(said, grown.game())) else {
        return (Vec::new(), None);
    };
    let root = &grown.nodes[0];
    let children: Vec<&grown::Node> = root
        .children
        .iter()
        .map(|child| &grown.nodes[*child])
        .filter(|child| child.n > 0.0)
        .collect();
    let best = |of: &dyn Fn(&grown::Node) -> f64| {
        let most = children
            .iter()
            .map(|child| of(child))
            .fold(f64::NEG_INFINITY, f64::max);
        children
            .iter()
            .any(|child| child.choice == chosen && of(child) >= most - 1e-12)
    };
    let mean = |child: &grown::Node| mode.sign(root.mover) * child.w / child.n;
    let weight = if c.1.is_finite() {
        (c.0 + c.1) / 2.0
    } else {
        c.0
    };
    let mut found = Vec::new();
    if best(&|child| child.n) {
        found.push("visits");
    }
    if best(&mean) {
        found.push("mean");
    }
    if best(&|child| mean(child) + weight * select::explore(root.n, child.n)) {
        found.push("bound");
    }
    let most = children
        .iter()
        .max_by(|one, other| one.n.total_cmp(&other.n));
    let difference = found.is_empty().then(|| Difference {
        rule: Rule::Final,
        visit: grown.iterations.len() as u32 + 1,
        line: answer.line,
        expected: Is::Move(most.map_or(0, |child| child.choice)),
        got: Is::Move(chosen),
    });
    (found, difference)
}
