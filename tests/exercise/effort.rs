//! The work of drawing a variant is counted, never timed: what is too much is refused alike on every machine, and what a page
//! draws at once is what a worker draws.

use super::read;
use plyscope::exercise::{Effort, Sheet, Undrawn};
use std::fs;
use std::path::Path;

/// Exercises that would take seconds, or for ever, if only their events were counted.
const LONG: [(&str, &str); 5] = [
    // Six hundred positions are tried, each of them too large.
    (
        r#"{"algorithm":{"kind":"win-lose"},"ask":[{"kind":"values"}],"generate":{"kind":"nim","heaps":4,"stones":9}}"#,
        "generate",
    ),
    (
        r#"{"algorithm":{"kind":"win-lose","memo":false},"ask":[{"kind":"root"}],"generate":{"kind":"nim","heaps":[4,5],"stones":[8,9]}}"#,
        "generate",
    ),
    // Few events, and much behind each of them.
    (
        r#"{"game":{"kind":"chess"},"algorithm":{"kind":"minimax","depth":1,"evaluation":{"kind":"playouts","count":3000}},"ask":[{"kind":"root"}]}"#,
        "algorithm",
    ),
    (
        r#"{"game":{"kind":"go","size":9},"algorithm":{"kind":"mcts","iterations":40000},"ask":[{"kind":"backup"}]}"#,
        "algorithm",
    ),
    (
        r#"{"game":{"kind":"connect-four"},"algorithm":{"kind":"mcts","iterations":1000,"policy":{"kind":"exact","plies":6}},"ask":[{"kind":"backup"}]}"#,
        "algorithm",
    ),
];

#[test]
fn what_takes_too_much_work_is_refused_with_its_place_and_is_not_tried_on_the_page() {
    for (json, path) in LONG {
        let exercise = read(json);
        let at_once = exercise.instance_within(1, &mut Effort::at_once(&exercise));
        assert!(matches!(at_once, Err(Undrawn::Spent)), "{json}");
        let refusal = exercise.instance(1).map(drop).expect_err(json);
        assert_eq!(refusal.path, path, "{json}");
    }
}

#[test]
fn what_is_drawn_at_once_is_what_is_drawn_in_whole() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("www/exercises");
    let (mut at_once, mut later) = (0, 0);
    for file in fs::read_dir(folder).expect("there are exercises").flatten() {
        let text = fs::read_to_string(file.path()).expect("it is text");
        let Ok(sheet) = Sheet::read(&text) else {
            continue;
        };
        for (exercise, seed) in sheet
            .exercises
            .iter()
            .flat_map(|one| (0..12).map(move |seed| (one, seed)))
        {
            let whole = exercise.instance(seed).expect("it is drawn");
            match exercise.instance_within(seed, &mut Effort::at_once(exercise)) {
                Ok(instance) => {
                    assert_eq!(instance.spec, whole.spec);
                    assert_eq!(instance.answer, whole.answer);
                    at_once += 1;
                }
                Err(Undrawn::Spent) => later += 1,
                Err(Undrawn::Refused(refusal)) => panic!("{refusal}"),
            }
        }
    }
    assert!(
        at_once > 10 * later && at_once > 500,
        "{at_once} at once, {later} later"
    );
}
