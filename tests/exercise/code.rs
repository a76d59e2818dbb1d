//! Exercises that ask for a program: what they give, on which trees it runs, and how its runs are marked.

use plyscope::exercise::{
    Exercise, FAULTS, Fields, HIDES, Instance, LINE, SHOWS, SOURCE, entries, grade, model,
    program_given, program_trees, run_field,
};
use std::io::Write;
use std::process::{Command, Stdio};

const CODE: &str = r#"{"id":"own-1","generate":{"kind":"tree","children":2,"depth":3},"algorithm":{"kind":"alpha-beta"},"ask":[{"kind":"code","trees":4}]}"#;
const REPAIR: &str = r#"{"id":"own-2","generate":{"kind":"tree","children":2,"depth":4},"algorithm":{"kind":"alpha-beta"},"ask":[{"kind":"repair","trees":3}]}"#;

fn instance(json: &str, seed: u64) -> Instance {
    let exercise = Exercise::read(json).expect("an exercise");
    exercise.instance(seed).expect("a variant")
}

/// Runs a program on trees by what `grade --run` runs.
fn runs(program: &str, trees: &[String]) -> Vec<String> {
    let root = env!("CARGO_MANIFEST_DIR");
    let paths = ["packages/python", "static/code/python"].map(|folder| format!("{root}/{folder}"));
    let mut python = Command::new("python3")
        .arg(format!("{root}/src/bin/plyscope/grade/outside.py"))
        .env("PYTHONPATH", paths.join(":"))
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("there is Python");
    let jobs = serde_json::json!([{"text": program, "trees": trees}]);
    let mut stdin = python.stdin.take().expect("a pipe");
    stdin
        .write_all(jobs.to_string().as_bytes())
        .expect("it reads");
    drop(stdin);
    let done = python.wait_with_output().expect("it ends");
    let records: Vec<Vec<String>> = serde_json::from_slice(&done.stdout).expect("records");
    records.into_iter().flatten().collect()
}

/// The fields of an answer with a program and its runs.
fn answer(instance: &Instance, program: &str, count: u32) -> Fields {
    let trees = program_trees(instance, count);
    let runs = runs(program, &trees).into_iter().enumerate();
    let mut fields: Fields = runs.map(|(at, run)| (run_field(at), run)).collect();
    fields.insert(SOURCE.to_owned(), program.to_owned());
    fields
}

fn share(instance: &Instance, fields: Fields) -> f64 {
    grade(instance, &[fields])[0].score
}

#[test]
fn the_trees_follow_from_the_seed_and_differ_from_each_other() {
    let one = instance(CODE, 7);
    let trees = program_trees(&one, 4);
    assert_eq!(trees, program_trees(&instance(CODE, 7), 4));
    assert_ne!(trees, program_trees(&instance(CODE, 8), 4));
    let mut sorted = trees;
    sorted.sort();
    sorted.dedup();
    assert_eq!(sorted.len(), 4);
    assert_eq!(entries(&one, &one.exercise.ask[0].ask).len(), 1 + 4);
}

#[test]
fn the_book_has_all_points_and_a_wrong_line_has_fewer() {
    let variant = instance(CODE, 3);
    let book = model(&variant)[0][SOURCE].clone();
    assert_eq!(share(&variant, answer(&variant, &book, 4)), 1.0);
    let wrong = book.replace(
        "max_value(child, alpha, beta)",
        "max_value(child, -inf, beta)",
    );
    let marked = grade(&variant, &[answer(&variant, &wrong, 4)]);
    assert!(marked[0].score < 1.0);
    let why = marked[0].why.as_ref().expect("it is said why");
    assert!(why.text(plyscope::lang::Lang::En).contains("Tree "));
    // Minimax returns the same values and is not what was asked for.
    let minimax = plyscope::exercise::Template::Minimax.text(&variant.spec.game);
    assert_eq!(share(&variant, answer(&variant, &minimax, 4)), 0.0);
}

#[test]
fn a_run_on_another_tree_and_what_is_no_run_have_no_points() {
    let variant = instance(CODE, 3);
    let book = model(&variant)[0][SOURCE].clone();
    let mut fields = answer(&variant, &book, 4);
    let other = fields[&run_field(1)].clone();
    fields.insert(run_field(0), other);
    fields.insert(run_field(2), "{\"e\":\"run\"".to_owned());
    fields.remove(&run_field(3));
    let marked = grade(&variant, &[fields]);
    assert_eq!(marked[0].score, 0.25);
    let given: Vec<&str> = marked[0].parts.iter().map(|part| &*part.given).collect();
    assert_eq!(given, ["other-tree", "same", "", ""]);
}

#[test]
fn a_repair_counts_the_line_both_trees_and_the_program_a_quarter_each() {
    for seed in 0..FAULTS.len() as u64 {
        let variant = instance(REPAIR, seed);
        let given = program_given(&variant, true);
        let right = model(&variant)[0].clone();
        let line: usize = right[LINE].parse().expect("a number");
        let book: Vec<&str> = right[SOURCE].lines().collect();
        let wrong: Vec<&str> = given.lines().collect();
        assert!(wrong[line - 1] != book[line - 1] || wrong[line] != book[line]);
        let mut fields = answer(&variant, &right[SOURCE], 3);
        assert_eq!(share(&variant, fields.clone()), 0.25);
        fields.insert(LINE.to_owned(), right[LINE].clone());
        assert_eq!(share(&variant, fields.clone()), 0.5);
        let trees = [SHOWS, HIDES].map(|[at, _]| right[at].clone());
        let records = runs(&given, &trees);
        fields.insert(SHOWS[1].to_owned(), records[0].clone());
        assert_eq!(share(&variant, fields.clone()), 0.75, "{seed}");
        fields.insert(HIDES[1].to_owned(), records[1].clone());
        assert_eq!(share(&variant, fields.clone()), 1.0, "{seed}");
        // The runs of another program say nothing of the one that was given.
        let others = runs(&right[SOURCE], &trees);
        fields.insert(HIDES[1].to_owned(), others[1].clone());
        assert_eq!(share(&variant, fields.clone()), 0.75, "{seed}");
        // Which of the reasons it is why the second tree will not do is said.
        let why = |record: &str| {
            let mut fields = fields.clone();
            fields.insert(HIDES[1].to_owned(), record.to_owned());
            let marked = grade(&variant, &[fields]);
            assert_eq!(marked[0].score, 0.75);
            let why = marked[0].why.clone().expect("it is said why");
            why.text(plyscope::lang::Lang::En)
        };
        assert!(why(&others[1]).contains("did not run"));
        assert!(why(&records[0]).contains("shows there"));
        let small = runs(&given, &["[[2, 1], [3]]".to_owned()]);
        assert!(why(&small[0]).contains("3 of the 4 leaves"));
    }
}

#[test]
fn a_search_whose_tree_is_no_nested_list_is_refused() {
    let chance = CODE.replace("\"depth\":3", "\"depth\":3,\"root\":\"min\"");
    let exercise = Exercise::read(&chance).expect("an exercise");
    assert_eq!(exercise.instance(1).expect_err("refused").path, "ask[0]");
    let expectimax = CODE.replace("alpha-beta", "expectimax");
    assert!(Exercise::read(&expectimax).is_err());
}
