//! Which misconceptions explain a run: a program with one would do at every place of the rule what the run does there.

use super::book::{self, is_near};
use super::convention::Convention;
use super::difference::{Difference, Is, Rule};
use super::ends::Ends;
use super::facts::Facts;
use super::misconception::Change::{Closes, Counted, Each, End, Handed, Instead, Value};
use super::misconception::{SLIPS, Slip};
use super::sites::{Site, walk};
use crate::game::Player;
use crate::lang::words::check;
use crate::lang::{Lang, Say};

/// A misconception that explains a run, at the nodes of both players or of one only.
#[derive(Clone, Copy, Debug)]
pub struct Explanation {
    /// The misconception.
    pub slip: &'static Slip,
    /// The only player at whose nodes it shows; at the others the program does what the book does.
    pub only: Option<Player>,
}

impl Explanation {
    /// Returns what it would be, as a question.
    pub fn question(&self, lang: Lang) -> String {
        let question = self.slip.said.say(lang);
        match self.only {
            Some(Player::Max) => check::SlipAtMax { question }.say(lang),
            Some(Player::Min) => check::SlipAtMin { question }.say(lang),
            None => question.to_owned(),
        }
    }
}

impl From<&'static Slip> for Explanation {
    fn from(slip: &'static Slip) -> Explanation {
        Explanation { slip, only: None }
    }
}

/// Returns the misconceptions that explain all differences of a rule: those that show wherever they can, else those at one player's nodes.
pub fn explanations(
    facts: &Facts,
    convention: &Convention,
    ends: &Ends,
    rule: Rule,
    differences: &[Difference],
) -> Vec<Explanation> {
    let whole = explaining(facts, convention, ends, rule, differences);
    if !whole.is_empty() {
        return whole.into_iter().map(Explanation::from).collect();
    }
    let at_nodes = |slip: &&Slip| {
        slip.rule == rule && matches!(slip.changes, Handed(_) | Closes(_) | Value(_))
    };
    let mut halves: Vec<Explanation> = SLIPS
        .iter()
        .filter(at_nodes)
        .flat_map(|slip| {
            [Player::Max, Player::Min].map(|player| Explanation {
                slip,
                only: Some(player),
            })
        })
        .collect();
    walk(facts, convention, ends, |site| {
        let mover = mover_at(&site);
        halves.retain(|half| match mover {
            mover if mover == half.only => agrees(facts, half.slip, &site),
            Some(_) => follows(rule, &site),
            // A mistake of one player's nodes changes no mean.
            None => rule != Rule::Value || follows(rule, &site),
        });
        !halves.is_empty()
    });
    halves
}

/// Whether the run does at a place what the book does, as far as a rule goes.
fn follows(rule: Rule, site: &Site) -> bool {
    match (rule, site) {
        (Rule::Window, Site::Handed { node, window, .. }) => book::handed(node) == Some(*window),
        (Rule::Cut | Rule::AllMoves, Site::Next { node, is_left, .. }) => {
            node.is_unsure || node.cut().closes(node.window) == *is_left
        }
        (Rule::Value, Site::Returned { node, value, .. }) => {
            node.is_unsure
                || match (book::value(node), value) {
                    (Some(expected), Some(value)) => is_near(expected, *value),
                    _ => false,
                }
        }
        _ => true,
    }
}

/// The player to move at the node of a place.
fn mover_at(site: &Site) -> Option<Player> {
    match site {
        Site::Handed { node, .. } | Site::Next { node, .. } | Site::Returned { node, .. } => {
            node.mover
        }
        Site::Begin { .. } | Site::End { .. } | Site::Known { .. } | Site::PlaysOn { .. } => None,
    }
}

/// Returns the misconceptions that explain all differences of a rule wherever they can show.
pub fn explaining(
    facts: &Facts,
    convention: &Convention,
    ends: &Ends,
    rule: Rule,
    differences: &[Difference],
) -> Vec<&'static Slip> {
    let of_rule: Vec<&Difference> = differences
        .iter()
        .filter(|found| found.rule == rule)
        .collect();
    let mut candidates: Vec<&'static Slip> = SLIPS
        .iter()
        .filter(|slip| slip.rule == rule)
        .filter(|slip| match slip.changes {
            Each(shows) => of_rule.iter().all(|found| shows(facts, found)),
            Instead(is_it) => of_rule.iter().all(|found| is_it(&found.got)),
            End(_) => of_rule
                .iter()
                .all(|found| matches!(found.expected, Is::Number(_))),
            Counted => false,
            _ => true,
        })
        .collect();
    let needs_walk = |slip: &&Slip| !matches!(slip.changes, Each(_) | Instead(_));
    if candidates.iter().any(needs_walk) {
        walk(facts, convention, ends, |site| {
            candidates.retain(|slip| agrees(facts, slip, &site));
            !candidates.is_empty()
        });
    }
    candidates
}

/// Whether a program with a misconception does at a place what the run does.
fn agrees(facts: &Facts, slip: &Slip, site: &Site) -> bool {
    match (&slip.changes, site) {
        (Handed(predict), Site::Handed { node, window, .. }) => predict(node) == Some(*window),
        (Closes(predict), Site::Next { node, is_left, .. }) => {
            node.is_unsure || node.mover.is_none() || predict(node) == Some(*is_left)
        }
        (Value(predict), Site::Returned { node, value, .. }) => {
            node.is_unsure
                || match (predict(node), value) {
                    (Some(predicted), Some(value)) => is_near(predicted, *value),
                    _ => false,
                }
        }
        (
            End(predict),
            Site::End {
                visit,
                expected,
                value,
                ..
            },
        ) => {
            // Where both players have the same view, a turned sign would not show.
            let _ = (facts, visit);
            match value {
                Some(value) => is_near(predict(*expected), *value) || is_near(*expected, *value),
                None => false,
            }
        }
        _ => true,
    }
}
