//! `plyscope exercise` and `plyscope grade`: a variant for each student, and a row of points for each file of answers.

use super::kinds::drawn;
use super::known;
use super::read;
use crate::runner::{printed, run};
use plyscope::exercise::{Answer, Misconception, Try, code, model, seed_of};
use serde_json::Value;
use std::fs;
use std::path::PathBuf;

/// A folder of a test's own.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
        .join("exercise")
        .join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the folder can be made");
    folder
}

#[test]
fn a_student_gets_the_same_variant_again_and_the_key_on_request() {
    let json = drawn("cut leaves").1;
    let asked = ["exercise", "--student", "s-17", "--salt", "autumn"];
    let first: Value = serde_json::from_str(&printed(&asked, json)).expect("JSON");
    let again: Value = serde_json::from_str(&printed(&asked, json)).expect("JSON");
    assert_eq!(first, again);
    let exercise = read(json);
    let seed = seed_of(&exercise, "autumn", "s-17");
    assert_eq!(first["seed"], seed);
    assert_eq!(first["exercise"], code(&exercise));
    assert!(first.get("model").is_none());
    let spec = plyscope::spec::Spec::read(&first["spec"].to_string()).expect("it is a spec");
    let instance = exercise.instance(seed).expect("it can be drawn");
    assert_eq!(spec, instance.spec);
    let leaves = first["ask"][0]["fields"].as_array().expect("fields").len();
    assert_eq!(
        leaves,
        super::leaves(&instance).len(),
        "all leaves are fields, cut or not"
    );
    let by_seed = ["exercise", "--seed", &seed.to_string(), "--key"];
    let with_key: Value = serde_json::from_str(&printed(&by_seed, json)).expect("JSON");
    assert_eq!(with_key["model"][0], serde_json::json!(model(&instance)[0]));
    let next: Value = serde_json::from_str(&printed(
        &["exercise"],
        drawn("the next decision of alpha-beta").1,
    ))
    .expect("JSON");
    let decisions = next["ask"][0]["decisions"].as_array().expect("decisions");
    assert_eq!(
        decisions.len(),
        next["ask"][0]["fields"].as_array().expect("fields").len()
    );
    assert!(
        decisions
            .iter()
            .any(|one| one["rule"] == "cut" && one["node"] == "r.1")
    );
    let mistake: Value =
        serde_json::from_str(&printed(&["exercise"], drawn("a mistake in values").1))
            .expect("JSON");
    assert!(
        !mistake["ask"][0]["shown"]
            .as_object()
            .expect("an answer")
            .is_empty()
    );
    assert!(
        !mistake["ask"][0]["reasons"]
            .as_array()
            .expect("reasons")
            .is_empty()
    );
}

#[test]
fn answers_are_marked_again_whatever_score_they_state() {
    let folder = folder("marked");
    let json = drawn("cut leaves").1;
    let exercise = read(json);
    let write = |name: &str, text: &str| {
        let path = folder.join(name);
        fs::write(&path, text).expect("the file can be written");
        path.to_string_lossy().into_owned()
    };
    let answer = |student: &str, slip: Option<&'static Misconception>| {
        let seed = seed_of(&exercise, "", student);
        let instance = exercise.instance(seed).expect("it can be drawn");
        let wrong = slip.and_then(|slip| slip.answer(&instance, &exercise.ask[0].ask));
        let answers = vec![wrong.unwrap_or_else(|| model(&instance).remove(0))];
        Answer {
            exercise: code(&exercise),
            seed,
            student: student.to_owned(),
            tries: vec![Try {
                answers,
                ..Try::default()
            }],
            seen_solution: false,
        }
    };
    let mut repaired = answer("=B,2", Some(known("cause-too")));
    repaired.tries.extend(answer("=B,2", None).tries);
    let stolen = Answer {
        student: "c".to_owned(),
        ..answer("a", None)
    };
    let boast = answer("d", Some(known("cause-too")))
        .write()
        .replacen('{', "{\"score\":100,", 1);
    let files = [
        write("exercise.json", json),
        write("a.json", &answer("a", None).write()),
        write("b.json", &repaired.write()),
        write("c.json", &stolen.write()),
        write("d.json", &boast),
        write("e.json", "{\"exercise\":1}"),
        write(
            "f.json",
            &Answer {
                exercise: "0".to_owned(),
                ..answer("f", None)
            }
            .write(),
        ),
    ];
    let mut arguments = vec!["grade"];
    arguments.extend(files.iter().map(String::as_str));
    let table = printed(&arguments, "");
    let rows: Vec<&str> = table.lines().collect();
    assert_eq!(
        rows[0],
        "file,student,seed,score,max,question 1,slip 1,tries,last,notes"
    );
    assert!(
        rows[1].starts_with("a.json,a,") && rows[1].ends_with(",1,1,1,,1,1,"),
        "{}",
        rows[1]
    );
    assert!(
        rows[2].starts_with("b.json,\"'=B,2\",") && rows[2].ends_with(",2,1,"),
        "{}",
        rows[2]
    );
    assert!(rows[2].contains("cause-too"), "{}", rows[2]);
    assert!(rows[3].ends_with("same seed as a.json"), "{}", rows[3]);
    assert!(!rows[4].contains("100"), "{}", rows[4]);
    assert!(
        rows[5].starts_with("e.json,,,,,,,0,,") && rows[5].contains("exercise: expected a text"),
        "{}",
        rows[5]
    );
    assert!(
        rows[6].contains("answers to another exercise"),
        "{}",
        rows[6]
    );
    // With the salt the student's own variant is marked, not the one that the file names.
    arguments.extend(["--salt", "", "--lang", "zh"]);
    let table = printed(&arguments, "");
    let stolen = table.lines().nth(3).expect("a row");
    assert!(
        stolen.contains("另一名学生") && !stolen.contains(",1,1,1,,"),
        "{stolen}"
    );
}

