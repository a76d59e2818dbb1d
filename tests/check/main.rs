//! Programs' searches held against the book: right ones are never accused, wrong ones are found where they are wrong.

mod programs;
mod reading;
mod recorded;

#[path = "../truth"]
mod truth {
    pub mod cases;
    pub mod trees;
}

use plyscope::check::{Kind, check};
use plyscope::search::Event;
use plyscope::transcript::read;
use programs::{Gives, programs, transcript};
use proptest::prelude::*;
use truth::cases::cases_by_day;
use truth::trees::trees;

/// The moves of a search down, and its ways up, as text.
fn walked(events: &[Event]) -> String {
    let step = |event: &Event| match event {
        Event::Descend { choice, .. } => Some(choice.to_string()),
        Event::Return { .. } => Some("↑".to_owned()),
        _ => None,
    };
    events
        .iter()
        .filter_map(step)
        .collect::<Vec<String>>()
        .join(" ")
}

proptest! {
    #![proptest_config(cases_by_day(100_000, 2_000))]

    #[test]
    fn a_right_search_is_not_accused_whatever_its_conventions(tree in trees(), program in programs()) {
        let text = transcript(&program, &tree);
        let read = read(&text).unwrap_or_else(|refusal| panic!("{refusal:?}\n{text}"));
        let verdict = check(&read);
        prop_assert!(
            matches!(verdict.kind, Kind::Same | Kind::TooLittle),
            "{:?} {:?}\n{text}", verdict.first(), verdict.slips
        );
        prop_assert!(verdict.checked > 0);
        prop_assert_ne!(verdict.is_right, Some(false));
        // The book in its order goes where it goes.
        let own = verdict.replay(&read).events;
        // The book clips no leaf, so after a clipped one it may stop sooner.
        let clips = program.gives == Gives::Clipped;
        if let Some((_, book)) = verdict.book().filter(|_| !clips) {
            prop_assert_eq!(walked(&own), walked(&book), "{}", text);
        }
    }
}
