//! The written form of a comparison, and what is refused of it.

use super::*;
use plyscope::compare::is_comparison;
use plyscope::lang::{Lang, Say};
use plyscope::spec::{from_link, json_in};

const TREE: &str = r#""game":{"kind":"tree","tree":[[3,12,8],[2,4,6],[14,5,2]]}"#;
const MINIMAX: &str = r#""algorithm":{"kind":"minimax"}"#;
const ALPHA_BETA: &str = r#""algorithm":{"kind":"alpha-beta"}"#;

fn refused(text: &str) -> (String, [String; 2]) {
    let refusal = Comparison::read(text).expect_err(text);
    let said = [Lang::En, Lang::Zh].map(|lang| refusal.say(lang));
    (refusal.path, said)
}

#[test]
fn it_is_written_as_it_was_read_with_the_game_once() {
    let text = format!(
        r#"{{"v":1,"compare":[{{{TREE},{MINIMAX}}},{{{ALPHA_BETA},"seed":3}}],"by":"node","at":6}}"#
    );
    let it = compared(&text);
    assert_eq!(it.write(), text);
    assert_eq!(it.lanes[0].game, it.lanes[1].game);
    assert_eq!((it.by, it.at, it.lanes[1].seed), (Work::Node, Some(6), 3));
}

#[test]
fn a_position_that_is_written_twice_and_a_step_of_a_lane_are_read() {
    let text = format!(
        r#"{{"compare":[{{{TREE},{MINIMAX},"step":4}},{{{TREE},{ALPHA_BETA},"step":9}}]}}"#
    );
    let it = compared(&text);
    let steps: Vec<u32> = it.lanes.iter().map(|lane| lane.step).collect();
    assert_eq!(steps, [0, 0], "the clock says where a lane stands");
}

#[test]
fn its_link_is_one_of_a_search_by_its_letters_and_the_key_tells() {
    let it = compared(&format!(
        r#"{{"compare":[{{{TREE},{MINIMAX}}},{{{ALPHA_BETA}}}]}}"#
    ));
    let link = it.to_link();
    assert!(link.starts_with("1="));
    let json = json_in(&link).expect("it is no damaged link");
    assert!(is_comparison(&json));
    assert_eq!(Comparison::read(&json), Ok(it));
    assert!(!is_comparison(&Spec::opening().write()));
    assert!(!is_comparison("{\"compare\""));
    from_link(&link).expect_err("it is no single search");
}

#[test]
fn what_is_wrong_is_refused_at_its_place_in_both_languages() {
    let lane = format!("{{{TREE},{MINIMAX}}}");
    let other = r#"{"game":{"kind":"tree","tree":[1,2]},"algorithm":{"kind":"alpha-beta"}}"#;
    let cases = [
        (
            format!(r#"{{"compare":[{lane}]}}"#),
            "compare",
            "expected 2 to 4 searches, found 1",
        ),
        (
            format!(r#"{{"compare":[{lane},{other}]}}"#),
            "compare[1].game",
            "expected the position of the first search",
        ),
        (
            format!(r#"{{"compare":[{{{MINIMAX}}},{lane}]}}"#),
            "compare[0].game",
            "this field is required",
        ),
        (
            format!(r#"{{"compare":[{lane},{{"algorithm":{{"kind":"alpha-beta","cut":"eq"}}}}]}}"#),
            "compare[1].algorithm.cut",
            r#"expected "ge" or "gt", found "eq""#,
        ),
        (
            format!(
                r#"{{"compare":[{{"game":{{"kind":"tree","tree":{{"chance":[1,2]}}}},"algorithm":{{"kind":"expectimax"}}}},{{{MINIMAX}}}]}}"#
            ),
            "compare[1].algorithm",
            "",
        ),
        (
            format!(r#"{{"compare":[{lane},{{{ALPHA_BETA}}}],"by":"second"}}"#),
            "by",
            "",
        ),
        (
            format!(r#"{{"compare":[{lane},{{{ALPHA_BETA}}}],"at":-1}}"#),
            "at",
            "",
        ),
        (
            format!(r#"{{"compare":[{lane},{{{ALPHA_BETA}}}],"step":1}}"#),
            "step",
            "",
        ),
    ];
    for (text, path, says) in cases {
        let (found, [en, zh]) = refused(&text);
        assert!(found.starts_with(path), "{text}: {found}");
        assert!(en.contains(says), "{en}");
        assert!(en != zh && !zh.is_empty());
    }
}