#[test]
fn help_names_every_question_every_wish_and_every_column_in_both_languages() {
    let words = [
        "values",
        "grundy",
        "root",
        "cut",
        "window",
        "choose",
        "backup",
        "next",
        "order",
        "make",
        "mistake",
        "\"id\"",
        "\"text\"",
        "\"generate\"",
        "\"must\"",
        "\"level\"",
        "\"attempts\"",
        "\"ask\"",
        "\"points\"",
        "\"at\"",
        "\"cuts\"",
        "\"deep\"",
        "\"above_leaves\"",
        "\"unique_best\"",
        "\"rules_agree\"",
        "\"chance\"",
        "\"even\"",
        "\"uneven\"",
        "\"heaps\"",
        "\"stones\"",
        "\"ties\"",
        "\"values\"",
        "\"children\"",
        "\"other_rule\"",
        "\"numbers\"",
        "\"when\"",
        "\"enter\"",
        "\"leave\"",
        "\"leaves\"",
        "\"goal\"",
        "\"seen\"",
        "\"move\"",
        "\"value\"",
        "\"about\"",
        "--seed",
        "--student",
        "--salt",
        "--key",
        "--lang",
    ];
    for lang in ["en", "zh"] {
        let help = printed(&["exercise", "--help", "--lang", lang], "");
        for word in words {
            assert!(
                help.contains(word),
                "exercise --help in {lang} does not name {word}"
            );
        }
        let help = printed(&["grade", "--lang", lang, "--help"], "");
        for word in [
            "score",
            "max",
            "question",
            "slip",
            "tries",
            "last",
            "notes",
            "--salt",
            "\"tries\"",
            "\"answers\"",
        ] {
            assert!(
                help.contains(word),
                "grade --help in {lang} does not name {word}"
            );
        }
    }
    assert!(printed(&["grade", "--help", "--lang", "zh"], "").contains("重新批改"));
    let whole = printed(&["--help"], "");
    assert!(whole.contains("plyscope exercise") && whole.contains("plyscope grade"));
}

#[test]
fn a_refused_exercise_is_one_line_and_status_2() {
    for (arguments, input, part) in [
        (vec!["exercise"], "{}", "algorithm: this field is required"),
        (vec!["exercise", "--lang", "zh"], "{}", "缺少这一项"),
        (vec!["exercise", "--seed", "x"], "{}", "invalid digit"),
        (vec!["grade"], "", "expected the file of an exercise"),
        (vec!["grade", "no-such-file.json"], "", "no-such-file.json"),
    ] {
        let output = run(&arguments, input.as_bytes());
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {error}");
        assert!(
            error.contains(part) && error.lines().count() == 1,
            "{error}"
        );
    }
}

const SHEET: &str = r#"{"sheet":[
    {"id":"one","game":{"kind":"tree","tree":[[5,6],[2,1]]},"algorithm":{"kind":"minimax"},"ask":[{"kind":"root"}]},
    {"id":"two","game":{"kind":"tree","tree":[[3,4],[2,9]]},"algorithm":{"kind":"alpha-beta"},"ask":[{"kind":"next"}]},
    {"id":"three","game":{"kind":"tree","tree":[[3,4],[2,9]]},"algorithm":{"kind":"alpha-beta"},"ask":[{"kind":"order"}]}]}"#;

