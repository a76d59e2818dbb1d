//! What holds for every drawn instance: a right answer has full marks, and any other the marks that the rule gives it.

use super::kinds::{DRAWN, drawn, seeds};
use super::{instance, leaves, read, share};
use plyscope::exercise::{Answer, Fields, Sheet, Try, grade, model, seed_of, total};
use plyscope::search::Stream;
use std::collections::BTreeSet;

#[test]
fn the_model_answer_has_full_marks_and_an_empty_one_none() {
    for (name, json) in DRAWN {
        let exercise = read(json);
        for seed in seeds(100) {
            let instance = exercise.instance(seed).expect(name);
            let right = model(&instance);
            let grades = grade(&instance, &right);
            for (grade, answer) in grades.iter().zip(&right) {
                assert!(
                    (grade.score - grade.max).abs() < 1e-9,
                    "{name} {seed}: {grade:?} of {answer:?}"
                );
                assert!(
                    grade.why.is_none() && grade.slip.is_none(),
                    "{name} {seed}: {grade:?}"
                );
            }
            let asks_something = right.iter().all(|answer| !answer.is_empty());
            let blank = vec![Fields::new(); right.len()];
            let (score, _) = total(&grade(&instance, &blank));
            assert!(!asks_something || score == 0.0, "{name} {seed}");
        }
    }
}

#[test]
fn an_instance_depends_on_exercise_and_seed_alone() {
    for (name, json) in DRAWN {
        let [one, other] = [instance(json, 17), instance(json, 17)];
        assert_eq!(one.spec, other.spec, "{name}");
        assert_eq!(model(&one), model(&other), "{name}");
        let different = (0..20).any(|seed| instance(json, seed).spec != one.spec);
        assert!(different, "{name}: every seed draws the same");
    }
    let exercise = read(drawn("values of minimax").1);
    let seeds: BTreeSet<u64> = (0..1_000)
        .map(|student| seed_of(&exercise, "autumn", &student.to_string()))
        .collect();
    assert_eq!(seeds.len(), 1_000);
    assert_ne!(
        seed_of(&exercise, "spring", "7"),
        seed_of(&exercise, "autumn", "7")
    );
    assert_eq!(
        seed_of(&exercise, "spring", " 7 "),
        seed_of(&exercise, "spring", "7")
    );
}

#[test]
fn marked_leaves_count_by_what_both_sets_have_of_what_either_has() {
    let (name, json) = drawn("cut leaves");
    let exercise = read(json);
    for seed in seeds(200) {
        let instance = exercise.instance(seed).expect(name);
        let mut stream = Stream::new(seed, 1, 1);
        let all = leaves(&instance);
        let marked: BTreeSet<&String> = all
            .iter()
            .filter(|_| stream.below(2) == 0)
            .map(|(leaf, _)| leaf)
            .collect();
        let cut: BTreeSet<&String> = all
            .iter()
            .filter(|(_, cut)| *cut)
            .map(|(leaf, _)| leaf)
            .collect();
        let expected = if marked.is_empty() {
            0.0
        } else {
            marked.intersection(&cut).count() as f64 / marked.union(&cut).count() as f64
        };
        let answer = marked
            .iter()
            .map(|leaf| (leaf.to_string(), "cut".to_owned()))
            .collect();
        assert_eq!(
            share(&instance, &answer),
            expected,
            "{seed}: {marked:?} {cut:?}"
        );
    }
}

#[test]
fn a_mark_at_an_inner_node_stands_for_all_leaves_below_it() {
    let json = r#"{"game":{"kind":"tree","tree":[[[3,17],[2,12]],[[15],[25,0]]]},
        "algorithm":{"kind":"alpha-beta"},"ask":[{"kind":"cut"}]}"#;
    let instance = instance(json, 0);
    let one_by_one = super::fields([("r.1.1.0", "cut"), ("r.1.1.1", "cut")]);
    let at_once = super::fields([("r.1.1", "cut")]);
    assert_eq!(share(&instance, &one_by_one), share(&instance, &at_once));
}

