//! Values of trees with rational numbers and odds are those on paper: equal where they are equal there, different where they
//! differ, whatever the order, the nesting and the spelling. The fractions here are calculated with whole numbers alone.

use crate::truth::cases::cases_by_day;
use plyscope::report;
use plyscope::search::{Event, Recorder};
use plyscope::spec::Spec;
use proptest::prelude::*;
use std::cmp::Ordering;
use std::fmt::Write;

/// A fraction on paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Ratio(i128, i128);

impl Ratio {
    fn new(top: i128, bottom: i128) -> Ratio {
        let (mut one, mut other) = (top.abs(), bottom);
        while other != 0 {
            (one, other) = (other, one % other);
        }
        Ratio(top / one, bottom / one)
    }

    fn plus(self, other: Ratio) -> Ratio {
        Ratio::new(self.0 * other.1 + other.0 * self.1, self.1 * other.1)
    }

    fn minus(self, other: Ratio) -> Ratio {
        self.plus(Ratio(-other.0, other.1))
    }

    fn times(self, other: Ratio) -> Ratio {
        Ratio::new(self.0 * other.0, self.1 * other.1)
    }

    fn against(self, other: Ratio) -> Ordering {
        (self.0 * other.1).cmp(&(other.0 * self.1))
    }

    fn double(self) -> f64 {
        assert!(self.0.abs() < 1 << 53 && self.1 < 1 << 53, "{self:?}");
        self.0 as f64 / self.1 as f64
    }
}

/// A tree whose kinds of nodes are written out.
#[derive(Clone, Debug)]
enum Tree {
    /// A number of hundredths.
    Leaf(i32),
    Max(Vec<Tree>),
    Min(Vec<Tree>),
    /// Shares of the whole.
    Chance(Vec<(u32, Tree)>, bool),
}

fn trees() -> impl Strategy<Value = Tree> {
    let leaf = prop_oneof![
        (0..=9_i32).prop_map(|whole| Tree::Leaf(100 * whole)),
        (-20..=40_i32).prop_map(|halves| Tree::Leaf(50 * halves)),
        (-30..=99_i32).prop_map(|tenths| Tree::Leaf(10 * tenths)),
        (-500..=999_i32).prop_map(Tree::Leaf),
    ];
    leaf.prop_recursive(3, 40, 5, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 1..4).prop_map(Tree::Max),
            prop::collection::vec(inner.clone(), 1..4).prop_map(Tree::Min),
            (
                prop::collection::vec((1..=4_u32, inner.clone()), 2..=7),
                any::<bool>()
            )
                .prop_map(|(outcomes, is_even)| Tree::Chance(outcomes, is_even)),
            // Tenths, which are written as decimals.
            (1..=8_u32, inner.clone(), inner.clone(), inner).prop_map(|(first, a, b, c)| {
                Tree::Chance(vec![(first, a), (1, b), (9 - first, c)], false)
            }),
        ]
    })
    .prop_map(|tree| match tree {
        // A leaf alone is no game.
        Tree::Leaf(_) => Tree::Max(vec![tree]),
        tree => tree,
    })
}

impl Tree {
    fn write(&self, text: &mut String) {
        let list = |name: &str, children: &[Tree], text: &mut String| {
            let _ = write!(text, "{{\"{name}\":[");
            for (at, child) in children.iter().enumerate() {
                *text += if at > 0 { "," } else { "" };
                child.write(text);
            }
            *text += "]";
        };
        match self {
            Tree::Leaf(hundredths) => {
                let _ = write!(text, "{}", f64::from(*hundredths) / 100.0);
            }
            Tree::Max(children) => {
                list("max", children, text);
                *text += "}";
            }
            Tree::Min(children) => {
                list("min", children, text);
                *text += "}";
            }
            Tree::Chance(outcomes, is_even) => {
                let children: Vec<Tree> = outcomes.iter().map(|(_, child)| child.clone()).collect();
                list("chance", &children, text);
                if !is_even {
                    let whole: u32 = outcomes.iter().map(|(share, _)| share).sum();
                    let odds = outcomes.iter().map(|(share, _)| match whole {
                        10 => format!("0.{share}"),
                        _ => format!("\"{share}/{whole}\""),
                    });
                    let odds: Vec<String> = odds.collect();
                    let _ = write!(text, ",\"p\":[{}]", odds.join(","));
                }
                *text += "}";
            }
        }
    }

