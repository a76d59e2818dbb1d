//! Every sentence that compares, against the true values of random trees: what a player "can get", what is "better" or "only equals",
//! and what there is "no reason" to enter.

use super::*;
use crate::truth::cases::cases;
use crate::truth::chance_trees::branches;
use plyscope::game::Interval;
use plyscope::game::tree::{Branch, Kind as Shape, Tree};
use plyscope::search::{CutRule, Expectimax, Returns, Window};
use plyscope::trace::{Moment, Perspective, State};
use proptest::prelude::*;
use std::collections::HashMap;

/// The true value of every node by its name, from a plain recursion. Names all nodes in the order in which they stand.
fn name_all(branch: &mut Branch, values: &mut HashMap<String, f64>) -> f64 {
    let name = format!("N{}", values.len());
    branch.name = Some(name.clone());
    values.insert(name.clone(), f64::NAN);
    let below: Vec<f64> = branch
        .children
        .iter_mut()
        .map(|child| name_all(child, values))
        .collect();
    let value = match branch.kind {
        Shape::Leaf(score) => score,
        Shape::ToMove(Player::Max) => below.iter().copied().fold(f64::NEG_INFINITY, f64::max),
        Shape::ToMove(Player::Min) => below.iter().copied().fold(f64::INFINITY, f64::min),
        Shape::Chance => below
            .iter()
            .zip(&branch.probabilities)
            .map(|(value, odds)| value * odds)
            .sum(),
    };
    values.insert(name, value);
    value
}

/// Chance nodes become nodes of the other player, for searches without chance.
fn without_chance(branch: &mut Branch, mover: Player) {
    if !matches!(branch.kind, Shape::Leaf(_)) {
        branch.kind = Shape::ToMove(mover);
        branch.probabilities.clear();
    }
    for child in &mut branch.children {
        without_chance(child, mover.other());
    }
}

/// A number as a sentence writes it.
fn number(text: &str) -> f64 {
    let text = text.trim().trim_start_matches('≈').trim();
    text.replace('−', "-")
        .replace('∞', "inf")
        .parse()
        .unwrap_or_else(|error| panic!("{text:?}: {error}"))
}

/// The texts between the words of a pattern, whose gaps are written `#`; none where the sentence does not have these words.
fn read<'a>(sentence: &'a str, pattern: &str) -> Option<Vec<&'a str>> {
    let mut words = pattern.split('#');
    let first = words.next()?;
    let start = if first.is_empty() {
        0
    } else {
        sentence.find(first)? + first.len()
    };
    let mut rest = &sentence[start..];
    let mut found = Vec::new();
    for word in words {
        let end = if word.is_empty() {
            rest.len()
        } else {
            rest.find(word)?
        };
        found.push(&rest[..end]);
        rest = &rest[end + word.len()..];
    }
    Some(found)
}

/// Rounding in a sentence: three decimals at the least.
const SLACK: f64 = 2e-3;

struct Truth<'a> {
    values: &'a HashMap<String, f64>,
    sentence: String,
}

