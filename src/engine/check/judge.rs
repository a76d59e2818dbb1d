//! Judges a run of calls: under each convention the book's rules are asked at every place; the convention that leaves least to be
//! explained is the program's.

use super::convention::{Convention, Style};
use super::difference::{Difference, Is, Rule};
use super::ends::Ends;
use super::explanation::{self, Explanation};
use super::facts::Facts;
use super::memory::{Limit, Memory, Remembering, got};
use super::sites::{Site, walk};
use super::{book, free, root, text};
use crate::game::Player;
use crate::search::Window;
use std::collections::BTreeSet;

/// A run under the convention that fits it best.
#[derive(Debug)]
pub struct Judged {
    /// The conventions under which nothing differs, or else the one that leaves least to be explained.
    pub conventions: Vec<Convention>,
    /// The differences under the first of them, in the order of the run.
    pub differences: Vec<Difference>,
    /// The misconceptions that explain every difference of the first one's rule, the likeliest first.
    pub slips: Vec<Explanation>,
    /// The number of nodes with moves whose value was compared.
    pub checked: u32,
    /// The depth limit that was found.
    pub limit: Limit,
}

/// Judges a run.
pub fn judge(facts: &Facts) -> Judged {
    let memory = Memory::new(facts, free::step(facts));
    let free = free::differences(facts);
    let told = facts.transcript.head.source.as_ref();
    let told = told.and_then(|source| text::cut_rule(&source.text));
    // A rule that the text does not say is the program's only if all the rest is right by it.
    let is_other = |convention: &Convention| {
        told.is_some_and(|rule| convention.cut.is_some_and(|cut| cut != rule))
    };
    let mut best: Option<(Key, Convention, Vec<Difference>, u32)> = None;
    let mut right = Vec::new();
    for convention in facts.conventions() {
        let ends = Ends::new(facts, &convention);
        let is_other = is_other(&convention);
        let most = match &best {
            Some((key, ..)) if key.0 == is_other => key.1,
            Some(_) if is_other => 0,
            _ => usize::MAX,
        };
        let Some((mut found, checked)) = under(facts, &convention, &ends, &memory, most) else {
            continue;
        };
        found.extend(free.iter().cloned());
        settle_turns(facts, &mut found);
        if found.is_empty() {
            right.push(convention);
        }
        found.sort_by_key(|difference| difference.line);
        let is_other = is_other && !found.is_empty();
        let key = Key::of(facts, &convention, &ends, &found, is_other);
        if best.as_ref().is_none_or(|(known, ..)| key < *known) {
            best = Some((key, convention, found, checked));
        }
    }
    let Some((_, convention, differences, checked)) = best else {
        return Judged {
            conventions: Vec::new(),
            differences: free,
            slips: Vec::new(),
            checked: 0,
            limit: memory.limit,
        };
    };
    let ends = Ends::new(facts, &convention);
    let slips = match differences.first() {
        Some(first) => {
            explanation::explanations(facts, &convention, &ends, first.rule, &differences)
        }
        None => Vec::new(),
    };
    Judged {
        conventions: if right.is_empty() {
            vec![convention]
        } else {
            right
        },
        differences,
        slips,
        checked,
        limit: memory.limit,
    }
}

/// How much a convention leaves to be explained: whether the text says another one, kinds of rules, differences without an explanation, whether it is a rare one, differences.
#[derive(PartialEq, PartialOrd)]
struct Key(bool, usize, usize, bool, usize);

impl Key {
    fn of(
        facts: &Facts,
        convention: &Convention,
        ends: &Ends,
        found: &[Difference],
        is_other: bool,
    ) -> Key {
        let rules: BTreeSet<Rule> = found.iter().map(|difference| difference.rule).collect();
        let unexplained = |rule: &Rule| {
            let of_rule = found
                .iter()
                .filter(|difference| difference.rule == *rule)
                .count();
            match explanation::explaining(facts, convention, ends, *rule, found).is_empty() {
                true => of_rule,
                false => 0,
            }
        };
        // Where many rules break, the count alone decides.
        let unexplained = match rules.len() {
            0..=2 => rules.iter().map(unexplained).sum(),
            _ => found.len(),
        };
        let is_unseen = convention.cut.is_some() && !facts.has_windows;
        let is_rare =
            is_unseen || convention.style == Style::Minimax && convention.gain == Player::Min;
        Key(is_other, rules.len(), unexplained, is_rare, found.len())
    }
}

/// A word that never changes is a turn only if the values are of one player too: many programs hand on whom they play for.
fn settle_turns(facts: &Facts, found: &mut Vec<Difference>) {
    let mut words = facts.transcript.calls.iter().filter_map(|call| call.turn);
    let first = words.next();
    let is_constant = words.all(|word| Some(word) == first);
    let has_others = found.iter().any(|difference| difference.rule != Rule::Turn);
    if is_constant && !has_others {
        found.retain(|difference| difference.rule != Rule::Turn);
    }
}

