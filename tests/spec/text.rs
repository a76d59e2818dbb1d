//! JSON is read by the standard, and wrong JSON is refused with line and column, never with a
//! panic.

use crate::truth::cases::cases;
use plyscope::game::Player;
use plyscope::game::tree::notation;
use plyscope::lang::{Lang, Say};
use plyscope::search::Algorithm;
use plyscope::spec::{Refusal, Spec};
use plyscope::text::json::to_json;
use plyscope::text::{Content, Mistake, Value};
use proptest::prelude::*;

fn value(text: &str) -> Result<Value<'_>, Mistake> {
    Value::read(text, 100)
}

fn number(text: &str) -> f64 {
    match value(text).map(|value| value.content) {
        Ok(Content::Number(number)) => number,
        other => panic!("{text} is read as {other:?}"),
    }
}

/// Returns a spec over several lines, in which the tree begins at line 4, column 13.
fn spec_around(tree: &str) -> String {
    format!(
        "{{\n  \"game\": {{\n    \"kind\": \"tree\",\n    \"tree\": {tree}\n  }},\n  \"algorithm\": {{\"kind\": \"minimax\"}}\n}}\n"
    )
}

fn refusal(text: &str) -> Refusal {
    Spec::read(text).expect_err(text)
}

#[test]
fn a_mistake_is_named_with_its_place_in_both_languages() {
    for (text, line, column, english, chinese) in [
        ("", 1, 1, "expected a number, a text", "应为数字"),
        ("[1,\n 2,]", 2, 4, "expected a number, a text", "应为数字"),
        ("[1 2]", 1, 4, "comma or “]”", "应为逗号或“]”"),
        ("[1}", 1, 3, "comma or “]”", "应为逗号或“]”"),
        ("(1, 2)", 1, 1, "expected a number, a text", "应为数字"),
        (
            "{\"a\": 1,\n}",
            2,
            1,
            "a key in double quotes",
            "双引号括起的键",
        ),
        (
            "{\"a\": 1\n \"b\": 2}",
            2,
            2,
            "comma or “}”",
            "应为逗号或“}”",
        ),
        ("{'a': 1}", 1, 2, "a key in double quotes", "双引号括起的键"),
        ("{a: 1}", 1, 2, "a key in double quotes", "双引号括起的键"),
        ("{\"a\" 1}", 1, 6, "a colon", "冒号"),
        (
            "{\"a\": 1, \"\\u0061\": 2}",
            1,
            20,
            "“a” was given already",
            "“a”写了两次",
        ),
        (
            "{\"极\": 'x'}",
            1,
            7,
            "expected a number, a text",
            "应为数字",
        ),
        ("NaN", 1, 1, "expected a number, a text", "应为数字"),
        (
            "-Infinity",
            1,
            1,
            "expected a number but found “-”",
            "却是“-”",
        ),
        ("True", 1, 1, "expected a number, a text", "应为数字"),
        ("nullify", 1, 5, "nothing more but found “i”", "后面多了“i”"),
        ("1e999", 1, 1, "too large", "这个数太大"),
        ("+1", 1, 1, "found “+1”", "却是“+1”"),
        ("01", 1, 1, "found “01”", "却是“01”"),
        (".5", 1, 1, "found “.5”", "却是“.5”"),
        ("5.", 1, 1, "found “5.”", "却是“5.”"),
        ("-.5", 1, 1, "found “-.5”", "却是“-.5”"),
        ("1.e5", 1, 1, "found “1.e5”", "却是“1.e5”"),
        ("1e", 1, 1, "found “1e”", "却是“1e”"),
        ("−1", 1, 1, "expected a number, a text", "应为数字"),
        ("\"abc", 1, 1, "no closing quote", "缺少右引号"),
        ("\"a\nb\"", 1, 3, "needs an escape", "须写成转义"),
        ("\"a\tb\"", 1, 3, "needs an escape", "须写成转义"),
        ("\"\u{0}\"", 1, 2, "needs an escape", "须写成转义"),
        (r#""a\qb""#, 1, 4, "a JSON escape", "JSON 的转义"),
        (r#""\ud83d""#, 1, 3, "a JSON escape", "JSON 的转义"),
        (r#""\ud83d\u0041""#, 1, 3, "a JSON escape", "JSON 的转义"),
        (r#""\ude00""#, 1, 3, "a JSON escape", "JSON 的转义"),
        (r#""\u12""#, 1, 3, "a JSON escape", "JSON 的转义"),
        ("\u{feff}1", 1, 1, "expected a number, a text", "应为数字"),
        ("1\u{a0}", 1, 2, "nothing more", "后面多了"),
    ] {
        let mistake = value(text).expect_err(text);
        assert_eq!(
            (mistake.place.line, mistake.place.column),
            (line, column),
            "{text}: {mistake:?}"
        );
        let said = [Lang::En, Lang::Zh].map(|lang| mistake.problem.say(lang));
        assert!(
            said[0].contains(english) && said[1].contains(chinese),
            "{text}: {said:?}"
        );
        let refusal = refusal(text);
        assert!(
            refusal
                .say(Lang::En)
                .starts_with(&format!("line {line}, column {column}: ")),
            "{refusal}"
        );
        assert!(
            refusal
                .say(Lang::Zh)
                .starts_with(&format!("第 {line} 行第 {column} 列："))
                && refusal.path.is_empty()
        );
    }
}

#[test]
fn every_kind_of_json_value_is_read() {
    assert!(number("-0").is_sign_negative() && number("-0") == 0.0);
    assert_eq!(
        [
            number("1e-999"),
            number("1E+2"),
            number("0.1"),
            number("-10.50")
        ],
        [0.0, 100.0, 0.1, -10.5]
    );
    for (text, expected) in [
        (r#""\ud83d\ude00\u6781\n\/\b""#, "😀极\n/\u{8}"),
        ("\"\u{7f}\u{2028}🂡\"", "\u{7f}\u{2028}🂡"),
        (r#""""#, ""),
    ] {
        assert_eq!(value(text).expect(text).as_text(), Some(expected));
    }
    let Content::Object(fields) = value(" { \"b\" : [ ] ,\r\n\t\"a\":{ } , \"c\":null}\n")
        .expect("an object")
        .content
    else {
        panic!("it is an object")
    };
    let seen: Vec<(&str, &str, usize, usize)> = fields
        .iter()
        .map(|(key, value)| {
            (
                key.as_str(),
                value.raw,
                value.place.line,
                value.place.column,
            )
        })
        .collect();
    assert_eq!(
        seen,
        [
            ("b", "[ ]", 1, 10),
            ("a", "{ }", 2, 6),
            ("c", "null", 2, 16)
        ]
    );
}

#[test]
fn brackets_beyond_the_limit_and_crowds_of_keys_are_refused() {
    let nested = |depth: usize| format!("{}{}", "[".repeat(depth), "]".repeat(depth));
    assert!(value(&nested(100)).is_ok());
    let mistake = value(&nested(101)).expect_err("too deep");
    assert_eq!(
        (mistake.place.column, mistake.problem.say(Lang::Zh).as_str()),
        (101, "嵌套太深")
    );
    // Brackets in a string are not nesting.
    assert!(value(&to_json(&"[".repeat(1_000))).is_ok());
    let keys = |count: usize| {
        format!(
            "{{{}}}",
            (0..count)
                .map(|key| format!("\"{key}\":0"))
                .collect::<Vec<String>>()
                .join(",")
        )
    };
    assert!(value(&keys(64)).is_ok());
    assert!(
        value(&keys(200_000))
            .expect_err("too many")
            .problem
            .say(Lang::En)
            .contains("at most 64 fields")
    );
}

#[test]
fn a_mistake_in_a_tree_is_named_where_it_stands_in_the_spec() {
    for (tree, line, column, expected) in [
        (
            "[[5, 6],\n             {\"chance\":[]}]",
            5,
            14,
            "at least one child",
        ),
        (
            "{\n      \"max\": [1, 2],\n      \"moves\": [\"a\"]\n    }",
            4,
            13,
            "expected 2, found 1",
        ),
        (
            "[{\"chance\": [1, 2],\n \"p\": [0.5, 0.4]}]",
            5,
            7,
            "sum to 1",
        ),
        ("7", 4, 13, "at least one child"),
        ("\"((5 6) (2 x))\"", 4, 24, "expected a number, a list"),
        ("[true]", 4, 14, "expected a number, a list"),
    ] {
        let refusal = refusal(&spec_around(tree));
        assert_eq!(refusal.path, "game.tree");
        let said = refusal.say(Lang::En);
        assert!(
            said.starts_with(&format!("game.tree: line {line}, column {column}: "))
                && said.contains(expected),
            "{said}"
        );
    }
    // A string with escapes differs from the typed text, so places in it are those of the string.
    let said = [Lang::En, Lang::Zh].map(|lang| refusal(&spec_around("\"(5\\n x)\"")).say(lang));
    assert!(
        said[0].starts_with("game.tree: in this text, line 2, column 2: expected"),
        "{said:?}"
    );
    assert!(
        said[1].starts_with("game.tree：这段文字的第 2 行第 2 列："),
        "{said:?}"
    );
}

#[test]
fn a_tree_in_a_spec_is_json_and_a_typed_tree_may_be_loose() {
    for loose in [
        "[[5 6] [2 1]]",
        "((5 6) (2 1))",
        "5 6 / 2 1",
        "[[+5,6],[2,1]]",
        "[[−5,6],[2,1]]",
    ] {
        assert!(notation::read(loose, Player::Max).is_ok());
        assert!(
            refusal(&spec_around(loose))
                .to_string()
                .contains("this is not JSON")
        );
        assert!(Spec::read(&spec_around(&to_json(&loose))).is_ok());
    }
}

#[test]
fn leaves_with_strokes_between_are_a_tree_of_two_plies() {
    let read = |text: &str| notation::read(text, Player::Max);
    let tree = read("[[5,6],[2,1],[3,2]]");
    for rows in ["5 6 / 2 1 / 3 2", "5,6/2,1/3,2", " 5 6 /\n2 1 /\n3 2 "] {
        assert_eq!(read(rows), tree, "{rows}");
    }
    let refused = |text: &str| read(text).map_err(|bad| (bad.line, bad.column));
    assert_eq!(refused("5 6 / x 1"), Err((1, 7)));
    assert_eq!(refused("5 6 /"), Err((1, 6)));
    assert_eq!(refused("5 6 / / 2"), Err((1, 7)));
}

#[test]
fn a_whole_number_is_written_as_one() {
    for seed in ["-0", "1.0", "1e2", "9007199254740990.7", "\"1\"", "null"] {
        let text = format!(
            "{{\"seed\":{seed},\"game\":{{\"kind\":\"tic-tac-toe\"}},\"algorithm\":{{\"kind\":\"mcts\"}}}}"
        );
        let refusal = refusal(&text);
        assert!(
            refusal.path == "seed" && refusal.to_string().ends_with(&format!("found {seed}")),
            "{refusal}"
        );
    }
}

proptest! {
    #![proptest_config(cases(2_000))]

    #[test]
    fn any_bits_of_a_number_come_back_from_a_spec(bits: u64) {
        let c = f64::from_bits(bits >> 1);
        prop_assume!(c.is_finite());
        let given = format!("{{\"game\":{{\"kind\":\"tic-tac-toe\"}},\"algorithm\":{{\"kind\":\"mcts\",\"c\":{c:e}}}}}");
        let spec = Spec::read(&given).expect("a number of at least 0");
        let Algorithm::Mcts(options) = &Spec::read(&spec.write()).expect("what was written").algorithm else { panic!("{given}") };
        prop_assert_eq!(options.c.to_bits(), c.to_bits());
    }

    #[test]
    fn any_text_in_quotes_is_read_back(text: String) {
        let written = to_json(&text);
        let read = value(&written).expect("a text");
        prop_assert_eq!(read.as_text(), Some(text.as_str()));
        prop_assert_eq!(serde_json::from_str::<String>(&written).expect("JSON"), text);
    }

    /// Another reader of the standard agrees.
    #[test]
    fn another_reader_accepts_the_same_json(
        pieces in prop::collection::vec(prop::sample::select(vec![
            "[", "]", "{", "}", ",", ":", " ", "\n", "\"a\"", "\"", "\\", "\\u00e9", "\\ud83d", "\\udE00", "0", "-", "1", ".", "e",
            "+", "null", "true", "false", "'", "NaN", "\t", "极", "\u{b}",
        ]), 0..9),
    ) {
        let text = pieces.concat();
        let here = value(&text);
        let elsewhere = serde_json::from_str::<serde_json::Value>(&text);
        match &here {
            Ok(read) => prop_assert_eq!(read.raw, text.trim()),
            Err(mistake) => {
                let lines = text.split('\n').count();
                prop_assert!((1..=lines).contains(&mistake.place.line) && mistake.place.column >= 1);
                let _ = Spec::read(&text);
            }
        }
        let only_here = matches!(&here, Err(mistake) if !mistake.problem.is_of_syntax());
        prop_assert!(only_here || here.is_ok() == elsewhere.is_ok(), "{}: {:?} {:?}", text, here, elsewhere);
    }
}
