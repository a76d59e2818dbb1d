//! What the notes have of programs: listings whose runs are figures, and links to exercises.

use super::{all, attribute, each_page, record, words};

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