    fn odds(outcomes: &[(u32, Tree)], is_even: bool) -> Vec<Ratio> {
        let share = |share: &u32| if is_even { 1 } else { i128::from(*share) };
        let whole: i128 = outcomes.iter().map(|(one, _)| share(one)).sum();
        outcomes
            .iter()
            .map(|(one, _)| Ratio::new(share(one), whole))
            .collect()
    }

    fn value(&self) -> Ratio {
        match self {
            Tree::Leaf(hundredths) => Ratio::new((*hundredths).into(), 100),
            Tree::Max(children) => Tree::first(children, Ordering::Greater).1,
            Tree::Min(children) => Tree::first(children, Ordering::Less).1,
            Tree::Chance(outcomes, is_even) => {
                let odds = Tree::odds(outcomes, *is_even);
                let terms = odds
                    .iter()
                    .zip(outcomes)
                    .map(|(odds, (_, child))| odds.times(child.value()));
                terms.fold(Ratio(0, 1), Ratio::plus)
            }
        }
    }

    /// The first of the children that no other one beats, and its value.
    fn first(children: &[Tree], better: Ordering) -> (usize, Ratio) {
        let mut best = (0, children[0].value());
        for (at, child) in children.iter().enumerate().skip(1) {
            let value = child.value();
            if value.against(best.1) == better {
                best = (at, value);
            }
        }
        best
    }

    /// The same tree with the outcomes of chance nodes in the opposite order, and each of them split where it can be into a
    /// chance node of its own: on paper nothing changes.
    fn turned(&self) -> Tree {
        match self {
            Tree::Leaf(number) => Tree::Leaf(*number),
            Tree::Max(children) => Tree::Max(children.iter().map(Tree::turned).collect()),
            Tree::Min(children) => Tree::Min(children.iter().map(Tree::turned).collect()),
            Tree::Chance(outcomes, is_even) => {
                let turned = outcomes
                    .iter()
                    .rev()
                    .map(|(share, child)| (*share, child.turned()));
                Tree::Chance(turned.collect(), *is_even)
            }
        }
    }

    fn spec(&self, options: &str) -> Spec {
        let mut text = String::new();
        self.write(&mut text);
        let json = format!(
            "{{\"game\":{{\"kind\":\"tree\",\"tree\":{text}}},\"algorithm\":{{\"kind\":\"expectimax\"{options}}}}}"
        );
        Spec::read(&json).unwrap_or_else(|refusal| panic!("{refusal}\n{json}"))
    }
}

/// Star1 with fractions: the leaves, in the order in which they are visited. `window` has no end where it is infinite.
fn star1(
    tree: &Tree,
    window: [Option<Ratio>; 2],
    bounds: [Ratio; 2],
    seen: &mut Vec<Ratio>,
) -> Ratio {
    let at_most = |one: Ratio, other: Option<Ratio>| {
        other.is_some_and(|other| one.against(other) != Ordering::Greater)
    };
    let at_least = |one: Ratio, other: Option<Ratio>| {
        other.is_some_and(|other| one.against(other) != Ordering::Less)
    };
    match tree {
        Tree::Leaf(_) => {
            seen.push(tree.value());
            tree.value()
        }
        Tree::Max(children) | Tree::Min(children) => {
            let is_max = matches!(tree, Tree::Max(_));
            let [mut alpha, mut beta] = window;
            let mut best: Option<Ratio> = None;
            for child in children {
                let value = star1(child, [alpha, beta], bounds, seen);
                let better = if is_max {
                    Ordering::Greater
                } else {
                    Ordering::Less
                };
                if best.is_none_or(|best| value.against(best) == better) {
                    best = Some(value);
                    let end = if is_max { &mut alpha } else { &mut beta };
                    if end.is_none_or(|end| value.against(end) == better) {
                        *end = Some(value);
                    }
                }
                if let (Some(alpha), Some(beta)) = (alpha, beta)
                    && alpha.against(beta) != Ordering::Less
                {
                    break;
                }
            }
            best.expect("there are children")
        }
        Tree::Chance(outcomes, is_even) => {
            let [lowest, highest] = bounds;
            let [mut low, mut high, mut mean] = [Ratio(0, 1); 3];
            let mut rest = Ratio(1, 1);
            for (odds, (_, child)) in Tree::odds(outcomes, *is_even).into_iter().zip(outcomes) {
                rest = rest.minus(odds);
                let inverse = Ratio(odds.1, odds.0);
                let end = |end: Option<Ratio>, sum: Ratio, bound: Ratio| {
                    end.map(|end| end.minus(sum).minus(rest.times(bound)).times(inverse))
                };
                let needed = [end(window[0], high, highest), end(window[1], low, lowest)];
                let value = star1(child, needed, bounds, seen);
                mean = mean.plus(odds.times(value));
                let (is_low, is_high) = (at_most(value, needed[0]), at_least(value, needed[1]));
                low = low.plus(odds.times(if is_low { lowest } else { value }));
                high = high.plus(odds.times(if is_high { highest } else { value }));
                if is_low || is_high {
                    let (sum, bound) = if is_low {
                        (high, highest)
                    } else {
                        (low, lowest)
                    };
                    return sum.plus(rest.times(bound));
                }
            }
            mean
        }
    }
}

