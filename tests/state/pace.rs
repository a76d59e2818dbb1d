//! How fast a search plays: by step units, or the whole of it in a given time.

use super::{after, lab_of, searched};
use plyscope::app::state::action::Step;
use plyscope::app::state::search::pace::{LONG, Pace, SPEEDS, WHOLE};

/// A search of some thousand steps.
const SEARCH: &str =
    r#"{"game":{"kind":"tic-tac-toe","position":"xo./.x./..."},"algorithm":{"kind":"minimax"}}"#;

#[test]
fn a_recording_is_played_whole_in_its_time_however_the_clock_ticks() {
    for seconds in WHOLE {
        let mut lab = after(
            &searched(&lab_of(SEARCH)),
            [
                Step::Pace(Pace::Whole(seconds)).into(),
                Step::TogglePlaying.into(),
            ],
        );
        assert!(lab.search.lane.run.length() > LONG);
        let mut millis = 0;
        for wait in [33, 34, 50, 16, 33, 120, 33].into_iter().cycle() {
            if !lab.search.clock.playing {
                break;
            }
            millis += wait;
            lab = after(&lab, [Step::Tick(wait).into()]);
        }
        assert!(lab.search.lane.is_at_end());
        assert!(
            millis.abs_diff(1000 * seconds) <= 120,
            "{millis} for {seconds} s"
        );
    }
}

#[test]
fn a_page_that_comes_back_into_sight_does_not_leap() {
    let lab = after(
        &searched(&lab_of(SEARCH)),
        [
            Step::Pace(Pace::Whole(10)).into(),
            Step::TogglePlaying.into(),
            Step::Tick(3_600_000).into(),
        ],
    );
    let (step, length) = (lab.search.lane.step, lab.search.lane.run.length());
    assert!(step.abs_diff(length / 10) <= 1, "{step} of {length}");
}

#[test]
fn faster_and_slower_stay_within_what_is_offered() {
    assert_eq!(Pace::Whole(30).faster(), Pace::Whole(10));
    assert_eq!(Pace::Whole(10).faster(), Pace::Whole(10));
    assert_eq!(Pace::Whole(30).slower(), Pace::Whole(120));
    assert_eq!(Pace::Whole(120).slower(), Pace::Whole(120));
    let [slowest, .., fastest] = SPEEDS.map(|(speed, _)| Pace::Speed(speed));
    assert_eq!(fastest.faster(), fastest);
    assert_eq!(slowest.slower().slower(), slowest.slower());
    assert_eq!(Pace::Whole(0).within(), Pace::Whole(10));
    assert_eq!(Pace::Speed(u32::MAX).within(), fastest);
}

#[test]
fn words_change_four_times_a_second_while_a_recording_is_played_whole() {
    let all = 60_000;
    for seconds in WHOLE {
        let pace = Pace::Whole(seconds);
        let mut told: Vec<u32> = (0..=all).map(|step| pace.told(step, all)).collect();
        assert!((0..=all).zip(&told).all(|(step, told)| *told <= step));
        told.dedup();
        assert_eq!((told[0], told.last()), (0, Some(&all)));
        assert!(
            (told.len() as u32 - 1).abs_diff(4 * seconds) <= 1,
            "{} in {seconds} s",
            told.len()
        );
    }
    assert_eq!(Pace::Speed(256).told(777, all), 777);
}
