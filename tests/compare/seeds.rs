//! Many seeds: the marks, the courses and their spreads.

use plyscope::compare::{course, exact_value, marks, spreads};
use plyscope::report;
use plyscope::search::Answer;
use plyscope::spec::Spec;

fn spec(iterations: u32, more: &str) -> Spec {
    let text = format!(
        r#"{{"game":{{"kind":"tic-tac-toe","position":"xo./.o./x.."}},"algorithm":{{"kind":"mcts","iterations":{iterations}{more}}}}}"#
    );
    Spec::read(&text).expect("the spec is valid")
}

#[test]
fn marks_rise_to_the_last_iteration_and_are_eight_a_decade_at_most() {
    assert_eq!(marks(1), [1]);
    assert_eq!(marks(10), [1, 2, 3, 4, 5, 7, 10]);
    assert_eq!(marks(100)[6..], [10, 13, 18, 24, 32, 42, 56, 75, 100]);
    for iterations in 1..2_000 {
        let marks = marks(iterations);
        assert!(marks.windows(2).all(|pair| pair[0] < pair[1]), "{marks:?}");
        assert_eq!(marks.last(), Some(&iterations));
    }
}

#[test]
fn a_course_is_what_searches_of_so_many_iterations_answer() {
    for more in [
        "",
        r#","formula":"puct","priors":"features""#,
        r#","final":"mean""#,
    ] {
        for seed in 0..5 {
            let found = course(&spec(60, more), seed).expect("it samples");
            for (answer, iterations) in found.iter().zip(marks(60)) {
                let whole = Spec {
                    seed,
                    ..spec(iterations, more)
                };
                let expected = report::summary(&whole);
                assert_eq!((answer.value, answer.best), (expected.value, expected.best));
            }
        }
    }
    let minimax = r#"{"game":{"kind":"nim","heaps":[1]},"algorithm":{"kind":"minimax"}}"#;
    assert_eq!(course(&Spec::read(minimax).expect("a spec"), 0), None);
}

#[test]
fn a_spread_is_mean_deviation_ends_and_the_moves_by_number() {
    let answer = |value, best| Answer {
        value,
        best: Some(best),
    };
    let courses = [
        vec![answer(1.0, 2)],
        vec![answer(2.0, 0)],
        vec![answer(6.0, 2)],
    ];
    let found = &spreads(&[7], &courses)[0];
    assert_eq!(
        (found.iterations, found.mean, found.least, found.most),
        (7, 3.0, 1.0, 6.0)
    );
    // The squares of −2, −1 and 3 are 14 together; 14 / 2 = 7.
    assert_eq!(found.deviation, 7_f64.sqrt());
    assert_eq!(found.moves, [(2, 2), (0, 1)]);
    assert_eq!(spreads(&[7], &courses[..1])[0].deviation, 0.0);
}

#[test]
fn a_position_is_solved_with_chance_and_without_and_given_up_when_it_takes_too_long() {
    assert_eq!(exact_value(&spec(10, "")), Some(1.0));
    let of = |game: &str| {
        let text = format!(r#"{{"game":{game},"algorithm":{{"kind":"mcts"}}}}"#);
        exact_value(&Spec::read(&text).expect("the spec is valid"))
    };
    assert_eq!(
        of(r#"{"kind":"tree","tree":{"max":[{"chance":[1,0.5]},0.6]}}"#),
        Some(0.75)
    );
    assert_eq!(of(r#"{"kind":"connect-four"}"#), None);
}
