//! A slip is recognised by its answer, as itself or as another that gives the same answer; a slip that changes nothing
//! is not claimed, and nothing is claimed of a right or an empty answer.

use super::kinds::{DRAWN, seeds};
use super::{fields, instance, known, read};
use plyscope::exercise::{Ask, Fields, Instance, MISCONCEPTIONS, Misconception, grade, model};
use plyscope::lang::Lang;
use std::collections::BTreeSet;

/// Beside the drawn exercises: positions on which the other misconceptions show.
const MORE: [(&str, &str); 4] = [
    // In Nim one more than the largest Grundy number is the number of moves, here it is not.
    (
        "Grundy numbers of a subtraction game",
        r#"{"game":{"kind":"subtraction","stones":5,"take":[1,2]},"algorithm":{"kind":"win-lose","grundy":true},"ask":[{"kind":"grundy"}]}"#,
    ),
    (
        "values below 0",
        r#"{"id":"n","generate":{"kind":"tree","values":[-9,3]},"algorithm":{"kind":"minimax"},"ask":[{"kind":"values"}]}"#,
    ),
    (
        "cuts and windows of close values",
        r#"{"id":"t","generate":{"kind":"tree","depth":4,"children":[2,3],"values":[-2,3]},"algorithm":{"kind":"alpha-beta"},"ask":[{"kind":"cut"},{"kind":"window"},{"kind":"window","when":"leave"}]}"#,
    ),
    // From a full window, one that is never narrowed is one that is never handed down.
    (
        "windows below a narrow one",
        r#"{"id":"o","generate":{"kind":"tree","values":[0,9]},"algorithm":{"kind":"alpha-beta","window":[2,7]},"ask":[{"kind":"window"}]}"#,
    ),
];

/// The slip that is claimed of an answer to one of the questions.
fn claimed(instance: &Instance, at: usize, answer: &Fields) -> Option<&'static Misconception> {
    let mut answers = vec![Fields::new(); instance.exercise.ask.len()];
    answers[at] = answer.clone();
    grade(instance, &answers)[at].slip
}

#[test]
fn every_slip_is_recognised_as_itself_or_as_an_equal_one() {
    let mut met = BTreeSet::new();
    for (name, json) in DRAWN.into_iter().chain(MORE) {
        let exercise = read(json);
        for seed in seeds(40) {
            let instance = exercise.instance(seed).expect(name);
            let right = model(&instance);
            for (at, question) in exercise.ask.iter().enumerate() {
                for slip in MISCONCEPTIONS {
                    let Some(answer) = slip.answer(&instance, &question.ask) else {
                        continue;
                    };
                    let found = claimed(&instance, at, &answer);
                    if answer == right[at] || answer.is_empty() {
                        assert_eq!(found, None, "{name} {seed}: {slip:?} changes nothing");
                        continue;
                    }
                    // Numbers that differ by less than what may be rounded are the same answer.
                    let Some(found) = found else {
                        let share = grade(&instance, &one(at, &answer))[at].score;
                        let max = question.points;
                        assert_eq!(share, max, "{name} {seed}: {slip:?} is not recognised");
                        continue;
                    };
                    let equal = found.answer(&instance, &question.ask);
                    let same = equal.is_some_and(|equal| is_same(&equal, &answer));
                    assert!(same, "{name} {seed}: {slip:?} is taken for {found:?}");
                    met.insert(format!("{found:?}"));
                }
            }
        }
    }
    // Every misconception is the one named somewhere.
    let missing: Vec<String> = MISCONCEPTIONS
        .iter()
        .map(|slip| format!("{slip:?}"))
        .filter(|slip| !met.contains(slip))
        .collect();
    assert!(missing.is_empty(), "nowhere named: {missing:?}");
}

fn one(at: usize, answer: &Fields) -> Vec<Fields> {
    let mut answers = vec![Fields::new(); at];
    answers.push(answer.clone());
    answers
}

/// Whether two answers have the same fields with nearly the same numbers.
fn is_same(one: &Fields, other: &Fields) -> bool {
    let value = |text: &str| match text.split_once('/') {
        Some((top, bottom)) => Some(top.parse::<f64>().ok()? / bottom.parse::<f64>().ok()?),
        None => text.parse::<f64>().ok(),
    };
    one.len() == other.len()
        && one.iter().zip(other).all(|((at, said), (there, told))| {
            let near = match (value(said), value(told)) {
                (Some(one), Some(other)) => one == other || (one - other).abs() < 0.011,
                _ => said == told,
            };
            at == there && near
        })
}

#[test]
fn nothing_is_claimed_of_a_right_answer_or_an_empty_one() {
    for (name, json) in DRAWN {
        for seed in seeds(10) {
            let instance = instance(json, seed);
            let right = model(&instance);
            for (at, answer) in right.iter().enumerate() {
                assert_eq!(claimed(&instance, at, answer), None, "{name} {seed}");
                assert_eq!(
                    claimed(&instance, at, &Fields::new()),
                    None,
                    "{name} {seed}"
                );
            }
        }
    }
}

#[test]
fn missed_deep_cuts_are_told_with_their_reason_in_both_languages() {
    // The window of the root closes two plies further down: 7 is as good as 5 for nobody.
    let json = r#"{"game":{"kind":"tree","tree":[[[[3,5],[2,7]],[[10,4]]],[[[2,7]],[[8,2],[4,6]]]]},
        "algorithm":{"kind":"alpha-beta"},"ask":[{"kind":"cut"}]}"#;
    let instance = instance(json, 0);
    let parent_bound = known("parent-bound");
    let answer = parent_bound
        .answer(&instance, &Ask::Cut { other_rule: 0.0 })
        .expect("it is about cuts");
    let grade = &grade(&instance, &[answer])[0];
    assert_eq!(grade.slip, Some(parent_bound));
    assert!(grade.score < grade.max);
    let why = grade.why.as_ref().expect("a leaf is wrong");
    assert!(why.text(Lang::En).contains("deep cut"), "{why:?}");
    assert!(why.text(Lang::Zh).contains("深层剪枝"), "{why:?}");
    assert!(parent_bound.said.say(Lang::En).contains("further up"));
}

#[test]
fn an_answer_that_no_slip_explains_as_a_whole_gets_a_reason_only() {
    let json = r#"{"game":{"kind":"tree","tree":[[3,12,8],[2,4,6],[14,5,2]]},
        "algorithm":{"kind":"minimax"},"ask":[{"kind":"values"}]}"#;
    let instance = instance(json, 0);
    let answer = fields([("r", "3"), ("r.0", "3"), ("r.1", "2"), ("r.2", "5")]);
    let grade = &grade(&instance, &[answer])[0];
    assert_eq!((grade.score, grade.slip), (0.75, None));
    let why = grade.why.as_ref().expect("a node is wrong");
    assert_eq!(
        why.text(Lang::En),
        "D belongs to Min, who takes the smallest of 14, 5, 2: 2."
    );
}

#[test]
fn of_two_misconceptions_with_the_same_answer_the_one_that_changes_less_is_named() {
    // Without a node of Min, taking the smallest value everywhere is exchanging Max and Min, too.
    let json = r#"{"game":{"kind":"tree","tree":{"max":[{"chance":[1,3]},{"chance":[5,7]}]}},
        "algorithm":{"kind":"expectimax"},"ask":[{"kind":"values"}]}"#;
    let instance = instance(json, 0);
    let answer = fields([("r", "2"), ("r.0", "2"), ("r.1", "6")]);
    assert_eq!(claimed(&instance, 0, &answer), Some(known("all-min")));
}
