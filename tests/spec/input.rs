//! Wrong input is refused with its place and the expected form, in both languages, and never causes
//! a panic.

use crate::truth::cases::cases;
use plyscope::game::Player;
use plyscope::game::nim::Nim;
use plyscope::game::st_petersburg::StPetersburg;
use plyscope::game::subtraction::Subtraction;
use plyscope::game::tic_tac_toe::TicTacToe;
use plyscope::game::tree::notation;
use plyscope::lang::{Lang, Say};
use plyscope::spec::{Spec, from_link};
use proptest::prelude::*;

fn said(error: &impl Say) -> [String; 2] {
    let said = [Lang::En, Lang::Zh].map(|lang| error.say(lang));
    assert!(
        said.iter()
            .all(|text| !text.is_empty() && !text.contains('\n'))
    );
    assert!(
        said[1]
            .chars()
            .any(|letter| ('一'..='龥').contains(&letter)),
        "{} is no Chinese",
        said[1]
    );
    said
}

#[test]
fn a_bad_tree_names_line_and_column_and_what_was_expected() {
    for (text, line, column, expected) in [
        ("", 1, 1, "expected a number, a list"),
        ("[5,", 1, 4, "expected a number, a list"),
        ("[5 6", 1, 5, "comma or “]”"),
        ("[5,6]]", 1, 6, "the tree is complete"),
        ("[5,6}", 1, 5, "comma or “]”"),
        ("(5 6]", 1, 5, "comma or “)”"),
        ("[[5,6],\n [2,x]]", 2, 5, "expected a number, a list"),
        ("[[5,6],\n\n  [2,1.2.3]]", 3, 6, "found “1.2.3”"),
        (r#"[1,{"chance":[]}]"#, 1, 4, "at least one child"),
        ("7", 1, 1, "at least one child"),
        ("[1e999]", 1, 2, "finite number"),
        (r#"["inf","nan"]"#, 1, 8, "expected a number, a list"),
        (r#"{"mx":[1]}"#, 1, 2, "found “mx”"),
        (r#"{"name":"a"}"#, 1, 1, "one of max, min, chance and value"),
        (r#"{"max":[1],"min":[2]}"#, 1, 18, "a node is one of"),
        (r#"{"max":[1],"max":[2]}"#, 1, 18, "given already"),
        (r#"{"max":[1],"p":[1]}"#, 1, 16, "only a chance node"),
        (r#"[{"chance":[1,2],"p":[0.5,0.4]}]"#, 1, 22, "sum to 1"),
        (
            r#"[{"chance":[1,2],"p":[1]}]"#,
            1,
            22,
            "expected 2, found 1",
        ),
        (
            r#"[{"chance":[1,2],"p":["1/0",0.5]}]"#,
            1,
            23,
            "probability from 0 to 1",
        ),
        (r#"[{"chance":[1,"+inf"]}]"#, 1, 2, "finite leaves"),
        (
            r#"{"max":[1,2],"moves":["a"]}"#,
            1,
            1,
            "expected 2, found 1",
        ),
        (r#"{"max":[1,2],"name":"a}"#, 1, 21, "no closing quote"),
        (r#"{"name":"\q","max":[1]}"#, 1, 11, "escape"),
        (r#"{"max" [1]}"#, 1, 8, "colon"),
        (r#"{"max":3}"#, 1, 8, "expected a list"),
        (
            r#"{"max":[1],"estimate":"high"}"#,
            1,
            23,
            "expected a number",
        ),
    ] {
        let error = notation::read(text, Player::Max).expect_err(text);
        let [english, chinese] = said(&error);
        assert_eq!(
            (error.line, error.column),
            (line, column),
            "{text}: {english}"
        );
        assert!(english.contains(expected), "{text}: {english}");
        assert!(english.starts_with(&format!("line {line}, column {column}: ")));
        assert!(chinese.starts_with(&format!("第 {line} 行第 {column} 列：")));
    }
}

#[test]
fn a_tree_beyond_the_limits_is_refused_in_words() {
    let deep = |plies: usize| "[".repeat(plies) + "1" + &"]".repeat(plies);
    assert!(notation::read(&deep(64), Player::Max).is_ok());
    for (text, expected) in [
        (deep(65), "at most 64 plies"),
        (deep(100_000), "at most 64 plies"),
        ("(".repeat(100_000), "at most 64 plies"),
        (r#"{"max":["#.repeat(100_000), "at most 64 plies"),
        (
            format!("[{}]", ["1"; 1_001].join(",")),
            "at most 1000 children",
        ),
        (
            format!(
                "[{}]",
                vec![format!("[{}]", ["1"; 1_000].join(",")); 201].join(",")
            ),
            "at most 200000 nodes",
        ),
    ] {
        let error = notation::read(&text, Player::Max).expect_err("a limit is broken");
        assert!(said(&error)[0].contains(expected), "{}", said(&error)[0]);
    }
}

#[test]
fn bad_heaps_and_boards_say_where_and_why() {
    for (text, english, chinese) in [
        ("", "expected heap sizes", "应为各堆石子数"),
        (
            "1 2 x",
            "column 5: expected a whole number from 0 to 256 but found “x”",
            "第 5 列：应为 0 到 256 的整数，却是“x”",
        ),
        ("1 -2", "column 3", "第 3 列"),
        ("（1， 1.5", "column 5", "第 5 列"),
        ("200 57", "at most 256 stones", "最多 256 颗石子"),
        (
            "99999999999999999999999",
            "column 1: expected a whole number from 0 to 256",
            "第 1 列",
        ),
        (&"0 ".repeat(257), "257 heaps", "257 堆"),
    ] {
        let said = said(&Nim::parse(text, false).expect_err(text));
        assert!(
            said[0].contains(english) && said[1].contains(chinese),
            "{text}: {said:?}"
        );
    }
    for (text, english, chinese) in [
        (
            "x.o/.?./...",
            "column 6: expected x, o, . or / but found “?”",
            "第 6 列",
        ),
        (
            "x.o",
            "expected nine squares but found 3",
            "应有 9 格，这里有 3 格",
        ),
        ("............", "found 12", "12 格"),
        ("xx./.../...", "here are 2 × and 0 ○", "2 个 ×、0 个 ○"),
        ("o../.../...", "× moves first", "× 先走"),
        ("xxx/ooo/...", "both sides", "双方"),
        ("xxx/oo./o..", "the loser moved again", "输家却又走了一步"),
        ("ooo/xx./x.x", "the loser moved again", "输家却又走了一步"),
    ] {
        let said = said(&TicTacToe::parse(text).expect_err(text));
        assert!(
            said[0].contains(english) && said[1].contains(chinese),
            "{text}: {said:?}"
        );
    }
}

#[test]
fn bad_stones_and_tosses_say_where_and_why() {
    for (text, english, chinese) in [
        (
            "",
            "column 1: expected a whole number from 0 to 256",
            "第 1 列：应为 0 到 256 的整数",
        ),
        (
            "257; 1",
            "column 1: expected a whole number from 0 to 256 but found “257”",
            "却是“257”",
        ),
        (
            "15; 1,0",
            "column 7: expected a whole number from 1 to 256 but found “0”",
            "第 7 列",
        ),
        ("15; 1,two", "column 7", "却是“two”"),
        ("15; 1,−2", "column 7", "第 7 列"),
        (
            "15; 1,2,1",
            "column 9: expected a number not given already but found “1”",
            "第 9 列：应为前面没有写过的数",
        ),
        (
            "9; 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17",
            "column 43: expected at most 16 numbers to take",
            "至多 16 种取法",
        ),
    ] {
        let said = said(&Subtraction::parse(text).expect_err(text));
        assert!(
            said[0].contains(english) && said[1].contains(chinese),
            "{text}: {said:?}"
        );
    }
    for (text, english, chinese) in [
        (
            " ; ",
            "column 1: expected a whole number from 1 to 64",
            "第 1 列：应为 1 到 64 的整数",
        ),
        (
            "0",
            "column 1: expected a whole number from 1 to 64 but found “0”",
            "第 1 列",
        ),
        (
            "20; 21",
            "column 5: expected a whole number from 0 to 20 but found “21”",
            "第 5 列",
        ),
        ("20; H", "column 5: expected a whole number", "第 5 列"),
        (
            "20; 3 T",
            "column 7: expected H or nothing more but found “T”",
            "第 7 列：应为 H 或到此为止",
        ),
        (
            "20; 3 H H",
            "column 9: expected nothing more but found “H”",
            "第 9 列：应为到此为止",
        ),
        ("20; 20 H", "column 8: expected nothing more", "第 8 列"),
    ] {
        let said = said(&StPetersburg::parse(text).expect_err(text));
        assert!(
            said[0].contains(english) && said[1].contains(chinese),
            "{text}: {said:?}"
        );
    }
}

/// Returns text made of pieces of the notations, so that readers get far before they stop.
fn pieces() -> impl Strategy<Value = String> {
    let piece = prop::sample::select(vec![
        "[",
        "]",
        "(",
        ")",
        "{",
        "}",
        ",",
        ":",
        " ",
        "\n",
        "1",
        "-2.5",
        "1e308",
        "9".repeat(400).leak(),
        "1e-400",
        "−3",
        "\"",
        "\\",
        "\\u",
        "\\ud83d",
        "\\u0041",
        "\"max\"",
        "\"min\":",
        "\"chance\":",
        "\"value\":",
        "\"p\":",
        "\"1/3\"",
        "\"name\":",
        "\"moves\":",
        "\"estimate\":",
        "\"rollouts\":",
        "\"+inf\"",
        "null",
        "true",
        "15",
        ";",
        "H",
        "x",
        "o",
        ".",
        "/",
        "极",
        "🂡",
        "\u{0}",
        "\u{feff}",
        "\u{301}",
        "\"game\":",
        "\"kind\":\"tree\"",
        "\"tree\":",
        "\"algorithm\":",
        "{\"kind\":\"mcts\"}",
        "\"v\":1",
        "1=",
    ]);
    prop::collection::vec(piece, 0..40).prop_map(|pieces| pieces.concat())
}

proptest! {
    #![proptest_config(cases(3_000))]

    #[test]
    fn no_text_makes_a_reader_panic(text in prop_oneof![pieces(), any::<String>(), "\\PC{0,60}"]) {
        if let Err(error) = notation::read(&text, Player::Min) {
            let lines = text.split('\n').count();
            prop_assert!((1..=lines).contains(&error.line) && error.column >= 1);
            said(&error);
        }
        let _ = Nim::parse(&text, true).map_err(|error| said(&error));
        let _ = TicTacToe::parse(&text).map_err(|error| said(&error));
        let _ = Subtraction::parse(&text).map_err(|error| said(&error));
        let _ = StPetersburg::parse(&text).map_err(|error| said(&error));
        let _ = Spec::read(&text).map_err(|error| said(&error));
        let _ = from_link(&text).map_err(|error| said(&error));
        let _ = from_link(&format!("#1={text}")).map_err(|error| said(&error));
    }

    #[test]
    fn a_spec_around_any_text_is_read_or_refused(text in prop_oneof![pieces(), any::<String>()]) {
        let quoted = serde_json::Value::from(text.as_str()).to_string();
        for game in [
            format!("{{\"kind\":\"tree\",\"tree\":{quoted}}}"),
            format!("{{\"kind\":\"tree\",\"tree\":{text}}}"),
            format!("{{\"kind\":\"tic-tac-toe\",\"position\":{quoted}}}"),
            format!("{{\"kind\":\"nim\",\"heaps\":{text}}}"),
            format!("{{\"kind\":\"subtraction\",\"stones\":9,\"take\":{text}}}"),
            format!("{{\"kind\":\"st-petersburg\",\"tosses\":{text}}}"),
        ] {
            for algorithm in ["minimax", "alpha-beta", "mcts"] {
                let spec = format!("{{\"game\":{game},\"algorithm\":{{\"kind\":\"{algorithm}\"}}}}");
                let _ = Spec::read(&spec).map_err(|error| said(&error));
            }
        }
    }
}

#[test]
fn a_hundred_thousand_brackets_are_refused_not_recursed_into() {
    for text in [
        "[".repeat(100_000),
        "{\"game\":".repeat(100_000),
        format!("{}{}", "[".repeat(100_000), "]".repeat(100_000)),
    ] {
        let [english, _] = said(&Spec::read(&text).expect_err("too deep"));
        assert!(english.contains("too deeply nested"), "{english}");
    }
}