#[test]
fn what_cannot_be_asked_off_the_page_is_left_out_with_a_line_or_refused_on_request() {
    let folder = folder("left-out");
    let path = folder.join("sheet.json");
    fs::write(&path, SHEET).expect("it can be written");
    let path = path.to_str().expect("a path");
    for (arguments, left_out) in [
        (&["sheet"][..], &["two"][..]),
        (&["export"], &["two", "three"]),
        (&["export", "--format", "gift"], &["two", "three"]),
    ] {
        let output = run(&[arguments, &[path]].concat(), b"");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{arguments:?}: {said}");
        assert_eq!(said.lines().count(), left_out.len(), "{said}");
        for name in left_out {
            assert!(said.contains(&format!("({name}) is left out")), "{said}");
        }
        let refused = run(&[arguments, &["--strict", path]].concat(), b"");
        assert_eq!(refused.status.code(), Some(2));
        assert!(refused.stdout.is_empty());
    }
    let key = printed(&["sheet", "--key", path], "");
    assert!(
        key.contains("Exercise 2 (two) is left out"),
        "the key says so, too"
    );
    assert!(!printed(&["sheet", path], "").contains("is left out"));
}

#[test]
fn a_sheet_is_graded_with_a_row_for_each_student_and_a_column_for_each_exercise() {
    let folder = folder("whole-sheet");
    let sheet = plyscope::exercise::Sheet::read(SHEET).expect("it is a sheet");
    let path = folder.join("sheet.json");
    fs::write(&path, SHEET).expect("it can be written");
    let hand_in = |student: &str, at: usize, text: &str| {
        let code = code(&sheet.exercises[at]);
        let answers = match at {
            0 => format!(r#"{{"value":"{text}","move":"r.0"}}"#),
            _ => format!(r#"{{"r":"{text}"}}"#),
        };
        let json = format!(
            r#"{{"exercise":"{code}","seed":0,"student":"{student}","tries":[{{"at":"","answers":[{answers}]}}]}}"#
        );
        fs::write(folder.join(format!("{student}-{at}.json")), json).expect("it can be written");
    };
    hand_in("anna", 0, "5");
    hand_in("anna", 2, "0 1");
    hand_in("ben", 0, "4");
    fs::write(folder.join("other-1.json"), "{}").expect("it can be written");
    let pattern = folder.join("*-?.json");
    let table = printed(
        &[
            "grade",
            path.to_str().expect("a path"),
            pattern.to_str().expect("a path"),
        ],
        "",
    );
    let rows: Vec<&str> = table.lines().collect();
    assert_eq!(rows[0], "file,student,score,max,one,two,three,notes");
    assert!(
        rows[1].starts_with("anna-0.json anna-2.json,anna,"),
        "{table}"
    );
    assert!(
        rows[2].starts_with("ben-0.json,ben,0.5,3,0.5,,,"),
        "{table}"
    );
    assert!(rows[3].starts_with("other-1.json,,0,3,"), "{table}");
}

#[test]
fn programs_are_marked_by_their_runs_and_run_again_only_where_that_is_asked_for() {
    let exercise = r#"{"id":"own-1","generate":{"kind":"tree","children":2,"depth":3},"algorithm":{"kind":"alpha-beta"},"ask":[{"kind":"code","trees":3}]}"#;
    let folder = folder("programs");
    let file = folder.join("exercise.json");
    fs::write(&file, exercise).expect("written");
    let read = read(exercise);
    let variant = read.instance(5).expect("a variant");
    let book = model(&variant)[0]["source"].clone();
    for (name, program) in [("book", book.as_str()), ("other", "print(1)")] {
        let answer = serde_json::json!({"v": 1, "exercise": code(&read), "seed": 5, "student": name, "tries": [{"answers": [{"source": program}]}]});
        let path = folder.join(format!("{name}.json"));
        fs::write(path, answer.to_string()).expect("written");
    }
    let row = |name: &str, more: &[&str]| {
        let path = folder.join(format!("{name}.json"));
        let files = [
            file.to_str().expect("a path"),
            path.to_str().expect("a path"),
        ];
        let told = printed(&[&["grade"], more, &files].concat(), "");
        told.lines().nth(1).expect("a row").to_owned()
    };
    assert!(row("book", &[]).contains(",0,1,0,"), "{}", row("book", &[]));
    assert!(row("book", &[]).ends_with("not run again"));
    let run = ["--run", "python3"];
    let again = row("book", &run);
    assert!(
        again.contains(",1,1,1,") && again.ends_with("run again"),
        "{again}"
    );
    assert!(row("other", &run).contains(",0,1,0,"));
    let missing = row("book", &["--run", "no-python-of-this-name"]);
    assert!(
        missing.contains("could not be run: no-python-of-this-name"),
        "{missing}"
    );
}