#[test]
fn one_wrong_value_costs_one_mark_whether_it_is_carried_up_or_not() {
    let (name, json) = drawn("values of minimax");
    let exercise = read(json);
    for seed in seeds(200) {
        let instance = exercise.instance(seed).expect(name);
        let right = model(&instance).remove(0);
        let count = right.len() as f64;
        let at = right
            .keys()
            .nth(seed as usize % right.len())
            .expect("there are nodes")
            .clone();
        let mut wrong = right.clone();
        wrong.insert(at.clone(), "100".to_owned());
        assert!(
            (share(&instance, &wrong) - (count - 1.0) / count).abs() < 1e-9,
            "{seed} {at}"
        );
        // Carried up: each ancestor takes the best of its children as they now are.
        let mut carried = wrong.clone();
        let mut path = at.clone();
        while let Some((above, _)) = path.clone().rsplit_once('.') {
            let value = best(&instance, above, &carried);
            carried.insert(above.to_owned(), value.to_string());
            path = above.to_owned();
        }
        assert!(
            (share(&instance, &carried) - (count - 1.0) / count).abs() < 1e-9,
            "{seed} {at}"
        );
    }
}

/// The best value of the children of a node, by their fields or their numbers.
fn best(instance: &plyscope::exercise::Instance, path: &str, fields: &Fields) -> f64 {
    use plyscope::game::Player;
    use plyscope::search::Turn;
    use plyscope::trace::Kind;
    let choices: Vec<u16> = path
        .split('.')
        .skip(1)
        .map(|choice| choice.parse().expect("a path"))
        .collect();
    let trace = &instance.trace;
    let node = trace.find(&choices).expect("it is there");
    let values = trace.children(node).enumerate().map(|(choice, child)| {
        let written = fields.get(&format!("{path}.{choice}"));
        let written = written.map(|text| text.parse().expect("a number"));
        written
            .or(trace.outlined_value(child))
            .expect("it has a number")
    });
    match trace.kind(node) {
        Kind::Inner(Turn::Player(Player::Max)) => values.fold(f64::NEG_INFINITY, f64::max),
        _ => values.fold(f64::INFINITY, f64::min),
    }
}

#[test]
fn each_wrong_field_of_windows_and_of_backpropagation_costs_its_share() {
    for (name, json) in [
        drawn("windows on entering"),
        drawn("windows on leaving"),
        drawn("backpropagation"),
        drawn("backpropagation with signs"),
    ] {
        let exercise = read(json);
        for seed in seeds(100) {
            let instance = exercise.instance(seed).expect(name);
            let mut answer = model(&instance).remove(0);
            let mut stream = Stream::new(seed, 2, 2);
            let mut wrong = 0.0;
            for text in answer.values_mut() {
                match stream.below(3) {
                    0 => "999".clone_into(text),
                    1 => text.clear(),
                    _ => continue,
                }
                wrong += 1.0;
            }
            let count = answer.len() as f64;
            let expected = (count - wrong) / count;
            assert!(
                (share(&instance, &answer) - expected).abs() < 1e-9,
                "{name} {seed}"
            );
        }
    }
}

#[test]
fn a_mistake_is_half_its_place_and_half_its_reason() {
    for (name, json) in [drawn("a mistake in values"), drawn("a mistake in windows")] {
        for seed in seeds(100) {
            let instance = instance(json, seed);
            let right = model(&instance).remove(0);
            for (at, half) in [("first", 0.5), ("reason", 0.5)] {
                let mut answer = right.clone();
                answer.insert(at.to_owned(), "r.9.9".to_owned());
                assert_eq!(share(&instance, &answer), half, "{name} {seed}");
            }
        }
    }
}

#[test]
fn answers_go_through_their_file() {
    let instance = instance(drawn("windows on entering").1, 5);
    let answer = Answer {
        exercise: plyscope::exercise::code(&instance.exercise),
        seed: 5,
        student: "王 \"7\"".to_owned(),
        tries: vec![Try {
            at: "2026-11-22T14:00:00Z".to_owned(),
            answers: model(&instance),
        }],
        seen_solution: true,
    };
    assert_eq!(Answer::read(&answer.write()), Ok(answer));
}

#[test]
fn sheets_go_through_json() {
    for json in [
        include_str!("../../www/exercises/minimax.json"),
        include_str!("../../www/exercises/mcts.json"),
        drawn("values of minimax").1,
    ] {
        let sheet = Sheet::read(json).expect("it is a sheet");
        assert_eq!(Sheet::read(&sheet.write()), Ok(sheet));
    }
}

#[test]
fn exercises_go_through_json() {
    for (name, json) in DRAWN {
        let exercise = read(json);
        let written = exercise.write();
        assert_eq!(read(&written), exercise, "{name}: {written}");
    }
}
