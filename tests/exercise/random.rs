//! Random answers have the marks that the rule of their kind says, worked out here a second time.

use super::kinds::{drawn, seeds};
use super::{read, share};
use plyscope::exercise::{Fields, Instance, is_right, model};
use plyscope::game::Player;
use plyscope::search::{Stream, Turn};
use plyscope::spec::node_path;
use plyscope::trace::{Kind, NodeId};

/// Counts the fields of an answer that are right, after some were made wrong or taken out by chance.
fn spoilt(answer: &mut Fields, stream: &mut Stream) -> f64 {
    let mut right = 0.0;
    for text in answer.values_mut() {
        match stream.below(3) {
            0 => "-12345".clone_into(text),
            1 => text.clear(),
            _ => right += 1.0,
        }
    }
    right
}

#[test]
fn fields_that_count_alike_have_their_share_each() {
    for (name, json) in [
        drawn("root"),
        drawn("the next decision of alpha-beta"),
        drawn("the next decision of Monte-Carlo tree search"),
        drawn("the next decision of expectimax"),
    ] {
        let exercise = read(json);
        for seed in seeds(60) {
            let instance = exercise.instance(seed).expect(name);
            let mut answer = model(&instance).remove(0);
            let count = answer.len() as f64;
            let right = spoilt(&mut answer, &mut Stream::new(seed, 3, 3));
            let found = share(&instance, &answer);
            assert!(
                (found - right / count).abs() < 1e-9,
                "{name} {seed}: {found}"
            );
        }
    }
}

#[test]
fn the_child_counts_half_and_all_numbers_of_its_rivals_the_other_half() {
    for (name, json) in [
        drawn("the choice of UCB"),
        drawn("the choice of UCB below the root"),
    ] {
        let exercise = read(json);
        for seed in seeds(60) {
            let instance = exercise.instance(seed).expect(name);
            let mut answer = model(&instance).remove(0);
            let child = answer.remove("child").expect("it is asked for");
            let count = answer.len() as f64;
            let stream = &mut Stream::new(seed, 4, 4);
            let mut expected = 0.5 * spoilt(&mut answer, stream) / count;
            if stream.below(2) == 0 {
                answer.insert("child".to_owned(), child);
                expected += 0.5;
            }
            let found = share(&instance, &answer);
            assert!((found - expected).abs() < 1e-9, "{name} {seed}: {found}");
        }
    }
}

/// The value of a node by its children, of which some are written down.
fn value(instance: &Instance, node: NodeId, answer: &Fields) -> f64 {
    let trace = &instance.trace;
    let Kind::Inner(turn) = trace.kind(node) else {
        return trace.outlined_value(node).expect("a leaf has a number");
    };
    let children = trace.children(node).map(|child| {
        let path = node_path(&trace.path(child));
        let number = answer
            .get(&path)
            .and_then(|text| plyscope::exercise::number(text));
        let number = number.unwrap_or_else(|| value(instance, child, &Fields::new()));
        (number, trace.probability(child).unwrap_or_default())
    });
    match turn {
        Turn::Player(Player::Max) => children.fold(f64::NEG_INFINITY, |best, one| best.max(one.0)),
        Turn::Player(Player::Min) => children.fold(f64::INFINITY, |best, one| best.min(one.0)),
        Turn::Chance => children.map(|(number, share)| number * share).sum(),
    }
}

#[test]
fn a_value_is_right_if_it_is_the_nodes_or_follows_from_what_was_written_below_it() {
    let (mut carried, mut lost) = (0, 0);
    for (name, json) in [drawn("values of minimax"), drawn("values of expectimax")] {
        let exercise = read(json);
        for seed in seeds(60) {
            let instance = exercise.instance(seed).expect(name);
            let right = model(&instance).remove(0);
            let stream = &mut Stream::new(seed, 5, 5);
            let (mut answer, mut expected) = (Fields::new(), 0.0);
            let mut paths: Vec<&String> = right.keys().collect();
            paths.sort_by_key(|path| std::cmp::Reverse(path.len()));
            for path in paths {
                let choices = path.split('.').skip(1);
                let choices: Vec<u16> = choices.map(|at| at.parse().expect("a path")).collect();
                let node = instance.trace.find(&choices).expect("it is there");
                let follows = value(&instance, node, &answer);
                let text = match stream.below(4) {
                    0 => right[path].clone(),
                    1 => "77".to_owned(),
                    2 => String::new(),
                    _ => format!("{follows:.6}"),
                };
                let truth = value(&instance, node, &Fields::new());
                let is_own = is_right(&text, truth);
                carried += u32::from(!is_own && is_right(&text, follows));
                lost += u32::from(!is_own && !is_right(&text, follows));
                expected += f64::from(u8::from(is_own || is_right(&text, follows)));
                answer.insert(path.clone(), text);
            }
            let is_blank = answer.values().all(String::is_empty);
            let expected = if is_blank {
                0.0
            } else {
                expected / right.len() as f64
            };
            let found = share(&instance, &answer);
            assert!(
                (found - expected).abs() < 1e-9,
                "{name} {seed}: {found}, {answer:?}"
            );
        }
    }
    assert!(carried > 10 && lost > 10, "{carried} {lost}");
}

#[test]
fn a_number_that_is_not_whole_may_be_rounded_and_a_whole_one_may_not() {
    let third = 1.0 / 3.0;
    for (text, expected, is_it) in [
        ("1/3", third, true),
        ("0.3333", third, true),
        ("0.33", third, true),
        ("0.3", third, true),
        ("0.34", third, false),
        ("0.4", third, false),
        ("0", third, false),
        ("−2/3", -2.0 / 3.0, true),
        ("1.4802", 1.480_323, true),
        ("1.48", 1.480_323, true),
        ("1.5", 1.480_323, true),
        ("1.49", 1.480_323, false),
        ("2", 2.0, true),
        ("4/2", 2.0, true),
        ("2.0", 2.0, true),
        ("2.004", 2.0, false),
        ("∞", f64::INFINITY, true),
        ("-inf", f64::NEG_INFINITY, true),
        ("1e400", f64::INFINITY, false),
        ("", 0.0, false),
    ] {
        assert_eq!(is_right(text, expected), is_it, "{text} for {expected}");
    }
}