impl Truth<'_> {
    fn of(&self, name: &str) -> f64 {
        let name = name.rsplit(' ').next().unwrap_or(name);
        *self
            .values
            .get(name)
            .unwrap_or_else(|| panic!("{name:?} in {:?}", self.sentence))
    }

    fn at_least(&self, name: &str, least: f64) {
        assert!(
            self.of(name) >= least - SLACK,
            "{name} is {}: {}",
            self.of(name),
            self.sentence
        );
    }

    fn at_most(&self, name: &str, most: f64) {
        assert!(
            self.of(name) <= most + SLACK,
            "{name} is {}: {}",
            self.of(name),
            self.sentence
        );
    }

    /// What is said of one node alone.
    fn check_nodes(&self) -> bool {
        let sentence = &self.sentence;
        let mut is_said = true;
        if let Some(found) = read(sentence, "At # Max can now get # with #: ") {
            self.at_least(found[2], number(found[1]));
            self.at_least(found[0], number(found[1]));
        } else if let Some(found) = read(sentence, "At # Min can now limit Max to # with #: ") {
            self.at_most(found[2], number(found[1]));
            self.at_most(found[0], number(found[1]));
        } else if let Some(found) = read(sentence, "At # the best expected value is now #, by #: ")
        {
            self.at_least(found[2], number(found[1]));
        } else if let Some(found) =
            read(sentence, "At # the lowest expected value is now #, by #: ")
        {
            self.at_most(found[2], number(found[1]));
        } else if let Some(found) = read(sentence, "# is at most #, so # is at most max(") {
            self.at_most(found[0], number(found[1]));
        } else if let Some(found) = read(sentence, "# is at least #, so # is at least min(") {
            self.at_least(found[0], number(found[1]));
        } else if let Some(found) = read(sentence, "at most #, but # at least # by #. Since") {
            self.at_least(found[1], number(found[2]));
            self.at_least(found[3], number(found[2]));
        } else if let Some(found) = read(sentence, "at least #, but # at most # by #. Since") {
            self.at_most(found[1], number(found[2]));
            self.at_most(found[3], number(found[2]));
        } else {
            is_said = false;
        }
        if let Some(found) =
            read(sentence, " at #. Since ").filter(|_| sentence.contains("no reason"))
        {
            let holder = self.of(found[0]);
            let (max, min) = (
                read(sentence, "Max has no reason to enter #:"),
                read(sentence, "Min has no reason to enter #:"),
            );
            match (max, min) {
                (Some(entered), _) => self.at_most(entered[0], holder),
                (_, Some(entered)) => self.at_least(entered[0], holder),
                _ => panic!("{sentence}"),
            }
            is_said = true;
        }
        is_said
    }

    /// What is said of a child that has returned beside the children before it.
    fn check_children(&self, moment: &Moment, labels: &impl Fn(NodeId) -> String) -> bool {
        let (trace, child) = (moment.trace(), moment.before().cursor());
        let Some(parent) = trace.parent(child) else {
            return false;
        };
        let Kind::Inner(Turn::Player(mover)) = trace.kind(parent) else {
            return false;
        };
        let own = self.of(&labels(child));
        let done = trace
            .children(parent)
            .filter(|one| *one != child && moment.before().state(*one) == State::Done);
        let held = done.map(|one| self.of(&labels(one))).reduce(|one, other| {
            if mover.prefers(one, other) {
                one
            } else {
                other
            }
        });
        let is_between = |text| self.sentence.contains(text);
        let close = |one: f64, other: f64| (one - other).abs() <= SLACK;
        let is_true = if is_between(" is the first value at ") {
            held.is_none()
                && read(&self.sentence, "# is the first value at").is_some_and(|found| {
                    close(
                        own,
                        number(found[0].rsplit(". ").next().unwrap_or_default()),
                    )
                })
        } else if let Some(held) = held {
            if is_between("is better for") {
                mover.prefers(own, held)
            } else if is_between("only equals the best so far") {
                close(own, held)
            } else if is_between("is worse for") {
                mover.prefers(held, own)
            } else if is_between("so it is no better for") {
                !mover.prefers(own, held) || close(own, held)
            } else {
                return false;
            }
        } else {
            return false;
        };
        assert!(is_true, "{own} beside {held:?}: {}", self.sentence);
        true
    }
}

/// Checks all sentences of a search; returns how many compared.
fn check(tree: &Tree, values: &HashMap<String, f64>, algorithm: Algorithm) -> usize {
    let is_minimax = matches!(algorithm, Algorithm::Minimax(_));
    let spec = Spec::new(tree.clone(), algorithm);
    let trace = recording(&spec);
    let labels = |node: NodeId| {
        plyscope::lesson::labels::node(&trace, &spec.game, Lang::En, node, Perspective::Max).text
    };
    let mut compared = 0;
    for step in 1..=trace.len() {
        let moment = trace.at(step);
        let sentence = explain(&moment, &spec.game, Lang::En, &spec.algorithm)
            .text()
            .replace('\u{a0}', " ");
        assert!(
            !is_minimax || !sentence.contains("bound"),
            "minimax knows values only: {sentence}"
        );
        let truth = Truth { values, sentence };
        let is_return = matches!(moment.event(), Some(Event::Return { .. }));
        compared += usize::from(truth.check_nodes());
        compared += usize::from(is_return && truth.check_children(&moment, &labels));
    }
    compared
}

proptest! {
    #![proptest_config(cases(2_000))]

    #[test]
    fn what_a_sentence_compares_is_so(mut root in branches(true), cut_at in -3..=3_i8) {
        let mut players = root.clone();
        without_chance(&mut players, Player::Max);
        let mut values = HashMap::new();
        name_all(&mut players, &mut values);
        let tree = Tree::new(players);
        let mut compared = check(&tree, &values, minimax(None));
        let narrow = Window { alpha: f64::from(cut_at), beta: f64::from(cut_at) + 1.0 };
        for cut in [CutRule::Ge, CutRule::Gt] {
            for returns in [Returns::Hard, Returns::Soft, Returns::Clipped] {
                for (window, table) in [(Window::FULL, false), (narrow, false), (Window::FULL, true)] {
                    let options = AlphaBeta { cut, returns, window, table, ..AlphaBeta::default() };
                    compared += check(&tree, &values, Algorithm::AlphaBeta(options));
                }
            }
        }
        let mut values = HashMap::new();
        name_all(&mut root, &mut values);
        let tree = Tree::new(root);
        for prune in [false, true] {
            let options = Expectimax { prune, bounds: prune.then(|| Interval::new(-3.0, 3.0)), ..Expectimax::default() };
            check(&tree, &values, Algorithm::Expectimax(options));
        }
        prop_assert!(compared > 0);
    }
}
