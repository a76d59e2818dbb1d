//! What is wrong with an exercise or a file of answers is refused with its place, in both languages, and never panics.

use super::{instance, read, share};
use plyscope::exercise::{Answer, Exercise, Fields, grade};
use plyscope::lang::{Lang, Say};

/// The place and the reason of a refusal.
fn refused(json: &str) -> (String, String) {
    let drawn = Exercise::read(json).and_then(|exercise| exercise.instance(0).map(drop));
    let refusal = drawn.expect_err(json);
    let chinese = refusal.reason(Lang::Zh);
    assert!(
        !chinese.is_empty() && chinese != refusal.reason(Lang::En),
        "{json}"
    );
    (refusal.path.clone(), refusal.reason(Lang::En))
}

const GAME: &str = r#""game":{"kind":"tree","tree":[[3,12,8],[2,4,6],[14,5,2]]}"#;

/// An exercise about a small tree.
fn about(algorithm: &str, ask: &str) -> String {
    format!(r#"{{{GAME},"algorithm":{{"kind":"{algorithm}"}},"ask":[{ask}]}}"#)
}

#[test]
fn a_wrong_field_of_an_exercise_is_named() {
    let cases = [
        (about("alpha-beta", r#"{"kind":"?"}"#), "ask[0].kind"),
        (about("alpha-beta", r#"{"kind":"cut","at":["r"]}"#), "ask[0].at"),
        (about("alpha-beta", r#"{"kind":"cut","points":-1}"#), "ask[0].points"),
        (about("alpha-beta", r#"{"kind":"cut","other_rule":2}"#), "ask[0].other_rule"),
        (about("alpha-beta", r#"{"kind":"window","at":["x"]}"#), "ask[0].at[0]"),
        (about("alpha-beta", r#"{"kind":"window","at":["r.9"]}"#), "ask[0]"),
        // A node asked for twice would count twice.
        (about("minimax", r#"{"kind":"values","at":["r.0","r.0","r.1"]}"#), "ask[0].at"),
        (about("alpha-beta", r#"{"kind":"window","at":["r.0.0"]}"#), "ask[0]"),
        (about("alpha-beta", r#"{"kind":"values"}"#), "ask[0]"),
        (about("minimax", r#"{"kind":"cut"}"#), "ask[0]"),
        (about("minimax", r#"{"kind":"choose"}"#), "ask[0]"),
        (about("minimax", ""), "ask"),
        (
            about("alpha-beta", r#"{"kind":"make","leaves":["r.1.0"],"goal":{"cut":["r.0.0"]}}"#),
            "ask[0]",
        ),
        (about("alpha-beta", r#"{"kind":"make","leaves":["r.1.0"],"goal":{}}"#), "ask[0]"),
        (r#"{"algorithm":{"kind":"minimax"},"ask":[{"kind":"values"}]}"#.to_owned(), "game"),
        (
            format!(r#"{{{GAME},"generate":{{"kind":"nim","heaps":1,"stones":1}},"algorithm":{{"kind":"minimax"}},"ask":[{{"kind":"root"}}]}}"#),
            "generate",
        ),
        (
            r#"{"generate":{"kind":"nim","heaps":[3,2],"stones":1},"algorithm":{"kind":"minimax"},"ask":[{"kind":"root"}]}"#.to_owned(),
            "generate.heaps",
        ),
        (
            r#"{"generate":{"kind":"tree","depth":2.5},"algorithm":{"kind":"minimax"},"ask":[{"kind":"root"}]}"#.to_owned(),
            "generate.depth",
        ),
        (
            r#"{"generate":{"kind":"tree","must":{"cut":1}},"algorithm":{"kind":"minimax"},"ask":[{"kind":"root"}]}"#.to_owned(),
            "generate.must.cut",
        ),
        (
            r#"{"v":2,"generate":{"kind":"tree"},"algorithm":{"kind":"minimax"},"ask":[{"kind":"root"}]}"#.to_owned(),
            "v",
        ),
        (
            r#"{"generate":{"kind":"tree"},"algorithm":{"kind":"minimax"},"ask":[{"kind":"root"}],"attempts":0}"#.to_owned(),
            "attempts",
        ),
        (
            r#"{"generate":{"kind":"tree"},"algorithm":{"kind":"minimax"},"ask":[{"kind":"root"}],"level":4}"#.to_owned(),
            "level",
        ),
        (
            r#"{"text":{},"generate":{"kind":"tree"},"algorithm":{"kind":"minimax"},"ask":[{"kind":"root"}]}"#.to_owned(),
            "text.en",
        ),
    ];
    for (json, path) in cases {
        assert_eq!(refused(&json).0, path, "{json}");
    }
}

#[test]
fn a_search_that_is_too_long_or_too_wide_is_refused() {
    let (path, said) = refused(
        r#"{"game":{"kind":"tic-tac-toe"},"algorithm":{"kind":"minimax"},"ask":[{"kind":"root"}]}"#,
    );
    assert_eq!(
        (path.as_str(), said.as_str()),
        ("algorithm", "this search is too long for an exercise")
    );
    // A student can neither see nor fill in a tree of six thousand leaves.
    let few = format!("[{}]", vec!["1"; 80].join(","));
    let wide = vec![few; 80].join(",");
    let json = format!(
        r#"{{"game":{{"kind":"tree","tree":[[{wide}]]}},"algorithm":{{"kind":"alpha-beta"}},"ask":[{{"kind":"window","at":["r.0"]}}]}}"#
    );
    assert_eq!(refused(&json).0, "ask[0]");
    let (path, said) = refused(
        r#"{"generate":{"kind":"tree","depth":7,"children":2},"algorithm":{"kind":"minimax"},"ask":[{"kind":"values"}]}"#,
    );
    assert_eq!(path, "ask[0]");
    assert!(said.contains("at most 64 fields, found 127"), "{said}");
}

#[test]
fn a_wrong_file_of_answers_is_refused_with_its_place() {
    let cases = [
        ("", ""),
        ("[]", ""),
        (r#"{"exercise":"0","seed":0,"tries":[]}x"#, ""),
        (r#"{"seed":0,"tries":[]}"#, "exercise"),
        (r#"{"exercise":"0","seed":-1,"tries":[]}"#, "seed"),
        (r#"{"exercise":"0","seed":0,"tries":{}}"#, "tries"),
        (
            r#"{"exercise":"0","seed":0,"tries":[{"answers":[{"r":[]}]}]}"#,
            "tries[0].answers[0].r",
        ),
        (
            r#"{"exercise":"0","seed":0,"tries":[{"answers":[7]}]}"#,
            "tries[0].answers[0]",
        ),
        (r#"{"exercise":"0","seed":0,"tries":[],"grade":1}"#, "grade"),
    ];
    for (json, path) in cases {
        let refusal = Answer::read(json).expect_err(json);
        assert_eq!(refusal.path, path, "{json}: {refusal}");
        assert!(!refusal.say(Lang::Zh).is_empty());
    }
    let with_score = r#"{"exercise":"0","seed":0,"tries":[{"answers":[null,{"r":3}]}],"score":99}"#;
    let read = Answer::read(with_score).expect("a score is read over");
    assert_eq!(read.tries[0].answers[1], super::fields([("r", "3")]));
}

#[test]
fn answers_that_are_no_answers_get_no_points_and_break_nothing() {
    let hostile = [
        "",
        "∞",
        "-",
        "1/0",
        "nan",
        "r",
        "r.r",
        "r.99999999",
        "1e999",
        "cut cut",
        "\u{202e}3",
        "0 0 0",
        "9",
    ];
    for (name, json) in super::kinds::DRAWN {
        let instance = instance(json, 3);
        let right = plyscope::exercise::model(&instance);
        for text in hostile {
            for (at, model) in right.iter().enumerate() {
                let mut answers = vec![Fields::new(); right.len()];
                answers[at] = model
                    .keys()
                    .map(|key| (key.clone(), text.to_owned()))
                    .collect();
                answers[at].insert("r.7.7:\u{0}".to_owned(), text.to_owned());
                let grade = &grade(&instance, &answers)[at];
                assert!((0.0..=grade.max).contains(&grade.score), "{name}: {text}");
            }
        }
    }
}

#[test]
fn numbers_are_right_as_fractions_as_decimals_and_rounded() {
    let json = r#"{"game":{"kind":"tree","tree":{"max":[{"chance":[1,2,4],"p":["1/3","1/3","1/3"]},2]}},
        "algorithm":{"kind":"expectimax"},"ask":[{"kind":"values","at":["r.0"]}]}"#;
    let instance = instance(json, 0);
    let is_right = |text: &str| share(&instance, &super::fields([("r.0", text)])) == 1.0;
    for text in [
        "7/3", "2.33", "2.3", "2.333333", " 14/6 ", "+2.33", "2.3349",
    ] {
        assert!(is_right(text), "{text}");
    }
    for text in ["2", "2.4", "2.34", "3", "7:3", "", "-7/3", "two"] {
        assert!(!is_right(text), "{text}");
    }
    // A whole number is not to be rounded to, and infinities have several spellings.
    let windows = read(&about("alpha-beta", r#"{"kind":"window","at":["r.1"]}"#));
    let windows = windows.instance(0).expect("it is given");
    let of = |alpha, beta| {
        share(
            &windows,
            &super::fields([("r.1:alpha", alpha), ("r.1:beta", beta)]),
        )
    };
    for beta in ["+inf", "inf", "∞", "+∞", "i"] {
        assert_eq!(of("3", beta), 1.0, "{beta}");
    }
    assert_eq!(of("3.004", "-inf"), 0.0);
    assert_eq!(of("3.0", ""), 0.5);
}