/// The values of the leaves that a search visits, in order.
fn visited(spec: &Spec) -> Vec<f64> {
    let mut recorder = Recorder::new(usize::MAX, u64::MAX);
    let _ = spec.record_to(&mut recorder);
    let score = |event: &Event| match event {
        Event::Evaluate { score, .. } => Some(*score),
        _ => None,
    };
    recorder.events.iter().filter_map(score).collect()
}

proptest! {
    #![proptest_config(cases_by_day(100_000, 1_500))]

    #[test]
    fn a_value_is_the_nearest_double_of_the_fraction_on_paper(tree in trees()) {
        let answer = report::summary(&tree.spec(""));
        prop_assert_eq!(answer.value, tree.value().double());
        let turned = report::summary(&tree.turned().spec(""));
        prop_assert_eq!(turned.value, answer.value);
    }

    #[test]
    fn of_moves_that_are_equal_on_paper_the_first_is_taken(children in prop::collection::vec(trees(), 2..5), at in 0..4_usize) {
        let mut children = children;
        // A move is there a second time, in another spelling.
        children.push(children[at % children.len()].turned());
        for (better, root) in [(Ordering::Greater, Tree::Max(children.clone())), (Ordering::Less, Tree::Min(children.clone()))] {
            let (first, value) = Tree::first(&children, better);
            let answer = report::summary(&root.spec(""));
            prop_assert_eq!(answer.best.map(usize::from), Some(first));
            prop_assert_eq!(answer.value, value.double());
        }
    }

    #[test]
    fn star1_visits_the_leaves_that_it_visits_on_paper(tree in trees()) {
        let bounds = [Ratio(-10, 1), Ratio(20, 1)];
        let mut seen = Vec::new();
        let value = star1(&tree, [None, None], bounds, &mut seen);
        let spec = tree.spec(",\"prune\":true,\"bounds\":[-10,20]");
        let seen: Vec<f64> = seen.into_iter().map(Ratio::double).collect();
        prop_assert_eq!(visited(&spec), seen);
        prop_assert_eq!(report::summary(&spec).value, value.double());
    }
}

#[test]
fn the_reported_ties_are_ties() {
    let solved = |tree: &str, options: &str| {
        let json = format!(
            "{{\"game\":{{\"kind\":\"tree\",\"tree\":{tree}}},\"algorithm\":{{\"kind\":\"expectimax\"{options}}}}}"
        );
        report::summary(&Spec::read(&json).expect("it is a spec"))
    };
    let tie = solved(r#"{"max":[{"chance":[9,5,-5]},3]}"#, "");
    assert_eq!((tie.value, tie.best), (3.0, Some(0)));
    let tie = solved(
        r#"{"max":[{"chance":[0,9],"p":["2/5","3/5"]},{"chance":[6,5,5],"p":["2/5","2/5","1/5"]}]}"#,
        "",
    );
    assert_eq!((tie.value, tie.best), (5.4, Some(0)));
    let third = r#"{"max":[3,{"chance":[1,0,3]}]}"#;
    assert_eq!(solved(third, r#","prune":true,"bounds":[0,4]"#).leaves, 2);
}

#[test]
fn equal_mean_rewards_are_a_tie_and_the_first_child_is_taken() {
    let one = r#"{"min":[0,1],"rollouts":[0.3,0]}"#;
    let other = r#"{"min":[0,1],"rollouts":[0.1,0.2]}"#;
    for [first, second] in [[one, other], [other, one]] {
        let json = format!(
            r#"{{"game":{{"kind":"tree","tree":{{"max":[{first},{second}],"rollouts":[0]}}}},"algorithm":{{"kind":"mcts","iterations":3,"playouts":2}}}}"#
        );
        let spec = Spec::read(&json).expect("it is a spec");
        let detail = report::detail(&spec).expect("it is short");
        let third = &detail.iterations.expect("iterations")[2];
        assert_eq!(third.selected.last(), Some(&vec![0]), "{json}");
    }
}
