//! What the notes have of programs: listings whose runs are figures, and links to exercises.

use super::{all, attribute, each_page, notes, record, records, words};
use plyscope::check::Kind;
use std::fs;

#[test]
fn every_link_to_an_exercise_opens_one_that_can_be_drawn() {
    let mut links = 0;
    each_page(|lang, page, root| {
        for link in all(root, "a").filter_map(|link| link.attribute("href")) {
            let Some(found) = link.split_once('#').map(|(_, rest)| rest) else {
                continue;
            };
            if let Some(exercise) = plyscope::exercise::Exercise::from_link(found) {
                let exercise = exercise.unwrap_or_else(|why| panic!("{lang}/{page}: {why}"));
                assert!(exercise.instance(1).is_ok(), "{lang}/{page}");
                links += 1;
            }
        }
    });
    assert_eq!(links, 146);
}

#[test]
fn a_program_that_is_printed_is_the_one_whose_run_is_shown() {
    let mut printed = 0;
    each_page(|lang, page, root| {
        for pre in all(root, "pre").filter(|pre| pre.has_attribute("data-record")) {
            let record = record(attribute(pre, "data-record"));
            let transcript = plyscope::transcript::read(&record).expect("a record");
            let source = transcript.head.source.expect("with its program");
            assert!(source.text.contains(words(pre).trim()), "{lang}/{page}");
            printed += 1;
        }
    });
    assert_eq!(printed, 2);
}

/// Lists the recorded runs of the project.
fn of_project() -> impl Iterator<Item = String> {
    records()
        .into_iter()
        .filter(|name| name.starts_with("project-"))
}

/// Returns a program of the project.
fn program(file: &str) -> String {
    let path = notes().join("project").join(file);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn the_programs_of_the_project_are_printed_and_recorded_as_their_files_have_them() {
    let mut printed = 0;
    each_page(|lang, page, root| {
        for pre in all(root, "pre").filter(|pre| pre.has_attribute("data-file")) {
            let file = program(attribute(pre, "data-file"));
            assert!(file.contains(words(pre).trim()), "{lang}/{page}");
            printed += 1;
        }
    });
    assert_eq!(printed, 22);
    for name in of_project() {
        let transcript = plyscope::transcript::read(&record(&name)).expect("a record");
        let source = transcript.head.source.expect("with its program");
        assert_eq!(source.text, program(&source.name).trim_end(), "{name}");
    }
}

#[test]
fn every_step_of_the_project_is_a_search_of_the_book() {
    for name in of_project() {
        let transcript = plyscope::transcript::read(&record(&name)).expect("a record");
        let verdict = plyscope::check::check(&transcript);
        assert_eq!(verdict.kind, Kind::Same, "{name}");
    }
}

/// Each step is a file of its own, so that it can be pasted into the page: what does not change is the same in all.
#[test]
fn the_rules_are_the_same_in_every_step_of_the_project() {
    let rules = |file: &str| {
        let text = program(file);
        let from = text.find("COLUMNS, ROWS").expect("the size of the board");
        let last = "            return True\n    return False\n";
        let to = text.find(last).expect("the end of the rules") + last.len();
        text[from..to].to_owned()
    };
    for step in ["negamax", "alpha_beta", "ordering", "table", "clock"] {
        assert_eq!(rules(&format!("{step}.py")), rules("rules.py"), "{step}");
    }
}