/// Returns the differences under a convention, and how many values were compared; `None` if more than `most` kinds of rules break.
fn under(
    facts: &Facts,
    convention: &Convention,
    ends: &Ends,
    memory: &Memory,
    most: usize,
) -> Option<(Vec<Difference>, u32)> {
    let mut found: Vec<Difference> = Vec::new();
    let mut rules: BTreeSet<Rule> = BTreeSet::new();
    let mut seen = 0;
    let mut checked = 0;
    let mut remembering = Remembering::new(memory);
    let knows_game = !facts.walk.is_entered;
    walk(facts, convention, ends, |site| {
        match site {
            Site::Begin { visit, window } => {
                found.extend(root::window(facts, convention, ends, visit, window));
            }
            Site::Handed {
                node,
                visit,
                window,
            } => {
                let is_scout = facts.searches_again
                    && !node.tried.is_empty()
                    && is_scout(node.window, window, node.mover);
                let line = facts.call(visit).map_or(0, |call| call.line);
                if let Some(expected) =
                    book::handed(node).filter(|expected| *expected != window && !is_scout)
                {
                    let mover = facts.movers[visit as usize].unwrap_or(Player::Max);
                    let [expected, got] = [expected, window].map(|window| {
                        let own = convention.turned(window, mover);
                        Is::Window(own.alpha + 0.0, own.beta + 0.0)
                    });
                    found.push(Difference {
                        rule: Rule::Window,
                        visit,
                        line,
                        expected,
                        got,
                    });
                }
            }
            Site::Next {
                node,
                visit,
                is_left,
            } => {
                if node.is_unsure || node.mover.is_none() && !is_left {
                    return true;
                }
                let closes = book::closes(node) == Some(true);
                let own = convention.turned(node.window, node.mover.unwrap_or(Player::Max));
                let (low, high) = (own.alpha + 0.0, own.beta + 0.0);
                if closes && !is_left {
                    let line = facts.call(visit).map_or(0, |call| call.line);
                    let (expected, got) = (Is::LeftAt(low, high), Is::GoesOn);
                    found.push(Difference {
                        rule: Rule::Cut,
                        visit,
                        line,
                        expected,
                        got,
                    });
                } else if is_left && !closes && knows_game && !stops_at_best(ends, node) {
                    let line = facts.call(visit).map_or(0, |call| call.end_line);
                    let (tried, all) = (node.tried.len() as u16, node.choices);
                    let expected = match convention.cut {
                        Some(_) => Is::AllMoves(low, high),
                        None => Is::Every,
                    };
                    let got = Is::Tried(tried, all);
                    // A start above calls has no end of its own, and its loop may have been left by an end of the transcript.
                    if facts.call(visit).is_some() {
                        found.push(Difference {
                            rule: Rule::AllMoves,
                            visit,
                            line,
                            expected,
                            got,
                        });
                    }
                }
            }
            Site::Returned { node, visit, value } => {
                remembering.keep(facts, visit, node.entry, value);
                if node.is_unsure {
                    return true;
                }
                checked += 1;
                let Some(expected) = book::value(node) else {
                    return true;
                };
                if !value.is_some_and(|value| book::is_near(value, expected)) {
                    let line = facts.call(visit).map_or(0, |call| call.end_line);
                    let expected = Is::Number(expected * node.sign() + 0.0);
                    let got = got(facts, visit, convention);
                    found.push(Difference {
                        rule: Rule::Value,
                        visit,
                        line,
                        expected,
                        got,
                    });
                }
            }
            Site::End {
                visit,
                expected,
                window,
                value,
            } => {
                remembering.keep(facts, visit, Window::FULL, value);
                let player = facts.movers[visit as usize].unwrap_or(Player::Max);
                let clipped = convention.returned(expected, window, player);
                let is_right = |value: f64| {
                    book::is_near(value, expected)
                        || convention.cut.is_some() && book::is_near(value, clipped)
                };
                if knows_game && !value.is_some_and(is_right) {
                    let line = facts.call(visit).map_or(0, |call| call.end_line);
                    let expected = Is::Number(expected * convention.sign(player) + 0.0);
                    let got = got(facts, visit, convention);
                    found.push(Difference {
                        rule: Rule::Leaf,
                        visit,
                        line,
                        expected,
                        got,
                    });
                }
            }
            Site::Known {
                visit,
                window,
                value,
            } => {
                if knows_game {
                    found.extend(remembering.judge(facts, convention, visit, window, value));
                }
                remembering.keep(facts, visit, window, value);
            }
            Site::PlaysOn { visit } => {
                let first = facts
                    .walk
                    .children(visit)
                    .next()
                    .and_then(|child| facts.call(child));
                let line = first.map_or(0, |call| call.line);
                let expected = Is::NoCall;
                let difference = Difference {
                    rule: Rule::Leaf,
                    visit,
                    line,
                    expected,
                    got: Is::Searched,
                };
                found.push(difference);
            }
        }
        rules.extend(found[seen..].iter().map(|difference| difference.rule));
        seen = found.len();
        rules.len() <= most
    });
    if rules.len() > most {
        return None;
    }
    if let Some(judged) = root::choice(facts, convention) {
        checked += 1;
        found.extend(judged);
    }
    found.extend(root::sooner(facts, convention, ends));
    Some((found, checked))
}

/// Whether a window asks only whether a move is better than the best so far.
fn is_scout(window: Window, asked: Window, mover: Option<Player>) -> bool {
    match mover {
        Some(Player::Max) => asked.alpha == window.alpha && asked.beta < window.beta,
        Some(Player::Min) => asked.beta == window.beta && asked.alpha > window.alpha,
        None => false,
    }
}

/// Whether the moves that are left cannot be better: nothing is better than a win.
fn stops_at_best(ends: &Ends, node: &super::node::Node) -> bool {
    let (Some(player), Some(best)) = (node.mover, node.best()) else {
        return false;
    };
    ends.top(player)
        .is_some_and(|top| !player.prefers(top, best))
}
