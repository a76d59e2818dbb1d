//! `plyscope exercise` and `plyscope grade`: a variant for each student, and a row of points for each file of answers.

use super::kinds::DRAWN;
use super::read;
use plyscope::exercise::{Answer, Slip, Try, code, model, seed_of};
use serde_json::Value;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

fn plyscope(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_plyscope"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let mut pipe = child.stdin.take().expect("its input is piped");
    // A command that only prints does not read.
    let _ = pipe.write_all(input.as_bytes());
    drop(pipe);
    child.wait_with_output().expect("it ends")
}

fn said(arguments: &[&str], input: &str) -> String {
    let output = plyscope(arguments, input);
    assert!(
        output.status.success(),
        "{arguments:?}: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).expect("it writes UTF-8")
}

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
    let json = DRAWN[4].1;
    let asked = ["exercise", "--student", "s-17", "--salt", "autumn"];
    let first: Value = serde_json::from_str(&said(&asked, json)).expect("JSON");
    let again: Value = serde_json::from_str(&said(&asked, json)).expect("JSON");
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
    let with_key: Value = serde_json::from_str(&said(&by_seed, json)).expect("JSON");
    assert_eq!(with_key["model"][0], serde_json::json!(model(&instance)[0]));
    let next: Value = serde_json::from_str(&said(&["exercise"], DRAWN[20].1)).expect("JSON");
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
    let mistake: Value = serde_json::from_str(&said(&["exercise"], DRAWN[19].1)).expect("JSON");
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
    let json = DRAWN[4].1;
    let exercise = read(json);
    let write = |name: &str, text: &str| {
        let path = folder.join(name);
        fs::write(&path, text).expect("the file can be written");
        path.to_string_lossy().into_owned()
    };
    let answer = |student: &str, slip: Option<Slip>| {
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
    let mut repaired = answer("=B,2", Some(Slip::CauseToo));
    repaired.tries.extend(answer("=B,2", None).tries);
    let stolen = Answer {
        student: "c".to_owned(),
        ..answer("a", None)
    };
    let boast = answer("d", Some(Slip::CauseToo))
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
    let table = said(&arguments, "");
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
    let table = said(&arguments, "");
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
        let help = said(&["exercise", "--help", "--lang", lang], "");
        for word in words {
            assert!(
                help.contains(word),
                "exercise --help in {lang} does not name {word}"
            );
        }
        let help = said(&["grade", "--lang", lang, "--help"], "");
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
    assert!(said(&["grade", "--help", "--lang", "zh"], "").contains("重新批改"));
    let whole = said(&["--help"], "");
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
        let output = plyscope(&arguments, input);
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {error}");
        assert!(
            error.contains(part) && error.lines().count() == 1,
            "{error}"
        );
    }
}
