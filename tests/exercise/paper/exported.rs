//! What quizzes of other programs make of exercises: shares of points, several right moves, odd names, nodes that are not entered.

use super::{drawn, read};
use plyscope::lang::Lang;
use plyscope::paper::{Paper, gift, moodle};

/// The text of a quiz about one exercise.
fn exported(json: &str, write: fn(&[(u64, Paper)]) -> String) -> String {
    let sheet = read(json);
    let instances = drawn(&sheet, 0);
    let paper = Paper::new(&sheet, &instances, Lang::En).expect("it can be printed");
    write(&[(0, paper)])
}

/// The parts of 100 % that Moodle knows for an option, from its `engine/bank.php`.
const SHARES: [&str; 20] = [
    "100", "90", "83.33333", "80", "75", "70", "66.66667", "60", "50", "40", "33.33333", "30",
    "25", "20", "16.66667", "14.28571", "12.5", "11.11111", "10", "5",
];

#[test]
fn the_shares_of_leaves_are_those_that_moodle_knows_and_more_leaves_are_questions_of_their_own() {
    for cut in 1..=36 {
        let sevens = vec!["7"; cut].join(",");
        let json = format!(
            r#"{{"id":"c","game":{{"kind":"tree","tree":[[5,6],[1,{sevens}]]}},"algorithm":{{"kind":"alpha-beta"}},"ask":[{{"kind":"cut"}}]}}"#
        );
        let text = exported(&json, gift);
        let shares = text.lines().filter_map(|line| line.strip_prefix("~%"));
        let shares: Vec<&str> = shares
            .map(|rest| rest.split('%').next().expect("a share"))
            .collect();
        for share in &shares {
            assert!(
                SHARES.contains(&share.trim_start_matches('-')),
                "{cut}: {share}"
            );
        }
        if cut <= 10 {
            assert_eq!(
                shares
                    .iter()
                    .filter(|share| !share.starts_with('-'))
                    .count(),
                cut
            );
            assert_eq!(text.matches("::[html]").count(), 1);
        } else {
            assert!(shares.is_empty());
            assert_eq!(text.matches("{T}").count(), cut);
            assert_eq!(text.matches("{F}").count(), 3);
        }
    }
}

#[test]
fn every_best_move_is_right_in_a_quiz_as_it_is_in_a_grade() {
    let json = r#"{"game":{"kind":"tree","tree":[[5,6],[7,5],[1,2]]},"algorithm":{"kind":"minimax"},"ask":[{"kind":"root"}]}"#;
    assert!(exported(json, moodle).contains("{1:MULTICHOICE:=B~=C~D}"));
    let text = exported(json, gift);
    for line in ["=B", "=C", "~D"] {
        assert!(text.lines().any(|found| found == line), "{text}");
    }
}

#[test]
fn names_are_shown_by_moodle_as_they_are_written() {
    let json = r#"{"id":"n1","game":{"kind":"tree","tree":{"max":[{"min":[1,2],"name":"a}b~c#d"},{"min":[3,4],"name":"p -> q"},{"min":[0,9],"name":"\"x\" & <y> \\z"}]}},
        "algorithm":{"kind":"minimax"},"ask":[{"kind":"root"}]}"#;
    // What Moodle takes back of a blank, then entities twice: as XML and as HTML.
    let file = exported(json, moodle);
    let entities = |text: &str| {
        text.replace("&lt;", "<")
            .replace("&gt;", ">")
            .replace("&quot;", "\"")
            .replace("&#126;", "~")
            .replace("&amp;", "&")
    };
    let (_, blank) = file.split_once("{1:MULTICHOICE:").expect("a choice");
    // The brace that ends the blank is the first without a backslash.
    let end = blank
        .match_indices('}')
        .find(|(at, _)| !blank[..*at].ends_with('\\'))
        .expect("it ends")
        .0;
    let shown: Vec<String> = entities(&blank[..end])
        .split('~')
        .map(|option| {
            let taken = option
                .trim_start_matches('=')
                .replace("\\}", "}")
                .replace("\\#", "#");
            entities(&entities(&taken))
        })
        .collect();
    assert_eq!(shown, ["a}b~c#d", "p -> q", "\"x\" & <y> \\z"]);
    let gift = exported(json, gift);
    assert!(
        gift.contains("\"x\" &amp; &lt;y&gt; \\\\z")
            || gift.contains("&quot;x&quot; &amp; &lt;y&gt; \\\\z"),
        "{gift}"
    );
}

#[test]
fn a_quiz_has_the_windows_of_all_nodes_and_says_what_to_write_at_those_that_are_not_entered() {
    let json = r#"{"game":{"kind":"tree","tree":[[[3,4],[5,6]],[[1,2],[7,8]]]},"algorithm":{"kind":"alpha-beta"},"ask":[{"kind":"window"}]}"#;
    let text = exported(json, moodle);
    assert_eq!(
        text.matches(":SHORTANSWER:").count() + text.matches(":NUMERICAL:").count(),
        12
    );
    assert!(text.contains("SHORTANSWER:=-~=–"), "{text}");
    assert!(text.contains("write a dash"));
}

#[test]
fn the_picture_of_the_tree_is_announced() {
    let json = r#"{"game":{"kind":"tree","tree":[[5,6],[2,1]]},"algorithm":{"kind":"minimax"},"ask":[{"kind":"values"}]}"#;
    for text in [exported(json, moodle), exported(json, gift)] {
        assert!(
            text.contains("The tree of this exercise")
                && !text.contains("alt=\"\"")
                && !text.contains("alt=&quot;&quot;")
        );
    }
}
